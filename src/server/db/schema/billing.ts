import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PlanId } from '../../../contract/plans.ts';
import { at, createdAt } from './columns.ts';
import { users } from './people.ts';

/** Numbers the reads of a subscription: a later read replaces an earlier one, whichever is written first. */
export const billingLooks = pgSequence('billing_looks');

/** What a person pays for themselves, as last seen; a seat in a team is not part of it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: text('plan_id').$type<PlanId>().notNull(),
    status: text('status').$type<'active' | 'past_due' | 'ended'>().notNull(),
    /** mock: bought in development, nobody was charged. */
    source: text('source').$type<'stripe' | 'mock'>().notNull(),
    periodEnd: at('period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    /** The price of a period, in the currency's smallest unit; null: not fetched yet. */
    amount: integer('amount'),
    /** ISO 4217, lowercase. */
    currency: text('currency'),
    endedAt: at('ended_at'),
    readNumber: bigint('look', { mode: 'number' }).notNull(),
    checkedAt: at('checked_at').notNull().defaultNow(),
  },
  (t) => [index().on(t.status, t.checkedAt)],
);

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Attempts to buy. The id becomes the id of the purchase. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: text('plan_id').$type<PlanId>().notNull(),
    /** session: a Stripe checkout. upgrade: a change of the subscription. mock: in development. */
    kind: text('kind').$type<'session' | 'upgrade' | 'mock'>().notNull(),
    /** The id the success page is given; Stripe's for a session, null until it exists. */
    sessionId: text('session_id').unique(),
    status: text('status').$type<'open' | 'confirmed' | 'closed'>().notNull().default('open'),
    createdAt,
  },
  (t) => [uniqueIndex('checkouts_one_open').on(t.userId).where(sql`${t.status} = 'open'`), index().on(t.userId)],
);

/** Events that Stripe has delivered, each stored once. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id').notNull(),
    receivedAt: at('received_at').notNull().defaultNow(),
    /** When the object it was about was read. */
    appliedAt: at('applied_at'),
  },
  (t) => [index().on(t.receivedAt)],
);

/** Stripe customers whose person has been deleted: they must not be charged any more. Contains nothing about the person. */
export const closedCustomers = pgTable('closed_customers', {
  customerId: text('customer_id').primaryKey(),
  closedAt: at('closed_at').notNull().defaultNow(),
  /** When their open checkouts were expired and their subscriptions recorded; null: still to be done. */
  settledAt: at('settled_at'),
});

/** Stripe subscriptions that belong to no account here, or exist in addition to the account's own. */
export const unmatchedSubscriptions = pgTable(
  'unmatched_subscriptions',
  {
    /** Stripe's ID. */
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    /** The account that it seems to belong to. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /**
     * late: paid after its person was deleted. second: paid in a checkout that had been closed. nobody: belongs to no
     * account. other: the account has another one.
     */
    reason: text('reason').$type<'late' | 'second' | 'nobody' | 'other'>().notNull(),
    planId: text('plan_id').$type<PlanId>(),
    /** The price of a period, in the currency's smallest unit. */
    amount: integer('amount'),
    currency: text('currency'),
    /** Real money, not Stripe's test mode. */
    isLive: boolean('is_live').notNull(),
    startedAt: at('started_at').notNull(),
    foundAt: at('found_at').notNull().defaultNow(),
    seenAt: at('seen_at').notNull().defaultNow(),
    /** When it is ended, payments from then on are refunded. */
    refundSince: at('refund_since').notNull(),
    /** When it was decided to end and refund it; null: admins decide. */
    endingAt: at('ending_at'),
    /** When that was done. */
    endedAt: at('ended_at'),
    /** The amount refunded, in the currency's smallest unit. */
    refunded: integer('refunded'),
  },
  (t) => [index().on(t.customerId), index().on(t.userId)],
);

/**
 * The e-mails of billing before there was one outbox for all. Unused: to be dropped in the next release, when no older
 * program writes to it any more.
 */
export const billingNotices = pgTable(
  'billing_notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notice: jsonb('notice').notNull(),
    createdAt,
    sentAt: at('sent_at'),
  },
  (t) => [index().on(t.userId), index().on(t.sentAt, t.createdAt)],
);
