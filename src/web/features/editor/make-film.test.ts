import { expect, test, vi } from 'vitest';
import type { Promo } from '../../../scene/promo.ts';
import { ApiError, NetworkError } from '../../api/client.ts';
import { type Film, type FilmAction, filmReducer, NO_FILM } from './film.ts';
import { type FilmCalls, makeFilm } from './make-film.ts';

const order = { promo: {} as Promo, backgroundPublicId: 'universal/x', watermark: true };
const frame = new Blob(['png'], { type: 'image/png' });
const file = new File(['film'], 'film.mp4', { type: 'video/mp4' });
const never = new Promise<never>(() => undefined);

function callsWith(change: Partial<FilmCalls> = {}): FilmCalls {
  return {
    drawFrame: vi.fn(async () => frame),
    generate: vi.fn(async () => ({ renderId: 'r1', overlayId: 'o1', watermark: true })),
    compose: vi.fn(async () => '/film.mp4'),
    follow: vi.fn(async (_id, report) => {
      report(50, 'Generating video');
      return '/followed.mp4';
    }),
    load: vi.fn(async () => file),
    ...change,
  };
}

/** Runs to the end and answers with the film and the statuses that it went through. */
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

test('hands the frame in, composes, loads the film, and says so in the given words', async () => {
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

test('without text nothing is composed: the events tell when the film is there', async () => {
  const calls = callsWith({
    drawFrame: async () => null,
    generate: async () => ({ renderId: 'r1', overlayId: null, watermark: true }),
  });
  const { film, statuses } = await run(calls);
  expect(statuses).toEqual(['generating', 'ready', 'completed']);
  expect(film.url).toBe('/followed.mp4');
  expect(calls.compose).not.toHaveBeenCalled();
});

test('a render that is under way is not handed in a second time', async () => {
  const calls = callsWith();
  const { film, statuses } = await run(calls, { ticket: { renderId: 'r9', overlayId: 'o9', watermark: true } });
  expect(statuses).toEqual(['composing', 'ready', 'completed']);
  expect(film.status).toBe('completed');
  expect(calls.generate).not.toHaveBeenCalled();
  expect(calls.compose).toHaveBeenCalledWith(order, 'o9', expect.any(AbortSignal));
});

test('a line that breaks while the server composes is no failure', async () => {
  const calls = callsWith({ compose: () => Promise.reject(new NetworkError('gone')) });
  expect((await run(calls)).film).toMatchObject({ status: 'completed', url: '/followed.mp4' });
});

test('a listener that fails does not matter while the composing call answers', async () => {
  const calls = callsWith({ follow: () => Promise.reject(new Error('no stream')) });
  expect((await run(calls)).film.status).toBe('completed');
});

test.each([
  [
    { generate: () => Promise.reject(new ApiError(400, 'invalid_input', 'Unknown font.')) },
    'Failed to generate video: Unknown font.',
  ],
  [{ drawFrame: () => Promise.reject(new Error('No font.')) }, 'Failed to generate video: No font.'],
  [{ compose: () => Promise.reject(new ApiError(500, 'render_failed', 'Composition failed')) }, 'Composition failed'],
  [{ compose: () => Promise.reject(new ApiError(503, 'unavailable', 'Busy.')) }, 'Composition failed: Busy.'],
] as [Partial<FilmCalls>, string][])('a failure is shown: %#', async (broken, text) => {
  expect((await run(callsWith({ follow: () => never, ...broken }))).film).toMatchObject({
    status: 'error',
    failure: { text, upgrade: false },
  });
});

test('at the limit the failure leads to the plans', async () => {
  const calls = callsWith({ generate: () => Promise.reject(new ApiError(403, 'download_limit', 'All used.')) });
  expect((await run(calls)).film.failure).toEqual({ text: 'Failed to generate video: All used.', upgrade: true });
});

test('a film that cannot be loaded into memory is still there by its address', async () => {
  const calls = callsWith({ load: () => Promise.reject(new NetworkError('gone')) });
  expect((await run(calls)).film).toMatchObject({ status: 'completed', url: '/film.mp4', file: null });
});

test('after an abort nothing is reported and the listener is told to stop', async () => {
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

test.each([404, 403])('a render of an earlier visit that is gone (%i) is dropped in silence', async (status) => {
  const calls = callsWith({
    follow: () => never,
    compose: () => Promise.reject(new ApiError(status, 'not_found', 'Gone.')),
  });
  const ticket = { renderId: 'r9', overlayId: 'o9', watermark: true };
  expect((await run(calls, { ticket })).film).toBe(NO_FILM);
  expect((await run(calls)).film.status).toBe('error');
});
