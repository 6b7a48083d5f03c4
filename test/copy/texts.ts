import { WRITING_STYLES } from '../../src/contract/profile.ts';
import { gatherFacts } from '../../src/server/copywriter/facts.ts';
import type { PromotionInput } from '../../src/server/copywriter/types.ts';
import { writeBuiltIn } from '../../src/server/copywriter/write/index.ts';
import { seededRandom } from '../../src/server/copywriter/write/random.ts';

const CASES = 150;

/** What stands in a text besides day, time and place, for as many drawn inputs: class, details and all else by `of`. */
export function textsOf(of: (one: <T>(list: readonly T[]) => T, at: number) => Partial<PromotionInput>) {
  return Array.from({ length: CASES }, (_, at) => {
    const next = seededRandom(at);
    const input = {
      ...{ classType: 'Pole Flow', instructorName: 'Lou Berg', studio: 'Halle 9', time: '6:15 PM', details: '' },
      ...{ schedule: 'Every Thursday', writingStyle: WRITING_STYLES[at % WRITING_STYLES.length]! },
      ...of((list) => list[Math.floor(next() * list.length)]!, at),
    };
    const [text] = writeBuiltIn(gatherFacts(input), at);
    const [hook = '', , ...rest] = text!.paragraphs;
    return { input, hook, rest, said: [hook, ...rest].join('\n') };
  });
}
