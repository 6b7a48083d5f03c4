import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { loadConfig } from '../src/server/config.ts';
import { rateLimits } from '../src/server/db/schema/rate-limits.ts';
import { openServices } from '../src/server/open-services.ts';
import type { Services } from '../src/server/services.ts';
import { buildWeb } from '../src/server/web.ts';
import { startWorker } from '../src/server/worker.ts';
import { Client } from './client.ts';
import { holdPort } from './port.ts';
import { createTestDatabase } from './postgres.ts';

/** A server that other files may use as well. */
export type SharedServer = {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly services: Services;
  /** A new visitor. */
  client(): Client;
};

export type TestServer = SharedServer & { close(): Promise<void> };

/**
 * The real program on a free port, with an empty database and a DATA_DIR of its own.
 * @param variables environment variables; ROLES is `web` by default, `web,worker` runs the jobs as well
 * @param log silent if it is not given
 */
export async function startServer(variables: Record<string, string> = {}, log?: Logger): Promise<TestServer> {
  const ends: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-test-'));
    // A request that its sender has aborted may still be writing.
    ends.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
    const database = await createTestDatabase();
    ends.push(database.drop);
    const { port, release } = await holdPort();
    ends.push(release);
    const url = `http://127.0.0.1:${port}`;
    const config = loadConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      ROLES: 'web',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      // Nobody is there: files that ask Instagram start one of their own.
      INSTAGRAM_APP_ID: '1',
      INSTAGRAM_APP_SECRET: 'of the tests',
      INSTAGRAM_API_BASE: 'http://127.0.0.1:9',
      ...variables,
    });
    const services = await openServices(config, log);
    ends.push(services.close);
    const app = await buildWeb(services);
    ends.push(() => app.close());
    if (config.roles.worker) await startWorker(services);
    await release();
    await app.listen({ port, host: '0.0.0.0' });
    return { url, services, client: () => new Client(url), close };
  } catch (error) {
    await close();
    throw error;
  }
}

const kept = globalThis as { sharedServer?: Promise<TestServer> };

/**
 * The program with the web role and default settings: one for all files of a worker, so that it is started only once.
 * Nobody closes it. For files that only use people they have created themselves; requests of earlier files do not count
 * against the limits.
 */
export async function sharedServer(): Promise<SharedServer> {
  kept.sharedServer ??= startServer();
  const server = await kept.sharedServer;
  await server.services.db.delete(rateLimits);
  return server;
}
