import { z } from 'zod';
import { call, WRITES } from './call.ts';
import { daySchema } from './days.ts';

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
