import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page, Request } from '@playwright/test';
import { greyFrame } from '../film/inspect.ts';
import { button, expect, openStudio, press, test } from './fixtures.ts';
import { emptyFile, phoneVideo, sample } from './footage.ts';
import { DATA_DIR } from './place.ts';

const FOOTAGE = join(DATA_DIR, 'footage');
const MB = 1_000_000;
/** Bytes a second, slow enough to act meanwhile on a busy machine. */
const SLOW = 0.8 * MB;

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

/** The line of the page's browser: how many bytes a second leave it, or none. */
async function lineOf(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (offline: boolean, uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput });
  return {
    slow: () => set(false, SLOW),
    cut: () => set(true, SLOW),
    crawl: () => set(false, 20_000),
    free: () => set(false, -1),
  };
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
  join: signUp,
}, info) => {
  await signUp({ role: 'pro' });
  const video = await phoneVideo(FOOTAGE, 'Tuesday class.mp4', 8 * MB);
  await openStudio(page);
  await openMine(page);
  const line = await lineOf(page);
  const sent = watchUploads(page);
  await line.slow();
  await choose(page, 'Add Single', video);
  const row = rowOf(page, 'Tuesday class.mp4');
  await expect(row).toContainText('Uploading...');
  await expect.poll(() => percentOf(page, 'Tuesday class.mp4')).toBeGreaterThan(5);

  await press(page, 'Pause Tuesday class.mp4');
  await expect(row).toContainText('Paused');
  const paused = await percentOf(page, 'Tuesday class.mp4');
  expect(paused).toBeLessThan(75);
  // However long the page takes to say so, the line is cut before the end.
  await line.crawl();
  await press(page, 'Resume Tuesday class.mp4');
  await expect(row).toContainText('Uploading...');

  await line.cut();
  await expect(row).toContainText('You are offline. The upload goes on as soon as you are connected.');
  expect(await percentOf(page, 'Tuesday class.mp4')).toBeLessThan(75);
  await line.free();
  await expect(row).toContainText('Processing video...');
  const offsets = sent
    .filter((request) => request.method() === 'PATCH')
    .map((request) => Number(request.headers()['upload-offset']));
  expect(offsets[0]).toBe(0);
  expect(offsets.at(-1), 'what had arrived is not sent again').toBeGreaterThan(0);
  const begun = sent.filter((request) => request.method() === 'POST');
  expect(begun, 'the same upload goes on').toHaveLength(1);

  // The first clip can be used while the second one is made.
  await expect(library(page).getByRole('button', { name: /^Select: Tuesday class/ })).not.toHaveCount(0, {
    timeout: 60_000,
  });
  await expect(row).toContainText('Upload complete!', { timeout: 60_000 });
  await expect(row).toHaveCount(0, { timeout: 3500 });
  const clips = library(page).getByRole('button', { name: /^Select: Tuesday class/ });
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
  await press(page, `Delete ${chosen}`);
  const dialog = page.getByRole('dialog', { name: 'Delete this video?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await press(page, `Delete ${chosen}`);
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

test('an upload goes on by itself after the page was loaded again', async ({ page, join: signUp }) => {
  await signUp({ role: 'pro' });
  const video = await phoneVideo(FOOTAGE, 'Reloaded.mp4', 8 * MB);
  await openStudio(page);
  await openMine(page);
  const line = await lineOf(page);
  const sent = watchUploads(page);
  await line.slow();
  await choose(page, 'Add Single', video);
  await expect.poll(() => percentOf(page, 'Reloaded.mp4')).toBeGreaterThan(20);
  await page.reload();
  await openMine(page);
  const row = rowOf(page, 'Reloaded.mp4');
  await expect(row).toBeVisible();
  await line.free();
  await expect(row).toContainText('Processing video...');
  await expect
    .poll(async () => (await (await page.request.get('/api/background-videos')).json()).uploads[0]?.status ?? 'ready')
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

test('two windows that upload at the same time do not disturb each other', async ({ page, join: signUp, context }) => {
  await signUp({ role: 'pro' });
  const windows = [
    { page, name: 'First.mp4' },
    { page: await context.newPage(), name: 'Second.mp4' },
  ];
  const going = [];
  for (const { page, name } of windows) {
    const video = await phoneVideo(FOOTAGE, name, 4 * MB, 1);
    await openStudio(page);
    await openMine(page);
    const line = await lineOf(page);
    await line.slow();
    const sent = watchUploads(page);
    await choose(page, 'Add Single', video);
    await expect(rowOf(page, name)).toContainText('Uploading...');
    going.push({ page, name, line, sent });
  }
  for (const { page, name } of going) await expect.poll(() => percentOf(page, name)).toBeGreaterThan(5);
  for (const { page, name, line } of going) {
    await expect(rowOf(page, name)).toContainText('Uploading...');
    await line.free();
  }
  for (const { page, name, sent } of going) {
    await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0, { timeout: 60_000 });
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
    for (const title of ['First', 'Second']) await expect(button(page, `Select: ${title}`)).toBeVisible();
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
  await expect(library(page).getByRole('button', { name: 'Select: iphone_hevc_hlg10_short_rot90' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(rowOf(page, 'iphone')).toHaveCount(0);
});

test('a cancelled upload is gone, here and on the server; a dropped one begins', async ({ page, join: signUp }) => {
  await signUp({ role: 'pro' });
  const video = await phoneVideo(FOOTAGE, 'Cancelled.mp4', 8 * MB);
  await openStudio(page);
  await openMine(page);
  const line = await lineOf(page);
  await line.slow();
  await choose(page, 'Add Single', video);
  await expect.poll(() => percentOf(page, 'Cancelled.mp4')).toBeGreaterThan(5);
  await expect(page.getByRole('tab', { name: /^My Videos \d+%$/ })).toBeVisible();
  await press(page, 'Cancel Cancelled.mp4');
  await expect(rowOf(page, 'Cancelled.mp4')).toHaveCount(0);
  await line.free();
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
