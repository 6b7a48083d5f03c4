import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mails } from '../../../src/server/db/schema/mails.ts';
import { seatLost } from '../../../src/server/features/studio/mails.ts';
import { mailJob } from '../../../src/server/mail/jobs.ts';
import { type MailKind, mailKind, putMail } from '../../../src/server/mail/outbox.ts';
import type { Services } from '../../../src/server/services.ts';
import { createUser } from '../../factories.ts';
import { readOutbox, waitForMails } from '../../outbox.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());

const lost = ({ id }: { id: string }) => ({ userId: id, studioName: 'Sky' });
const rowsOf = (userId: string) => server.services.db.select().from(mails).where(eq(mails.userId, userId));

it('sends a transaction’s mails once it is committed, and none of one that was rolled back', async () => {
  const { services } = server;
  const [kept, undone] = [await createUser(server), await createUser(server)];
  const failing = services.db.transaction(async (tx) => {
    await putMail(services, tx, seatLost, lost(undone));
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await services.db.transaction(async (tx) => {
    await putMail(services, tx, seatLost, lost(kept));
    expect(await rowsOf(kept.id), 'not there for others before the commit').toEqual([]);
  });
  await waitForMails(server, kept.email);
  await vi.waitFor(async () => expect((await rowsOf(kept.id))[0]?.doneAt).not.toBeNull(), SOON);
  expect(await rowsOf(undone.id)).toEqual([]);
  const sent = await readOutbox(server);
  expect([kept, undone].map(({ email }) => sent.filter(({ to }) => to === email).length)).toEqual([1, 0]);
});

it('sends one of those with the same key', async () => {
  const { services } = server;
  const person = await createUser(server);
  const key = randomUUID();
  for (let time = 0; time < 3; time++) await putMail(services, services.db, seatLost, lost(person), key);
  await waitForMails(server, person.email);
  expect(await rowsOf(person.id)).toHaveLength(1);
});

it('sends what was missed, and drops what is old', async () => {
  const { db, queue } = server.services;
  const [missed, old] = [await createUser(server), await createUser(server)];
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const row = (person: { id: string }, createdAt: Date) => ({
    ...{ kind: seatLost.name, facts: lost(person), userId: person.id, createdAt },
  });
  await db.insert(mails).values([row(missed, ago(11)), row(old, ago(11 * 24 * 60))]);
  await queue.send(mailKind, {});
  await waitForMails(server, missed.email);
  expect(await rowsOf(old.id)).toEqual([]);
});

it('keeps a mail that cannot be sent, unless its kind handles the failure', async () => {
  const { services } = server;
  const { db } = services;
  const refused = { send: () => Promise.reject(new Error('451 come back later')) };
  const without: Services = { ...services, mailer: refused };
  const givenUp = vi.fn(async () => {});
  const stays: MailKind<{ userId: string }> = {
    name: 'stays',
    write: (_facts, _services, { email }) => ({ to: email, subject: 'Hello', paragraphs: [] }),
  };
  const kinds = [stays, { ...stays, name: 'ends', givenUp }];
  const job = mailJob(kinds);
  for (const { name } of kinds) {
    const { id: userId } = await createUser(server);
    const [row] = await db.insert(mails).values({ kind: name, facts: { userId }, userId }).returning();
    const { id } = row!;
    await expect(job.run(without, { id }, {} as never)).rejects.toThrow('451');
    await job.onLastFailure!(without, { id });
    expect((await rowsOf(userId))[0]!.doneAt !== null, name).toBe(name === 'ends');
    await db.delete(mails).where(eq(mails.id, id));
  }
  expect(givenUp).toHaveBeenCalledOnce();
});

it.each([
  ['550 5.1.1 <ana@example.com>: Recipient address rejected', true],
  ['550-5.1.10 RESOLVER.ADR.RecipientNotFound', true],
  ['550 No such user here', false],
  ['554 5.7.1 Relay access denied', false],
  ['450 4.1.1 not yet', false],
])('O7: a mail that is refused with “%s” is ended at once: %s [B451]', async (response, isEnded) => {
  const { services } = server;
  const { id: userId } = await createUser(server);
  const refused = { send: () => Promise.reject(Object.assign(new Error(response), { response })) };
  const kind: MailKind<{ userId: string }> = {
    name: 'refused',
    write: (_facts, _services, { email }) => ({ to: email, subject: 'Hello', paragraphs: [] }),
  };
  const [row] = await services.db.insert(mails).values({ kind: kind.name, facts: { userId }, userId }).returning();
  const said: unknown[] = [];
  const log = Object.assign(Object.create(services.log), { warn: (facts: unknown) => said.push(facts) });
  const sent = mailJob([kind]).run({ ...services, log, mailer: refused }, { id: row!.id }, {} as never);
  if (isEnded) await sent;
  else await expect(sent).rejects.toThrow(response);
  expect((await rowsOf(userId))[0]!.doneAt !== null).toBe(isEnded);
  expect(said).toHaveLength(isEnded ? 1 : 0);
  await services.db.delete(mails).where(eq(mails.id, row!.id));
});
