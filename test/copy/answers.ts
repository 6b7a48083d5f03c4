import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { promotionInputSchema } from '../../src/contract/promotion.ts';

const schema = z.array(
  z.object({
    name: z.string(),
    class: promotionInputSchema.extend({ classDescription: z.string().optional() }),
    /** What the model says, word for word. */
    answer: z.string(),
    expected: z.enum(['taken', 'refused']),
    /** The rule that a refused answer breaks. */
    rule: z.string().optional(),
    why: z.string(),
    /** The paragraphs of a taken one, where its shape is what it is about. */
    shows: z.array(z.string()).optional(),
  }),
);

/** Answers as models give them, right and wrong, with what is to become of each and why: see answers.json. */
export const ANSWERS = schema.parse(JSON.parse(readFileSync(new URL('answers.json', import.meta.url), 'utf8')));
