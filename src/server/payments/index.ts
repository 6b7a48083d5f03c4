import type { PlanId } from '../../contract/plans.ts';

/** A subscription as the provider has it. */
export type Sold = {
  readonly id: string;
  readonly customerId: string;
  /** null: none of ours. */
  readonly planId: PlanId | null;
  /** null: it never started. */
  readonly status: 'active' | 'past_due' | 'ended' | null;
  /** Nothing is left that could be ended. */
  readonly isOver: boolean;
  /** null: it has no price. */
  readonly period: { readonly start: Date; readonly end: Date } | null;
  /** How it is set to end; null: it renews. */
  readonly leaves: 'with its period' | 'on a day' | null;
  /** The price of a period, in the currency's smallest unit. */
  readonly amount: number | null;
  /** ISO 4217, lowercase. */
  readonly currency: string | null;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** Real money, not the provider's test mode. */
  readonly isLive: boolean;
  /** The metadata set when it was bought. */
  readonly noted: { readonly userId: string | null; readonly checkoutId: string | null };
  /** The provider's own ID of the line item with the plan. */
  readonly itemId: string | null;
};

/** The page on which a plan is paid. */
export type CheckoutPage = {
  readonly id: string;
  readonly state: 'open' | 'paid' | 'over';
  readonly url: string | null;
};

/** A change that costs nothing when it is made. */
export type Change =
  | { readonly kind: 'downgrade'; readonly planId: PlanId }
  | { readonly kind: 'keep' }
  | { readonly kind: 'end-with-period' };

/**
 * The only entry point to the payment provider. Every method throws the provider's errors, which `errors.ts` tells
 * apart. An idempotency key makes a second call of the same attempt harmless. The mock checkout of development is not
 * behind it: it has no customers, pages or refunds (`features/billing/mock.ts`); `source.ts` tells the two apart.
 */
export type Payments = {
  /** @returns the customer's id */
  createCustomer(person: { id: string; email: string }, key: string): Promise<string>;
  /** Removes a customer and the personal data stored with them; harmless if there is none. */
  removeCustomer(customerId: string): Promise<void>;
  /** Opens the page of an attempt to buy, or reads the existing one. */
  openCheckout(attempt: {
    customerId: string;
    userId: string;
    planId: PlanId;
    checkoutId: string;
    sessionId: string | null;
    /** `{CHECKOUT_SESSION_ID}` becomes the page's id. */
    successUrl: string;
    cancelUrl: string;
  }): Promise<CheckoutPage>;
  /** Expires a page that could still be paid. @returns false if it was paid or had expired */
  endCheckout(sessionId: string): Promise<boolean>;
  /** Ids of a customer's pages that can still be paid. */
  listOpenCheckouts(customerId: string): AsyncIterable<string>;
  /** All subscriptions of a customer, ended or not; without a customer: all active ones. */
  list(customerId?: string): AsyncIterable<Sold>;
  /**
   * Upgrades to a greater plan: the rest of the period is charged at once, and the plan changes only when that is paid.
   * A scheduled cancellation is lifted, since people who pay for more do not want to leave.
   * @returns the URL where the cardholder must confirm the payment; null: it is paid
   */
  upgrade(sold: Sold, to: { planId: PlanId; userId: string }, key: string): Promise<{ confirmAt: string } | null>;
  change(sold: Sold, change: Change, key: string): Promise<void>;
  /** Ends a subscription immediately, without a refund. */
  end(id: string): Promise<void>;
  /** Refunds what was paid for a subscription since then. @returns the total refunded so far, in the currency's smallest unit */
  refundSince(id: string, since: Date): Promise<number>;
  /** @returns the URL of the page where a customer manages cards and invoices */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /**
   * Reads an event from the raw bytes.
   * @returns null: it cannot change what anybody pays for
   * @throws Error if the signature does not match, is old or is dated in the future
   */
  readEvent(body: Buffer, signature: string): Promise<{ id: string; type: string; customerId: string } | null>;
};
