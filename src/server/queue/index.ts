import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Services } from '../services.ts';
import type { Job } from './job.ts';

/** Seconds without a sign of life after which a job's worker counts as dead; pg-boss allows no less. */
const HEARTBEAT_SECONDS = 10;
/** Seconds between looks for dead workers: together with the heartbeat a job is taken over within 15 s. */
const MONITOR_SECONDS = 5;
/** Milliseconds that running jobs get to end what they started when the worker stops. */
const STOP_MS = 8000;

export type Queue = {
  /**
   * Puts a job in the queue.
   * @param options.key no second job of this kind and key is queued while one waits or runs
   * @returns false if there was such a job
   */
  send<Data extends object>(job: Job<Data>, data: Data, options?: { key?: string }): Promise<boolean>;
  /** Starts to do the jobs in this process. */
  work(services: Services, jobs: readonly Job[]): Promise<void>;
  /** Stops taking jobs; those that run are ended and handed back, so that another worker takes them at once. */
  stop(): Promise<void>;
};

/** Opens the queue in the database; `work` decides whether this process does jobs as well. */
export async function openQueue(databaseUrl: string, log: Logger): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 6,
    useListenNotify: true,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
  });
  boss.on('error', (err) => log.error({ err }, 'queue'));
  boss.on('warning', (warning) => log.warn({ warning }, 'queue'));
  await boss.start();

  const stopping = new AbortController();
  const known = new Map<string, Promise<void>>();
  const ready = (job: Job): Promise<void> => {
    let made = known.get(job.name);
    if (!made) {
      made = createQueues(boss, job).catch((error) => {
        known.delete(job.name);
        throw error;
      });
      known.set(job.name, made);
    }
    return made;
  };

  return {
    async send(job, data, { key } = {}) {
      await ready(job as Job);
      const checked = job.data.parse(data);
      // Without a key every job is its own: the policy allows one job for each key.
      return (await boss.send(job.name, checked, { singletonKey: key ?? crypto.randomUUID() })) !== null;
    },
    async work(services, jobs) {
      for (const job of jobs) {
        await ready(job);
        await startWorking(boss, services, job, stopping.signal);
        if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { singletonKey: 'schedule' });
      }
    },
    async stop() {
      stopping.abort(new Error('The worker stops.'));
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

function deadLetterOf(job: Job): string {
  return `${job.name}-failed`;
}

async function createQueues(boss: PgBoss, job: Job): Promise<void> {
  const common = { heartbeatSeconds: HEARTBEAT_SECONDS, deleteAfterSeconds: 86_400, notify: true };
  if (job.onLastFailure) {
    await boss.createQueue(deadLetterOf(job), {
      ...common,
      policy: 'standard',
      retryLimit: 5,
      retryDelay: 2,
      retryBackoff: true,
    });
  }
  await boss.createQueue(job.name, {
    ...common,
    policy: 'exclusive',
    retryLimit: job.retries,
    retryDelay: job.retryDelaySeconds ?? 0,
    retryBackoff: Boolean(job.retryDelaySeconds),
    expireInSeconds: job.timeoutSeconds,
    ...(job.onLastFailure && { deadLetter: deadLetterOf(job) }),
  });
}

async function startWorking(boss: PgBoss, services: Services, job: Job, stopping: AbortSignal): Promise<void> {
  const work = async (queue: string, run: NonNullable<Job['run']>, localConcurrency: number) => {
    const handle = async ([taken]: JobWithMetadata<object>[]): Promise<void> => {
      if (!taken) return;
      const log = services.log.child({ job: queue, jobId: taken.id, attempt: taken.retryCount + 1 });
      try {
        const signal = AbortSignal.any([taken.signal, stopping]);
        await run(services, job.data.parse(taken.data ?? {}), { signal, log });
      } catch (err) {
        if (stopping.aborted) log.info('job handed back: the worker stops');
        else log.error({ err }, 'job failed');
        throw err;
      }
    };
    // Notifications wake the workers; polling is what remains when one is lost.
    const options = {
      localConcurrency,
      includeMetadata: true,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 1,
    } as const;
    await boss.work<object, void, typeof options>(queue, options, handle);
  };
  await work(job.name, job.run, job.concurrency?.(services) ?? 1);
  if (job.onLastFailure) await work(deadLetterOf(job), job.onLastFailure, 1);
}
