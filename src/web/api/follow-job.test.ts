import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from './client.ts';
import { followJob, waitAfter } from './follow-job.ts';

type State = { status: 'running' | 'done'; progress: number };
const running = (progress: number): State => ({ status: 'running', progress });
const done: State = { status: 'done', progress: 100 };
const NGINX = '<html><h1>502 Bad Gateway</h1></html>';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Follows a job whose stream is refused; each look takes the next answer. */
function lookThrough(answers: (State | Error)[], signal = new AbortController().signal) {
  const told: (number | 'dropped')[] = [];
  const looks: number[] = [];
  const result = followJob<State>(
    {
      listen: (_onState, _onBroken, onRefused) => {
        onRefused();
        return () => undefined;
      },
      look: async () => {
        looks.push(Date.now());
        const next = answers.shift() ?? done;
        if (next instanceof Error) throw next;
        return next;
      },
      isOver: ({ status }) => status === 'done',
      onState: ({ progress }) => told.push(progress),
      onDropped: () => told.push('dropped'),
    },
    signal,
  );
  result.catch(() => undefined);
  return { result, told, looks };
}

test('a server that is away does not end the wait: proxy pages, no connection, a restart, a session that ended', async () => {
  const away = [
    new ApiError(502, null, NGINX),
    new NetworkError(new TypeError('Failed to fetch')),
    new ApiError(503, 'unavailable', 'Later.'),
    new ApiError(504, null, ''),
    new ApiError(500, 'internal', 'The database is away.'),
    new ApiError(401, 'unauthorized', 'Please sign in to continue.'),
  ];
  const { result, told } = lookThrough([running(10), ...away, running(60)]);
  await vi.runAllTimersAsync();
  expect(await result).toEqual(done);
  expect(told).toEqual([10, ...away.map(() => 'dropped'), 60, 100]);
});

test('it waits longer after each failure, but never longer than ten seconds unless the server asks for it', async () => {
  const { looks } = lookThrough(Array.from({ length: 7 }, () => new ApiError(502, null, NGINX)));
  await vi.runAllTimersAsync();
  const waits = looks.slice(1).map((at, look) => at - (looks[look] as number));
  expect(waits).toEqual([1500, 2500, 4000, 7000, 10_000, 10_000, 10_000]);
});

test('Retry-After is kept, within reason', () => {
  const asking = (retryAfter: number) => new ApiError(503, 'unavailable', 'Later.', { retryAfter });
  expect(waitAfter(asking(20), 0)).toBe(20_000);
  expect(waitAfter(asking(0), 0)).toBe(1500);
  expect(waitAfter(asking(86_400), 0)).toBe(60_000);
});

test('a connection that comes back is used at once', async () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const { result } = lookThrough([new NetworkError(null)]);
  await vi.advanceTimersByTimeAsync(100);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await result).toEqual(done);
  expect(vi.getTimerCount()).toBe(0);
  vi.unstubAllGlobals();
});

test.each([
  [404, 'not_found'],
  [403, 'forbidden'],
] as const)('a refusal (%i) ends it', async (status, code) => {
  const { result } = lookThrough([new ApiError(status, code, 'No.')]);
  await expect(result).rejects.toMatchObject({ status });
});

test('an abort ends it, also between two looks', async () => {
  const abort = new AbortController();
  const { result, looks } = lookThrough([running(10), running(20)], abort.signal);
  await vi.advanceTimersByTimeAsync(100);
  abort.abort();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  await vi.runAllTimersAsync();
  expect(looks).toHaveLength(1);
});
