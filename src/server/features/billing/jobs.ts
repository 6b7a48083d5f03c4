import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Looks at what an event of Stripe's is about. Stripe may be away for hours: what is given up here is taken up by the hourly job. */
export const stripeEventJob = defineJob({
  name: 'stripe-event',
  data: z.object({ id: z.string() }),
  retries: 8,
  retryDelaySeconds: 2,
  timeoutSeconds: 120,
  concurrency: () => 2,
  run: async (services, { id }) => {
    const { applyEvent } = await import('./handlers/events.ts');
    await applyEvent(services, id);
  },
});

/** Looks at a subscription that has been quiet. */
export const lookJob = defineJob({
  name: 'look-at-subscription',
  data: z.object({ userId: z.string() }),
  retries: 3,
  retryDelaySeconds: 10,
  timeoutSeconds: 120,
  run: async (services, { userId }) => {
    const { lookAgain } = await import('./handlers/events.ts');
    await lookAgain(services, userId);
  },
});

/** Ends the payments of a deleted person's customer. What is given up here is taken up by the hourly job. */
export const endPaymentsJob = defineJob({
  name: 'end-payments',
  data: z.object({ customerId: z.string() }),
  retries: 8,
  retryDelaySeconds: 2,
  timeoutSeconds: 120,
  run: async (services, { customerId }) => {
    const { settleCustomer } = await import('./handlers/ending.ts');
    await settleCustomer(services, customerId);
  },
});

/** Ends and refunds a subscription. What is given up here is taken up by the hourly job. */
export const endSubscriptionJob = defineJob({
  name: 'end-subscription',
  data: z.object({ id: z.string() }),
  retries: 8,
  retryDelaySeconds: 2,
  timeoutSeconds: 120,
  run: async (services, { id }) => {
    const { endSubscription } = await import('./handlers/ending.ts');
    await endSubscription(services, id);
  },
});

/** Closes the page of a checkout that another one has replaced. After a day it has run out by itself. */
export const endSessionJob = defineJob({
  name: 'end-session',
  data: z.object({ sessionId: z.string() }),
  retries: 12,
  retryDelaySeconds: 2,
  timeoutSeconds: 60,
  run: async (services, { sessionId }) => {
    const { expireSession } = await import('./handlers/ending.ts');
    if (services.stripe) await expireSession(services.stripe, sessionId);
  },
});

const reconcileJob = defineJob({
  name: 'reconcile-subscriptions',
  data: z.object({}),
  retries: 3,
  retryDelaySeconds: 300,
  timeoutSeconds: 3600,
  schedule: '41 4 * * *',
  run: async (services) => {
    const { reconcile } = await import('./handlers/reconcile.ts');
    await reconcile(services);
  },
});

export const billingMail = defineJob({
  name: 'billing-mail',
  data: z.object({ id: z.uuid() }),
  retries: 5,
  retryDelaySeconds: 10,
  timeoutSeconds: 60,
  run: async (services, { id }) => {
    const { sendNotice } = await import('./handlers/mails.ts');
    await sendNotice(services, id);
  },
});

const expireJob = defineJob({
  name: 'process-expired',
  data: z.object({}),
  retries: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 1800,
  schedule: '7 * * * *',
  run: async (services) => {
    const { expire } = await import('./handlers/expire.ts');
    await expire(services);
  },
});

/** The kinds of job of this feature. */
export const jobs = [
  ...[stripeEventJob, lookJob, billingMail, expireJob],
  ...[endPaymentsJob, endSubscriptionJob, endSessionJob, reconcileJob],
];
