import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COLORS } from './colors.ts';

/** WCAG 2.2: relative luminance of a `#rrggbb` color. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

/** The color `share` of the way from one to the other, as in a gradient. */
function between(from: string, to: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(a! + (b! - a!) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

describe('text is readable (4.5 to 1)', () => {
  const { ground, card, field, text, muted, faint, accentText, gold, danger } = COLORS;
  test.each([
    ...[ground, card, field].flatMap((under) =>
      [text, muted, faint, accentText, gold, danger].map((on) => ({ on, under })),
    ),
    { on: text, under: COLORS.dangerFill },
  ])('$on on $under', ({ on, under }) => expect(contrast(on, under)).toBeGreaterThanOrEqual(4.5));

  test('anywhere on the gradient of the primary button', () => {
    for (let share = 0; share <= 1; share += 0.05) {
      const under = between(COLORS.accentFill, COLORS.accentFillEnd, share);
      expect(contrast('#ffffff', under), under).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text, under), under).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('K6: what can be pressed or filled in, and where the focus is, is seen (3 to 1)', () => {
  const { ground, card, field, raised, lineStrong, accent, gold, danger } = COLORS;
  test.each(
    Object.entries({ lineStrong, accent, gold, danger }).flatMap(([name, line]) =>
      [ground, card, field, raised].map((under) => ({ name, line, under })),
    ),
  )('$name on $under', ({ line, under }) => expect(contrast(line, under)).toBeGreaterThanOrEqual(3));
});

describe('colors, fonts and lengths are only in the theme', () => {
  // Lengths relative to the text, the window or a token are not new sizes.
  const LITERAL = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|\b[1-9][\d.]*px\b|font-family:(?!\s*(var|inherit))/i;
  const files = globSync('**/*.{css,tsx}', { cwd: import.meta.dirname });

  test('there are files to check', () => expect(files.length).toBeGreaterThan(150));

  test.each(files)('%s', (file) => {
    const found = readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => LITERAL.test(line) && !/^\s*(\/\/|\/?\*)|href[=:]/.test(line));
    expect(found).toEqual([]);
  });
});
