import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import type { getMemberConsequences } from '../../../contract/consequences.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { ownsTeam, planOf } from '../../../contract/plans.ts';
import * as calls from '../../../contract/studio.ts';
import { findNames, followName, putInstructorName } from '../../accounts/names.ts';
import { findPerson } from '../../accounts/people.ts';
import { recordAuditEvent } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { putMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { presentMember } from './invite.ts';
import { endMembership } from './leave.ts';
import { invitation } from './mails.ts';
import { managedStudio, maySit, ownsStudio } from './policy.ts';
import * as queries from './queries.ts';

export { type Made, readActivity } from './activity.ts';
export { acceptInvitation, type EndPlan, listInvitations, lookAtInvitation } from './invitations.ts';
export { inviteAgain, inviteAllAgain, resendInvitationsOf } from './invite.ts';
export { closeTeam, keepStudios, leaveTeam, settleTeams } from './leave.ts';
export { leaveStudio, noSeat } from './leave-studio.ts';
export { ownsStudio } from './policy.ts';
export { countSeats, listSeats, listSeeingFirst, lockStudio, type Seat, studiosWithSeats, teams } from './queries.ts';

/** The studio that a person owns or has a seat in; null: none. A studio's id is its owner's. */
export async function studioOf(db: Tx, user: SessionUser): Promise<string | null> {
  const plan = planOf(user);
  if (ownsTeam(plan)) return user.id;
  if (plan !== 'studio_team') return null;
  return (await queries.findMember(db, { userId: user.id }))?.studioId ?? null;
}

/** The name that the owner gave the studio of a person; null: the person is in no studio. */
export async function studioNameOf(db: Tx, user: SessionUser): Promise<string | null> {
  const studioId = await studioOf(db, user);
  return studioId && (await findNames(db, studioId)).studio;
}

/**
 * What a person's seat is in; null: they have none. While somebody has a seat its studio exists: whatever ends the
 * owner's plan takes the seats back in the same transaction (`settleTeams`, `closeTeam`).
 */
export async function findSeat(
  db: Tx,
  { id }: SessionUser,
): Promise<{ id: string; studioId: string; membersAdd: boolean } | null> {
  const seat = await queries.findMember(db, { userId: id });
  if (!seat) return null;
  return { id: seat.id, studioId: seat.studioId, membersAdd: (await queries.findStudio(db, seat.studioId)).membersAdd };
}

/** A studio's settings, and until when its library is kept if it has ended. */
export const readStudio = (db: Tx, id: string): Promise<queries.StudioRow> => queries.findStudio(db, id);

/** Who has joined a studio, by the names that its owner gave them. */
export async function listJoined(db: Tx, id: string): Promise<{ id: string; name: string }[]> {
  const seats = await queries.listMembers(db, id);
  return seats.flatMap(({ userId, name }) => (userId ? [{ id: userId, name }] : []));
}

/** The name of a studio by its id. */
export const studioNameAt = async (db: Tx, id: string): Promise<string> => (await findNames(db, id)).studio;

/** Says whether members may add to the library of the studio that a person owns. */
export async function setMembersAdd({ db }: Services, user: SessionUser, membersAdd: boolean) {
  await queries.putStudio(db, user.id, { membersAdd });
  return { membersAdd };
}

/** Says whether the owner sees members' videos before they are posted. */
export const putSeesFirst = (tx: Tx, studioId: string, seesFirst: boolean): Promise<void> =>
  queries.putStudio(tx, studioId, { seesFirst });

/** What the team calls the owner who sees its videos before they are posted, which may be nothing; null: nobody sees them first. */
export async function whoSeesFirst(db: Tx, studioId: string): Promise<string | null> {
  return (await queries.findStudio(db, studioId)).seesFirst ? (await findNames(db, studioId)).instructorName : null;
}

/** Whether `userId` has joined the studio that `user` owns. */
export async function hasMember(db: Tx, user: SessionUser, userId: string): Promise<boolean> {
  if (!ownsStudio(user)) return false;
  return (await queries.findMember(db, { userId }))?.studioId === user.id;
}

export async function listTeam({ db }: Services, user: SessionUser): Promise<CallOutput<typeof calls.listTeam>> {
  return { teamMembers: (await queries.listMembers(db, user.id)).map(presentMember) };
}

/**
 * Gives a seat and e-mails the invitation. The owner's row is locked meanwhile, so that seats given concurrently are
 * counted one after the other.
 * @throws AppError `conflict` (no seat left, or the address has one, is the owner's, or belongs to somebody who can
 * take none), `not_found` (no
 *   such studio)
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
    await recordAuditEvent(tx, { actor, action: 'member-added', subject, details: { studioId, name } });
    await putMail(services, tx, invitation, { memberId: row.id });
    return row;
  });
  return presentMember(member);
}

/** @throws AppError `conflict` if the e-mail address cannot have a seat in this studio */
async function assertFree(db: Tx, owner: SessionUser, email: string): Promise<void> {
  const taken = (message: string) => new AppError('conflict', message, { email: message });
  if (email === owner.email) throw taken('This is the owner’s own email address.');
  const seat = await queries.findMember(db, { email, studioId: owner.id });
  if (seat) throw taken(seat.userId ? 'This person is already on the team.' : 'This person has already been invited.');
  const account = await findPerson(db, { email });
  if (!account) return;
  // One response for all of them: the owner must not learn whose team somebody is in, or that they run this installation.
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
    if (before.userId) await followName(tx, before.userId, before.name, name);
    const subject = { id: before.userId, email: before.email };
    const details = { studioId: actor.id, from: before.name, to: name };
    await recordAuditEvent(tx, { actor, action: 'member-renamed', subject, details });
    return presentMember(row!);
  });
}

/**
 * Takes a seat back. The member goes back to the plan they pay for themselves, otherwise to none.
 * @param studioId the actor's own, or any for admins
 * @param seen what the actor was asked about: an invitation, or somebody who has joined
 * @throws AppError `not_found`, for a foreign seat as well; `conflict` if the invitation was accepted, or the member
 * has left, in the meantime
 */
export async function removeMember(
  services: Services,
  actor: SessionUser,
  { id, studioId, seen }: { id: string; studioId: string; seen?: calls.SeenSeat | undefined },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const seat = await queries.deleteMember(tx, { id, studioId });
    if (!seat) throw unknownMember();
    // The transaction takes the removal back.
    if (seen !== undefined && seen !== (seat.userId ? 'joined' : 'invited')) throw changedSeat(seat.name, seen);
    await endMembership(services, tx, seat, { actor, because: 'removed' });
  });
}

/**
 * What a member loses with the seat. Whether they pay for a plan of their own is private, so this is the same for everyone.
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
  await putInstructorName(db, user.id, displayName);
  return { displayName };
}

export async function readOwnerInfo(
  { db }: Services,
  user: SessionUser,
): Promise<CallOutput<typeof calls.getOwnerInfo>> {
  const studioId = await studioOf(db, user);
  if (!studioId) return { studioName: '', ownerName: '' };
  const { studio, instructorName } = await findNames(db, studioId);
  return { studioName: studio, ownerName: instructorName };
}

/** Repeated names are listed once. */
export async function listInstructorNames({ db }: Services, user: SessionUser): Promise<string[]> {
  const studioId = await studioOf(db, user);
  if (!studioId) return [];
  const [owner, members] = await Promise.all([findNames(db, studioId), queries.listMembers(db, studioId)]);
  return [...new Set([owner.instructorName, ...members.map(({ name }) => name)].filter(Boolean))];
}

/** @throws AppError `not_found`, whether the e-mail address is unknown or somebody else's */
export async function readMemberName({ db }: Services, user: SessionUser, email: string): Promise<string> {
  const studioId = await studioOf(db, user);
  const seat = studioId && (await queries.findMember(db, { email, studioId }));
  if (seat) return seat.name;
  const owner = studioId && (await findPerson(db, { id: studioId }));
  if (owner && owner.email === email) return (await findNames(db, owner.id)).instructorName;
  throw new AppError('not_found', 'Nobody in your studio has this email address.');
}

const unknownMember = () =>
  new AppError('not_found', 'This member is not on your team. They may have been removed. Reload the list.');
const changedSeat = (name: string, seen: calls.SeenSeat) =>
  new AppError(
    'conflict',
    `${name} has ${seen === 'invited' ? 'joined' : 'left'} in the meantime. Nothing was removed: look again.`,
  );
const unknownStudio = () => new AppError('not_found', 'This studio does not exist.');
