import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COVERAGE } from './coverage.ts';
import { graphemes } from './graphemes.ts';

const RANGES = Object.values(COVERAGE).flatMap((list) =>
  list.split(',').map((range) => {
    const [from, to = from] = range.split('-');
    return { min: Number.parseInt(from!, 16), max: Number.parseInt(to!, 16) };
  }),
);
const covered = fc
  .constantFrom(...RANGES)
  .chain((range) => fc.integer(range))
  .map((point) => String.fromCodePoint(point));
/** What joins and parts characters, more often than chance would have it. */
const joints = fc.constantFrom(
  ...['\r', '\n', ' ', 'a', '1', '\u200c', '\u200d', '\u200e', '\u0301', '\u0327', '\u064e', '\u0600', '\ufe0f'],
  ...['\u20e3', '\u2764', '\u{1f3fd}', '\u{1f1e9}', '\u{1f1ea}', '\u{1f469}', '\u{1f680}', '\u{1f3f4}'],
  ...['\u{e0067}', '\u{e007f}', '\ufeff'],
);

test('text is split into graphemes as Intl.Segmenter does, for everything the fonts draw', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  fc.assert(
    fc.property(fc.array(fc.oneof(covered, joints, joints), { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      expect(graphemes(text)).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment));
    }),
    { numRuns: 5000 },
  );
});
