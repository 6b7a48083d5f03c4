import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../../src/server/db/client.ts';
import { openQueue, type Queue } from '../../src/server/queue/index.ts';
import { type JobKind, jobOf } from '../../src/server/queue/job.ts';
import { createTestDatabase, type TestDatabase } from '../postgres.ts';

const log = pino({ level: 'silent' });
const services = { log };
type Data = { n: string; lead?: number | undefined };

let database: TestDatabase;
let queues: Queue[];
beforeEach(async () => {
  database = await createTestDatabase();
  queues = [];
});
afterEach(async () => {
  for (const queue of queues) await queue.stop();
  await database.drop();
});

async function open(): Promise<Queue> {
  const queue = await openQueue(database.url, log);
  queues.push(queue);
  return queue;
}

/** A kind of job that takes turns, whose jobs end when the test says so. */
function gated(slots: number, more: Partial<JobKind<Data>> = {}) {
  const running = new Map<string, () => void>();
  const began: string[] = [];
  const kind: JobKind<Data> = {
    name: 'turns-test',
    data: z.object({ n: z.string(), lead: z.int().optional() }),
    retries: 0,
    timeoutSeconds: 60,
    byPerson: true,
    ...more,
  };
  const job = jobOf<Data, typeof services>(kind, {
    concurrency: () => slots,
    run: (_, { n }) =>
      new Promise<void>((resolve, reject) => {
        began.push(n);
        running.set(n, () => {
          running.delete(n);
          if (n.startsWith('bad')) reject(new Error('no luck'));
          else resolve();
        });
      }),
  });
  const now = () => [...running.keys()].toSorted();
  const runs = (...names: string[]) =>
    vi.waitFor(() => expect(now()).toEqual(names), { timeout: 20_000, interval: 20 });
  return { kind, job, began, runs, now, end: (n: string) => running.get(n)!() };
}
const send = (queue: Queue, kind: JobKind<Data>, person: string, n: string) =>
  queue.send(kind, { n }, { key: n, person });

test('U3: one person has one job running across all processes, and nobody waits behind another’s second [A8]', async () => {
  const { kind, job, began, runs, end } = gated(2);
  const [one, two] = [await open(), await open()];
  // Two processes of two slots each.
  await one.work(services, [job]);
  await two.work(services, [job]);
  // All at once, from both: the lock decides.
  await Promise.all(['a1', 'a2', 'a3', 'a4'].map((n, i) => send(i % 2 ? one : two, kind, 'ann', n)));
  await vi.waitFor(() => expect(began).toHaveLength(1), { timeout: 20_000, interval: 20 });
  await send(one, kind, 'bob', 'b1');
  await send(two, kind, 'cid', 'c1');
  const first = began[0]!;
  await runs(...[first, 'b1', 'c1'].toSorted());
  // A slot is free; still nothing of Ann's second is begun beside her first.
  expect(began.filter((n) => n.startsWith('a'))).toEqual([first]);
  end(first);
  await vi.waitFor(() => expect(began.filter((n) => n.startsWith('a'))).toHaveLength(2), { timeout: 20_000 });
  for (const n of ['b1', 'c1']) end(n);
});

test('U3: another person’s first job comes before someone’s tenth, and waiting jobs know their place', async () => {
  const { kind, job, began, runs, end } = gated(1);
  const queue = await open();
  await queue.work(services, [job]);
  for (const n of ['a1', 'a2', 'a3', 'a4']) await send(queue, kind, 'ann', n);
  await runs('a1');
  await send(queue, kind, 'bob', 'b1');
  await send(queue, kind, 'bob', 'b2');
  expect([...(await queue.places(kind, ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']))].toSorted()).toEqual([
    ['a2', 1],
    ['a3', 3],
    ['a4', 4],
    ['b1', 0],
    ['b2', 2],
  ]);
  const line = (await queue.line(kind)).map(({ key, person, running }) => `${key} ${person} ${running}`);
  expect(line[0]).toBe('a1 ann true');
  expect(line.slice(1)).toEqual(['b1 bob false', 'a2 ann false', 'b2 bob false', 'a3 ann false', 'a4 ann false']);
  for (const n of ['a1', 'b1', 'a2', 'b2', 'a3', 'a4']) {
    await runs(n);
    end(n);
  }
  await runs();
  expect(began).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

test('U3: a job that fails or is cancelled passes the turn on', async () => {
  const { kind, job, runs, end } = gated(1);
  const queue = await open();
  await queue.work(services, [job]);
  for (const n of ['bad1', 'a2', 'a3', 'a4']) await send(queue, kind, 'ann', n);
  await runs('bad1');
  await queue.cancel(kind, 'a2');
  end('bad1');
  await runs('a3');
  end('a3');
  await runs('a4');
  end('a4');
});

test('U3: a job requested by two people counts for the one with fewer jobs waiting', async () => {
  const { kind, job, began, runs, end } = gated(1);
  const queue = await open();
  await queue.work(services, [job]);
  for (const n of ['a1', 'a2', 'a3', 'shared']) await send(queue, kind, 'ann', n);
  await runs('a1');
  expect(await send(queue, kind, 'bob', 'shared')).toBe(false);
  end('a1');
  await runs('shared');
  end('shared');
  await runs('a2');
  end('a2');
  await runs('a3');
  end('a3');
  expect(began).toEqual(['a1', 'shared', 'a2', 'a3']);
});

test('the ninth person’s short job goes before the long ones that wait, and no later one overtakes for ever [B149]', async () => {
  const { kind, job, began, runs, end } = gated(1);
  const queue = await open();
  await queue.work(services, [job]);
  await send(queue, kind, 'p0', 'long-0');
  await runs('long-0');
  for (let n = 1; n < 8; n++) await send(queue, kind, `p${n}`, `long-${n}`);
  await queue.send(kind, { n: 'short', lead: 50 }, { key: 'short', person: 'p8' });
  expect([...(await queue.places(kind, ['short', 'long-1', 'long-7']))]).toEqual(
    expect.arrayContaining([
      ['short', 0],
      ['long-1', 1],
      ['long-7', 7],
    ]),
  );
  // A person who has waited for longer than the lead is not overtaken.
  const client = openDatabase(database.url);
  await client.pool.query(
    "update pgboss.job set created_on = created_on - interval '1 minute' where singleton_key = 'long-1'",
  );
  await client.close();
  end('long-0');
  await runs('long-1');
  end('long-1');
  await runs('short');
  expect(began).toEqual(['long-0', 'long-1', 'short']);
});

test('a kind that another holds lets a person’s next one in when they have fewer of that one, and others at once [B860]', async () => {
  const held = gated(2);
  const holder = gated(2, { name: 'holding-test' });
  const kind = { ...held.kind, heldBy: { kind: holder.kind.name, from: 2 } };
  const queue = await open();
  await queue.work(services, [{ ...held.job, kind }, holder.job]);
  for (const n of ['h1', 'h2', 'h3']) await send(queue, holder.kind, 'ann', n);
  await holder.runs('h1');
  for (const n of ['a1', 'a2']) await send(queue, kind, 'ann', n);
  await send(queue, kind, 'bob', 'b1');
  await held.runs('b1');
  holder.end('h1');
  await holder.runs('h2');
  // Bob’s end lets in whoever may come: Ann may not yet.
  held.end('b1');
  await vi.waitFor(async () => expect(await queue.stateOf(kind, 'b1')).toBeNull(), { timeout: 20_000 });
  expect(held.began).toEqual(['b1']);
  holder.end('h2');
  await held.runs('a1');
  held.end('a1');
  await held.runs('a2');
  held.end('a2');
  holder.end('h3');
});
