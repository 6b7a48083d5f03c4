import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { greyFrame } from '../film/inspect.ts';
import { askToDelete, button, expect, openStudio, press } from './fixtures.ts';
import { emptyFile, phoneVideo, sample } from './footage.ts';
import { test } from './line.ts';
import { DATA_DIR } from './place.ts';
import { readTexts, watchTexts } from './screen-times.ts';

const FOOTAGE = join(DATA_DIR, 'footage');
const MB = 1_000_000;
/** Far more than the buffers of a connection hold: where the line stands still, most of the file has not left. */
const LARGE = 64 * MB;
/** What the line lets through of it. */
const FIRST_PART = 8 * MB;
/** For what ffmpeg has to do. Ends only what never comes. */
const LONG = { timeout: 90_000 };

const library = (page: Page) => page.getByRole('region', { name: 'Choose Background' });
const openMine = (page: Page) => page.getByRole('tab', { name: /^My Videos/ }).click();
const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });
const percentOf = async (page: Page, name: string) =>
  Number(await page.getByRole('progressbar', { name: `Progress of ${name}` }).getAttribute('aria-valuenow'));

/** Chooses files by one of the upload buttons. */
async function choose(page: Page, name: 'Add Single' | 'Bulk Upload', files: string | string[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, name)]);
  await chooser.setFiles(files);
}

/** Waits until the browser keeps a file and how far it is, so that it can go on after a reload. */
async function expectKept(page: Page, name: string): Promise<void> {
  const kept = () =>
    page.evaluate(async (wanted) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((done, fail) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => fail(request.error);
        });
      const database = await answer(indexedDB.open('uppy-blobs'));
      const stores = database.transaction(['files', 'metadata']);
      const files = await answer(stores.objectStore('files').count());
      const known = JSON.stringify(await answer(stores.objectStore('metadata').getAll()));
      database.close();
      return files > 0 && known.includes(wanted) && known.includes('/api/uploads/');
    }, name);
  await expect.poll(kept).toBe(true);
}

/** Notes what is sent to the uploads' address from now on. */
function watchUploads(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/uploads')) seen.push(request);
  });
  return seen;
}

/** Mean difference of two frames in the rows that no text stands in, in grey levels. */
function difference(a: Buffer, b: Buffer): number {
  const [from, to] = [1080 * 1500, 1080 * 1900];
  let sum = 0;
  for (let i = from; i < to; i++) sum += Math.abs((a[i] as number) - (b[i] as number));
  return sum / (to - from);
}

test('a phone’s video survives a lost line; its second clip becomes the film that is downloaded, and outlives the clip', async ({
  page,
  context,
  line,
  join: signUp,
}, info) => {
  await signUp({ role: 'pro' });
  const video = await phoneVideo(FOOTAGE, 'Tuesday class.mp4', LARGE);
  await watchTexts(page, ['Processing video...', 'Upload complete!']);
  await openStudio(page);
  await openMine(page);
  const sent = watchUploads(page);
  line.hold(FIRST_PART);
  await choose(page, 'Add Single', video);
  const row = rowOf(page, 'Tuesday class.mp4');
  await expect(row).toContainText('Uploading...');
  await expect.poll(() => percentOf(page, 'Tuesday class.mp4')).toBeGreaterThan(5);

  await press(page, 'Pause Tuesday class.mp4');
  await expect(row).toContainText('Paused');
  const paused = await percentOf(page, 'Tuesday class.mp4');
  expect(paused).toBeLessThan(75);
  await press(page, 'Resume Tuesday class.mp4');
  await expect(row).toContainText('Uploading...');

  await context.setOffline(true);
  line.cut();
  await expect(row).toContainText('You are offline. The upload goes on as soon as you are back online.');
  expect(await percentOf(page, 'Tuesday class.mp4')).toBeLessThan(75);
  line.release();
  await context.setOffline(false);
  // What is on its way is looked at again after 20 s at the latest, as often as the line was lost.
  await expect.poll(async () => Boolean((await readTexts(page))['Processing video...']), LONG).toBe(true);
  const offsets = sent
    .filter((request) => request.method() === 'PATCH')
    .map((request) => Number(request.headers()['upload-offset']));
  expect(offsets[0]).toBe(0);
  expect(offsets.at(-1), 'what had arrived is not sent again').toBeGreaterThan(0);
  const begun = sent.filter((request) => request.method() === 'POST');
  expect(begun, 'the same upload goes on').toHaveLength(1);

  // The first clip can be used while the second one is made.
  const clips = library(page).getByRole('button', { name: /^Select(ed)?: Tuesday class/ });
  await expect(clips).not.toHaveCount(0, LONG);
  // Its row says so for two seconds and goes.
  await expect(row).toHaveCount(0, LONG);
  expect((await readTexts(page))['Upload complete!']?.went).toBeTruthy();
  await expect(clips).toHaveCount(2);
  await expect(library(page).getByText(/of 5 GB used/)).not.toContainText('0 kB');
  await clips.nth(1).click();
  await expect(page.getByText('With background video')).toBeVisible();

  const slider = page.getByRole('slider', { name: 'Duration in seconds' });
  await slider.press('Home');
  for (let i = 0; i < 2; i++) await slider.press('ArrowRight');
  await press(page, 'Generate Video');
  await expect(button(page, 'Download Video')).toBeEnabled({ timeout: 90_000 });
  const film = info.outputPath('film.mp4');
  const [saved] = await Promise.all([page.waitForEvent('download'), press(page, 'Download Video')]);
  await saved.saveAs(film);
  const { clips: listed } = await (await page.request.get('/api/background-videos')).json();
  const frames = await Promise.all(
    (listed as { title: string; url: string }[]).map(async ({ title, url }) => {
      const path = info.outputPath(`${title}.mp4`);
      await writeFile(path, await (await page.request.get(url)).body());
      return { title, difference: difference(await greyFrame(film, 1), await greyFrame(path, 1)) };
    }),
  );
  const chosen = /^Selected: (.+)$/.exec(
    (await library(page)
      .getByRole('button', { name: /^Selected:/ })
      .getAttribute('aria-label'))!,
  )![1];
  for (const frame of frames) {
    if (frame.title === chosen) expect(frame.difference, frame.title).toBeLessThan(8);
    else expect(frame.difference, frame.title).toBeGreaterThan(40);
  }

  // The film is a file of its own.
  await askToDelete(page, chosen!);
  const dialog = page.getByRole('dialog', { name: 'Delete this video?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await askToDelete(page, chosen!);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(library(page).getByRole('button', { name: /^Select(ed)?: Tuesday class/ })).toHaveCount(1);
  await expect(library(page).getByRole('button', { name: /^Selected:/ })).toHaveCount(0);
  const shown = page.getByLabel('Your finished video');
  await expect(shown).toBeVisible();
  const address = (await (await page.request.get('/api/background-videos')).json()).clips.length;
  expect(address).toBe(1);
  await shown.evaluate(async (video: HTMLVideoElement) => {
    video.currentTime = 1;
    await new Promise((seen) => video.addEventListener('seeked', seen, { once: true }));
  });
  await page.getByRole('tab', { name: 'Spinreel Library' }).click();
  await expect(button(page, 'Selected: Black')).toBeVisible();
});

test('an upload goes on by itself after the page was loaded again', async ({ page, line, join: signUp }) => {
  await signUp({ role: 'pro' });
  const video = await phoneVideo(FOOTAGE, 'Reloaded.mp4', LARGE);
  await watchTexts(page, ['Processing video...']);
  await openStudio(page);
  await openMine(page);
  const sent = watchUploads(page);
  line.hold(FIRST_PART);
  await choose(page, 'Add Single', video);
  await expect.poll(() => percentOf(page, 'Reloaded.mp4')).toBeGreaterThan(5);
  await expectKept(page, 'Reloaded.mp4');
  await page.reload();
  await openMine(page);
  const row = rowOf(page, 'Reloaded.mp4');
  await expect(row).toBeVisible();
  line.release();
  await expect.poll(async () => Boolean((await readTexts(page))['Processing video...']), LONG).toBe(true);
  await expect
    .poll(
      async () => (await (await page.request.get('/api/background-videos')).json()).uploads[0]?.status ?? 'ready',
      LONG,
    )
    .not.toBe('uploading');
  const patches = sent.filter((request) => request.method() === 'PATCH');
  expect(
    sent.filter((request) => request.method() === 'POST'),
    'no second upload was begun',
  ).toHaveLength(1);
  expect(Number(patches.at(-1)?.headers()['upload-offset']), 'what had arrived is not sent again').toBeGreaterThan(MB);
  // Given up while its clips are made, by whoever is not interested any more: nothing more is sent.
  const { uploads } = await (await page.request.get('/api/background-videos')).json();
  if (uploads[0])
    await page.request.delete(`/api/delete-background/${uploads[0].jobId}`, {
      headers: { origin: new URL(page.url()).origin },
    });
});

test('two windows that upload at the same time do not disturb each other', async ({
  page,
  line,
  join: signUp,
  context,
}) => {
  await signUp({ role: 'pro' });
  const windows = [
    { page, name: 'First.mp4' },
    { page: await context.newPage(), name: 'Second.mp4' },
  ];
  line.hold(FIRST_PART);
  const going = [];
  for (const { page, name } of windows) {
    const video = await phoneVideo(FOOTAGE, name, LARGE, 1);
    await openStudio(page);
    await openMine(page);
    const sent = watchUploads(page);
    await choose(page, 'Add Single', video);
    await expect(rowOf(page, name)).toContainText('Uploading...');
    going.push({ page, name, sent });
  }
  for (const { page, name } of going) await expect.poll(() => percentOf(page, name)).toBeGreaterThan(5);
  // Both are on their way at once, and stay so until the line lets them go.
  for (const { page, name } of going) await expect(rowOf(page, name)).toContainText('Uploading...');
  line.release();
  for (const { page, name, sent } of going) {
    await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0, LONG);
    expect(
      sent.filter((request) => request.method() === 'POST'),
      name,
    ).toHaveLength(1);
    expect(sent.filter((request) => request.method() === 'DELETE')).toEqual([]);
  }
  const { clips, uploads } = await (await page.request.get('/api/background-videos')).json();
  expect(clips.map(({ title }: { title: string }) => title).sort()).toEqual(['First', 'Second']);
  expect(uploads).toEqual([]);
  // Each window shows what the other has sent, at the latest when it is looked at again.
  for (const { page } of going) {
    await page.reload();
    await openMine(page);
    // One of them has become the background.
    for (const name of [/^Select(ed)?: First$/, /^Select(ed)?: Second$/])
      await expect(page.getByRole('button', { name })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
  }
});

test('what cannot be a video is refused before a byte is sent, and what the server refuses says why', async ({
  page,
  join: signUp,
}) => {
  await signUp({ role: 'pro' });
  await openStudio(page);
  await openMine(page);
  const sent = watchUploads(page);
  await choose(page, 'Bulk Upload', [sample('README.md'), await emptyFile(FOOTAGE, 'Too long.mp4', 1_000_000_001)]);
  await expect(rowOf(page, 'README.md')).toHaveText(/Invalid file type: Please select a video file\./);
  await expect(rowOf(page, 'Too long.mp4')).toHaveText(/Maximum size is 1GB\./);
  expect(sent).toEqual([]);
  await press(page, 'Dismiss README.md');
  await press(page, 'Dismiss Too long.mp4');
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0);

  await page.route('**/api/uploads', (route) => route.fulfill({ status: 400, body: '<h1>Bad Request</h1>' }));
  await choose(page, 'Add Single', sample('h264_portrait_720x1080_1s.mp4'));
  await expect(rowOf(page, 'h264_portrait')).toContainText('Failed to get upload signature');
  await page.unroute('**/api/uploads');

  // One that is refused does not hold up the others.
  await choose(page, 'Bulk Upload', ['audio_only_aac.mp4', 'iphone_hevc_hlg10_short_rot90.mp4'].map(sample));
  await expect(rowOf(page, 'audio_only')).toContainText(
    'Upload failed: The file has no picture, only sound or data. Upload a video.',
  );
  await expect(library(page).getByRole('button', { name: /^Select(ed)?: iphone_hevc_hlg10_short_rot90$/ })).toBeVisible(
    LONG,
  );
  await expect(rowOf(page, 'iphone')).toHaveCount(0);
});

test('U12: what is on its way is shown, and its first clip becomes the background where nothing was chosen', async ({
  page,
  line,
  join: signUp,
}) => {
  await signUp({ role: 'pro' });
  await openStudio(page);
  await openMine(page);
  const empty = page.getByText('You have no videos yet.');
  await expect(empty).toBeVisible();
  line.hold(FIRST_PART);
  await choose(page, 'Add Single', await phoneVideo(FOOTAGE, 'First ever.mp4', LARGE, 1));
  await expect(page.getByText('Your clips appear here one by one as they are ready.')).toBeVisible();
  await expect(empty).toHaveCount(0);
  line.release();
  await expect(button(page, 'Selected: First ever')).toBeVisible(LONG);
  await expect(page.getByText('With background video')).toBeVisible();
  await expect(page.getByText('First ever is ready. It is your background now.')).toBeVisible();

  // Whoever chooses while it is on its way has chosen, also where they choose to have none.
  line.hold(FIRST_PART);
  await choose(page, 'Add Single', await phoneVideo(FOOTAGE, 'Second one.mp4', LARGE, 1));
  await expect(rowOf(page, 'Second one.mp4')).toContainText('Uploading...');
  await press(page, 'Selected: First ever');
  line.release();
  await expect(button(page, 'Select: Second one')).toBeVisible(LONG);
  await expect(rowOf(page, 'Second one.mp4')).toHaveCount(0, LONG);
  await expect(library(page).getByRole('button', { name: /^Selected:/ })).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`U12: seven uploads that failed can all be read and dismissed at ${width} px`, async ({
    page,
    join: signUp,
  }) => {
    await signUp({ role: 'pro' });
    await page.setViewportSize({ width, height });
    await openStudio(page);
    await openMine(page);
    const names = Array.from(
      { length: 7 },
      (_, i) => `${i + 1} Notes of Tuesday’s class with a long name that goes on.txt`,
    );
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Bulk Upload')]);
    await chooser.setFiles(names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('no video') })));
    const rows = page.getByRole('list', { name: 'Failed uploads' }).getByRole('listitem');
    await expect(rows).toHaveCount(7);
    for (const name of names) {
      for (const words of ['Invalid file type: Please select a video file.', name]) {
        const cut = await rowOf(page, name).getByText(words, { exact: true }).evaluate(edgeOver);
        expect(cut, `${name}: ${words}`).toBeNull();
      }
    }
    for (const name of names) {
      await press(page, `Dismiss ${name}`);
      await expect(rowOf(page, name)).toHaveCount(0);
    }
    await expect(rows).toHaveCount(0);
  });
}

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

test('a cancelled upload is gone, here and on the server; a dropped one begins', async ({
  page,
  line,
  join: signUp,
}) => {
  await signUp({ role: 'pro' });
  const video = await phoneVideo(FOOTAGE, 'Cancelled.mp4', LARGE);
  await openStudio(page);
  await openMine(page);
  line.hold(FIRST_PART);
  await choose(page, 'Add Single', video);
  await expect.poll(() => percentOf(page, 'Cancelled.mp4')).toBeGreaterThan(5);
  await expect(page.getByRole('tab', { name: /^My Videos \d+%$/ })).toBeVisible();
  await press(page, 'Cancel Cancelled.mp4');
  await expect(rowOf(page, 'Cancelled.mp4')).toHaveCount(0);
  line.release();
  await expect
    .poll(async () => {
      const { uploads, quota } = await (await page.request.get('/api/background-videos')).json();
      return [uploads, quota.usedBytes];
    })
    .toEqual([[], 0]);
  await expect(library(page).getByText('0 kB of 5 GB used')).toBeVisible();

  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['no video'], 'notes.txt', { type: 'text/plain' }));
    return transfer;
  });
  await page.getByRole('group', { name: 'Upload to My Videos' }).dispatchEvent('drop', { dataTransfer: data });
  await expect(rowOf(page, 'notes.txt')).toContainText('Invalid file type: Please select a video file.');
});
