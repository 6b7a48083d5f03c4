import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { classLinks, classTypes } from '../../db/schema/classes.ts';
import type { Owner } from './policy.ts';

export type ClassLinkRow = Pick<typeof classLinks.$inferSelect, 'className' | 'link'>;

const { userId, className, link, id } = classLinks;
const named = (name: string) => sql`lower(${className}) = lower(${name})`;

/** A person's links by class name. */
export function listLinks(db: Tx, owner: string): Promise<ClassLinkRow[]> {
  return db
    .select({ className, link })
    .from(classLinks)
    .where(eq(userId, owner))
    .orderBy(asc(sql`lower(${className})`));
}

export async function putLink(db: Tx, owner: string, name: string, to: string): Promise<void> {
  await db.execute(sql`insert into ${classLinks} (user_id, class_name, link) values (${owner}, ${name}, ${to})
    on conflict (user_id, lower(class_name)) do update set link = excluded.link, updated_at = now()`);
}

export async function deleteLink(db: Tx, owner: string, name: string): Promise<void> {
  await db.delete(classLinks).where(and(eq(userId, owner), named(name)));
}

/** Deletes everyone's links of a class whose name is no longer in anybody's list. */
export async function deleteOrphanLinks(db: Tx, name: string): Promise<void> {
  const listed = sql`exists (select from ${classTypes} t where lower(t.class_type) = lower(${className})
    and (t.user_id is null or t.user_id = ${userId}))`;
  await db.delete(classLinks).where(and(named(name), sql`not ${listed}`));
}

/**
 * Moves links with a class type to its new name, where that has none yet. A universal class type takes along everyone's links, except for people who have
 * their own class type of that name.
 */
export async function moveLinks(db: Tx, owner: Owner, from: string, to: string): Promise<void> {
  const taken = sql`exists (select from ${classLinks} other where other.user_id = ${userId}
    and lower(other.class_name) = lower(${to}) and other.id <> ${id})`;
  const isTheirs = sql`exists (select from ${classTypes} t where t.user_id = ${userId} and lower(t.class_type) = lower(${from}))`;
  const whose = owner === null ? sql`not ${isTheirs}` : eq(userId, owner);
  await db
    .update(classLinks)
    .set({ className: to })
    .where(and(named(from), whose, sql`not ${taken}`));
}
