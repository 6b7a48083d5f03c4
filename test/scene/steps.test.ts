import { describe, expect, it } from 'vitest';
import { FONT_FAMILIES, FONT_SIZES, FONT_WEIGHTS, type FontSize, type FontWeight } from '../../src/scene/families.ts';
import { fontRuns, weightShown, weightsOf } from '../../src/scene/fonts.ts';
import { fillsIt, laidOut } from './measure.ts';

const WEIGHTS = Object.keys(FONT_WEIGHTS) as FontWeight[];
const SIZES = Object.keys(FONT_SIZES) as FontSize[];
const ORDINARY = [
  'Ladies, **Spin Basics** is where the floor lets go of you',
  'Every Thursday, 7:00 PM\nSky Studio',
  'Jasmine takes you from first grip to first fireman spin',
  'Six poles. Save yours tonight.',
].join('\n\n');

describe('no dead step [F-S4]', () => {
  it('offers of each family the weights that it has, and shows a missing one as the one that it is set in', () => {
    expect(weightsOf('Inter')).toEqual(WEIGHTS);
    expect(weightsOf('Verdana')).toEqual(['normal', 'bold']);
    expect(weightsOf('Elsie')).toEqual(['normal', 'bold']);
    expect(weightsOf('Lobster')).toEqual(['normal']);
    expect(weightShown('Lobster', 'bold')).toBe('normal');
    expect(weightShown('Verdana', 'semibold')).toBe('bold');
    expect(weightShown('Inter', 'semibold')).toBe('semibold');
  });

  it.each(FONT_FAMILIES)('%s: every weight that is offered draws with a file of its own', (family) => {
    const fileOf = (weight: FontWeight) =>
      fontRuns('a', { family, weight: FONT_WEIGHTS[weight].value, italic: false })[0]!.font;
    const offered = weightsOf(family);
    expect(new Set(offered.map(fileOf)).size).toBe(offered.length);
    for (const weight of WEIGHTS) expect(fileOf(weightShown(family, weight))).toBe(fileOf(weight));
  });

  const LONG = 'Find your strength, your line and your people on the pole. '.repeat(30);
  it.each([
    ['a word', 'Spin'],
    ['an ordinary text', ORDINARY],
    ['a long text', LONG],
    ['a long word', 'Supercalifragilisticexpialidocious'],
  ])('every size gives another film of %s, the larger the larger [B151]', (_, text) => {
    const largest = SIZES.map((fontSize) =>
      Math.max(...laidOut({ text, fontSize, fontFamily: 'Playfair Display' }).runs.map((run) => run.size)),
    );
    for (const [index, size] of largest.slice(1).entries()) expect(size / largest[index]!).toBeGreaterThan(1.04);
  });

  it('says that the largest size is as large as fits, if it would be larger [B151]', () => {
    expect(fillsIt({ text: 'Spin', fontFamily: 'Inter' })).toBe(false);
    expect(fillsIt({ text: LONG })).toBe(true);
    expect(fillsIt({ text: 'Supercalifragilisticexpialidocious' })).toBe(true);
  });

  it('lets short texts grow and long ones shrink [B151]', () => {
    const base = (text: string) => laidOut({ text }).base;
    expect(base('Spin Jam')).toBeGreaterThan(40);
    expect(base(ORDINARY)).toBe(28);
    expect(base(LONG)).toBeLessThan(28);
  });
});
