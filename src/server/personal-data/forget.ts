import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { mails } from '../db/schema/mails.ts';
import { type SessionUser, verifications } from '../db/schema/people.ts';
import { studioMembers } from '../db/schema/studio.ts';

/** Deletes the rows that name a person and do not refer to them, so that they would stay when the person's row is deleted. */
export async function forgetTraces(tx: Tx, { id, email }: Pick<SessionUser, 'id' | 'email'>): Promise<void> {
  await tx.delete(mails).where(sql`${mails.facts} ->> 'email' = ${email}`);
  await tx.delete(verifications).where(eq(verifications.value, id));
  await tx.delete(studioMembers).where(and(eq(studioMembers.email, email), isNull(studioMembers.userId)));
}
