import { type Job, jobOf } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { doWork, failWork } from '../../work/work.ts';
import * as kinds from './kinds.ts';
import { joinAhead, makeAhead } from './make-ahead.ts';
import { filmWork } from './render.ts';
import { sweepRenders } from './sweep-films.ts';

export const jobs: readonly Job<Services>[] = [
  jobOf(kinds.renderFilmKind, {
    concurrency: ({ config }) => config.renderConcurrency,
    run: async (services, { key }, context) => {
      await joinAhead(services, key, context.signal);
      await doWork(services, filmWork, key, context);
    },
    onLastFailure: (services, { key }) => failWork(services, filmWork, key),
  }),
  jobOf(kinds.makeAheadKind, { run: (services, { key }, context) => makeAhead(services, key, context) }),
  jobOf(kinds.sweepRendersKind, {
    schedule: '3-59/10 * * * *',
    run: (services, _data, context) => sweepRenders(services, context),
  }),
];
