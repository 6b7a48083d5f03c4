import { type Job, jobOf } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { purgePromos } from './actions.ts';
import { sweepPromosKind } from './kinds.ts';

export const jobs: readonly Job<Services>[] = [
  jobOf(sweepPromosKind, { schedule: '41 3 * * *', run: (services) => purgePromos(services) }),
];
