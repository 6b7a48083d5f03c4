import { type Job, jobOf } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import * as kinds from './kinds.ts';
import { tellReviews } from './news.ts';
import { listDue, sweepReminders } from './queries.ts';
import { remind } from './remind.ts';

/** People who are sent to be looked at at once; the others are found a minute later. */
const AT_ONCE = 2_000;

export const jobs: readonly Job<Services>[] = [
  jobOf(kinds.dueRemindersKind, {
    schedule: '* * * * *',
    run: async (services: Services) => {
      for (const { userId } of await listDue(services, AT_ONCE))
        await services.queue.send(kinds.remindKind, { userId }, { key: userId });
    },
  }),
  jobOf(kinds.remindKind, {
    concurrency: () => 4,
    run: (services: Services, { userId }) => remind(services, userId),
  }),
  jobOf(kinds.tellReviewsKind, { schedule: '* * * * *', run: (services: Services) => tellReviews(services) }),
  jobOf(kinds.sweepRemindersKind, { schedule: '41 3 * * *', run: ({ db }: Services) => sweepReminders(db) }),
];
