import { z } from 'zod';
import { videoDurationSchema } from '../scene/promo.ts';
import { call, messageSchema, WRITES } from './call.ts';
import { LIMITS } from './limits.ts';
import {
  instructorNameSchema,
  LANGUAGES,
  languageChoiceSchema,
  studioNameSchema,
  writingStyleSchema,
} from './profile.ts';
import { lineSchema, textSchema } from './strings.ts';

export { LANGUAGES, type Language } from './profile.ts';

export const classDetailsSchema = textSchema(LIMITS.details);

/** More facts than details and description of a class have room for. */
export const UNDERSTOOD_MAX = 40;

/** A fact that was understood and is not meant. */
export const struckSchema = z.array(z.object({ fact: lineSchema(20), value: lineSchema(200) })).max(UNDERSTOOD_MAX);

/** What a post can be about: what the class is every week, or what is news. */
export const ABOUTS = [
  'weekly',
  'newClass',
  'lastSpots',
  'offer',
  'substitute',
  'moved',
  'newPrice',
  'workshop',
  'event',
  'soldOut',
  'cancelled',
  'closed',
] as const;
export const aboutSchema = z.enum(ABOUTS);
export type About = z.infer<typeof aboutSchema>;

export const TONES = ['shorter', 'warmer', 'direct'] as const;
export type Tone = (typeof TONES)[number];

/** What becomes of the text that is there: all but some of its lines is written anew, or it gets another tone. */
export const reworkSchema = z.object({
  /** As it stands, without signature. */
  text: textSchema(2000),
  /** Which of its paragraphs stay as they are, from 0. */
  keep: z.array(z.number().int().min(0).max(40)).max(40),
  tone: z.enum(TONES).optional(),
});

export type Rework = z.infer<typeof reworkSchema>;

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
  /** What the post is about. Absent: what the details say. */
  about: aboutSchema.optional(),
  /** Seconds of the film that the text is for: it gets as many words as can be read. 15 if absent. */
  videoDuration: videoDurationSchema.optional(),
  /** What was understood of an earlier text's details and is not meant: its words stay as they were typed. */
  struck: struckSchema.optional(),
  /** The text's language. 'auto' if absent. */
  language: languageChoiceSchema.optional(),
  /** Absent: the text is written from nothing. */
  rework: reworkSchema.optional(),
});
export type PromotionInput = z.infer<typeof promotionInputSchema>;

// A line of the highlight, 37 px bold, holds 23 characters.
const HIGHLIGHT_LINE = 23;

/** Whether the highlight says day and time on one line. 'Friday, December 4, 7:00 PM' would break after the weekday. */
export function fitsOneLine(schedule: string, time: string): boolean {
  return [schedule, time].filter(Boolean).join(', ').length <= HIGHLIGHT_LINE && !schedule.includes(',');
}

/** Words that were not understood, so that they stand in the text as they were typed: a fact of `understoodSchema`. */
export const QUOTED = 'quoted';
/** What was typed in short is spelled out in the text; struck, it is printed as it was typed: a fact of `understoodSchema`. */
export const SPELLED = 'spelled';

/** A fact of the details or the description: 'bring', 'knee pads'. Also what was quoted, and the details as they are spelled. */
export const understoodSchema = z.object({
  fact: z.string(),
  value: z.string(),
  /** What belongs to it, such as whom a substitute stands for, or that things are 'optional'. */
  of: z.string().optional(),
  /** The opposite is meant. */
  not: z.boolean(),
  /** The part of the details that says it; absent if the description does. */
  typed: z.string().optional(),
});
export type Understood = z.infer<typeof understoodSchema>;

/** Words of the details that a text has no use for: no link that opens, markup, instructions to the writer, or more than fits. */
export const leftOutSchema = z.object({
  text: z.string(),
  reason: z.enum(['link', 'markup', 'instruction', 'no room']),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

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
    language: z.enum(LANGUAGES),
    /** The text cannot be more so without losing a fact: it is the one that was sent. */
    unchanged: z.boolean().optional(),
    /** By which `chooseText` names this writing. */
    id: z.string(),
    /** Two more texts for the same class, for the person to choose from; fewer if there are no others. */
    alternatives: z.array(z.object({ text: z.string(), leftOut: z.array(leftOutSchema) })),
    /** What details and description were understood to say, with what was struck. */
    understood: z.array(understoodSchema).max(UNDERSTOOD_MAX),
    /** What of the details is not in the text, and why. */
    leftOut: z.array(leftOutSchema),
    /** For a class that the writer does not know: what the person has said of it, null if nothing yet. */
    classSentence: z.string().nullable().optional(),
  }),
  // A language model takes its time.
  cost: { slot: 'waits' },
  rate: { max: 30, seconds: 60 },
  bodyLimit: 16_384,
});

export const readAbout = call({
  method: 'POST',
  path: '/api/post-about',
  summary: 'What a post is about, by its details',
  policy: 'signedIn',
  body: promotionInputSchema.pick({ classType: true, details: true }),
  output: z.object({ about: aboutSchema }),
  rate: { max: 120, seconds: 60 },
});

export const chooseText = call({
  method: 'PUT',
  path: '/api/generate-promotion/:id/chosen',
  summary:
    'Note which of the texts of one writing the person has taken and what they have made of it, so that the next ones neither repeat it nor what was taken out',
  policy: 'signedIn',
  params: z.object({ id: z.uuid('Generate a text again.') }),
  body: z.object({
    /** 0 for the text that was shown, 1 and 2 for the alternatives. */
    text: z
      .number('Send the number of the text.')
      .int('Send the number of the text.')
      .min(0, 'Send the number of the text.')
      .max(2, 'Send the number of the text.'),
    /** What the person has made of it, as it would stand for the form of now: both without signature. Each writing counts once. */
    edited: z.object({ from: textSchema(2000), to: textSchema(2000) }).optional(),
  }),
  output: messageSchema,
  rate: WRITES,
});
