import { randomUUID } from 'node:crypto';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Services } from '../services.ts';
import { assertComplete, type Job } from './job.ts';
import { admit, held, placesOf, shareTurn } from './turns.ts';

type SendOptions = { key?: string; person?: string };

export type Queue = {
  /**
   * Puts a job into the queue. Of jobs of one kind with the same key only one waits or runs at a time.
   * @param options.person whose job it is, for kinds that take turns by person
   * @returns false if one with this key was there already
   * @throws ZodError if `data` is not what the job takes
   */
  send<Data>(job: Job<Data>, data: Data, options?: SendOptions): Promise<boolean>;
  /** How many jobs come before each of those with these keys that wait behind others, in the order in which they will be done. */
  places(job: Pick<Job, 'name'>, keys: readonly string[]): Promise<Map<string, number>>;
  /** Takes the job with this key out of the queue; the signal of one that runs fires within seconds. */
  cancel(job: Pick<Job, 'name'>, key: string): Promise<void>;
  /** Starts doing jobs of these kinds in this process. @throws Error if a kind that can be sent is not among them */
  work(services: Services, jobs: readonly Job[]): Promise<void>;
  /** Ends: running jobs get their signal and go back to the queue without losing a try. */
  stop: () => Promise<void>;
};

/** A worker that is silent for so long is dead. pg-boss takes no less. */
const HEARTBEAT_SECONDS = 10;
/** Looking for dead workers; with the heartbeat a job is taken over 10 to 15 seconds after its worker died. */
const SUPERVISE_SECONDS = 5;
/** New jobs wake the workers at once; this look finds the retried ones, which wake nobody. */
const POLL_SECONDS = 1;
/** How often turns are looked after that nobody has passed on. */
const TURNS_MS = 1_000;
/** Jobs that have not heard their signal by then are handed back while they still run. */
const STOP_PATIENCE_MS = 8_000;
/** Where jobs go that have failed for good and want to be told. */
const LAST_FAILURES = 'last-failures';

const COMMON = { notify: true, heartbeatSeconds: HEARTBEAT_SECONDS, deleteAfterSeconds: 24 * 3600 };

// size: the queue's few calls, which share what is opened here.
/**
 * Opens the queue in the Postgres at `url`, whose tables it makes or updates. Jobs are only done after `work`.
 * @param pollSeconds between two looks for jobs that woke nobody
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
  await boss.start();

  const made = new Map<string, Promise<void>>();
  /** Makes the job's queue unless this process has done so before. */
  const prepare = (job: Job) => {
    const making = made.get(job.name) ?? makeQueue(boss, job);
    made.set(job.name, making);
    making.catch(() => made.delete(job.name));
    return making;
  };
  const running = new Running(boss, log);
  let turns: NodeJS.Timeout | undefined;
  /** What failed, was cancelled or died with its worker leaves its turn to nobody in particular. */
  const takeTurns = (names: string[]) => {
    turns = setInterval(() => {
      for (const name of names) admit(boss, name).catch((err) => log.warn({ err }, 'queue'));
    }, TURNS_MS);
  };

  return {
    async send(job, data, options) {
      await prepare(job as Job);
      // One without a key must not be taken for another one without a key.
      const singletonKey = options?.key ?? randomUUID();
      const { person } = options ?? {};
      const turn = person === undefined ? {} : held(person);
      const id = await boss.send(job.name, job.data.parse(data) as object, { singletonKey, ...turn });
      if (person !== undefined) {
        if (id === null) await shareTurn(boss, job.name, singletonKey, person);
        await admit(boss, job.name);
      }
      return id !== null;
    },
    async places(job, keys) {
      return placesOf(boss, job.name, keys);
    },
    async cancel(job, key) {
      const found = await boss.findJobs(job.name, { key });
      const open = found.filter(({ state }) => state === 'created' || state === 'retry' || state === 'active');
      if (open.length > 0)
        await boss.cancel(
          job.name,
          open.map(({ id }) => id),
        );
    },
    async work(services, jobs) {
      assertComplete(jobs);
      for (const job of jobs) await prepare(job);
      await keepSchedules(boss, jobs);
      for (const job of jobs) {
        await workOn(boss, job.name, job.concurrency?.(services) ?? 1, pollSeconds, (item) =>
          running.run(services, job, item),
        );
      }
      takeTurns(jobs.filter(({ byPerson }) => byPerson).map(({ name }) => name));
      await makeLastFailures(boss);
      await workOn(boss, LAST_FAILURES, 1, pollSeconds, (item) => tellLastFailure(services, jobs, item));
    },
    stop: () => {
      clearInterval(turns);
      return running.stop();
    },
  };
}

type Item = JobWithMetadata<object>;

async function workOn(
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
        // Otherwise it would sleep before it looks whether more is waiting.
        boss.notifyWorker(id);
      }
    });
  }
}

async function makeQueue(boss: PgBoss, job: Job): Promise<void> {
  const options = {
    ...COMMON,
    retryLimit: job.retries,
    retryDelay: job.retryDelaySeconds ?? 0,
    retryBackoff: (job.retryDelaySeconds ?? 0) > 0,
    expireInSeconds: job.timeoutSeconds,
    ...(job.onLastFailure && { deadLetter: LAST_FAILURES }),
  };
  if (job.onLastFailure) await makeLastFailures(boss);
  await boss.createQueue(job.name, { ...options, policy: 'exclusive' });
  // What exists is not changed by creating it again.
  await boss.updateQueue(job.name, { deadLetter: null, ...options });
}

function makeLastFailures(boss: PgBoss): Promise<void> {
  return boss.createQueue(LAST_FAILURES, { ...COMMON, retryLimit: 8, retryDelay: 1, retryBackoff: true });
}

/** Sets the times of `jobs` and forgets those of kinds that no longer have any. */
async function keepSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const scheduled = jobs.filter((job) => job.schedule);
  for (const job of scheduled) {
    await boss.schedule(job.name, job.schedule!, {}, { tz: 'UTC', singletonKey: 'schedule' });
  }
  for (const { name } of await boss.getSchedules()) {
    if (!scheduled.some((job) => job.name === name)) await boss.unschedule(name);
  }
}

async function tellLastFailure(services: Services, jobs: readonly Job[], failure: Item): Promise<void> {
  const job = jobs.find(({ name }) => name === failure.sourceName);
  services.log.error(
    { job: failure.sourceName, id: failure.sourceId, reason: failure.sourceOutput },
    'job failed for good',
  );
  await job?.onLastFailure?.(services, job.data.parse(failure.data));
}

/** The jobs that this process is doing. */
class Running {
  readonly #boss: PgBoss;
  readonly #log: Logger;
  readonly #stopping = new AbortController();
  readonly #items = new Map<Item, Promise<void>>();
  #stopped: Promise<void> | null = null;

  constructor(boss: PgBoss, log: Logger) {
    this.#boss = boss;
    this.#log = log;
  }

  /** Does one job. Resolves when it is done or handed back, rejects when it has failed. */
  async run(services: Services, job: Job, item: Item): Promise<void> {
    const doing = this.#do(services, job, item);
    this.#items.set(item, doing);
    try {
      await doing;
    } finally {
      this.#items.delete(item);
    }
  }

  async #do(services: Services, job: Job, item: Item): Promise<void> {
    const log = this.#log.child({ job: job.name, id: item.id, attempt: item.retryCount + 1 });
    const signal = AbortSignal.any([item.signal, this.#stopping.signal]);
    try {
      signal.throwIfAborted();
      await job.run(services, job.data.parse(item.data), { signal, log });
      if (job.byPerson) await admit(this.#boss, job.name, item.id).catch((err) => log.warn({ err }, 'queue'));
    } catch (err) {
      if (this.#stopping.signal.aborted) return this.#handBack(item);
      log.warn({ err }, item.retryCount < item.retryLimit ? 'job failed, will be tried again' : 'job failed');
      throw err;
    }
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    const names = new Set(this.#boss.getWipData().map(({ name }) => name));
    for (const name of names) await this.#boss.offWork(name, { wait: false });
    this.#stopping.abort(new Error('The process is stopping.'));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_PATIENCE_MS);
    });
    await Promise.race([Promise.allSettled(this.#items.values()), late]);
    clearTimeout(timer);
    for (const item of this.#items.keys()) await this.#handBack(item);
    await this.#boss.stop({ timeout: 2_000 });
  }

  /**
   * Puts a running job back, for any worker to take at once. pg-boss would count a try; the limit goes up with it, so that stopping often
   * loses nothing. The count must go up: it is how pg-boss tells this try, if it still ends somehow, from the next one.
   */
  async #handBack(item: Item): Promise<void> {
    await this.#boss.getDb().executeSql(
      `update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), heartbeat_on = null
        where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
      [item.name, item.id, item.retryCount],
    );
    this.#log.info({ job: item.name, id: item.id }, 'job handed back');
  }
}
