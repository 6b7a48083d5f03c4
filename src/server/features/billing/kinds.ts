import { z } from 'zod';
import { defineKind } from '../../queue/job.ts';

/**
 * Reads the customer that an event from Stripe is about. If Stripe is unavailable for hours and this gives up, the
 * hourly job takes over.
 */
export const stripeEventKind = defineKind({
  name: 'stripe-event',
  data: z.object({ id: z.string() }),
  retries: 8,
  retryDelaySeconds: 2,
  timeoutSeconds: 120,
});

/** Syncs a subscription that had no event for a while. */
export const syncKind = defineKind({
  name: 'look-at-subscription',
  data: z.object({ userId: z.string() }),
  retries: 3,
  retryDelaySeconds: 10,
  timeoutSeconds: 120,
});

/** Ends the payments of a deleted person's customer. What is given up here is taken up by the hourly job. */
export const endPaymentsKind = defineKind({
  name: 'end-payments',
  data: z.object({ customerId: z.string() }),
  retries: 8,
  retryDelaySeconds: 2,
  timeoutSeconds: 120,
});

/** Ends and refunds a subscription. What is given up here is taken up by the hourly job. */
export const endSubscriptionKind = defineKind({
  name: 'end-subscription',
  data: z.object({ id: z.string() }),
  retries: 8,
  retryDelaySeconds: 2,
  timeoutSeconds: 120,
});

/** Closes the page of a checkout that another one has replaced. After a day it has run out by itself. */
export const endSessionKind = defineKind({
  name: 'end-session',
  data: z.object({ sessionId: z.string() }),
  retries: 12,
  retryDelaySeconds: 2,
  timeoutSeconds: 60,
});

export const reconcileKind = defineKind({
  name: 'reconcile-subscriptions',
  data: z.object({}),
  retries: 3,
  retryDelaySeconds: 300,
  timeoutSeconds: 3600,
});

export const expireKind = defineKind({
  name: 'process-expired',
  data: z.object({}),
  retries: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 1800,
});
