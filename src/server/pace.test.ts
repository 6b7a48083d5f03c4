import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './pace.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Ended = { who: string; at: number; refused: boolean };

/** Has each caller call again and again on so many connections, each as soon as the one before has ended. */
async function callFor(seconds: number, connections: Record<string, number>, points: number): Promise<Ended[]> {
  const pace = new Pace();
  const began = performance.now();
  const ended: Ended[] = [];
  let isOver = false;
  const connection = async (who: string) => {
    while (!isOver) {
      const refused = await pace.keep(who, points).then(
        () => false,
        (error) => {
          expect(error).toMatchObject({ code: 'rate_limited', retryAfter: expect.any(Number) });
          return true;
        },
      );
      ended.push({ who, at: performance.now() - began, refused });
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const all = Object.entries(connections).flatMap(([who, count]) =>
    Array.from({ length: count }, () => connection(who)),
  );
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  isOver = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all(all);
  return ended;
}

it('A10: however many calls a caller makes at once, they go on as fast as an allowance fills, refused ones included, and nobody else waits [A10 B391]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 400 }), fc.constantFrom(1, 4), async (greedy, points) => {
      const ended = await callFor(20, { greedy, other: 1 }, points);
      const within = (who: string, from: number, to: number, refused: boolean) =>
        ended.filter((one) => one.who === who && one.at >= from && one.at < to && one.refused === refused).length;
      expect(within('greedy', 0, 20_000, false) * points).toBeLessThanOrEqual(180 + 20 * 30 + points);
      // Of each connection at most one refusal in five seconds.
      expect(within('greedy', 0, 20_000, true)).toBeLessThanOrEqual(greedy * 4);
      const inTurn = Object.groupBy(ended, ({ who }) => who).other!;
      expect(inTurn.every(({ refused }) => !refused)).toBe(true);
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 8) },
  );
});

it('a page with all its pictures waits for nothing, and what was used comes back [B391]', async () => {
  const pace = new Pace();
  const began = performance.now();
  for (let call = 0; call < 60; call++) await pace.keep('somebody', 1);
  for (let file = 0; file < 300; file++) await pace.keep('somebody', 0.25);
  expect(performance.now()).toBe(began);
  pace.spend('somebody', 150);
  const waiting = pace.keep('somebody', 1);
  await vi.advanceTimersByTimeAsync(10_000);
  await waiting;
  for (let call = 0; call < 100; call++) await pace.keep('somebody', 1);
});

it('whoever goes away does not wait on [A12 B391]', async () => {
  const pace = new Pace();
  pace.spend('somebody', 300);
  const gone = new AbortController();
  const waiting = pace.keep('somebody', 1, gone.signal);
  gone.abort('gone');
  await expect(waiting).rejects.toBe('gone');
});
