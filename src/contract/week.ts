import { z } from 'zod';
import { listSchema } from '../scene/list-schema.ts';
import { call, messageSchema, WRITES } from './call.ts';
import { daySchema } from './days.ts';
import { promoFilmSchema, versionFrom } from './promos.ts';
import { packedSchema } from './strings.ts';

/**
 * nothing: no text yet. waiting: text and film are asked for and not begun. text: it has a text, and no film. making, ready, failed: the film. saved: the
 * film was downloaded. outOfDate: the class is not as text and film say it any more.
 */
export const MADE_STATES = ['nothing', 'waiting', 'text', 'making', 'ready', 'saved', 'outOfDate', 'failed'] as const;
export type MadeState = (typeof MADE_STATES)[number];

/** What there is of a class on a day. */
export const madeSchema = z.object({
  state: z.enum(MADE_STATES),
  /** The caller's promo. Null: there is none, or it is another's. */
  promoId: z.string().nullable(),
  /** The render of its film, also of one that is out of date. */
  renderId: z.string().nullable(),
  /** The member who has made it, for the studio's owner; null: the caller. */
  by: z.string().nullable(),
  /** Why it could not be made. */
  reason: z.string().nullable(),
});
export type Made = z.infer<typeof madeSchema>;

export const startPromo = call({
  method: 'POST',
  path: '/api/timetable/entries/:id/days/:date/promo',
  summary: 'Begin the promo of a class on a day; if the caller has begun it before, that one',
  policy: 'signedIn',
  params: z.object({ id: z.uuid(), date: daySchema }),
  output: z.object({ promoId: z.string() }),
  rate: WRITES,
});

/** As many classes as one call takes: two weeks of a large studio. */
export const WEEK_CLASSES = 60;

export const makeWeek = call({
  method: 'POST',
  path: '/api/week',
  summary:
    'Have text and video made for classes on their days, in the order of the days. What is up to date already stays',
  policy: 'signedIn',
  body: z.object({
    classes: z
      .array(z.object({ entryId: z.uuid(), date: daySchema }))
      .min(1, 'Choose at least one class.')
      .max(WEEK_CLASSES, `Choose up to ${WEEK_CLASSES} classes.`),
  }),
  /** How many are being made for this call. */
  output: z.object({ making: z.number() }),
  rate: WRITES,
});
export const stopWeek = call({
  method: 'DELETE',
  path: '/api/week',
  summary: 'Stop making the week. What is done, and the video that is being made, stay',
  policy: 'signedIn',
  output: messageSchema,
  rate: WRITES,
});
export const savedWeek = call({
  method: 'GET',
  path: '/api/week/videos.zip',
  summary:
    'The videos of seven days that the caller has downloaded (POST /api/downloads), as one archive, named by day, time and class',
  policy: 'signedIn',
  query: z.object({ from: daySchema }),
  answers: 'file',
  rate: { max: 60, seconds: 600 },
});

/** A promo whose list is a week of the timetable, with its film. */
export const weekFilmSchema = z.object({
  promoId: z.string(),
  /** Of the promo, which a renewal continues. */
  version: z.number(),
  list: listSchema,
  film: promoFilmSchema.omit({ renderId: true }),
});
export type WeekFilm = z.infer<typeof weekFilmSchema>;

export const getWeekFilm = call({
  method: 'GET',
  path: '/api/week/video',
  summary: 'The promo with a list of a week that the caller has changed last, and how far its video is',
  policy: 'signedIn',
  output: z.object({ video: weekFilmSchema.nullable() }),
});
export const renewWeekFilm = call({
  method: 'PUT',
  path: '/api/week/video/:id',
  summary: 'Give such a promo another list, and have its video made; 409 if the promo has changed since',
  policy: 'signedIn',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    list: packedSchema(listSchema, 20_000, {
      missing: 'Send the list as JSON.',
      tooLong: 'The list is too long.',
      unreadable: 'This is not JSON.',
    }),
    version: versionFrom(1),
  }),
  output: messageSchema,
  rate: WRITES,
});
