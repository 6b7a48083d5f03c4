import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ensureAdmin } from './accounts/actions.ts';
import { type Config, ConfigError, loadConfig, readEnvironment } from './config.ts';
import { seedClassTypes } from './features/classes/actions.ts';
import { seedStarterLibrary } from './features/library/actions.ts';
import { checkMedia } from './media/tool/check-media.ts';
import { scratchOf, toolsOf } from './media/tool/place.ts';
import type { Sandbox } from './media/tool/sandbox.ts';
import { createLog, openServices } from './open-services.ts';
import { Opened } from './opened.ts';
import { type Fault, faultsOf, keepPrivate } from './production.ts';
import type { Services } from './services.ts';
import { buildWeb } from './web.ts';
import { whyNotStarted } from './why-not-started.ts';

/** Milliseconds after which a hanging shutdown is cut short. */
const STOP_MS = 20_000;
/** npm passes on what the terminal has sent to every program in it: the same signal so soon after the first is the first. */
const SAME_SIGNAL_MS = 500;

/** What the process is, as far as it has come. */
type Process = {
  readonly opened: Opened;
  config: Config | null;
  log: Logger | null;
  /** There is one once somebody may rely on this process. */
  services: Services | null;
  isWeb: boolean;
  /** When a signal has told it to leave; 0: none has. */
  told: number;
};

/**
 * Opens everything that ROLES, or the first argument in its place, asks for; exits with one clear message if that is
 * not possible. Every way out of the process, at any moment, closes what it has opened.
 */
export async function start(): Promise<void> {
  const self: Process = {
    opened: new Opened(
      (step) => self.log?.debug({ step }, step.startsWith('-') ? 'closing' : 'opening'),
      (err, name) => self.log?.error({ err, name }, 'closing'),
    ),
    ...{ config: null, log: null, services: null, isWeb: false, told: 0 },
  };
  leaveOnSignals(self);
  try {
    await open(self);
    if (self.config?.roles.migrate) await self.opened.close();
  } catch (error) {
    // The signal's handler sees to the rest.
    if (self.told > 0) return;
    const why = whyNotStarted(error, self.opened.failedAt, self.config);
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await self.opened.close();
    process.stderr.write(`\n${why}\n`);
    process.exit(1);
  }
}

async function open(self: Process): Promise<void> {
  const { opened } = self;
  process.umask(0o077);
  const config = await opened.open('settings', () => {
    const config = loadConfig({ ...readEnvironment(), ...(process.argv[2] && { ROLES: process.argv[2] }) });
    tellFaults([...faultsOf(config), ...keepPrivate(config.dataDir)]);
    return config;
  });
  const log = createLog(config);
  Object.assign(self, { config, log });
  const onLost = (error: Error) => {
    log.fatal({ err: error }, 'the database is gone');
    process.exit(1);
  };
  // ffmpeg is checked while Postgres starts.
  const media = config.roles.migrate
    ? null
    : opened.open('ffmpeg', () => checkMedia(toolsOf({ config }), scratchOf({ config })));
  media?.catch(() => {});
  const services = await openServices(config, log, onLost, opened);
  if (media) tellSandbox(log, (await media).sandbox, (await media).version);
  await opened.open('first content', () => seed(services));
  if (config.roles.migrate) return log.info('the database is up to date');
  const app = config.roles.web
    ? await opened.open(
        'pages',
        () => buildWeb(services),
        (app) => app.close(),
      )
    : null;
  const { metricsPort } = config;
  if (metricsPort !== null) {
    const { openMetricsPort } = await import('./http/metrics-port.ts');
    await opened.open(
      'metrics port',
      () => openMetricsPort(services, metricsPort),
      (server) => server.close(),
    );
  }
  await opened.open('port', async () => {
    Object.assign(self, { services, isWeb: app !== null });
    await app?.listen({ port: config.port, host: config.host });
  });
  if (config.roles.worker) {
    await opened.open('jobs', async () => {
      // Loaded late: pages are served before the code of the jobs is loaded.
      const { startWorker } = await import('./worker.ts');
      await startWorker(services);
    });
  }
  if (!app) log.info('Spinreel works in the background');
  else process.stdout.write(`\n  Spinreel is ready: ${config.publicUrl}\n\n`);
}

function tellSandbox(log: Logger, { has, lacks }: Sandbox, version: string): void {
  log.info(
    { has, lacks },
    `ffmpeg ${version} runs ${has.length > 0 ? `in a sandbox: ${has.join(', ')}` : 'without a sandbox'}`,
  );
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
 * On SIGTERM the process leaves: /api/ready answers 503 while requests are still answered for DRAIN_SECONDS, in which a
 * load balancer notices and running jobs may end. Then, and at once on SIGINT, on SIGHUP (its terminal is closed) and
 * while it is still starting, requests in progress finish, jobs are requeued, Postgres and ffmpeg stopped. A second
 * signal exits at once, and stops those two all the same.
 */
function leaveOnSignals(self: Process): void {
  let first = '';
  const leave = async (signal: string) => {
    if (signal === first && Date.now() - self.told < SAME_SIGNAL_MS) return;
    if (self.told > 0) process.exit(1);
    self.told = Date.now();
    first = signal;
    self.services?.stopping.abort();
    await self.opened.leave();
    if (self.services) await drain(self.services, signal, self.isWeb);
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await self.opened.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, leave);
}

async function drain({ config, log, queue }: Services, signal: string, isWeb: boolean): Promise<void> {
  const seconds = signal === 'SIGTERM' ? config.drainSeconds : 0;
  log.info(seconds > 0 ? `${signal}: draining for ${seconds} s` : `${signal}: stopping`);
  if (seconds === 0) return;
  const ended = queue.drain().catch((err) => log.warn({ err }, 'draining'));
  // A process that only works in the background is nobody's address: it may go as soon as it has nothing left to do.
  await Promise.race([delay(seconds * 1000), ...(isWeb ? [] : [ended])]);
  log.info('stopping');
}
