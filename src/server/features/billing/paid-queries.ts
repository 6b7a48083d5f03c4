import { and, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PlanId } from '../../../contract/plans.ts';
import { subscriptions } from '../../db/schema/billing.ts';
import { users } from '../../db/schema/people.ts';

// Parts of queries of people.

const isLive = ne(subscriptions.status, 'ended');
/** Canceled, and going on until its last day. */
const isEnding = and(isLive, subscriptions.cancelAtPeriodEnd);

const has = (which: SQL | undefined) =>
  sql`exists (select from ${subscriptions} where ${and(eq(subscriptions.userId, users.id), which)})`;

/** Whoever pays for a plan, or for this one. */
export const isPaying = (planId?: PlanId): SQL => has(and(isLive, planId && eq(subscriptions.planId, planId)));

/** Whoever has to pay, and could not be charged. */
export const isOverdue = (): SQL => has(eq(subscriptions.status, 'past_due'));

/** Ids of those who pay for the last time, for a period that ends within so many days. */
export const payingUntil = (days: number): SQL =>
  sql`select ${subscriptions.userId} from ${subscriptions} where ${and(
    isEnding,
    gt(subscriptions.periodEnd, sql`now()`),
    lt(subscriptions.periodEnd, sql`now() + make_interval(days => ${days})`),
  )}`;

/** Rows of `user_id` and `at`: the last day of subscriptions that are canceled. */
export const lastDays = (): SQL =>
  sql`select ${subscriptions.userId} as user_id, ${subscriptions.periodEnd} as at from ${subscriptions} where ${isEnding}`;
