import { z } from 'zod';
import { call } from './call.ts';
import { figuresSchema, PLACES } from './instagram.ts';
import { keySchema } from './strings.ts';

// What became of a month's classes: which had a video, and who posted it.

/** posted: somebody has noted it. off: the class was cancelled, or its video was not to be posted. missed: it has begun, and nobody has. ahead: it is still to come. */
export const MONTH_STATES = ['posted', 'off', 'missed', 'ahead'] as const;

/** As what the program has posted a video to Instagram, where it is, and what Instagram counted of it; null: it has said nothing. */
const onInstagramSchema = z.object({
  place: z.enum(PLACES),
  permalink: z.string().nullable(),
  figures: figuresSchema.nullable(),
});
export type OnInstagram = z.infer<typeof onInstagramSchema>;

const momentSchema = z.object({ date: z.string(), time: z.string() });

/** A person's video of a class. */
const monthVideoSchema = z.object({
  /** What the owner calls them; null: the caller. Empty: somebody who is not on the team any more. */
  by: z.string().nullable(),
  /** When it is to be posted by now's rule, and when it was noted as posted, on the studio's clock. */
  planned: momentSchema.nullable(),
  posted: momentSchema.nullable(),
  /** When it was downloaded (ISO 8601). */
  downloadedAt: z.iso.datetime().nullable(),
  /** Null: the program has not posted it there. */
  instagram: onInstagramSchema.nullable(),
});

export const monthClassSchema = z.object({
  entryId: z.string(),
  /** The day that the timetable has it on. */
  of: z.string(),
  classType: z.string(),
  instructor: z.string(),
  ...momentSchema.shape,
  state: z.enum(MONTH_STATES),
  videos: z.array(monthVideoSchema),
});
export type MonthClass = z.infer<typeof monthClassSchema>;

export const monthTotalsSchema = z.object({
  classes: z.number(),
  /** Classes with a video, and those of which one was posted. */
  videos: z.number(),
  posted: z.number(),
  missed: z.number(),
  downloads: z.number(),
});

export const monthSchema = z.object({
  /** YYYY-MM, and today in the timetable's zone. */
  month: z.string(),
  today: z.string(),
  /** The caller owns a team, so that it matters who. */
  isTeam: z.boolean(),
  classes: z.array(monthClassSchema),
  totals: monthTotalsSchema,
});
export type Month = z.infer<typeof monthSchema>;

const query = z.object({
  /** Absent: this month. */
  month: keySchema(7)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Enter a month such as 2026-12.')
    .optional(),
});

export const getMonth = call({
  method: 'GET',
  path: '/api/timetable/month',
  summary: 'What became of a month’s classes: which had a video, and who posted it when',
  policy: 'signedIn',
  query,
  output: monthSchema,
});
export const exportMonth = call({
  method: 'GET',
  path: '/api/timetable/month/export',
  summary: 'The same as a CSV file (RFC 4180, UTF-8), with a line for each video and each class without one',
  policy: 'signedIn',
  query,
  answers: 'file',
});
