import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Services } from '../services.ts';

export type JobContext = {
  /** Fires when the job is cancelled, runs out of time, or is to be handed back because the process stops. */
  readonly signal: AbortSignal;
  readonly log: Logger;
};

/** One kind of job: light, so that whoever sends it does not load what doing it takes. */
export type Job<Data = unknown> = {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** How often it is tried again after a failure. A worker that dies costs a try, one that stops does not. */
  readonly retries: number;
  /** Wait before the first retry, doubled before each further one; none when absent. */
  readonly retryDelaySeconds?: number;
  /** A try that takes longer has failed. */
  readonly timeoutSeconds: number;
  /** Jobs of this kind at once in one process; 1 when absent. */
  readonly concurrency?: (services: Services) => number;
  /** Sent with the person whose job it is; a person's jobs of this kind run one after the other, and people take turns. */
  readonly byPerson?: boolean;
  /** Runs by itself at these times (cron, UTC), with empty data. */
  readonly schedule?: string;
  /** Does the job. May run more than once, also at once with itself for a moment: finishing twice must be harmless. */
  run(services: Services, data: Data, context: JobContext): Promise<void>;
  /** Called once all tries have failed, for whatever reason; itself tried again until it succeeds. */
  onLastFailure?(services: Services, data: Data): Promise<void>;
};

const defined = new Set<string>();

/** @throws Error if the name is taken */
export function defineJob<Data>(job: Job<Data>): Job<Data> {
  if (defined.has(job.name)) throw new Error(`There are two kinds of job with the name ${job.name}.`);
  defined.add(job.name);
  return job;
}

/** @throws Error that names the kinds of job that could be sent but would never be done by a worker of `jobs` */
export function assertComplete(jobs: readonly Pick<Job, 'name'>[]): void {
  const done = new Set(jobs.map(({ name }) => name));
  const missing = [...defined].filter((name) => !done.has(name));
  if (missing.length > 0)
    throw new Error(`No worker does these jobs, they would wait for ever: ${missing.join(', ')}.`);
}
