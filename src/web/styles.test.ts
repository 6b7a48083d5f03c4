import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HERE = import.meta.dirname;
const sheets = globSync('**/*.css', { cwd: HERE }).map((path) => ({
  path,
  text: readFileSync(join(HERE, path), 'utf8'),
}));

/** The style sheet without the blocks of that media query. */
function outside(query: string, text: string): string {
  const begin = text.indexOf(`@media ${query} {`);
  if (begin < 0) return text;
  let depth = 0;
  for (let at = text.indexOf('{', begin); at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return outside(query, text.slice(0, begin) + text.slice(at + 1));
  }
  throw new Error('The sheet is cut off.');
}

const where = (pattern: RegExp, read = (text: string) => text) =>
  sheets.filter(({ text }) => pattern.test(read(text))).map(({ path }) => path);

test('there are style sheets to check', () => expect(sheets.length).toBeGreaterThan(30));

test('hover styles need a hovering pointer, since a tap would leave them on', () =>
  expect(where(/:hover/, (text) => outside('(hover: hover)', text))).toEqual([]));

test('heights follow the browser’s bars: svh and dvh, never vh', () => expect(where(/\d(vh|vmin|vmax)\b/)).toEqual([]));

test('safe-area insets are read in one place, where a test can set them', () =>
  expect(where(/env\(safe-area/)).toEqual(['global.css']));

test('no rule needs :has, which the oldest browsers lack', () => expect(where(/:has\(/)).toEqual([]));

test('two taps never zoom, and no tap flashes gray', () => {
  const { text } = sheets.find(({ path }) => path === 'global.css')!;
  expect(text).toMatch(/\nhtml,[^}]*\{\s*touch-action: manipulation;/);
  expect(text).toContain('-webkit-tap-highlight-color: transparent;');
});
