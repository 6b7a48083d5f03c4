import { Alert, Button, Group, Text, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import type { Promo } from '../../../scene/promo.ts';
import { parseScript } from '../../../scene/script.ts';
import { charactersLeft } from '../../ui/characters-left.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Section } from './section.tsx';
import { editableText, type TextOrigin } from './state.ts';
import { textFault, textRoom } from './text-limit.ts';
import classes from './text-section.module.css';
import type { EditorDispatch } from './use-editor.ts';
import type { Promotion } from './use-promotion.ts';

type Props = {
  promo: Promo;
  origin: TextOrigin;
  replacedText: string | null;
  /** The text of somebody who does not pay ends with the signature. */
  signed: boolean;
  promotion: Promotion;
  dispatch: EditorDispatch;
  /** Having a text written is the next step, and this is the button for it. */
};

/** The promotional text: closed with its two buttons, or open for editing. */
export function TextSection({ promo, origin, replacedText, signed, promotion, dispatch }: Props) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const text = editableText(promo);
  const { write, writing } = promotion;
  return (
    <Section step="Step 2" title="Write Your Promotion">
      <TextMessages promotion={promotion} replaced={replacedText !== null} dispatch={dispatch} />
      <div id={panel}>
        {open ? (
          <TextField
            text={text}
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
    </Section>
  );
}

function Excerpt({ text, origin, fault }: { text: string; origin: TextOrigin; fault: string | null }) {
  if (fault) return <Text c="danger.3">{fault}</Text>;
  if (origin === 'default') {
    return (
      <Text c="dimmed">
        Let the copywriter turn your class into a text, or write your own. Until then your video says “{text}”.
      </Text>
    );
  }
  if (text.trim() === '') return <Text c="dimmed">Your text is empty: the video shows no text.</Text>;
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

type FieldProps = { text: string; signed: boolean; onEdit: (text: string) => void };

function TextField({ text, signed, onEdit }: FieldProps) {
  const left = textRoom(signed) - text.length;
  return (
    <Textarea
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

type MessagesProps = { promotion: Promotion; replaced: boolean; dispatch: EditorDispatch };

function TextMessages({ promotion: { failure, fellBack, dismiss, write }, replaced, dispatch }: MessagesProps) {
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
      {replaced && (
        <Alert color="gold" mb="md">
          <Group justify="space-between">
            A new text has taken the place of the one you edited.
            <Button variant="default" size="compact-md" onClick={() => dispatch({ type: 'textBroughtBack' })}>
              Bring mine back
            </Button>
          </Group>
        </Alert>
      )}
    </div>
  );
}
