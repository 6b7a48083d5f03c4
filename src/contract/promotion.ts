import { z } from 'zod';
import { call } from './call.ts';
import { LIMITS } from './limits.ts';
import { instructorNameSchema, studioNameSchema, writingStyleSchema } from './profile.ts';
import { lineSchema, textSchema } from './strings.ts';

export const classDetailsSchema = textSchema(LIMITS.details);

/** The copywriter's input. Everything may be empty; it works with what is there. */
export const promotionInputSchema = z.object({
  instructorName: instructorNameSchema.default(''),
  studio: studioNameSchema.default(''),
  classType: lineSchema(LIMITS.className).default(''),
  /** A recurring schedule, or a date in readable form. */
  schedule: lineSchema(40).default(''),
  time: lineSchema(20).default(''),
  details: classDetailsSchema.default(''),
  writingStyle: writingStyleSchema.default('sensual'),
});
export type PromotionInput = z.infer<typeof promotionInputSchema>;

// A line of the highlight, 37 px bold, holds 23 characters.
const HIGHLIGHT_LINE = 23;

/** Whether the highlight says day and time on one line. 'Friday, December 4, 7:00 PM' would break after the weekday. */
export function fitsOneLine(schedule: string, time: string): boolean {
  return [schedule, time].filter(Boolean).join(', ').length <= HIGHLIGHT_LINE && !schedule.includes(',');
}

export const generatePromotion = call({
  method: 'POST',
  path: '/api/generate-promotion',
  summary: 'Write the promotional text for a class',
  policy: 'signedIn',
  body: promotionInputSchema,
  output: z.object({
    promotionalText: z.string(),
    /** Who wrote it. */
    writer: z.enum(['built-in', 'model']),
    /** The model failed, so the built-in copywriter wrote it. */
    fellBack: z.boolean(),
  }),
  rate: { max: 30, seconds: 60 },
  bodyLimit: 16_384,
});
