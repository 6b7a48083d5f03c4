import { z } from 'zod';
import { mails as accountMails } from './accounts/mails.ts';
import { sweepSessions } from './accounts/queries.ts';
import { sweepAudit } from './db/audit.ts';
import { jobs as billingJobs } from './features/billing/jobs.ts';
import { mails as billingMails } from './features/billing/mails.ts';
import { jobs as instagramJobs } from './features/instagram/jobs.ts';
import { mails as instagramMails } from './features/instagram/mails.ts';
import { jobs as libraryJobs } from './features/library/jobs.ts';
import { jobs as promoJobs } from './features/promos/jobs.ts';
import { jobs as reminderJobs } from './features/reminders/jobs.ts';
import { mails as reminderMails } from './features/reminders/mails.ts';
import { pushes as reminderPushes } from './features/reminders/messages.ts';
import { jobs as renderJobs } from './features/renders/jobs.ts';
import { mails as studioMails } from './features/studio/mails.ts';
import { jobs as timetableJobs } from './features/timetable/jobs.ts';
import { mails as timetableMails } from './features/timetable/mails.ts';
import { jobs as toolJobs } from './features/tools/jobs.ts';
import { sweepRateLimits } from './http/rate-limits.ts';
import { mailJob } from './mail/jobs.ts';
import { pushJob } from './push/jobs.ts';
import { defineKind, type Job, jobOf } from './queue/job.ts';
import type { Services } from './services.ts';

const rateLimitSweep = defineKind({
  name: 'rate-limit-sweep',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 60,
});

const expiredSweep = defineKind({
  name: 'sweep-expired',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 600,
});

/** Every kind of job that is processed. A kind that is sent but missing here would wait forever. */
const JOBS: readonly Job<Services>[] = [
  jobOf(rateLimitSweep, { schedule: '17 * * * *', run: ({ db }) => sweepRateLimits(db) }),
  jobOf(expiredSweep, {
    schedule: '27 3 * * *',
    run: async ({ db }) => {
      await sweepSessions(db);
      await sweepAudit(db);
    },
  }),
  mailJob([...accountMails, ...billingMails, ...studioMails, ...timetableMails, ...reminderMails, ...instagramMails]),
  pushJob(reminderPushes),
  ...promoJobs,
  ...renderJobs,
  ...libraryJobs,
  ...billingJobs,
  ...timetableJobs,
  ...reminderJobs,
  ...instagramJobs,
  ...toolJobs,
];

/** The worker entry point: processes the jobs of every kind in this process, until the queue stops. */
export async function startWorker(services: Services): Promise<void> {
  await services.queue.work(services, JOBS);
}
