import { and, desc, eq, gt, gte, inArray, isNull, like, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { listAudit } from '../../../contract/activity.ts';
import type { AdminEvents } from '../../../contract/admin.ts';
import type { CallReceived } from '../../../contract/call.ts';
import type { Tx } from '../../db/client.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/people.ts';

export type AuditRow = typeof auditLog.$inferSelect;
/** Which entries of the audit log; `about`: what was done to this person. */
export type AuditSelection = Omit<CallReceived<typeof listAudit>['query'], 'userId' | 'before' | 'pageSize'> & {
  about?: { id: string; email: string } | undefined;
};

/** Held to the end of the transaction: admin roles are given and taken one after the other. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('admins'))`);
}

export async function hasOtherAdmin(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.role, 'admin'), ne(users.id, userId)))) > 0;
}

/** @param day the expiry date, UTC; null: no expiry */
export async function setExpiration(tx: Tx, userId: string, day: Date | null): Promise<void> {
  await tx.update(users).set({ subscriptionExpiresAt: day, updatedAt: new Date() }).where(eq(users.id, userId));
}

export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}

/**
 * Audit entries, newest first.
 * @param before id of the last entry already loaded
 */
export function listAuditEvents(
  db: Tx,
  { about, person, action, from, to }: AuditSelection,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<AuditRow[]> {
  const { id, at, actorEmail, subjectId, subjectEmail } = auditLog;
  // Until somebody has accepted an invitation only the e-mail address is known.
  const isAbout = about && or(eq(subjectId, about.id), and(isNull(subjectId), eq(subjectEmail, about.email)));
  const pattern = `%${person?.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        before === undefined ? undefined : lt(id, before),
        isAbout,
        person ? or(like(actorEmail, pattern), like(subjectEmail, pattern)) : undefined,
        action && eq(auditLog.action, action),
        from ? gte(at, new Date(from)) : undefined,
        to ? lt(at, dayAfter(to)) : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000);

/** The e-mail addresses of those who are still here. */
export async function emailsOf(db: Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, ids));
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Somebody who came after `since`, as an event. */
export const arrivals = (since: Date): SQL =>
  sql`select ${users.id} as user_id, ${users.createdAt} as at from ${users} where ${gt(users.createdAt, since)}`;

/** How many names an admin reads at a glance. */
const NAMED = 3;

/**
 * How many events there are, and to whom they happened last.
 * @param events rows of `user_id` and `at`
 */
export async function countEvents(db: Tx, events: SQL): Promise<AdminEvents> {
  const { rows } = await db.execute<{ id: string; email: string; total: number }>(
    sql`select ${users.id} as id, ${users.email} as email, (sum(count(*)) over ())::int as total
      from (${events}) as event join ${users} on ${users.id} = event.user_id
      group by ${users.id}, ${users.email} order by max(event.at) desc, ${users.id} limit ${NAMED}`,
  );
  return { count: rows[0]?.total ?? 0, people: rows.map(({ id, email }) => ({ id, email })) };
}
