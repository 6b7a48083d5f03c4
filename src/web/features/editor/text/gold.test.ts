import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../../scene/script.ts';
import { editGold, isGold, readGold, toggleGold, writeGold } from './gold.ts';

const TEXT = 'Come and **spin** with us\n\nEvery **Thursday**';
const goldWords = (text: string) => {
  const { plain, gold } = readGold(text);
  return gold.map(({ start, end }) => plain.slice(start, end));
};
/** The text after `from` to `to` of what is seen was replaced. */
const typed = (text: string, from: number, to: number, words: string) => {
  const before = readGold(text);
  return writeGold(editGold(before, before.plain.slice(0, from) + words + before.plain.slice(to)));
};

describe('gold words are edited without asterisks [B122]', () => {
  test('what is seen has none, and what is kept has them', () => {
    expect(readGold(TEXT).plain).toBe('Come and spin with us\n\nEvery Thursday');
    expect(goldWords(TEXT)).toEqual(['spin', 'Thursday']);
    expect(writeGold(readGold(TEXT))).toBe(TEXT);
  });

  test('a pair without a partner, around blanks or over a paragraph’s end stays as it was typed', () => {
    for (const text of ['five ** stars', '** a **', '**a\n\nb**', '****']) {
      expect(readGold(text)).toEqual({ plain: text, gold: [] });
    }
  });

  test('pasted asterisks are understood', () => {
    expect(typed('Come', 4, 4, ' and **fly** high')).toBe('Come and **fly** high');
    expect(readGold(typed('Come', 4, 4, ' and **fly** high')).plain).toBe('Come and fly high');
  });

  test.each([
    ['letters in the word', 11, 11, 'XX', 'Come and **spXXin** with us'],
    ['letters that go on with it', 13, 13, 'ning', 'Come and **spinning** with us'],
    ['a comma behind it', 13, 13, ',', 'Come and **spin**, with us'],
    ['words before it', 0, 4, 'Walk in', 'Walk in and **spin** with us'],
    ['a part of it deleted', 12, 18, '', 'Come and **spi** us'],
    ['another word in its place', 9, 13, 'fly', 'Come and fly with us'],
  ])('after an edit the same words are gold: %s', (_, from, to, words, expected) => {
    expect(typed(TEXT, from, to, words).split('\n\n')[0]).toBe(expected);
  });

  test('a selection becomes gold and plain again, without the blanks around it; a cursor means its word', () => {
    const text = readGold('Come and spin\n\nEvery day');
    const words = toggleGold(text, { start: 4, end: 14 });
    expect(writeGold(words)).toBe('Come **and spin**\n\nEvery day');
    expect(writeGold(toggleGold(text, { start: 9, end: 20 }))).toBe('Come and **spin**\n\n**Every** day');
    expect(isGold(words, { start: 5, end: 13 })).toBe(true);
    expect(writeGold(toggleGold(words, { start: 9, end: 13 }))).toBe('Come **and** spin\n\nEvery day');
    expect(writeGold(toggleGold(text, { start: 11, end: 11 }))).toBe('Come and **spin**\n\nEvery day');
    expect(toggleGold(text, { start: 14, end: 14 })).toBe(text);
  });

  test('whatever is typed and pressed, what is seen is what was typed, and the film says the same', () => {
    const letters = fc.array(fc.constantFrom('a', 'B', ' ', '\n', '\n\n', '7:00', 'é', '👯', ','), { maxLength: 12 });
    const words = letters.map((all) => all.join(''));
    const edit = fc.record({ from: fc.nat(), to: fc.nat(), words, gold: fc.boolean() });
    fc.assert(
      fc.property(words, fc.array(edit, { maxLength: 8 }), (first, edits) => {
        let text = first;
        for (const { from, to, words, gold } of edits) {
          const before = readGold(text);
          // No selection begins or ends within a character.
          const ends = [0];
          for (const one of before.plain) ends.push(ends.at(-1)! + one.length);
          const [start, end] = [from, to].map((at) => ends[at % ends.length]!).sort((a, b) => a - b) as [
            number,
            number,
          ];
          if (gold) text = writeGold(toggleGold(before, { start, end }));
          else text = typed(text, start, end, words);
          const seen = gold ? before.plain : before.plain.slice(0, start) + words + before.plain.slice(end);
          expect(readGold(text).plain).toBe(seen);
          expect(plainText(text)).toBe(plainText(seen));
        }
      }),
    );
  });
});
