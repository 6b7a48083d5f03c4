import { asc, eq, lt, lte, sql } from 'drizzle-orm';
import { users } from '../db/schema/people.ts';
import { pushMessages, pushSubscriptions } from '../db/schema/push.ts';
import { type Job, jobOf } from '../queue/job.ts';
import type { Services } from '../services.ts';
import { type PushKind, pushKind } from './outbox.ts';
import { type Outcome, sendPush } from './send.ts';

/** Each waits for somebody else's server. */
const AT_ONCE = 4;
const QUEUED_AT_ONCE = 1_000;
/** Seconds after which a message whose sender has died is sent by another. */
const LEASE = 120;
/** Seconds before the second attempt, doubled before each further one up to `most`. */
const WAIT = { first: 30, most: 1_800 };

/** The job that sends all messages of these kinds and, every minute, queues those whose turn it is. */
export function pushJob(kinds: readonly PushKind<never>[]): Job<Services> {
  return jobOf(pushKind, {
    concurrency: () => AT_ONCE,
    schedule: '* * * * *',
    run: (services: Services, { id }) => (id ? sendMessage(services, kinds, id) : queueDue(services)),
  });
}

async function queueDue({ db, queue }: Services): Promise<void> {
  await db.delete(pushMessages).where(lt(pushMessages.endsAt, sql`now()`));
  const due = await db
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .where(lte(pushMessages.nextAt, sql`now()`))
    .orderBy(asc(pushMessages.nextAt))
    .limit(QUEUED_AT_ONCE);
  for (const { id } of due) await queue.send(pushKind, { id }, { key: id });
}

/** Sends a message if it is its turn and nobody else is sending it. */
async function sendMessage(services: Services, kinds: readonly PushKind<never>[], id: string): Promise<void> {
  const { db, config } = services;
  const found = await take(services, id);
  if (!found) return;
  const { message, subscription, person } = found;
  const kind = kinds.find(({ name }) => name === message.kind);
  if (!kind) throw new Error(`There is no kind of message with the name ${message.kind}.`);
  const notice = message.endsAt > new Date() ? await kind.write(message.facts as never, services, person) : null;
  // One that waits at the service is replaced by the same one, sent again.
  const topic = id.replaceAll('-', '');
  const outcome = notice && (await sendPush(config, subscription, { notice, topic, endsAt: message.endsAt }));
  if (outcome?.state === 'later') return putOff(services, message, outcome);
  if (outcome?.state === 'gone') {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscription.id));
    return;
  }
  if (outcome?.state === 'refused') services.log.warn({ why: outcome.why, message: id }, 'a push message was given up');
  if (outcome?.state === 'taken')
    await db.update(pushSubscriptions).set({ okAt: sql`now()` }).where(eq(pushSubscriptions.id, subscription.id));
  await db.delete(pushMessages).where(eq(pushMessages.id, id));
}

/** The message, its browser and its person; for a while nobody else takes it. null: it is not its turn, or it is gone. */
async function take({ db }: Services, id: string) {
  const [message] = await db
    .update(pushMessages)
    .set({
      nextAt: sql`now() + make_interval(secs => ${LEASE})`,
      attempts: sql`${pushMessages.attempts} + 1`,
    })
    .where(sql`${pushMessages.id} = ${id} and ${pushMessages.nextAt} <= now()`)
    .returning();
  if (!message) return null;
  const [row] = await db
    .select({ subscription: pushSubscriptions, person: users })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(eq(pushSubscriptions.id, message.subscriptionId));
  return row ? { message, ...row } : null;
}

async function putOff(
  { db, log }: Services,
  { id, attempts, endsAt }: typeof pushMessages.$inferSelect,
  { seconds, why }: Outcome & { state: 'later' },
): Promise<void> {
  const own = Math.min(WAIT.most, WAIT.first * 2 ** (attempts - 1));
  const nextAt = new Date(Date.now() + Math.max(own, seconds ?? 0) * 1000);
  if (nextAt >= endsAt) await db.delete(pushMessages).where(eq(pushMessages.id, id));
  else await db.update(pushMessages).set({ nextAt }).where(eq(pushMessages.id, id));
  log.info({ why, message: id, nextAt }, 'a push message is put off');
}
