import type { Logger } from 'pino';
import type { z } from 'zod';

export type JobContext = {
  /** Fires when the job is canceled, times out, or is to be requeued because the process stops. */
  readonly signal: AbortSignal;
  readonly log: Logger;
};

/** There is something better to do than this job. */
export class GaveWay extends Error {
  override name = 'GaveWay';
}

/** One kind of job: lightweight, so that senders do not load the code that runs it. */
export type JobKind<Data = unknown> = {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** How often it is retried after a failure. A worker that dies costs an attempt, one that stops does not. */
  readonly retries: number;
  /** Wait before the first retry, doubled before each further one; none if absent. */
  readonly retryDelaySeconds?: number;
  /** It grows no further than this. */
  readonly retryDelayMaxSeconds?: number;
  /** An attempt that takes longer has failed. */
  readonly timeoutSeconds: number;
  /** Sent with the person whose job it is; a person's jobs of this kind run one after the other, and people take turns. */
  readonly byPerson?: boolean;
  /** A person's next one is let in only while they have fewer than `from` jobs of the other kind; of a kind `byPerson`. */
  readonly heldBy?: { readonly kind: string; readonly from: number };
  /**
   * Runs only while its process does nothing for the kinds `byPerson`, and is stopped when it begins to: it fails with
   * GaveWay, and is tried again.
   */
  readonly givesWay?: boolean;
  /** Its handler is notified of the final failure, once all attempts have failed. */
  readonly tellsLastFailure?: boolean;
};

/** The handler for the jobs of one kind. It may use nothing but `Services`. */
export type Job<Services> = {
  readonly kind: JobKind;
  /** Jobs of this kind at once in one process; 1 if absent. */
  readonly concurrency?: (services: Services) => number;
  /** Runs on this schedule (cron, UTC), with empty data. */
  readonly schedule?: string;
  /** Runs the job. May run more than once, even concurrently with itself for a moment: finishing twice must be harmless. */
  run(services: Services, data: unknown, context: JobContext): Promise<unknown>;
  /** Called once all attempts have failed, for whatever reason; itself retried until it succeeds. */
  onLastFailure?(services: Services, data: unknown): Promise<unknown>;
};

type Work<Data, Services> = Pick<Job<Services>, 'concurrency' | 'schedule'> & {
  run(services: Services, data: Data, context: JobContext): Promise<unknown>;
  onLastFailure?(services: Services, data: Data): Promise<unknown>;
};

/** A kind with its handler. @throws Error if they disagree about whether the final failure is reported */
export function jobOf<Data, Services>(kind: JobKind<Data>, work: Work<Data, Services>): Job<Services> {
  const { run, onLastFailure } = work;
  if ((kind.tellsLastFailure ?? false) !== (onLastFailure !== undefined))
    throw new Error(`${kind.name} and what does it differ about its last failure.`);
  return {
    ...work,
    kind,
    run: (services, data, context) => run(services, kind.data.parse(data), context),
    ...(onLastFailure && { onLastFailure: (services, data) => onLastFailure(services, kind.data.parse(data)) }),
  };
}

const defined = new Map<string, Pick<JobKind, 'byPerson' | 'givesWay' | 'tellsLastFailure'>>();

/** A kind of job. @throws Error if the name is taken */
export function defineKind<Data>(kind: JobKind<Data>): JobKind<Data> {
  if (defined.has(kind.name)) throw new Error(`There are two kinds of job with the name ${kind.name}.`);
  defined.set(kind.name, kind);
  return kind;
}

/** The names of the kinds that this process knows of. */
export function knownKinds(): string[] {
  return [...defined.keys()];
}

/** The names of the kinds whose last failure nobody is told of, although somebody should know. */
export function untoldKinds(): string[] {
  return [...defined].flatMap(([name, kind]) => (kind.tellsLastFailure || kind.givesWay ? [] : name));
}

/** The names of the kinds that people take turns with. */
export function kindsByPerson(): string[] {
  return [...defined].flatMap(([name, { byPerson }]) => (byPerson ? name : []));
}

/** @throws Error that names the kinds of job that can be sent but that none of `jobs` would ever process */
export function assertComplete(jobs: readonly { readonly kind: Pick<JobKind, 'name'> }[]): void {
  const done = new Set(jobs.map(({ kind }) => kind.name));
  const missing = [...defined.keys()].filter((name) => !done.has(name));
  if (missing.length > 0)
    throw new Error(`No worker does these jobs, they would wait for ever: ${missing.join(', ')}.`);
}
