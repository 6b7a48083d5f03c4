import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { provenEmail } from '../accounts/people.ts';
import type { Tx } from '../db/client.ts';
import { mails } from '../db/schema/mails.ts';
import { type SessionUser, verifications } from '../db/schema/people.ts';
import { studioMembers } from '../db/schema/studio.ts';

/** Deletes the rows that name a person and do not refer to them, so that they would stay when the person's row is deleted. */
export async function forgetTraces(tx: Tx, person: SessionUser): Promise<void> {
  const { id, email } = person;
  await tx.delete(mails).where(sql`${mails.facts} ->> 'email' = ${email}`);
  await tx.delete(verifications).where(eq(verifications.value, id));
  await tx.delete(studioMembers).where(invitationsOf(person));
}

/** Open invitations that are meant for this person: not those of an address that they have only typed. */
export function invitationsOf(person: SessionUser): SQL {
  return and(isNull(studioMembers.userId), sql`${studioMembers.email} = ${provenEmail(person)}`)!;
}
