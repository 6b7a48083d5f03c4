import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { charactersLeft } from '../../../ui/characters-left.ts';
import { Icon } from '../../../ui/icons.tsx';
import { languageOf } from '../../../ui/language-of.ts';
import { textFault, textRoom } from '../model/text-limit.ts';
import { editGold, type GoldText, isGold, type Range, readGold, toggleGold, writeGold } from './gold.ts';
import classes from './gold-field.module.css';

type Props = {
  /** With asterisks around what is gold. */
  text: string;
  /** The text will get a signature. */
  signed: boolean;
  /** Puts the cursor into the field whenever it changes; not at 0. */
  asked: number;
  onEdit: (text: string) => void;
};

/** The promotional text, whose gold words look gold. Its value has no asterisks; those that are typed or pasted become gold. */
export function GoldField({ text, signed, asked, onEdit }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = readGold(text);
  const [pressed, setPressed] = useState(false);
  const left = textRoom(signed) - text.length;
  useEffect(() => {
    if (asked === 0) return;
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
  }, [asked]);
  function makeGold() {
    const selected = selectedIn(field.current!);
    const next = toggleGold(shown, selected);
    setPressed(isGold(next, selected));
    onEdit(writeGold(next));
  }
  return (
    <div className={classes.field}>
      <Textarea
        ref={field}
        data-undo
        lang={languageOf(text)}
        label="Promotional text"
        description={
          <span className={classes.hint}>
            <span>A blank line begins a new paragraph. Select words and press Gold to let them shine.</span>
            {left <= 200 && left >= 0 && <span>{charactersLeft(left)}</span>}
          </span>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputContainer={(input) => <Painted text={shown}>{input}</Painted>}
        classNames={{ input: classes.input }}
        value={shown.plain}
        onChange={(event) => onEdit(writeGold(editGold(shown, event.currentTarget.value)))}
        onSelect={({ currentTarget }) => setPressed(isGold(shown, selectedIn(currentTarget)))}
        error={textFault(text, signed)}
        rows={8}
        autoFocus
      />
      <Button
        className={classes.gold}
        variant={pressed ? 'light' : 'default'}
        color="gold"
        size="compact-md"
        mih="var(--sr-touch)"
        leftSection={<Icon name="spark" />}
        aria-pressed={pressed}
        // The field keeps its selection, and a phone its keyboard.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={makeGold}
      >
        Gold
      </Button>
    </div>
  );
}

const selectedIn = ({ selectionStart: start, selectionEnd: end }: HTMLTextAreaElement): Range => ({ start, end });

/** The text once more behind the field, whose own letters are transparent: a field has one color. */
function Painted({ text: { plain, gold }, children }: { text: GoldText; children: ReactNode }) {
  let at = 0;
  return (
    <div className={classes.painted}>
      <div className={classes.mirror} aria-hidden data-testid="painted">
        {gold.map(({ start, end }) => {
          const before = plain.slice(at, start);
          at = end;
          return (
            <span key={start}>
              {before}
              <mark className={classes.words}>{plain.slice(start, end)}</mark>
            </span>
          );
        })}
        {plain.slice(at)}
        {/* A last line without letters has its height as well. */}
        {'\u200b'}
      </div>
      {children}
    </div>
  );
}
