import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IngestJob } from '../../../contract/library.ts';
import { Uploads } from './uploads.ts';

// Test files share a worker's modules: without the resets, this file and the others would get each other's.
vi.hoisted(() => void vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock('./uploader.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

/** The open streams, by the id of their job. */
let streams: Map<string, { onmessage: ((message: { data: string }) => void) | null }>;

beforeEach(() => {
  streams = new Map();
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal(
    'EventSource',
    class {
      onmessage = null;
      readonly id: string;
      constructor(url: string) {
        this.id = url.split('/').at(-2)!;
        streams.set(this.id, this);
      }
      close() {
        streams.delete(this.id);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const job = (jobId: string, change: Partial<IngestJob> = {}): IngestJob => ({
  jobId,
  publicId: `user-videos/me/${jobId}`,
  title: 'Tuesday',
  libraryType: 'personal',
  libraries: ['me'],
  status: 'processing',
  progress: 75,
  message: 'Processing video...',
  reason: null,
  note: null,
  secondsLeft: null,
  sentLately: false,
  pieces: 0,
  bytes: 1,
  duration: null,
  ...change,
});
const tell = (change: IngestJob) => streams.get(change.jobId)?.onmessage?.({ data: JSON.stringify(change) });

test('asks to try again if the uploader cannot be loaded [T8.13]', async () => {
  const uploads = new Uploads('me');
  await uploads.add([new File(['x'], 'class.mp4', { type: 'video/mp4' })], ['me']);
  expect(uploads.list()).toMatchObject([
    { name: 'class.mp4', phase: 'failed', fault: 'The uploader could not be loaded, please try again.' },
  ]);
});

test('an upload without usable clips is not called failed [T8.14]', () => {
  const uploads = new Uploads('me');
  uploads.adopt(job('a'));
  tell(job('a', { status: 'failed', progress: 0, reason: 'The picture is damaged.' }));
  expect(uploads.list()).toMatchObject([{ unusable: true, again: false, fault: 'The picture is damaged.' }]);
  expect(streams.size).toBe(0);
});

test('is followed through its phases, reports each clip, and is cleared 2 s after completion', () => {
  const uploads = new Uploads('me');
  const changed = vi.fn();
  uploads.onChange(changed);
  uploads.adopt(job('a'));
  uploads.adopt(job('a'));
  expect(uploads.list()).toMatchObject([{ libraries: ['me'], phase: 'processing', progress: 75 }]);
  tell(job('a', { status: 'segmenting', progress: 85, pieces: 1, secondsLeft: 12 }));
  expect(uploads.list()).toMatchObject([{ phase: 'segmenting', progress: 85, secondsLeft: 12 }]);
  expect(changed.mock.calls).toEqual([['me']]);
  tell(job('a', { status: 'segmenting', progress: 90, pieces: 1 }));
  expect(changed).toHaveBeenCalledTimes(1);
  tell(job('a', { status: 'ready', progress: 100, pieces: 2 }));
  expect(uploads.list()).toMatchObject([{ phase: 'complete', progress: 100 }]);
  expect(changed).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1999);
  expect(uploads.list()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(uploads.list()).toEqual([]);
});

test('V1: what an upload lacks is shown until somebody has read it [V1 B460]', () => {
  const uploads = new Uploads('me');
  const note = 'The sound was left out.';
  uploads.adopt(job('a', { note }));
  expect(uploads.list()).toMatchObject([{ phase: 'processing', note }]);
  tell(job('a', { status: 'ready', progress: 100, pieces: 1, note }));
  vi.advanceTimersByTime(60_000);
  expect(uploads.list()).toMatchObject([{ phase: 'complete', note }]);
  uploads.dismiss(uploads.list()[0]!);
  expect(uploads.list()).toEqual([]);
});

test('only two of many are followed at a time', () => {
  const uploads = new Uploads('me');
  for (const id of ['a', 'b', 'c']) uploads.adopt(job(id));
  expect([...streams.keys()]).toEqual(['a', 'b']);
  tell(job('a', { status: 'ready', progress: 100 }));
  expect([...streams.keys()]).toEqual(['b', 'c']);
});

test('U3: an upload waiting for its turn shows its place', () => {
  const uploads = new Uploads('me');
  uploads.adopt(job('a'));
  tell(job('a', { message: 'Waiting: 3 videos are ahead of yours.' }));
  expect(uploads.list()).toMatchObject([{ phase: 'processing', said: 'Waiting: 3 videos are ahead of yours.' }]);
});
