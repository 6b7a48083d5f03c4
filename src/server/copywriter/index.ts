import { randomInt } from 'node:crypto';
import { withSignature } from '../../scene/script.ts';
import { writeBuiltIn } from './built-in/index.ts';
import type { Written } from './built-in/written.ts';
import { gatherFacts } from './facts.ts';
import { gramsOf, type Used } from './memory.ts';
import { writeWithModel } from './model.ts';
import type { CopywriterOptions, Promotion, PromotionInput } from './types.ts';

export type { CopywriterOptions, Promotion, PromotionInput } from './types.ts';

/** Texts to choose from: the one that is shown, and two more. */
const TEXTS = 3;

/**
 * Writes a class's promotional text: by the model if one is configured; otherwise, or when the model fails twice, by the built-in copywriter, which also
 * writes the alternatives. Never throws for anything a person typed or a model returned; takes at most twice the model's time limit.
 */
export async function writePromotion(input: PromotionInput, options: CopywriterOptions): Promise<Promotion> {
  const facts = gatherFacts(input);
  const modelText = options.model && (await writeWithModel(facts, options.model, options.log));
  const built = writeBuiltIn(facts, input.seed ?? randomInt(2 ** 32), options.memory, TEXTS);
  const texts: Pick<Written, 'paragraphs' | 'leftOut' | 'used'>[] = modelText
    ? [{ paragraphs: modelText, leftOut: [], used: usedBy(modelText) }, ...built.slice(0, TEXTS - 1)]
    : built;
  const [shown, ...alternatives] = texts.map(({ paragraphs, leftOut }) => {
    const joined = paragraphs.join('\n\n');
    return {
      text: options.signature ? withSignature(joined) : joined,
      leftOut: [...facts.leftOut, ...leftOut.map((text) => ({ text, reason: 'no room' as const }))],
    };
  });
  return {
    ...shown!,
    writer: modelText ? 'model' : 'built-in',
    fellBack: Boolean(options.model) && !modelText,
    language: facts.language,
    alternatives,
    understood: facts.understood,
    used: texts.map(({ used }) => used),
  };
}

/** A model's lines are of no frame; their words are not to return. */
const usedBy = (paragraphs: readonly string[]): Used => ({
  frames: [],
  grams: paragraphs.flatMap((line) => gramsOf(line)),
});
