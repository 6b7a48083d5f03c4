import { describe, expect, it } from 'vitest';
import { readGolden } from '../../scripts/copy/golden.ts';
import { WRITING_STYLES } from '../../src/contract/profile.ts';
import { LANGUAGES } from '../../src/contract/promotion.ts';
import { MESSAGES } from '../../src/server/copywriter/lines/types.ts';
import { CLASSES, goldenInput, PRESSES, writeGolden } from './golden.ts';

/** `npm run copy -- golden` writes all of them; here are some of each style and language. */
const EVERY = 25;
/** From here on they have all that a text can be about. */
const FIRST = 8;

describe('the golden texts [B540]', () => {
  const golden = readGolden();
  const inputs = Array.from({ length: CLASSES }, (_, number) => goldenInput(number));

  it('are 5,000, of each style and language at each duration', () => {
    expect(golden.flat()).toHaveLength(5000);
    expect(golden.every((hashes) => hashes.length === PRESSES)).toBe(true);
    const made = new Set(
      inputs.map(({ writingStyle, language, videoDuration }) => `${writingStyle} ${language} ${videoDuration}`),
    );
    expect(made.size).toBe(WRITING_STYLES.length * LANGUAGES.length * 11);
  });

  it('are what they were', () => {
    const messages = new Set<string>();
    for (let number = FIRST; number < CLASSES; number += EVERY) {
      const presses = writeGolden(number);
      for (const { written } of presses) messages.add(written[0]!.message);
      expect(
        presses.map(({ hash }) => hash),
        `class ${number}: ${JSON.stringify(inputs[number])}`,
      ).toEqual(golden[number]);
    }
    expect(MESSAGES.filter((message) => !messages.has(message))).toEqual([]);
  });
});
