import { hasStackedMarks } from '../../../scene/graphemes.ts';
import { lettersOf } from '../../../scene/layout.ts';
import type { Promo } from '../../../scene/promo.ts';
import { AppError } from '../../errors.ts';

/** How people call scripts that no bundled font has. */
const SCRIPTS: readonly [RegExp, string][] = [
  [/\p{Script=Hangul}/u, 'Korean'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese'],
  [/\p{Script=Han}/u, 'Chinese'],
  [/\p{Script=Thai}/u, 'Thai'],
  [/\p{Script=Devanagari}/u, 'Hindi'],
];

/**
 * Makes sure that the server has fonts for a text; it would draw boxes otherwise. The pages draw such letters
 * themselves, with the fonts of their reader's machine, and post the frame.
 * @throws AppError `unprocessable`, naming what there is no font for
 */
export function assertDrawable(promo: Promo): void {
  const { foreign } = lettersOf(promo);
  if (foreign === '') return;
  const names = SCRIPTS.flatMap(([letters, name]) => (letters.test(foreign) ? [name] : []));
  const shown = Array.from(foreign).slice(0, 8).join('');
  const what =
    names.length > 0
      ? `Our fonts have no ${names.join(' or ')} letters`
      : hasStackedMarks(foreign)
        ? `Our fonts cannot stack marks like these: ${shown}`
        : `Our fonts lack some of these characters: ${shown}`;
  throw new AppError(
    'unprocessable',
    `${what}. The editor draws them with your device’s own fonts; a program has to send the drawn frame as image.`,
  );
}
