import { randomInt } from 'node:crypto';
import { withSignature } from '../../scene/script.ts';
import { writeBuiltIn } from './built-in/index.ts';
import { gatherFacts } from './facts.ts';
import { writeWithModel } from './model.ts';
import type { CopywriterOptions, Promotion, PromotionInput } from './types.ts';

export type { CopywriterOptions, Promotion, PromotionInput } from './types.ts';

/**
 * Writes a class's promotional text: by the model if one is configured; otherwise, or when the model fails twice, by the built-in copywriter. Never
 * throws for anything a person typed or a model returned; takes at most twice the model's time limit.
 */
export async function writePromotion(input: PromotionInput, options: CopywriterOptions): Promise<Promotion> {
  const facts = gatherFacts(input);
  const modelText = options.model && (await writeWithModel(facts, options.model, options.log));
  const paragraphs = modelText ?? writeBuiltIn(facts, input.seed ?? randomInt(2 ** 32));
  const text = paragraphs.join('\n\n');
  return {
    text: options.signature ? withSignature(text) : text,
    writer: modelText ? 'model' : 'built-in',
    fellBack: Boolean(options.model) && !modelText,
  };
}
