import { Alert, Button, Group, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { hasStackedMarks } from '../../../../scene/graphemes.ts';
import { lettersOf } from '../../../../scene/layout.ts';
import { parseScript } from '../../../../scene/script.ts';
import { FailureText } from '../../../ui/failure-text.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { languageOf } from '../../../ui/language-of.ts';
import { SteadyLabel } from '../../../ui/steady-label.tsx';
import { MissingFacts } from '../facts/missing-facts.tsx';
import { useLatestStudio } from '../model/latest-studio.tsx';
import { editableText, type TextOrigin } from '../model/state.ts';
import { useStudio } from '../model/studio.ts';
import { textFault } from '../model/text-limit.ts';
import { isAbout } from '../model/writing.ts';
import { ClassSentence } from './class-sentence.tsx';
import { GoldField } from './gold-field.tsx';
import { LastOne } from './last-one.tsx';
import { LeftOutWords } from './left-out-words.tsx';
import { KeepLines, ReworkRow } from './rework.tsx';
import classes from './text-section.module.css';
import { Understood } from './understood.tsx';
import { Versions } from './versions.tsx';

const WRITE = 'Generate Promotion';
const AGAIN = 'Write another version';

/**
 * The promotional text: collapsed with its two buttons, or open for editing. The buttons stand first: whatever a new text brings comes below them, so that
 * they stay under the thumb.
 */
export function TextSection() {
  const { state, user, promotion, parts } = useStudio();
  const { text: open, setText: setOpen } = parts;
  const panel = useId();
  const { origin } = state;
  // Free users' text ends with the signature.
  const signed = user.entitlements.watermark;
  const text = editableText(state.promo);
  const { write, writing } = promotion;
  const [kept, setKept] = useState<readonly string[] | null>(null);
  const keeps = kept !== null && origin !== 'default';
  return (
    <>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<Icon name="spark" />}
          onClick={write}
          disabled={writing}
          aria-busy={writing}
        >
          <SteadyLabel longest={open ? AGAIN : WRITE}>
            {writing ? 'Generating...' : open && origin !== 'default' ? AGAIN : WRITE}
          </SteadyLabel>
        </Button>
        <Button
          variant="default"
          leftSection={<Icon name={open ? 'collapse' : 'pencil'} />}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide Editor' : 'Edit Promotion'}
        </Button>
      </div>
      <ReworkRow kept={kept} onKeep={setKept} />
      <MissingFacts />
      <TextMessages />
      <div id={panel}>
        {keeps ? (
          <KeepLines kept={kept} onKeep={setKept} />
        ) : open ? (
          <TextField />
        ) : (
          <Excerpt text={text} origin={origin} fault={textFault(text, signed)} />
        )}
      </div>
      <StackedMarks />
      <Versions />
      <LastOne />
      <LeftOutWords />
      <ClassSentence />
      {state.writing && isAbout(state.writing, state.form) && <Understood writing={state.writing} />}
    </>
  );
}

/** The marks above and below letters that only the person's own device has a font for, if it has one. */
function StackedMarks() {
  const { foreign } = lettersOf(useStudio().state.promo);
  return (
    <div role="status">
      {hasStackedMarks(foreign) && (
        <Text size="sm" c="gold.5">
          Some letters carry more marks than our fonts can stack and may be drawn as boxes. Plain letters are safe.
        </Text>
      )}
    </div>
  );
}

/** The only part of the step that a letter has to wait for. */
function TextField() {
  const { state, dispatch, user, parts } = useLatestStudio();
  const signed = user.entitlements.watermark;
  return (
    <GoldField
      text={editableText(state.promo)}
      asked={parts.asked}
      signed={signed}
      onEdit={(value) => dispatch({ type: 'textEdited', text: value, signed })}
    />
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
    <div className={classes.excerpt} lang={languageOf(text)}>
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
