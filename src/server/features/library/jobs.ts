import { type Job, jobOf } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { doWork, failWork } from '../../work/work.ts';
import { ingestWork } from './ingest.ts';
import * as kinds from './kinds.ts';
import { sweepLibrary } from './sweep-library.ts';

export const jobs: readonly Job<Services>[] = [
  jobOf(kinds.ingestKind, {
    concurrency: () => 2,
    run: (services, { id }, context) => doWork(services, ingestWork, id, context),
    onLastFailure: (services, { id }) => failWork(services, ingestWork, id),
  }),
  jobOf(kinds.sweepLibraryKind, {
    schedule: '*/10 * * * *',
    run: (services, _data, context) => sweepLibrary(services, context),
  }),
];
