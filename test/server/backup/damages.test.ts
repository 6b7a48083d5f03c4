import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { runCommand } from '../../../src/server/backup/commands.ts';
import { manifestSchema, readSealed } from '../../../src/server/backup/manifest.ts';
import { planFiles, Undo } from '../../../src/server/backup/undo.ts';
import { examine } from '../../../src/server/backup/verify.ts';
import { loadConfig } from '../../../src/server/config.ts';
import { openStorage } from '../../../src/server/storage/index.ts';
import { OURS } from '../../entry.ts';
import { createUser } from '../../factories.ts';
import { createTestDatabase, type TestDatabase } from '../../postgres.ts';
import { startServer, type TestServer } from '../../server.ts';
import { DAMAGES, type Places, type Said } from './damages.ts';

const LOGOS = ['one', 'two', 'three', 'four'].map((name, index) => ({
  ...{ key: `logos/${name}.png`, content: Buffer.alloc(3000 + index, `${name} ${'.'.repeat(index)}`) },
}));
const FORMER_SECRET = 'f'.repeat(64);

let server: TestServer;
let target: TestDatabase;
/** A good backup of the server, its DATA_DIR as it was then, and the places of one case. */
let golden: string;
let root: string;
let at: Places;

const env = (dataDir: string, url: string) => ({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url });
const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The files below a folder, with their sums. */
async function treeOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sums = files.map(async (path) => [relative(folder, path), sumOf(await readFile(path))] as const);
  return Object.fromEntries((await Promise.all(sums)).sort());
}

/** What a command says, with the places by their names; `threw`: it refused, or failed. */
async function say(args: string[], environment: NodeJS.ProcessEnv) {
  const said = await runCommand(args, environment).then(
    ({ text, ill }) => ({
      exit: ill === undefined ? 0 : 1,
      text: [text, ill].filter(Boolean).join('\n'),
      threw: false,
    }),
    (error: Error) => ({ exit: 1, text: error.message, threw: true }),
  );
  const names: [string, string][] = [
    [at.folder, 'BACKUP'],
    [at.data, 'DATA'],
    [at.there, 'THERE'],
    [at.database, 'DUMP'],
  ];
  names.sort(([one], [other]) => other.length - one.length);
  return { ...said, text: names.reduce((text, [path, name]) => text.replaceAll(path, name), said.text) };
}
const matches = ([exit, words]: Said) => ({ exit, text: expect.stringContaining(words) });

async function onTarget(text: string, values: unknown[] = []) {
  const client = new pg.Client(target.url);
  await client.connect();
  return client.query(text, values).finally(() => client.end());
}

/** Whether somebody is there who is only in the database that is restored over: 1 or 0. */
const former = async () => (await onTarget("select from users where id = 'former'")).rowCount;

beforeAll(async () => {
  golden = await mkdtemp(join(tmpdir(), 'spinreel-golden-'));
  server = await startServer();
  target = await createTestDatabase();
  const { db, storage, config } = server.services;
  for (const { key, content } of LOGOS) {
    const { id } = await createUser(server);
    await storage.put(key, content, OURS);
    await db.execute(
      sql`insert into brand_kits (user_id, logo_id, logo_key, logo_width, logo_height) values (${id}, gen_random_uuid(), ${key}, 1, 1)`,
    );
  }
  await runCommand(['backup', `--to=${join(golden, 'folder')}`], env(config.dataDir, config.databaseUrl!));
  await cp(config.dataDir, join(golden, 'data'), { recursive: true });
});
afterAll(async () => {
  await server.close();
  await target.drop();
  await rm(golden, { recursive: true });
});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'spinreel-damage-'));
  const [data, folder, there] = ['data', 'backup', 'there'].map((name) => join(root, name)) as [string, string, string];
  await cp(join(golden, 'folder'), folder, { recursive: true });
  await cp(join(golden, 'data'), data, { recursive: true });
  await cp(join(golden, 'data/files'), join(there, 'files'), { recursive: true });
  await writeFile(join(there, 'app-secret'), FORMER_SECRET);
  const { database } = (await readSealed(join(folder, 'manifest.json'), manifestSchema))!;
  at = { data, folder, there, database, url: server.services.config.databaseUrl!, thereUrl: target.url };
  await onTarget("insert into users (id, email) values ('former', 'former@example.com') on conflict do nothing");
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** The keys of which a folder has the right content. */
async function soundIn(folder: string): Promise<string[]> {
  const tree = await treeOf(folder).catch(() => ({}) as Record<string, string>);
  return LOGOS.filter(({ key, content }) => tree[key] === sumOf(content)).map(({ key }) => key);
}

it.for(DAMAGES)(
  '$what: backup, verify and restore say it and lose nothing [A9 O3 O4 O5 O6 B431]',
  async (damage, { skip }) => {
    skip(damage.needsRoot === true && process.getuid?.() !== 0, 'a small disk can only be mounted by root');
    const end = await damage.do(at);
    try {
      const before = { folder: await treeOf(at.folder), there: await treeOf(at.there) };

      const verified = await say(['backup', `--to=${at.folder}`, '--verify'], {});
      expect(verified).toMatchObject(matches(damage.verify));
      expect(await treeOf(at.folder)).toEqual(before.folder);

      const restored = await say(['restore', `--from=${at.folder}`, '--replace'], env(at.there, at.thereUrl));
      expect(restored).toMatchObject(matches(damage.restore));
      expect(await treeOf(at.folder)).toEqual(before.folder);
      if (restored.threw) {
        expect([await treeOf(at.there), await former()]).toEqual([before.there, 1]);
      } else {
        expect([await soundIn(join(at.there, 'files')), await former()]).toEqual([LOGOS.map(({ key }) => key), 0]);
        const after = await treeOf(at.there);
        expect(after['app-secret']).toBe(sumOf(await readFile(join(golden, 'data/app-secret'))));
        // What is nobody's stays.
        expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(before.there)));
      }

      const sound = { copies: await soundIn(join(at.folder, 'files')), stored: await soundIn(join(at.data, 'files')) };
      const backedUp = await say(['backup', `--to=${at.folder}`, '--all'], env(at.data, at.url));
      expect(backedUp).toMatchObject(matches(damage.backup));
      const [copies, after] = [await soundIn(join(at.folder, 'files')), await treeOf(at.folder)];
      expect(copies).toEqual(expect.arrayContaining(sound.copies));
      expect(await soundIn(join(at.data, 'files'))).toEqual(sound.stored);
      if (backedUp.threw) expect(after).toEqual(before.folder);
      else {
        for (const { key } of LOGOS) if (!copies.includes(key)) expect(backedUp.text).toContain(key);
        const foreign = Object.keys(before.folder).filter((path) => /my-photos|notes|mine/.test(path));
        expect(Object.keys(after)).toEqual(expect.arrayContaining(foreign));
        // Nothing but the new backup, and what somebody else has put there.
        const verified = await say(['backup', `--to=${at.folder}`, '--verify'], {});
        expect(verified.exit, verified.text).toBe(copies.length === LOGOS.length ? 0 : 1);
        expect(verified.text.includes('left alone')).toBe(foreign.length > 0);
      }
    } finally {
      if (typeof end === 'function') await end();
    }
  },
);

const restoreThere = (...more: string[]) =>
  say(['restore', `--from=${at.folder}`, ...more], env(at.there, at.thereUrl));
const flipStored = () => writeFile(join(at.there, 'files/logos/one.png'), Buffer.alloc(3000, 'x'));

it('O4: without what is damaged, all rows and sound files are restored, and the rest is listed', async () => {
  for (const key of ['one', 'two']) await writeFile(join(at.folder, `files/logos/${key}.png`), 'damaged');
  await rm(join(at.folder, at.database, 'app-secret'));
  await rm(join(at.there, 'files/logos/one.png'));
  const { exit, text } = await restoreThere('--replace', '--without-damaged');
  expect([exit, text]).toEqual([0, expect.stringContaining('Not restored: the secret, which is missing.')]);
  // The store has the second one as it was.
  expect(text.split('not sound in the store:\n')[1]!.split('\n')[0]).toBe('  logos/one.png');
  expect(text).not.toContain('two.png');
  expect([await soundIn(join(at.there, 'files')), await former()]).toEqual([LOGOS.slice(1).map(({ key }) => key), 0]);
  expect(await readFile(join(at.there, 'app-secret'), 'utf8')).toBe(FORMER_SECRET);
});

it('O5: the store is mended without touching rows or secret', async () => {
  await flipStored();
  await rm(join(at.there, 'files/logos/two.png'));
  const { exit, text } = await restoreThere('--files');
  expect([exit, text]).toEqual([0, expect.stringContaining('1 were missing and 1 were damaged in the store')]);
  expect([await soundIn(join(at.there, 'files')), await former()]).toEqual([LOGOS.map(({ key }) => key), 1]);
  expect(await readFile(join(at.there, 'app-secret'), 'utf8')).toBe(FORMER_SECRET);
});

it('O3: a restore that fails on its way has changed nothing', async () => {
  await flipStored();
  await rm(join(at.there, 'files/logos/four.png'));
  // A file cannot be put where a folder is.
  await rm(join(at.there, 'files/logos/three.png'));
  await mkdir(join(at.there, 'files/logos/three.png/full'), { recursive: true });
  const before = await treeOf(at.there);
  const { exit } = await restoreThere('--replace');
  expect([exit, await treeOf(at.there), await former()]).toEqual([1, before, 1]);
});

it.for([
  { committed: false, says: 'All is as it was before the restore.' },
  { committed: true, says: 'The restore had been committed: it was completed.' },
])(
  'O3: a restore that was killed is put back, or completed if it had committed ($committed)',
  async ({ committed, says }) => {
    await flipStored();
    await rm(join(at.there, 'files/logos/two.png'));
    const before = await treeOf(at.there);
    const storage = await openStorage({ kind: 'disk', folder: join(at.there, 'files') });
    const { manifest } = await examine(at.folder);
    const undo = new Undo(at.there, storage);
    const plan = await planFiles(storage, manifest.files, new Set());
    const id = randomUUID();
    await undo.begin(id, plan, join(at.folder, at.database, 'app-secret'));
    await undo.putFiles(plan, at.folder);
    await onTarget('update backup_status set restore = $1', [committed ? id : randomUUID()]);
    expect(() => loadConfig(env(at.there, at.thereUrl))).toThrow('--put-back');

    const { text } = await say(['restore', '--put-back'], env(at.there, at.thereUrl));
    expect(text).toBe(says);
    const after = await treeOf(at.there);
    if (!committed) expect(after).toEqual(before);
    else
      expect([await soundIn(join(at.there, 'files')), after['app-secret']]).toEqual([
        LOGOS.map(({ key }) => key),
        sumOf(await readFile(join(golden, 'data/app-secret'))),
      ]);
    expect((await say(['restore', '--put-back'], env(at.there, at.thereUrl))).text).toBe('No restore was interrupted.');
  },
);

const cell = ([exit, words]: Said) => `${exit}: ${words.replaceAll('\n', ' ')}`;

it('the runbook has the table of damages as it is tested [B431]', async () => {
  const runbook = await readFile(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const rows = runbook
    .split('### What is said of damage')[1]!
    .split('\n### ')[0]!
    .match(/^\| .*$/gm)!
    .slice(2);
  expect(rows).toEqual(
    DAMAGES.map((each) => `| ${each.what} | ${cell(each.backup)} | ${cell(each.verify)} | ${cell(each.restore)} |`),
  );
});
