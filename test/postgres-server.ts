import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate, openDatabase } from '../src/server/db/client.ts';
import { startEmbedded } from '../src/server/db/embedded.ts';
import { createDatabase, TEMPLATE, urlOf } from './postgres.ts';

/** Vitest's global set-up: one Postgres for the whole run, without fsync, with a migrated database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-postgres-'));
  const server = await startEmbedded({
    dataDir,
    fastTests: true,
    log: { info() {}, warn },
    onLost: (error) => warn(error.message),
  });
  await createDatabase(server.url, TEMPLATE, 'template0');
  const template = openDatabase(urlOf(server.url, TEMPLATE));
  await migrate(template);
  await template.close();
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

function warn(message: string): void {
  process.stderr.write(`${message}\n`);
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
