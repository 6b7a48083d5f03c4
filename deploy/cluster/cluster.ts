import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import pg from 'pg';
import {
  etcdArguments,
  haproxyCfg,
  NODES,
  type NodeName,
  patroniYaml,
  pgbouncerIni,
  type Ports,
  portsFrom,
} from './configurations.ts';
import { installPackages, postgresUser } from './packages.ts';
import { until } from './patience.ts';
import { startSwift, type Swift } from '../store/swift.ts';
import { program } from './program.ts';
import { Supervised } from './supervised.ts';

export type Cluster = {
  /** Where people reach it. */
  readonly origin: string;
  /** The primary, whichever it is. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly webs: readonly Supervised[];
  readonly workers: readonly Supervised[];
  readonly proxy: Supervised;
  readonly pooler: Supervised;
  readonly etcd: readonly Supervised[];
  /** Its files; null: they are in `dataDir`. */
  readonly store: Swift | null;
  /** The node that is primary now; null while there is none. */
  primary(): Promise<NodeName | null>;
  /** Kills Postgres on a node: Patroni hands its place to another and starts it again. */
  crash(node: NodeName): Promise<void>;
  /** The node's machine is gone, with Patroni and Postgres, until the function returned is called. */
  lose(node: NodeName): Promise<() => void>;
  stop(): Promise<void>;
};

type Options = {
  /** For all data and logs; made if it is not there. */
  readonly folder: string;
  readonly firstPort: number;
  readonly workers: number;
  /** Whether files are kept in a Swift with three nodes, or in a folder. */
  readonly withStore: boolean;
  /** Further settings of the program. */
  readonly settings?: Record<string, string>;
  /** The checkout whose program runs. */
  readonly root?: string;
  readonly say?: (line: string) => void;
  /** The person who runs it has agreed to what is installed. */
  readonly yes?: boolean;
};

/** Often enough to see copies come back, and seldom enough for a machine that does everything else as well. */
const STORE_SECONDS = 90;

/**
 * Three Postgres nodes under Patroni with three of etcd, haproxy, pgbouncer, a store of three nodes, two web processes
 * and the workers; everything is on this machine and ends with `stop`.
 * @throws Error if some of it does not come up; what did is stopped
 */
export async function startCluster(options: Options): Promise<Cluster> {
  const { folder, firstPort, workers, withStore, settings = {}, root, say = () => {}, yes = false } = options;
  const binaries = await installPackages(withStore, { yes, say });
  const ports = portsFrom(firstPort);
  const all: Supervised[] = [];
  let store: Swift | null = null;
  const stop = async () => {
    // The program first, its database last: webs and workers were started after what they need.
    for (const each of all.toReversed()) await each.stop();
    await store?.close();
  };
  try {
    const base = await startBase({ folder, ports, binaries }, all, say);
    if (withStore) {
      await mkdir(`${folder}/store`, { recursive: true });
      store = await startSwift(`${folder}/store`, ports.store, [], STORE_SECONDS);
      say('the store answers');
    }
    const dataDir = `${folder}/files-and-scratch`;
    await mkdir(dataDir, { recursive: true });
    const origin = `http://127.0.0.1:${ports.site}`;
    const common = {
      ...{ DATABASE_URL: base.databaseUrl, DATABASE_POOL_URL: base.poolUrl, DATA_DIR: dataDir },
      ...{ APP_SECRET: randomBytes(32).toString('hex'), PUBLIC_URL: origin, TRUST_PROXY: '127.0.0.1' },
      ...{ LOG_LEVEL: 'info', DRAIN_SECONDS: '4', RENDER_CONCURRENCY: '1' },
      ...{ ...store?.env, ...settings },
    };
    const add = (each: Supervised) => {
      all.push(each);
      return each.start();
    };
    const webs = ports.webs.map((port, i) =>
      add(program(`web${i + 1}`, folder, { ...common, ROLES: 'web', PORT: String(port) }, root)),
    );
    const hands = ports.workers
      .slice(0, workers)
      .map((port, i) => add(program(`worker${i + 1}`, folder, { ...common, ROLES: 'worker', PORT: String(port) }, root)));
    const parts = [...webs.map((each, i) => ({ each, port: ports.webs[i]! }))];
    await until({
      what: 'the site',
      works: async () => (await fetch(`${origin}/api/ready`)).ok,
      missing: async () => (await Promise.all(parts.map(({ each, port }) => faultOf(each.name, port, folder)))).flat(),
      folders: NODES.map((node) => `${folder}/${node}/data`),
      pids: () => webs.map(({ pid }) => pid),
    });
    say(`the site answers at ${origin}`);
    return { ...base, store, origin, dataDir, webs, workers: hands, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Place = { folder: string; ports: Ports; binaries: string };

/** etcd, Patroni, haproxy and pgbouncer, in the order in which they need each other. */
async function startBase({ folder, ports, binaries }: Place, all: Supervised[], say: (line: string) => void) {
  const user = postgresUser();
  const password = randomBytes(12).toString('hex');
  const home = (node: NodeName) => `${folder}/${node}`;
  const env = { PATH: process.env.PATH, LANG: 'C.UTF-8', ETCD_UNSUPPORTED_ARCH: process.arch };
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const own = async (path: string, text: string) => {
    await writeFile(path, text, { mode: 0o600 });
    await chown(path, user.uid, user.gid);
  };
  const run = (name: string, file: string, args: readonly string[], at = folder) => {
    const each = new Supervised({ name, file, args, env, folder: at, user });
    all.push(each);
    return each.start();
  };
  for (const node of NODES) {
    await mkdir(home(node), { recursive: true });
    await chown(home(node), user.uid, user.gid);
    await own(`${home(node)}/patroni.yml`, patroniYaml(node, ports, home(node), binaries, password));
  }
  await own(`${folder}/haproxy.cfg`, haproxyCfg(ports));
  await own(`${folder}/pgbouncer.ini`, pgbouncerIni(ports, folder, password));
  await own(`${folder}/users.txt`, `"spinreel" "${password}"\n`);
  const etcd = NODES.map((node) => run('etcd', '/usr/bin/etcd', etcdArguments(node, ports, home(node)), home(node)));
  const patronis = NODES.map((node) => run('patroni', '/usr/bin/patroni', [`${home(node)}/patroni.yml`], home(node)));
  const proxy = run('haproxy', '/usr/sbin/haproxy', ['-db', '-f', `${folder}/haproxy.cfg`]);
  const pooler = run('pgbouncer', '/usr/sbin/pgbouncer', [`${folder}/pgbouncer.ini`]);
  say('etcd, Patroni, haproxy and pgbouncer are starting');
  const ask = async (node: NodeName) => {
    const answer = await fetch(`http://127.0.0.1:${ports.patroni[node]}/primary`, { method: 'OPTIONS' });
    return answer.ok;
  };
  const primary = async () => {
    for (const node of NODES) if (await ask(node).catch(() => false)) return node;
    return null;
  };
  const at = (login: string, port: number, name: string) => `postgresql://${login}:${password}@127.0.0.1:${port}/${name}`;
  const missing = async () => (await Promise.all(NODES.map((node) => nodeFaults(node, ports, home(node))))).flat();
  const folders = NODES.map((node) => home(node));
  await until({ what: 'a primary', works: async () => (await primary()) !== null, missing, folders });
  // Strictly synchronous: it takes no writes until a second node has caught up.
  const database = () => createDatabase(at('postgres', ports.database, 'postgres'), password);
  await until({ what: 'a database that takes writes', works: database, missing, folders });
  say(`the primary is ${await primary()}`);
  return {
    ...{ proxy, pooler, etcd, primary },
    databaseUrl: at('spinreel', ports.database, 'spinreel'),
    poolUrl: at('spinreel', ports.pooler, 'spinreel'),
    crash: (node: NodeName) => killPostgres(home(node)),
    async lose(node: NodeName) {
      const patroni = patronis[NODES.indexOf(node)]!;
      await patroni.kill();
      await killPostgres(home(node));
      return () => void patroni.start();
    },
  };
}

/** The program's role and database, if they are not there. Commits once a second node has it. */
async function createDatabase(url: string, password: string): Promise<true> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_roles where rolname = 'spinreel'");
    if (!rowCount) await client.query(`create role spinreel login password '${password}'`);
    await client.query("alter role spinreel set statement_timeout = '30s'");
    const { rowCount: there } = await client.query("select from pg_database where datname = 'spinreel'");
    if (!there) await client.query('create database spinreel owner spinreel');
    return true;
  } finally {
    await client.end();
  }
}

async function killPostgres(home: string): Promise<void> {
  const pid = Number((await readFile(`${home}/data/postmaster.pid`, 'utf8').catch(() => '')).split('\n')[0]);
  try {
    if (pid > 1) process.kill(pid, 'SIGKILL');
  } catch {
    // It was gone already.
  }
}

/** What a node lacks, in words. */
async function nodeFaults(node: NodeName, ports: Ports, home: string): Promise<string[]> {
  const faults: string[] = [];
  const etcd = await answerOf(`http://127.0.0.1:${ports.etcd[node]}/health`);
  if (etcd === null) faults.push(`etcd ${node} does not answer (${home}/etcd.log)`);
  else if (!etcd.includes('"true"')) faults.push(`etcd ${node} has no leader (${home}/etcd.log)`);
  const patroni = await answerOf(`http://127.0.0.1:${ports.patroni[node]}/patroni`);
  if (patroni === null) return [...faults, `Patroni ${node} does not answer (${home}/patroni.log)`];
  const { state, role } = JSON.parse(patroni) as { state?: string; role?: string };
  if (state !== 'running') faults.push(`Postgres ${node} is ${state ?? 'not there'} (${home}/patroni.log)`);
  else if (role === 'replica' && !patroni.includes('"sync_standby"')) faults.push(`Postgres ${node} runs as a copy that is not synchronous yet`);
  return faults;
}

/** What keeps a web process from being ready, in words. */
async function faultOf(name: string, port: number, folder: string): Promise<string[]> {
  const text = await answerOf(`http://127.0.0.1:${port}/api/ready`);
  if (text === null) return [`${name} does not answer (${folder}/${name}.log)`];
  const { status, checks = {} } = JSON.parse(text) as { status?: string; checks?: Record<string, boolean> };
  if (status === 'ready' || status === 'full') return [];
  const lacks = Object.keys(checks).filter((check) => !checks[check]);
  return [`${name} is ${status}${lacks.length > 0 ? `: ${lacks.join(', ')}` : ''} (${folder}/${name}.log)`];
}

/** null: nobody answers. */
function answerOf(address: string): Promise<string | null> {
  return fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.text(),
    () => null,
  );
}
