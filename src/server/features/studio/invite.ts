import type { CallOutput } from '../../../contract/call.ts';
import type * as calls from '../../../contract/studio.ts';
import { recordAuditEvent } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { putMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { invitation } from './mails.ts';
import { ownsStudio } from './policy.ts';
import * as queries from './queries.ts';

/** Minutes after which a mail that has neither gone out nor failed is taken for lost; all tries together take about five. */
const LOST_MINUTES = 15;

/** What has become of the newest invitation to a seat; null: the person has joined. */
function invitationOf(seat: queries.MemberRow): calls.TeamMember['invitation'] {
  const { userId, invitation, askedAt, tokenExpiresAt } = seat;
  if (userId) return null;
  if (invitation === 'sending') return Date.now() - askedAt.getTime() > LOST_MINUTES * 60_000 ? 'failed' : 'sending';
  if (invitation === 'mailed') return tokenExpiresAt && tokenExpiresAt > new Date() ? 'mailed' : 'expired';
  return invitation;
}

/** Mails a new link; earlier ones end. @throws AppError `not_found`, `conflict` (has joined) */
export async function inviteAgain(services: Services, actor: SessionUser, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const seat = await queries.findMember(tx, { id, studioId: actor.id }, 'update');
    if (!seat)
      throw new AppError('not_found', 'This member is not on your team. They may have been removed. Reload the list.');
    if (seat.userId) throw new AppError('conflict', 'This person has already joined.');
    await queries.updateMember(tx, id, { invitation: 'sending', askedAt: new Date() });
    await inviteTo(services, tx, actor, seat);
  });
}

/**
 * Mails a new link to everybody in the actor's studio whose invitation is not good any more: expired, ended with a
 * plan, or never mailed. Twice at once is the same as once, because whoever is being invited is not invited again.
 */
export async function inviteAllAgain(
  services: Services,
  actor: SessionUser,
): Promise<CallOutput<typeof calls.inviteAllAgain>> {
  const invited = await services.db.transaction((tx) => inviteDead(services, tx, actor, actor.id));
  return {
    invited,
    teamMembers: (await queries.listMembers(services.db, actor.id)).map(presentMember),
  };
}

/** @returns how many invitations were not good any more, and are mailed anew */
async function inviteDead(services: Services, tx: Tx, actor: SessionUser, studioId: string): Promise<number> {
  const seats = await queries.takeDeadInvitations(tx, studioId, LOST_MINUTES);
  for (const seat of seats) await inviteTo(services, tx, actor, seat);
  return seats.length;
}

/**
 * For an admin: mails the invitations anew that a person has given and that are not good any more, or the ones that
 * they have been given. Works in the caller's transaction.
 * @returns why there was none; null: they are on their way
 */
export async function resendInvitationsOf(
  services: Services,
  tx: Tx,
  actor: SessionUser,
  person: SessionUser,
): Promise<string | null> {
  if (ownsStudio(person)) {
    const sent = await inviteDead(services, tx, actor, person.id);
    return sent > 0 ? null : 'None of their invitations needs to be sent again.';
  }
  const open = (await queries.listInvitations(tx, person.email)).filter(({ owner }) => ownsStudio(owner));
  for (const { member } of open) {
    await queries.updateMember(tx, member.id, { invitation: 'sending', askedAt: new Date() });
    await inviteTo(services, tx, actor, member);
  }
  return open.length > 0 ? null : 'They have no open invitation.';
}

/** A seat as the owner of the studio sees it. */
export function presentMember(row: queries.MemberRow): calls.TeamMember {
  const { id, email, name, userId, studioId, createdAt, invitedAt } = row;
  return {
    ...{ id, email, name, studioId, createdAt: createdAt.toISOString() },
    ...(userId && { userId }),
    invitation: invitationOf(row),
    invitedAt: (!userId && invitedAt?.toISOString()) || null,
  };
}

async function inviteTo(services: Services, tx: Tx, actor: SessionUser, seat: queries.MemberRow): Promise<void> {
  const { id, email, studioId } = seat;
  await putMail(services, tx, invitation, { memberId: id });
  const subject = { id: null, email };
  await recordAuditEvent(tx, { actor, action: 'invitation-sent-again', subject, details: { studioId } });
}
