import { readFileSync } from 'node:fs';
import { writingStyleSchema } from '../../src/contract/profile.ts';
import type { PromotionInput } from '../../src/server/copywriter/types.ts';

/** Classes as studios and instructors enter them, by hand: see inputs.tsv. */
export const INPUTS: readonly PromotionInput[] = readFileSync(new URL('inputs.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [
      classType = '',
      instructorName = '',
      studio = '',
      schedule = '',
      time = '',
      details = '',
      style,
      seconds,
      about,
    ] = line.split('\t');
    return {
      ...{ classType, instructorName, studio, schedule, time, details, writingStyle: writingStyleSchema.parse(style) },
      videoDuration: Number(seconds),
      ...(about && { classDescription: about }),
    };
  });
