import { describe, expect, it } from 'vitest';
import { FONT_FAMILIES, FONT_SIZES, FONT_WEIGHTS, type FontSize, type FontWeight } from '../../src/scene/families.ts';
import { fontRuns, weightShown, weightsOf } from '../../src/scene/fonts.ts';
import { laidOut, largestOf } from './measure.ts';

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

  it('knows from the text itself which size is the largest that fits', () => {
    expect(largestOf({ text: 'Spin', fontFamily: 'Inter' })).toBe('text-2xl');
    const largest = largestOf({ text: ORDINARY, fontFamily: 'Playfair Display' });
    const at = SIZES.indexOf(largest);
    expect(at).toBeLessThan(SIZES.length - 1);
    const highest = (fontSize: FontSize) =>
      Math.max(
        ...laidOut({ text: ORDINARY, fontFamily: 'Playfair Display', fontSize }).lines.map((line) => line.height),
      );
    for (const size of SIZES.slice(at + 1)) expect(highest(size)).toBeCloseTo(highest(largest), 0);
    expect(highest(largest)).toBeGreaterThan(highest(SIZES[at - 1]!) + 0.25);
  });
});
