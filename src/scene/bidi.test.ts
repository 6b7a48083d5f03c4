import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bidi, hasRightToLeft } from './bidi.ts';
import { graphemes } from './graphemes.ts';
import { layout } from './layout.ts';
import { defaultPromo } from './promo.ts';
import type { Measure } from './words.ts';

/** Every character is as wide as every other one. */
const measure: Measure = (text) => ({
  advance: graphemes(text).length * 0.01,
  left: 0,
  right: graphemes(text).length * 0.01,
});

/** The lines of a text as they stand from left to right, letter by letter; between words there is a space. */
function shown(text: string): string[] {
  const { runs, lines } = layout({ ...defaultPromo, header: '', text }, measure);
  return lines.map((_, at) => {
    const own = runs.filter(({ line }) => line === at).sort((a, b) => a.x - b.x);
    let out = '';
    let end: number | null = null;
    for (const { text, x, size, direction } of own) {
      if (end !== null && x - end > 0.002 * size) out += ' ';
      const letters = graphemes(text);
      // A run is drawn in its own direction.
      out += (direction === 'rtl' ? letters.reverse() : letters).join('');
      end = x + letters.length * 0.01 * size;
    }
    return out;
  });
}

const line = (text: string) => {
  const [only, ...others] = shown(text);
  expect(others).toEqual([]);
  return only;
};
/** What is read from the right, written here as it is read. */
const fromRight = (text: string) => [...text].reverse().join('');

describe('V9: Hebrew and Arabic stand in the order of the Unicode Bidirectional Algorithm [B521]', () => {
  it.each([
    ['a time after a word', 'יום 19:30', `19:30 ${fromRight('יום')}`],
    ['a time that a letter is joined to', 'ב-19:30', `19:30-ב`],
    ['a time in bold', 'יום **19:30** מחר', `${fromRight('מחר')} 19:30 ${fromRight('יום')}`],
    ['a span of times', '18:00–19:30 מחר', `${fromRight('מחר')} 19:30–18:00`],
    ['a price', 'מחיר ₪50 בלבד', `${fromRight('בלבד')} ₪50 ${fromRight('מחיר')}`],
    ['a price with its sign behind', 'מחיר 50€, בלבד', `${fromRight('בלבד')} ,50€ ${fromRight('מחיר')}`],
    ['an English name', 'שיעור ב Sky Studio מחר', `${fromRight('מחר')} Sky Studio ב ${fromRight('שיעור')}`],
    ['a mark at the end', 'בואו לרקוד!', `!${fromRight('לרקוד')} ${fromRight('בואו')}`],
    ['brackets', 'שיעור (מתחילים)', `)${fromRight('מתחילים')}( ${fromRight('שיעור')}`],
    ['Hebrew in English', 'Class שלום עולם 19:30 today', `Class 19:30 ${fromRight('עולם')} ${fromRight('שלום')} today`],
    ['Arabic with Arabic figures', 'الخميس ٧:٣٠', `٧:٣٠ ${fromRight('الخميس')}`],
    ['English alone', 'Every Thursday 19:30 – Sky !', 'Every Thursday 19:30 – Sky !'],
  ])('%s', (_, text, expected) => expect(line(text)).toBe(expected));
});

it('V9: whatever is mixed, each line is in the order that the algorithm gives its characters [B521]', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'שלום',
      'ב-19:30',
      'مرحبا',
      '٧:٣٠',
      'Sky',
      'Pole!',
      '19:30',
      '₪50',
      '₪12,50',
      '(מחר)',
      '(Sky)',
      '–',
      '+',
      '✨',
      '50%',
    ),
    fc.string({
      unit: fc.constantFrom('א', 'ب', 'a', '7', '-', ':', '.', '(', ')', '₪', '!'),
      minLength: 1,
      maxLength: 6,
    }),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      const text = words.join(' ');
      if (!hasRightToLeft(text) || text.includes('**')) return;
      const levels = bidi.getEmbeddingLevels(text, 'auto');
      const expected = bidi.getReorderedIndices(text, levels).map((at) => text[at]);
      expect(line(text)).toBe(expected.join(''));
    }),
  );
});
