import { z } from 'zod';
import { call, WRITES } from './call.ts';
import { LIMITS } from './limits.ts';
import { keySchema, lineSchema } from './strings.ts';

/** Writing styles in the order in which they are offered; the first is the default. */
export const WRITING_STYLES = [
  'sensual',
  'enchanting',
  'fierce',
  'elegant',
  'playful',
  'mysterious',
  'confident',
  'artistic',
  'humor',
  'whimsical',
  'poetry',
] as const;
export const writingStyleSchema = z.enum(WRITING_STYLES);
export type WritingStyle = z.infer<typeof writingStyleSchema>;

/** Languages that a text can be written in; the first is the default. */
export const LANGUAGES = ['en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a person can choose; with 'auto' the class's own words tell: 'Anfänger willkommen, bitte Wasser mitbringen' gets a German text. */
export const languageChoiceSchema = z.enum(['auto', ...LANGUAGES]);
export type LanguageChoice = z.infer<typeof languageChoiceSchema>;

/** Quarter-hour class times in the order in which they are offered: 4:00 PM to 10:00 PM, then 6:00 AM to 3:45 PM. */
export const CLASS_TIMES: readonly string[] = [...quarters(16, 22, true), ...quarters(6, 16, false)];
export const DEFAULT_CLASS_TIME = '9:00 PM';

function quarters(from: number, to: number, inclusive: boolean): string[] {
  const slots: string[] = [];
  for (let minutes = from * 60; inclusive ? minutes <= to * 60 : minutes < to * 60; minutes += 15) {
    const hour = Math.floor(minutes / 60);
    slots.push(`${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`);
  }
  return slots;
}

export const instructorNameSchema = lineSchema(LIMITS.instructorName);
/** Whether several people share an instructor name, so that their verb is plural. */
export const isSeveral = (instructorName: string): boolean =>
  /[&+]| (?:and|y|et|und) |^(?:our|all|the|various) \p{L}+s$|^everyone$/iu.test(instructorName);

export const studioNameSchema = lineSchema(LIMITS.studioName);

export const preferencesSchema = z.object({
  /** Empty until the welcome form is filled in. */
  instructorName: z.string(),
  studio: z.string(),
  lastClassTime: z.string().nullable(),
  writingStyle: writingStyleSchema,
  /** Of the texts that are written. */
  language: languageChoiceSchema,
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const savePreferencesSchema = z.object({
  instructorName: instructorNameSchema,
  studio: studioNameSchema,
  /** Omitted or null: the stored time is kept. */
  lastClassTime: z.enum(CLASS_TIMES as [string, ...string[]]).nullish(),
  writingStyle: writingStyleSchema.optional(),
  language: languageChoiceSchema.optional(),
});

/** The first-run form: both names are required. */
export const welcomeSchema = z.object({
  instructorName: instructorNameSchema.min(1, 'Enter your name.'),
  studio: studioNameSchema.min(1, 'Enter your studio’s name.'),
});

/** The browser adds a cache-busting parameter; it has no meaning. */
const cacheBuster = z.object({ t: keySchema(40).optional() });

export const getPreferences = call({
  method: 'GET',
  path: '/api/instructor-preferences',
  summary: 'The person’s names, last class time, writing style and language',
  policy: 'signedIn',
  query: cacheBuster,
  output: preferencesSchema,
});
export const savePreferences = call({
  method: 'POST',
  path: '/api/instructor-preferences',
  summary: 'Save names, class time, writing style and language',
  policy: 'signedIn',
  body: savePreferencesSchema,
  output: preferencesSchema,
  rate: WRITES,
});

/** How often a person may still change the instructor name. The first name is free, and only Individual Pro counts. */
export const nameChangeStatusSchema = z.object({
  nameChangeCount: z.number(),
  /** null: unlimited. */
  remainingChanges: z.number().nullable(),
  canChange: z.boolean(),
  maxReached: z.boolean(),
  isStudioOwner: z.boolean(),
});
export type NameChangeStatus = z.infer<typeof nameChangeStatusSchema>;

export const getNameChangeStatus = call({
  method: 'GET',
  path: '/api/name-change-status',
  summary: 'How many instructor name changes are left',
  policy: 'signedIn',
  output: nameChangeStatusSchema,
});
export const trackNameChange = call({
  method: 'POST',
  path: '/api/track-name-change',
  summary: 'Use up one instructor name change. The new name can then be saved with the preferences',
  policy: 'signedIn',
  output: nameChangeStatusSchema,
  rate: { max: 60, seconds: 60 },
});
