import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { clipsIn, type Shelf, uploadsIn } from '../../db/libraries.ts';
import { clips, places, uploads } from '../../db/schema/library.ts';
import { type SessionUser, users } from '../../db/schema/people.ts';
import { closedSeats, studioMembers, studios } from '../../db/schema/studio.ts';

export type MemberRow = typeof studioMembers.$inferSelect;
export type Lock = 'update' | 'share';

/** The seats of a studio in the order they were given. */
export function listMembers(db: Tx, studioId: string): Promise<MemberRow[]> {
  return db
    .select()
    .from(studioMembers)
    .where(eq(studioMembers.studioId, studioId))
    .orderBy(asc(studioMembers.createdAt), asc(studioMembers.id));
}

/** Who has joined a studio, and when they were last seen. */
export async function listSeen(db: Tx, studioId: string) {
  const { id, lastSeenAt } = users;
  return db
    .select({ id: studioMembers.id, userId: id, lastSeenAt })
    .from(studioMembers)
    .innerJoin(users, eq(id, studioMembers.userId))
    .where(eq(studioMembers.studioId, studioId));
}

export function countMembers(db: Tx, studioId: string): Promise<number> {
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

export async function findMember(db: Tx, which: Which, lock?: Lock): Promise<MemberRow | null> {
  const query = db.select().from(studioMembers).where(matching(which));
  const [row] = await (lock ? query.for(lock) : query);
  return row ?? null;
}

export async function insertMember(db: Tx, values: Pick<MemberRow, 'studioId' | 'email' | 'name'>): Promise<MemberRow> {
  const [row] = await db.insert(studioMembers).values(values).returning();
  return row!;
}

export async function updateMember(db: Tx, id: string, values: Partial<MemberRow>): Promise<MemberRow | null> {
  const [row] = await db.update(studioMembers).set(values).where(eq(studioMembers.id, id)).returning();
  return row ?? null;
}

export async function deleteMember(db: Tx, which: Which): Promise<MemberRow | null> {
  const [row] = await db.delete(studioMembers).where(matching(which)).returning();
  return row ?? null;
}

/**
 * Removes the members from their seats, which stay as invitations whose links have expired.
 * @returns the seats as they were
 */
export async function vacateSeats(db: Tx, studioId: string): Promise<MemberRow[]> {
  const seats = await db.select().from(studioMembers).where(eq(studioMembers.studioId, studioId)).for('update');
  await db
    .update(studioMembers)
    .set({ userId: null, tokenHash: null, tokenExpiresAt: null, invitedAt: null, invitation: 'closed' })
    .where(eq(studioMembers.studioId, studioId));
  return seats;
}

/**
 * Marks all open seats of a studio without a good invitation as being invited again. A call at the same moment waits,
 * and then finds none of them.
 * @param lostMinutes after which a mail that has not gone out is taken for lost
 * @returns the seats that were marked
 */
export async function takeDeadInvitations(db: Tx, studioId: string, lostMinutes: number): Promise<MemberRow[]> {
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
 * Gives an open seat a new link; the previous one expires.
 * @returns false if the seat has been taken, given back or closed in the meantime
 */
export async function putToken(
  db: Tx,
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
export async function markMailed(db: Tx, id: string, tokenHash: string): Promise<void> {
  const { id: seatId, tokenHash: newest, userId } = studioMembers;
  await db
    .update(studioMembers)
    .set({ invitation: 'mailed', invitedAt: new Date() })
    .where(and(eq(seatId, id), eq(newest, tokenHash), isNull(userId)));
}

/** No try to mail the invitation has worked. One that was asked for since then is not touched once it is mailed. */
export async function markNotMailed(db: Tx, id: string): Promise<void> {
  await db
    .update(studioMembers)
    .set({ invitation: 'failed' })
    .where(and(eq(studioMembers.id, id), eq(studioMembers.invitation, 'sending'), isNull(studioMembers.userId)));
}

/** How many background videos a library has. */
export function countClips(db: Tx, library: Shelf): Promise<number> {
  return db.$count(clips, clipsIn(library));
}

export type StudioRow = Omit<typeof studios.$inferSelect, 'id'>;
const NONE_SET: StudioRow = { membersAdd: false, seesFirst: false, keptUntil: null };

export async function findStudio(db: Tx, id: string): Promise<StudioRow> {
  const [row] = await db.select().from(studios).where(eq(studios.id, id));
  return row ?? NONE_SET;
}

type Settings = { membersAdd?: boolean; seesFirst?: boolean; keptUntil?: null };

export async function putStudio(db: Tx, id: string, values: Settings): Promise<void> {
  await db
    .insert(studios)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: studios.id, set: values });
}

/** Studios whose owners see their members' videos before these are posted. */
export async function listSeeingFirst(db: Tx): Promise<string[]> {
  return (await db.select({ id: studios.id }).from(studios).where(eq(studios.seesFirst, true))).map(({ id }) => id);
}

/** A studio's settings, which nobody else changes until the transaction ends. */
export async function lockStudio(tx: Tx, id: string): Promise<StudioRow> {
  const [row] = await tx.select().from(studios).where(eq(studios.id, id)).for('update');
  return row ?? NONE_SET;
}

/**
 * A studio has ended: its library, if it has one, is kept for so many days from now on.
 * @returns until when; null if it was noted before, or there is nothing to keep
 */
export async function noteEnd(db: Tx, id: string, days: number): Promise<Date | null> {
  const before = await findStudio(db, id);
  if (before.keptUntil || (await db.$count(uploads, uploadsIn({ studio: id }))) === 0) return null;
  const set = { keptUntil: sql`now() + make_interval(days => ${days})` };
  const [row] = await db
    .insert(studios)
    .values({ id, ...set })
    .onConflictDoUpdate({ target: studios.id, set })
    .returning();
  return row!.keptUntil;
}

/** Studios that have ended, and whose library has a week left. */
export async function listToRemind(db: Tx): Promise<{ id: string; keptUntil: Date }[]> {
  const isNear = and(gt(studios.keptUntil, sql`now()`), lt(studios.keptUntil, sql`now() + interval '7 days'`));
  const rows = await db.select().from(studios).where(isNear);
  return rows.map(({ id, keptUntil }) => ({ id, keptUntil: keptUntil! }));
}

/** Owners of studios with a library, whose plan may not have a team. */
export async function listLibraryOwners(db: Tx): Promise<SessionUser[]> {
  const hasOne = sql`exists (select from ${places} where ${places.userId} = ${users.id} and ${places.isStudio})`;
  return db.select().from(users).where(hasOne);
}

/** Studios whose library has passed its last day. */
export async function listEnded(db: Tx): Promise<string[]> {
  const rows = await db.select({ id: studios.id }).from(studios).where(lt(studios.keptUntil, sql`now()`));
  return rows.map(({ id }) => id);
}

/** Notes whose seats are being closed, so that they can be given back. */
export async function noteClosed(db: Tx, seats: readonly MemberRow[]): Promise<void> {
  const rows = seats.flatMap(({ id: seatId, userId }) => (userId ? [{ seatId, userId }] : []));
  if (rows.length === 0) return;
  const set = { userId: sql`excluded.user_id`, createdAt: sql`now()` };
  await db.insert(closedSeats).values(rows).onConflictDoUpdate({ target: closedSeats.seatId, set });
}

/** Takes what was noted of a studio's closed seats. @param days nothing older is returned @returns seats that are still open, and whose they were */
export async function takeClosed(
  db: Tx,
  studioId: string,
  days: number,
): Promise<{ seat: MemberRow; userId: string }[]> {
  const rows = await db
    .select({ seat: studioMembers, closed: closedSeats })
    .from(closedSeats)
    .innerJoin(studioMembers, eq(studioMembers.id, closedSeats.seatId))
    .where(eq(studioMembers.studioId, studioId))
    // By person, as everybody else's seats are given back: otherwise two studios could wait for each other.
    .orderBy(asc(closedSeats.userId))
    .for('update');
  const seatIds = rows.map(({ seat }) => seat.id);
  if (seatIds.length > 0) await db.delete(closedSeats).where(inArray(closedSeats.seatId, seatIds));
  const oldest = Date.now() - days * 86_400_000;
  return rows.flatMap(({ seat, closed: { userId, createdAt } }) =>
    seat.userId === null && createdAt.getTime() > oldest ? [{ seat, userId }] : [],
  );
}

/** Open invitations for an e-mail address, with the studio that each is from; newest first. */
export async function listInvitations(db: Tx, email: string): Promise<{ member: MemberRow; owner: SessionUser }[]> {
  return db
    .select({ member: studioMembers, owner: users })
    .from(studioMembers)
    .innerJoin(users, eq(users.id, studioMembers.studioId))
    .where(and(eq(studioMembers.email, email), sql`${studioMembers.userId} is null`))
    .orderBy(sql`${studioMembers.createdAt} desc`);
}

export type Seat = { seat: typeof studioMembers.$inferSelect; firstName: string | null; lastName: string | null };

/** The seats of these studios in the order they were given. */
export async function listSeats(db: Tx, studioIds: string[]): Promise<Seat[]> {
  if (studioIds.length === 0) return [];
  return db
    .select({ seat: studioMembers, firstName: users.firstName, lastName: users.lastName })
    .from(studioMembers)
    .leftJoin(users, eq(users.id, studioMembers.userId))
    .where(inArray(studioMembers.studioId, studioIds))
    .orderBy(asc(studioMembers.createdAt), asc(studioMembers.id));
}

/** People who have joined a studio, and seats that are still open. */
export async function countSeats(db: Tx, studioId: string): Promise<{ members: number; invitations: number }> {
  const [row] = await db
    .select({ members: count(studioMembers.userId), all: count() })
    .from(studioMembers)
    .where(eq(studioMembers.studioId, studioId));
  const { members, all } = row!;
  return { members, invitations: all - members };
}

/** For a search: the studios with a seat that has all of the words. */
export function studiosWithSeats(words: SQL): SQL {
  return sql`select ${studioMembers.studioId} from ${studioMembers} where ${studioMembers.words} @@ ${words}`;
}

/** For a query: everybody who is on a team, owners of one included, with its studio. */
export const teams = (): SQL => sql`
  select ${studioMembers.userId} as user_id, ${studioMembers.studioId} as studio_id from ${studioMembers}
  where ${isNotNull(studioMembers.userId)} union all select distinct ${studioMembers.studioId}, ${studioMembers.studioId} from ${studioMembers}`;
