import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, readFile, stat, statfs, unlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { startCluster } from '../../deploy/cluster/cluster.ts';
import { until } from '../../deploy/cluster/patience.ts';
import { program } from '../../deploy/cluster/program.ts';
import type { Supervised } from '../../deploy/cluster/supervised.ts';
import type { Swift } from '../../deploy/store/swift.ts';
import { processesIn, send } from './processes.ts';

/** What is tortured: the program with what it runs on. */
export type Installation = {
  /** The port where people reach it, behind the line that can be cut. */
  readonly port: number;
  readonly dataDir: string;
  /** null: the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly webs: readonly Supervised[];
  readonly workers: readonly Supervised[];
  /** Between people and the web processes; null: there is none. */
  readonly proxy: Supervised | null;
  /** Between the program and the database; null: there is none. */
  readonly pooler: Supervised | null;
  /** Where files are kept; null: in `dataDir`. */
  readonly store: Swift | null;
  /** Kills the database's primary. @returns how, and what brings a lost machine back */
  killDatabase(): Promise<{ how: string; heal: () => void }>;
  /** Stops everything; the database of the embedded kind as well. */
  stop(): Promise<void>;
};

type Options = {
  folder: string;
  firstPort: number;
  workers: number;
  settings: Record<string, string>;
  origin: string;
  /** The checkout whose program runs. */
  root: string;
  /** The person who runs it has agreed to what the cluster installs. */
  yes: boolean;
  say: (line: string) => void;
};

/** One web process and the workers on the embedded Postgres, as a small studio would run them on one machine. */
export async function embedded({ folder, firstPort, workers, settings, origin, root }: Options): Promise<Installation> {
  const dataDir = `${folder}/data`;
  await mkdir(dataDir, { recursive: true });
  const common = {
    DATA_DIR: dataDir,
    PUBLIC_URL: origin,
    TRUST_PROXY: '127.0.0.1',
    RENDER_CONCURRENCY: '1',
    DRAIN_SECONDS: '4',
    ...settings,
  };
  const one = (name: string, role: string, port: number) =>
    program(name, folder, { ...common, ROLES: role, PORT: String(port) }, root).start();
  const webs = [one('web1', 'web', firstPort)];
  const hands = Array.from({ length: workers }, (_, i) => one(`worker${i + 1}`, 'worker', firstPort + 1 + i));
  await until({
    what: 'the site',
    works: async () => (await fetch(`http://127.0.0.1:${firstPort}/api/ready`)).ok,
    missing: async () => [`web1 is not ready (${folder}/web1.log)`],
    folders: [dataDir],
    pids: () => webs.map(({ pid }) => pid),
  });
  return {
    ...{ port: firstPort, dataDir, databaseUrl: null, webs, workers: hands, proxy: null, pooler: null, store: null },
    async killDatabase() {
      const pids = processesIn(dataDir, 'postgres');
      const postmaster = await postmasterOf(dataDir, pids);
      if (postmaster) send(postmaster, 'SIGKILL');
      return { how: 'Postgres killed', heal: () => {} };
    },
    async stop() {
      for (const each of [...hands, ...webs]) await each.stop();
    },
  };
}

/** Of these processes the one whose parent is none of them. */
async function postmasterOf(_dataDir: string, pids: number[]): Promise<number | null> {
  for (const pid of pids) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
    if (status && !pids.includes(parent)) return pid;
  }
  return null;
}

/** Two web processes and the workers on a highly available Postgres and a store of three nodes. */
export async function clustered({ settings, origin, ...options }: Options): Promise<Installation> {
  const cluster = await startCluster({ ...options, withStore: true, settings: { ...settings, PUBLIC_URL: origin } });
  let losses = 0;
  return {
    ...{ port: options.firstPort, dataDir: cluster.dataDir, databaseUrl: cluster.databaseUrl },
    ...{
      webs: cluster.webs,
      workers: cluster.workers,
      proxy: cluster.proxy,
      pooler: cluster.pooler,
      store: cluster.store,
    },
    async killDatabase() {
      const node = await cluster.primary();
      if (!node) return { how: 'no primary to kill', heal: () => {} };
      losses += 1;
      if (losses % 2 === 1) {
        await cluster.crash(node);
        return { how: `primary ${node} crashed`, heal: () => {} };
      }
      const back = await cluster.lose(node);
      return { how: `primary ${node} lost with its machine`, heal: back };
    },
    stop: cluster.stop,
  };
}

/**
 * A disk of its own, small enough to be filled.
 * @returns how to fill and to empty it, and to take it away; null where none can be mounted
 */
export async function smallDisk(folder: string, megabytes: number) {
  await mkdir(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const filler = `${folder}/.filler`;
  return {
    async fill() {
      // Others write meanwhile: what is there when it is taken may be less than what was asked for.
      for (let isFull = false; !isFull; ) {
        const { bavail, bsize } = await statfs(folder);
        const { size } = await stat(filler).catch(() => ({ size: 0 }));
        const { status } = spawnSync('fallocate', ['-l', String(size + Math.max(1, bavail) * bsize), filler]);
        isFull = status === 0 || bavail === 0;
      }
    },
    empty: () => unlink(filler).catch(() => {}),
    remove: () => execFileSync('umount', ['-l', folder], { stdio: 'ignore' }),
  };
}

/** The first of fifty ports next to each other, of which the first is free. */
export async function freePorts(): Promise<number> {
  for (let port = 21_000 + Math.floor(Math.random() * 8000); ; port += 50) {
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer().once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
