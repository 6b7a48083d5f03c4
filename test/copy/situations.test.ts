import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { promotionInputSchema } from '../../src/contract/promotion.ts';
import { gatherFacts } from '../../src/server/copywriter/facts.ts';
import { isOfDate } from '../../src/server/copywriter/understand/begins.ts';
import { writeBuiltIn } from '../../src/server/copywriter/write/index.ts';

const SITUATIONS = readFileSync(new URL('situations.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [classType, instructorName, studio, schedule, time, details = '', writingStyle, language] = line.split('\t');
    return { classType, instructorName, studio, schedule, time, details, writingStyle, language };
  });

/** Numbers with their decimals, without those of another word ('10er'). */
const numbersIn = (text: string) => text.match(/(?<![\p{L}\d])\d+(?:[.,:]\d+)*/gu) ?? [];

it.each(SITUATIONS.map((each, seed) => ({ ...each, seed })))(
  'keeps each number of “$details”, and adds none [B590]',
  ({ seed, ...typed }) => {
    const input = promotionInputSchema.parse(typed);
    const facts = gatherFacts(input);
    // That it begins on the one date of the form is said above, in words.
    const told = input.details
      .split(/(?<=,) /)
      .filter((part) => !isOfDate(part.replace(/[,.]$/, ''), input.schedule))
      .join(' ');
    for (const { paragraphs, leftOut } of writeBuiltIn(facts, seed, [], 3)) {
      const text = [paragraphs[0], ...paragraphs.slice(2)].join('\n').replaceAll('**', '');
      const known = [
        input.details,
        input.classType,
        input.instructorName,
        input.studio,
        input.schedule,
        input.time,
      ].join(' ');
      // One and two are also said in words, and '2x1' is 'two come, one pays'.
      for (const number of numbersIn(told).filter((each) => !/^[12]$/.test(each) && !/x/.test(each)))
        expect(`${text} ${leftOut.join(' ')}`, `${number} of "${input.details}"`).toContain(
          number.replace(/\.00$/, ''),
        );
      for (const number of numbersIn(text))
        if (!/^[12]$/.test(number)) expect(known, `${number} in "${text}"`).toContain(number);
    }
  },
);
