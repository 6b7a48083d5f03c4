import { Alert, Button, Group, Text, Textarea } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { parseScript } from '../../../../scene/script.ts';
import { charactersLeft } from '../../../ui/characters-left.ts';
import { FailureText } from '../../../ui/failure-text.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { editableText, type TextOrigin } from '../model/state.ts';
import { useStudio } from '../model/studio.ts';
import { textFault, textRoom } from '../model/text-limit.ts';
import classes from './text-section.module.css';

/** The promotional text: collapsed with its two buttons, or open for editing. */
export function TextSection() {
  const { state, user, promotion, dispatch, parts } = useStudio();
  const { text: open, setText: setOpen } = parts;
  const panel = useId();
  const { origin } = state;
  // Free users' text ends with the signature.
  const signed = user.entitlements.watermark;
  const text = editableText(state.promo);
  const { write, writing } = promotion;
  return (
    <>
      <TextMessages />
      <div id={panel}>
        {open ? (
          <TextField
            text={text}
            asked={parts.asked}
            signed={signed}
            onEdit={(value) => dispatch({ type: 'textEdited', text: value, signed })}
          />
        ) : (
          <Excerpt text={text} origin={origin} fault={textFault(text, signed)} />
        )}
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<Icon name="spark" />}
          onClick={write}
          disabled={writing}
          aria-busy={writing}
        >
          {writing ? 'Generating...' : open && origin !== 'default' ? 'Write another version' : 'Generate Promotion'}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon name={open ? 'collapse' : 'pencil'} />}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide Editor' : 'Edit Promotion'}
        </Button>
      </div>
    </>
  );
}

function Excerpt({ text, origin, fault }: { text: string; origin: TextOrigin; fault: string | null }) {
  if (fault) return <Text c="danger.3">{fault}</Text>;
  if (origin === 'default') {
    return (
      <Text c="dimmed">
        Let the copywriter turn your class into a text, or write your own. Until then, your video says “{text}”.
      </Text>
    );
  }
  if (text.trim() === '') return <Text c="dimmed">Your text is empty, so the video shows no text.</Text>;
  return (
    <div className={classes.excerpt}>
      {parseScript(text)
        .paragraphs.flatMap(({ lines }) => lines)
        .map((spans, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <p key={line}>
            {spans.map(({ text: words, bold }) => (bold ? <strong key={words}>{words}</strong> : words))}
          </p>
        ))}
    </div>
  );
}

type FieldProps = { text: string; asked: number; signed: boolean; onEdit: (text: string) => void };

function TextField({ text, asked, signed, onEdit }: FieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
  }, [asked]);
  const left = textRoom(signed) - text.length;
  return (
    <Textarea
      ref={field}
      data-undo
      label="Promotional text"
      description={
        <span className={classes.hint}>
          <span>
            A blank line begins a new paragraph. Put <code>**words**</code> between asterisks to show them in gold.
          </span>
          {left <= 200 && left >= 0 && <span>{charactersLeft(left)}</span>}
        </span>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={text}
      onChange={(event) => onEdit(event.currentTarget.value)}
      error={textFault(text, signed)}
      autosize
      minRows={8}
      maxRows={18}
      autoFocus
    />
  );
}

function TextMessages() {
  const { state, promotion, dispatch } = useStudio();
  const { failure, fellBack, dismiss, write } = promotion;
  return (
    <div>
      {failure !== null && (
        <Alert
          color="danger"
          title="Your text could not be written"
          withCloseButton
          closeButtonLabel="Close"
          onClose={dismiss}
          mb="md"
        >
          <Group justify="space-between">
            <div>
              <FailureText failure={failure} />
            </div>
            <Button variant="default" size="compact-md" onClick={write}>
              Try again
            </Button>
          </Group>
        </Alert>
      )}
      {fellBack && (
        <Alert color="gold" withCloseButton closeButtonLabel="Close" onClose={dismiss} mb="md">
          The AI writer did not answer, so our built-in writer wrote this text.
        </Alert>
      )}
      {state.replacedText !== null && (
        <Alert color="gold" mb="md">
          <Group justify="space-between">
            A new text has replaced the one you edited.
            <Button variant="default" size="compact-md" onClick={() => dispatch({ type: 'textBroughtBack' })}>
              Restore mine
            </Button>
          </Group>
        </Alert>
      )}
    </div>
  );
}
