import type { WritingStyle } from '../../../src/contract/profile.ts';
import { readerOf } from '../../../src/server/copywriter/check/index.ts';
import { gatherFacts } from '../../../src/server/copywriter/facts.ts';
import type { Used } from '../../../src/server/copywriter/memory.ts';
import type { PromotionInput } from '../../../src/server/copywriter/types.ts';
import { writeBuiltIn } from '../../../src/server/copywriter/write/index.ts';

/** A studio's week; a month is four of them. */
const WEEK: readonly PromotionInput[] = [
  ['Intro to Pole', 'Mia', 'Every Monday', '6:00 PM', 'First class free'],
  ['Pole Flow', 'Jasmine', 'Every Tuesday', '7:30 PM', ''],
  ['Aerial Hoop', 'Mia', 'Every Wednesday', '6:00 PM', 'Bring leggings'],
  ['Pole Tricks', 'Leo', 'Every Thursday', '8:00 PM', 'Level 2'],
  ['Flexibility & Stretch', 'Jasmine', 'Every Sunday', '11:00 AM', 'Max 10'],
].map(([classType = '', instructorName = '', schedule = '', time = '', details = '']) => ({
  ...{ classType, instructorName, studio: 'Sky Studio', schedule, time, details },
  writingStyle: 'sensual',
}));
const WEEKS = 4;
const RUN = 4;

export interface Month {
  /** Lines that the writer made, without those that tell what was typed, and how many of them had been there before in the month. */
  lines: number;
  returned: number;
  /**
   * Four words in a row of such lines, and how many of them had been there before; names of classes, people and the
   * studio are no words of the writer.
   */
  grams: number;
  repeated: number;
}

/** One month of 20 texts in one style, with the account's memory. */
export function writeMonth(writingStyle: WritingStyle, seed: number): Month {
  const month: Month = { lines: 0, returned: 0, grams: 0, repeated: 0 };
  const memory: Used[] = [];
  const [lines, grams] = [new Set<string>(), new Set<string>()];
  for (let week = 0; week < WEEKS; week++) {
    for (const [day, input] of WEEK.entries()) {
      const facts = gatherFacts({ ...input, writingStyle });
      const { paragraphs, used } = writeBuiltIn(facts, seed * 1000 + week * 10 + day, memory)[0]!;
      memory.unshift(used);
      const reader = readerOf(facts);
      for (const [index, line] of paragraphs.entries()) {
        const own = masked(line, [input.classType, input.instructorName, input.studio]);
        // A fact may return each week: '$15', 'Room for 10'.
        const isFact = index > 1 && index < paragraphs.length - 1 && !reader.loses(input.details ?? '', [line]);
        if (index === 1 || (input.details && isFact)) continue;
        month.lines++;
        if (lines.has(own)) month.returned++;
        lines.add(own);
        for (const gram of gramsIn(own)) {
          month.grams++;
          if (grams.has(gram)) month.repeated++;
          grams.add(gram);
        }
      }
    }
  }
  return month;
}

const masked = (line: string, names: readonly string[]) =>
  names.filter(Boolean).reduce((rest, name) => rest.split(name).join('|'), line.replaceAll('**', ''));

function gramsIn(line: string): string[] {
  return line.split('|').flatMap((part) => {
    const words = part.toLowerCase().match(/[\p{L}\d’']+/gu) ?? [];
    return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '));
  });
}
