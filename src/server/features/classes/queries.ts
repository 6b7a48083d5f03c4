import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client.ts';
import { classDescriptions, classTypes } from '../../db/schema/classes.ts';
import type { Owner } from './policy.ts';

export type ClassTypeRow = typeof classTypes.$inferSelect;
export type DescriptionRow = typeof classDescriptions.$inferSelect;

const ownedBy = (column: PgColumn, owner: Owner) => (owner === null ? isNull(column) : eq(column, owner));
// As the unique indexes have it: they find both.
const readableBy = (column: PgColumn, owner: Owner) => sql`coalesce(${column}, '') in ('', ${owner ?? ''})`;
const sameName = (column: PgColumn, name: string) => eq(sql`lower(${column})`, sql`lower(${name})`);

/** Universal class types by name, then the owner's by name. */
export function listTypes(db: Tx, owner: Owner): Promise<ClassTypeRow[]> {
  return db
    .select()
    .from(classTypes)
    .where(readableBy(classTypes.userId, owner))
    .orderBy(sql`${classTypes.userId} is not null`, asc(sql`lower(${classTypes.classType})`));
}

/**
 * The universal class type of this name, or the person's own, ignoring case.
 * @param lock it is neither renamed nor deleted until the transaction of `db` ends
 */
export async function typeNamed(db: Tx, owner: Owner, name: string, lock?: 'share'): Promise<ClassTypeRow | undefined> {
  const named = sameName(classTypes.classType, name);
  const query = db
    .select()
    .from(classTypes)
    .where(and(readableBy(classTypes.userId, owner), named));
  return (await (lock ? query.for(lock) : query))[0];
}

export async function ownType(
  db: Tx,
  owner: Owner,
  which: { id: string } | { name: string },
): Promise<ClassTypeRow | undefined> {
  const match = 'id' in which ? eq(classTypes.id, which.id) : sameName(classTypes.classType, which.name);
  return (
    await db
      .select()
      .from(classTypes)
      .where(and(ownedBy(classTypes.userId, owner), match))
      .for('update')
  )[0];
}

/** @returns undefined if the owner has one of this name */
export async function insertType(db: Tx, owner: Owner, classType: string): Promise<ClassTypeRow | undefined> {
  return (await db.insert(classTypes).values({ classType, userId: owner }).onConflictDoNothing().returning())[0];
}

export async function updateType(db: Tx, id: string, classType: string): Promise<ClassTypeRow> {
  const [row] = await db.update(classTypes).set({ classType }).where(eq(classTypes.id, id)).returning();
  return row!;
}

export async function deleteType(db: Tx, id: string): Promise<void> {
  await db.delete(classTypes).where(eq(classTypes.id, id));
}

/** The descriptions of one owner by class name. */
export function listDescriptions(db: Tx, owner: Owner): Promise<DescriptionRow[]> {
  return db
    .select()
    .from(classDescriptions)
    .where(ownedBy(classDescriptions.userId, owner))
    .orderBy(asc(sql`lower(${classDescriptions.className})`));
}

/** For each class the owner's description, otherwise the universal one, by class name. */
export function listDescriptionsWithFallback(db: Tx, owner: Owner): Promise<DescriptionRow[]> {
  const name = sql`lower(${classDescriptions.className})`;
  return db
    .selectDistinctOn([name])
    .from(classDescriptions)
    .where(readableBy(classDescriptions.userId, owner))
    .orderBy(name, sql`${classDescriptions.userId} nulls last`);
}

const ownDescription = (owner: Owner, which: { id: string } | { className: string }): SQL | undefined =>
  and(
    ownedBy(classDescriptions.userId, owner),
    'id' in which ? eq(classDescriptions.id, which.id) : sameName(classDescriptions.className, which.className),
  );

/** Writes the owner's description of a class, inserting or updating it. */
export async function putDescription(
  db: Tx,
  owner: Owner,
  className: string,
  description: string,
): Promise<DescriptionRow> {
  const update = () =>
    db
      .update(classDescriptions)
      .set({ className, description, updatedAt: new Date() })
      .where(ownDescription(owner, { className }))
      .returning();
  const insert = () =>
    db.insert(classDescriptions).values({ className, description, userId: owner }).onConflictDoNothing().returning();
  // The second update is for a description that somebody inserted between the first two statements.
  const row = (await update())[0] ?? (await insert())[0] ?? (await update())[0];
  return row!;
}

/**
 * Changes a description by its id.
 * @returns undefined if the owner has none of this id
 * @throws a unique violation if the owner has another of the new class name
 */
export async function updateDescription(
  db: Tx,
  owner: Owner,
  id: string,
  fields: { className?: string | undefined; description: string },
): Promise<DescriptionRow | undefined> {
  const updated = { ...fields, updatedAt: new Date() };
  return (await db.update(classDescriptions).set(updated).where(ownDescription(owner, { id })).returning())[0];
}

/** @returns what was deleted; undefined if the owner had none */
export async function deleteDescription(
  db: Tx,
  owner: Owner,
  which: { id: string } | { className: string },
): Promise<DescriptionRow | undefined> {
  return (await db.delete(classDescriptions).where(ownDescription(owner, which)).returning())[0];
}

/** Deletes everyone's descriptions of a class whose name is no longer in anybody's list. */
export async function deleteOrphans(db: Tx, className: string): Promise<void> {
  const { userId, className: name } = classDescriptions;
  const described = sql`exists (select from ${classTypes} t where lower(t.class_type) = lower(${name})
    and (t.user_id is null or t.user_id = ${userId}))`;
  await db.delete(classDescriptions).where(and(sameName(name, className), sql`not ${described}`));
}

/**
 * Moves descriptions with a class type to its new name, if the new name has none yet. A universal class type takes
 * along everyone's descriptions, except for people who have their own class type of that name.
 */
export async function moveDescriptions(db: Tx, owner: Owner, from: string, to: string): Promise<void> {
  const { userId, id, className } = classDescriptions;
  const taken = sql`exists (select 1 from ${classDescriptions} other where coalesce(other.user_id, '') = coalesce(${userId}, '')
    and lower(other.class_name) = lower(${to}) and other.id <> ${id})`;
  const isTheirs = sql`exists (select 1 from ${classTypes} t where t.user_id = ${userId} and lower(t.class_type) = lower(${from}))`;
  const whose = owner === null ? sql`not ${isTheirs}` : eq(userId, owner);
  await db
    .update(classDescriptions)
    .set({ className: to })
    .where(and(sameName(className, from), whose, sql`not ${taken}`));
}

/** Adds universal class types and descriptions, if there is not a single universal class type. */
export async function seedUniversal(
  db: Tx,
  classes: readonly { classType: string; description: string }[],
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('starter-classes'))`);
  if ((await db.$count(classTypes, isNull(classTypes.userId))) > 0) return;
  await db.insert(classTypes).values(classes.map(({ classType }) => ({ classType })));
  await db
    .insert(classDescriptions)
    .values(classes.map(({ classType, description }) => ({ className: classType, description })))
    .onConflictDoNothing();
}

/** How many class types and descriptions of their own a person has. */
export async function countTexts(db: Tx, userId: string): Promise<{ classTypes: number; classDescriptions: number }> {
  const [types, descriptions] = await Promise.all([
    db.$count(classTypes, eq(classTypes.userId, userId)),
    db.$count(classDescriptions, eq(classDescriptions.userId, userId)),
  ]);
  return { classTypes: types, classDescriptions: descriptions };
}
