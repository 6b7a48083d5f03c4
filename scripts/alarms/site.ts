import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { program } from '../../deploy/cluster/program.ts';
import type { Supervised } from '../../deploy/cluster/supervised.ts';
import { holdPort } from '../../test/port.ts';

/** A process of the program that Prometheus would read. */
export type Watched = {
  /** As Prometheus calls it: its `instance`. */
  readonly instance: string;
  readonly process: Supervised;
  readonly metrics: string;
};

/** An installation whose figures are recorded: one process that does everything, or a worker of its own. */
export type Site = {
  readonly origin: string;
  /** Its logs, its data, and whatever its fault needs. */
  readonly folder: string;
  readonly dataDir: string;
  /** The settings of its processes. */
  readonly env: Readonly<Record<string, string>>;
  /** Who is read; who is taken from it was taken out of service. */
  readonly watched: Map<'web' | 'worker', Watched>;
  stop(): Promise<void>;
};

export type SiteOptions = {
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
  /** What a worker of its own is told besides; null: there is none. */
  readonly ofWorker: Readonly<Record<string, string>> | null;
};

const PATIENCE_MS = 900_000;

/**
 * Starts the program as a small studio would have it, on its own Postgres unless the settings name another.
 * @throws if it does not come up
 */
export async function openSite({ folder, settings, ofWorker }: SiteOptions): Promise<Site> {
  const dataDir = `${folder}/data`;
  await mkdir(dataDir, { recursive: true });
  const ports = await Promise.all([holdPort(), holdPort()]);
  const [port, metricsPort] = ports.map((each) => each.port);
  await Promise.all(ports.map((each) => each.release()));
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...{ NODE_ENV: 'development', LOG_LEVEL: 'info', DATA_DIR: dataDir, PUBLIC_URL: origin, TRUST_PROXY: '127.0.0.1' },
    ...{ RENDER_CONCURRENCY: '1', APP_SECRET: 'alarms'.repeat(7), ...settings },
  };
  const watched: Site['watched'] = new Map();
  const add = (role: 'web' | 'worker', own: Record<string, string>, at: number) => {
    const roles = ofWorker ? role : 'web,worker';
    const process = program(role, folder, { ...env, ROLES: roles, ...own }).start();
    watched.set(role, { instance: role, process, metrics: `http://127.0.0.1:${at}/metrics` });
  };
  add('web', { PORT: String(port) }, port!);
  await until(`${origin}/api/ready`);
  if (ofWorker) {
    add('worker', { METRICS_PORT: String(metricsPort), PORT: '1', ...ofWorker }, metricsPort!);
    await until(`http://127.0.0.1:${metricsPort}/health`);
  }
  const all = [...watched.values()].map(({ process }) => process);
  const stop = async () => {
    for (const each of all.toReversed()) await each.stop();
  };
  return { origin, folder, dataDir, env, watched, stop };
}

async function until(address: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error(`Nothing answers at ${address}.`);
    await sleep(250);
  }
}
