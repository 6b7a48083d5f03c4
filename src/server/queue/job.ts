import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Services } from '../services.ts';

/** What a running job is given besides its data. */
export type JobContext = {
  /** Fires when the job ran out of time, was cancelled, or the worker stops; the job must end what it started. */
  readonly signal: AbortSignal;
  readonly log: Logger;
};

/** A kind of work that is done outside of a request. The data is light: ids and settings, never files. */
export type Job<Data extends object = object> = {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** How often it is tried again after a failure. */
  readonly retries: number;
  /** Seconds before the next try; doubled each time. 0: at once. */
  readonly retryDelaySeconds?: number;
  /** A run that takes longer is ended and counts as failed. */
  readonly timeoutSeconds: number;
  /** Runs at once in one worker process; 1 unless told. */
  readonly concurrency?: (services: Services) => number;
  /** Cron expression (UTC) of a job that runs by the clock, with empty data. */
  readonly schedule?: string;
  /** Does the work. Throwing means failure. Heavy code is imported here, so that the web door does not load it. */
  run(services: Services, data: Data, context: JobContext): Promise<void>;
  /** Called once when the last try has failed, also when its worker died. */
  onLastFailure?(services: Services, data: Data, context: JobContext): Promise<void>;
};

/** Keeps the data's type of a job's definition. */
export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job;
}
