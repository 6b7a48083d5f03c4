import { expect, it } from 'vitest';
import { FONT_FAMILIES, FONT_SIZES, type FontSize } from '../../src/scene/families.ts';
import { laidOut } from './measure.ts';

it.each(Object.keys(FONT_SIZES) as FontSize[])('lines of %s are 1.2 times their font size high [S9.4]', (fontSize) => {
  const text = 'Come to the studio and find your strength on the pole with all of us';
  const { lines, runs } = laidOut({ text, fontSize, fontFamily: 'Inter' });
  expect(lines.length).toBeGreaterThan(1);
  for (const [index, line] of lines.entries()) {
    expect(line.height).toBeCloseTo(1.2 * runs[0]!.size);
    if (index > 0) expect(line.top - lines[index - 1]!.top).toBeCloseTo(line.height);
  }
});

it.each(FONT_FAMILIES)(
  'G7: lines of %s are 1.2 times their font size apart; only Pacifico’s loops need 1.3',
  (fontFamily) => {
    const { lines, runs } = laidOut({
      text: 'Come to the studio and find your strength on the pole with us',
      fontFamily,
    });
    expect(lines.length).toBeGreaterThan(1);
    const expected = (fontFamily === 'Pacifico' ? 1.3 : 1.2) * runs[0]!.size;
    for (const line of lines) expect(line.height).toBeCloseTo(expected);
  },
);
