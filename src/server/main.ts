import { inspect } from 'node:util';
import { ConfigError, loadConfig, readEnvironment } from './config.ts';
import { ensureAdmin } from './features/auth/actions.ts';
import { seedClassTypes } from './features/classes/actions.ts';
import { checkMedia } from './media/check.ts';
import { createLog, openServices, type Services } from './services.ts';
import { buildWeb } from './web.ts';
import { startWorker } from './worker.ts';

/** Milliseconds after which a stop that hangs is cut short. */
const STOP_MS = 20_000;

if (Number(process.versions.node.split('.')[0]) < 24) {
  fail(`Spinreel runs on Node 24; this is ${process.version}. Start it with npm start, which brings its own.`);
}

function fail(message: string): never {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = loadConfig(readEnvironment());
  const log = createLog(config);
  await checkMedia({ ffmpeg: config.ffmpegPath, ffprobe: config.ffprobePath });
  const services = await openServices(config, log, (error) => {
    log.fatal({ err: error }, 'the database is gone');
    process.exit(1);
  });
  await ensureAdmin(services);
  await seedClassTypes(services);

  const app = config.roles.web ? await buildWeb(services) : null;
  stopOnSignals(services, async () => app?.close());
  if (config.roles.worker) await startWorker(services);
  if (!app) return log.info('Spinreel works in the background');
  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(`\n  Spinreel is ready: ${config.publicUrl}\n\n`);
}

/** Requests are drained, jobs handed back, Postgres and ffmpeg end; a second signal does not wait. */
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

main().catch((error) => {
  if (error instanceof ConfigError) fail(error.message);
  fail(`Spinreel could not start.\n${inspect(error)}`);
});
