import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { entitlementsSchema } from './plans.ts';
import { keySchema } from './strings.ts';

/** What can be bought, by the names that checkout takes. Prices stand in `plans.ts`. */
export const planIdSchema = z.enum(['individual_pro', 'studio_pro'], {
  error: 'Choose a plan: individual_pro or studio_pro.',
});
export type PlanId = z.infer<typeof planIdSchema>;

/** A moment, as ISO 8601 in UTC. */
const moment = z.string();

/** What a person pays for themselves; a seat in a studio's team is not part of it. */
export const subscriptionSchema = z.object({
  /**
   * none: never had one. active: paid for. past_due: the card failed and is tried again, access stays. ended: over.
   */
  status: z.enum(['none', 'active', 'past_due', 'ended']),
  /** The plan that is, or was last, paid for. */
  planId: planIdSchema.nullable(),
  /** While it lives: when it renews, or ends if `cancelAtPeriodEnd`. */
  currentPeriodEnd: moment.nullable(),
  /** It has been canceled; access stays until `currentPeriodEnd`. */
  cancelAtPeriodEnd: z.boolean(),
  endedAt: moment.nullable(),
  /** Day on which a plan that an admin has granted ends. A subscription that lives wins over it. */
  expiresAt: moment.nullable(),
  /** The plan no longer includes own backgrounds: they are kept until then. */
  libraryKeptUntil: moment.nullable(),
  /** While it lives: what a period costs, in the currency's smallest unit, as Stripe says; null where it has not said so yet. */
  amount: z.number().nullable(),
  /** ISO 4217, lower-case. */
  currency: z.string().nullable(),
  /** There is a customer portal with cards and invoices for this person. */
  portal: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** What a person has, who pays for it, and what happens next. The web makes a sentence of it. */
export const standingSchema = z.object({
  plan: entitlementsSchema.shape.plan,
  /** Who pays for the plan: nobody (free, beta, admins), the person, the studio whose team they are in, or nobody because an admin has given it. */
  payer: z.enum(['nobody', 'self', 'studio', 'granted']),
  /** The studio whose team the person is in. */
  studio: z.object({ name: z.string(), ownerEmail: z.string() }).nullable(),
  /** The person's own subscription while it lives; it may stand beside a seat, or beside another plan that an admin has given. */
  own: z
    .object({
      planId: planIdSchema,
      /** renews: charged again on that day. ends: canceled, and that is the last day. past_due: the card failed and is tried again. */
      state: z.enum(['renews', 'ends', 'past_due']),
      /** The next charge or the last day; of an overdue one the end of the period. */
      at: moment,
      /** What a period costs, in the currency's smallest unit, as Stripe says; null where it has not said so yet. */
      amount: z.number().nullable(),
      /** ISO 4217, lower-case. */
      currency: z.string().nullable(),
      /** Bought in development: nobody is charged. */
      isMock: z.boolean(),
    })
    .nullable(),
  /** The last day of a plan that an admin has given; null: it has none, or the plan is not given. */
  grantedUntil: moment.nullable(),
  /** The own subscription that was there before, when none lives. */
  ended: z.object({ planId: planIdSchema, at: moment }).nullable(),
});
export type Standing = z.infer<typeof standingSchema>;

const changedSchema = z.object({ success: z.literal(true), message: z.string(), subscription: subscriptionSchema });
/** Ids of Stripe's, of the mock's and of ours. */
const sessionId = keySchema(255, 'This is no session.')
  .min(1, 'The session is missing.')
  .regex(/^[\w-]+$/, 'This is no session.');

/** A confirmed payment as the marketing events report it. */
export const purchaseSchema = z.object({
  /** The same for the same payment whenever it is asked for: what has been reported under it is not reported again. */
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
  summary: "The person's own subscription",
  policy: 'signedIn',
  output: subscriptionSchema,
});

/**
 * Where `redirectUrl` leads: to Stripe's checkout, or to /mock-checkout in development without Stripe. Somebody with a subscription that lives is
 * charged for the rest of the period at once and led to /subscription/success (or to Stripe's page for the invoice where the card needs attention):
 * the page asks before it calls.
 */
export const createCheckout = call({
  method: 'POST',
  path: '/api/subscription/create-checkout',
  summary: 'Start buying a plan; one open checkout for each person, however often it is called',
  policy: 'signedIn',
  body: z.object({ planId: planIdSchema }),
  output: z.object({ success: z.literal(true), redirectUrl: z.string(), message: z.string() }),
  rate: { max: 20, seconds: 60 },
});

/** What the success page asks, as often as it likes, until it is confirmed. Never believes the page: Stripe is asked. */
export const confirmCheckout = call({
  method: 'POST',
  path: '/api/subscription/confirm-checkout',
  summary: 'Whether a checkout of the person has been paid',
  policy: 'signedIn',
  body: z.object({ sessionId }),
  output: z.object({
    /** unknown: no checkout of this person has this id. */
    status: z.enum(['confirmed', 'pending', 'unknown']),
    /** Once confirmed. */
    purchase: purchaseSchema.nullable(),
  }),
  rate: { max: 30, seconds: 60 },
});

export const downgradeSubscription = call({
  method: 'POST',
  path: '/api/subscription/downgrade',
  summary: 'From Studio Pro to Individual Pro, at once; team members lose access',
  policy: 'signedIn',
  body: z.object({ targetPlan: z.literal('individual_pro', { error: 'The plan to change to is individual_pro.' }) }),
  output: changedSchema,
  rate: { max: 10, seconds: 60 },
});

export const cancelSubscription = call({
  method: 'POST',
  path: '/api/subscription/cancel',
  summary: 'End the subscription with the period that is paid for',
  policy: 'signedIn',
  output: changedSchema,
  rate: { max: 10, seconds: 60 },
});

/** For the cancellation by mistake. Nothing is charged before the day that would have been the last. */
export const keepSubscription = call({
  method: 'POST',
  path: '/api/subscription/keep',
  summary: 'Take a cancellation back: the plan goes on; a second time changes nothing',
  policy: 'signedIn',
  output: changedSchema,
  rate: { max: 10, seconds: 60 },
});

/** What goes with the plan that a person pays for, counted now. */
export const consequencesSchema = z.object({
  /** People in the own team, who lose their access with Studio Pro. */
  members: z.number(),
  /** Invitations to the own team that nobody has accepted yet. */
  invitations: z.number(),
  /** Own background videos. */
  backgrounds: z.number(),
  /** Own class types, which come back with a plan. */
  classTypes: z.number(),
  /** The last day of the period that is paid for; null: nothing is paid for. */
  lastDay: moment.nullable(),
  /** What the person has after that day. */
  planAfter: entitlementsSchema.shape.plan,
  /** Own backgrounds would be kept until then; null: there are none, or they stay. */
  backgroundsKeptUntil: moment.nullable(),
});
export type Consequences = z.infer<typeof consequencesSchema>;

/** What is asked for the question before canceling or going down. */
export const getConsequences = call({
  method: 'GET',
  path: '/api/subscription/consequences',
  summary: 'What would go with the plan that the person pays for',
  policy: 'signedIn',
  output: consequencesSchema,
});

export const openPortal = call({
  method: 'POST',
  path: '/api/subscription/portal',
  summary: "An address of Stripe's customer portal: cards, invoices, taking a cancellation back",
  policy: 'signedIn',
  output: z.object({ redirectUrl: z.string() }),
  rate: { max: 10, seconds: 60 },
});

/** Development only; unknown in production. */
export const simulateStripeSuccess = call({
  method: 'POST',
  path: '/api/test/simulate-stripe-success',
  summary: 'Development: pay a mock checkout',
  policy: 'signedIn',
  body: z.object({ sessionId, planId: planIdSchema }),
  output: z.object({ success: z.literal(true), message: z.string() }),
  rate: { max: 20, seconds: 60 },
});

/** The body is read as bytes, because the signature covers them. */
export const stripeWebhook = call({
  method: 'POST',
  path: '/api/stripe/webhook',
  summary: "Stripe's events, signed",
  policy: 'public',
  output: z.object({ received: z.literal(true) }),
  bodyLimit: 1_000_000,
});

/** Also done every hour. */
export const processExpired = call({
  method: 'POST',
  path: '/api/subscription/process-expired',
  summary: 'End plans whose day has passed, and look again at subscriptions that have been quiet',
  policy: 'admin',
  output: z.object({
    message: z.string(),
    /** Plans that ended. */
    expired: z.number(),
    /** Subscriptions that are being compared with Stripe. */
    checked: z.number(),
  }),
  rate: { max: 10, seconds: 60 },
});

/** A subscription at Stripe that no account here has, or that stands beside the one that an account has. */
export const unmatchedSchema = z.object({
  /** Stripe's. */
  id: z.string(),
  /**
   * late: paid after its person was deleted. second: paid in a checkout that had been closed. Both are ended and refunded without being asked.
   * nobody: no account has this customer. other: the account has another subscription, or none.
   */
  reason: z.enum(['late', 'second', 'nobody', 'other']),
  /** found: an admin decides. ending: it is being ended and refunded. ended: that is done. */
  state: z.enum(['found', 'ending', 'ended']),
  /** Of the account that it seems to belong to. */
  email: z.string().nullable(),
  planId: planIdSchema.nullable(),
  /** What a period costs, in the currency's smallest unit. */
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  startedAt: moment,
  foundAt: moment,
  endedAt: moment.nullable(),
  /** What was refunded, in the currency's smallest unit. */
  refunded: z.number().nullable(),
  /** Its page in Stripe's dashboard. */
  url: z.string(),
});
export type UnmatchedSubscription = z.infer<typeof unmatchedSchema>;

export const listUnmatched = call({
  method: 'GET',
  path: '/api/admin/unmatched-subscriptions',
  summary: 'Live subscriptions at Stripe that belong to no account, found by a daily comparison',
  policy: 'admin',
  output: z.object({ subscriptions: z.array(unmatchedSchema) }),
});
export const endUnmatched = call({
  method: 'POST',
  path: '/api/admin/unmatched-subscriptions/:id/end',
  summary: 'End such a subscription at once and refund the period that runs',
  policy: 'admin',
  params: z.object({ id: keySchema(255).regex(/^\w+$/, 'There is no such subscription.') }),
  output: messageSchema,
  rate: WRITES,
});
