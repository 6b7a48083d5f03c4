import { expect, it } from 'vitest';
import { LIMITS } from '../../src/contract/limits.ts';
import { WRITING_STYLES } from '../../src/contract/profile.ts';
import { LANGUAGES, type Language } from '../../src/contract/promotion.ts';
import { gatherFacts } from '../../src/server/copywriter/facts.ts';
import type { Used } from '../../src/server/copywriter/memory.ts';
import { readDetails } from '../../src/server/copywriter/understand/read.ts';
import { isFiller, JOINS, tokensOf } from '../../src/server/copywriter/understand/tokens.ts';
import { writeBuiltIn } from '../../src/server/copywriter/write/index.ts';
import { seededRandom } from '../../src/server/copywriter/write/random.ts';
import { typedFrom } from './grammar.ts';

/** `FACTS=20000 npx vitest run once.test.ts` for a longer run. */
const DETAILS = Number(process.env.FACTS ?? 66);
const SEED = Number(process.env.SEED ?? 35);
const PRESSES = 8;
const NAMES = ['Mia', '', 'Jo & Max', 'Dr. Lena Vogt'];

/** What a text says wrong of what was typed, seen from the facts that it was typed from. */
function faultsOf(language: Language, seed: number): string[] {
  const next = seededRandom(seed);
  const { details, facts } = typedFrom(language, 1 + Math.floor(next() * 4), LIMITS.details, next);
  const input = {
    ...{ classType: 'Pole Flow', schedule: 'Every Thursday', time: '7:00 PM', details },
    instructorName: NAMES[seed % NAMES.length]!,
    studio: seed % 2 === 0 ? 'Sky Studio' : '',
    writingStyle: WRITING_STYLES[seed % WRITING_STYLES.length]!,
    language,
    videoDuration: seed % 5 === 0 ? 10 : 15,
  };
  const memory: Used[] = [];
  return Array.from({ length: PRESSES }, (_, press) => press).flatMap((press) => {
    const texts = writeBuiltIn(gatherFacts(input), seed + press, memory, 3);
    memory.unshift(...texts.map(({ used }) => used));
    return texts.flatMap(({ paragraphs, leftOut }) => {
      const text = [paragraphs[0], ...paragraphs.slice(2)].join('\n').replaceAll('**', '');
      const count = (words: RegExp, where: string) => where.match(words)?.length ?? 0;
      return facts.flatMap(({ name, said, once }) => {
        const where = `${input.writingStyle} ${press} "${details}": ${text}`;
        if (count(said, text) + count(said, leftOut.join(' | ')) === 0) return [`lost: ${name} in ${where}`];
        return once && count(once, text) > 1 ? [`twice: ${name} in ${where}`] : [];
      });
    });
  });
}

it('every fact that is typed stands in each text once, or is named, however often somebody presses [C1 C4 C6 C9 B592]', () => {
  const faults = Array.from({ length: DETAILS }, (_, at) =>
    faultsOf(LANGUAGES[at % LANGUAGES.length]!, SEED * 100_000 + at),
  );
  expect(faults.flat()).toEqual([]);
}, 3_600_000);

it('every word that is typed is in one part of the details, but for fillers [C6 B593]', () => {
  for (let at = 0; at < DETAILS * 10; at++) {
    const next = seededRandom(SEED + at);
    const { details } = typedFrom(LANGUAGES[at % LANGUAGES.length]!, 4, LIMITS.details, next);
    const said = (text: string) => tokensOf(text).map(({ text: word }) => word.toLowerCase());
    const typed = said(details).filter((word) => !isFiller(word) && !JOINS.test(word));
    const read = readDetails(details).clauses.flatMap((clause) => said(clause.typed));
    for (const word of typed)
      expect(read.filter((each) => each === word).length, `${word} of "${details}"`).toBe(
        said(details).filter((each) => each === word).length,
      );
  }
});
