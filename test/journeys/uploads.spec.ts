import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { greyFrame } from '../media/inspect.ts';
import { askToDelete, button, chosenBackground, closeFilm, expect, openStudio, press } from './fixtures.ts';
import { phoneVideo, sample } from './footage.ts';
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

test('a phone’s video survives a lost line and a reload; its clip is the background of a film, which outlives it [B41 B44 U12]', async ({
  page,
  context,
  line,
  join: signUp,
}, info) => {
  await signUp({ role: 'pro' });
  const name = 'Tuesday class.mp4';
  const video = await phoneVideo(FOOTAGE, name, LARGE);
  await watchTexts(page, ['Processing video...', 'Upload complete!']);
  await openStudio(page);
  await openMine(page);
  const row = rowOf(page, name);
  const sent = watchUploads(page);
  /** Where each request that sent bytes began. */
  const offsets = () =>
    sent.filter((request) => request.method() === 'PATCH').map((request) => Number(request.headers()['upload-offset']));

  await test.step('it is paused and resumed', async () => {
    const empty = page.getByText('You have no videos yet.');
    await expect(empty).toBeVisible();
    line.hold(FIRST_PART);
    await choose(page, 'Add Single', video);
    await expect(page.getByText('Your clips appear here one by one as they are ready.')).toBeVisible();
    await expect(empty).toHaveCount(0);
    await expect(row).toContainText('Uploading...');
    await expect.poll(() => percentOf(page, name)).toBeGreaterThan(5);
    await press(page, `Pause ${name}`);
    await expect(row).toContainText('Paused');
    expect(await percentOf(page, name)).toBeLessThan(75);
    await press(page, `Resume ${name}`);
    await expect(row).toContainText('Uploading...');
  });

  await test.step('the line is lost, and it goes on by itself', async () => {
    await context.setOffline(true);
    line.cut();
    await expect(row).toContainText('You are offline. The upload continues as soon as you are back online.');
    expect(await percentOf(page, name)).toBeLessThan(75);
    const before = offsets().length;
    await context.setOffline(false);
    // What is on its way is looked at again after 20 s at the latest, as often as the line was lost.
    await expect.poll(() => offsets().length, LONG).toBeGreaterThan(before);
    expect(offsets()[0]).toBe(0);
    expect(offsets().at(-1), 'what had arrived is not sent again').toBeGreaterThan(0);
  });

  await test.step('the page is loaded again, and it goes on by itself', async () => {
    await expectKept(page, name);
    const before = offsets().length;
    await page.reload();
    await openMine(page);
    await expect(row).toBeVisible();
    line.release();
    await expect.poll(async () => Boolean((await readTexts(page))['Processing video...']), LONG).toBe(true);
    expect(offsets().length).toBeGreaterThan(before);
    expect(offsets().at(-1), 'what had arrived is not sent again').toBeGreaterThan(MB);
    const begun = sent.filter((request) => request.method() === 'POST');
    expect(begun, 'the same upload went on').toHaveLength(1);
  });

  const clip = library(page).getByRole('button', { name: 'Select: Tuesday class', pressed: true, exact: true });
  await test.step('its clip is made and chosen', async () => {
    await expect(button(page, 'Select: Tuesday class')).toBeVisible(LONG);
    // Its row says so for two seconds and goes.
    await expect(row).toHaveCount(0, LONG);
    expect((await readTexts(page))['Upload complete!']?.went).toBeTruthy();
    await expect(library(page).getByText(/of 5 GB used/)).not.toContainText('0 kB');
    await press(page, 'Select: Tuesday class');
    await expect(clip).toBeVisible();
    await expect(page.getByText('With background video')).toBeVisible();
  });

  await test.step('and that of the film', async () => {
    await page.getByRole('slider', { name: 'Duration in seconds' }).press('Home');
    await press(page, 'Generate Video');
    await closeFilm(page, LONG);
    const [saved] = await Promise.all([page.waitForEvent('download'), press(page, 'Download Video')]);
    const [film, background] = [info.outputPath('film.mp4'), info.outputPath('clip.mp4')];
    await saved.saveAs(film);
    const { clips } = await (await page.request.get('/api/background-videos')).json();
    expect(clips).toHaveLength(1);
    await writeFile(background, await (await page.request.get(clips[0].url)).body());
    const picture = await greyFrame(background, 0.5);
    expect(difference(await greyFrame(film, 0.5), picture)).toBeLessThan(8);
    expect(difference(Buffer.alloc(picture.length), picture), 'not black').toBeGreaterThan(20);
  });

  await test.step('deleted, it is the background no more; the film is a file of its own', async () => {
    await askToDelete(page, 'Tuesday class');
    const dialog = page.getByRole('dialog', { name: 'Delete this video?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await askToDelete(page, 'Tuesday class');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(clip).toHaveCount(0);
    expect((await (await page.request.get('/api/background-videos')).json()).clips).toEqual([]);
    const shown = page.getByLabel('Your finished video');
    await expect(shown).toBeVisible();
    await shown.evaluate(async (video: HTMLVideoElement) => {
      video.currentTime = 0.5;
      await new Promise((seen) => video.addEventListener('seeked', seen, { once: true }));
    });
    await page.getByRole('tab', { name: 'Spinreel Library' }).click();
    await expect(chosenBackground(page, 'Black')).toBeVisible();
  });
});

test('a cancelled upload is gone here and on the server, one that is refused says why, what was chosen meanwhile stays, and a second window disturbs nothing [S7.33 S8.22 T1 T3.15 T8.12 B42 B43 B44 U12]', async ({
  page,
  context,
  line,
  join: signUp,
}) => {
  await signUp({ role: 'pro' });
  const other = await context.newPage();
  await openStudio(page);
  await openMine(page);
  await openStudio(other);
  await openMine(other);

  await test.step('one is cancelled', async () => {
    line.hold(FIRST_PART);
    await choose(page, 'Add Single', await phoneVideo(FOOTAGE, 'Cancelled.mp4', LARGE));
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
  });

  const [sent, sentByOther] = [watchUploads(page), watchUploads(other)];
  await test.step('two windows upload at the same time', async () => {
    line.hold(FIRST_PART);
    const [first, second] = await Promise.all(
      ['First.mp4', 'Second.mp4'].map((name) => phoneVideo(FOOTAGE, name, LARGE)),
    );
    await choose(page, 'Bulk Upload', [sample('audio_only_aac.mp4'), first!]);
    await choose(other, 'Add Single', second!);
    await expect.poll(() => percentOf(page, 'First.mp4')).toBeGreaterThan(5);
    await expect.poll(() => percentOf(other, 'Second.mp4')).toBeGreaterThan(5);
    // Both are on their way at once, and stay so until the line lets them go.
    await expect(rowOf(page, 'First.mp4')).toContainText('Uploading...');
    await expect(rowOf(other, 'Second.mp4')).toContainText('Uploading...');
  });

  await test.step('whoever chooses meanwhile has chosen, also where they choose to have none', async () => {
    await page.getByRole('tab', { name: 'Spinreel Library' }).click();
    await press(page, 'Select: Sound Loop');
    await press(page, 'Select: Sound Loop');
    await openMine(page);
    line.release();
    // One that is refused does not hold up the others.
    await expect(rowOf(page, 'audio_only')).toContainText(
      'Upload failed: The file has no picture, only sound or data. Upload a video.',
      LONG,
    );
    await expect(button(page, 'Select: First')).toBeVisible(LONG);
    await expect(rowOf(page, 'First.mp4')).toHaveCount(0, LONG);
    await expect(library(page).getByRole('button', { name: /^Select:/, pressed: true })).toHaveCount(0);
  });

  await test.step('both have arrived, each sent once, and both windows show them', async () => {
    await expect(rowOf(other, 'Second.mp4')).toHaveCount(0, LONG);
    // Nothing was chosen in this window: the first clip has become the background.
    await expect(chosenBackground(other, 'Second')).toBeVisible();
    await expect(other.getByText('With background video')).toBeVisible();
    const sentOf = (requests: Request[], method: string) => requests.filter((request) => request.method() === method);
    expect(sentOf(sent, 'POST')).toHaveLength(2);
    expect(sentOf(sentByOther, 'POST')).toHaveLength(1);
    for (const requests of [sent, sentByOther]) expect(sentOf(requests, 'DELETE')).toEqual([]);
    const { clips } = await (await page.request.get('/api/background-videos')).json();
    expect(clips.map(({ title }: { title: string }) => title).sort()).toEqual(['First', 'Second']);
    for (const window of [page, other]) {
      // At the latest when it is looked at again.
      await window.reload();
      await openMine(window);
      // One of them has become the other window's background.
      for (const name of [/^Select(ed)?: First$/, /^Select(ed)?: Second$/])
        await expect(window.getByRole('button', { name })).toBeVisible();
      await expect(window.getByRole('progressbar', { name: /^Progress of/ })).toHaveCount(0);
    }
  });
});
