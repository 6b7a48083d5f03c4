import { ownsTeam, planOf } from '../../../contract/plans.ts';
import { findNames } from '../../accounts/names.ts';
import { restoreOwnPlan } from '../../accounts/set-standing.ts';
import { type Actor, recordAuditEvent } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { putMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { type Departure, memberLeft, seatLost } from './mails.ts';
import * as queries from './queries.ts';

/** Who ends a membership, null being the program, and why. */
export type Leaving = { actor: Actor | null; because: Departure };

/**
 * The one way out of a team, whoever causes it. The seat becomes free, the person goes back to a plan of their own,
 * both they and the owner are told, unless they did it themselves, and the audit log has it. Works in the caller's
 * transaction; does nothing for somebody without a seat.
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
  if (because !== 'account deleted' && actor?.id !== userId)
    await putMail(services, tx, seatLost, { userId, studioName: studio });
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
  const joined = (await queries.vacateSeats(tx, owner.id)).filter(({ userId }) => userId !== null);
  if (joined.length === 0) return;
  await recordAuditEvent(tx, { actor, action: 'team-closed', subject: owner, details: { members: joined.length } });
  for (const seat of joined) await endMembership(services, tx, seat, { actor, because: 'studio closed' });
}

/**
 * What a new standing of a person means for teams: members with another role have left theirs, and owners without a
 * plan for one have none.
 */
export async function settleTeams(services: Services, tx: Tx, person: SessionUser): Promise<void> {
  if (person.role !== 'studio_team') await leaveTeam(services, tx, person.id, { actor: null, because: 'another plan' });
  const plan = planOf(person);
  if (!ownsTeam(plan) && plan !== 'admin') await closeTeam(services, tx, person);
}
