import { z } from 'zod';
import { defineKind } from '../../queue/job.ts';

/** Finds the people whose plan has to be looked at. */
export const dueRemindersKind = defineKind({
  name: 'reminders-due',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 60,
});
/** Looks at the plan of one. */
export const remindKind = defineKind({
  name: 'reminders-person',
  data: z.object({ userId: z.string() }),
  // The next sweep finds them again.
  retries: 0,
  timeoutSeconds: 60,
});
export const sweepRemindersKind = defineKind({
  name: 'reminders-sweep',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 600,
});
/** Tells owners which films wait for them, and members what became of theirs. */
export const tellReviewsKind = defineKind({
  name: 'tell-reviews',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 60,
});
