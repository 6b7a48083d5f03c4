import { LIMITS } from '../../../contract/limits.ts';
import { ownsTeam, planOf } from '../../../contract/plans.ts';
import { findNames } from '../../accounts/names.ts';
import { findPerson } from '../../accounts/people.ts';
import { giveRole, restoreOwnPlan } from '../../accounts/set-standing.ts';
import { type Actor, recordAuditEvent } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { putMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { type Departure, memberLeft, seatBack, seatLost, studioKept } from './mails.ts';
import { maySit, ownsStudio } from './policy.ts';
import * as queries from './queries.ts';

/** Who ends a membership, null being the program, and why. */
export type Leaving = { actor: Actor | null; because: Departure };

/**
 * The one way out of a team, whoever causes it. The seat becomes free, the person goes back to a plan of their own and
 * is told what they have now, the owner is told unless it was the owner, and the audit log has it. Works in the
 * caller's transaction; does nothing for somebody without a seat.
 */
export async function leaveTeam(services: Services, tx: Tx, userId: string, leaving: Leaving): Promise<void> {
  const seat = await queries.deleteMember(tx, { userId });
  if (seat) await endMembership(services, tx, seat, leaving);
}

/** What follows from a seat that is no longer the person's. */
export async function endMembership(
  services: Services,
  tx: Tx,
  { userId, studioId, email, name }: queries.MemberRow,
  { actor, because }: Leaving,
): Promise<void> {
  const action = because === 'removed' ? 'member-removed' : 'member-left';
  const details = { studioId, name, ...(because !== 'removed' && { because }) };
  await recordAuditEvent(tx, { actor, action, subject: { id: userId, email }, details });
  if (userId === null) return;
  const { studio } = await findNames(tx, studioId);
  await restoreOwnPlan(tx, userId);
  if (because !== 'account deleted') await putMail(services, tx, seatLost, { userId, studioName: studio });
  // Of a studio's end its owner hears otherwise.
  if (because !== 'studio closed' && actor?.id !== studioId)
    await putMail(services, tx, memberLeft, { userId: studioId, memberName: name, because });
}

/**
 * Ends the access of a studio's members, because its owner no longer has a plan for a team. The seats stay as
 * invitations, so that a reopened studio has its list; nobody can accept them before. Idempotent. Works in the caller's
 * transaction, which holds the owner's row.
 */
export async function closeTeam(services: Services, tx: Tx, owner: Actor, actor: Actor | null = null): Promise<void> {
  await keepLibrary(services, tx, owner.id);
  const joined = (await queries.vacateSeats(tx, owner.id)).filter(({ userId }) => userId !== null);
  if (joined.length === 0) return;
  await queries.noteClosed(tx, joined);
  await recordAuditEvent(tx, { actor, action: 'team-closed', subject: owner, details: { members: joined.length } });
  for (const seat of joined) await endMembership(services, tx, seat, { actor, because: 'studio closed' });
}

/** The library of a studio that has ended is kept for a while, and its owner told until when. Works in the caller's transaction. */
async function keepLibrary(services: Services, tx: Tx, ownerId: string): Promise<void> {
  const keptUntil = await queries.noteEnd(tx, ownerId, LIMITS.libraryKeptDays);
  if (keptUntil) await putMail(services, tx, studioKept, { userId: ownerId, keptUntil: keptUntil.toISOString() });
}

/**
 * What time does to the libraries of studios that have ended: they are announced, their owners are reminded, and after
 * their last day they are removed.
 * @param remove removes a studio's library; passed in from the library, which sits above studios
 */
export async function keepStudios(services: Services, remove: (studioId: string) => Promise<void>): Promise<void> {
  const { db, log } = services;
  // Those that ended under a version of the program that did not note it.
  for (const owner of await queries.listLibraryOwners(db)) {
    if (!ownsStudio(owner)) await db.transaction((tx) => keepLibrary(services, tx, owner.id));
  }
  for (const { id, keptUntil: day } of await queries.listToRemind(db)) {
    const keptUntil = day.toISOString();
    await putMail(services, db, studioKept, { userId: id, keptUntil }, `studio_reminder ${id} ${keptUntil}`);
  }
  for (const id of await queries.listEnded(db)) {
    if (!ownsStudio(await findPerson(db, { id }))) {
      await remove(id);
      log.info({ userId: id }, 'a studio’s library was removed after its last day');
    }
    // Afterwards, so that interrupted work is repeated.
    await queries.putStudio(db, id, { keptUntil: null });
  }
}

/**
 * A plan for a team is back, or new. Its library stays; whoever had a seat when it ended has it again, if that was a few
 * days ago and they have taken none elsewhere: it was they who had accepted it. Works in the caller's transaction,
 * which holds the owner's row.
 */
async function reopenTeam(services: Services, tx: Tx, owner: SessionUser): Promise<void> {
  if ((await queries.findStudio(tx, owner.id)).keptUntil) await queries.putStudio(tx, owner.id, { keptUntil: null });
  for (const { seat, userId } of await queries.takeClosed(tx, owner.id, LIMITS.seatsKeptDays)) {
    const person = await findPerson(tx, { id: userId }, 'update');
    const isFree = person && maySit(person) && person.email === seat.email;
    if (!isFree || (await queries.findMember(tx, { userId }))) continue;
    await queries.updateMember(tx, seat.id, { userId });
    await giveRole(tx, person, 'studio_team');
    const details = { studioId: owner.id, name: seat.name, because: 'the plan is back' };
    await recordAuditEvent(tx, { actor: null, action: 'member-joined', subject: person, details });
    await putMail(services, tx, seatBack, { userId, studioName: (await findNames(tx, owner.id)).studio });
  }
}

/**
 * What a new standing of a person means for teams: members with another role have left theirs, owners without a plan
 * for one have none, and those with one have theirs again.
 */
export async function settleTeams(services: Services, tx: Tx, person: SessionUser): Promise<void> {
  if (person.role !== 'studio_team') await leaveTeam(services, tx, person.id, { actor: null, because: 'another plan' });
  const plan = planOf(person);
  if (ownsTeam(plan)) return reopenTeam(services, tx, person);
  if (plan !== 'admin') await closeTeam(services, tx, person);
}
