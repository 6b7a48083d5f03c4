import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { mails } from '../db/schema/mails.ts';
import { users } from '../db/schema/people.ts';
import { type Job, jobOf } from '../queue/job.ts';
import { KEPT, msOf, over } from '../retention.ts';
import type { Services } from '../services.ts';
import { mailsGivenUp } from '../telemetry/metrics.ts';
import { MAIL_FILE } from './index.ts';
import { type MailKind, mailKind } from './outbox.ts';

/** Several, so that one mail to a slow server does not hold up all the others. */
const AT_ONCE = 4;

/** The job that sends all mails of these kinds and, every hour, queues again those that have not been sent. */
export function mailJob(kinds: readonly MailKind<never>[]): Job<Services> {
  return jobOf(mailKind, {
    concurrency: () => AT_ONCE,
    schedule: '7 * * * *',
    run: (services: Services, { id }) => (id ? sendMail(services, kinds, id) : takeUpMissed(services)),
    onLastFailure: (services, { id }) => (id ? giveUp(services, kinds, id) : Promise.resolve()),
  });
}

/** Sends a mail that has not been sent yet. @throws if its kind is unknown, or the mail server does not accept it */
async function sendMail(services: Services, kinds: readonly MailKind<never>[], id: string): Promise<void> {
  const found = await findOpen(services, kinds, id);
  if (!found) return;
  const letter = await found.kind.write(found.facts, services, found.person);
  if (letter) {
    const { to, subject, paragraphs, unsubscribe } = letter;
    try {
      await services.mailer.send({ to, subject, text: paragraphs.join('\n\n'), ...(unsubscribe && { unsubscribe }) });
    } catch (err) {
      if (!isNobody(err)) throw err;
      services.log.warn({ err, mail: id }, 'a mail was given up: its address does not exist');
      await found.kind.givenUp?.(found.facts, services);
      return markDone(services, id);
    }
    await letter.sent?.();
  }
  await markDone(services, id);
}

/** Whether the mail server has said that there is no such address (5.1.x of RFC 3463): another try would only hear it again. */
function isNobody(error: unknown): boolean {
  const { response } = (error ?? {}) as { response?: unknown };
  return /^5\d\d[ -]5\.1\.([1236]|10)\b/.test(String(response));
}

async function giveUp(services: Services, kinds: readonly MailKind<never>[], id: string): Promise<void> {
  const found = await findOpen(services, kinds, id);
  if (!found?.kind.givenUp) return;
  await found.kind.givenUp(found.facts, services);
  mailsGivenUp.inc();
  await markDone(services, id);
}

/** A mail that is still to be sent; null: it was sent, or its account was deleted. */
async function findOpen({ db }: Services, kinds: readonly MailKind<never>[], id: string) {
  const [row] = await db
    .select({ mail: mails, person: users })
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId))
    .where(and(eq(mails.id, id), isNull(mails.doneAt)));
  if (!row) return null;
  const kind = kinds.find(({ name }) => name === row.mail.kind);
  if (!kind) throw new Error(`There is no kind of mail with the name ${row.mail.kind}.`);
  return { kind, facts: row.mail.facts as never, person: row.person as never };
}

/** The facts may contain an address, and are no longer needed. */
async function markDone({ db }: Services, id: string): Promise<void> {
  await db.update(mails).set({ doneAt: new Date(), facts: {} }).where(eq(mails.id, id));
}

/** Queues again what has failed, unless attempts are still under way, and deletes old mails. */
async function takeUpMissed({ db, queue, config }: Services): Promise<void> {
  await removeOldFiles(config.mail.outbox);
  await db.delete(mails).where(lt(mails.createdAt, over(KEPT.mail)));
  const missed = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.doneAt), lt(mails.createdAt, sql`now() - interval '10 minutes'`)))
    .limit(1000);
  for (const { id } of missed) await queue.send(mailKind, { id }, { key: id });
}

async function removeOldFiles(outbox: string): Promise<void> {
  // With a mail server there is no such folder.
  for (const name of await readdir(outbox).catch(() => [])) {
    if (!MAIL_FILE.test(name)) continue;
    const file = join(outbox, name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > msOf(KEPT.mailFile)) await rm(file, { force: true });
  }
}
