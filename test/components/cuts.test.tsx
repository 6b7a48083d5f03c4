import { afterEach, expect, test, vi } from 'vitest';
import { getIngestJob, type IngestJob } from '../../src/contract/library.ts';
import { readFiles } from '../../src/web/api/kept-files.ts';
import { newId } from '../../src/web/api/new-id.ts';
import { Cuts, type Sender } from '../../src/web/features/cut/cuts.ts';
import {
  EMPTY,
  isPhoto,
  type List,
  moved,
  nameOf,
  type Photo,
  withClip,
  withPhoto,
} from '../../src/web/features/cut/list.ts';
import type { Upload } from '../../src/web/features/uploads/upload.ts';
import { answer, refuse } from './answers.ts';
import { person, SOUND_LOOP, signIn } from './people.ts';

const clip = (title: string) => ({
  ...SOUND_LOOP,
  id: newId(),
  publicId: `user-videos/me/${title}`,
  title,
  duration: 4,
});
const photo = (name: string): Photo => {
  const blob = new Blob([`the photo ${name}`], { type: 'image/jpeg' });
  return { blob, url: URL.createObjectURL(blob), name, aspect: 1.5 };
};
const names = (cuts: Cuts) => cuts.shown().list.items.map(nameOf);

/** The uploads of a window, as far as a list of parts has to do with them. */
class Sending implements Sender {
  files: File[] = [];
  rows: Partial<Upload>[] = [];
  isHolder = true;
  #listeners = new Set<() => void>();
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  add = async (files: readonly File[]) => {
    this.files.push(...files);
    const id = `upload ${this.files.length}`;
    this.show({ id, phase: 'uploading', jobId: null });
    return [id];
  };
  find = ({ uploadId, jobId }: { uploadId: string | null; jobId: string | null }) =>
    this.rows.find((row) => row.id === uploadId || (jobId !== null && row.jobId === jobId)) as Upload | undefined;
  jobOf = (id: string) => this.rows.find((row) => row.id === id)?.jobId ?? null;
  holdsKept = async () => this.isHolder;
  show(row: Partial<Upload>) {
    this.rows = [...this.rows.filter(({ id }) => id !== row.id), row];
    for (const listener of this.#listeners) listener();
  }
  remove() {
    this.rows = [];
    for (const listener of this.#listeners) listener();
  }
}

let opened: Cuts[] = [];
afterEach(() => {
  for (const cuts of opened) cuts.destroy();
  opened = [];
});

/** What a window shows of a person's list once it has read what the browser keeps. */
async function openWindow(userId: string, sending = new Sending()): Promise<Cuts> {
  const cuts = new Cuts(userId, sending);
  opened.push(cuts);
  await expect.poll(() => cuts.shown().isLoaded).toBe(true);
  return cuts;
}

/** Waits until the browser keeps this. */
const expectKept = (userId: string, what: string) =>
  expect.poll(async () => JSON.stringify((await readFiles(userId)).get('list'))).toContain(what);

function fill(cuts: Cuts, ...steps: ((list: List) => List)[]) {
  for (const step of steps) cuts.change(step);
}

const JOB_ID = newId();
const JOB: IngestJob = {
  ...{ publicId: 'user-videos/me/job', title: 'Friday', libraryType: 'personal', libraries: ['me'] },
  ...{ status: 'processing', progress: 75, message: '', reason: null, note: null, secondsLeft: null },
  ...{ jobId: JOB_ID, sentLately: true, pieces: 0, bytes: 1, duration: 4 },
};

test('what is being put together is all there after the page is thrown away [B740]', async () => {
  const me = newId();
  const before = await openWindow(me);
  fill(
    before,
    (list) => withClip(list, clip('Invert')),
    (list) => withPhoto(list, photo('Poster.jpg')),
    (list) => withPhoto(list, photo('Stage.jpg')),
    (list) => moved(list, list.items[2]!.id, 0),
    (list) => ({ ...list, title: 'Friday', join: 'fade', track: 'moonrise' }),
    (list) => ({
      ...list,
      items: list.items.map((item) =>
        isPhoto(item) ? { ...item, center: { x: 0.2, y: 0.5 } } : { ...item, from: 12 },
      ),
    }),
  );
  const { list } = before.shown();
  await expectKept(me, '"x":0.2');
  const after = await openWindow(me);
  expect(names(after)).toEqual(['Stage.jpg', 'Invert', 'Poster.jpg']);
  const bare = ({ items, ...rest }: List) => ({
    ...rest,
    items: items.map((item) => (isPhoto(item) ? { ...item, photo: item.photo.name } : { ...item, clip: item.clip.id })),
  });
  expect(bare(after.shown().list)).toEqual(bare(list));
  const texts = after
    .shown()
    .list.items.filter(isPhoto)
    .map(({ photo: { blob } }) => blob.text());
  expect(await Promise.all(texts)).toEqual(['the photo Stage.jpg', 'the photo Poster.jpg']);
});

test('photos that were chosen, but not there yet when the page went, are named [B740 B745]', async () => {
  const me = newId();
  const before = await openWindow(me);
  void before.addPhotos(
    [new File([], 'Big.jpg'), new File([], 'Next.jpg')],
    () => new Promise(() => undefined),
    vi.fn(),
  );
  await expectKept(me, 'Big.jpg');
  const after = await openWindow(me);
  expect(after.shown().missing).toEqual(['Big.jpg', 'Next.jpg']);
});

test('of ten photos eight are added, and of the others it is said which and why [B745]', async () => {
  const cuts = await openWindow(newId());
  const onFault = vi.fn();
  const files = Array.from({ length: 10 }, (_, i) => new File([], `${i}.jpg`));
  await cuts.addPhotos(files, async ({ name }) => photo(name), onFault);
  expect(names(cuts)).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg', '7.jpg']);
  expect(onFault.mock.calls.map(([{ message }]) => message)).toEqual([
    'There was no room for 8.jpg.',
    'There was no room for 9.jpg.',
  ]);
});

const TWO = [(list: List) => withClip(list, clip('Invert')), (list: List) => withPhoto(list, photo('Poster.jpg'))];

test('it is forgotten when it is discarded, and when somebody else uses the browser [B740]', async () => {
  const [me, other] = [newId(), newId()];
  const cuts = await openWindow(me);
  fill(cuts, ...TWO);
  await expectKept(me, 'Poster.jpg');
  cuts.change(() => EMPTY);
  await expect.poll(async () => [...(await readFiles(me)).keys()]).toEqual(['list']);
  fill(cuts, ...TWO);
  await expectKept(me, 'Poster.jpg');
  cuts.destroy();
  const theirs = await openWindow(other);
  expect(names(theirs)).toEqual([]);
  fill(theirs, ...TWO);
  await expectKept(other, 'Poster.jpg');
  expect((await readFiles(me)).size).toBe(0);
});

test('pressed twice, it is made once; when its clip is there it is forgotten [B742]', async () => {
  const me = newId();
  const sending = new Sending();
  const cuts = await openWindow(me, sending);
  fill(cuts, ...TWO);
  await Promise.all([cuts.make(), cuts.make()]);
  expect(sending.files.map(({ name }) => name)).toEqual(['Cut together.cut']);
  expect(names(cuts)).toEqual([]);
  await expectKept(me, '"uploadId":"upload 1"');
  sending.show({ id: 'upload 1', phase: 'processing', jobId: JOB_ID });
  await expectKept(me, JOB_ID);
  sending.show({ id: 'upload 1', phase: 'complete', jobId: JOB_ID });
  expect(cuts.shown().sent).toEqual([]);
  await expect.poll(async () => [...(await readFiles(me)).keys()]).toEqual(['list']);
});

test('what is refused comes back with its reason, after the one that was begun meanwhile [B742]', async () => {
  const sending = new Sending();
  const cuts = await openWindow(newId(), sending);
  fill(cuts, ...TWO, (list) => ({ ...list, title: 'Friday' }));
  await cuts.make();
  fill(cuts, (list) => withPhoto(list, photo('Other.jpg')));
  sending.show({ id: 'upload 1', phase: 'failed', again: false, jobId: JOB_ID, fault: 'Part 1 is gone.' });
  expect([names(cuts), cuts.shown().fault]).toEqual([['Other.jpg'], null]);
  cuts.change(() => EMPTY);
  expect([names(cuts), cuts.shown().fault]).toEqual([['Invert', 'Poster.jpg'], 'Part 1 is gone.']);
});

test.each<[string, IngestJob | null, string[], string | null]>([
  ['was made', { ...JOB, status: 'ready' }, [], null],
  [
    'could not be made',
    { ...JOB, status: 'failed', reason: 'Part 1 is gone.' },
    ['Invert', 'Poster.jpg'],
    'Part 1 is gone.',
  ],
  ['is still made', JOB, [], null],
  ['was given up', null, ['Invert', 'Poster.jpg'], null],
])('what was sent by a page that is gone, and %s [B742]', async (_what, job, expected, fault) => {
  signIn(person('individual'));
  if (job) answer(getIngestJob, job);
  else refuse(getIngestJob, 'not_found');
  const me = newId();
  const sending = new Sending();
  const before = await openWindow(me, sending);
  fill(before, ...TWO);
  await before.make();
  sending.show({ id: 'upload 1', phase: 'processing', jobId: JOB_ID });
  await expectKept(me, JOB_ID);
  const after = await openWindow(me);
  const isOver = job?.status !== 'processing';
  await expect.poll(() => after.shown().sent.length).toBe(isOver ? 0 : 1);
  expect([names(after), after.shown().fault]).toEqual([expected, fault]);
});

test('what was sent by a page that is gone, and nobody knows of: it comes back, unless another window may be sending it [B742]', async () => {
  const me = newId();
  const before = await openWindow(me);
  fill(before, ...TWO);
  await before.make();
  await expectKept(me, '"uploadId":"upload 1"');
  before.destroy();
  const beside = await openWindow(me, Object.assign(new Sending(), { isHolder: false }));
  expect(names(beside)).toEqual([]);
  const after = await openWindow(me);
  await expect.poll(() => names(after)).toEqual(['Invert', 'Poster.jpg']);
  expect(after.shown().fault).toMatch(/^The page was closed while it was being sent\. Look in My Videos/);
});

test('another window shows the same list, and none once it is made [B743]', async () => {
  const me = newId();
  const one = await openWindow(me);
  const two = await openWindow(me);
  fill(one, ...TWO);
  await expect.poll(() => names(two)).toEqual(['Invert', 'Poster.jpg']);
  two.change((list) => moved(list, list.items[1]!.id, 0));
  await expect.poll(() => names(one)).toEqual(['Poster.jpg', 'Invert']);
  await one.make();
  await expect.poll(() => names(two)).toEqual([]);
  expect(two.shown().sent).toHaveLength(1);
});

test('where the browser keeps nothing, that is said [B740]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const cuts = await openWindow(newId());
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no space left', 'QuotaExceededError');
  });
  fill(cuts, ...TWO);
  await expect.poll(() => cuts.shown().isUnkept).toBe(true);
  expect(names(cuts)).toEqual(['Invert', 'Poster.jpg']);
});
