import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openQueue, type Queue } from '../../src/server/queue/index.ts';
import { defineKind, type Job, type JobContext, type JobKind, jobOf } from '../../src/server/queue/job.ts';
import { onBehalfOf } from '../../src/server/telemetry/origin.ts';
import { createTestDatabase, type TestDatabase } from '../postgres.ts';
import { SOON } from '../soon.ts';

const log = pino({ level: 'silent' });
// The jobs of these tests use nothing of it but the log.
const services = { log };

let database: TestDatabase;
let queues: Queue[];
let child: ChildProcess | null;

beforeEach(async () => {
  database = await createTestDatabase();
  queues = [];
  child = null;
});
afterEach(async () => {
  child?.kill('SIGKILL');
  for (const queue of queues) await queue.stop();
  await database.drop();
});

/** A poll that never happens while a test runs: any job that runs was woken. */
const AN_HOUR = 3600;

async function open(pollSeconds?: number): Promise<Queue> {
  const queue = await openQueue(database.url, log, pollSeconds);
  queues.push(queue);
  return queue;
}

type Data = { n: number };
type Run = (data: Data, context: JobContext) => Promise<void>;
type Services = typeof services;
type Kind = JobKind<Data> &
  Pick<Job<Services>, 'concurrency' | 'schedule'> & { run: Run; onLastFailure?: () => Promise<void> };
/** A kind of job as `defineKind` gives it, but known to its test alone, with who does it. */
const job = (run: Run, more: Partial<Kind> = {}): Kind => ({
  name: 'test',
  data: z.object({ n: z.number() }),
  retries: 2,
  timeoutSeconds: 60,
  run,
  ...(more.onLastFailure && { tellsLastFailure: true }),
  ...more,
});
const asJob = ({ run, concurrency, schedule, onLastFailure, ...kind }: Kind): Job<Services> =>
  jobOf<Data, Services>(kind, {
    ...(concurrency && { concurrency }),
    ...(schedule && { schedule }),
    run: (_, data, context) => run(data, context),
    ...(onLastFailure && { onLastFailure }),
  });
const work = (queue: Queue, ...kinds: Kind[]) => queue.work(services, kinds.map(asJob));
/** Resolves when the signal fires. */
const fired = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
const until = (check: () => void) => vi.waitFor(check, SOON);

test('a job is done once, with its data, and wakes the worker of another process [T1]', async () => {
  const run = vi.fn<Run>(async () => {});
  const kind = job(run);
  await work(await open(AN_HOUR), kind);
  expect(await (await open()).send(kind, { n: 7 })).toBe(true);
  await until(() => expect(run).toHaveBeenCalledTimes(1));
  expect(run.mock.calls[0]![0]).toEqual({ n: 7 });
});

test('data of the wrong shape is rejected before it is queued', async () => {
  const queue = await open();
  await expect(
    queue.send(
      job(async () => {}),
      { n: 'seven' } as unknown as Data,
    ),
  ).rejects.toThrow(z.ZodError);
});

test('only one job with the same key waits or runs; jobs without a key all run', async () => {
  const done: number[] = [];
  let finish = () => {};
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const kind = job(
    async ({ n }) => {
      if (n === 1) await gate;
      done.push(n);
    },
    { concurrency: () => 2 },
  );
  const queue = await open();
  const sends = await Promise.all([1, 2, 3].map(() => queue.send(kind, { n: 1 }, { key: 'k' })));
  expect(sends.filter(Boolean)).toHaveLength(1);
  await work(queue, kind);
  expect(await queue.send(kind, { n: 5 })).toBe(true);
  expect(await queue.send(kind, { n: 5 })).toBe(true);
  await until(() => expect(done).toEqual([5, 5]));
  // The first one is running by now.
  expect(await queue.send(kind, { n: 1 }, { key: 'k' })).toBe(false);
  expect(await queue.send(kind, { n: 6 }, { key: 'other' })).toBe(true);
  finish();
  await until(() => expect(done).toEqual(expect.arrayContaining([1, 6])));
  // Done: the key is free again.
  expect(await queue.send(kind, { n: 1 }, { key: 'k' })).toBe(true);
  await until(() => expect(done.filter((n) => n === 1)).toHaveLength(2));
});

test('a kind’s jobs run up to its concurrency, and without a pause while more are waiting', async () => {
  let now = 0;
  let most = 0;
  let done = 0;
  const kind = job(
    async () => {
      most = Math.max(most, ++now);
      // Nobody goes on before there are two, or only the last is left.
      await until(() => expect(now === 2 || most === 2).toBe(true));
      await new Promise(setImmediate);
      now--;
      done++;
    },
    { concurrency: () => 2 },
  );
  const queue = await open(AN_HOUR);
  for (let n = 0; n < 6; n++) await queue.send(kind, { n });
  await work(queue, kind);
  await until(() => expect(done).toBe(6));
  expect(most).toBe(2);
});

test('a failed job is retried as often as it says; then its last failure is reported, until that succeeds', async () => {
  const run = vi.fn<Run>(() => Promise.reject(new Error('no luck')));
  const onLastFailure = vi.fn(async () => {});
  onLastFailure.mockRejectedValueOnce(new Error('not now'));
  const kind = job(run, { onLastFailure, retries: 1 });
  const queue = await open();
  await work(queue, kind);
  await queue.send(kind, { n: 3 }, { key: 'k' });
  await until(() => expect(onLastFailure).toHaveBeenCalledTimes(2));
  expect(onLastFailure).toHaveBeenLastCalledWith(services, { n: 3 });
  expect(run).toHaveBeenCalledTimes(2);
  // It no longer blocks another attempt.
  expect(await queue.send(kind, { n: 4 }, { key: 'k' })).toBe(true);
});

test('a job that nobody has ever sent can be cancelled, in an installation that has not had one of its kind', async () => {
  const [queue, kind] = [await open(), job(async () => {})];
  await expect(queue.cancel(kind, 'k')).resolves.toBeUndefined();
});

test('a cancelled job is aborted and not retried', async () => {
  const signals: AbortSignal[] = [];
  const kind = job(async (_, { signal }) => {
    signals.push(signal);
    await fired(signal);
    signal.throwIfAborted();
  });
  const queue = await open();
  await work(queue, kind);
  await queue.send(kind, { n: 1 }, { key: 'k' });
  await until(() => expect(signals).toHaveLength(1));
  await queue.cancel(kind, 'k');
  await until(() => expect(signals[0]?.aborted).toBe(true));
  expect(await queue.send(kind, { n: 2 }, { key: 'k' })).toBe(true);
  await until(() => expect(signals).toHaveLength(2));
});

test('a job that takes too long is aborted and counts as failed', async () => {
  const onLastFailure = vi.fn(async () => {});
  const heard = vi.fn();
  const kind = job((_, { signal }) => fired(signal).then(heard), { retries: 0, timeoutSeconds: 1, onLastFailure });
  const queue = await open();
  await work(queue, kind);
  await queue.send(kind, { n: 1 });
  await until(() => expect(onLastFailure).toHaveBeenCalledTimes(1));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a worker that stops returns its jobs at once, without using up an attempt', async () => {
  const begun: string[] = [];
  const kind = (name: string, run: Run) =>
    job(
      (data, context) => {
        begun.push(name);
        return run(data, context);
      },
      { retries: 0 },
    );
  const stubborn: Run = async (_, { signal }) => {
    await fired(signal);
    signal.throwIfAborted();
  };
  const first = await open();
  await work(first, kind('first', stubborn));
  await first.send(kind('', stubborn), { n: 1 });
  await until(() => expect(begun).toEqual(['first']));
  const second = await open();
  await work(second, kind('second', stubborn));
  await first.stop();
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query("select retry_limit from pgboss.job where name = 'test'");
  await client.end();
  expect(rows, 'handed back by the time it has stopped, with one try more').toEqual([{ retry_limit: 1 }]);
  await until(() => expect(begun).toEqual(['first', 'second']));
  // Requeued twice although it has no retries; the third attempt may finish it.
  const done = vi.fn();
  const third = await open();
  await work(
    third,
    kind('third', async () => done()),
  );
  await second.stop();
  await until(() => expect(done).toHaveBeenCalledTimes(1));
  expect(begun).toEqual(['first', 'second', 'third']);
});

test('the job of a killed worker is taken over when its heartbeat stops', { timeout: 120_000 }, async () => {
  const modules = [
    new URL('../../src/server/queue/index.ts', import.meta.url).href,
    import.meta.resolve('pino'),
    import.meta.resolve('zod'),
  ];
  const script = `
    const [{ openQueue }, { pino }, { z }] = await Promise.all(${JSON.stringify(modules)}.map((name) => import(name)));
    const log = pino({ level: 'silent' });
    const queue = await openQueue(${JSON.stringify(database.url)}, log);
    const run = () => new Promise(() => process.stdout.write('taken'));
    const kind = { name: 'test', data: z.object({ n: z.number() }), retries: 1, timeoutSeconds: 3600 };
    await queue.work({ log }, [{ kind, run }]);`;
  child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const queue = await open();
  const run = vi.fn<Run>(async () => {});
  // Its time would end in an hour.
  const kind = job(run, { retries: 1, timeoutSeconds: 3600 });
  await queue.send(kind, { n: 9 }, { key: 'k' });
  await once(child.stdout!, 'data');
  child.kill('SIGKILL');
  await work(queue, kind);
  await until(() => expect(run).toHaveBeenCalledTimes(1));
  expect(run.mock.calls[0]![0]).toEqual({ n: 9 });
});

test('a queue that drains finishes what it runs and leaves the rest to others [B260]', async () => {
  const [first, second] = [await open(), await open()];
  const { promise: may, resolve: finish } = Promise.withResolvers<void>();
  const byFirst = vi.fn<Run>(() => may);
  await first.send(job(byFirst), { n: 1 });
  await work(first, job(byFirst));
  await until(() => expect(byFirst).toHaveBeenCalledTimes(1));
  const drained = first.drain();
  const bySecond = vi.fn<Run>(async () => {});
  await second.send(job(bySecond), { n: 2 });
  await work(second, job(bySecond));
  await until(() => expect(bySecond).toHaveBeenCalledTimes(1));
  expect(byFirst.mock.calls[0]![1].signal.aborted).toBe(false);
  finish();
  await drained;
  expect(byFirst).toHaveBeenCalledTimes(1);
});

test('a job’s lines in the log name the job and the request that queued it [B263]', async () => {
  const lines: Record<string, unknown>[] = [];
  const written = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const queue = await openQueue(database.url, written);
  queues.push(queue);
  const seen: unknown[] = [];
  const kind = job(
    async (data) => {
      seen.push(data);
      throw new Error('not today');
    },
    { retries: 0 },
  );
  await onBehalfOf({ request: 'request-1', job: null }, () => queue.send(kind, { n: 5 }));
  await work(queue, kind);
  const line = { job: 'test', id: expect.any(String), attempt: 1, request: 'request-1', msg: 'job failed' };
  await until(() => expect(lines).toContainEqual(expect.objectContaining(line)));
  expect(seen).toEqual([{ n: 5 }]);
});

test('schedules are stored in the database, and removed with their kind of job', async () => {
  const queue = await open();
  const kind = job(async () => {}, { schedule: '5 * * * *' });
  await work(
    queue,
    kind,
    job(async () => {}, { name: 'other', schedule: '6 * * * *' }),
  );
  const pool = new pg.Pool({ connectionString: database.url });
  // Its connections may be open still when the database is dropped.
  pool.on('error', () => {});
  const schedules = async () =>
    (await pool.query('select name, cron, timezone from pgboss.schedule order by cron')).rows;
  expect(await schedules()).toEqual([
    { name: 'test', cron: '5 * * * *', timezone: 'UTC' },
    { name: 'other', cron: '6 * * * *', timezone: 'UTC' },
  ]);
  await work(await open(), { ...kind, schedule: '7 * * * *' });
  expect(await schedules()).toEqual([{ name: 'test', cron: '7 * * * *', timezone: 'UTC' }]);
  await pool.end();
});

test('the worker refuses to start if a kind of job has no implementation', async () => {
  defineKind(job(async () => {}, { name: 'forgotten' }));
  const queue = await open();
  await expect(
    work(
      queue,
      job(async () => {}),
    ),
  ).rejects.toThrow(/would wait for ever: forgotten/);
  expect(() => defineKind(job(async () => {}, { name: 'forgotten' }))).toThrow(/two kinds of job/);
});
