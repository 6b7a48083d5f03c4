import { Button, Checkbox } from '@mantine/core';
import { useId } from 'react';
import type { Tone } from '../../../../contract/promotion.ts';
import { plainText } from '../../../../scene/script.ts';
import { languageOf } from '../../../ui/language-of.ts';
import { linesOf, ownLines, WHEN } from '../model/rework.ts';
import { editableText } from '../model/state.ts';
import { useStudio } from '../model/studio.ts';
import classes from './rework.module.css';

const TONES: readonly (readonly [Tone, string])[] = [
  ['shorter', 'Shorter'],
  ['warmer', 'Warmer'],
  ['direct', 'More direct'],
];

type Props = {
  /** The lines that stay; null while nobody chooses any. */
  kept: readonly string[] | null;
  onKeep: (kept: readonly string[] | null) => void;
};

/** What can be made of the text that is there, in one row above it: another tone with one press, or all but some of its lines anew. */
export function ReworkRow({ kept, onKeep }: Props) {
  const { state, promotion } = useStudio();
  const text = editableText(state.promo);
  const lines = linesOf(text);
  if (state.origin === 'default' || lines.length < 2) return null;
  const own = ownLines(state);
  const again = () =>
    promotion.rework({ text, keep: placesOf(lines, [...(kept ?? []), ...own.filter((line) => lines[WHEN] === line)]) });
  const small = {
    variant: 'default',
    size: 'compact-md',
    mih: 'var(--sr-touch)',
    disabled: promotion.writing,
  } as const;
  if (kept !== null)
    return (
      <div className={classes.row}>
        <Button {...small} disabled={promotion.writing || kept.length === 0} onClick={again}>
          Write the rest anew
        </Button>
        <Button {...small} variant="subtle" disabled={false} onClick={() => onKeep(null)}>
          Done
        </Button>
      </div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own
    <div className={classes.row} role="group" aria-label="Change this text">
      {TONES.map(([tone, name]) => (
        <Button key={tone} {...small} onClick={() => promotion.rework({ text, tone, keep: placesOf(lines, own) })}>
          {name}
        </Button>
      ))}
      <Button {...small} onClick={() => onKeep([])}>
        Keep lines
      </Button>
    </div>
  );
}

/** The text's lines, each with a mark that it stays. */
export function KeepLines({ kept, onKeep }: { kept: readonly string[]; onKeep: Props['onKeep'] }) {
  const lines = linesOf(editableText(useStudio().state.promo));
  const title = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div role="group" aria-labelledby={title}>
      <p id={title} className={classes.title}>
        Tap the lines that stay.
      </p>
      {lines.map((line, at) =>
        // Day, time and place are the form's: they stand there whatever is written around them.
        at === WHEN && lines.length > 2 ? (
          <p key={line} className={classes.when}>
            {plainText(line)}
          </p>
        ) : (
          <Checkbox
            key={line}
            classNames={{ root: classes.line, body: classes.body, labelWrapper: classes.label }}
            lang={languageOf(line)}
            label={plainText(line)}
            checked={kept.includes(line)}
            onChange={({ currentTarget: { checked } }) =>
              onKeep(checked ? [...kept, line] : kept.filter((each) => each !== line))
            }
          />
        ),
      )}
    </div>
  );
}

const placesOf = (lines: readonly string[], kept: readonly string[]): number[] =>
  lines.flatMap((line, at) => (kept.includes(line) ? [at] : []));
