import type * as calls from '../../../contract/admin.ts';
import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import { whyNoExpiry } from '../../../contract/consequences.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { ownsTeam, planOf, type Role } from '../../../contract/plans.ts';
import { cleanLine } from '../../../contract/strings.ts';
import type { SeenSeat } from '../../../contract/studio.ts';
import { listNames } from '../../accounts/names.ts';
import { findPerson } from '../../accounts/people.ts';
import { describeStanding } from '../../accounts/read-standing.ts';
import { giveRole } from '../../accounts/set-standing.ts';
import { recordAuditEvent } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { forgetTraces } from '../../personal-data/forget.ts';
import type { Services } from '../../services.ts';
import { cancelSubscription, endIfLapsed, endPaymentsOf, settlePayments } from '../billing/actions.ts';
import { clearNameChanges } from '../profile/actions.ts';
import { deleteFilesOf } from '../renders/actions.ts';
import { addMember, closeTeam, leaveTeam, listSeats, removeMember, settleTeams } from '../studio/actions.ts';
import { deleteCompressionsOf } from '../tools/actions.ts';
import { judge, unknownUser, whyNotDeleted, whyNotRole } from './consequences.ts';
import * as lists from './list-queries.ts';
import { fullName, presentSeat, presentStudio, presentUser, presentUsers } from './present.ts';
import * as queries from './queries.ts';

export { listAudit, listDownloads, sumDownloads, summarizeDownloads } from './activity.ts';
export { changeUsers } from './at-once.ts';
export { foresee, readPerson } from './consequences.ts';
export { auditAsCsv, downloadsAsCsv, usersAsCsv } from './csv.ts';
export { readToday } from './today.ts';

export async function listUsers(
  { db }: Services,
  query: CallReceived<typeof calls.listUsers>['query'],
): Promise<CallOutput<typeof calls.listUsers>> {
  const { rows, total } = await lists.listUsers(db, query);
  return { users: await presentUsers(db, rows), total, page: query.page, pageSize: query.pageSize };
}

/** @throws AppError `not_found` */
export async function readUser({ db }: Services, where: { id: string } | { email: string }): Promise<calls.AdminUser> {
  const user = await findPerson(db, where);
  if (!user) throw unknownUser();
  const [names, standing] = await Promise.all([listNames(db, [user.id]), describeStanding(db, user.id)]);
  return presentUser(user, names.get(user.id), standing);
}

/**
 * Changes a role. The entitlement follows with the person's next call. A studio whose owner no longer has a plan for a
 * team is closed; people who are no longer team members leave the seat.
 * @throws AppError `not_found`, `conflict` (the last admin, a subscription that gives another role)
 */
export async function setRole(services: Services, actor: SessionUser, userId: string, role: Role): Promise<void> {
  await services.db.transaction(async (tx) => {
    await queries.lockAdmins(tx);
    const before = await lockedUser(tx, userId);
    refuse(await whyNotRole(tx, await judge(tx, before), role));
    const after = await giveRole(tx, before, role);
    await recordAuditEvent(tx, {
      actor,
      action: 'role-changed',
      subject: before,
      details: { from: before.role, to: role },
    });
    if (role !== 'studio_team') await leaveTeam(services, tx, userId, { actor, because: 'role changed' });
    if (ownsTeam(planOf(after))) await settleTeams(services, tx, after);
    else if (ownsTeam(planOf(before))) await closeTeam(services, tx, before, actor);
  });
}

/**
 * Deletes a person with everything that is theirs; docs/decisions/privacy.md says what keeps naming them. A studio they
 * own is closed first.
 * @throws AppError `not_found`, `conflict` (an active subscription, the last admin)
 */
export async function deleteUser(services: Services, actor: SessionUser, userId: string): Promise<void> {
  const customer = await services.db.transaction(async (tx) => {
    await queries.lockAdmins(tx);
    const user = await lockedUser(tx, userId);
    refuse(await whyNotDeleted(tx, await judge(tx, user)));
    if (ownsTeam(planOf(user))) await closeTeam(services, tx, user, actor);
    await leaveTeam(services, tx, userId, { actor, because: 'account deleted' });
    await recordAuditEvent(tx, { actor, action: 'user-deleted', subject: user, details: { role: user.role } });
    // Before the row by which the files are found; nobody can add files while it is locked.
    await deleteFilesOf(services, userId);
    await deleteCompressionsOf(services, userId);
    await forgetTraces(tx, user);
    const ended = await endPaymentsOf(tx, user);
    await queries.deleteUser(tx, userId);
    return ended;
  });
  if (customer) await settlePayments(services, customer);
}

/** @throws AppError `not_found` */
export async function resetNames({ db }: Services, actor: SessionUser, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const subject = await lockedUser(tx, userId);
    await clearNameChanges(tx, userId);
    await recordAuditEvent(tx, { actor, action: 'name-changes-reset', subject });
  });
}

/**
 * Sets the expiry date of a plan that no subscription pays for. A day that has passed ends the plan at once.
 * @param date YYYY-MM-DD in UTC; empty: no expiry, which is always allowed
 * @throws AppError `not_found`, `conflict` (there is nothing that the date would end)
 */
export async function setExpiration(
  services: Services,
  actor: SessionUser,
  userId: string,
  date: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const subject = await lockedUser(tx, userId);
    if (date) refuse(whyNoExpiry(await judge(tx, subject)));
    await queries.setExpiration(tx, userId, date ? new Date(`${date}T23:59:59.999Z`) : null);
    const from = subject.subscriptionExpiresAt?.toISOString().slice(0, 10) ?? null;
    await recordAuditEvent(tx, { actor, action: 'expiration-changed', subject, details: { from, to: date || null } });
    await endIfLapsed(services, tx, userId);
  });
}

/** @throws AppError `not_found`, `conflict` (there is none); `provider_failed`, `provider_timeout` */
export async function cancelFor(
  services: Services,
  actor: SessionUser,
  userId: string,
  how: { immediate: boolean },
): Promise<void> {
  const { id, email } = await readUser(services, { id: userId });
  await cancelSubscription(services, userId, how);
  // Afterwards: a request to a provider cannot be rolled back with a transaction.
  await recordAuditEvent(services.db, { actor, action: 'subscription-canceled', subject: { id, email }, details: how });
}

export async function listStudios(
  { db }: Services,
  query: CallReceived<typeof calls.listStudios>['query'],
): Promise<CallOutput<typeof calls.listStudios>> {
  const { rows, total } = await lists.listOwners(db, query);
  const ids = rows.map(({ id }) => id);
  const [names, seats] = await Promise.all([listNames(db, ids), listSeats(db, ids)]);
  const studios = rows.map((owner) =>
    presentStudio(
      owner,
      names.get(owner.id),
      seats.filter(({ seat }) => seat.studioId === owner.id),
    ),
  );
  return { studios, total, page: query.page, pageSize: query.pageSize };
}

/** Gives a seat, named after the account with that e-mail address, otherwise after the address. @throws AppError as addMember */
export async function addStudioMember(
  services: Services,
  actor: SessionUser,
  { studioId, email }: CallReceived<typeof calls.addStudioMember>['body'],
): Promise<CallOutput<typeof calls.addStudioMember>> {
  const account = await findPerson(services.db, { email });
  const names = account && (await listNames(services.db, [account.id])).get(account.id);
  const known = names?.instructorName || (account && fullName(account)) || email.split('@')[0]!;
  const name = cleanLine(known, LIMITS.instructorName);
  await addMember(services, actor, { studioId, email, name });
  const seats = await listSeats(services.db, [studioId]);
  return presentSeat(seats.find(({ seat }) => seat.email === email)!);
}

/** @throws AppError as removeMember */
export async function removeStudioMember(
  services: Services,
  actor: SessionUser,
  { memberId, studioId, seen }: { memberId: string; studioId: string; seen?: SeenSeat | undefined },
): Promise<void> {
  await removeMember(services, actor, { id: memberId, studioId, seen });
}

async function lockedUser(tx: Tx, id: string): Promise<SessionUser> {
  const user = await findPerson(tx, { id }, 'update');
  if (!user) throw unknownUser();
  return user;
}

/** @throws AppError `conflict`, unless there is no reason to refuse */
function refuse(reason: string | null): void {
  if (reason !== null) throw new AppError('conflict', reason);
}
