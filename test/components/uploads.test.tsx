import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { IngestJob } from '../../src/contract/library.ts';
import { giveLibrary, person, signIn } from './people.ts';
import { button, openPage, press } from './show.tsx';

const KINDS = { txt: 'text/plain', md: 'text/markdown', mp4: 'video/mp4' };
const rowOf = (name: string) =>
  page
    .getByRole('list', { name: /ploads$/ })
    .getByRole('listitem')
    .filter({ hasText: name });
/** What has been sent of uploads, which go past the pages' only fetch. */
let send: MockInstance<XMLHttpRequest['send']>;

beforeEach(() => {
  // What is sent never arrives.
  send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1440, 900);
});

async function openMine(who = person('individual'), uploads: IngestJob[] = []): Promise<void> {
  signIn(who);
  giveLibrary({ uploads });
  await openPage('/');
  if (window.innerWidth < 1024) await page.getByRole('tab', { name: 'Background' }).click();
  await page.getByRole('tab', { name: /^My Videos/ }).click();
  await expect.element(button('Bulk Upload')).toBeVisible();
}

function fileOf(name: string, bytes?: number): File {
  const file = new File(['no video'], name, { type: KINDS[name.split('.').at(-1) as keyof typeof KINDS] });
  if (bytes !== undefined) Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

/** Chooses files by the button, whose own input the browser would ask for. */
async function choose(name: 'Add Single' | 'Bulk Upload', files: File[]): Promise<void> {
  await expect.element(button(name)).toBeEnabled();
  // The drop zone has an input too.
  const input = button(name).element().previousElementSibling as HTMLInputElement;
  // A real list of files would forget the size that one was given.
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('what cannot be a video is refused before a byte is sent, and can be put away [T3.15 T5.21]', async () => {
  await openMine();
  await choose('Bulk Upload', [fileOf('README.md'), fileOf('Too long.mp4', 1_000_000_001)]);
  await expect.element(rowOf('README.md')).toMatchTextContent('Invalid file type: Please select a video file.');
  await expect.element(rowOf('Too long.mp4')).toMatchTextContent('Maximum size is 1GB.');
  expect(send).not.toHaveBeenCalled();
  await press('Dismiss README.md');
  await press('Dismiss Too long.mp4');
  await expect.element(page.getByRole('list', { name: 'Failed uploads' })).not.toBeInTheDocument();
});

test('E17: without https, where there is no crypto.randomUUID, one refused file does not keep the others from being sent', async () => {
  const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
  await openMine();
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    await choose('Bulk Upload', [fileOf('README.md'), fileOf('Good.mp4')]);
    await expect.element(rowOf('README.md')).toMatchTextContent('Invalid file type: Please select a video file.');
    await expect.poll(() => send.mock.calls.length).toBeGreaterThan(0);
  } finally {
    if (own) Object.defineProperty(crypto, 'randomUUID', own);
    else delete (crypto as { randomUUID?: unknown }).randomUUID;
  }
});

/** From now on the server refuses to begin an upload. */
function refuseUploads(): void {
  send.mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperties(this, { status: { value: 400 }, responseText: { value: '<h1>Bad Request</h1>' } });
    this.onload?.(new ProgressEvent('load'));
  });
}

test('an upload that the server does not begin says so [S8.22 T8.12]', async () => {
  refuseUploads();
  await openMine();
  await choose('Add Single', [fileOf('class.mp4')]);
  await expect.element(rowOf('class.mp4')).toMatchTextContent('Failed to get upload signature');
});

test('each dropped video is sent to the server, and a dropped file of another kind is refused [S7.33]', async () => {
  refuseUploads();
  await openMine();
  const transfer = new DataTransfer();
  for (const name of ['class.mp4', 'notes.txt', 'stretching.mp4']) transfer.items.add(fileOf(name));
  const zone = page.getByRole('group', { name: 'Upload to My Videos' }).element();
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
  await expect.element(rowOf('notes.txt')).toMatchTextContent('Invalid file type: Please select a video file.');
  for (const name of ['class.mp4', 'stretching.mp4'])
    await expect.element(rowOf(name)).toMatchTextContent('Failed to get upload signature');
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  [390, 844],
  [1440, 900],
])('U12: seven uploads that failed can all be read and dismissed at %i px [B45]', async (width, height) => {
  await page.viewport(width, height);
  await openMine();
  const names = Array.from(
    { length: 7 },
    (_, i) => `${i + 1} Notes of Tuesday’s class with a long name that goes on.txt`,
  );
  await choose(
    'Bulk Upload',
    names.map((name) => fileOf(name)),
  );
  const rows = page.getByRole('list', { name: 'Failed uploads' }).getByRole('listitem');
  await expect.poll(() => rows.elements()).toHaveLength(7);
  for (const name of names) {
    for (const words of ['Invalid file type: Please select a video file.', name]) {
      const element = rowOf(name).getByText(words, { exact: true }).element();
      expect(edgeOver(element), `${name}: ${words}`).toBeNull();
    }
  }
  for (const name of names) {
    await press(`Dismiss ${name}`);
    await expect.element(rowOf(name)).not.toBeInTheDocument();
  }
  expect(rows.elements()).toEqual([]);
});

/** What cuts an element off: a box around it that hides or scrolls what is beyond its edge, or itself; null where all of it is seen. */
function edgeOver(element: Element): string | null {
  const { bottom, right } = element.getBoundingClientRect();
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const edge = box.getBoundingClientRect();
    const hides = getComputedStyle(box).overflowY !== 'visible';
    if (hides && (bottom > edge.bottom + 1 || right > edge.right + 1)) return box.className;
  }
  return element.scrollWidth > element.clientWidth + 1 ? 'its own edge' : null;
}

test.each([
  [360, 640],
  [1440, 900],
])(
  'V1: that the sound of an upload was left out is read whole at %i px, and stays until it is dismissed [B460]',
  async (width, height) => {
    await page.viewport(width, height);
    const me = person('individual');
    const job: IngestJob = {
      ...{ jobId: crypto.randomUUID(), publicId: `user-videos/${me.id}/reel`, title: 'Reel', libraryType: 'personal' },
      libraries: ['me'],
      ...{
        status: 'processing',
        progress: 75,
        message: '',
        reason: null,
        secondsLeft: null,
        sentLately: false,
        pieces: 0,
      },
      ...{ bytes: 1, duration: 4 },
      note: 'The sound is stored in a way that we cannot read, so it was left out. The picture is fine.',
    };
    const heard = new Set<EventSource>();
    vi.stubGlobal(
      'EventSource',
      class extends EventSource {
        constructor(address: string) {
          super(address);
          if (address.includes(job.jobId)) heard.add(this);
        }
      },
    );
    await openMine(me, [job]);
    const note = () => rowOf('Reel').getByText(job.note!, { exact: true });
    await expect.element(note()).toBeVisible();
    const done = JSON.stringify({ ...job, status: 'ready', progress: 100, pieces: 1 });
    for (const source of heard) source.onmessage?.(new MessageEvent('message', { data: done }));
    await expect.element(button('Dismiss Reel')).toBeVisible();
    expect(edgeOver(note().element())).toBeNull();
    await press('Dismiss Reel');
    await expect.element(rowOf('Reel')).not.toBeInTheDocument();
  },
);

test('the screen stays on while a file is sent, and no longer', async () => {
  const held = new Set<object>();
  const request = async () => {
    const lock = { release: async () => void held.delete(lock) };
    held.add(lock);
    return lock as unknown as WakeLockSentinel;
  };
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(request);
  await openMine();
  expect(held.size).toBe(0);
  await choose('Add Single', [fileOf('class.mp4')]);
  await expect.poll(() => held.size).toBe(1);
  await expect.poll(() => send.mock.calls.length).toBeGreaterThan(0);
  await press('Pause class.mp4');
  await expect.poll(() => held.size, { message: 'nothing is sent' }).toBe(0);
  await press('Cancel class.mp4');
  await expect.element(rowOf('class.mp4')).not.toBeInTheDocument();
});
