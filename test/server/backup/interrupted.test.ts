import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { partsOf } from '../../../src/server/backup/manifest.ts';
import { examine } from '../../../src/server/backup/verify.ts';
import { OURS } from '../../entry.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';

/** How many moments are tried, spread over the whole run; each costs a second. */
const KILLS = Number(process.env.FUZZ_RUNS ?? 10);
const SEED = Number(process.env.FUZZ_SEED ?? randomInt(1_000_000));
let server: TestServer;
let person: TestUser;
let root: string;

/** @param at the thing at which it is killed; 0: never. @returns how many there were; null: it was killed */
async function backUp(folder: string, at: number): Promise<number | null> {
  const { config } = server.services;
  const dataDir = config.dataDir;
  const args = [config.databaseUrl!, join(dataDir, 'files'), folder, join(dataDir, 'app-secret'), String(at)];
  const child = join(import.meta.dirname, 'interrupted.ts');
  const attempt = () =>
    new Promise<number | string | null>((resolve) => {
      execFile(process.execPath, [child, ...args], (error, stdout, stderr) =>
        resolve(error === null ? Number(stdout) : error.signal === 'SIGKILL' ? null : stderr),
      );
    });
  // Postgres notices a moment later that the one before is gone.
  return vi.waitFor(async () => {
    const became = await attempt();
    if (typeof became === 'string') throw new Error(became);
    return became;
  }, SOON);
}

/** Another logo in place of the one before, so that there is a file to copy and one to remove. */
async function change(name: string): Promise<void> {
  const key = `logos/${name}.png`;
  await server.services.storage.put(key, Buffer.from(name.repeat(500)), OURS);
  await server.services.db.execute(sql`delete from brand_kits`);
  await server.services.db.execute(
    sql`insert into brand_kits (user_id, logo_id, logo_key, logo_width, logo_height) values (${person.id}, gen_random_uuid(), ${key}, 1, 1)`,
  );
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'spinreel-interrupted-'));
  server = await startServer();
  person = await createUser(server);
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

/** Moments from the first to the last of `total`, one in each of equal parts. */
const momentsOf = (total: number, parts: number) =>
  Array.from(
    { length: parts },
    (_, index) => 1 + Math.floor(((index + ((SEED * (index + 1)) % 97) / 97) * total) / parts),
  );

async function assertNothingElse(folder: string): Promise<void> {
  const { manifest, damages, others, isUnfinished } = await examine(folder);
  expect({ damages, others, isUnfinished }).toEqual({ damages: [], others: [], isUnfinished: false });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(entries.filter((entry) => entry.isFile())).toHaveLength(partsOf(manifest).length + 1);
}

it('killed at any moment, a backup leaves the one before or the new one whole, and nothing that stays [B432]', async () => {
  const folder = join(root, 'second');
  await change('first');
  await backUp(folder, 0);
  await change('second');
  const total = (await backUp(folder, 0))!;
  expect(total).toBeGreaterThan(100);
  let before = (await examine(folder)).manifest;
  for (const [index, moment] of momentsOf(total, KILLS).entries()) {
    const said = `moment ${moment} of ${total}, seed ${SEED}`;
    await change(`kill-${index}`);
    await backUp(folder, moment);
    const { manifest, damages } = await examine(folder);
    expect(damages, said).toEqual([]);
    expect(manifest.madeAt >= before.madeAt, said).toBe(true);
    before = manifest;
  }
  await backUp(folder, 0);
  await assertNothingElse(folder);
});

it('a first backup that is killed leaves a folder into which the next one is made [B432]', async () => {
  await change('first');
  const total = (await backUp(join(root, 'first'), 0))!;
  for (const moment of momentsOf(total, Math.ceil(KILLS / 3))) {
    const folder = join(root, `first-${moment}`);
    await backUp(folder, moment);
    await backUp(folder, 0);
    await assertNothingElse(folder);
  }
});
