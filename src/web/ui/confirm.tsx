import { Alert, Button, Flex, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Failure, failureOf } from '../api/failure.ts';
import { FailureText } from './failure-text.tsx';
import { type Outlook, OutlookText, useOutlook } from './outlook.tsx';

export type Question = {
  title: string;
  /** What will happen, in one or two sentences. */
  text: ReactNode;
  /** The confirming button's text. */
  action: string;
  /** The other button's text, unless it is 'Cancel'. */
  keep?: string;
  /** The confirming button warns that something will be lost. */
  danger?: boolean;
  /** Asks the server what the action would do, while the question is open; the confirming button waits for it. */
  look?: () => Promise<Outlook>;
  /** Performs the action. A failure is shown in the dialog, which stays open. */
  run: () => Promise<unknown>;
  /** What failed, in a sentence placed before the reason; or the whole message about a failure. */
  failure: string | ((error: unknown) => Failure);
};

/**
 * Asks before doing something that is hard to undo.
 * @returns `ask`, which opens the dialog, `asking` while it is open, and the dialog itself, to be placed anywhere in the page
 */
export function useConfirm(): { ask: (question: Question) => void; asking: boolean; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  // The question stays while the dialog fades out.
  const [opened, setOpened] = useState(false);
  const ask = (next: Question) => {
    setQuestion(next);
    setOpened(true);
  };
  const close = () => setOpened(false);
  return {
    ask,
    asking: opened,
    dialog: (
      <Modal opened={opened} onClose={close} title={question?.title} onExitTransitionEnd={() => setQuestion(null)}>
        {question && <Answer question={question} onClose={close} />}
      </Modal>
    ),
  };
}

function Answer({ question, onClose }: { question: Question; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Failure | null>(null);
  const { query, blocked } = useOutlook(question.look);
  const instead = query.data?.instead;

  async function run() {
    setBusy(true);
    setFault(null);
    try {
      await question.run();
      onClose();
    } catch (error) {
      const { failure } = question;
      setFault(typeof failure === 'string' ? failureOf(error, { what: failure }) : failure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap="lg">
      <Text component="div" style={{ overflowWrap: 'anywhere' }}>
        {question.text}
      </Text>
      {question.look && <OutlookText query={query} />}
      {fault && (
        <Alert color="danger" role="alert">
          <FailureText failure={fault} />
        </Alert>
      )}
      <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          {question.keep ?? 'Cancel'}
        </Button>
        {instead ? (
          <Button
            variant="gradient"
            onClick={() => {
              onClose();
              instead.run();
            }}
          >
            {instead.label}
          </Button>
        ) : (
          <Button
            variant={question.danger ? 'filled' : 'gradient'}
            {...(question.danger && { color: 'danger' })}
            loading={busy}
            disabled={blocked}
            onClick={run}
          >
            {question.action}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
