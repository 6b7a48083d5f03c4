import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { graphemes } from './graphemes.ts';
import { cutTo, upTo } from './length.ts';

const EMOJI = readFileSync(new URL('../../test/scene/emoji.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .flatMap((line) => line.split(' ').filter(Boolean));

/** What people type: letters, marks, words of several scripts and, more often than they would, emoji of many parts. */
const piece = fc.oneof(
  fc.constantFrom(...EMOJI),
  fc.constantFrom(
    '👨‍👩‍👧‍👦',
    '🏳️‍🌈',
    '👩🏽‍🚀',
    '🇩🇪',
    '1️⃣',
    'e\u0301',
    'ก้',
    'क्‍ष',
    'Z\u0351\u036b\u0343',
    ' ',
    '\n',
    '\r\n',
  ),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
);
const texts = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));

test('E18: a text is cut between what people see as characters, at the last place where it fits [B504]', () => {
  fc.assert(
    fc.property(texts, fc.nat(60), (text, max) => {
      const kept = cutTo(text, max);
      const whole = graphemes(text);
      const seen = graphemes(kept);
      expect(kept.length).toBeLessThanOrEqual(max);
      expect(whole.slice(0, seen.length)).toEqual(seen);
      expect(kept === text || kept.length + whole[seen.length]!.length > max).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('E18: a schema takes exactly what the pages count as short enough, and says once what it does not take [B504]', () => {
  fc.assert(
    fc.property(texts, fc.nat(40), (text, max) => {
      const { error } = upTo(z.string(), max, 'Too long.').safeParse(text);
      expect(error?.issues.map(({ message }) => message) ?? []).toEqual(text.length > max ? ['Too long.'] : []);
    }),
    { numRuns: 2000 },
  );
});
