// size: all SQL of billing; most of it is one statement after another.
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PlanId } from '../../../contract/billing.ts';
import { entitlements, LIMITS } from '../../../contract/plans.ts';
import type { Database } from '../../db/client.ts';
import { findPerson } from '../../db/people.ts';
import {
  type BillingNotice,
  billingNotices,
  checkouts,
  classTypes,
  clips,
  closedCustomers,
  instructorPreferences,
  sources,
  stripeEvents,
  studioMembers,
  subscriptions,
  unmatchedSubscriptions,
  users,
} from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import type { SessionUser } from '../../http/session.ts';
import type { Standing } from './policy.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type ClosedCustomer = typeof closedCustomers.$inferSelect;
export type Unmatched = typeof unmatchedSubscriptions.$inferSelect;
export type Checkout = typeof checkouts.$inferSelect;
/** The database or a transaction in it. */
export type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
export type Reader = Pick<Database, 'select'>;
export type Updater = Pick<Database, 'update'>;

/** The last day on which backgrounds are kept of a plan that ends then. */
export const keptUntil = (end: Date): Date => new Date(end.getTime() + LIMITS.libraryKeptDays * 86_400_000);

/** What is a person's own and goes with a plan: people in the team, invitations, backgrounds, class types. */
export async function countOwn(
  db: Reader,
  userId: string,
): Promise<{ members: number; invitations: number; backgrounds: number; classTypes: number }> {
  const seats = db
    .select({ members: count(studioMembers.userId), all: count() })
    .from(studioMembers)
    .where(eq(studioMembers.studioId, userId));
  const own = (table: typeof clips | typeof classTypes) =>
    db.select({ own: count() }).from(table).where(eq(table.userId, userId));
  const [[seat], [clip], [type]] = await Promise.all([seats, own(clips), own(classTypes)]);
  const { members, all } = seat!;
  return { members, invitations: all - members, backgrounds: clip!.own, classTypes: type!.own };
}

/** The person's row, held until the transaction ends: all changes of a plan wait for each other here. */
export const lockUser = (tx: Reader, id: string): Promise<SessionUser | null> => findPerson(tx, { id }, 'update');

export async function findSubscription(db: Reader, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

export type StandingRow = {
  user: SessionUser;
  subscription: SubscriptionRow | null;
  studio: { name: string | null; ownerEmail: string } | null;
};

/** People with what they pay for and the studio that they sit in; who is gone is missing. */
export async function listStandings(db: Reader, userIds: string[]): Promise<StandingRow[]> {
  if (userIds.length === 0) return [];
  const owners = alias(users, 'owners');
  return db
    .select({
      user: users,
      subscription: subscriptions,
      studio: { name: instructorPreferences.studio, ownerEmail: owners.email },
    })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(studioMembers, eq(studioMembers.userId, users.id))
    .leftJoin(owners, eq(owners.id, studioMembers.studioId))
    .leftJoin(instructorPreferences, eq(instructorPreferences.userId, studioMembers.studioId))
    .where(inArray(users.id, userIds)) as Promise<StandingRow[]>;
}

/** The number of a look that begins now. */
export async function nextLook(db: Transaction): Promise<number> {
  const { rows } = await db.execute<{ look: string }>(sql`select nextval('billing_looks') as look`);
  return Number(rows[0]!.look);
}

export async function putSubscription(tx: Transaction, row: typeof subscriptions.$inferInsert): Promise<void> {
  const { userId, ...set } = { ...row, checkedAt: new Date() };
  await tx
    .insert(subscriptions)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: subscriptions.userId, set });
}

/** Notes that a look found what is known. */
export async function touchSubscription(tx: Transaction, userId: string, look: number): Promise<void> {
  await tx.update(subscriptions).set({ look, checkedAt: new Date() }).where(eq(subscriptions.userId, userId));
}

/**
 * Gives a person, whose row is locked, another standing. Backgrounds that the new plan does not include get their last day, those that it includes
 * again lose it.
 */
export async function setStanding(
  tx: Updater,
  user: SessionUser,
  standing: Standing,
  more: { stripeSubscriptionId?: string; subscriptionExpiresAt?: null } = {},
): Promise<SessionUser> {
  const had = entitlements(user).personalUploads;
  const has = entitlements(standing).personalUploads;
  const libraryKeptUntil = has
    ? null
    : had
      ? sql`now() + make_interval(days => ${LIMITS.libraryKeptDays})`
      : user.libraryKeptUntil;
  const [changed] = await tx
    .update(users)
    .set({ ...standing, ...more, libraryKeptUntil, updatedAt: new Date() })
    .where(eq(users.id, user.id))
    .returning();
  return changed!;
}

/** Keeps the first customer that is made for a person. @returns the one that is kept; null: the person is gone */
export async function keepCustomer(db: Transaction, userId: string, customerId: string): Promise<string | null> {
  const [row] = await db
    .update(users)
    .set({ stripeCustomerId: sql`coalesce(${users.stripeCustomerId}, ${customerId})` })
    .where(eq(users.id, userId))
    .returning({ kept: users.stripeCustomerId });
  return row?.kept ?? null;
}

/** Forgets a customer that Stripe does not know. */
export async function forgetCustomer(db: Transaction, customerId: string): Promise<void> {
  await db
    .update(users)
    .set({ stripeCustomerId: null, updatedAt: new Date() })
    .where(eq(users.stripeCustomerId, customerId));
}

// --- Checkouts

/** Seconds after which a change of a subscription is not the same attempt any more: Stripe forgets unpaid ones, and keys, a little later. */
const UPGRADE_SECONDS = 22 * 3600;

/**
 * The person's one open checkout, if it is for this plan and of this kind; else a new one in its place.
 * @param assertMay asked while nothing else can change the person's plan: what was true before may have been bought away since
 * @returns the one that was closed for it as well
 */
export async function openCheckout(
  db: Database,
  wanted: { userId: string; planId: PlanId; kind: Checkout['kind']; sessionId?: string },
  assertMay: (user: SessionUser, subscription: SubscriptionRow | null) => void,
): Promise<{ checkout: Checkout; replaced: Checkout | null }> {
  return db.transaction(async (tx) => {
    // Two tabs wait for each other.
    const user = await lockUser(tx, wanted.userId);
    if (!user) throw new AppError('unauthorized');
    assertMay(user, await findSubscription(tx, wanted.userId));
    const [open] = await tx.select().from(checkouts).where(openOf(wanted.userId));
    const isStale = open?.kind === 'upgrade' && Date.now() - open.createdAt.getTime() > UPGRADE_SECONDS * 1000;
    if (open && !isStale && open.planId === wanted.planId && open.kind === wanted.kind) {
      return { checkout: open, replaced: null };
    }
    // As it is when it closes: its session may have been noted since it was read.
    const replaced = open ? await closeCheckout(tx, open.id) : null;
    const [checkout] = await tx.insert(checkouts).values(wanted).returning();
    return { checkout: checkout!, replaced };
  });
}

const openOf = (userId: string) => and(eq(checkouts.userId, userId), eq(checkouts.status, 'open'));

export async function findCheckout(db: Transaction, sessionId: string): Promise<Checkout | null> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.sessionId, sessionId));
  return row ?? null;
}

/** @returns false if the checkout has been closed or confirmed in the meantime */
export async function keepSession(db: Transaction, id: string, sessionId: string): Promise<boolean> {
  const rows = await db
    .update(checkouts)
    .set({ sessionId })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')))
    .returning({ id: checkouts.id });
  return rows.length > 0;
}

/** @returns the checkout as it was closed; null if it was not open any more */
export async function closeCheckout(db: Transaction, id: string): Promise<Checkout | null> {
  const [row] = await db
    .update(checkouts)
    .set({ status: 'closed' })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')))
    .returning();
  return row ?? null;
}

/** The open checkout of a plan that the person is seen to pay for has been paid: nobody can open one for a plan that they have. */
export async function confirmCheckouts(tx: Transaction, userId: string, planId: PlanId): Promise<void> {
  await tx
    .update(checkouts)
    .set({ status: 'confirmed' })
    .where(and(openOf(userId), eq(checkouts.planId, planId)));
}

/** Adds a mock checkout that a page has made up; one that is there stays as it is. */
export async function addMockCheckout(db: Database, userId: string, planId: PlanId, sessionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (await findCheckout(tx, sessionId)) return;
    const [open] = await tx.select().from(checkouts).where(openOf(userId));
    if (open) await closeCheckout(tx, open.id);
    await tx.insert(checkouts).values({ userId, planId, kind: 'mock', sessionId });
  });
}

// --- Events

/** @returns false if it was delivered before */
export async function keepEvent(db: Transaction, event: typeof stripeEvents.$inferInsert): Promise<boolean> {
  const rows = await db.insert(stripeEvents).values(event).onConflictDoNothing().returning({ id: stripeEvents.id });
  return rows.length > 0;
}

export async function findEvent(db: Transaction, id: string): Promise<typeof stripeEvents.$inferSelect | null> {
  const [row] = await db.select().from(stripeEvents).where(eq(stripeEvents.id, id));
  return row ?? null;
}

export async function markApplied(db: Transaction, id: string): Promise<void> {
  await db.update(stripeEvents).set({ appliedAt: new Date() }).where(eq(stripeEvents.id, id));
}

/** Stripe delivers again for three days; after 90 nobody asks any more. */
export async function forgetOldEvents(db: Transaction): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, sql`now() - interval '90 days'`));
}

/** Events whose job was lost: ten minutes old and not applied. */
export async function listForgottenEvents(db: Transaction): Promise<string[]> {
  const rows = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(and(isNull(stripeEvents.appliedAt), lt(stripeEvents.receivedAt, sql`now() - interval '10 minutes'`)))
    .limit(1000);
  return rows.map(({ id }) => id);
}

// --- Mails

export async function addNotice(tx: Transaction, userId: string, notice: BillingNotice): Promise<string> {
  const [row] = await tx.insert(billingNotices).values({ userId, notice }).returning({ id: billingNotices.id });
  return row!.id;
}

/** A mail that has not gone out, with its address. */
export async function findNotice(
  db: Transaction,
  id: string,
): Promise<{ notice: BillingNotice; email: string } | null> {
  const [row] = await db
    .select({ notice: billingNotices.notice, email: users.email })
    .from(billingNotices)
    .innerJoin(users, eq(users.id, billingNotices.userId))
    .where(and(eq(billingNotices.id, id), isNull(billingNotices.sentAt)));
  return row ?? null;
}

export async function markSent(db: Transaction, id: string): Promise<void> {
  await db.update(billingNotices).set({ sentAt: new Date() }).where(eq(billingNotices.id, id));
}

/** Mails whose job was lost. */
export async function listUnsent(db: Transaction): Promise<string[]> {
  const rows = await db
    .select({ id: billingNotices.id })
    .from(billingNotices)
    .where(and(isNull(billingNotices.sentAt), lt(billingNotices.createdAt, sql`now() - interval '10 minutes'`)))
    .limit(1000);
  return rows.map(({ id }) => id);
}

// --- Payments without an account

export async function closeCustomer(tx: Transaction, customerId: string): Promise<void> {
  await tx.insert(closedCustomers).values({ customerId }).onConflictDoNothing();
}

export async function listClosedCustomers(db: Reader, customerIds: string[]): Promise<ClosedCustomer[]> {
  return db.select().from(closedCustomers).where(inArray(closedCustomers.customerId, customerIds));
}

export async function markSettled(db: Transaction, customerId: string): Promise<void> {
  await db.update(closedCustomers).set({ settledAt: new Date() }).where(eq(closedCustomers.customerId, customerId));
}

export async function forgetClosed(db: Transaction, customerId: string): Promise<void> {
  await db.delete(closedCustomers).where(eq(closedCustomers.customerId, customerId));
}

/** Customers whose payments have not been ended yet. */
export async function listUnsettled(db: Reader): Promise<string[]> {
  const rows = await db.select().from(closedCustomers).where(isNull(closedCustomers.settledAt)).limit(1000);
  return rows.map(({ customerId }) => customerId);
}

/** Customers of whom nothing can come any more: a checkout lives for a day, a bank's debit takes two weeks at most. */
export async function listLongClosed(db: Reader): Promise<string[]> {
  const rows = await db
    .select()
    .from(closedCustomers)
    .where(and(lt(closedCustomers.closedAt, sql`now() - interval '30 days'`), isNotNull(closedCustomers.settledAt)))
    .limit(1000);
  return rows.map(({ customerId }) => customerId);
}

/** Ids of these checkouts that were closed before they were paid, as far as we knew. */
export async function listClosedCheckouts(db: Reader, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(inArray(sql`${checkouts.id}::text`, ids), eq(checkouts.status, 'closed')));
  return new Set(rows.map(({ id }) => id));
}

/** Writes down what was found; what it was decided to end is ended, whatever is found later. */
export async function putUnmatched(db: Transaction, row: typeof unmatchedSubscriptions.$inferInsert): Promise<void> {
  const { userId, reason, amount, currency, planId, refundSince, endingAt = null } = row;
  const decided = isNotNull(unmatchedSubscriptions.endingAt);
  await db
    .insert(unmatchedSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: unmatchedSubscriptions.id,
      set: { userId, reason, amount, currency, planId, refundSince, endingAt, seenAt: new Date() },
      setWhere: sql`not ${decided}`,
    });
}

export async function findUnmatched(db: Reader, id: string, lock?: 'update'): Promise<Unmatched | null> {
  const query = db.select().from(unmatchedSubscriptions).where(eq(unmatchedSubscriptions.id, id));
  const [row] = await (lock ? query.for(lock) : query);
  return row ?? null;
}

/** Everything that admins are shown: what waits for them, and what was ended; the newest first. */
export async function listUnmatched(db: Reader): Promise<{ found: Unmatched; email: string | null }[]> {
  return db
    .select({ found: unmatchedSubscriptions, email: users.email })
    .from(unmatchedSubscriptions)
    .leftJoin(users, eq(users.id, unmatchedSubscriptions.userId))
    .orderBy(sql`${unmatchedSubscriptions.endingAt} is not null`, desc(unmatchedSubscriptions.foundAt))
    .limit(200);
}

/** It is to be ended. @returns false if that was decided before */
export async function decideToEnd(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .update(unmatchedSubscriptions)
    .set({ endingAt: new Date() })
    .where(and(eq(unmatchedSubscriptions.id, id), isNull(unmatchedSubscriptions.endingAt)))
    .returning({ id: unmatchedSubscriptions.id });
  return rows.length > 0;
}

/** @returns true the first time */
export async function markEnded(tx: Transaction, id: string, refunded: number): Promise<boolean> {
  const isFirst = and(eq(unmatchedSubscriptions.id, id), isNull(unmatchedSubscriptions.endedAt));
  const rows = await tx
    .update(unmatchedSubscriptions)
    .set({ endedAt: new Date(), refunded })
    .where(isFirst)
    .returning({ id: unmatchedSubscriptions.id });
  if (rows.length === 0)
    await tx.update(unmatchedSubscriptions).set({ refunded }).where(eq(unmatchedSubscriptions.id, id));
  return rows.length > 0;
}

/** Subscriptions of a customer that were taken up to be ended. */
export async function listTakenUp(db: Reader, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: unmatchedSubscriptions.id })
    .from(unmatchedSubscriptions)
    .where(and(eq(unmatchedSubscriptions.customerId, customerId), isNotNull(unmatchedSubscriptions.endingAt)));
  return rows.map(({ id }) => id);
}

/** Subscriptions whose end was decided and is not done. */
export async function listUnended(db: Reader): Promise<string[]> {
  const rows = await db
    .select({ id: unmatchedSubscriptions.id })
    .from(unmatchedSubscriptions)
    .where(and(isNotNull(unmatchedSubscriptions.endingAt), isNull(unmatchedSubscriptions.endedAt)))
    .limit(1000);
  return rows.map(({ id }) => id);
}

/** Forgets what was not found again, and what was ended a while ago. */
export async function forgetMatched(db: Transaction, before: Date): Promise<void> {
  const isGone = and(isNull(unmatchedSubscriptions.endingAt), lt(unmatchedSubscriptions.seenAt, before));
  await db
    .delete(unmatchedSubscriptions)
    .where(or(isGone, lt(unmatchedSubscriptions.endedAt, sql`now() - interval '90 days'`)));
}

/** The accounts of these customers, or of these ids. */
export async function listAccounts(db: Reader, customerIds: string[], ids: string[]): Promise<SessionUser[]> {
  return db
    .select()
    .from(users)
    .where(or(inArray(users.stripeCustomerId, customerIds), inArray(users.id, ids)));
}

// --- What time brings

/** People whose granted plan has passed its day and who pay for none. */
export async function listLapsed(db: Transaction): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(
      and(
        lt(users.subscriptionExpiresAt, sql`now()`),
        or(inArray(users.role, ['pro', 'studio_owner', 'beta']), ne(users.subscriptionStatus, 'free')),
        or(isNull(subscriptions.userId), eq(subscriptions.status, 'ended')),
      ),
    );
  return rows.map(({ id }) => id);
}

/** People whose mock subscription has come to the end of its period. */
export async function listMockDue(db: Transaction): Promise<string[]> {
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(eq(subscriptions.source, 'mock'), ne(subscriptions.status, 'ended'), lt(subscriptions.periodEnd, sql`now()`)),
    );
  return rows.map(({ userId }) => userId);
}

/** Hours in which a subscription of Stripe's is looked at once, whether an event came or not. */
const QUIET_HOURS = 24;

/**
 * People whom Stripe should be asked about, because events get lost: who has a subscription, or had one within 30 days, that was not looked at for a
 * day or is past its period's end, and who has opened a checkout within two days that was not paid as far as we know.
 */
export async function listQuiet(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select user_id as id from ${subscriptions}
    where source = 'stripe' and (status <> 'ended' or ended_at > now() - interval '30 days')
      and (checked_at < now() - make_interval(hours => ${QUIET_HOURS})
        or (status <> 'ended' and period_end < now() and checked_at < now() - interval '50 minutes'))
    union
    select user_id from ${checkouts}
    where status = 'open' and kind <> 'mock' and created_at between now() - interval '2 days' and now() - interval '10 minutes'
    limit 5000`);
  return rows.map(({ id }) => id);
}

/** People with backgrounds of their own whose role need not include them. */
export async function listLibraryHolders(db: Transaction): Promise<SessionUser[]> {
  const holds = (table: typeof clips | typeof sources) =>
    sql`exists (select from ${table} where ${table.userId} = ${users.id})`;
  return db
    .select()
    .from(users)
    .where(and(inArray(users.role, ['user', 'beta']), or(holds(clips), holds(sources))));
}

export async function setLibraryKept(tx: Transaction, userId: string, keep: boolean): Promise<string | null> {
  const [row] = await tx
    .update(users)
    .set({ libraryKeptUntil: keep ? sql`now() + make_interval(days => ${LIMITS.libraryKeptDays})` : null })
    .where(eq(users.id, userId))
    .returning({ until: users.libraryKeptUntil });
  return row?.until?.toISOString() ?? null;
}

/** People whose backgrounds have passed their last day. */
export async function listLibrariesToRemove(db: Transaction): Promise<SessionUser[]> {
  return db.select().from(users).where(lt(users.libraryKeptUntil, sql`now()`));
}

/** People whose backgrounds have a week left, and who have not been told so. */
export async function listToRemind(db: Transaction): Promise<SessionUser[]> {
  return db
    .select()
    .from(users)
    .where(
      and(
        gt(users.libraryKeptUntil, sql`now()`),
        lt(users.libraryKeptUntil, sql`now() + interval '7 days'`),
        sql`not exists (select from ${billingNotices} n where n.user_id = ${users.id}
          and n.notice->>'kind' = 'library_reminder' and n.created_at > ${users.libraryKeptUntil} - interval '8 days')`,
      ),
    );
}
