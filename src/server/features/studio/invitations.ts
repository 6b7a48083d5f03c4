import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import { sayMoment } from '../../../contract/moments.ts';
import type * as calls from '../../../contract/studio.ts';
import { findNames, putInstructorName } from '../../accounts/names.ts';
import { findPerson, markVerified, provenEmail } from '../../accounts/people.ts';
import { hasLiveSubscription } from '../../accounts/read-standing.ts';
import { giveRole } from '../../accounts/set-standing.ts';
import { recordAuditEvent } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import { isDuplicate } from '../../db/duplicate.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { hashOf } from './mails.ts';
import { assertMaySit, ownsStudio } from './policy.ts';
import * as queries from './queries.ts';

const isExpired = ({ tokenExpiresAt }: queries.MemberRow) => tokenExpiresAt === null || tokenExpiresAt < new Date();

const unknownInvitation = () =>
  new AppError(
    'not_found',
    'This invitation no longer exists: it was replaced by a newer one or withdrawn. Ask the studio’s owner.',
  );

/** The invitation behind an e-mailed link. @throws AppError `not_found` */
export async function lookAtInvitation(
  { db }: Services,
  token: string,
): Promise<CallOutput<typeof calls.lookAtInvitation>> {
  const member = await queries.findMember(db, { tokenHash: hashOf(token) });
  if (!member) throw unknownInvitation();
  const [owner, account] = await Promise.all([
    findPerson(db, { id: member.studioId }),
    findPerson(db, { email: member.email }),
  ]);
  const open = isExpired(member) ? 'expired' : 'open';
  return {
    ...(await present(db, member)),
    status: member.userId ? 'accepted' : ownsStudio(owner) ? open : 'closed',
    hasAccount: account !== null,
  };
}

/** Open invitations for the person's e-mail address. Without a verified address none is shown. */
export async function listInvitations({ db }: Services, user: SessionUser): Promise<calls.Invitation[]> {
  const email = provenEmail(user);
  if (email === null) return [];
  const found = await queries.listInvitations(db, email);
  return Promise.all(found.filter(({ owner }) => ownsStudio(owner)).map(({ member }) => present(db, member)));
}

async function present(db: Tx, { id, studioId, email, name }: queries.MemberRow): Promise<calls.Invitation> {
  const { studio, instructorName } = await findNames(db, studioId);
  return { id, studioName: studio, ownerName: instructorName, email, name };
}

/**
 * Takes the seat. An e-mailed token proves that the mailbox is the person's; without one the address must have been verified before.
 * @throws AppError `not_found`; `forbidden` (another address); `conflict` (used, expired, closed, in another studio, has a studio, admin)
 */
export async function acceptInvitation(
  services: Services,
  user: SessionUser,
  { endOwnPlan, ...which }: CallReceived<typeof calls.acceptInvitation>['body'],
  endPlan: EndPlan,
): Promise<{ studioName: string; ownPlan: string | null }> {
  const taken = await takeSeat(services, user, which);
  // The seat comes first: if the payment provider fails, that step can be repeated from the account.
  return { ...taken, ownPlan: endOwnPlan ? await endOwnPlanOf(services, user, endPlan) : null };
}

/** Ends what a person pays for at the end of the period; passed in from billing, which sits above studios. */
export type EndPlan = (
  services: Services,
  user: SessionUser,
) => Promise<{ subscription: { currentPeriodEnd: string | null } }>;

type Which = { token: string } | { id: string };

async function takeSeat({ db }: Services, user: SessionUser, which: Which): Promise<{ studioName: string }> {
  const work = db.transaction(async (tx) => {
    const where = 'token' in which ? { tokenHash: hashOf(which.token) } : which;
    const seat = await queries.findMember(tx, where);
    // The owner's row before the seat, the same order as when closing a studio: otherwise they could deadlock.
    const owner = seat && (await findPerson(tx, { id: seat.studioId }, 'share'));
    const member = await queries.findMember(tx, where, 'update');
    const byMail = 'token' in which;
    if (!member || (!byMail && member.email !== provenEmail(user))) throw unknownInvitation();
    if (member.email !== user.email) {
      throw new AppError(
        'forbidden',
        `This invitation is for ${member.email}, and you are signed in as ${user.email}. Sign in with that address to accept it.`,
      );
    }
    if (member.userId) throw new AppError('conflict', 'This invitation has already been accepted.');
    if (byMail && isExpired(member)) {
      throw new AppError('conflict', 'This link has expired. Ask the owner of the studio to send a new invitation.');
    }
    await sitDown(tx, { member, owner, userId: user.id, verified: byMail });
    return { studioName: (await findNames(tx, member.studioId)).studio };
  });
  return work.catch((error) => {
    throw isDuplicate(error) ? elsewhere() : error;
  });
}

/** @returns what became of the person's own plan, as a sentence; null: there was none */
async function endOwnPlanOf(services: Services, user: SessionUser, endPlan: EndPlan): Promise<string | null> {
  if (!(await hasLiveSubscription(services.db, user.id))) return null;
  try {
    const { subscription } = await endPlan(services, user);
    return `Your own plan ends on ${sayMoment(subscription.currentPeriodEnd!)}.`;
  } catch (err) {
    services.log.warn({ err, userId: user.id }, 'a plan beside a new seat could not be ended');
    return 'Your own plan could not be canceled just now and continues. Cancel it under Account.';
  }
}

type Sitting = { member: queries.MemberRow; owner: SessionUser | null; userId: string; verified: boolean };

/** The owner's row is held, so that a plan ending concurrently finds the new member. */
async function sitDown(tx: Tx, { member, owner, userId, verified }: Sitting): Promise<void> {
  if (!ownsStudio(owner)) throw new AppError('conflict', 'This studio does not have a team plan at the moment.');
  const person = await findPerson(tx, { id: userId }, 'update');
  if (!person) throw new AppError('unauthorized');
  assertMaySit(person);
  if (await queries.findMember(tx, { userId })) throw elsewhere();
  await queries.updateMember(tx, member.id, { userId });
  await giveRole(tx, person, 'studio_team');
  if (verified) await markVerified(tx, userId);
  await putInstructorName(tx, userId, member.name);
  const details = { studioId: member.studioId, name: member.name };
  await recordAuditEvent(tx, { actor: person, action: 'member-joined', subject: person, details });
}

const elsewhere = () =>
  new AppError(
    'conflict',
    'You already belong to another studio. Leave it under Account, then accept this invitation.',
  );
