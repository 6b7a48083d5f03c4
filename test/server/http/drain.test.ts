import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../postgres.ts';
import { type Program, startProgram } from '../../program.ts';
import { SOON } from '../../soon.ts';

const dataDir = join(tmpdir(), `spinreel-drain-${process.pid}`);
let database: TestDatabase;
let program: Program | undefined;

afterEach(async () => {
  await program?.kill();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('told to stop, it says so to load balancers first, and answers people meanwhile [B260]', async () => {
  database = await createTestDatabase();
  // Longer than any test: only the second signal ends it.
  program = await startProgram({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ROLES: 'web',
    DRAIN_SECONDS: '3600',
  });
  const { url, child } = program;
  expect((await fetch(`${url}/api/health`)).headers.get('connection')).toBe('keep-alive');
  child.kill('SIGTERM');
  await vi.waitFor(async () => {
    const ready = await fetch(`${url}/api/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping', checks: {} }]);
  }, SOON);
  const page = await fetch(`${url}/`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect(child.exitCode).toBeNull();
  const ended = once(child, 'exit');
  // The same signal at once would be the first one, passed on by npm.
  child.kill('SIGINT');
  expect(await ended).toEqual([1, null]);
});
