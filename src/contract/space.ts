import { z } from 'zod';
import { call, WRITES } from './call.ts';

/** What is stored as files, and on whose account it is; in the order in which people are told of it. */
export const KEPT_KINDS = ['library', 'film', 'compression', 'frame', 'part', 'logo', 'music'] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

/** Days for which a finished video is not old. */
export const OLD_FILM_DAYS = 7;

export const spaceSchema = z.object({
  /** What is stored, and what is reserved for what is being stored. */
  kinds: z.array(z.object({ kind: z.enum(KEPT_KINDS), usedBytes: z.number(), limitBytes: z.number() })),
  /** Deleted ones, which can be brought back for a while, take space as well and do not count. */
  promos: z.object({ count: z.number(), limit: z.number(), usedBytes: z.number() }),
  /** Finished videos of theirs alone that nobody has asked for in the last days. */
  oldFilms: z.object({ count: z.number(), bytes: z.number() }),
});
export type Space = z.infer<typeof spaceSchema>;

export const getMySpace = call({
  method: 'GET',
  path: '/api/my-space',
  summary: 'What the signed-in person makes us keep, by kind, and how much of each there may be',
  policy: 'signedIn',
  output: spaceSchema,
});

export const removeOldFilms = call({
  method: 'DELETE',
  path: '/api/my-space/films',
  summary: `Remove the signed-in person’s finished videos that were not asked for in the last ${OLD_FILM_DAYS} days; links to them end, promos stay`,
  policy: 'signedIn',
  output: spaceSchema,
  rate: WRITES,
});
