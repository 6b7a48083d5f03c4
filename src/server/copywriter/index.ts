import { randomInt } from 'node:crypto';
import { type About, promotionInputSchema } from '../../contract/promotion.ts';
import { stripSignature, withSignature } from '../../scene/script.ts';
import { type Facts, gatherFacts } from './facts.ts';
import { spelledThere } from './lines/spell-swiss.ts';
import type { Memory } from './memory.ts';
import type { Model } from './model/index.ts';
import { planFor } from './model/plan.ts';
import type { CopywriterLog, Promotion, PromotionInput } from './types.ts';
import { writeBuiltIn } from './write/index.ts';
import { keeperFor } from './write/keep.ts';
import { inTone } from './write/tones.ts';
import type { Written } from './write/written.ts';

export { knowsClass } from './lexicon.ts';
export { readCopy } from './lines/index.ts';
export type { Promotion, PromotionInput } from './types.ts';

export interface CopywriterOptions {
  /** What the account's last texts used; nothing of it returns. */
  memory?: Memory | undefined;
  /** Ends the text with the product's signature block (for free users). */
  signature: boolean;
  /** Absent or null: the built-in copywriter writes. */
  model?: Model | null | undefined;
  /** Fires when nobody waits for the text any more; the model is not asked any further. */
  signal?: AbortSignal | undefined;
  /** Counts one more call to the model; false if today's are used up. */
  mayCall?: (() => Promise<boolean>) | undefined;
  log: CopywriterLog;
}

/** What a post is about, by its class and details. */
export const aboutOf = (input: Pick<PromotionInput, 'classType' | 'details'>): About =>
  gatherFacts(promotionInputSchema.parse(input)).about;

/** Texts to choose from: the one that is shown, and two more. */
const TEXTS = 3;

/**
 * Writes a class's promotional text: by the model if one is configured; otherwise, or when nothing comes of that within its time, by the built-in
 * copywriter, which also plans the text and writes the alternatives. Never rejects for anything a person typed or a model returned, only with the reason of
 * `signal`.
 */
export async function writePromotion(input: PromotionInput, options: CopywriterOptions): Promise<Promotion> {
  const facts = gatherFacts(input);
  const { model, memory = [], signal, mayCall, log } = options;
  const seed = input.seed ?? randomInt(2 ** 32);
  const all = paragraphsOf(input.rework?.text ?? '');
  const isSigned = facts.signOff !== '' && all.at(-1) === facts.signOff;
  const present = isSigned ? all.slice(0, -1) : all;
  const rework = present.length > 0 ? input.rework : undefined;
  if (rework?.tone) {
    const { tone, keep } = rework;
    const toned = inTone(facts, all, { tone, keep, count: TEXTS });
    const texts = toned.length > 0 ? toned : [{ paragraphs: all, leftOut: [], used: { frames: [], grams: [] } }];
    return { ...answerOf(texts, facts, options.signature), ...(toned.length === 0 && { unchanged: true }) };
  }
  const keeper = keeperFor(facts, present, rework?.keep);
  // Written anew means another text, wherever there is one.
  const isPresent = ({ paragraphs }: Written) => paragraphs.join('\n\n') === all.join('\n\n');
  const built = writeBuiltIn(facts, seed, memory, TEXTS, keeper).toSorted(
    (a, b) => Number(isPresent(a)) - Number(isPresent(b)),
  );
  const told = keeper.beside;
  const plan = model && !keeper.isNotice ? planFor(told, built.slice(0, TEXTS - 1), seed) : undefined;
  const answered = plan && (await model!.write({ facts: told, plan, memory }, { signal, mayCall, log }));
  const there = answered?.paragraphs.map((each) => spelledThere(each, facts, facts.typed));
  const modelText = answered && keeper.around({ ...answered, paragraphs: there! });
  const texts: Text[] = modelText
    ? // Its lines are of no frame; their words are not to return.
      [{ ...modelText, used: { frames: [], grams: modelText.grams } }, ...built.slice(0, TEXTS - 1)]
    : built;
  return {
    ...answerOf(texts, facts, options.signature),
    writer: modelText ? 'model' : 'built-in',
    fellBack: Boolean(plan) && !modelText,
  };
}

type Text = Pick<Written, 'paragraphs' | 'leftOut' | 'used'>;

const paragraphsOf = (text: string): string[] =>
  stripSignature(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The first text as the one that is shown, and the others beside it. */
function answerOf(texts: readonly Text[], facts: Facts, signature: boolean): Promotion {
  const [shown, ...alternatives] = texts.map(({ paragraphs, leftOut }) => {
    const joined = paragraphs.join('\n\n');
    return {
      text: signature ? withSignature(joined) : joined,
      leftOut: [...facts.leftOut, ...leftOut.map((text) => ({ text, reason: 'no room' as const }))],
    };
  });
  return {
    ...shown!,
    writer: 'built-in',
    fellBack: false,
    language: facts.language,
    alternatives,
    understood: facts.understood,
    used: texts.map(({ used }) => used),
  };
}
