import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Promo } from '../../../../scene/promo.ts';
import { ApiError, NetworkError } from '../../../api/client.ts';
import { ReadableError, textOf } from '../../../api/failure.ts';
import { type Film, type FilmAction, filmReducer, NO_FILM } from '../model/film.ts';
import { type FilmCalls, makeFilm } from './make-film.ts';

const order = { promo: {} as Promo, backgroundPublicId: 'universal/x', bands: null, logo: null, watermark: true };
const frame = new Blob(['png'], { type: 'image/png' });
const file = new File(['film'], 'film.mp4', { type: 'video/mp4' });
const NGINX = '<html><h1>502 Bad Gateway</h1></html>';
const never = new Promise<never>(() => undefined);

function callsWith(change: Partial<FilmCalls> = {}): FilmCalls {
  return {
    drawFrame: vi.fn(async () => frame),
    generate: vi.fn(async () => ({ ticket: { renderId: 'r1', overlayId: 'o1', watermark: true }, url: null })),
    compose: vi.fn(async () => '/film.mp4'),
    follow: vi.fn(async (_id, report) => {
      report(50, 'Generating video');
      return '/followed.mp4';
    }),
    load: vi.fn(async () => file),
    ...change,
  };
}

/** Runs to the end and returns the film and the statuses it went through. */
async function run(calls: FilmCalls, options: Partial<Parameters<typeof makeFilm>[0]> = {}) {
  let film: Film = NO_FILM;
  const statuses: string[] = [];
  const messages: string[] = [];
  const dispatch = (action: FilmAction) => {
    film = filmReducer(film, action);
    if (statuses.at(-1) !== film.status) statuses.push(film.status);
    if (messages.at(-1) !== film.message) messages.push(film.message);
  };
  await makeFilm({ attempt: 'a', order, signal: new AbortController().signal, ...options }, calls, dispatch);
  return { film, statuses, messages };
}

test('submits the frame, composes, loads the film, and reports it in the specified words [S4.9]', async () => {
  const calls = callsWith();
  const { film, statuses, messages } = await run(calls);
  expect(statuses).toEqual(['generating', 'composing', 'ready', 'completed']);
  expect(messages).toEqual([
    'Initializing',
    'Generating video',
    'Composing final video...',
    'Video ready for download!',
  ]);
  expect(film).toMatchObject({ url: '/film.mp4', file });
  expect(calls.generate).toHaveBeenCalledWith(order, frame, expect.any(AbortSignal));
  expect(calls.compose).toHaveBeenCalledWith(order, 'o1', expect.any(AbortSignal));
});

test('without text nothing is composed: the events report when the film is ready [S4.11]', async () => {
  const calls = callsWith({
    drawFrame: async () => null,
    generate: async () => ({ ticket: { renderId: 'r1', overlayId: null, watermark: true }, url: null }),
  });
  const { film, statuses } = await run(calls);
  expect(statuses).toEqual(['generating', 'ready', 'completed']);
  expect(film.url).toBe('/followed.mp4');
  expect(calls.compose).not.toHaveBeenCalled();
});

test('a film that exists already is neither composed nor waited for [B223]', async () => {
  const calls = callsWith({
    generate: async () => ({ ticket: { renderId: 'r1', overlayId: 'o1', watermark: true }, url: '/made.mp4' }),
  });
  const { film, statuses } = await run(calls);
  expect(statuses.at(-1)).toBe('completed');
  expect(film).toMatchObject({ url: '/made.mp4', file, ticket: { renderId: 'r1' } });
  expect(calls.compose).not.toHaveBeenCalled();
  expect(calls.follow).not.toHaveBeenCalled();
});

test('a render in progress is not submitted again', async () => {
  const calls = callsWith();
  const { film, statuses } = await run(calls, { ticket: { renderId: 'r9', overlayId: 'o9', watermark: true } });
  expect(statuses).toEqual(['composing', 'ready', 'completed']);
  expect(film.status).toBe('completed');
  expect(calls.generate).not.toHaveBeenCalled();
  expect(calls.compose).toHaveBeenCalledWith(order, 'o9', expect.any(AbortSignal));
});

describe('waiting for a film', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const LOST: [string, Error][] = [
    ['the connection is lost', new NetworkError('gone')],
    ["a proxy's page is returned", new ApiError(502, null, NGINX)],
    ['the database is unavailable', new ApiError(500, 'internal', 'Something went wrong on our side.')],
    ['the server has waited 300 s', new ApiError(503, 'unavailable', 'The video is still being made.')],
    ['the session has ended', new ApiError(401, 'unauthorized', 'Please sign in to continue.')],
  ];

  test.each(LOST)('continues when %s, until the progress reports that it is done [A2]', async (_, error) => {
    const calls = callsWith({ compose: () => Promise.reject(error) });
    expect((await run(calls)).film).toMatchObject({ status: 'completed', url: '/followed.mp4' });
    expect(vi.getTimerCount(), 'nothing is polled anymore').toBe(0);
  });

  test.each(LOST)('continues when %s, and the call is repeated [A2]', async (_, error) => {
    const answers = [error, error, error];
    const compose = vi.fn(async () => {
      const next = answers.shift();
      if (next) throw next;
      return '/film.mp4';
    });
    const making = run(callsWith({ compose, follow: () => never }));
    await vi.runAllTimersAsync();
    const { film, messages } = await making;
    expect(film).toMatchObject({ status: 'completed', url: '/film.mp4' });
    expect(compose).toHaveBeenCalledTimes(4);
    const waiting = error instanceof ApiError && error.code === 'unavailable';
    expect(messages.includes('The connection dropped. Your video is still being made.')).toBe(!waiting);
  });

  test('the failure of an earlier attempt does not end the wait for this one', async () => {
    const answers: Error[] = [new ApiError(502, null, NGINX)];
    const calls = callsWith({
      follow: () => Promise.reject(new ApiError(500, 'render_failed', 'Composition failed')),
      compose: async () => {
        const next = answers.shift();
        if (next) throw next;
        return '/film.mp4';
      },
    });
    const making = run(calls);
    await vi.runAllTimersAsync();
    expect((await making).film).toMatchObject({ status: 'completed', url: '/film.mp4' });
  });

  test('ends when the server says that the film has failed', async () => {
    const compose = vi.fn<() => Promise<string>>();
    compose.mockRejectedValueOnce(new ApiError(502, null, NGINX));
    compose.mockRejectedValueOnce(new ApiError(500, 'render_failed', 'Composition failed'));
    const making = run(callsWith({ compose, follow: () => never }));
    await vi.runAllTimersAsync();
    expect((await making).film).toMatchObject({ status: 'error', failure: { why: 'Composition failed' } });
  });

  test('ends when the page is left', async () => {
    const abort = new AbortController();
    const compose = vi.fn(() => Promise.reject(new ApiError(502, null, NGINX)));
    const making = run(callsWith({ compose, follow: () => never }), { signal: abort.signal });
    await vi.advanceTimersByTimeAsync(100);
    abort.abort();
    await making;
    await vi.runAllTimersAsync();
    expect(compose).toHaveBeenCalledTimes(1);
  });
});

test('a failing listener does not matter while the compose call responds', async () => {
  const calls = callsWith({ follow: () => Promise.reject(new Error('no stream')) });
  expect((await run(calls)).film.status).toBe('completed');
});

const KEPT = 'Your text and settings are still here.';

test.each([
  [
    { generate: () => Promise.reject(new ApiError(400, 'invalid_input', 'Unknown font.')) },
    'Failed to generate video: Unknown font.',
  ],
  [
    { generate: () => Promise.reject(new ApiError(502, null, NGINX)) },
    `Failed to generate video: Spinreel cannot be reached right now. ${KEPT} Try again in a minute.`,
  ],
  [
    { drawFrame: () => Promise.reject(new ReadableError('A font could not be loaded.')) },
    `Failed to generate video: A font could not be loaded. ${KEPT}`,
  ],
  [
    { compose: () => Promise.reject(new ApiError(500, 'render_failed', 'Composition failed')) },
    `Composition failed. ${KEPT}`,
  ],
  [
    { compose: () => Promise.reject(new ApiError(409, 'conflict', 'The background is gone.')) },
    'Composition failed: The background is gone.',
  ],
] as [Partial<FilmCalls>, string][])('a failure is shown: %# [S8.10 S8.11 T8.1 P9]', async (broken, text) => {
  const { film } = await run(callsWith({ follow: () => never, ...broken }));
  expect(film).toMatchObject({ status: 'error', failure: { upgrade: false } });
  expect(textOf(film.failure!)).toBe(text);
});

test('a failure keeps its reference for support', async () => {
  const error = new ApiError(500, 'internal', 'Something went wrong on our side.', { reference: 'K7Q2-M9XD' });
  const { film } = await run(callsWith({ generate: () => Promise.reject(error) }));
  expect(film.failure).toMatchObject({ reference: 'K7Q2-M9XD' });
});

test('at the limit, the failure leads to the plans', async () => {
  const calls = callsWith({ generate: () => Promise.reject(new ApiError(403, 'download_limit', 'All used.')) });
  const { failure } = (await run(calls)).film;
  expect(failure).toMatchObject({ why: 'Failed to generate video: All used.', upgrade: true });
});

test('a film that cannot be loaded into memory still has its URL', async () => {
  const calls = callsWith({ load: () => Promise.reject(new NetworkError('gone')) });
  expect((await run(calls)).film).toMatchObject({ status: 'completed', url: '/film.mp4', file: null });
});

test('after an abort nothing is reported and the listener is stopped', async () => {
  const abort = new AbortController();
  let listening: AbortSignal | undefined;
  const calls = callsWith({
    follow: (_id, _report, signal) => {
      listening = signal;
      return never;
    },
    compose: async () => {
      abort.abort();
      return '/film.mp4';
    },
  });
  const { statuses } = await run(calls, { signal: abort.signal });
  expect(statuses).toEqual(['generating', 'composing']);
  expect(listening?.aborted).toBe(true);
});

test.each([404, 403])(
  'a missing render from an earlier visit (%i) is dropped silently, and the promo stays as it is',
  async (status) => {
    const calls = callsWith({
      follow: () => never,
      compose: () => Promise.reject(new ApiError(status, 'not_found', 'Gone.')),
    });
    const ticket = { renderId: 'r9', overlayId: 'o9', watermark: true };
    expect((await run(calls, { ticket })).film).toEqual({ ...NO_FILM, ticket });
    expect((await run(calls)).film.status).toBe('error');
  },
);
