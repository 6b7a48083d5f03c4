import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import type { getMemberConsequences } from '../../../contract/consequences.ts';
import { LIMITS, planOf } from '../../../contract/plans.ts';
import * as calls from '../../../contract/studio.ts';
import { recordDeed } from '../../db/audit.ts';
import { findPerson } from '../../db/people.ts';
import { AppError } from '../../http/errors.ts';
import type { SessionUser } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { restoreOwnPlan } from '../billing/actions.ts';
import { presentMember } from './handlers/invite.ts';
import { invitationMail, seatLostMail } from './jobs.ts';
import { managedStudio, maySit, ownsStudio } from './policy.ts';
import * as queries from './queries.ts';

export { acceptInvitation, listInvitations, lookAtInvitation } from './handlers/invitations.ts';
export { inviteAgain, inviteAllAgain } from './handlers/invite.ts';

type Db = queries.Db;
/** Somebody who has just lost their seat, and the studio that it was in. */
export type LostSeat = { userId: string; studioName: string };

/** The studio that a person owns or sits in; null: none. A studio's id is its owner's. */
export async function studioOf(db: Db, user: SessionUser): Promise<string | null> {
  const plan = planOf(user);
  if (plan === 'studio_owner') return user.id;
  if (plan !== 'studio_team') return null;
  return (await queries.findMember(db, { userId: user.id }))?.studioId ?? null;
}

/** The name that the owner gave the studio of a person; null: the person is in no studio. */
export async function studioNameOf(db: Db, user: SessionUser): Promise<string | null> {
  const studioId = await studioOf(db, user);
  return studioId && (await queries.findNames(db, studioId)).studio;
}

/** Whether `userId` has joined the studio that `user` owns. */
export async function hasMember(db: Db, user: SessionUser, userId: string): Promise<boolean> {
  if (!ownsStudio(user)) return false;
  return (await queries.findMember(db, { userId }))?.studioId === user.id;
}

export async function listTeam({ db }: Services, user: SessionUser): Promise<CallOutput<typeof calls.listTeam>> {
  return { teamMembers: (await queries.listMembers(db, user.id)).map(presentMember) };
}

/**
 * Gives a seat and mails the invitation. The owner's row is locked meanwhile, so that seats given at once are counted one after the other.
 * @throws AppError `conflict` (no seat left, the address has one, is the owner's, or is of somebody who can take none), `not_found` (no such studio)
 */
export async function addMember(
  services: Services,
  actor: SessionUser,
  { email, name, studioId: named }: CallReceived<typeof calls.addTeamMember>['body'],
): Promise<calls.TeamMember> {
  const studioId = managedStudio(actor, named);
  const member = await services.db.transaction(async (tx) => {
    const owner = await findPerson(tx, { id: studioId }, 'update');
    if (!owner || !ownsStudio(owner)) throw unknownStudio();
    await assertFree(tx, owner, email);
    if ((await queries.countMembers(tx, studioId)) >= LIMITS.teamSeats) {
      throw new AppError('conflict', calls.SEATS_TAKEN);
    }
    const row = await queries.insertMember(tx, { studioId, email, name });
    const subject = { id: null, email };
    await recordDeed(tx, { actor, action: 'member-added', subject, details: { studioId, name } });
    return row;
  });
  await services.queue.send(invitationMail, { memberId: member.id });
  return presentMember(member);
}

/** @throws AppError `conflict` if the address cannot have a seat in this studio */
async function assertFree(db: Db, owner: SessionUser, email: string): Promise<void> {
  const taken = (message: string) => new AppError('conflict', message, { email: message });
  if (email === owner.email) throw taken('This is the owner’s own address.');
  const seat = await queries.findMember(db, { email, studioId: owner.id });
  if (seat) throw taken(seat.userId ? 'This person is in the team already.' : 'This person has been invited already.');
  const account = await findPerson(db, { email });
  if (!account) return;
  // One answer for all of them: in whose team somebody is, or that they run this installation, is not the owner's to know.
  const isBound = !maySit(account) || (await queries.findMember(db, { userId: account.id }));
  if (isBound) throw taken(calls.CANNOT_INVITE);
}

/** @throws AppError `not_found`, for a foreign seat as well */
export async function renameMember(
  { db }: Services,
  actor: SessionUser,
  id: string,
  name: string,
): Promise<calls.TeamMember> {
  return db.transaction(async (tx) => {
    const before = await queries.findMember(tx, { id, studioId: actor.id }, 'update');
    if (!before) throw unknownMember();
    const row = await queries.updateMember(tx, id, { name });
    if (before.userId) await queries.followName(tx, before.userId, before.name, name);
    const subject = { id: before.userId, email: before.email };
    const details = { studioId: actor.id, from: before.name, to: name };
    await recordDeed(tx, { actor, action: 'member-renamed', subject, details });
    return presentMember(row!);
  });
}

/**
 * Takes a seat back. Whoever sat on it has the plan that they pay for themselves again, else none.
 * @param studioId the actor's own, or any for admins
 * @throws AppError `not_found`, for a foreign seat as well
 */
export async function removeMember(
  services: Services,
  actor: SessionUser,
  { id, studioId }: { id: string; studioId: string },
): Promise<void> {
  const lost = await services.db.transaction(async (tx) => {
    const seat = await queries.deleteMember(tx, { id, studioId });
    if (!seat) throw unknownMember();
    const subject = { id: seat.userId, email: seat.email };
    const details = { studioId, name: seat.name };
    await recordDeed(tx, { actor, action: 'member-removed', subject, details });
    return seat.userId ? [await loseSeat(tx, seat.userId, studioId)] : [];
  });
  await tellLostSeats(services, lost);
}

/**
 * What a member loses with the seat. Whether they pay for a plan of their own is theirs alone, so this is the same for everybody.
 * @throws AppError `not_found`, for a foreign seat as well
 */
export async function foreseeRemoval(
  { db }: Services,
  actor: SessionUser,
  id: string,
): Promise<CallOutput<typeof getMemberConsequences>> {
  const seat = await queries.findMember(db, { id, studioId: actor.id });
  if (!seat) throw unknownMember();
  const clips = seat.userId ? await queries.countClips(db, seat.userId) : 0;
  return { joined: seat.userId !== null, clips, keptDays: LIMITS.libraryKeptDays };
}

export async function setOwnerName({ db }: Services, user: SessionUser, displayName: string) {
  await queries.putInstructorName(db, user.id, displayName);
  return { displayName };
}

export async function readOwnerInfo(
  { db }: Services,
  user: SessionUser,
): Promise<CallOutput<typeof calls.getOwnerInfo>> {
  const studioId = await studioOf(db, user);
  if (!studioId) return { studioName: '', ownerName: '' };
  const { studio, instructorName } = await queries.findNames(db, studioId);
  return { studioName: studio, ownerName: instructorName };
}

/** Names that are the same are told once. */
export async function listInstructorNames({ db }: Services, user: SessionUser): Promise<string[]> {
  const studioId = await studioOf(db, user);
  if (!studioId) return [];
  const [owner, members] = await Promise.all([queries.findNames(db, studioId), queries.listMembers(db, studioId)]);
  return [...new Set([owner.instructorName, ...members.map(({ name }) => name)].filter(Boolean))];
}

/** @throws AppError `not_found`, whether the address is unknown or somebody else's */
export async function readMemberName({ db }: Services, user: SessionUser, email: string): Promise<string> {
  const studioId = await studioOf(db, user);
  const seat = studioId && (await queries.findMember(db, { email, studioId }));
  if (seat) return seat.name;
  const owner = studioId && (await findPerson(db, { id: studioId }));
  if (owner && owner.email === email) return (await queries.findNames(db, owner.id)).instructorName;
  throw new AppError('not_found', 'There is nobody of this address in your studio.');
}

/**
 * Ends the access of a studio's members, because its owner has no plan for a team any more. The seats stay as invitations, so that a studio that
 * opens again has its list; nobody can accept them before. Harmless where it is called twice.
 */
export async function closeStudio(services: Services, ownerId: string): Promise<void> {
  const lost = await services.db.transaction((tx) => closeTeam(tx, ownerId));
  await tellLostSeats(services, lost);
}

/** The same within a transaction; then the mails must follow: `tellLostSeats`. */
export async function closeTeam(tx: Db, ownerId: string): Promise<LostSeat[]> {
  const lost: LostSeat[] = [];
  for (const { userId } of await queries.vacateSeats(tx, ownerId)) {
    if (userId) lost.push(await loseSeat(tx, userId, ownerId));
  }
  return lost;
}

/** Frees the seat of somebody whose role says now what they have; null: there was none. */
export async function leaveTeam(tx: Db, userId: string): Promise<void> {
  await queries.deleteMember(tx, { userId });
}

export async function tellLostSeats({ queue }: Services, lost: readonly LostSeat[]): Promise<void> {
  for (const data of lost) await queue.send(seatLostMail, data);
}

async function loseSeat(tx: Db, userId: string, studioId: string): Promise<LostSeat> {
  await restoreOwnPlan(tx, userId);
  return { userId, studioName: (await queries.findNames(tx, studioId)).studio };
}

const unknownMember = () =>
  new AppError('not_found', 'There is no such member in your team. They may have been removed: reload the list.');
const unknownStudio = () => new AppError('not_found', 'There is no such studio.');
