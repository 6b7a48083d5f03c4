import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from '../../../src/server/backup/backup.ts';
import { isTurnOf } from '../../../src/server/backup/copies.ts';
import { FILE_COLUMNS, OTHER_KEYS } from '../../../src/server/backup/named-files.ts';
import { restore } from '../../../src/server/backup/restore.ts';
import { listTables } from '../../../src/server/backup/tables.ts';
import { examine } from '../../../src/server/backup/verify.ts';
import { seedClassTypes } from '../../../src/server/features/classes/actions.ts';
import { openStorage } from '../../../src/server/storage/index.ts';
import { OURS } from '../../entry.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { probeFilm } from '../../media/inspect.ts';
import { createTestDatabase, type TestDatabase } from '../../postgres.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addClip, makeFilm, saved, settings } from '../renders/fixtures.ts';

let server: TestServer;
let folder: string;
let restored: string;
let person: TestUser;
let film: string;
let target: TestDatabase;

/** Rows by table. */
async function countRows(url: string): Promise<Record<string, number>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const counts: Record<string, number> = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${name}`);
      counts[name] = Number(rows[0]!.count);
    }
    return counts;
  } finally {
    await client.end();
  }
}
const placeOf = ({ services: { config, storage } }: TestServer) => ({
  ...{ url: config.databaseUrl!, storage, secretFile: join(config.dataDir, 'app-secret') },
});

const SHORT = { replace: false, withoutDamaged: false };
/** Another installation, on a database and a folder of its own. */
const to = async (url: string) => ({
  ...{ url, storage: await openStorage({ kind: 'disk', folder: join(restored, 'files') }), dataDir: restored },
  ...{ usesSecretFile: true, prepare: async () => {} },
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spinreel-backup-'));
  restored = await mkdtemp(join(tmpdir(), 'spinreel-restored-'));
  server = await startServer({ ROLES: 'web,worker' });
  await seedClassTypes(server.services);
  person = await createUser(server, {
    role: 'pro',
    email: 'jasmine@example.com',
    firstName: 'Jäsmine "J" \\ O’Hara 🩰',
  });
  const background = await addClip(server, [{ grey: 90, hertz: 440 }]);
  film = (await makeFilm(person.client, settings({ videoDuration: 2 }), background)).videoUrl;
  target = await createTestDatabase();
});
afterAll(async () => {
  await server.close();
  await target.drop();
  for (const each of [folder, restored]) await rm(each, { recursive: true });
});

it('what is backed up while the program runs is restored elsewhere: rows, sequences, secret, and every film plays [B285]', async () => {
  const { manifest: made } = await backUp(placeOf(server), folder);
  expect(made.missing).toEqual([]);
  expect(made.files.length).toBeGreaterThan(3);
  // The queue's tables are made by the first start.
  await (await startServer({ DATABASE_URL: target.url })).close();
  await restore(folder, await examine(folder), await to(target.url), SHORT);
  expect(await countRows(target.url)).toEqual(Object.fromEntries(made.tables.map(({ name, rows }) => [name, rows])));

  const secret = (await readFile(join(folder, made.database, 'app-secret'), 'utf8')).trim();
  const again = await startServer({
    ...{ DATABASE_URL: target.url, DATA_DIR: restored, APP_SECRET: secret, ROLES: 'web,worker' },
  });
  try {
    const visitor = again.client();
    const signedIn = await visitor.post('/api/auth/login', { email: person.email, password: person.password });
    expect(signedIn.body.user).toMatchObject({ id: person.id, firstName: 'Jäsmine "J" \\ O’Hara 🩰' });
    await saved(visitor, film, async (path) => expect(await probeFilm(path)).toMatchObject({ frames: 60 }));
    // Numbers go on where they were.
    const before = await again.services.db.execute(sql`select max(id) as max from audit_log`);
    await again.services.db.execute(
      sql`insert into audit_log (actor_email, action, subject_email, details) values ('a@example.com', 'user-deleted', 'b@example.com', '{}')`,
    );
    const after = await again.services.db.execute(sql`select max(id) as max from audit_log`);
    expect(Number(after.rows[0]!.max)).toBeGreaterThan(Number(before.rows[0]!.max));
  } finally {
    await again.close();
  }
});

it('a second backup copies only what is new, and what is gone leaves the folder [B286]', async () => {
  const { manifest: first } = await examine(folder);
  const read: string[] = [];
  const reading = (key: string) => {
    read.push(key);
    return server.services.storage.read(key);
  };
  const storage = new Proxy(server.services.storage, {
    get: (real, name) => (name === 'read' ? reading : Reflect.get(real, name).bind(real)),
  });
  const logo = 'logos/new.png';
  await storage.put(logo, Buffer.from('png'), OURS);
  await server.services.db.execute(
    sql`insert into brand_kits (user_id, logo_id, logo_key, logo_width, logo_height) values (${person.id}, gen_random_uuid(), ${logo}, 1, 1)`,
  );
  const { manifest: second } = await backUp({ ...placeOf(server), storage }, folder);
  expect(read).toEqual([
    ...second.files.filter((file) => isTurnOf(file, 1) || file.key === logo).map(({ key }) => key),
  ]);
  expect(second.files).toHaveLength(first.files.length + 1);
  await server.services.db.execute(sql`delete from brand_kits`);
  await backUp(placeOf(server), folder);
  expect(await readFile(join(folder, 'files', logo)).catch((error) => error.code)).toBe('ENOENT');
});

it('nothing is restored into a database with data, beside the running program, or from another version [B287]', async () => {
  const examined = await examine(folder);
  const running = await to(server.services.config.databaseUrl!);
  await expect(restore(folder, examined, running, { ...SHORT, replace: true })).rejects.toThrow(
    'Spinreel is running on this database',
  );
  await expect(restore(folder, examined, await to(target.url), SHORT)).rejects.toThrow('not empty');
  await restore(folder, examined, await to(target.url), { ...SHORT, replace: true });
  const old = { ...examined, manifest: { ...examined.manifest, version: 'older 43' } };
  await expect(restore(folder, old, await to(target.url), { ...SHORT, replace: true })).rejects.toThrow(
    'another version',
  );
});

it('every column that is called a key is known as a file’s or as none [B285]', async () => {
  const { rows } = await server.services.db.execute(
    sql`select distinct column_name::text as name from information_schema.columns where table_schema = 'public' and column_name like '%\_key'`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...FILE_COLUMNS, ...OTHER_KEYS].sort());
});
