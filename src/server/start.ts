import { inspect } from 'node:util';
import { ensureAdmin } from './accounts/actions.ts';
import { ConfigError, loadConfig, readEnvironment } from './config.ts';
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

/** Opens everything that ROLES asks for; exits with one clear message if that is not possible. */
export async function start(): Promise<void> {
  await open().catch((error) => {
    if (error instanceof ConfigError) fail(error.message);
    fail(`Spinreel could not start.\n${error instanceof MediaError ? error.message : inspect(error)}`);
  });
}

async function open(): Promise<void> {
  process.umask(0o077);
  const config = loadConfig(readEnvironment());
  const log = createLog(config);
  tellFaults([...faultsOf(config), ...keepPrivate(config.dataDir)]);
  const onLost = (error: Error) => {
    log.fatal({ err: error }, 'the database is gone');
    process.exit(1);
  };
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
  await ensureAdmin(services);
  await seedClassTypes(services);
  await seedStarterLibrary(services);

  const app = config.roles.web ? await buildWeb(services) : null;
  stopOnSignals(services, async () => app?.close());
  await app?.listen({ port: config.port, host: config.host });
  if (config.roles.worker) {
    // Loaded late: pages are served before the code of the jobs is loaded.
    const { startWorker } = await import('./worker.ts');
    await startWorker(services);
  }
  if (!app) log.info('Spinreel works in the background');
  else process.stdout.write(`\n  Spinreel is ready: ${config.publicUrl}\n\n`);
}

/** Reports everything that is unsafe at once. @throws ConfigError if some of it must be fixed first */
function tellFaults(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const lines = faults.map(({ fatal, message }) => `${fatal ? 'Must be mended' : 'Warning'}: ${message}`);
  const text = `This installation is not safe for production (see .env.example):\n  ${lines.join('\n  ')}`;
  if (faults.some(({ fatal }) => fatal)) throw new ConfigError(text);
  process.stderr.write(`\n${text}\n`);
}

/** Requests are drained, jobs requeued, Postgres and ffmpeg stopped; a second signal exits at once. */
function stopOnSignals({ log, close }: Services, closeWeb: () => Promise<unknown>): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info(`${signal}: stopping`);
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await closeWeb();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
