import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWithUs, isAlive } from '../is-alive.ts';
import { keepSecretFile } from '../secret-file.ts';
import type { RunAs } from './binaries.ts';

/** The names and secrets of the cluster in DATA_DIR. */
export type Keys = { readonly port: number; readonly superuserPassword: string; readonly password: string };

/** Where the cluster is stored: `home` holds `data`, its log and drafts of both. */
export type Cluster = {
  readonly home: string;
  readonly data: string;
  readonly log: string;
  readonly runAs: RunAs | null;
};

/** Reads, or creates once, the port and the passwords of the cluster in `dataDir`. */
export async function readKeys(dataDir: string): Promise<Keys> {
  const port = await freePort();
  const secret = () => randomBytes(24).toString('hex');
  return JSON.parse(
    keepSecretFile(join(dataDir, 'postgres.json'), () =>
      JSON.stringify({ port, superuserPassword: secret(), password: secret() }),
    ),
  );
}

/** `preferred` if nothing listens there, else a port chosen by the system. */
export function freePort(preferred = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (preferred && error.code === 'EADDRINUSE') resolve(freePort());
      else reject(error);
    });
    server.listen(preferred, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** The folder of the cluster below `dataDir`, created if absent and owned by the user that Postgres runs as. */
export async function prepareHome(dataDir: string): Promise<Cluster> {
  const home = join(dataDir, 'postgres');
  const data = join(home, 'data');
  await mkdir(home, { recursive: true });
  const runAs = process.getuid?.() === 0 ? userToRunAs(data) : null;
  if (runAs) await chown(home, runAs.uid, runAs.gid);
  return { home, data, log: join(home, 'server.log'), runAs };
}

/** Postgres refuses to run as root: the owner of existing data, otherwise the user `nobody`. */
function userToRunAs(data: string): RunAs {
  if (existsSync(data)) {
    const { uid, gid } = statSync(data);
    return { uid, gid };
  }
  const nobody = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  // 65534 is the uid of `nobody`, used when a minimal image does not list it. macOS writes it as -2.
  return { uid: Number(nobody?.[2] ?? 65_534) >>> 0, gid: Number(nobody?.[3] ?? 65_534) >>> 0 };
}

/**
 * Starts a Postgres program in the cluster's home, as the right user, in a session of its own, so that Ctrl-C does not
 * reach it before us. `{home}` in `args` becomes a path under which that user can reach the home.
 */
export function spawnIn(cluster: Cluster, program: string, args: string[], output: 'pipe' | number) {
  // Root may keep DATA_DIR below a folder that the user `nobody` cannot enter. An open descriptor still leads there.
  const throughDescriptor = cluster.runAs !== null && process.platform === 'linux';
  const folder = throughDescriptor ? openSync(cluster.home, 'r') : null;
  const home = throughDescriptor ? '/proc/self/fd/3' : cluster.home;
  try {
    return spawn(
      program,
      args.map((arg) => arg.replace('{home}', home)),
      {
        cwd: cluster.runAs ? '/' : cluster.home,
        detached: true,
        env: { LC_ALL: 'C', TZ: 'UTC' },
        stdio: ['ignore', output, output, ...(folder === null ? [] : [folder])],
        ...cluster.runAs,
      },
    );
  } finally {
    if (folder !== null) closeSync(folder);
  }
}

/**
 * Creates the cluster if there is none yet. It appears as a whole or not at all, even when several processes try at once.
 * @throws Error with the output of initdb, which is killed when `signal` fires
 */
export async function createCluster(
  cluster: Cluster,
  binaries: string,
  keys: Keys,
  { fastTests = false, signal }: { readonly fastTests?: boolean; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  if (existsSync(join(cluster.data, 'PG_VERSION'))) return;
  const name = `draft-${randomBytes(4).toString('hex')}`;
  const draft = join(cluster.home, name);
  const passwordFile = `${draft}.password`;
  try {
    await writeFile(passwordFile, keys.superuserPassword, { mode: 0o600 });
    if (cluster.runAs) await chown(passwordFile, cluster.runAs.uid, cluster.runAs.gid);
    const child = spawnIn(
      cluster,
      join(binaries, 'bin', 'initdb'),
      [
        `--pgdata={home}/${name}`,
        `--pwfile={home}/${name}.password`,
        '--username=postgres',
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Postgres's own C.UTF-8 needs no system locale and sorts the same on every machine.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...(fastTests ? ['--no-sync'] : []),
      ],
      'pipe',
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
    // It runs others, in its group.
    const stop = () => child.exitCode === null && child.pid && process.kill(-child.pid, 'SIGKILL');
    const forget = endWithUs(stop);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
    const ended = new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
    const code = await ended.finally(() => {
      forget();
      signal?.removeEventListener('abort', stop);
    });
    if (code !== 0) throw new Error(`initdb ended with ${code}: ${said.trim().slice(-2000)}`);
    await rename(draft, cluster.data);
  } catch (cause) {
    if (existsSync(join(cluster.data, 'PG_VERSION'))) return; // Another process was faster.
    throw new Error(`The embedded Postgres could not be set up in ${cluster.home}: ${(cause as Error).message}`, {
      cause,
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * The postmaster named in postmaster.pid, if it is alive and runs on this very cluster; null if the file is absent or
 * stale: its process is gone, a zombie, or another program with the same pid.
 */
export function runningPostmaster(cluster: Cluster): { pid: number; port: number; ready: boolean } | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster.data, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const pid = Math.abs(Number(lines[0]));
  if (!pid || !isPostmasterOf(cluster, pid)) return null;
  // One line each: pid, data folder, start time, port, socket folder, address, shared memory, state.
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Whether the process is alive and a server of this very cluster. */
export function isPostmasterOf({ data }: Cluster, pid: number): boolean {
  // On other systems a living process is assumed to be the postmaster, as Postgres itself assumes.
  if (process.platform !== 'linux') return isAlive(pid);
  try {
    // `123 (postgres) S …`; state Z is a zombie.
    const [, program, state] = /\((.*)\) (\S)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    if (program !== 'postgres' || state === 'Z') return false;
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch (error) {
    // In a container root may not inspect other users' processes. The password check decides in the end.
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}

/**
 * Removes postmaster.pid if Postgres itself would take its process for a living postmaster. Another process may be
 * writing the file as it starts, so the removed file is checked again, and put back if it is not the stale one.
 */
export function removeStalePidFile(cluster: Cluster): void {
  const file = join(cluster.data, 'postmaster.pid');
  const aside = join(cluster.home, `stale-${process.pid}.pid`);
  const read = (path: string) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return null;
    }
  };
  const stale = read(file);
  if (stale === null || runningPostmaster(cluster) || !isAlive(Math.abs(Number.parseInt(stale, 10)))) return;
  try {
    renameSync(file, aside);
    if (read(aside) !== stale) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Ends a server: a fast shutdown rolls open transactions back and writes everything; what comes after it leaves the rest to recovery. */
export async function shutDown(isThere: () => boolean, kill: (signal: NodeJS.Signals) => unknown): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!isThere()) return;
    kill(signal);
    for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(10)) if (!isThere()) return;
  }
}
