import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Auth } from './http/auth.ts';
import type { Mailer } from './mail/index.ts';
import type { Queue } from './queue/index.ts';
import type { Progress } from './queue/progress.ts';
import type { Storage } from './storage/index.ts';

/** What the doors of the program share. Built once by `openServices`, closed by `close`. */
export type Services = {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly storage: Storage;
  readonly queue: Queue;
  readonly progress: Progress;
  readonly mailer: Mailer;
  readonly auth: Auth;
  close(): Promise<void>;
};
