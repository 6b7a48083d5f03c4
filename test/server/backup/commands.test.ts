import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from '../../client.ts';
import { startProgram } from '../../program.ts';

const MAIN = join(import.meta.dirname, '../../../src/server/backup/main.ts');
const PERSON = { email: 'jasmine@example.com', password: 'correct horse' };
let folder: string;
let backup: string;
const dataDir = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spinreel-commands-'));
  backup = join(folder, 'backup');
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Runs a command as `npm run backup -- …` does, on an installation with the embedded Postgres. */
function run(name: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir(name), DATABASE_URL: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}

/** Starts the program on an installation, and ends it as a supervisor does. */
async function during(name: string, use: (client: Client) => Promise<void>): Promise<void> {
  const program = await startProgram({ DATA_DIR: dataDir(name), DATABASE_URL: '', ROLES: 'web' });
  try {
    await use(new Client(program.url));
  } finally {
    const ended = new Promise((resolve) => program.child.once('exit', resolve));
    program.child.kill('SIGTERM');
    await ended;
  }
}

it('the commands back up one installation with its own Postgres, and make another of it [B285 B287]', async () => {
  await during('first', async (client) => {
    const { status, text } = await client.post('/api/auth/register', { ...PERSON, confirmPassword: PERSON.password });
    expect(status, text).toBe(200);
    const made = await run('first', 'backup', `--to=${backup}`);
    expect([made.code, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toMatch(new RegExp(`^Backed up to ${backup}: \\d+ rows of \\d+ tables, \\d+ files`));
  });
  const restored = await run('second', 'restore', `--from=${backup}`);
  expect([restored.code, restored.stderr]).toEqual([0, '']);
  expect(restored.stdout).toMatch(/^Restored the backup of .*: \d+ rows of \d+ tables/);
  const again = await run('second', 'restore', `--from=${backup}`);
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('add --replace')]);
  await during('second', async (client) => {
    expect((await client.post('/api/auth/login', PERSON)).status).toBe(200);
  });
}, 300_000);

it('a command that is not complete says how it is used, and a folder without a backup is no backup [B287]', async () => {
  for (const args of [['backup'], ['restore'], ['remove', '--to=x']])
    expect(await run('third', ...args)).toMatchObject({ code: 1, stderr: expect.stringContaining('--to=FOLDER') });
  expect((await run('third', 'restore', `--from=${folder}`)).code).toBe(1);
}, 120_000);
