import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, like, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AdminEvents } from '../../../contract/admin.ts';
import { ownsTeam, PLANS, type Role, statusesOf } from '../../../contract/plans.ts';
import type { Tx } from '../../db/client.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { personWords, type SessionUser, users } from '../../db/schema/people.ts';
import { studiosWithSeats } from '../studio/actions.ts';

export type Page = { page: number; pageSize: number };
export type Paged<Row> = { rows: Row[]; total: number };
export type AuditRow = typeof auditLog.$inferSelect;

/** The search term: as a query of the word index, and as it was typed. */
type Search = { typed: string; words: SQL };

/**
 * Turns what somebody typed into a query: prefixes of words, in any order. `search_words` folds them like the stored
 * text; called beforehand, since the planner cannot see through it.
 */
async function readSearch(db: Tx, typed: string): Promise<Search> {
  const { rows } = await db.execute<{ words: string }>(
    sql`select coalesce(string_agg(quote_literal(word) || ':*', ' & '), '') as words from unnest(search_words(${typed})) word`,
  );
  return { typed, words: sql`${rows[0]!.words}::tsquery` };
}

/**
 * People found by the words on their card; by the beginning of the e-mail address, by id, or by Stripe's id. Each part
 * of the union has an index.
 * @param seats also the owners of studios with such a seat
 */
function found({ typed, words }: Search, seats: boolean): SQL {
  const beginning = `${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const ids = [users.id, users.stripeCustomerId, users.stripeSubscriptionId].map((column) => eq(column, typed));
  return sql`${users.id} in (
    select ${personWords.userId} from ${personWords} where ${personWords.words} @@ ${words}
    union select ${users.id} from ${users} where ${like(users.email, beginning)}
    union select ${users.id} from ${users} where ${or(...ids)}
    ${seats ? sql`union ${studiosWithSeats(words)}` : sql``})`;
}

const OWNERS = Object.values(PLANS).filter(({ plan }) => ownsTeam(plan));

/** Everyone who has the plan a role stands for, by role or by status. */
function having(role: Role): SQL | undefined {
  const byStatus = and(eq(users.role, 'user'), inArray(users.subscriptionStatus, statusesOf(role)));
  return role === 'user' ? byStatus : or(eq(users.role, role), byStatus);
}

type Selection = { search?: string | undefined; seats?: boolean; where?: SQL | undefined; order: SQL[] };

/** Ids first: they come from the order's index alone, however far back the page is. A search runs once for page and total. */
async function pageOf(
  db: Tx,
  { search, seats = false, where, order }: Selection,
  { page, pageSize }: Page,
): Promise<Paged<SessionUser>> {
  const all = and(search ? found(await readSearch(db, search), seats) : undefined, where);
  const listed = await db
    .select({ id: users.id, total: search ? sql<number>`count(*) over ()::int` : sql<null>`null` })
    .from(users)
    .where(all)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const ids = listed.map(({ id }) => id);
  const counted = listed[0]?.total;
  const [rows, total] = await Promise.all([
    ids.length > 0 ? db.select().from(users).where(inArray(users.id, ids)) : [],
    counted ?? db.$count(users, all),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
}

/** A page of people, newest first. */
export function listUsers(
  db: Tx,
  { search, role, ...page }: Page & { search?: string | undefined; role?: Role | undefined },
): Promise<Paged<SessionUser>> {
  const order = [desc(users.createdAt), desc(users.id)];
  return pageOf(db, { search, where: role && having(role), order }, page);
}

/** A page of studio owners, by e-mail address; seats are searched too. */
export function listOwners(
  db: Tx,
  { search, ...page }: Page & { search?: string | undefined },
): Promise<Paged<SessionUser>> {
  const selection = {
    search,
    seats: true,
    where: or(...OWNERS.map(({ role }) => having(role))),
    order: [asc(users.email)],
  };
  return pageOf(db, selection, page);
}

/** A page of people who have downloaded, latest first. */
export function listDownloaders(
  db: Tx,
  { search, ...page }: Page & { search?: string | undefined },
): Promise<Paged<SessionUser>> {
  const order = [desc(users.lastDownloadAt), desc(users.id)];
  return pageOf(db, { search, where: isNotNull(users.lastDownloadAt), order }, page);
}

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
 * @param about only what was done to this person
 */
export function listAuditEvents(
  db: Tx,
  { before, about, limit }: { before?: number | undefined; about?: { id: string; email: string }; limit: number },
): Promise<AuditRow[]> {
  // Until somebody has accepted an invitation only the e-mail address is known.
  const { subjectId, subjectEmail } = auditLog;
  const isAbout = about && or(eq(subjectId, about.id), and(isNull(subjectId), eq(subjectEmail, about.email)));
  return db
    .select()
    .from(auditLog)
    .where(and(before === undefined ? undefined : lt(auditLog.id, before), isAbout))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

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
