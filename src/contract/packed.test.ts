import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PACKED, packedLike } from '../../test/packed.ts';
import { hostile } from '../../test/server/security/hostile.ts';
import type { Call } from './call.ts';
import { CALLS } from './index.ts';
import { CONTENT_MAX, packContent, savePromo, unpackContent } from './promos.ts';
import { generateVideo } from './renders.ts';
import { pack, packedSchema } from './strings.ts';

const SEED = 17;
const { content: contentSchema } = savePromo.body.shape;
const { videoSettings: settingsSchema } = generateVideo.form.shape;

const fieldsOf = (call: Call) =>
  [call.body, call.form].flatMap((part) =>
    part
      ? Object.entries(
          (z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as Record<
            string,
            { contentMediaType?: string }
          >,
        )
      : [],
  );

describe('A17: what is packed into a text', () => {
  it('is tried in each field of the contract that takes it', () => {
    const names = CALLS.flatMap((call) =>
      fieldsOf(call)
        .filter(([, { contentMediaType }]) => contentMediaType)
        .map(([name]) => name),
    );
    expect(new Set(names)).toEqual(new Set(Object.keys(PACKED)));
  });

  it('comes through only as it can be stored, read again, and saved again', () => {
    let [taken, refused] = [0, 0];
    fc.assert(
      fc.property(packedLike(PACKED.content.right, hostile), (sent) => {
        const read = contentSchema.safeParse(sent);
        if (!read.success) {
          refused++;
          return;
        }
        taken++;
        const stored = packContent(read.data);
        expect(stored.length).toBeLessThanOrEqual(CONTENT_MAX);
        expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/i);
        expect(packContent(unpackContent(stored)!)).toBe(stored);
        expect(packContent(contentSchema.parse(stored))).toBe(stored);
      }),
      { seed: SEED, numRuns: 500, endOnFailure: true },
    );
    // Both happen often enough to mean something.
    expect(Math.min(taken, refused)).toBeGreaterThan(50);
  });

  it('is as storable in the settings of a video', () => {
    fc.assert(
      fc.property(packedLike(PACKED.videoSettings.right, hostile), (sent) => {
        const read = settingsSchema.safeParse(sent);
        if (!read.success) return;
        expect(pack(read.data)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
        expect(settingsSchema.parse(pack(read.data))).toEqual(read.data);
      }),
      { seed: SEED, numRuns: 300, endOnFailure: true },
    );
  });

  it('is as long as it will be stored', () => {
    const numbers = packedSchema(z.array(z.number()), 100, { missing: 'M.', tooLong: 'Too long.', unreadable: 'U.' });
    const sent = JSON.stringify(Array(15).fill(0)).replaceAll('0', '1e20');
    expect(sent.length).toBeLessThanOrEqual(100);
    expect(numbers.safeParse(sent).error?.issues[0]?.message).toBe('Too long.');
    for (const text of ['{', '['.repeat(50), 'NaN', ''])
      expect(numbers.safeParse(text).error?.issues[0]?.message).toBe('U.');
  });

  it('names what is wrong inside', () => {
    const wrong = contentSchema.safeParse(JSON.stringify({ ...PACKED.content.right, version: 2 }));
    expect(wrong.error?.issues[0]?.path).toEqual(['version']);
  });
});
