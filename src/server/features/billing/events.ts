import { findPerson } from '../../accounts/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { settleCustomer } from './ending.ts';
import * as eventQueries from './event-queries.ts';
import { stripeEventKind } from './kinds.ts';
import { syncCustomer } from './sync.ts';
import * as unmatchedQueries from './unmatched-queries.ts';

/**
 * Receives an event: its signature is checked on the raw bytes, it is stored once, and a job processes it.
 * @throws AppError `not_found` if payments are not set up, `invalid_input` if the signature does not match or is old
 */
export async function takeEvent(services: Services, body: unknown, signature: unknown): Promise<void> {
  const { payments, db, queue, log } = services;
  if (!payments) throw new AppError('not_found');
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const event = await payments.readEvent(bytes, typeof signature === 'string' ? signature : '').catch((err) => {
    log.warn({ reason: err.message }, 'an event from Stripe was refused');
    throw new AppError('invalid_input', 'The signature is not valid.');
  });
  if (!event) return;
  const { id } = event;
  await eventQueries.keepEvent(db, event);
  // A repeated event whose job was lost gets another one.
  const kept = await eventQueries.findEvent(db, id);
  if (kept && !kept.appliedAt) await queue.send(stripeEventKind, { id }, { key: id });
}

/** Syncs the customer that an event is about with Stripe, unless that was done. */
export async function processEvent(services: Services, id: string): Promise<void> {
  const event = await eventQueries.findEvent(services.db, id);
  if (!event || event.appliedAt) return;
  const { customerId } = event;
  const user = await findPerson(services.db, { stripeCustomerId: customerId });
  if (user && services.payments) await syncCustomer(services, services.payments, user.id, customerId);
  else if ((await unmatchedQueries.listClosedCustomers(services.db, [customerId])).length > 0)
    await settleCustomer(services, customerId);
  else services.log.warn({ event: id, customerId }, 'an event about a customer that is not ours');
  await eventQueries.markApplied(services.db, id);
}

/** Syncs a person's subscription with Stripe. */
export async function syncPerson(services: Services, userId: string): Promise<void> {
  const user = await findPerson(services.db, { id: userId });
  if (!services.payments || !user?.stripeCustomerId) return;
  await syncCustomer(services, services.payments, userId, user.stripeCustomerId);
}
