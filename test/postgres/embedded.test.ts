import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbedded } from '../../src/server/postgres/embedded.ts';
import { SOON } from '../soon.ts';

const asRoot = process.getuid?.() === 0;
let dataDir: string;
let servers: EmbeddedPostgres[];
let children: ChildProcess[];

beforeEach(() => {
  // mkdtemp makes it 0700: as root, the user that Postgres runs as cannot enter it.
  dataDir = mkdtempSync(join(tmpdir(), 'spinreel-postgres-'));
  servers = [];
  children = [];
});

afterEach(async () => {
  for (const server of servers) await server.stop();
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

const onLost = vi.fn();
const silent = { info() {}, warn() {} };

async function start(fastTests = true): Promise<EmbeddedPostgres> {
  const server = await startEmbedded({ dataDir, log: silent, onLost, fastTests });
  servers.push(server);
  return server;
}

async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client(server.url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** A process of the user that Postgres runs as. */
function run(command: string): ChildProcess {
  const { uid, gid } = statSync(join(dataDir, 'postgres/data'));
  const child = spawn('sh', ['-c', command], { uid, gid, cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

test('processes that start at once share one server, and the last one that stops ends it', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(second.pid()).toBe(first.pid());
  expect(second.url).toBe(first.url);
  await query(first, 'create table kept (n int)');
  await first.stop();
  expect(await query(second, 'select * from kept')).toEqual([]);
  await second.stop();
  expect(isAlive(second.pid())).toBe(false);
  // Data survives, and so does the address.
  const third = await start();
  expect(third.url).toBe(first.url);
  expect(await query(third, 'select * from kept')).toEqual([]);
});

test('the application’s role is not a superuser, and sorting and case follow Unicode', async () => {
  const server = await start();
  expect(
    await query(server, "select rolsuper as super, upper('äø') as upper from pg_roles where rolname = current_user"),
  ).toEqual([{ super: false, upper: 'ÄØ' }]);
  expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
});

test('a killed server restarts on its port, for every process, with everything it had committed', async () => {
  const first = await start(false);
  const second = await start(false);
  const pool = new pg.Pool({ connectionString: first.url });
  pool.on('error', () => {});
  await pool.query('create table promised as select 42 as n');
  const killed = first.pid();
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(
    () => {
      expect(first.pid()).not.toBe(killed);
      expect(second.pid()).toBe(first.pid());
    },
    { timeout: 60_000 },
  );
  expect((await pool.query('select n from promised')).rows).toEqual([{ n: 42 }]);
  await pool.end();
  // Both hold the new server: it survives the first stop.
  await first.stop();
  expect(await query(second, 'select n from promised')).toEqual([{ n: 42 }]);
  expect(onLost).not.toHaveBeenCalled();
});

test('a server left behind by a killed process is adopted and stopped', async () => {
  await (await start()).stop();
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('../../src/server/postgres/embedded.ts', import.meta.url).href)});
    const server = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: console, onLost() {}, fastTests: true });
    console.log(server.pid());
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(child.stdout!, 'data');
  const pid = Number(String(line));
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isAlive(pid)).toBe(true);
  const server = await start();
  expect(server.pid()).toBe(pid);
  await server.stop();
  // Its parent is init by now, which clears away the dead in its own time.
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), SOON);
});

test.each([
  ['a process of another program', 'echo $$; exec sleep 60'],
  ['a zombie', 'sleep 60 & echo $!; exec sleep 60'],
])('postmaster.pid with the number of %s is stale', async (_, command) => {
  await (await start()).stop();
  const child = run(command);
  const [line] = await once(child.stdout!, 'data');
  const pid = Number(String(line));
  if (command.includes('&')) {
    const reads = (file: string, text: RegExp) =>
      vi.waitFor(() => expect(readFileSync(`/proc/${file}`, 'utf8')).toMatch(text), SOON);
    // A shell would ask for the end of its child; the second sleep, which takes the shell's place, never does, so that
    // the first stays a zombie.
    await reads(`${child.pid}/comm`, /^sleep$/m);
    process.kill(pid, 'SIGKILL');
    await reads(`${pid}/stat`, /\) Z /);
  }
  const file = join(dataDir, 'postgres/data/postmaster.pid');
  writeFileSync(file, `${pid}\n/somewhere\n1700000000\n5432\n\n127.0.0.1\n\nready   \n`);
  const { uid, gid } = statSync(join(dataDir, 'postgres/data'));
  chownSync(file, uid, gid);
  const server = await start();
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(server.pid()).not.toBe(pid);
});

test('says what is wrong when the server cannot run', async () => {
  await (await start()).stop();
  writeFileSync(join(dataDir, 'postgres/data/PG_VERSION'), '9.6\n');
  await expect(start()).rejects.toThrow(/The embedded Postgres ended[\s\S]*initialized by PostgreSQL version 9\.6/);
});

test('says so when the passwords are not those of the database', async () => {
  await (await start()).stop();
  rmSync(join(dataDir, 'postgres.json'));
  await expect(start()).rejects.toThrow(/postgres\.json are not those of the database/);
  // The server that was started to find out must not stay.
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
});

/** A checkout in a folder of root's own is closed to everybody else; nothing there runs for them. */
const nobodyMayRun = asRoot && spawnSync(process.execPath, ['--version'], { uid: 65_534, gid: 65_534 }).status === 0;

test.runIf(nobodyMayRun)('runs for an unprivileged user too, and later for root on the same data', async () => {
  chownSync(dataDir, 65_534, 65_534);
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('../../src/server/postgres/embedded.ts', import.meta.url).href)});
    const server = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: console, onLost() {}, fastTests: true });
    await server.stop();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    uid: 65_534,
    gid: 65_534,
    stdio: 'inherit',
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  const server = await start();
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});
