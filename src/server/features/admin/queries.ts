import { and, asc, desc, eq, inArray, isNotNull, isNull, like, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Holdings } from '../../../contract/consequences.ts';
import { type Role, statusesOf } from '../../../contract/plans.ts';
import type { Database } from '../../db/client.ts';
import {
  auditLog,
  classDescriptions,
  classTypes,
  clips,
  downloads,
  films,
  instructorPreferences,
  personWords,
  renders,
  sources,
  studioMembers,
  users,
} from '../../db/schema.ts';
import type { SessionUser } from '../../http/session.ts';

export type Db = Pick<Database, 'select' | 'update' | 'delete' | 'execute' | '$count'>;
export type Page = { page: number; pageSize: number };
export type Paged<Row> = { rows: Row[]; total: number };
export type DownloadRow = typeof downloads.$inferSelect;
export type AuditRow = typeof auditLog.$inferSelect;

/** What is looked for: as the words' index is asked, and as it was typed. */
type Search = { typed: string; words: SQL };

/**
 * Makes a question of what somebody typed: beginnings of words, in any order. `search_words` folds them as it has folded what is stored; asked for
 * beforehand, since the planner cannot see through it.
 */
async function readSearch(db: Db, typed: string): Promise<Search> {
  const { rows } = await db.execute<{ words: string }>(
    sql`select coalesce(string_agg(quote_literal(word) || ':*', ' & '), '') as words from unnest(search_words(${typed})) word`,
  );
  return { typed, words: sql`${rows[0]!.words}::tsquery` };
}

/**
 * People found by the words of what their card shows; by the beginning of the address, by the id, or by Stripe's. Each part of the union has an index.
 * @param seats also the owners of studios with such a seat
 */
function found({ typed, words }: Search, seats: boolean): SQL {
  const beginning = `${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const ids = [users.id, users.stripeCustomerId, users.stripeSubscriptionId].map((column) => eq(column, typed));
  const { studioId, words: seatWords } = studioMembers;
  return sql`${users.id} in (
    select ${personWords.userId} from ${personWords} where ${personWords.words} @@ ${words}
    union select ${users.id} from ${users} where ${like(users.email, beginning)}
    union select ${users.id} from ${users} where ${or(...ids)}
    ${seats ? sql`union select ${studioId} from ${studioMembers} where ${seatWords} @@ ${words}` : sql``})`;
}

/** Everybody who has what a role stands for, by role or by status. */
function having(role: Role): SQL | undefined {
  const byStatus = and(eq(users.role, 'user'), inArray(users.subscriptionStatus, statusesOf(role)));
  return role === 'user' ? byStatus : or(eq(users.role, role), byStatus);
}

type Selection = { search?: string | undefined; seats?: boolean; where?: SQL | undefined; order: SQL[] };

/** Ids first: they come from the order's index alone, however far back the page is. A search is done once for page and total. */
async function pageOf(
  db: Db,
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

/** A page of people, the newest first. */
export function listUsers(
  db: Db,
  { search, role, ...page }: Page & { search?: string | undefined; role?: Role | undefined },
): Promise<Paged<SessionUser>> {
  const order = [desc(users.createdAt), desc(users.id)];
  return pageOf(db, { search, where: role && having(role), order }, page);
}

/** A page of the owners of studios, by address; searched in their seats too. */
export function listOwners(
  db: Db,
  { search, ...page }: Page & { search?: string | undefined },
): Promise<Paged<SessionUser>> {
  const selection = { search, seats: true, where: having('studio_owner'), order: [asc(users.email)] };
  return pageOf(db, selection, page);
}

/** A page of people who have downloaded, the latest first. */
export function listDownloaders(
  db: Db,
  { search, ...page }: Page & { search?: string | undefined },
): Promise<Paged<SessionUser>> {
  const order = [desc(users.lastDownloadAt), desc(users.id)];
  return pageOf(db, { search, where: isNotNull(users.lastDownloadAt), order }, page);
}

/** What people are called: by themselves, and by the owner of the studio that they sit in. */
export type Names = { userId: string; instructorName: string; studioName: string; nameChangeCount: number };

export async function namesOf(db: Db, userIds: string[]): Promise<Map<string, Names>> {
  if (userIds.length === 0) return new Map();
  const own = instructorPreferences;
  const owners = alias(instructorPreferences, 'owners');
  const rows = await db
    .select({
      userId: users.id,
      instructorName: sql<string>`coalesce(${studioMembers.name}, ${own.instructorName}, '')`,
      studioName: sql<string>`coalesce(${owners.studio}, ${own.studio}, '')`,
      nameChangeCount: sql<number>`coalesce(${own.nameChangeCount}, 0)`,
    })
    .from(users)
    .leftJoin(own, eq(own.userId, users.id))
    .leftJoin(studioMembers, eq(studioMembers.userId, users.id))
    .leftJoin(owners, eq(owners.userId, studioMembers.studioId))
    .where(inArray(users.id, userIds));
  return new Map(rows.map((row) => [row.userId, row]));
}

export type Seat = { seat: typeof studioMembers.$inferSelect; firstName: string | null; lastName: string | null };

/** The seats of these studios in the order in which they were given. */
export async function listSeats(db: Db, studioIds: string[]): Promise<Seat[]> {
  if (studioIds.length === 0) return [];
  return db
    .select({ seat: studioMembers, firstName: users.firstName, lastName: users.lastName })
    .from(studioMembers)
    .leftJoin(users, eq(users.id, studioMembers.userId))
    .where(inArray(studioMembers.studioId, studioIds))
    .orderBy(asc(studioMembers.createdAt), asc(studioMembers.id));
}

/** What a person has here. */
export async function countHoldings(db: Db, userId: string): Promise<Holdings> {
  const own = (table: PgTable, column: PgColumn, more = sql``) =>
    sql`(select count(*)::int from ${table} where ${column} = ${userId} ${more})`;
  const sum = (table: PgTable, column: PgColumn, owner: PgColumn) =>
    sql`(select coalesce(sum(${column}), 0) from ${table} where ${owner} = ${userId})`;
  const isDone = sql`and exists (select from ${films} where ${films.key} = ${renders.filmKey} and ${films.status} = 'done')`;
  const [{ rows }, seats] = await Promise.all([
    db.execute<Omit<Holdings, 'team'>>(sql`select
      ${own(clips, clips.userId)} as clips,
      (${sum(clips, clips.bytes, clips.userId)} + ${sum(sources, sources.reserved, sources.userId)})::float8 as "libraryBytes",
      ${own(renders, renders.userId, isDone)} as films,
      ${own(downloads, downloads.userId)} as downloads,
      ${own(classTypes, classTypes.userId)} as "classTypes",
      ${own(classDescriptions, classDescriptions.userId)} as "classDescriptions"`),
    listSeats(db, [userId]),
  ]);
  const team = seats.map(({ seat: { name, email, userId: account } }) => ({ name, email, joined: account !== null }));
  return { ...rows[0]!, team };
}

/** Held to the end of the transaction: who gives and takes the role of an admin does so one after the other. */
export async function lockAdmins(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('admins'))`);
}

export async function hasOtherAdmin(tx: Db, userId: string): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.role, 'admin'), ne(users.id, userId)))) > 0;
}

/** @param day the last day, UTC; null: no end */
export async function setExpiration(tx: Db, userId: string, day: Date | null): Promise<void> {
  await tx.update(users).set({ subscriptionExpiresAt: day, updatedAt: new Date() }).where(eq(users.id, userId));
}

export async function deleteUser(tx: Db, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}

/** How often each of these people has downloaded. */
export async function countDownloads(db: Db, userIds: string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: downloads.userId, count: sql<number>`count(*)::int` })
    .from(downloads)
    .where(inArray(downloads.userId, userIds))
    .groupBy(downloads.userId);
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}

/** Downloads, the newest first. @param before id of the last one that is known */
export async function listDownloads(
  db: Db,
  { userId, before, limit }: { userId?: string | undefined; before?: string | undefined; limit: number },
): Promise<DownloadRow[]> {
  const { id, downloadedAt } = downloads;
  // The moment is looked up rather than handed over: a browser's would have lost its microseconds.
  const place =
    before &&
    sql`(${downloadedAt}, ${id}) < ((select d.downloaded_at from ${downloads} d where d.id = ${before}), ${before})`;
  return db
    .select()
    .from(downloads)
    .where(and(userId === undefined ? undefined : eq(downloads.userId, userId), place || undefined))
    .orderBy(desc(downloadedAt), desc(id))
    .limit(limit);
}

/**
 * What was done, the newest first.
 * @param before id of the last entry that is known
 * @param about only what was done to this person
 */
export function listDeeds(
  db: Db,
  { before, about, limit }: { before?: number | undefined; about?: { id: string; email: string }; limit: number },
): Promise<AuditRow[]> {
  // Before somebody has accepted an invitation only the address is known.
  const { subjectId, subjectEmail } = auditLog;
  const isAbout = about && or(eq(subjectId, about.id), and(isNull(subjectId), eq(subjectEmail, about.email)));
  return db
    .select()
    .from(auditLog)
    .where(and(before === undefined ? undefined : lt(auditLog.id, before), isAbout))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
