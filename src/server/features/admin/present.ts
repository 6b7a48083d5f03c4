import type { AuditEntry, DownloadRecord } from '../../../contract/activity.ts';
import type { AdminStudio, AdminUser } from '../../../contract/admin.ts';
import type { Standing } from '../../../contract/billing.ts';
import { type ListedNames, listNames } from '../../accounts/names.ts';
import { describeStandings } from '../../accounts/read-standing.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import type { DownloadRow } from '../renders/actions.ts';
import type { Seat } from '../studio/actions.ts';
import type { AuditRow } from './queries.ts';

/** A person as admins see them. */
export function presentUser(user: SessionUser, names: ListedNames | undefined, standing: Standing): AdminUser {
  const { id, email, name, firstName, lastName, role, subscriptionStatus, downloadCount } = user;
  const { stripeCustomerId, stripeSubscriptionId, subscriptionExpiresAt, createdAt, updatedAt, lastSeenAt } = user;
  return {
    ...{
      id,
      email,
      firstName,
      lastName,
      role,
      subscriptionStatus,
      downloadCount,
      stripeCustomerId,
      stripeSubscriptionId,
    },
    username: name || email.split('@')[0]!,
    studioName: names?.studioName ?? '',
    assignedInstructorName: names?.instructorName ?? '',
    nameChangeCount: names?.nameChangeCount ?? 0,
    standing,
    subscriptionExpiresAt: subscriptionExpiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}

/** The same for many people, with what that needs. */
export async function presentUsers(db: Tx, rows: SessionUser[]): Promise<AdminUser[]> {
  const ids = rows.map(({ id }) => id);
  const [names, standings] = await Promise.all([listNames(db, ids), describeStandings(db, ids)]);
  // Somebody may have been deleted between the two reads.
  return rows.flatMap((row) => {
    const standing = standings.get(row.id);
    return standing ? [presentUser(row, names.get(row.id), standing)] : [];
  });
}

/** A studio with its seats. */
export function presentStudio(owner: SessionUser, names: ListedNames | undefined, seats: Seat[]): AdminStudio {
  return {
    studioId: owner.id,
    studioName: names?.studioName ?? '',
    ownerEmail: owner.email,
    ownerName: names?.instructorName || fullName(owner),
    teamMembers: seats.map(presentSeat),
  };
}

/** Until there is an account with its own name, the given name is split at its first space. */
export function presentSeat({ seat, firstName, lastName }: Seat): AdminStudio['teamMembers'][number] {
  const { id, email, name, userId } = seat;
  const [first = '', ...rest] = name.split(' ');
  const isNamed = Boolean(firstName || lastName);
  return {
    ...{ id, email, name },
    firstName: isNamed ? (firstName ?? '') : first,
    lastName: isNamed ? (lastName ?? '') : rest.join(' '),
    ...(userId && { userId }),
  };
}

export const fullName = ({ name, firstName, lastName }: Pick<SessionUser, 'name' | 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim() || name;

export function presentDownload({ renderId: _, downloadedAt, ...row }: DownloadRow): DownloadRecord {
  return { ...row, downloadedAt: downloadedAt.toISOString() };
}

export function presentAuditEvent({ id, at, ...row }: AuditRow): AuditEntry {
  return { ...row, id: String(id), at: at.toISOString() };
}
