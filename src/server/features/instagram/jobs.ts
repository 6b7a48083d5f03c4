import { type Job, jobOf } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { takeFigures } from './figures.ts';
import * as kinds from './kinds.ts';
import { listDue, listDueFigures, listRuled } from './queries.ts';
import { renewTokens } from './renew.ts';
import { beginRuled } from './rule.ts';
import { takePost } from './run.ts';

/** Posts, and people, that are sent at once. */
const AT_ONCE = 500;

export const jobs: readonly Job<Services>[] = [
  jobOf(kinds.duePostsKind, {
    schedule: '* * * * *',
    run: async ({ db, queue, config }: Services) => {
      if (!config.instagram) return;
      for (const { userId } of await listRuled(db, new Date(), AT_ONCE))
        await queue.send(kinds.ruledPostsKind, { userId }, { key: userId });
      for (const { id } of await listDue(db, new Date(), AT_ONCE))
        await queue.send(kinds.postKind, { id }, { key: id });
    },
  }),
  jobOf(kinds.ruledPostsKind, {
    concurrency: () => 4,
    run: (services: Services, { userId }) => beginRuled(services, userId),
  }),
  jobOf(kinds.postKind, { concurrency: () => 4, run: (services: Services, { id }) => takePost(services, id) }),
  jobOf(kinds.dueFiguresKind, {
    schedule: '*/10 * * * *',
    run: async ({ db, queue, config }: Services) => {
      if (!config.instagram) return;
      for (const { id } of await listDueFigures(db, new Date(), AT_ONCE))
        await queue.send(kinds.figuresKind, { id }, { key: id });
    },
  }),
  jobOf(kinds.figuresKind, { concurrency: () => 2, run: (services: Services, { id }) => takeFigures(services, id) }),
  jobOf(kinds.renewTokensKind, {
    schedule: '11 4 * * *',
    run: (services: Services, _data, { signal }) => renewTokens(services, signal),
  }),
];
