import { gatherFacts } from '../../src/server/copywriter/facts.ts';
import type { PromotionInput } from '../../src/server/copywriter/types.ts';
import { writeBuiltIn } from '../../src/server/copywriter/write/index.ts';
import { realisticInput } from '../../test/copy/realistic.ts';

const TEXTS = 20;

/**
 * Prints twenty texts to read, each under what was typed for it.
 * @param seed other seeds give other classes
 * @param wanted a style or a language, or nothing
 */
export function sampleTexts(seed: number, wanted: readonly string[]): void {
  let shown = 0;
  for (let number = seed * 1000; shown < TEXTS; number++) {
    const input = realisticInput(number);
    if (!wanted.every((each) => each === input.writingStyle || each === input.language)) continue;
    const [text] = writeBuiltIn(gatherFacts(input), number);
    const left = text!.leftOut.map((each) => `(left out: ${each})\n`).join('');
    process.stdout.write(`\n--- ${++shown}. ${typedFor(input)}\n${text!.paragraphs.join('\n\n')}\n${left}`);
  }
}

const typedFor = ({ classType, instructorName, details, writingStyle, language, videoDuration }: PromotionInput) =>
  `${[classType, instructorName, details].map((each) => each || '-').join(' | ')} (${writingStyle}, ${language}, ${videoDuration} s)`;
