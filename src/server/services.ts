import { type Logger, pino } from 'pino';
import { type Auth, createAuth } from './accounts/auth.ts';
import { readBackupStatus } from './backup/status.ts';
import type { Config } from './config.ts';
import { type Model, openModel } from './copywriter/model/index.ts';
import { BorrowedClient, type Database, migrate, openDatabase } from './db/client.ts';
import { createMailer, type Mailer } from './mail/index.ts';
import { unsentMails } from './mail/unsent.ts';
import type { Payments } from './payments/index.ts';
import { openStripe } from './payments/stripe.ts';
import { startEmbedded } from './postgres/embedded.ts';
import { openQueue, type Queue } from './queue/index.ts';
import { openProgress, type Progress } from './queue/progress.ts';
import { boundsOf } from './storage/account.ts';
import { accounted } from './storage/accounted.ts';
import { openStorage, type Storage } from './storage/index.ts';
import { measured } from './storage/measured.ts';
import { roomOf } from './storage/room.ts';
import { type Metrics, openMetrics } from './telemetry/metrics.ts';
import { openTracing, traceField } from './telemetry/tracing.ts';

/** What the program's entry points share. */
export type Services = {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly storage: Storage;
  readonly queue: Queue;
  readonly progress: Progress;
  readonly mailer: Mailer;
  readonly metrics: Metrics;
  readonly auth: Auth;
  /** null: the built-in copywriter writes. */
  readonly model: Model | null;
  /** null: payments are not set up. */
  readonly payments: Payments | null;
  /** Aborted when the process has been told to stop: it still answers, but gets nothing new to do. */
  readonly stopping: AbortController;
  /** Closes them in reverse order: jobs are requeued first, the database goes last. */
  close(): Promise<void>;
};

/**
 * Opens database (starting the embedded one if no URL is given), store, queue, e-mail and sessions.
 * @param onLost called when something the program depends on is lost for good
 * @throws whatever kept one of them from opening; those already open are closed again
 */
export async function openServices(
  config: Config,
  log = createLog(config),
  onLost = (_error: Error) => {},
): Promise<Services> {
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of opened.splice(0).reverse()) {
      await end().catch((err) => log.error({ err }, 'closing'));
    }
  };
  try {
    if (config.otlpEndpoint) opened.push(await openTracing(config.otlpEndpoint));
    let url = config.databaseUrl;
    if (!url) {
      const embedded = await startEmbedded({ dataDir: config.dataDir, log: textLog(log), onLost });
      opened.push(() => embedded.stop());
      url = embedded.url;
    }
    await migrate(url);
    const { databasePoolUrl: poolUrl } = config;
    const onBroken = (err: Error) => log.warn({ err }, 'a database connection was lost');
    const database = poolUrl ? openDatabase(poolUrl, onBroken, BorrowedClient) : openDatabase(url, onBroken);
    opened.push(database.close);
    const { db, pool } = database;
    const storage = accounted(measured(await openStorage(config.storage)), db, boundsOf(config));
    const progress = await openProgress(url, pool, log);
    opened.push(progress.close);
    const queue = await openQueue(url, log);
    opened.push(queue.stop);
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
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
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
