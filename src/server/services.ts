import type { Logger } from 'pino';
import type { Auth } from './accounts/auth.ts';
import type { Config } from './config.ts';
import type { Model } from './copywriter/model/index.ts';
import type { Database } from './db/client.ts';
import type { Mailer } from './mail/index.ts';
import type { Payments } from './payments/index.ts';
import type { Queue } from './queue/index.ts';
import type { Progress } from './queue/progress.ts';
import type { Storage } from './storage/index.ts';
import type { Metrics } from './telemetry/metrics.ts';

/** What the program's entry points share; `open-services.ts` opens it. */
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
