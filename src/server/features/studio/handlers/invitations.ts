import type { CallOutput, CallReceived } from '../../../../contract/call.ts';
import type * as calls from '../../../../contract/studio.ts';
import { isDuplicate } from '../../../db/duplicate.ts';
import { findPerson } from '../../../db/people.ts';
import { AppError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.ts';
import { dayOf } from '../../../mail/day.ts';
import type { Services } from '../../../services.ts';
import { cancelOwn, giveRole, hasLiveSubscription } from '../../billing/actions.ts';
import { assertMaySit, ownsStudio } from '../policy.ts';
import * as queries from '../queries.ts';
import { hashOf } from './mails.ts';

const isExpired = ({ tokenExpiresAt }: queries.MemberRow) => tokenExpiresAt === null || tokenExpiresAt < new Date();

const unknownInvitation = () =>
  new AppError(
    'not_found',
    'This invitation is not there (any more): it was replaced by a newer one, or taken back. Ask the owner of the studio.',
  );

/** What a mailed link leads to. @throws AppError `not_found` */
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

/** Open invitations for the person's address. Whoever only says that the address is theirs is told of none. */
export async function listInvitations({ db }: Services, user: SessionUser): Promise<calls.Invitation[]> {
  if (!user.emailVerified) return [];
  const found = await queries.listInvitations(db, user.email);
  return Promise.all(found.filter(({ owner }) => ownsStudio(owner)).map(({ member }) => present(db, member)));
}

async function present(db: queries.Db, { id, studioId, email, name }: queries.MemberRow): Promise<calls.Invitation> {
  const { studio, instructorName } = await queries.findNames(db, studioId);
  return { id, studioName: studio, ownerName: instructorName, email, name };
}

/**
 * Takes the seat. A mailed token shows that the mailbox is the person's; without one the address must have been verified before.
 * @throws AppError `not_found`; `forbidden` (another address); `conflict` (used, expired, closed, in another studio, has a studio, admin)
 */
export async function acceptInvitation(
  services: Services,
  user: SessionUser,
  { endOwnPlan, ...which }: CallReceived<typeof calls.acceptInvitation>['body'],
): Promise<{ studioName: string; ownPlan: string | null }> {
  const taken = await takeSeat(services, user, which);
  // The seat comes first: what can fail at the payment provider can be done again, in the account.
  return { ...taken, ownPlan: endOwnPlan ? await endOwnPlanOf(services, user) : null };
}

type Which = { token: string } | { id: string };

async function takeSeat({ db }: Services, user: SessionUser, which: Which): Promise<{ studioName: string }> {
  const work = db.transaction(async (tx) => {
    const where = 'token' in which ? { tokenHash: hashOf(which.token) } : which;
    const member = await queries.findMember(tx, where, 'update');
    const byMail = 'token' in which;
    if (!member || (!byMail && (member.email !== user.email || !user.emailVerified))) throw unknownInvitation();
    if (member.email !== user.email) {
      throw new AppError(
        'forbidden',
        `This invitation is for ${member.email}, and you are signed in as ${user.email}. Sign in with that address to accept it.`,
      );
    }
    if (member.userId) throw new AppError('conflict', 'This invitation has been accepted already.');
    if (byMail && isExpired(member)) {
      throw new AppError('conflict', 'This link has expired. Ask the owner of the studio to send a new invitation.');
    }
    await sitDown(tx, member, user.id, byMail);
    return { studioName: (await queries.findNames(tx, member.studioId)).studio };
  });
  return work.catch((error) => {
    throw isDuplicate(error) ? elsewhere() : error;
  });
}

/** @returns what became of the own plan, as a sentence; null: there was none */
async function endOwnPlanOf(services: Services, user: SessionUser): Promise<string | null> {
  if (!(await hasLiveSubscription(services.db, user.id))) return null;
  try {
    const { subscription } = await cancelOwn(services, user);
    return `Your own plan ends on ${dayOf(subscription.currentPeriodEnd!)}.`;
  } catch (err) {
    services.log.warn({ err, userId: user.id }, 'a plan beside a new seat could not be ended');
    return 'Your own plan could not be ended just now and goes on: end it under Account.';
  }
}

/** The owner's row is held, so that a plan that ends at this moment finds the new member. */
async function sitDown(tx: queries.Db, member: queries.MemberRow, userId: string, verified: boolean): Promise<void> {
  const owner = await findPerson(tx, { id: member.studioId }, 'share');
  if (!ownsStudio(owner)) throw new AppError('conflict', 'This studio has no plan for a team at the moment.');
  const person = await findPerson(tx, { id: userId }, 'update');
  if (!person) throw new AppError('unauthorized');
  assertMaySit(person);
  if (await queries.findMember(tx, { userId })) throw elsewhere();
  await queries.updateMember(tx, member.id, { userId });
  await giveRole(tx, person, 'studio_team');
  if (verified) await queries.markVerified(tx, userId);
  await queries.putInstructorName(tx, userId, member.name);
}

const elsewhere = () =>
  new AppError(
    'conflict',
    'You belong to another studio already. Ask its owner to remove you, then accept this invitation.',
  );
