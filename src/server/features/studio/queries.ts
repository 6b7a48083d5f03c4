import { and, asc, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { clips, instructorPreferences, studioMembers, users } from '../../db/schema.ts';
import type { SessionUser } from '../../http/session.ts';

export type MemberRow = typeof studioMembers.$inferSelect;
/** A database, or a transaction on it. */
export type Db = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | '$count'>;
export type Lock = 'update' | 'share';

/** The seats of a studio in the order in which they were given. */
export function listMembers(db: Db, studioId: string): Promise<MemberRow[]> {
  return db
    .select()
    .from(studioMembers)
    .where(eq(studioMembers.studioId, studioId))
    .orderBy(asc(studioMembers.createdAt), asc(studioMembers.id));
}

export function countMembers(db: Db, studioId: string): Promise<number> {
  return db.$count(studioMembers, eq(studioMembers.studioId, studioId));
}

export type Which =
  | { id: string; studioId: string }
  | { email: string; studioId: string }
  | { userId: string }
  | { tokenHash: string }
  | { id: string };

const matching = (which: Which) =>
  and(...Object.entries(which).map(([column, value]) => eq(studioMembers[column as 'id'], value)));

export async function findMember(db: Db, which: Which, lock?: Lock): Promise<MemberRow | null> {
  const query = db.select().from(studioMembers).where(matching(which));
  const [row] = await (lock ? query.for(lock) : query);
  return row ?? null;
}

export async function insertMember(db: Db, values: Pick<MemberRow, 'studioId' | 'email' | 'name'>): Promise<MemberRow> {
  const [row] = await db.insert(studioMembers).values(values).returning();
  return row!;
}

export async function updateMember(db: Db, id: string, values: Partial<MemberRow>): Promise<MemberRow | null> {
  const [row] = await db.update(studioMembers).set(values).where(eq(studioMembers.id, id)).returning();
  return row ?? null;
}

export async function deleteMember(db: Db, which: Which): Promise<MemberRow | null> {
  const [row] = await db.delete(studioMembers).where(matching(which)).returning();
  return row ?? null;
}

/**
 * Empties the seats that people sit on; they stay as invitations whose links have ended.
 * @returns the seats as they were
 */
export async function vacateSeats(db: Db, studioId: string): Promise<MemberRow[]> {
  const seats = await db.select().from(studioMembers).where(eq(studioMembers.studioId, studioId)).for('update');
  await db
    .update(studioMembers)
    .set({ userId: null, tokenHash: null, tokenExpiresAt: null, invitedAt: null, invitation: 'closed' })
    .where(eq(studioMembers.studioId, studioId));
  return seats;
}

/**
 * Marks all open seats of a studio without a good invitation as being invited again. Who calls at the same moment waits, and then finds none of them.
 * @param lostMinutes after which a mail that has not gone out is taken for lost
 * @returns the seats that were marked
 */
export async function takeDeadInvitations(db: Db, studioId: string, lostMinutes: number): Promise<MemberRow[]> {
  const { userId, invitation, tokenExpiresAt, askedAt } = studioMembers;
  const isDead = or(
    inArray(invitation, ['closed', 'failed']),
    and(eq(invitation, 'mailed'), or(isNull(tokenExpiresAt), lte(tokenExpiresAt, sql`now()`))),
    and(eq(invitation, 'sending'), lt(askedAt, sql`now() - make_interval(mins => ${lostMinutes})`)),
  );
  return db
    .update(studioMembers)
    .set({ invitation: 'sending', askedAt: sql`now()` })
    .where(and(eq(studioMembers.studioId, studioId), isNull(userId), isDead))
    .returning();
}

/**
 * Gives an open seat a link; the one before ends.
 * @returns false if the seat has been taken, given back or closed in the meantime
 */
export async function putToken(
  db: Db,
  id: string,
  token: Pick<MemberRow, 'tokenHash' | 'tokenExpiresAt'>,
): Promise<boolean> {
  const { id: seatId, userId, invitation } = studioMembers;
  const rows = await db
    .update(studioMembers)
    .set(token)
    .where(and(eq(seatId, id), isNull(userId), ne(invitation, 'closed')))
    .returning({ id: seatId });
  return rows.length > 0;
}

/** The mail with this link has gone out, unless a newer one, an acceptance or the end of the plan came before. */
export async function markMailed(db: Db, id: string, tokenHash: string): Promise<void> {
  const { id: seatId, tokenHash: newest, userId } = studioMembers;
  await db
    .update(studioMembers)
    .set({ invitation: 'mailed', invitedAt: new Date() })
    .where(and(eq(seatId, id), eq(newest, tokenHash), isNull(userId)));
}

/** No try to mail the invitation has worked. One that was asked for since then is not touched once it is mailed. */
export async function markNotMailed(db: Db, id: string): Promise<void> {
  await db
    .update(studioMembers)
    .set({ invitation: 'failed' })
    .where(and(eq(studioMembers.id, id), eq(studioMembers.invitation, 'sending'), isNull(studioMembers.userId)));
}

/** How many background videos a person has of their own. */
export function countClips(db: Db, userId: string): Promise<number> {
  return db.$count(clips, eq(clips.userId, userId));
}

/** Open invitations for an address, with the studio that each is from; the newest first. */
export async function listInvitations(db: Db, email: string): Promise<{ member: MemberRow; owner: SessionUser }[]> {
  return db
    .select({ member: studioMembers, owner: users })
    .from(studioMembers)
    .innerJoin(users, eq(users.id, studioMembers.studioId))
    .where(and(eq(studioMembers.email, email), sql`${studioMembers.userId} is null`))
    .orderBy(sql`${studioMembers.createdAt} desc`);
}

/** Of an account; a studio's are its owner's. Empty where nothing was given. */
export type Names = { instructorName: string; studio: string };

export async function findNames(db: Db, userId: string): Promise<Names> {
  const { instructorName, studio } = instructorPreferences;
  const [row] = await db
    .select({ instructorName, studio })
    .from(instructorPreferences)
    .where(eq(instructorPreferences.userId, userId));
  return row ?? { instructorName: '', studio: '' };
}

/** Sets a person's instructor name without counting a change. */
export async function putInstructorName(db: Db, userId: string, instructorName: string): Promise<void> {
  await db
    .insert(instructorPreferences)
    .values({ userId, instructorName })
    .onConflictDoUpdate({ target: instructorPreferences.userId, set: { instructorName, updatedAt: new Date() } });
}

/** Lets a member's own name follow the one that the owner gave, unless they have chosen another. */
export async function followName(db: Db, userId: string, from: string, to: string): Promise<void> {
  await db
    .update(instructorPreferences)
    .set({ instructorName: to, updatedAt: new Date() })
    .where(and(eq(instructorPreferences.userId, userId), eq(instructorPreferences.instructorName, from)));
}

/** The person has shown that the mailbox of their address is theirs. */
export async function markVerified(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}
