import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Supervised } from '../../deploy/cluster/supervised.ts';
import type { Installation } from './installation.ts';
import type { Ledger } from './ledger.ts';
import { processesIn } from './processes.ts';

type Measured = { readonly installation: Installation; readonly ledger: Ledger; readonly say: (line: string) => void };

/** What a number of workers did: films that came out in a minute, and what the workers used for one, in seconds of a core. */
export type Scale = {
  readonly workers: number;
  readonly filmsAMinute: number;
  readonly coreSeconds: number;
  readonly cores: number;
};

const WARM_UP_MS = 12_000;
/** The kernel's ticks in a second (`getconf CLK_TCK`), which Linux tells every program alike. */
const TICKS = 100;
const PATIENCE_MS = 120_000;
const PERIOD_US = 100_000;
const GROUPS = '/sys/fs/cgroup';

/**
 * Lets one worker work, then two, and so on, each with its share of a core, and counts films and the time of processors.
 * @param cores of each worker
 * @param ms how long each number of them is measured
 */
export async function scale({ installation, ledger, say }: Measured, cores: number, ms: number): Promise<Scale[]> {
  const results: Scale[] = [];
  // Their clips are made by all of them, and counted by nobody.
  await until(() => ledger.uploads.size > 0 && [...ledger.uploads.values()].every(({ told }) => told === 'ready'));
  for (const each of installation.workers.slice(1)) await each.stop();
  for (const [i, worker] of installation.workers.entries()) {
    worker.start();
    limit(worker, cores);
    await sleep(WARM_UP_MS);
    const at = installation.workers.slice(0, i + 1);
    const before = { used: used(at), films: ready(ledger), time: Date.now() };
    await sleep(ms);
    const minutes = (Date.now() - before.time) / 60_000;
    const [films, seconds] = [ready(ledger) - before.films, used(at) - before.used];
    const result = {
      ...{ workers: i + 1, filmsAMinute: films / minutes, coreSeconds: seconds / films },
      cores: seconds / (minutes * 60),
    };
    results.push(result);
    say(`${result.workers} workers: ${result.filmsAMinute.toFixed(1)} films a minute`);
  }
  return results;
}

/** Kills each worker while it makes a film. @returns seconds from each death until another had begun that film again */
export async function takeovers({ installation, say }: Measured): Promise<number[]> {
  const client = new pg.Client({ connectionString: installation.databaseUrl! });
  await client.connect();
  const seconds: number[] = [];
  for (const worker of installation.workers) {
    await until(() => makesFilm(worker));
    const { rows: active } = await client.query<{ id: string; retry_count: number }>(
      `select id, retry_count from pgboss.job where state = 'active'`,
    );
    const killed = Date.now();
    await worker.kill();
    const counts = new Map(active.map((job) => [job.id, job.retry_count]));
    let begun: Date | undefined;
    await until(async () => {
      const { rows } = await client.query<{ id: string; retry_count: number; started_on: Date; state: string }>(
        `select id, retry_count, started_on, state from pgboss.job where id = any($1)`,
        [[...counts.keys()]],
      );
      begun = rows.find((job) => job.retry_count > counts.get(job.id)! && job.state !== 'retry')?.started_on;
      return begun !== undefined;
    });
    seconds.push((begun!.getTime() - killed) / 1000);
    say(`${worker.name} killed; its film was taken over after ${seconds.at(-1)!.toFixed(1)} s`);
    worker.start();
    await sleep(WARM_UP_MS);
  }
  await client.end();
  return seconds;
}

const ready = ({ films }: Ledger) => [...films.values()].filter(({ told }) => told === 'ready').length;

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('After two minutes it has not happened.');
    await sleep(50);
  }
}

const parentOf = (pid: number) => Number(stat(pid)?.[1]);
const makesFilm = ({ pid }: Supervised) => processesIn('', 'ffmpeg').some((child) => parentOf(child) === pid);

/** Gives a process and its children at most so many cores (cgroups, of either version; as root). */
function limit({ name, pid }: Supervised, cores: number): void {
  const quota = String(Math.round(cores * PERIOD_US));
  const isSecond = existsSync(`${GROUPS}/cgroup.controllers`);
  const group = `${GROUPS}/${isSecond ? '' : 'cpu/'}spinreel-torture-${name}`;
  mkdirSync(group, { recursive: true });
  if (isSecond) writeFileSync(`${group}/cpu.max`, `${quota} ${PERIOD_US}`);
  else writeFileSync(`${group}/cpu.cfs_quota_us`, quota);
  writeFileSync(`${group}/cgroup.procs`, String(pid));
}

/** Seconds of a core that these processes have used, with their children, living and ended (proc(5)). */
function used(processes: readonly Supervised[]): number {
  const pids = processes.map(({ pid }) => pid!);
  const films = processesIn('', 'ffmpeg').filter((child) => pids.includes(parentOf(child)));
  const ticks = [...pids, ...films].flatMap((pid) => (stat(pid) ?? []).slice(11, 15).map(Number));
  return ticks.reduce((sum, n) => sum + n, 0) / TICKS;
}

/** What /proc says of a process after its name, from its state on. null: it has ended. */
function stat(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  } catch {
    return null;
  }
}
