import type { Stripe } from 'stripe';
import type { Payments } from './index.ts';

/** Seconds by which the signature of an event may be old, or dated in the future by a clock that is off. */
const TOLERANCE_SECONDS = 300;

/** Events that can change what a person pays for. Everything else Stripe may be configured to send is acknowledged and ignored. */
const HEARD =
  /^(checkout\.session\.(completed|async_payment_succeeded|async_payment_failed|expired)|customer\.(deleted|subscription\.\w+)|invoice\.(paid|payment_failed|payment_action_required|marked_uncollectible|voided))$/;

/** @throws Error if the signature does not match, is old or is dated in the future */
export async function readEvent(
  stripe: Stripe,
  secret: string,
  body: Buffer,
  signature: string,
): ReturnType<Payments['readEvent']> {
  const event = await stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE_SECONDS);
  // Stripe's library checks only the age: an event dated far in the future could be replayed for just as long.
  if (datedAt(signature) > Date.now() / 1000 + TOLERANCE_SECONDS) throw new Error(`${event.id} is dated ahead.`);
  const customerId = HEARD.test(event.type) ? customerOf(event.data.object) : null;
  return customerId === null ? null : { id: event.id, type: event.type, customerId };
}

/** The timestamp in a signature's header, in seconds since 1970 (https://docs.stripe.com/webhooks#verify-manually). */
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
