import { and, desc, eq, getTableColumns, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { editorDrafts, promos } from '../../db/schema/promos.ts';
import { KEPT, over } from '../../retention.ts';

export type PromoRow = typeof promos.$inferSelect;

const { content: contentColumn, ...listedColumns } = getTableColumns(promos);
/** Lists read contents only where there is no sketch yet. */
const LISTED = {
  ...listedColumns,
  content: sql<string | null>`case when ${promos.sketch} is null then ${contentColumn} end`,
};
export type ListedPromo = Omit<PromoRow, 'content'> & { content: string | null };
/** `keptUntil`: when it is removed for good. */
export type DeletedPromo = ListedPromo & { deletedAt: Date; keptUntil: Date };

const named = (userId: string, id: string) => and(eq(promos.userId, userId), eq(promos.id, id));
const kept = (userId: string) => and(eq(promos.userId, userId), isNull(promos.deletedAt));

/** The person's promo, also if it is deleted. */
export async function findPromo(db: Tx, userId: string, id: string): Promise<PromoRow | null> {
  const [row] = await db.select().from(promos).where(named(userId, id));
  return row ?? null;
}

/** Those of these promos that are not deleted. */
export async function listByIds(db: Tx, userId: string, ids: string[]): Promise<PromoRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(promos)
    .where(and(kept(userId), inArray(promos.id, ids)));
}

/** Promos, last changed first. @param before id of the last one already loaded */
export async function listPromos(
  db: Tx,
  userId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<ListedPromo[]> {
  const { id, updatedAt } = promos;
  // The timestamp is looked up rather than passed in: the browser's would have lost its microseconds.
  const place =
    before &&
    sql`(${updatedAt}, ${id}) < ((select p.updated_at from ${promos} p where p.user_id = ${userId} and p.id = ${before}), ${before})`;
  return db
    .select(LISTED)
    .from(promos)
    .where(and(kept(userId), place || undefined))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit);
}

export const countPromos = (db: Tx, userId: string): Promise<number> => db.$count(promos, kept(userId));

/** Promos of a person that name one of these clips. @param clips a query with rows of `public_id` */
export function countPromosOver(db: Tx, userId: string, clips: SQL): Promise<number> {
  const names = sql`exists (select from (${clips}) clip where position(clip.public_id in ${promos.content}) > 0)`;
  return db.$count(promos, and(kept(userId), names));
}

/**
 * The background that a promo names, out of its packed content; null: none. A quote inside one of its texts has a
 * backslash before it, so that this stands nowhere else. A regular expression takes thirty times as long.
 */
const ground = sql<string | null>`nullif(split_part(split_part(coalesce(${promos.sketch}, ${promos.content}),
  '"background":{"id":"', 2), '"', 5), '')`;

/** `own`: how many stand over its background. `text`: the content of one without a name. */
export type OverPromo = { id: string; publicId: string; own: number; title: string | null; text: string | null };

/** Of a person's promos over each background the latest, last changed first. @param most so many of each */
export async function listOver(db: Tx, userId: string, most: number): Promise<OverPromo[]> {
  const { id, title, sketch, content, updatedAt } = promos;
  const { rows } = await db.execute<OverPromo>(sql`
    select ${id}, ${title}, each.ground as "publicId", each.own,
      case when ${title} is null then coalesce(${sketch}, ${content}) end as text
    from (
      select *, (count(*) over (partition by ground))::int as own,
        row_number() over (partition by ground order by updated_at desc, id desc) as place
      from (select ${id}, ${updatedAt}, ${ground} as ground from ${promos} where ${kept(userId)}) mine where ground is not null
    ) each join ${promos} on ${and(eq(promos.userId, userId), eq(id, sql`each.id`))}
    where each.place <= ${most} order by ${updatedAt} desc, ${id} desc`);
  return rows;
}

/** How many promos of these people stand over each background, by its public id. */
export async function countOver(db: Tx, userIds: string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ publicId: sql<string>`${ground}`, count: sql<number>`count(*)::int` })
    .from(promos)
    .where(and(inArray(promos.userId, userIds), isNull(promos.deletedAt), sql`${ground} is not null`))
    .groupBy(sql`1`);
  return new Map(rows.map(({ publicId, count }) => [publicId, count]));
}

/** Bytes of all contents of a person's, of deleted ones as well. */
export async function sumContents(db: Tx, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${promos.content})), 0)::float8` })
    .from(promos)
    .where(eq(promos.userId, userId));
  return row!.bytes;
}

/** The promo that was changed last; null if the person has none. */
export async function findNewest(db: Tx, userId: string): Promise<PromoRow | null> {
  const [row] = await db
    .select()
    .from(promos)
    .where(kept(userId))
    .orderBy(desc(promos.updatedAt), desc(promos.id))
    .limit(1);
  return row ?? null;
}

/** Where a list is a week's, its packed content says so; a quote inside one of its texts has a backslash before it, so that this stands nowhere else. */
const IS_WEEK = '"week":{"from":"';

/** The id of the promo with a list of a week that was changed last. */
export async function findNewestWeek(db: Tx, userId: string): Promise<string | null> {
  const { id, sketch, content, updatedAt } = promos;
  const [row] = await db
    .select({ id })
    .from(promos)
    .where(and(kept(userId), sql`position(${IS_WEEK} in coalesce(${sketch}, ${content})) > 0`))
    .orderBy(desc(updatedAt), desc(id))
    .limit(1);
  return row?.id ?? null;
}

/** @returns undefined if the person has one of this id */
export async function insertPromo(
  db: Tx,
  values: Pick<PromoRow, 'id' | 'userId' | 'title' | 'content' | 'sketch' | 'renderId'>,
): Promise<PromoRow | undefined> {
  return (await db.insert(promos).values(values).onConflictDoNothing().returning())[0];
}

/** Saves what continues `version`. @returns undefined if that is not the current version, or the promo is deleted or does not exist */
export async function replaceContent(
  db: Tx,
  { userId, id, version }: Pick<PromoRow, 'userId' | 'id' | 'version'>,
  values: Pick<PromoRow, 'content' | 'sketch' | 'renderId'>,
): Promise<PromoRow | undefined> {
  const [row] = await db
    .update(promos)
    .set({ ...values, version: version + 1, updatedAt: sql`now()` })
    .where(and(named(userId, id), eq(promos.version, version), isNull(promos.deletedAt)))
    .returning();
  return row;
}

/** @returns whether there is such a promo */
export async function setTitle(db: Tx, userId: string, id: string, title: string | null): Promise<boolean> {
  const rows = await db
    .update(promos)
    .set({ title })
    .where(and(named(userId, id), isNull(promos.deletedAt)))
    .returning({ id: promos.id });
  return rows.length > 0;
}

/** @returns whether there is such a promo, deleted just now or before */
export async function markDeleted(db: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(promos)
    .set({ deletedAt: sql`coalesce(${promos.deletedAt}, now())` })
    .where(named(userId, id))
    .returning({ id: promos.id });
  return rows.length > 0;
}

export async function unmarkDeleted(db: Tx, userId: string, id: string): Promise<void> {
  await db.update(promos).set({ deletedAt: null }).where(named(userId, id));
}

const canComeBack = (userId: string) => and(eq(promos.userId, userId), gt(promos.deletedAt, over(KEPT.deletedPromo)));

/** Deleted promos that can be brought back, deleted last first. @param before id of the last one already loaded */
export async function listDeleted(
  db: Tx,
  userId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<DeletedPromo[]> {
  const { id, deletedAt } = promos;
  const place =
    before &&
    sql`(${deletedAt}, ${id}) < ((select p.deleted_at from ${promos} p where p.user_id = ${userId} and p.id = ${before}), ${before})`;
  const keptUntil = sql<Date>`${deletedAt} + ${KEPT.deletedPromo}::interval`.mapWith(deletedAt);
  const rows = await db
    .select({ ...LISTED, keptUntil })
    .from(promos)
    .where(and(canComeBack(userId), place || undefined))
    .orderBy(desc(deletedAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt! }));
}

export const countDeleted = (db: Tx, userId: string): Promise<number> => db.$count(promos, canComeBack(userId));

/** Removes all deleted promos of a person for good but the newest `most`. */
export async function purgeDeleted(db: Tx, userId: string, most: number): Promise<void> {
  await db.delete(promos).where(
    and(
      eq(promos.userId, userId),
      sql`${promos.id} in (select p.id from ${promos} p where p.user_id = ${userId} and p.deleted_at is not null
        order by p.deleted_at desc, p.id desc offset ${most})`,
    ),
  );
}

/** Removes everybody's promos that were deleted too long ago to be brought back. */
export async function purgeAll(db: Tx): Promise<void> {
  await db.delete(promos).where(lte(promos.deletedAt, over(KEPT.deletedPromo)));
}

export async function hasDraft(db: Tx, userId: string): Promise<boolean> {
  return (await db.$count(editorDrafts, eq(editorDrafts.userId, userId))) > 0;
}

/** Takes the draft of the previous release. @returns null if there is none, or somebody else has just taken it */
export async function takeDraft(db: Tx, userId: string): Promise<string | null> {
  const [row] = await db
    .delete(editorDrafts)
    .where(eq(editorDrafts.userId, userId))
    .returning({ draft: editorDrafts.draft });
  return row?.draft ?? null;
}
