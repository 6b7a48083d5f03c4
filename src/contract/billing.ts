import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { entitlementsSchema, PLAN_IDS, plansBelow, SOLD, type SoldPlan } from './plans.ts';
import { keySchema } from './strings.ts';

const ids = (plans: readonly SoldPlan[]) => plans.map(({ sale }) => sale.id).join(' or ');
/** What can be bought, by the names that checkout takes. */
export const planIdSchema = z.enum(PLAN_IDS, { error: `Choose a plan: ${ids(SOLD)}.` });
const greatest = SOLD.at(-1)!;
/** What one can go down to. */
const lesser = plansBelow(greatest);

/** A moment, as ISO 8601 in UTC. */
const moment = z.string();

/** What a person pays for themselves; a seat in a studio's team is not part of it. */
export const subscriptionSchema = z.object({
  /**
   * none: never had one. active: paid for. past_due: the card failed and will be retried, access remains. ended: over.
   */
  status: z.enum(['none', 'active', 'past_due', 'ended']),
  /** The plan that is being paid for, or the last one that was. */
  planId: planIdSchema.nullable(),
  /** While active: when it renews, or ends if `cancelAtPeriodEnd`. */
  currentPeriodEnd: moment.nullable(),
  /** Canceled; access remains until `currentPeriodEnd`. */
  cancelAtPeriodEnd: z.boolean(),
  endedAt: moment.nullable(),
  /** Day on which a plan granted by an admin ends. An active subscription takes precedence. */
  expiresAt: moment.nullable(),
  /** The plan no longer includes personal backgrounds: they are kept until then. */
  libraryKeptUntil: moment.nullable(),
  /** While active: the price per period, in the currency's smallest unit, from Stripe; null until Stripe has said so. */
  amount: z.number().nullable(),
  /** ISO 4217, lower-case. */
  currency: z.string().nullable(),
  /** Whether this person has a customer portal with cards and invoices. */
  portal: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** What a person has, who pays for it, and what happens next. The web turns it into a sentence. */
export const standingSchema = z.object({
  plan: entitlementsSchema.shape.plan,
  /**
   * Who pays for the plan: nobody (free, beta, admins), the person, the studio whose team they are in, or nobody
   * because an admin granted it.
   */
  payer: z.enum(['nobody', 'self', 'studio', 'granted']),
  /** The studio whose team the person is in. */
  studio: z.object({ name: z.string(), ownerId: z.string(), ownerEmail: z.string() }).nullable(),
  /** The signed-in person’s subscription while it lives; it may stand beside a seat, or beside another plan that an admin has given. */
  own: z
    .object({
      planId: planIdSchema,
      /** renews: charged again on that day. ends: canceled, with that as the last day. past_due: the card failed and will be retried. */
      state: z.enum(['renews', 'ends', 'past_due']),
      /** The next charge or the last day; if overdue, the end of the period. */
      at: moment,
      /** What a period costs, in the currency's smallest unit, as Stripe says; null where it has not said so yet. */
      amount: z.number().nullable(),
      /** ISO 4217, lower-case. */
      currency: z.string().nullable(),
      /** Bought in development: nobody is charged. */
      isMock: z.boolean(),
    })
    .nullable(),
  /** The last day of a plan granted by an admin; null: it has none, or the plan was not granted. */
  grantedUntil: moment.nullable(),
  /** The person's last subscription, if none is active. */
  ended: z.object({ planId: planIdSchema, at: moment }).nullable(),
});
export type Standing = z.infer<typeof standingSchema>;

const changedSchema = z.object({ success: z.literal(true), message: z.string(), subscription: subscriptionSchema });
/** Ids of Stripe's, of the mock's and of ours. */
const sessionId = keySchema(255, 'This is not a valid checkout session.')
  .min(1, 'The session is missing.')
  .regex(/^[\w-]+$/, 'This is not a valid checkout session.');

/** A confirmed payment as the marketing events report it. */
export const purchaseSchema = z.object({
  /** Always the same for the same payment: what has been reported under it is not reported again. */
  eventId: z.string(),
  planId: planIdSchema,
  /** US dollars. */
  value: z.number(),
  currency: z.literal('USD'),
});
export type Purchase = z.infer<typeof purchaseSchema>;

export const getSubscription = call({
  method: 'GET',
  path: '/api/subscription',
  summary: 'The signed-in person’s subscription',
  policy: 'signedIn',
  output: subscriptionSchema,
});

/**
 * Where `redirectUrl` leads: to Stripe's checkout, or to /mock-checkout in development without Stripe. Somebody with an
 * active subscription is charged for the rest of the period at once and led to /subscription/success (or to Stripe's
 * page for the invoice where the card needs attention): the page asks before it calls.
 */
export const createCheckout = call({
  method: 'POST',
  path: '/api/subscription/create-checkout',
  summary: 'Start a checkout for a plan. Calling it again returns the same open checkout',
  policy: 'signedIn',
  body: z.object({ planId: planIdSchema }),
  output: z.object({ success: z.literal(true), redirectUrl: z.string(), message: z.string() }),
  rate: { max: 20, seconds: 60 },
  cost: { slot: 'waits' },
});

/** Polled by the success page until confirmed. The page is never trusted: Stripe is asked. */
export const confirmCheckout = call({
  method: 'POST',
  path: '/api/subscription/confirm-checkout',
  summary: 'Whether a checkout has been paid',
  policy: 'signedIn',
  body: z.object({ sessionId }),
  output: z.object({
    /** unknown: no checkout of this person has this id. */
    status: z.enum(['confirmed', 'pending', 'unknown']),
    /** Once confirmed. */
    purchase: purchaseSchema.nullable(),
  }),
  rate: { max: 30, seconds: 60 },
  cost: { slot: 'waits' },
});

export const downgradeSubscription = call({
  method: 'POST',
  path: '/api/subscription/downgrade',
  summary: `Switch from ${greatest.name} to ${lesser.map(({ name }) => name).join(' or ')} now. Team members lose access`,
  policy: 'signedIn',
  body: z.object({
    targetPlan: z.literal(
      lesser.map(({ sale }) => sale.id),
      {
        error: `Choose ${ids(lesser)}: ${lesser.length === 1 ? 'it is the only plan' : 'these are the plans'} to switch down to.`,
      },
    ),
  }),
  output: changedSchema,
  rate: { max: 10, seconds: 60 },
  cost: { slot: 'waits' },
});

export const cancelSubscription = call({
  method: 'POST',
  path: '/api/subscription/cancel',
  summary: 'Cancel the subscription at the end of the paid period',
  policy: 'signedIn',
  output: changedSchema,
  rate: { max: 10, seconds: 60 },
  cost: { slot: 'waits' },
});

/** For cancellations by mistake. Nothing is charged before the day that would have been the last. */
export const keepSubscription = call({
  method: 'POST',
  path: '/api/subscription/keep',
  summary: 'Undo a cancellation and keep the plan. Calling it twice changes nothing',
  policy: 'signedIn',
  output: changedSchema,
  rate: { max: 10, seconds: 60 },
  cost: { slot: 'waits' },
});

/** What a person would lose with their paid plan, in current numbers. */
export const consequencesSchema = z.object({
  /** People in the own team, who lose their access with the plan. */
  members: z.number(),
  /** Invitations to their team that have not been accepted yet. */
  invitations: z.number(),
  /** Own background videos. */
  backgrounds: z.number(),
  /** Their class types, which come back with a plan. */
  classTypes: z.number(),
  /** The last day of the paid period; null: nothing is paid for. */
  lastDay: moment.nullable(),
  /** What the person has after that day. */
  planAfter: entitlementsSchema.shape.plan,
  /** Their backgrounds would be kept until then; null: there are none, or they stay. */
  backgroundsKeptUntil: moment.nullable(),
});
export type Consequences = z.infer<typeof consequencesSchema>;

/** Requested for the confirmation before a cancellation or downgrade. */
export const getConsequences = call({
  method: 'GET',
  path: '/api/subscription/consequences',
  summary: 'What the person would lose with their paid plan',
  policy: 'signedIn',
  output: consequencesSchema,
});

export const openPortal = call({
  method: 'POST',
  path: '/api/subscription/portal',
  summary: 'A link to Stripe’s customer portal: cards, invoices, undoing a cancellation',
  policy: 'signedIn',
  output: z.object({ redirectUrl: z.string() }),
  rate: { max: 10, seconds: 60 },
  cost: { slot: 'waits' },
});

/** Development only; does not exist in production. */
export const simulateStripeSuccess = call({
  method: 'POST',
  path: '/api/test/simulate-stripe-success',
  summary: 'Development only: pay for a mock checkout',
  policy: 'signedIn',
  body: z.object({ sessionId, planId: planIdSchema }),
  output: z.object({ success: z.literal(true), message: z.string() }),
  rate: { max: 20, seconds: 60 },
});

/** The body is read as bytes, because the signature covers them. */
export const stripeWebhook = call({
  method: 'POST',
  path: '/api/stripe/webhook',
  summary: 'Stripe’s webhook (signature required)',
  policy: 'public',
  output: z.object({ received: z.literal(true) }),
  bodyLimit: 1_000_000,
});

/** Also done every hour. */
export const processExpired = call({
  method: 'POST',
  path: '/api/subscription/process-expired',
  summary: 'End plans that have expired, and check subscriptions that have been silent with Stripe',
  policy: 'admin',
  output: z.object({
    message: z.string(),
    /** Plans that ended. */
    expired: z.number(),
    /** Subscriptions that are being compared with Stripe. */
    checked: z.number(),
  }),
  rate: { max: 10, seconds: 60 },
  cost: { slot: 'waits' },
});

/** A subscription at Stripe that belongs to no account here, or exists in addition to an account's own. */
export const unmatchedSchema = z.object({
  /** Stripe's. */
  id: z.string(),
  /**
   * late: paid after the person was deleted. second: paid in a checkout that had been closed. Both are canceled and refunded automatically.
   * nobody: no account has this customer. other: the account has another subscription, or none.
   */
  reason: z.enum(['late', 'second', 'nobody', 'other']),
  /** found: an admin decides. ending: it is being canceled and refunded. ended: that is done. */
  state: z.enum(['found', 'ending', 'ended']),
  /** Of the account that it seems to belong to. */
  email: z.string().nullable(),
  planId: planIdSchema.nullable(),
  /** Price per period, in the currency's smallest unit. */
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  startedAt: moment,
  foundAt: moment,
  endedAt: moment.nullable(),
  /** Amount refunded, in the currency's smallest unit. */
  refunded: z.number().nullable(),
  /** Its page in Stripe's dashboard. */
  url: z.string(),
});
export type UnmatchedSubscription = z.infer<typeof unmatchedSchema>;

export const listUnmatched = call({
  method: 'GET',
  path: '/api/admin/unmatched-subscriptions',
  summary: 'Active Stripe subscriptions without an account here, found by a daily comparison',
  policy: 'admin',
  output: z.object({ subscriptions: z.array(unmatchedSchema) }),
});
export const endUnmatched = call({
  method: 'POST',
  path: '/api/admin/unmatched-subscriptions/:id/end',
  summary: 'Cancel such a subscription now and refund the current period',
  policy: 'admin',
  params: z.object({ id: keySchema(255).regex(/^\w+$/, 'This subscription does not exist.') }),
  output: messageSchema,
  rate: WRITES,
  cost: { slot: 'waits' },
});
