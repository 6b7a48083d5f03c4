import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { ensureAdmin } from './accounts/actions.ts';
import { type Config, ConfigError, loadConfig, readEnvironment } from './config.ts';
import { seedClassTypes } from './features/classes/actions.ts';
import { seedStarterLibrary } from './features/library/actions.ts';
import { checkMedia } from './media/tool/check-media.ts';
import { scratchOf, toolsOf } from './media/tool/place.ts';
import { MediaError } from './media/tool/run.ts';
import { type Fault, faultsOf, keepPrivate } from './production.ts';
import { createLog, openServices, type Services } from './services.ts';
import { buildWeb } from './web.ts';

/** Milliseconds after which a hanging shutdown is cut short. */
const STOP_MS = 20_000;

function fail(message: string): never {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/** Opens everything that ROLES, or the first argument in its place, asks for; exits with one clear message if that is not possible. */
export async function start(): Promise<void> {
  await open().catch((error) => {
    if (error instanceof ConfigError) fail(error.message);
    fail(`Spinreel could not start.\n${error instanceof MediaError ? error.message : inspect(error)}`);
  });
}

async function open(): Promise<void> {
  process.umask(0o077);
  const config = loadConfig({ ...readEnvironment(), ...(process.argv[2] && { ROLES: process.argv[2] }) });
  const log = createLog(config);
  tellFaults([...faultsOf(config), ...keepPrivate(config.dataDir)]);
  const onLost = (error: Error) => {
    log.fatal({ err: error }, 'the database is gone');
    process.exit(1);
  };
  if (config.roles.migrate) return migrateOnly(config, log);
  // ffmpeg is checked while Postgres starts.
  const media = checkMedia(toolsOf({ config }), scratchOf({ config })).catch((error: Error) => error);
  const services = await openServices(config, log, onLost);
  const found = await media;
  if (found instanceof Error) {
    await services.close();
    throw found;
  }
  const { has, lacks } = found.sandbox;
  log.info(
    { has, lacks },
    `ffmpeg ${found.version} runs ${has.length > 0 ? `in a sandbox: ${has.join(', ')}` : 'without a sandbox'}`,
  );
  await seed(services);

  const app = config.roles.web ? await buildWeb(services) : null;
  stopOnSignals(services, app);
  if (config.metricsPort !== null) {
    const { openMetricsPort } = await import('./http/metrics-port.ts');
    await openMetricsPort(services, config.metricsPort);
  }
  await app?.listen({ port: config.port, host: config.host });
  if (config.roles.worker) {
    // Loaded late: pages are served before the code of the jobs is loaded.
    const { startWorker } = await import('./worker.ts');
    await startWorker(services);
  }
  if (!app) log.info('Spinreel works in the background');
  else process.stdout.write(`\n  Spinreel is ready: ${config.publicUrl}\n\n`);
}

/** Brings the database up to date, with the queue's tables and what every installation has, and ends. */
async function migrateOnly(config: Config, log: Logger): Promise<void> {
  const services = await openServices(config, log);
  await seed(services).finally(services.close);
  log.info('the database is up to date');
}

async function seed(services: Services): Promise<void> {
  await ensureAdmin(services);
  await seedClassTypes(services);
  await seedStarterLibrary(services);
}

/** Reports everything that is unsafe at once. @throws ConfigError if some of it must be fixed first */
function tellFaults(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const lines = faults.map(({ fatal, message }) => `${fatal ? 'Must be mended' : 'Warning'}: ${message}`);
  const text = `This installation is not safe for production (see .env.example):\n  ${lines.join('\n  ')}`;
  if (faults.some(({ fatal }) => fatal)) throw new ConfigError(text);
  process.stderr.write(`\n${text}\n`);
}

/**
 * On SIGTERM the process leaves: /api/ready answers 503 while requests are still answered for DRAIN_SECONDS, in which a load balancer notices and
 * running jobs may end. Then, and at once on SIGINT, requests in progress finish, jobs are requeued, Postgres and ffmpeg stopped. A second signal
 * exits at once.
 */
function stopOnSignals({ config, log, queue, stopping, close }: Services, app: FastifyInstance | null): void {
  const stop = async (signal: string) => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    const seconds = signal === 'SIGTERM' ? config.drainSeconds : 0;
    log.info(seconds > 0 ? `${signal}: draining for ${seconds} s` : `${signal}: stopping`);
    if (seconds > 0) {
      const ended = queue.drain().catch((err) => log.warn({ err }, 'draining'));
      // Who only works in the background is nobody's address: it may go as soon as it has nothing left to do.
      await Promise.race([delay(seconds * 1000), ...(app ? [] : [ended])]);
      log.info('stopping');
    }
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await app?.close();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
