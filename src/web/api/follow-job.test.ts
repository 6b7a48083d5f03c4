import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getRender, renderEvents } from '../../contract/renders.ts';
import { ApiError, callApi, NetworkError, openEvents } from './client.ts';
import { followJob, waitAfter } from './follow-job.ts';

// Test files share a worker's modules: without the resets, this file and the others would get each other's.
vi.hoisted(() => void vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock(import('./client.ts'), async (original) => ({ ...(await original()), callApi: vi.fn(), openEvents: vi.fn() }));

type State = { status: 'running' | 'done'; progress: number };
const running = (progress: number): State => ({ status: 'running', progress });
const done: State = { status: 'done', progress: 100 };
const NGINX = '<html><h1>502 Bad Gateway</h1></html>';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Follows a job whose stream is refused; each poll gets the next response. */
function lookThrough(answers: (State | Error)[], signal = new AbortController().signal) {
  const told: (number | 'dropped')[] = [];
  const looks: number[] = [];
  vi.mocked(openEvents).mockImplementation((_call, _input, _onState, _onBroken, onRefused) => {
    onRefused();
    return () => undefined;
  });
  vi.mocked(callApi).mockImplementation(async () => {
    looks.push(Date.now());
    const next = answers.shift() ?? done;
    if (next instanceof Error) throw next;
    return next as never;
  });
  const result = followJob<State>(
    {
      events: renderEvents as never,
      look: getRender as never,
      id: 'r1',
      isOver: ({ status }) => status === 'done',
      onState: ({ progress }) => told.push(progress),
      onDropped: () => told.push('dropped'),
    },
    signal,
  );
  result.catch(() => undefined);
  return { result, told, looks };
}

test('an unavailable server does not end the wait: proxy pages, no connection, a restart, an ended session [A2]', async () => {
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

test('waits longer after each failure, but at most ten seconds unless the server asks for more', async () => {
  const { looks } = lookThrough(Array.from({ length: 7 }, () => new ApiError(502, null, NGINX)));
  await vi.runAllTimersAsync();
  const waits = looks.slice(1).map((at, look) => at - (looks[look] as number));
  expect(waits).toEqual([1500, 2500, 4000, 7000, 10_000, 10_000, 10_000]);
});

test('respects Retry-After, within reason', () => {
  const asking = (retryAfter: number) => new ApiError(503, 'unavailable', 'Later.', { retryAfter });
  expect(waitAfter(asking(20), 0)).toBe(20_000);
  expect(waitAfter(asking(0), 0)).toBe(1500);
  expect(waitAfter(asking(86_400), 0)).toBe(60_000);
});

test('uses a restored connection at once', async () => {
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

test('an abort ends it, also between two polls', async () => {
  const abort = new AbortController();
  const { result, looks } = lookThrough([running(10), running(20)], abort.signal);
  await vi.advanceTimersByTimeAsync(100);
  abort.abort();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  await vi.runAllTimersAsync();
  expect(looks).toHaveLength(1);
});
