import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import { entitlements, roleSchema } from '../../../contract/plans.ts';
import { LAPSING } from '../../accounts/standing.ts';
import type { Database, Tx } from '../../db/client.ts';
import { checkouts, subscriptions } from '../../db/schema/billing.ts';
import { type SessionUser, users } from '../../db/schema/people.ts';
import { PROVIDER } from '../../payments/source.ts';
import { hasLibrary } from '../library/actions.ts';

/** People whose granted plan has expired and who pay for none. */
export async function listLapsed(db: Tx): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(
      and(
        lt(users.subscriptionExpiresAt, sql`now()`),
        or(inArray(users.role, LAPSING), ne(users.subscriptionStatus, 'free')),
        or(isNull(subscriptions.userId), eq(subscriptions.status, 'ended')),
      ),
    );
  return rows.map(({ id }) => id);
}

/** People with a subscription that the provider does not renew, and that has reached the end of its period. */
export async function listDue(db: Tx): Promise<string[]> {
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(
        ne(subscriptions.source, PROVIDER),
        ne(subscriptions.status, 'ended'),
        lt(subscriptions.periodEnd, sql`now()`),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** Hours within which a Stripe subscription is read once, whether an event came or not. */
const QUIET_HOURS = 24;

/**
 * People whom Stripe should be asked about, because events get lost: who has a subscription, or had one within 30 days,
 * that was not looked at for a day or is past its period's end, and who has opened a checkout within two days that was
 * not paid as far as we know.
 */
export async function listQuiet(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select user_id as id from ${subscriptions}
    where source = ${PROVIDER} and (status <> 'ended' or ended_at > now() - interval '30 days')
      and (checked_at < now() - make_interval(hours => ${QUIET_HOURS})
        or (status <> 'ended' and period_end < now() and checked_at < now() - interval '50 minutes'))
    union
    select user_id from ${checkouts}
    where status = 'open' and kind in ('session', 'upgrade') and created_at between now() - interval '2 days' and now() - interval '10 minutes'
    limit 5000`);
  return rows.map(({ id }) => id);
}

const ROLES_WITHOUT_UPLOADS = roleSchema.options.filter(
  (role) => !entitlements({ role, subscriptionStatus: 'free' }).personalUploads,
);

/** People with backgrounds of their own whose role may not include them. */
export async function listLibraryHolders(db: Tx): Promise<SessionUser[]> {
  return db
    .select()
    .from(users)
    .where(and(inArray(users.role, ROLES_WITHOUT_UPLOADS), hasLibrary(users.id)));
}

export async function setLibraryKept(tx: Tx, userId: string, keep: boolean): Promise<string | null> {
  const [row] = await tx
    .update(users)
    .set({ libraryKeptUntil: keep ? sql`now() + make_interval(days => ${LIMITS.libraryKeptDays})` : null })
    .where(eq(users.id, userId))
    .returning({ until: users.libraryKeptUntil });
  return row?.until?.toISOString() ?? null;
}

/** People whose backgrounds have passed their last day. */
export async function listLibrariesToRemove(db: Tx): Promise<SessionUser[]> {
  return db.select().from(users).where(lt(users.libraryKeptUntil, sql`now()`));
}

/** People whose backgrounds have a week left. */
export async function listToRemind(db: Tx): Promise<SessionUser[]> {
  return db
    .select()
    .from(users)
    .where(and(gt(users.libraryKeptUntil, sql`now()`), lt(users.libraryKeptUntil, sql`now() + interval '7 days'`)));
}
