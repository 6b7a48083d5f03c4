import { and, asc, between, desc, eq, gte, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Place } from '../../../contract/instagram.ts';
import type { Tx } from '../../db/client.ts';
import { instagramAccounts, instagramPosts } from '../../db/schema/instagram.ts';
import { verifications } from '../../db/schema/people.ts';
import { hasChanged } from '../timetable/actions.ts';
import { OPEN, type PostRow } from './states.ts';

export type AccountRow = typeof instagramAccounts.$inferSelect;

export async function findAccount(db: Tx, userId: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(instagramAccounts).where(eq(instagramAccounts.userId, userId));
  return row ?? null;
}

/** Puts a person's one account in place of the one before. */
export async function putAccount(db: Tx, account: typeof instagramAccounts.$inferInsert): Promise<void> {
  const { userId: _, ...given } = { failing: null, failedAt: null, ...account };
  // What was said of one account is said of no other.
  const every = sql`case when ${instagramAccounts.igUserId} = ${account.igUserId} then ${instagramAccounts.every} end`;
  const set = { ...given, every, lookAt: sql`now()` };
  await db.insert(instagramAccounts).values(account).onConflictDoUpdate({ target: instagramAccounts.userId, set });
}

/** A person's account, which nobody else changes until the transaction ends: what is posted of a class is decided by one of them at a time. */
export async function lockAccount(tx: Tx, userId: string): Promise<AccountRow | null> {
  const [row] = await tx.select().from(instagramAccounts).where(eq(instagramAccounts.userId, userId)).for('update');
  return row ?? null;
}

/** Says what every video becomes, from now on; where every one is posted already, from then on. @returns false if no account is connected */
export async function putEvery(db: Tx, userId: string, every: Place | null): Promise<boolean> {
  const now = new Date();
  const { every: before, everySince } = instagramAccounts;
  const since = sql`case when ${before} is null then ${now.toISOString()}::timestamptz else ${everySince} end`;
  const rows = await db
    .update(instagramAccounts)
    .set({ every, everySince: every && since, lookedAt: null, lookAt: every && now })
    .where(eq(instagramAccounts.userId, userId))
    .returning({ userId: instagramAccounts.userId });
  return rows.length > 0;
}

/** Days for which a class that was moved away from its day is still looked at. */
export const DAYS_BACK = 30;

/** Whose videos are all posted, and either something of it is due, or something has changed since it was looked for. */
export const listRuled = (db: Tx, now: Date, most: number): Promise<{ userId: string }[]> => {
  const { userId, every, lookAt, lookedAt } = instagramAccounts;
  return db
    .select({ userId })
    .from(instagramAccounts)
    .where(and(isNotNull(every), or(lte(lookAt, now), hasChanged(userId, lookedAt, DAYS_BACK))))
    .orderBy(asc(lookAt))
    .limit(most);
};

export async function markLooked(tx: Tx, userId: string, when: Pick<AccountRow, 'lookedAt' | 'lookAt'>): Promise<void> {
  await tx.update(instagramAccounts).set(when).where(eq(instagramAccounts.userId, userId));
}

export async function setAccount(db: Tx, { userId, token }: AccountRow, set: Partial<AccountRow>): Promise<boolean> {
  const rows = await db
    .update(instagramAccounts)
    .set(set)
    .where(and(eq(instagramAccounts.userId, userId), eq(instagramAccounts.token, token)))
    .returning({ userId: instagramAccounts.userId });
  return rows.length > 0;
}

export async function removeAccount(db: Tx, userId: string): Promise<void> {
  await db.delete(instagramAccounts).where(eq(instagramAccounts.userId, userId));
}

/** Whose accounts Instagram names by this number. */
export const listScoped = (db: Tx, scopedId: string): Promise<AccountRow[]> =>
  db.select().from(instagramAccounts).where(eq(instagramAccounts.scopedId, scopedId));

export const listAccounts = (db: Tx): Promise<AccountRow[]> =>
  db.select().from(instagramAccounts).orderBy(asc(instagramAccounts.expiresAt));

export async function findPost(db: Tx, id: string): Promise<PostRow | null> {
  const [row] = await db.select().from(instagramPosts).where(eq(instagramPosts.id, id));
  return row ?? null;
}

/** A person's posts of a class on a day, which nobody else changes until the transaction ends. */
export const lockPosts = (tx: Tx, userId: string, entryId: string, date: string): Promise<PostRow[]> =>
  tx
    .select()
    .from(instagramPosts)
    .where(and(eq(instagramPosts.userId, userId), eq(instagramPosts.entryId, entryId), eq(instagramPosts.date, date)))
    .for('update');

/** A person's posts of a promo, which nobody else changes until the transaction ends. */
export const lockPostsOf = (tx: Tx, userId: string, promoId: string): Promise<PostRow[]> =>
  tx
    .select()
    .from(instagramPosts)
    .where(and(eq(instagramPosts.userId, userId), eq(instagramPosts.promoId, promoId)))
    .for('update');

export async function lockPlanned(tx: Tx, userId: string, promoId: string, place: Place): Promise<PostRow | null> {
  const [row] = await tx
    .select()
    .from(instagramPosts)
    .where(and(eq(instagramPosts.userId, userId), eq(instagramPosts.promoId, promoId), eq(instagramPosts.place, place)))
    .for('update');
  return row ?? null;
}

/** @returns null if there is one of this promo at this place */
export async function insertPost(db: Tx, values: typeof instagramPosts.$inferInsert): Promise<PostRow | null> {
  const [row] = await db.insert(instagramPosts).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

/** A person's posts of late and to come, the newest first. */
export const listPosts = (db: Tx, userId: string, most: number): Promise<PostRow[]> =>
  db
    .select()
    .from(instagramPosts)
    .where(eq(instagramPosts.userId, userId))
    .orderBy(desc(instagramPosts.date), desc(instagramPosts.updatedAt))
    .limit(most);

export const listOpen = (tx: Tx, userId: string): Promise<PostRow[]> =>
  tx
    .select()
    .from(instagramPosts)
    .where(and(eq(instagramPosts.userId, userId), inArray(instagramPosts.state, OPEN)))
    .for('update');

/** Whatever was said or done of a person's classes on these days and after. */
export const listPostsFrom = (db: Tx, userId: string, date: string): Promise<PostRow[]> =>
  db
    .select()
    .from(instagramPosts)
    .where(and(eq(instagramPosts.userId, userId), gte(instagramPosts.date, date)));

/** Those whose turn it is, whoever has waited longest first. */
export const listDue = (db: Tx, now: Date, most: number): Promise<{ id: string }[]> =>
  db
    .select({ id: instagramPosts.id })
    .from(instagramPosts)
    .where(and(inArray(instagramPosts.state, OPEN), lte(instagramPosts.nextAt, now)))
    .orderBy(asc(instagramPosts.nextAt))
    .limit(most);

/** Those of which Instagram is to be asked what became of them, whichever has waited longest first. */
export const listDueFigures = (db: Tx, now: Date, most: number): Promise<{ id: string }[]> =>
  db
    .select({ id: instagramPosts.id })
    .from(instagramPosts)
    .where(lte(instagramPosts.askFiguresAt, now))
    .orderBy(asc(instagramPosts.askFiguresAt))
    .limit(most);

/** What these people have on Instagram of classes on these days. */
export const listPublished = (db: Tx, userIds: string[], days: { from: string; to: string }): Promise<PostRow[]> =>
  userIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(instagramPosts)
        .where(
          and(
            inArray(instagramPosts.userId, userIds),
            eq(instagramPosts.state, 'published'),
            between(instagramPosts.date, days.from, days.to),
          ),
        );

/** What we know by its id on an account. */
export async function listKnownMedia(db: Tx, mediaIds: string[]): Promise<Set<string>> {
  if (mediaIds.length === 0) return new Set();
  const rows = await db
    .select({ id: instagramPosts.mediaId })
    .from(instagramPosts)
    .where(and(isNotNull(instagramPosts.mediaId), inArray(instagramPosts.mediaId, mediaIds)));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

export async function removePosts(db: Tx, userId: string): Promise<void> {
  await db.delete(instagramPosts).where(eq(instagramPosts.userId, userId));
}

/** One beginning of a connection, by the hash of what only that browser has. */
export async function putBeginning(db: Tx, hash: string, userId: string, expiresAt: Date): Promise<void> {
  await db.insert(verifications).values({ id: hash, identifier: `instagram ${hash}`, value: userId, expiresAt });
}

/** Whose beginning it is. It is used up. */
export async function takeBeginning(db: Tx, hash: string): Promise<string | null> {
  const [row] = await db
    .delete(verifications)
    .where(and(eq(verifications.id, hash), eq(verifications.identifier, `instagram ${hash}`)))
    .returning();
  return row && row.expiresAt > new Date() ? row.value : null;
}
