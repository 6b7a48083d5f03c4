import { type Job, jobOf } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { doWork, failWork } from '../../work/work.ts';
import * as kinds from './kinds.ts';
import { compressionWork } from './make-small.ts';
import { sweepCompressions } from './sweep-compressions.ts';

export const jobs: readonly Job<Services>[] = [
  jobOf(kinds.compressKind, {
    run: (services, { id }, context) => doWork(services, compressionWork, id, context),
    onLastFailure: (services, { id }) => failWork(services, compressionWork, id),
  }),
  jobOf(kinds.sweepCompressionsKind, {
    schedule: '*/5 * * * *',
    run: (services, _data, context) => sweepCompressions(services, context),
  }),
];
