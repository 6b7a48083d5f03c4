import { createHash } from 'node:crypto';
import { and, type Column, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { pushSubscriptions } from '../db/schema/push.ts';
import type { Services } from '../services.ts';
import { vapidKeys } from './keys.ts';

/** Where a browser is reached, as it says itself. */
export type Device = { endpoint: string; p256dh: string; auth: string };

/** The key for which browsers make their address. */
export const publicKeyOf = ({ config }: Pick<Services, 'config'>): string => vapidKeys(config.secrets.push).publicKey;

/** What names a browser where its address is not to be told: SHA-256 of it, in base64url. */
export const nameOf = ({ endpoint }: Pick<Device, 'endpoint'>): string =>
  createHash('sha256').update(endpoint).digest('base64url');

/** The browsers that show a person messages: those that know our key. */
export const devicesOf = (db: Tx, services: Pick<Services, 'config'>, userId: string) =>
  db
    .select({ id: pushSubscriptions.id, endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.madeFor, publicKeyOf(services))));

/** Of a person in a query: whether they have such browsers. */
export const hasDevices = (person: Column, services: Pick<Services, 'config'>): SQL =>
  sql`exists (select from ${pushSubscriptions}
    where ${pushSubscriptions.userId} = ${person} and ${pushSubscriptions.madeFor} = ${publicKeyOf(services)})`;

/**
 * Has a browser show messages to a person until the session ends. One that showed them to somebody else does so no more, and gets nothing of theirs that
 * still waits. @param most of one person's; the oldest make room
 */
export async function putDevice(
  services: Pick<Services, 'config'>,
  tx: Tx,
  of: { userId: string; sessionId: string },
  { device, most }: { device: Device; most: number },
): Promise<void> {
  const { endpoint, userId } = pushSubscriptions;
  await tx.delete(pushSubscriptions).where(and(eq(endpoint, device.endpoint), ne(userId, of.userId)));
  const values = { ...of, ...device, madeFor: publicKeyOf(services) };
  await tx.insert(pushSubscriptions).values(values).onConflictDoUpdate({ target: endpoint, set: values });
  const old = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(userId, of.userId))
    .orderBy(desc(pushSubscriptions.createdAt))
    .offset(most);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, old));
}

/** Ends it for one of a person's browsers. @returns false if it is none of theirs */
export async function dropDevice(db: Tx, userId: string, name: string): Promise<boolean> {
  const own = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  const found = own.find((each) => nameOf(each) === name);
  if (found) await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, found.id));
  return found !== undefined;
}
