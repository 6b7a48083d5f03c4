import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { clockTimeSchema } from './clock.ts';
import { daySchema } from './days.ts';
import { keySchema } from './strings.ts';

// When the video of a class is to be posted, and whether it was. Nothing is posted by the program.

/** The most days before a class on which its video can be posted. */
export const POST_DAYS_BEFORE = 14;

/** So many days before the class, at this time on the studio's clock. A class that has begun by then is posted a day earlier, at the same time. */
export const postTimeSchema = z.object({
  daysBefore: z
    .number('Enter a whole number.')
    .int('Enter a whole number.')
    .min(0, 'Enter a whole number.')
    .max(POST_DAYS_BEFORE, `Up to ${POST_DAYS_BEFORE} days before.`),
  time: clockTimeSchema,
});
export type PostTime = z.infer<typeof postTimeSchema>;

/** What the person has said of one promo: another time than the rule's, or that it is not to be posted; null: as the rule says. */
export const ownPostSchema = z.union([postTimeSchema, z.literal('never')]).nullable();
export type OwnPost = z.infer<typeof ownPostSchema>;

/**
 * none: no time was said. planned: its time is to come. overdue: it has come. now: at once, because the class was cancelled, or has changed since it was posted.
 * never: it is not to be posted. posted: its person has said so. held: the studio's owner is to see it first, whatever its time is.
 */
export const POST_STATES = ['none', 'planned', 'overdue', 'now', 'never', 'posted', 'held'] as const;
export type PostState = (typeof POST_STATES)[number];

/** unasked: there is no video to be seen, or it does not say what the class is now. back: the owner has sent it back. */
export const REVIEW_STATES = ['unasked', 'waiting', 'approved', 'back'] as const;

/** How far a member's video is that the studio's owner sees before it is posted. */
export const reviewSchema = z.object({
  state: z.enum(REVIEW_STATES),
  /** What the team calls the owner; empty: nobody has said. */
  owner: z.string(),
  /** What the owner wrote when they sent it back. */
  note: z.string().nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

/** When what there is of a class on a day is to be posted. */
export const postingSchema = z.object({
  state: z.enum(POST_STATES),
  /** When, on the studio's clock, and ISO 8601; null where there is no such time. */
  when: z.object({ date: z.string(), time: z.string(), at: z.string() }).nullable(),
  own: ownPostSchema,
  /** When it was posted, also where the class has changed since (ISO 8601). */
  postedAt: z.iso.datetime().nullable(),
  /** The member whose promo it is, for the studio's owner; null: the caller. */
  by: z.string().nullable(),
  /** Null: nobody has to see it first. */
  review: reviewSchema.nullable(),
});
export type Posting = z.infer<typeof postingSchema>;

const onDay = { params: z.object({ id: z.uuid(), date: daySchema }), policy: 'signedIn', rate: WRITES } as const;

export const setPostRule = call({
  method: 'PUT',
  path: '/api/timetable/post-rule',
  summary: 'Say when the videos of the timetable’s classes are to be posted; null: at no time',
  policy: 'signedIn',
  body: z.object({ rule: postTimeSchema.nullable() }),
  output: messageSchema,
  rate: WRITES,
});
export const setPostTime = call({
  method: 'PUT',
  path: '/api/timetable/entries/:id/days/:date/post-time',
  summary:
    'Have the caller’s promo of a class on a day posted at another time, never, or as the rule says again (null)',
  body: z.object({ own: ownPostSchema }),
  output: messageSchema,
  ...onDay,
});
export const markPosted = call({
  method: 'PUT',
  path: '/api/timetable/entries/:id/days/:date/posted',
  summary: 'Note that the caller has posted their promo of a class on a day',
  output: messageSchema,
  ...onDay,
});
export const unmarkPosted = call({
  method: 'DELETE',
  path: '/api/timetable/entries/:id/days/:date/posted',
  summary: 'Take back that the caller has posted their promo of a class on a day',
  output: messageSchema,
  ...onDay,
});

/** The secret in the address of a calendar: 32 random bytes in base64url. */
export const FEED_SECRET = /^[\w-]{43}$/;

const feedSchema = z.object({
  /** When its address was made (ISO 8601); null: there is none. */
  madeAt: z.iso.datetime().nullable(),
});

export const getFeed = call({
  method: 'GET',
  path: '/api/calendar-feed',
  summary: 'Whether the caller has an address at which calendars read when to post',
  policy: 'signedIn',
  output: feedSchema,
});
export const makeFeed = call({
  method: 'POST',
  path: '/api/calendar-feed',
  summary: 'Make this address, in place of one that there was. This answer is the only one that has it',
  policy: 'signedIn',
  output: feedSchema.extend({ address: z.string() }),
  rate: { max: 30, seconds: 3600 },
});
export const dropFeed = call({
  method: 'DELETE',
  path: '/api/calendar-feed',
  summary: 'Revoke this address: from now on it answers nothing',
  policy: 'signedIn',
  output: messageSchema,
  rate: WRITES,
});
/** Services that read for many people come from a few addresses. */
export const readFeed = call({
  method: 'GET',
  path: '/api/calendar-feed/posts.ics',
  summary: 'When its person is to post what, as a calendar (RFC 5545), for whoever has the secret',
  policy: 'public',
  query: z.object({ key: keySchema(100).default('') }),
  answers: 'file',
  rate: { max: 300, seconds: 60, by: 'address' },
});
