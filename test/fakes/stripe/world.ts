import { randomBytes } from 'node:crypto';
import { SOLD, type SoldPlan } from '../../../src/contract/plans.ts';
import { type Form, StripeRefusal } from './params.ts';
import shapes from './shapes.json' with { type: 'json' };

/** The id of a plan's price here. */
export const priceId = ({ sale }: SoldPlan) => `price_${sale.slug}`;
/** Cents of each price. */
export const PRICES: Readonly<Record<string, number>> = Object.fromEntries(
  SOLD.map((plan) => [priceId(plan), Math.round(plan.offer.price * 100)]),
);

// biome-ignore lint/suspicious/noExplicitAny: the shapes are Stripe's, read from its fixtures
export type Resource = Record<string, any> & { id: string };
export type StripeEvent = {
  id: string;
  type: string;
  created: number;
  data: { object: Resource };
  [more: string]: unknown;
};

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
export const seconds = (moment = Date.now()) => Math.floor(moment / 1000);
const MONTH = 30 * 86_400;

/** A copy of a published example with these fields. */
export function shaped(kind: keyof typeof shapes, fields: Record<string, unknown>): Resource {
  return { ...structuredClone(shapes[kind]), livemode: false, created: seconds(), ...fields } as unknown as Resource;
}

const priceOf = ({ items }: Resource): number => items.data[0].price.unit_amount;

/** What Stripe knows, and what happens to it. Each verb writes the events that Stripe would send. */
export class World {
  readonly customers = new Map<string, Resource>();
  readonly sessions = new Map<string, Resource>();
  readonly subscriptions = new Map<string, Resource>();
  readonly invoices = new Map<string, Resource>();
  /** Which payments have paid which invoices. */
  readonly payments = new Map<string, Resource>();
  readonly refunds = new Map<string, Resource>();
  readonly events: StripeEvent[] = [];
  /** Customers whose card needs them, or is refused, for charges that are not made on a page. */
  readonly cardNeedsOwner = new Set<string>();
  /** Told of each event as it happens. */
  onEvent: (event: StripeEvent) => void = () => {};

  find(kind: 'customers' | 'sessions' | 'subscriptions' | 'invoices', id: string, param?: string): Resource {
    const found = this[kind].get(id);
    if (found) return found;
    const name = {
      customers: 'customer',
      sessions: 'checkout.session',
      subscriptions: 'subscription',
      invoices: 'invoice',
    }[kind];
    throw new StripeRefusal(param ? 400 : 404, `No such ${name}: '${id}'`, {
      code: 'resource_missing',
      param: param ?? 'id',
    });
  }

  emit(type: string, object: Resource): void {
    const event = shaped('event', {
      id: newId('evt'),
      api_version: '2026-10-28.endive',
      type,
      data: { object: structuredClone(object) },
    }) as unknown as StripeEvent;
    this.events.push(event);
    this.onEvent(event);
  }

  /** Forgets a customer; what it subscribes to ends at once. */
  forget(id: string): Resource {
    const customer = this.find('customers', id);
    for (const each of this.subscriptions.values()) {
      if (each.customer === id && each.status !== 'canceled') this.end(each.id);
    }
    this.customers.delete(id);
    this.emit('customer.deleted', customer);
    return { ...structuredClone(shapes.deleted_customer), id };
  }

  /** Gives a payment back, whole or in part; nobody gets more back than they have paid. */
  refund(intent: string, amount: number | undefined, metadata: Form | undefined): Resource {
    const payment = [...this.payments.values()].find((each) => each.payment.payment_intent === intent);
    if (!payment) {
      throw new StripeRefusal(404, `No such payment_intent: '${intent}'`, {
        code: 'resource_missing',
        param: 'payment_intent',
      });
    }
    const left = payment.amount_paid - this.refundedOf(intent);
    if (left === 0) {
      throw new StripeRefusal(400, 'Charge has already been refunded.', { code: 'charge_already_refunded' });
    }
    if ((amount ?? left) > left)
      throw new StripeRefusal(400, 'Refund amount is greater than unrefunded amount on charge.');
    const id = newId('re');
    const refund = shaped('refund', {
      ...{ id, amount: amount ?? left, currency: payment.currency, payment_intent: intent, charge: null },
      metadata: metadata ?? {},
    });
    this.refunds.set(id, refund);
    this.emit('refund.created', refund);
    return refund;
  }

  /** What has been given back of a payment. */
  refundedOf(intent: string): number {
    const own = [...this.refunds.values()].filter((refund) => refund.payment_intent === intent);
    return own.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** The person pays on the checkout's page. */
  pay(sessionId: string): Resource {
    const session = this.find('sessions', sessionId);
    if (session.status !== 'open') throw new Error(`The session is ${session.status}.`);
    const subscription = this.subscribe(session.customer, session.price, session.subscriptionMetadata);
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      subscription: subscription.id,
      url: null,
      invoice: subscription.latest_invoice,
    });
    this.emit('customer.subscription.created', subscription);
    this.emit('invoice.paid', this.find('invoices', subscription.latest_invoice));
    this.emit('checkout.session.completed', session);
    return subscription;
  }

  expire(session: Resource): Resource {
    if (session.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`;
      throw new StripeRefusal(400, message);
    }
    Object.assign(session, { status: 'expired', url: null });
    this.emit('checkout.session.expired', session);
    return session;
  }

  subscribe(customer: string, price: string, metadata: Form | undefined): Resource {
    const id = newId('sub');
    const [item] = shapes.subscription.items.data;
    const amount = PRICES[price]!;
    const invoice = this.invoice(customer, id, 'paid', 'subscription_create', amount);
    const subscription = shaped('subscription', {
      id,
      customer,
      status: 'active',
      metadata: metadata ?? {},
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      cancel_at_period_end: false,
      latest_invoice: invoice.id,
      pending_update: null,
      trial_end: null,
      items: {
        object: 'list',
        has_more: false,
        url: `/v1/subscription_items?subscription=${id}`,
        data: [
          {
            ...structuredClone(item),
            id: newId('si'),
            subscription: id,
            price: this.price(price),
            current_period_start: seconds(),
            current_period_end: seconds() + MONTH,
          },
        ],
      },
    });
    this.subscriptions.set(id, subscription);
    return subscription;
  }

  price(id: string): Resource {
    return shaped('price', { id, unit_amount: PRICES[id] });
  }

  invoice(customer: string, subscription: string, status: 'paid' | 'open', reason: string, amount: number): Resource {
    const id = newId('in');
    const invoice = shaped('invoice', {
      id,
      customer,
      status,
      amount_due: amount,
      amount_paid: 0,
      billing_reason: reason,
      attempt_count: 1,
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription, metadata: {} },
        quote_details: null,
      },
      hosted_invoice_url: null,
    });
    this.invoices.set(id, invoice);
    if (status === 'paid') this.#settle(invoice);
    return invoice;
  }

  #settle(invoice: Resource): void {
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due });
    const id = newId('inpay');
    const paid = {
      ...{ id, invoice: invoice.id, status: 'paid', currency: 'usd' },
      ...{ amount_paid: invoice.amount_due, amount_requested: invoice.amount_due },
      payment: { type: 'payment_intent', payment_intent: newId('pi') },
    };
    this.payments.set(id, shaped('invoice_payment', paid));
  }

  /** Another price, at once or once its invoice is paid. */
  changePrice(subscription: Resource, price: string, charge: boolean): void {
    const item = subscription.items.data[0];
    const isWaiting = charge && this.cardNeedsOwner.has(subscription.customer);
    if (charge) {
      const invoice = this.invoice(
        subscription.customer,
        subscription.id,
        isWaiting ? 'open' : 'paid',
        'subscription_update',
        PRICES[price]!,
      );
      subscription.latest_invoice = invoice.id;
      this.emit(isWaiting ? 'invoice.payment_action_required' : 'invoice.paid', invoice);
    }
    if (isWaiting) {
      subscription.pending_update = {
        expires_at: seconds() + 82_800,
        subscription_items: [{ id: item.id, price: this.price(price) }],
      };
    } else item.price = this.price(price);
  }

  /** Another price without an invoice, as from the dashboard. */
  change(id: string, price: string): void {
    const subscription = this.find('subscriptions', id);
    this.changePrice(subscription, price, false);
    this.emit('customer.subscription.updated', subscription);
  }

  /** It ends with its period, or no longer does. */
  cancelAtEnd(id: string, cancels: boolean): void {
    const subscription = this.find('subscriptions', id);
    this.setCancel(subscription, cancels);
    this.emit('customer.subscription.updated', subscription);
  }

  setCancel(subscription: Resource, cancels: boolean): void {
    const end = subscription.items.data[0].current_period_end;
    Object.assign(subscription, {
      cancel_at_period_end: cancels,
      cancel_at: cancels ? end : null,
      canceled_at: cancels ? seconds() : null,
    });
  }

  /** The owner of the card pays an open invoice on its page. */
  payInvoice(id: string): void {
    const invoice = this.find('invoices', id);
    const subscription = this.find('subscriptions', invoice.parent.subscription_details.subscription);
    this.#settle(invoice);
    if (subscription.pending_update)
      subscription.items.data[0].price = subscription.pending_update.subscription_items[0].price;
    Object.assign(subscription, { pending_update: null, status: 'active' });
    this.emit('invoice.paid', invoice);
    this.emit('customer.subscription.updated', subscription);
  }

  /** A charge for the next period fails; Stripe tries again. */
  fail(id: string): Resource {
    const subscription = this.find('subscriptions', id);
    const invoice = this.invoice(subscription.customer, id, 'open', 'subscription_cycle', priceOf(subscription));
    Object.assign(subscription, { status: 'past_due', latest_invoice: invoice.id });
    if (subscription.cancel_at_period_end) this.setCancel(subscription, false);
    this.#nextPeriod(subscription);
    this.emit('invoice.payment_failed', invoice);
    this.emit('customer.subscription.updated', subscription);
    return subscription;
  }

  /** The period ends: the next one is paid, or a canceled subscription is over. */
  endPeriod(id: string): Resource {
    const subscription = this.find('subscriptions', id);
    if (subscription.cancel_at_period_end) return this.end(id);
    const invoice = this.invoice(subscription.customer, id, 'paid', 'subscription_cycle', priceOf(subscription));
    Object.assign(subscription, { status: 'active', latest_invoice: invoice.id });
    this.#nextPeriod(subscription);
    this.emit('invoice.paid', invoice);
    this.emit('customer.subscription.updated', subscription);
    return subscription;
  }

  /** It is over: given up after the last try, or canceled at once. */
  end(id: string): Resource {
    const subscription = this.find('subscriptions', id);
    Object.assign(subscription, { status: 'canceled', canceled_at: seconds(), ended_at: seconds() });
    this.emit('customer.subscription.deleted', subscription);
    return subscription;
  }

  #nextPeriod({ items }: Resource): void {
    const item = items.data[0];
    Object.assign(item, {
      current_period_start: item.current_period_end,
      current_period_end: item.current_period_end + MONTH,
    });
  }
}
