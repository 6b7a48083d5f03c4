import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepSessions } from '../../../src/server/accounts/queries.ts';
import { sweepAudit } from '../../../src/server/db/audit.ts';
import { mailKind } from '../../../src/server/mail/outbox.ts';
import { createUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());

it('what is over is removed every night: sessions, links, entries of the audit log; the rest stays [B283]', async () => {
  const { db } = server.services;
  const { id } = await createUser(server);
  const entry = (age: string) =>
    sql`insert into audit_log (actor_email, action, subject_email, details, at) values ('a', 'user-deleted', ${age}, '{}', now() - ${age}::interval)`;
  for (const statement of [
    sql`insert into sessions (id, token, user_id, expires_at) values ('over', 'over', ${id}, now() - interval '1 minute')`,
    sql`insert into verifications (id, identifier, value, expires_at) values ('over', 'over', ${id}, now() - interval '1 minute')`,
    sql`insert into verifications (id, identifier, value, expires_at) values ('open', 'open', ${id}, now() + interval '1 minute')`,
    entry('25 months'),
    entry('23 months'),
  ])
    await db.execute(statement);
  await sweepSessions(db);
  await sweepAudit(db);
  const read = async (query: string) => (await db.execute<{ one: string }>(sql.raw(query))).rows.map(({ one }) => one);
  expect(await read(`select id as one from sessions where user_id = '${id}'`)).toEqual([
    expect.not.stringMatching('over'),
  ]);
  expect(await read('select id as one from verifications')).toEqual(['open']);
  expect(await read('select subject_email as one from audit_log')).toEqual(['23 months']);
  expect(await read(`select name as one from pgboss.schedule where name = 'sweep-expired'`)).toHaveLength(1);
});

it('files of mails that are older than their term leave the outbox [B283]', async () => {
  const { queue, config } = server.services;
  await mkdir(config.mail.outbox, { recursive: true });
  const long = new Date(Date.now() - 31 * 86_400_000);
  const [old, recent] = ['2026-01-02T03-04-05.678Z-0123abcd.eml', '2026-01-02T03-04-05.678Z-4567cdef.eml'];
  for (const name of [old, recent]) await writeFile(join(config.mail.outbox, name), name);
  await utimes(join(config.mail.outbox, old), long, long);
  await queue.send(mailKind, {});
  await expect.poll(() => readdir(config.mail.outbox), SOON).toEqual([recent]);
});
