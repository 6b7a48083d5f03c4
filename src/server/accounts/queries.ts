import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { accounts, sessions, users, verifications } from '../db/schema/people.ts';
import { postFeeds } from '../db/schema/timetable.ts';
import { accessTokens } from '../db/schema/tokens.ts';
import { KEPT, over } from '../retention.ts';

/**
 * Makes the account of `email` an admin with this password, unless there is an admin already. An existing account gets
 * the password and loses its sessions, access tokens and calendar address: the person who registered the address need not be its owner.
 * @param hash returns the password as better-auth stores it; costly, so only called when needed
 * @returns whether an admin was made
 */
export async function makeFirstAdmin(db: Database, email: string, hash: () => Promise<string>): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Of several processes that start at once, only one does it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first-admin'))`);
    if ((await tx.$count(users, eq(users.role, 'admin'))) > 0) return false;
    const password = await hash();
    const [admin] = await tx
      .insert(users)
      .values({ id: crypto.randomUUID(), email, emailVerified: true, role: 'admin' })
      .onConflictDoUpdate({ target: users.email, set: { role: 'admin', emailVerified: true } })
      .returning({ id: users.id });
    const userId = admin!.id;
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(accessTokens).where(eq(accessTokens.userId, userId));
    await tx.delete(postFeeds).where(eq(postFeeds.userId, userId));
    await tx
      .insert(accounts)
      .values({
        id: crypto.randomUUID(),
        userId,
        accountId: userId,
        providerId: 'credential',
        password,
      })
      .onConflictDoUpdate({ target: [accounts.providerId, accounts.accountId], set: { password } });
    return true;
  });
}

/** Deletes sessions, links and access tokens that are over. */
export async function sweepSessions(db: Database): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.endsAt, over(KEPT.accessToken)));
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now()`);
  await db.delete(verifications).where(sql`${verifications.expiresAt} < now()`);
}
