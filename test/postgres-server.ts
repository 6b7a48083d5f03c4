import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/server/db/client.ts';
import { isAlive } from '../src/server/is-alive.ts';
import { startEmbedded } from '../src/server/postgres/embedded.ts';
import { quickFolder } from './memory.ts';
import { createDatabase, TEMPLATE, urlOf } from './postgres.ts';

const PREFIX = 'spinreel-postgres-of-';

type Shared = { url: string; users: number; stop(): Promise<void> };
const kept = globalThis as { testPostgres?: Promise<Shared> };

/**
 * Vitest's global setup of each project that needs one: the same Postgres for all of them, without fsync, with a
 * migrated database to copy from.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  kept.testPostgres ??= open();
  const shared = await kept.testPostgres;
  shared.users++;
  project.provide('postgresUrl', shared.url);
  return async () => {
    if (--shared.users > 0) return;
    delete kept.testPostgres;
    await shared.stop();
  };
}

async function open(): Promise<Shared> {
  const folder = quickFolder();
  await sweep(folder);
  const dataDir = await mkdtemp(join(folder, `${PREFIX}${process.pid}-`));
  const server = await start(dataDir);
  await createDatabase(server.url, TEMPLATE, 'template0');
  await migrate(urlOf(server.url, TEMPLATE));
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, users: 0, stop };
}

function start(dataDir: string) {
  return startEmbedded({
    dataDir,
    fastTests: true,
    log: { info() {}, warn },
    onLost: (error) => warn(error.message),
  });
}

/** Stops the servers of runs that were killed before they could do so. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const run = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (!run || isAlive(Number(run))) continue;
    const dataDir = join(folder, name);
    try {
      await (await start(dataDir)).stop();
      await rm(dataDir, { recursive: true, force: true });
    } catch {
      // Another run is doing the same.
    }
  }
}

function warn(message: string): void {
  process.stderr.write(`${message}\n`);
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
