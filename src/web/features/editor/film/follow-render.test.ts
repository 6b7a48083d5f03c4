import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Render } from '../../../../contract/renders.ts';
import { followRender } from './follow-render.ts';

const render = (change: Partial<Render>): Render => ({
  renderId: 'r1',
  status: 'running',
  progress: 0,
  message: 'Initializing',
  videoUrl: null,
  duration: 15,
  watermark: true,
  ...change,
});

/** The browser's EventSource, which tests feed by hand. */
class FakeEvents {
  static readonly CLOSED = 2;
  static last: FakeEvents;
  readyState = 1;
  onmessage: (message: { data: string }) => void = () => undefined;
  onerror: () => void = () => undefined;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeEvents.last = this;
  }
  say(change: Partial<Render>) {
    this.onmessage({ data: JSON.stringify(render(change)) });
  }
  refuse() {
    this.readyState = FakeEvents.CLOSED;
    this.onerror();
  }
  close() {
    this.readyState = FakeEvents.CLOSED;
  }
}

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeEvents);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function follow(signal = new AbortController().signal) {
  const report = vi.fn();
  return { report, result: followRender('r1', report, signal), events: FakeEvents.last };
}

test("reports progress and returns the film's URL", async () => {
  const { report, result, events } = follow();
  expect(events.url).toBe('/api/renders/r1/events');
  events.say({ progress: 40, message: 'Generating video' });
  events.say({ status: 'done', progress: 100, videoUrl: '/film.mp4' });
  expect(await result).toBe('/film.mp4');
  expect(report.mock.calls).toEqual([[40, 'Generating video']]);
  expect(events.readyState).toBe(FakeEvents.CLOSED);
});

test("a failed render fails with the server's sentence", async () => {
  const { result, events } = follow();
  events.say({ status: 'failed', message: 'Composition failed' });
  await expect(result).rejects.toMatchObject({ text: 'Composition failed', code: 'render_failed' });
  expect(events.readyState).toBe(FakeEvents.CLOSED);
});

test('waits while the browser reconnects, and reports the lost connection meanwhile', async () => {
  const { report, result, events } = follow();
  events.onerror();
  expect(report.mock.calls).toEqual([[0, 'The connection dropped. Your video is still being made.']]);
  events.say({ progress: 60, message: 'Generating video' });
  expect(report).toHaveBeenLastCalledWith(60, 'Generating video');
  events.say({ status: 'done', videoUrl: '/film.mp4' });
  expect(await result).toBe('/film.mp4');
});

test('reopens a stream that is silent for 30 s, and leaves an active one alone [B37]', async () => {
  const { result, events: first } = follow();
  await vi.advanceTimersByTimeAsync(20_000);
  first.say({ progress: 10 });
  await vi.advanceTimersByTimeAsync(29_500);
  expect(FakeEvents.last, 'the server spoke 29.5 s ago').toBe(first);
  await vi.advanceTimersByTimeAsync(1000);
  const second = FakeEvents.last;
  expect(second).not.toBe(first);
  expect(first.readyState).toBe(FakeEvents.CLOSED);
  second.say({ status: 'done', videoUrl: '/film.mp4' });
  expect(await result).toBe('/film.mp4');
});

test('polls without a stream until the film is ready', async () => {
  const looks = [render({ progress: 10 }), render({ progress: 60 }), render({ status: 'done', videoUrl: '/film.mp4' })];
  const fetch = vi.fn(async () => Response.json(looks.shift()));
  vi.stubGlobal('fetch', fetch);
  const { report, result, events } = follow();
  events.refuse();
  await vi.runAllTimersAsync();
  expect(await result).toBe('/film.mp4');
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(report.mock.calls.map(([progress]) => progress)).toEqual([10, 60]);
});

test('an abort closes the stream and ends the wait', async () => {
  const abort = new AbortController();
  const { result, events } = follow(abort.signal);
  abort.abort();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  expect(events.readyState).toBe(FakeEvents.CLOSED);
});
