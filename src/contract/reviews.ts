import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { daySchema } from './days.ts';
import { REVIEW_STATES } from './posting.ts';
import { keySchema, textSchema } from './strings.ts';

// What a studio's owner sees of their members' videos before these are posted.

/** Characters of what an owner writes when they send a video back. */
export const REVIEW_NOTE = 300;

/** A member's video of a class of the studio's timetable that is still to come. */
export const seenVideoSchema = z.object({
  entryId: z.string(),
  /** The day that the timetable has the class on. */
  of: z.string(),
  /** The member's seat, and what the owner calls them. */
  memberId: z.string(),
  member: z.string(),
  classType: z.string(),
  /** When the class is, on the studio's clock. */
  date: z.string(),
  time: z.string(),
  /** When the video is to be posted, on the studio's clock; null: at no set time. */
  when: z.object({ date: z.string(), time: z.string() }).nullable(),
  /** Names this very video: one that is made anew is another. */
  renderId: z.string(),
  /** Where it plays. */
  address: z.string(),
  state: z.enum(REVIEW_STATES).exclude(['unasked']),
  note: z.string().nullable(),
});
export type SeenVideo = z.infer<typeof seenVideoSchema>;

const seesFirstSchema = z.object({ seesFirst: z.boolean('Choose whether you see the videos first.') });
export const setSeesFirst = call({
  method: 'PUT',
  path: '/api/studio/sees-first',
  summary: 'Say whether you see members’ videos of your timetable before they are posted',
  policy: 'studioOwner',
  body: seesFirstSchema,
  output: seesFirstSchema,
  rate: WRITES,
});
export const listReviews = call({
  method: 'GET',
  path: '/api/studio/reviews',
  summary:
    'The members’ videos of classes to come that the studio’s owner sees before they are posted, in the order of the classes',
  policy: 'studioOwner',
  output: z.object({ /** The studio asks for it. */ isOn: z.boolean(), videos: z.array(seenVideoSchema) }),
});
export const answerReview = call({
  method: 'PUT',
  path: '/api/studio/reviews/:id/days/:date',
  summary:
    'Approve a member’s video, send it back with a note, or have it wait again. 409 if it is not the video that was seen any more',
  policy: 'studioOwner',
  params: z.object({ id: z.uuid(), date: daySchema }),
  body: z
    .object({
      memberId: z.uuid('Say whose video it is.'),
      /** The one that was seen. */
      renderId: keySchema(64).min(1, 'Say which video you have seen.'),
      answer: z.enum(REVIEW_STATES, 'Choose what is to become of it.').exclude(['unasked']),
      note: textSchema(REVIEW_NOTE).default(''),
    })
    .refine(({ answer, note }) => answer !== 'back' || note.trim() !== '', {
      path: ['note'],
      message: 'Say what is to be different.',
    }),
  output: messageSchema,
  rate: WRITES,
});
