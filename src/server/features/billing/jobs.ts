import { type Job, jobOf } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { endSubscription, settleCustomer } from './ending.ts';
import { processEvent, syncPerson } from './events.ts';
import { expire } from './expire.ts';
import * as kinds from './kinds.ts';
import { reconcile } from './reconcile.ts';

export const jobs: readonly Job<Services>[] = [
  jobOf(kinds.stripeEventKind, { concurrency: () => 2, run: (services, { id }) => processEvent(services, id) }),
  jobOf(kinds.syncKind, { run: (services, { userId }) => syncPerson(services, userId) }),
  jobOf(kinds.endPaymentsKind, { run: (services, { customerId }) => settleCustomer(services, customerId) }),
  jobOf(kinds.endSubscriptionKind, { run: (services, { id }) => endSubscription(services, id) }),
  jobOf(kinds.endSessionKind, {
    run: async ({ payments }, { sessionId }) => payments?.endCheckout(sessionId),
  }),
  jobOf(kinds.reconcileKind, { schedule: '41 4 * * *', run: reconcile }),
  jobOf(kinds.expireKind, { schedule: '7 * * * *', run: expire }),
];
