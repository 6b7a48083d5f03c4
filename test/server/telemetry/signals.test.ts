import { randomUUID } from 'node:crypto';
import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { smallDisk } from '../../../scripts/torture/installation.ts';
import { recordBackup } from '../../../src/server/backup/status.ts';
import { mails } from '../../../src/server/db/schema/mails.ts';
import { mailKind } from '../../../src/server/mail/outbox.ts';
import { OURS } from '../../entry.ts';
import { createUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

/** The value of a series; null: it is not told. */
async function figure(series: string): Promise<number | null> {
  const { text } = await server.client().get('/metrics');
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

it('O7: the age of mails is that of the outbox, also when no job is left that tries them [B450]', async () => {
  expect(await figure('spinreel_mails_oldest_seconds')).toBe(0);
  const { id: userId } = await createUser(server);
  const row = (minutes: number, isDone: boolean) => ({
    ...{ kind: 'seat_lost', facts: {}, userId, createdAt: new Date(Date.now() - minutes * 60_000) },
    doneAt: isDone ? new Date() : null,
  });
  await server.services.db.insert(mails).values([row(11, false), row(2, false), row(90, true)]);
  expect(await figure('spinreel_queue_oldest_seconds{kind="mail"}')).toBe(0);
  expect(await figure('spinreel_mails_waiting')).toBe(2);
  const oldest = (await figure('spinreel_mails_oldest_seconds'))!;
  expect(oldest).toBeGreaterThanOrEqual(660);
  expect(oldest).toBeLessThan(3_600);
});

it('O7: a job that is to be tried again later does not count as one that waits for a worker [B450]', async () => {
  const { db, queue } = server.services;
  const states = () =>
    Promise.all(['waiting', 'later'].map((state) => figure(`spinreel_queue_jobs{kind="mail",state="${state}"}`)));
  for (let n = 0; n < 2; n++) await queue.send(mailKind, { id: randomUUID() });
  expect(await states()).toEqual([2, 0]);
  await db.$client.query(
    `update pgboss.job set state = 'retry', start_after = now() + interval '2 minutes'
      where id = (select id from pgboss.job where name = 'mail' and state = 'created' limit 1)`,
  );
  expect(await states()).toEqual([1, 1]);
  await db.$client.query(`update pgboss.job set start_after = now() - interval '1 second' where name = 'mail'`);
  expect(await states()).toEqual([2, 0]);
});

it('O13: how the backups stand is told by every process, and nothing of them while there is none [B450]', async () => {
  const both = () => Promise.all([figure('spinreel_backup_age_seconds'), figure('spinreel_backup_failed')]);
  expect(await both()).toEqual([null, 0]);
  const url = server.services.config.databaseUrl!;
  const completedAt = new Date(Date.now() - 37 * 3_600_000);
  await recordBackup(url, 'done', 'Backed up', { completedAt, seconds: 1, bytes: 1, files: 1, damaged: 0 });
  const [age, failed] = await both();
  expect(age).toBeGreaterThanOrEqual(37 * 3_600);
  expect(failed).toBe(0);
  for (const result of ['damaged', 'failed'] as const) {
    await recordBackup(url, result, 'No', null);
    expect((await both())[1], result).toBe(1);
  }
  expect((await both())[0]).toBeGreaterThanOrEqual(37 * 3_600);
});

it('O13: on a full disk /api/ready says so and stays in service, and the figures tell what is left [B452]', async (context) => {
  const { storage, dataDir } = server.services.config;
  const files = storage.kind === 'disk' ? storage.folder : dataDir;
  expect((await server.client().get('/api/ready')).body).toEqual({
    status: 'ready',
    checks: { database: true, storage: true, room: true },
  });
  const disk = await smallDisk(files, 8);
  // A disk of its own needs the right to mount one.
  if (!disk) return context.skip();
  try {
    // As in the folder that is now under it.
    await mkdir(join(files, '.incoming'));
    await disk.fill();
    expect((await statfs(files)).bavail).toBe(0);
    expect(await figure('spinreel_disk_left_ratio{place="files"}')).toBe(0);
    expect(await figure('spinreel_disk_free_bytes{place="files"}')).toBe(0);
    expect(await figure('spinreel_disk_left_ratio{place="data"}')).toBeGreaterThan(0);
    const ready = await server.client().get('/api/ready');
    expect([ready.status, ready.body]).toEqual([
      200,
      { status: 'full', checks: { database: true, storage: true, room: false } },
    ]);
    await expect(server.services.storage.put('a', Buffer.alloc(10), OURS)).rejects.toMatchObject({ code: 'full' });
  } finally {
    disk.remove();
  }
});
