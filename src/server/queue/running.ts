import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { jobSeconds, jobWaitSeconds } from '../telemetry/metrics.ts';
import { onBehalfOf } from '../telemetry/origin.ts';
import { beginTrace, within } from '../telemetry/tracing.ts';
import { GaveWay, type JobContext, type JobKind } from './job.ts';
import { senderOf } from './sender.ts';
import { admit } from './turns.ts';

/** Jobs that have not reacted to their signal by then are requeued while they still run. */
const STOP_PATIENCE_MS = 8_000;

export type Item = JobWithMetadata<object>;
type Run = (context: JobContext) => Promise<unknown>;

/** The jobs that this process is running. */
export class Running {
  readonly #boss: PgBoss;
  readonly #log: Logger;
  readonly #stopping = new AbortController();
  readonly #items = new Map<Item, Promise<void>>();
  /** Of the running jobs, those of people, and what stops those that give way to them. */
  readonly #ofPeople = new Set<Item>();
  readonly #givingWay = new Map<Item, AbortController>();
  #stopped: Promise<void> | null = null;

  constructor(boss: PgBoss, log: Logger) {
    this.#boss = boss;
    this.#log = log;
  }

  /** Runs one job. Resolves when it is done or requeued, rejects when it has failed. */
  async run(kind: JobKind, item: Item, run: Run): Promise<void> {
    const doing = this.#do(kind, item, run);
    this.#items.set(item, doing);
    try {
      await doing;
    } finally {
      this.#items.delete(item);
    }
  }

  async #do(kind: JobKind, item: Item, run: Run): Promise<void> {
    const { request, trace } = senderOf(item.data);
    const facts = {
      'messaging.system': 'pg-boss',
      'messaging.message.id': item.id,
      'job.attempt': item.retryCount + 1,
    };
    const span = beginTrace(`job ${kind.name}`, 'consumer', facts, trace);
    const log = this.#log.child({
      job: kind.name,
      id: item.id,
      attempt: item.retryCount + 1,
      ...(request && { request }),
      ...(span && { trace: span.traceId }),
    });
    if (item.retryCount === 0) jobWaitSeconds.observe({ kind: kind.name }, waited(item));
    const measure = jobSeconds.startTimer({ kind: kind.name });
    let outcome = 'failed';
    const signal = AbortSignal.any([item.signal, this.#stopping.signal, ...this.#ways(kind, item)]);
    try {
      signal.throwIfAborted();
      await within(span, () => onBehalfOf({ request, job: kind.name }, () => run({ signal, log })));
      outcome = 'done';
      if (kind.byPerson) await admit(this.#boss, kind, item.id).catch((err) => log.warn({ err }, 'queue'));
    } catch (err) {
      if (this.#stopping.signal.aborted) {
        outcome = 'handed_back';
        return this.#handBack(item);
      }
      if (err instanceof GaveWay || signal.reason instanceof GaveWay) {
        outcome = 'gave_way';
        throw err;
      }
      log.warn({ err }, item.retryCount < item.retryLimit ? 'job failed, will be tried again' : 'job failed');
      throw err;
    } finally {
      const seconds = measure({ outcome });
      log.debug({ outcome, seconds }, 'job ended');
      span?.set({ 'job.outcome': outcome });
      span?.end(outcome === 'failed' ? outcome : undefined);
      this.#ofPeople.delete(item);
      this.#givingWay.delete(item);
    }
  }

  /**
   * Lets a job that gives way, or what gives way to this one, know of each other. With the same key they do the same
   * thing, and one joins the other.
   */
  #ways(kind: JobKind, item: Item): AbortSignal[] {
    const isOther = (one: Item) => one.singletonKey !== item.singletonKey;
    if (kind.byPerson) {
      this.#ofPeople.add(item);
      for (const [other, way] of this.#givingWay) if (isOther(other)) way.abort(new GaveWay());
    }
    if (!kind.givesWay) return [];
    const way = new AbortController();
    this.#givingWay.set(item, way);
    if ([...this.#ofPeople].some(isOther)) way.abort(new GaveWay());
    return [way.signal];
  }

  /** Takes no more jobs. Resolves when those that run have ended. */
  async drain(): Promise<void> {
    await this.#takeNoMore();
    // Nobody waits for these; another process has time for them.
    for (const way of this.#givingWay.values()) way.abort(new GaveWay());
    await Promise.allSettled(this.#items.values());
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #takeNoMore(): Promise<void> {
    const names = new Set(this.#boss.getWipData().map(({ name }) => name));
    for (const name of names) await this.#boss.offWork(name, { wait: false });
  }

  async #stop(): Promise<void> {
    await this.#takeNoMore();
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
   * Requeues a running job, for any worker to take at once. pg-boss would count an attempt; the limit is raised with
   * it, so that frequent stops lose nothing. The count must increase: it is how pg-boss tells this attempt, if it still
   * ends somehow, from the next one.
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

/** Seconds from when a job could run until it was begun. */
function waited({ createdOn, startAfter, startedOn }: Item): number {
  return Math.max(0, (startedOn.getTime() - Math.max(createdOn.getTime(), startAfter.getTime())) / 1000);
}
