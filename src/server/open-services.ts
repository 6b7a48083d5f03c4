import { type Logger, pino } from 'pino';
import { createAuth } from './accounts/auth.ts';
import { readBackupStatus } from './backup/status.ts';
import type { Config } from './config.ts';
import { openModel } from './copywriter/model/index.ts';
import { BorrowedClient, type Database, migrate, openDatabase } from './db/client.ts';
import { createMailer } from './mail/index.ts';
import { unsentMails } from './mail/unsent.ts';
import { Opened } from './opened.ts';
import { isOutage } from './outage.ts';
import { openStripe } from './payments/stripe.ts';
import { startEmbedded } from './postgres/embedded.ts';
import { openQueue } from './queue/index.ts';
import { openProgress } from './queue/progress.ts';
import type { Services } from './services.ts';
import { boundsOf } from './storage/account.ts';
import { accounted } from './storage/accounted.ts';
import { openStorage, type Store } from './storage/index.ts';
import { measured } from './storage/measured.ts';
import { claimStore } from './storage/owner.ts';
import { roomOf } from './storage/room.ts';
import { openMetrics } from './telemetry/metrics.ts';
import { openTracing, traceField } from './telemetry/tracing.ts';

/**
 * Opens database (starting the embedded one if no URL is given), store, queue, e-mail and sessions, one step after the other.
 * @param onLost called when something the program depends on is lost for good
 * @param opened gets everything that has to be closed again
 * @throws whatever kept one of them from opening; those already open are closed again
 */
export async function openServices(
  config: Config,
  log = createLog(config),
  onLost = (_error: Error) => {},
  opened = new Opened(undefined, (err, name) => log.error({ err, name }, 'closing')),
): Promise<Services> {
  try {
    return await open(config, log, onLost, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function open(config: Config, log: Logger, onLost: (error: Error) => void, opened: Opened): Promise<Services> {
  const { otlpEndpoint, databasePoolUrl: poolUrl, dataDir } = config;
  if (otlpEndpoint)
    await opened.open(
      'traces',
      () => openTracing(otlpEndpoint),
      (end) => end(),
    );
  const url = await opened
    .open(
      'database',
      async (signal) => config.databaseUrl ?? startEmbedded({ dataDir, log: textLog(log), onLost, signal }),
      (database) => typeof database === 'string' || database.stop(),
    )
    .then((database) => (typeof database === 'string' ? database : database.url));
  await opened.open('migrations', (signal) => migrate(url, signal));
  const { db, pool } = await opened.open(
    'connections',
    () => openPool(poolUrl, url, log),
    (database) => database.close(),
  );
  const store = await opened.open('store', () => openStore(config, db, log));
  const storage = accounted(measured(store), db, boundsOf(config));
  const progress = await opened.open(
    'progress',
    () => openProgress(url, pool, log),
    (progress) => progress.close(),
  );
  const queue = await opened.open(
    'queue',
    () => openQueue(url, log),
    (queue) => queue.stop(),
  );
  return {
    config,
    log,
    db,
    storage,
    queue,
    progress,
    mailer: createMailer(config, log),
    metrics: openMetrics({
      ...{ pool, depths: queue.depths },
      mails: () => unsentMails(db),
      rooms: () => roomOf(config),
      backup: () => backupOf(db),
    }),
    auth: createAuth(config, db, log),
    model: config.llm && openModel(config.llm),
    payments: config.stripe && (await openStripe(config.stripe, log)),
    stopping: new AbortController(),
    close: () => opened.close(),
  };
}

/** @throws Error if nothing answers, or it refuses us */
async function openPool(poolUrl: string | null, url: string, log: Logger) {
  const onBroken = (err: Error) => log.warn({ err }, 'a database connection was lost');
  const database = poolUrl ? openDatabase(poolUrl, onBroken, BorrowedClient) : openDatabase(url, onBroken);
  try {
    await database.pool.query('select 1');
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/**
 * A store that is away comes back, and people are told so meanwhile; one that refuses us needs other settings.
 * @throws Error of the second kind
 */
async function openStore({ storage: config }: Config, db: Database, log: Logger): Promise<Store> {
  const storage = await openStorage(config);
  const ready = async () => {
    await storage.check();
    await claimStore(storage, db);
  };
  await ready().catch((err) => {
    if (config.kind === 'disk' || !isOutage(err)) throw err;
    log.warn({ err }, `the store at S3_ENDPOINT (${config.endpoint}) does not answer`);
  });
  return storage;
}

/** JSON lines in production, readable lines for people. Cookies and passwords never get here: bodies and headers are not logged. */
export function createLog(config: Pick<Config, 'logLevel' | 'nodeEnv'>): Logger {
  const level = config.logLevel;
  if (config.nodeEnv !== 'development') return pino({ level, mixin: traceField });
  return pino({
    level,
    transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname,request,userId' } },
  });
}

async function backupOf(db: Database) {
  const { completedAt, result } = await readBackupStatus(db);
  const ageSeconds = completedAt && (Date.now() - completedAt.getTime()) / 1000;
  return { ageSeconds, failed: result === 'failed' || result === 'damaged' };
}

function textLog(log: Logger) {
  return { info: (message: string) => log.info(message), warn: (message: string) => log.warn(message) };
}
