import { eq, inArray } from 'drizzle-orm';
import type { Database, Tx } from '../../db/client.ts';
import { brandKits } from '../../db/schema/brand.ts';
import type { Account } from '../../storage/index.ts';

export type KitRow = typeof brandKits.$inferSelect;

export async function findKit(db: Tx, userId: string): Promise<KitRow | null> {
  const [row] = await db.select().from(brandKits).where(eq(brandKits.userId, userId));
  return row ?? null;
}

/** Saves the given fields; the others stay unchanged. */
export async function upsertKit(db: Tx, userId: string, fields: Partial<Omit<KitRow, 'userId'>>): Promise<void> {
  const set = { ...fields, updatedAt: new Date() };
  await db
    .insert(brandKits)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: brandKits.userId, set });
}

/** @returns what it was; null: there was none */
export async function deleteKit(db: Tx, userId: string): Promise<KitRow | null> {
  const [row] = await db.delete(brandKits).where(eq(brandKits.userId, userId)).returning();
  return row ?? null;
}

/** Those of the keys that are the file of a logo, with whose it is. */
export async function knownLogos(db: Database, keys: string[]): Promise<Map<string, Account>> {
  if (keys.length === 0) return new Map();
  const { logoKey, userId } = brandKits;
  const rows = await db.select({ logoKey, userId }).from(brandKits).where(inArray(logoKey, keys));
  return new Map(rows.map((row) => [row.logoKey!, { person: row.userId }]));
}
