import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { greyFrame, probeFilm } from '../media/inspect.ts';
import { button, closeFilm, expect, openStudio, openTool, press, test } from './fixtures.ts';
import { phoneVideo } from './footage.ts';
import { DATA_DIR } from './place.ts';

/** For what ffmpeg has to do. Ends only what never comes. */
const LONG = { timeout: 180_000 };
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Cut together' });
const parts = (page: Page) => sheet(page).getByRole('list', { name: 'Parts' }).getByRole('listitem');

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

/** A photo of one color, as the page's own browser makes it. */
async function photo(page: Page, path: string): Promise<void> {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#f0f0f0';
    pen.fillRect(0, 0, 1600, 1200);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  await writeFile(path, Buffer.from(data, 'base64'));
}

async function openMine(page: Page): Promise<void> {
  await openTool(page, 'Background');
  await page.getByRole('tab', { name: /^My Videos/ }).click();
}

async function openSheet(page: Page): Promise<void> {
  await openMine(page);
  await press(page, 'Cut together');
}

/** What the browser keeps of what is being put together. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done) => {
        request.onsuccess = () => done(request.result);
      });
    const database = await answer(indexedDB.open('spinreel-files'));
    const all = await answer(database.transaction('kept').objectStore('kept').getAll());
    database.close();
    return JSON.stringify(all);
  });

test('two clips and a photo become a clip, and that a film, on a phone, although the page is thrown away in between [B700 B707 B740]', async ({
  page,
  join: signUp,
}, info) => {
  test.slow();
  await signUp({ role: 'pro' });
  await openStudio(page);
  await openMine(page);

  await test.step('two videos', async () => {
    const folder = join(DATA_DIR, 'footage');
    const videos = [await phoneVideo(folder, 'Invert.mp4', 50_000), await phoneVideo(folder, 'Jade.mp4', 60_000)];
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Bulk Upload')]);
    await chooser.setFiles(videos);
    for (const name of ['Invert', 'Jade']) await expect(button(page, `Select: ${name}`)).toBeVisible(LONG);
  });

  await test.step('and a photo, put in order', async () => {
    await openSheet(page);
    await press(page, 'Add clips');
    await press(page, 'Add Invert');
    await press(page, 'Add Jade');
    await press(page, 'Add clips');
    const path = info.outputPath('Poster.png');
    await photo(page, path);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Add photos')]);
    await chooser.setFiles(path);
    await expect(parts(page)).toHaveCount(3);
    await button(page, 'Move Poster.png, part 3 of 3').press('ArrowUp');
    await expect(parts(page).nth(1)).toContainText('Poster.png');
    await page.screenshot({ path: info.outputPath('parts.png') });
  });

  await test.step('the page is thrown away, and all of it is there again', async () => {
    await expect.poll(() => kept(page)).toContain('Poster.png');
    await openStudio(page);
    await openSheet(page);
    for (const [place, name] of ['Invert', 'Poster.png', 'Jade'].entries())
      await expect(parts(page).nth(place)).toContainText(name);
    const picture = parts(page).nth(1).locator('img').first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600);
  });

  await test.step('it is made', async () => {
    await parts(page)
      .nth(1)
      .getByRole('button', { name: /^Poster/ })
      .click();
    await page.screenshot({ path: info.outputPath('photo.png') });
    await sheet(page).getByLabel('Name').fill('Friday');
    await page.screenshot({ path: info.outputPath('make.png') });
    await press(page, 'Make the clip');
    await expect(sheet(page)).toHaveCount(0);
  });

  await test.step('its clip is made', async () => {
    await expect(button(page, 'Select: Friday')).toBeVisible(LONG);
    const { clips } = await (await page.request.get('/api/background-videos')).json();
    const made = clips.find(({ title }: { title: string }) => title === 'Friday');
    const seconds = clips.reduce(
      (sum: number, { title, duration }: { title: string; duration: number }) =>
        sum + (title === 'Friday' ? 2 : duration),
      0,
    );
    expect(made.hasAudio).toBe(true);
    expect(made.duration).toBeCloseTo(seconds, 2);
    const path = info.outputPath('clip.mp4');
    await writeFile(path, await (await page.request.get(made.url)).body());
    expect(await probeFilm(path)).toMatchObject({
      frames: Math.round(30 * seconds),
      video: { width: 1080, height: 1920 },
    });
    const middle = await greyFrame(path, 2);
    expect(middle.reduce((sum, value) => sum + value, 0) / middle.length, 'the photo').toBeGreaterThan(225);
    const first = await greyFrame(path, 0.5);
    expect(first.reduce((sum, value) => sum + value, 0) / first.length, 'the video').toBeLessThan(200);
    await press(page, 'Select: Friday');
  });

  await test.step('and a film with it', async () => {
    await openTool(page, 'Style');
    await page.getByRole('slider', { name: 'Duration in seconds' }).press('Home');
    await press(page, 'Generate Video');
    await closeFilm(page, LONG);
    await expect(page.getByLabel('Your finished video')).toBeAttached();
  });

  await test.step('a sign-out leaves nothing of it in the browser', async () => {
    await openSheet(page);
    await press(page, 'Add clips');
    await press(page, 'Add Friday');
    await expect.poll(() => kept(page)).toContain('Friday');
    await page.keyboard.press('Escape');
    await press(page, 'Logout');
    // The studio's address is the landing page's: only what it shows tells that it has been left.
    await expect(page.getByRole('link', { name: 'Start Creating for Free' }).first()).toBeVisible();
    await expect.poll(() => kept(page)).toBe('[]');
  });
});
