import { z } from 'zod';
import { call } from './call.ts';
import { LIMITS } from './plans.ts';
import { instructorNameSchema, studioNameSchema, writingStyleSchema } from './profile.ts';
import { lineSchema, textSchema } from './strings.ts';

export const classDetailsSchema = textSchema(LIMITS.details);

/** What the copywriter is told. Everything may be empty; it writes from what there is. */
export const promotionInputSchema = z.object({
  instructorName: instructorNameSchema.default(''),
  studio: studioNameSchema.default(''),
  classType: lineSchema(LIMITS.className).default(''),
  /** A recurring schedule, or a date as the person reads it. */
  schedule: lineSchema(40).default(''),
  time: lineSchema(20).default(''),
  details: classDetailsSchema.default(''),
  writingStyle: writingStyleSchema.default('sensual'),
});
export type PromotionInput = z.infer<typeof promotionInputSchema>;

export const generatePromotion = call({
  method: 'POST',
  path: '/api/generate-promotion',
  summary: 'Write the promotional text of a class',
  policy: 'signedIn',
  body: promotionInputSchema,
  output: z.object({
    promotionalText: z.string(),
    /** Who wrote it. */
    writer: z.enum(['built-in', 'model']),
    /** The model was asked and could not; the built-in writer stepped in. */
    fellBack: z.boolean(),
  }),
  rate: { max: 30, seconds: 60 },
  bodyLimit: 16_384,
});
