import { findPerson } from '../../../db/people.ts';
import { AppError } from '../../../http/errors.ts';
import type { Services } from '../../../services.ts';
import { stripeEventJob } from '../jobs.ts';
import * as queries from '../queries.ts';
import { settleCustomer } from './ending.ts';
import { lookAndApply } from './look.ts';

/** Seconds by which the signature of an event may be old, or dated ahead by a clock that goes wrong. */
const TOLERANCE_SECONDS = 300;

/** What can change what a person pays for. Everything else that Stripe may be set up to send is thanked for and forgotten. */
const HEARD =
  /^(checkout\.session\.(completed|async_payment_succeeded|async_payment_failed|expired)|customer\.(deleted|subscription\.\w+)|invoice\.(paid|payment_failed|payment_action_required|marked_uncollectible|voided))$/;

/**
 * Takes in an event: its signature is checked on the bytes that came, it is kept once, and a job looks at what it is about.
 * @throws AppError `not_found` where no payments are set up, `invalid_input` if the signature does not fit or is old
 */
export async function takeEvent(services: Services, body: unknown, signature: unknown): Promise<void> {
  const { stripe, config, db, queue, log } = services;
  if (!stripe || !config.stripe) throw new AppError('not_found');
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const header = typeof signature === 'string' ? signature : '';
  const event = await stripe.webhooks
    .constructEventAsync(bytes, header, config.stripe.webhookSecret, TOLERANCE_SECONDS)
    .catch((err) => {
      log.warn({ reason: err.message }, 'an event of Stripe’s was refused');
      throw new AppError('invalid_input', 'The signature does not fit.');
    });
  // Stripe's library looks at the age alone: an event dated far ahead could be sent again for as long.
  if (datedAt(header) > Date.now() / 1000 + TOLERANCE_SECONDS) {
    log.warn({ event: event.id }, 'an event of Stripe’s was dated ahead');
    throw new AppError('invalid_input', 'The signature does not fit.');
  }
  const customerId = HEARD.test(event.type) ? customerOf(event.data.object) : null;
  if (!customerId) return;
  const { id, type } = event;
  await queries.keepEvent(db, { id, type, customerId });
  // A doubled event whose job was lost gets another one.
  const kept = await queries.findEvent(db, id);
  if (kept && !kept.appliedAt) await queue.send(stripeEventJob, { id }, { key: id });
}

/** The moment in a signature's header, in seconds since 1970 (https://docs.stripe.com/webhooks#verify-manually). */
function datedAt(header: string): number {
  return Number(/(?:^|,)\s*t=(\d+)/.exec(header)?.[1] ?? Number.POSITIVE_INFINITY);
}

function customerOf(object: object): string | null {
  const {
    object: kind,
    id,
    customer,
  } = object as { object?: string; id?: string; customer?: string | { id: string } | null };
  if (kind === 'customer') return id ?? null;
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
}

/** Looks at what an event is about, unless that was done. */
export async function applyEvent(services: Services, id: string): Promise<void> {
  const event = await queries.findEvent(services.db, id);
  if (!event || event.appliedAt) return;
  const { customerId } = event;
  const user = await findPerson(services.db, { stripeCustomerId: customerId });
  if (user && services.stripe) await lookAndApply(services, services.stripe, user.id, customerId);
  else if ((await queries.listClosedCustomers(services.db, [customerId])).length > 0)
    await settleCustomer(services, customerId);
  else services.log.warn({ event: id, customerId }, 'an event about a customer that is not ours');
  await queries.markApplied(services.db, id);
}

/** Compares a person's plan with Stripe. */
export async function lookAgain(services: Services, userId: string): Promise<void> {
  const user = await findPerson(services.db, { id: userId });
  if (!services.stripe || !user?.stripeCustomerId) return;
  await lookAndApply(services, services.stripe, userId, user.stripeCustomerId);
}
