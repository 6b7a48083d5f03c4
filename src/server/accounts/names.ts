import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/client.ts';
import { users } from '../db/schema/people.ts';
import { instructorPreferences } from '../db/schema/profile.ts';
import { studioMembers } from '../db/schema/studio.ts';

/** An account's names; a studio's are its owner's. Empty if none were given. */
export type Names = { instructorName: string; studio: string };

export async function findNames(db: Tx, userId: string): Promise<Names> {
  const { instructorName, studio } = instructorPreferences;
  const [row] = await db
    .select({ instructorName, studio })
    .from(instructorPreferences)
    .where(eq(instructorPreferences.userId, userId));
  return row ?? { instructorName: '', studio: '' };
}

/** Sets a person's instructor name without counting it as a change. */
export async function putInstructorName(db: Tx, userId: string, instructorName: string): Promise<void> {
  await db
    .insert(instructorPreferences)
    .values({ userId, instructorName })
    .onConflictDoUpdate({ target: instructorPreferences.userId, set: { instructorName, updatedAt: new Date() } });
}

/** Updates a member's own name to the one the owner gave, unless they have chosen another. */
export async function followName(db: Tx, userId: string, from: string, to: string): Promise<void> {
  await db
    .update(instructorPreferences)
    .set({ instructorName: to, updatedAt: new Date() })
    .where(and(eq(instructorPreferences.userId, userId), eq(instructorPreferences.instructorName, from)));
}

/** People's names: their own, and the one given by the owner of the studio they have a seat in. */
export type ListedNames = { userId: string; instructorName: string; studioName: string; nameChangeCount: number };

/** The names of many people, by id, in one query. */
export async function listNames(db: Tx, userIds: string[]): Promise<Map<string, ListedNames>> {
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

/** What owners call their studios, or else their addresses, by their ids; without those who are gone. */
export async function listStudioNames(db: Tx, ownerIds: string[]): Promise<Map<string, string>> {
  if (ownerIds.length === 0) return new Map();
  const { userId, studio } = instructorPreferences;
  // Looked up one by one: joined, everybody's preferences were read for the names of a few hundred.
  const given = sql`(select ${studio} from ${instructorPreferences} where ${userId} = ${users.id})`;
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select ${users.id} as id, coalesce(nullif(${given}, ''), ${users.email}) as name
    from ${users} where ${users.id} = any(${sql.param(ownerIds)})`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
