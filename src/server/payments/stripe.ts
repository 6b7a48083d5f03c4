import type { Logger } from 'pino';
import type { Stripe } from 'stripe';
import { PLAN_IDS, type PlanId } from '../../contract/plans.ts';
import type { StripeConfig } from '../config.ts';
import { AppError } from '../errors.ts';
import { isMissing, isRefused } from './errors.ts';
import type { Change, CheckoutPage, Payments, Sold } from './index.ts';
import { readEvent } from './stripe-events.ts';
import { refundSince } from './stripe-refunds.ts';

/** Milliseconds per attempt; there are two. A person waits for the response. */
const TIMEOUT_MS = 8_000;
/** Items per list request. */
const PAGE = 100;

type StripeSubscription = Awaited<ReturnType<Stripe['subscriptions']['list']>>['data'][number];

/** Stripe behind the payments entry point. The official client's code is loaded only if payments are set up. */
export async function openStripe(config: StripeConfig, log: Logger, timeout = TIMEOUT_MS): Promise<Payments> {
  const stripe = await openClient(config, timeout);
  return {
    ...customersOf(stripe),
    ...checkoutsOf(stripe, config),
    ...subscriptionsOf(stripe, config, log),
    refundSince: (id, since) => refundSince(stripe, log, id, since),
    readEvent: (body, signature) => readEvent(stripe, config.webhookSecret, body, signature),
  };
}

async function openClient({ secretKey, apiBase }: StripeConfig, timeout: number): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const base = apiBase ? new URL(apiBase) : null;
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
  });
}

function customersOf(stripe: Stripe): Pick<Payments, 'createCustomer' | 'removeCustomer' | 'openPortal'> {
  return {
    async createCustomer({ id: userId, email }, idempotencyKey) {
      const { id } = await stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey });
      return id;
    },
    async removeCustomer(customerId) {
      await stripe.customers.del(customerId).catch((error) => {
        if (!isMissing(error)) throw error;
      });
    },
    async openPortal(customer, returnUrl) {
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
      return url;
    },
  };
}

const STATES: Record<string, CheckoutPage['state']> = { open: 'open', complete: 'paid' };

function checkoutsOf(
  stripe: Stripe,
  { prices }: StripeConfig,
): Pick<Payments, 'openCheckout' | 'endCheckout' | 'listOpenCheckouts'> {
  const { sessions } = stripe.checkout;
  return {
    async openCheckout({ customerId, userId, planId, checkoutId, sessionId, successUrl, cancelUrl }) {
      const noted = { userId, planId, checkoutId };
      const session = sessionId
        ? await sessions.retrieve(sessionId)
        : await sessions.create(
            {
              mode: 'subscription',
              customer: customerId,
              client_reference_id: userId,
              line_items: [{ price: prices[planId], quantity: 1 }],
              metadata: noted,
              subscription_data: { metadata: noted },
              success_url: successUrl,
              cancel_url: cancelUrl,
            },
            { idempotencyKey: `checkout-${checkoutId}` },
          );
      return { id: session.id, state: STATES[session.status ?? ''] ?? 'over', url: session.url };
    },
    async endCheckout(sessionId) {
      try {
        // Without an idempotency key: under one, Stripe would repeat even a failure of its own for a day. Expiring twice is harmless.
        await sessions.expire(sessionId);
        return true;
      } catch (error) {
        if (!isRefused(error)) throw error;
        return false;
      }
    },
    async *listOpenCheckouts(customer) {
      for await (const { id } of sessions.list({ customer, status: 'open', limit: PAGE })) yield id;
    },
  };
}

function subscriptionsOf(
  stripe: Stripe,
  config: StripeConfig,
  log: Logger,
): Pick<Payments, 'list' | 'upgrade' | 'change' | 'end'> {
  const { subscriptions } = stripe;
  const lineOf = ({ itemId }: Sold, planId: PlanId) => [{ id: itemId!, price: config.prices[planId] }];
  return {
    async *list(customer) {
      const of = customer === undefined ? {} : ({ customer, status: 'all' } as const);
      for await (const raw of subscriptions.list({ ...of, limit: PAGE })) yield read(raw, config);
    },
    async upgrade(sold, { planId, userId }, idempotencyKey) {
      const changed = await subscriptions.update(
        sold.id,
        {
          items: lineOf(sold, planId),
          proration_behavior: 'always_invoice',
          payment_behavior: 'pending_if_incomplete',
          expand: ['latest_invoice'],
        },
        { idempotencyKey },
      );
      if (changed.pending_update) return { confirmAt: invoiceOf(changed) };
      // The charge stands even if this cannot be set.
      await subscriptions
        .update(sold.id, { cancel_at_period_end: false, metadata: { userId, planId } })
        .catch((err) => log.error({ err, subscription: sold.id }, 'an upgraded subscription may still be canceled'));
      return null;
    },
    async change(sold, change, idempotencyKey) {
      const asked = asksFor(sold, change, (planId) => lineOf(sold, planId));
      if (asked) await subscriptions.update(sold.id, asked, { idempotencyKey });
    },
    async end(id) {
      await subscriptions.cancel(id, { invoice_now: false, prorate: false });
    },
  };
}

/** null: it is so already. */
function asksFor(
  { leaves }: Sold,
  change: Change,
  lineOf: (planId: PlanId) => { id: string; price: string }[],
): Stripe.SubscriptionUpdateParams | null {
  if (change.kind === 'end-with-period') return { cancel_at_period_end: true };
  if (change.kind === 'downgrade') {
    const { planId } = change;
    return { items: lineOf(planId), proration_behavior: 'none', metadata: { planId } };
  }
  // Whether it was requested here, in the portal, or as a date in the dashboard.
  if (leaves === 'with its period') return { cancel_at_period_end: false };
  return leaves === 'on a day' ? { cancel_at: '' } : null;
}

function invoiceOf({ latest_invoice: invoice }: StripeSubscription): string {
  const address = typeof invoice === 'object' ? invoice?.hosted_invoice_url : null;
  if (!address) throw new AppError('provider_failed');
  return address;
}

/**
 * Statuses that give access. Stripe moves a subscription that is given up to `unpaid`, `canceled` or `paused`;
 * `incomplete` ones never started.
 */
const STATUSES: Partial<Record<StripeSubscription['status'], Sold['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  canceled: 'ended',
  unpaid: 'ended',
  paused: 'ended',
};

const dateOf = (seconds: number) => new Date(seconds * 1000);

function read(raw: StripeSubscription, config: StripeConfig): Sold {
  const item = raw.items.data[0];
  const status = STATUSES[raw.status] ?? null;
  const ended = raw.ended_at ?? raw.canceled_at;
  return {
    id: raw.id,
    customerId: typeof raw.customer === 'string' ? raw.customer : raw.customer.id,
    planId: item ? planOfPrice(item.price.id, raw.metadata, config) : null,
    status,
    isOver: raw.status === 'canceled' || raw.status === 'incomplete_expired',
    // A date set in the dashboard or the portal counts as the period's end.
    period: item
      ? { start: dateOf(item.current_period_start), end: dateOf(raw.cancel_at ?? item.current_period_end) }
      : null,
    leaves: raw.cancel_at_period_end ? 'with its period' : raw.cancel_at === null ? null : 'on a day',
    amount: item?.price.unit_amount == null ? null : item.price.unit_amount * (item.quantity ?? 1),
    currency: item?.price.currency ?? null,
    startedAt: dateOf(raw.created),
    endedAt: status === 'ended' ? (ended ? dateOf(ended) : new Date()) : null,
    isLive: raw.livemode,
    noted: { userId: raw.metadata.userId ?? null, checkoutId: raw.metadata.checkoutId ?? null },
    itemId: item?.id ?? null,
  };
}

/** By the price; people who subscribed at a price that is no longer offered are recognized by the metadata we set on their subscription. */
function planOfPrice(priceId: string, noted: Record<string, string>, { prices }: StripeConfig): PlanId | null {
  return PLAN_IDS.find((id) => prices[id] === priceId) ?? PLAN_IDS.find((id) => id === noted.planId) ?? null;
}
