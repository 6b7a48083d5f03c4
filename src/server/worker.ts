import { z } from 'zod';
import { passwordResetMail } from './features/auth/jobs.ts';
import { jobs as billingJobs } from './features/billing/jobs.ts';
import { jobs as libraryJobs } from './features/library/jobs.ts';
import { jobs as renderJobs } from './features/renders/jobs.ts';
import { jobs as studioJobs } from './features/studio/jobs.ts';
import { jobs as toolJobs } from './features/tools/jobs.ts';
import { sweepRateLimits } from './http/rate-limits.ts';
import { defineJob, type Job } from './queue/job.ts';
import type { Services } from './services.ts';

const rateLimitSweep = defineJob({
  name: 'rate-limit-sweep',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 60,
  schedule: '17 * * * *',
  run: ({ db }) => sweepRateLimits(db),
});

/** Every kind of job there is. A job that is sent but not listed here would wait for ever. */
const JOBS = [
  passwordResetMail,
  rateLimitSweep,
  ...renderJobs,
  ...libraryJobs,
  ...billingJobs,
  ...toolJobs,
  ...studioJobs,
] as readonly Job[];

/** The worker door: does the jobs of every kind in this process, until the queue stops. */
export async function startWorker(services: Services): Promise<void> {
  await services.queue.work(services, JOBS);
}
