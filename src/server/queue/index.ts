import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from '../db/client.ts';
import { KEPT, msOf } from '../retention.ts';
import { onBehalfOf } from '../telemetry/origin.ts';
import { depthsOf, failuresOf } from './depths.ts';
import { assertComplete, type Job, type JobKind, kindsByPerson, knownKinds, untoldKinds } from './job.ts';
import { type Item, Running } from './running.ts';
import { senderOf, withSender } from './sender.ts';
import { admit, held, isBusyFor, type LinedJob, lineOf, placesOf, shareTurn } from './turns.ts';

type SendOptions = { key?: string } & ({ person?: string; tx?: never } | { tx?: Tx; person?: never });

export type Queue = {
  /**
   * Adds a job to the queue. Of jobs of one kind with the same key only one waits or runs at a time.
   * @param options.person whose job it is, for kinds that take turns by person
   * @param options.tx the job is queued once this transaction is committed
   * @returns false if one with this key was there already
   * @throws ZodError if `data` is not what the job takes
   */
  send<Data>(kind: JobKind<Data>, data: Data, options?: SendOptions): Promise<boolean>;
  /** How many jobs come before each waiting job with these keys, in processing order. */
  places(kind: Pick<JobKind, 'name'>, keys: readonly string[]): Promise<Map<string, number>>;
  /** The jobs of a kind: those that run, and then those that wait, in processing order. */
  line(kind: Pick<JobKind, 'name'>): Promise<LinedJob[]>;
  /** How many jobs of each kind there are, in all processes, and how many people wait for one. */
  depths(): ReturnType<typeof depthsOf>;
  /** The latest jobs that have failed for good in the last day and that nobody was told of, at most `limit`. */
  failures(limit: number): ReturnType<typeof failuresOf>;
  /** Puts the failed job with this key back in the queue. @returns false if there is none */
  retry(kind: Pick<JobKind, 'name'>, key: string): Promise<boolean>;
  /** Whether, of the jobs that people take turns with, some wait, or this person has one. */
  isBusyFor(person: string): Promise<boolean>;
  /** Whether the job with this key waits, or is being done. */
  stateOf(kind: Pick<JobKind, 'name'>, key: string): Promise<'waiting' | 'running' | null>;
  /** Removes the job with this key from the queue; if it is running, its signal fires within seconds. */
  cancel(kind: Pick<JobKind, 'name'>, key: string): Promise<void>;
  /** Starts processing these jobs in this process. @throws Error if a kind that can be sent is not among them */
  work<Services>(services: Services, jobs: readonly Job<Services>[]): Promise<void>;
  /** Takes no more jobs in this process. Resolves when those that run have ended. */
  drain: () => Promise<void>;
  /** Stops: running jobs get their signal and are requeued without using up an attempt. */
  stop: () => Promise<void>;
};

/** A worker silent for this long is dead. pg-boss accepts no less. */
const HEARTBEAT_SECONDS = 10;
/** How often dead workers are looked for; with the heartbeat a job is taken over 10 to 15 seconds after its worker died. */
const SUPERVISE_SECONDS = 5;
/** New jobs wake the workers at once; polling finds the retried ones, which wake nobody. */
const POLL_SECONDS = 1;
/** How often turns that were never passed on are checked. */
const TURNS_MS = 1_000;
/** Where jobs go whose final failure must be reported. */
const LAST_FAILURES = 'last-failures';

const COMMON = { notify: true, heartbeatSeconds: HEARTBEAT_SECONDS, deleteAfterSeconds: msOf(KEPT.job) / 1000 };

// size: the queue's few methods share what is opened here.
/**
 * Opens the queue in the Postgres at `url`, creating or updating its tables. Jobs are only processed after `work`.
 * @param pollSeconds between two polls for jobs that woke nobody
 */
export async function openQueue(url: string, log: Logger, pollSeconds = POLL_SECONDS): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'spinreel queue',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (err) => log.warn({ err }, 'queue'));
  boss.on('warning', (warning) => log.warn(warning, 'queue'));
  await boss.start().catch(async (error) => {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  });

  const made = new Map<string, Promise<void>>();
  /** Creates the kind's queue unless this process has done so before. */
  const prepare = (kind: JobKind) => {
    const making = made.get(kind.name) ?? makeQueue(boss, kind);
    made.set(kind.name, making);
    making.catch(() => made.delete(kind.name));
    return making;
  };
  const running = new Running(boss, log);
  let turns: NodeJS.Timeout | undefined;
  /** A job that failed, was canceled or died with its worker does not pass its turn on itself. */
  const takeTurns = (kinds: JobKind[]) => {
    turns = setInterval(() => {
      for (const kind of kinds) admit(boss, kind).catch((err) => log.warn({ err }, 'queue'));
    }, TURNS_MS);
  };

  return {
    async send(kind, data, options) {
      await prepare(kind as JobKind);
      // Two jobs without a key must not count as the same job.
      const singletonKey = options?.key ?? randomUUID();
      const { person, tx } = options ?? {};
      const turn = person === undefined ? {} : held(person);
      const db = tx && { db: fromDrizzle(tx, sql) };
      const id = await boss.send(kind.name, withSender(kind.data.parse(data)), { singletonKey, ...turn, ...db });
      if (person !== undefined) {
        if (id === null) await shareTurn(boss, kind.name, singletonKey, person);
        await admit(boss, kind);
      }
      return id !== null;
    },
    async places(kind, keys) {
      return placesOf(boss, kind.name, keys);
    },
    async line(kind) {
      return lineOf(boss, kind.name);
    },
    async depths() {
      return depthsOf(boss, knownKinds(), kindsByPerson());
    },
    async failures(limit) {
      return failuresOf(boss, untoldKinds(), limit);
    },
    async retry({ name }, key) {
      // Without a worker yet there is no queue of that name, so nothing has failed.
      if (!untoldKinds().includes(name) || !(await boss.getQueue(name))) return false;
      const failed = (await boss.findJobs(name, { key })).filter(({ state }) => state === 'failed');
      const [latest] = failed.sort((a, b) => b.createdOn.getTime() - a.createdOn.getTime());
      if (latest) await boss.retry(name, latest.id);
      return latest !== undefined;
    },
    async isBusyFor(person) {
      return isBusyFor(boss, kindsByPerson(), person);
    },
    async stateOf(kind, key) {
      await prepare(kind as JobKind);
      const [job] = await findOpen(boss, kind.name, key);
      return job ? (job.state === 'active' ? 'running' : 'waiting') : null;
    },
    async cancel(kind, key) {
      await prepare(kind as JobKind);
      const open = await findOpen(boss, kind.name, key);
      if (open.length > 0)
        await boss.cancel(
          kind.name,
          open.map(({ id }) => id),
        );
    },
    async work(services, jobs) {
      assertComplete(jobs);
      for (const { kind } of jobs) await prepare(kind);
      await keepSchedules(boss, jobs);
      for (const job of jobs) {
        await listen(boss, job.kind.name, job.concurrency?.(services) ?? 1, pollSeconds, (item) =>
          running.run(job.kind, item, (context) => job.run(services, item.data, context)),
        );
      }
      takeTurns(jobs.flatMap(({ kind }) => (kind.byPerson ? kind : [])));
      await makeLastFailures(boss);
      await listen(boss, LAST_FAILURES, 1, pollSeconds, async (item) => {
        const { sourceName, sourceId, sourceOutput } = item;
        const request = senderOf(item.data).request;
        log.error({ job: sourceName, id: sourceId, request, reason: sourceOutput }, 'job failed for good');
        const job = jobs.find(({ kind }) => kind.name === sourceName);
        await onBehalfOf({ request, job: sourceName ?? null }, async () => job?.onLastFailure?.(services, item.data));
      });
    },
    drain: () => {
      clearInterval(turns);
      return running.drain();
    },
    stop: () => {
      clearInterval(turns);
      return running.stop();
    },
  };
}

async function findOpen(boss: PgBoss, name: string, key: string) {
  const found = await boss.findJobs(name, { key });
  return found.filter(({ state }) => state === 'created' || state === 'retry' || state === 'active');
}

/** Processes the jobs of one queue as they arrive, up to `concurrency` at once. */
async function listen(
  boss: PgBoss,
  name: string,
  concurrency: number,
  pollSeconds: number,
  run: (item: Item) => Promise<void>,
) {
  const options = {
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
    includeMetadata: true,
  } as const;
  for (let i = 0; i < concurrency; i++) {
    const id: string = await boss.work<object, void, typeof options>(name, options, async ([item]) => {
      try {
        if (item) await run(item);
      } finally {
        // Otherwise it would sleep before checking whether more is waiting.
        boss.notifyWorker(id);
      }
    });
  }
}

async function makeQueue(boss: PgBoss, kind: JobKind): Promise<void> {
  const options = {
    ...COMMON,
    retryLimit: kind.retries,
    retryDelay: kind.retryDelaySeconds ?? 0,
    retryBackoff: (kind.retryDelaySeconds ?? 0) > 0,
    ...(kind.retryDelayMaxSeconds !== undefined && { retryDelayMax: kind.retryDelayMaxSeconds }),
    expireInSeconds: kind.timeoutSeconds,
    ...(kind.tellsLastFailure && { deadLetter: LAST_FAILURES }),
  };
  if (kind.tellsLastFailure) await makeLastFailures(boss);
  await boss.createQueue(kind.name, { ...options, policy: 'exclusive' });
  // Creating an existing queue again does not change it.
  await boss.updateQueue(kind.name, { deadLetter: null, ...options });
}

function makeLastFailures(boss: PgBoss): Promise<void> {
  return boss.createQueue(LAST_FAILURES, { ...COMMON, retryLimit: 8, retryDelay: 1, retryBackoff: true });
}

/** Sets the schedules of `jobs` and removes those of kinds that no longer have any. */
async function keepSchedules<Services>(boss: PgBoss, jobs: readonly Job<Services>[]): Promise<void> {
  const scheduled = jobs.filter(({ schedule }) => schedule);
  for (const { kind, schedule } of scheduled) {
    await boss.schedule(kind.name, schedule!, {}, { tz: 'UTC', singletonKey: 'schedule' });
  }
  for (const { name } of await boss.getSchedules()) {
    if (!scheduled.some(({ kind }) => kind.name === name)) await boss.unschedule(name);
  }
}
