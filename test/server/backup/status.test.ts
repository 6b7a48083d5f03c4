import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBackupStatus, recordBackup } from '../../../src/server/backup/status.ts';
import { startServer, type TestServer } from '../../server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('says how the latest backup ended, and goes on telling of the newest complete one after a failure [B430]', async () => {
  const { db, config } = server.services;
  expect(await readBackupStatus(db)).toMatchObject({ attemptedAt: null, result: null, completedAt: null, bytes: null });
  const completed = { completedAt: new Date('2026-11-26T03:00:00Z'), seconds: 12.5, bytes: 5e12, files: 7, damaged: 0 };
  await recordBackup(config.databaseUrl!, 'done', 'Backed up', completed);
  const done = await readBackupStatus(db);
  expect(done).toMatchObject({ ...completed, result: 'done', message: 'Backed up' });
  await recordBackup(config.databaseUrl!, 'failed', 'The disk is full', null);
  const failed = await readBackupStatus(db);
  expect(failed).toMatchObject({ ...completed, result: 'failed', message: 'The disk is full' });
  expect(failed.attemptedAt!.getTime()).toBeGreaterThanOrEqual(done.attemptedAt!.getTime());
});
