import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probeFilm } from '../media/inspect.ts';
import { noisyVideo } from '../server/tools/footage.ts';
import { holdBack } from './films.ts';
import { button, expect, press, test } from './fixtures.ts';
import { sample } from './footage.ts';

test('compression: choose, compress to a size, download, and once more; failures are said [S2.70 S4.41 S5.17 S8.23 S9.20]', async ({
  page,
  join: signIn,
  log,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'spinreel-e2e-'));
  try {
    await signIn();
    const video = join(folder, 'tuesday class.mp4');
    await writeFile(video, await noisyVideo(4, '360x640'));
    await page.goto('/compression');
    await expect(page.getByRole('heading', { name: 'Video Compression Tool' })).toBeVisible();
    const input = page.locator('input[type=file]');
    // With a mouse also by the endings that have no type everywhere.
    await expect(input).toHaveAttribute('accept', /^video\/\*,\.mp4,/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));

    // What is no video is refused before a byte is sent.
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByText('Invalid file type: Please select a video file.')).toBeVisible();
    await expect(button(page, 'Compress Video')).toBeHidden();
    expect(asked.filter((each) => each.startsWith('POST'))).toEqual([]);

    // What only calls itself one is refused by the server, with its reason.
    log.allow(/Compression failed/);
    await input.setInputFiles({ name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('just text') });
    await expect(page.getByText('notes.mp4')).toBeVisible();
    await press(page, 'Compress Video');
    const failure = page.getByRole('alert').filter({ hasText: 'Compression Failed' });
    await expect(failure).toContainText('Compression failed. Please try again.');
    await expect(failure).toContainText('This is no video that we can read');
    await failure.getByRole('button', { name: 'Compress Another Video' }).click();
    await expect(page.getByRole('button', { name: 'Choose video file' })).toBeVisible();

    await input.setInputFiles(video);
    await expect(page.getByText('tuesday class.mp4')).toBeVisible();
    await expect(page.getByText(`${(statSync(video).size / 1e6).toFixed(2)} MB`)).toBeVisible();
    await expect(button(page, 'Change File')).toBeVisible();
    const target = page.getByLabel('Target size (MB)');
    await expect(target).toHaveValue('10');
    await target.fill('51');
    await expect(page.getByText('Choose a target size from 1 to 50 MB.')).toBeVisible();
    await expect(button(page, 'Compress Video')).toBeDisabled();
    await target.fill('1');
    await press(page, 'Compress Video');
    await expect(button(page, 'Compressing...')).toBeDisabled();
    await expect(page.getByRole('progressbar', { name: 'Progress of the compression' })).toBeVisible();

    await expect(page.getByRole('heading', { name: 'Compression complete' })).toBeFocused({ timeout: 90_000 });
    const figures = page.locator('dl');
    await expect(figures).toContainText(`Original size${(statSync(video).size / 1e6).toFixed(1)} MB`);
    await expect(figures).toContainText(/Compressed size(0\.[89]|1\.0) MB/);
    await expect(figures).toContainText(/Compression ratio\d+\.\d:1/);
    await expect(figures).toContainText(/Size reduction\d+\.\d%/);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Compressed Video' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('compressed_video.mp4');
    const saved = join(folder, 'saved.mp4');
    await download.saveAs(saved);
    expect(statSync(saved).size).toBeLessThanOrEqual(1_000_000);
    const { video: picture, duration } = await probeFilm(saved);
    expect([picture!.codec_name, Math.round(duration)]).toEqual(['h264', 4]);

    await press(page, 'Compress Another Video');
    await expect(page.getByRole('button', { name: 'Choose video file' })).toBeVisible();
    // Given up in the middle, which is where the page stays while it is told nothing: the server stops as well.
    await holdBack(page, '**/api/compressions/*/events');
    await input.setInputFiles(video);
    await target.fill('1');
    const begun = page.waitForResponse('**/api/compress-video');
    await press(page, 'Compress Video');
    expect((await begun).ok()).toBe(true);
    await expect(page.locator('[aria-live=polite]')).toHaveText(/\.\.\.$/);
    const stopped = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await press(page, 'Cancel');
    expect([200, 404]).toContain((await stopped).status());
    await expect(button(page, 'Compress Video')).toBeEnabled();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('transparency: the simple page plays the transparent video and shows what is behind the text [S2.72 G6]', async ({
  page,
  join: signIn,
}) => {
  await signIn();
  // The server would make its own for a minute.
  await page.route('**/api/transparent-video?format=webm', (route) =>
    route.fulfill({ path: sample('alpha_vp9_200x200.webm'), contentType: 'video/webm' }),
  );
  await page.goto('/transparency-test-simple');
  const simple = page.getByLabel('Transparent video');
  const isPlaying = (video: HTMLVideoElement) => !video.paused && video.readyState >= 3;
  await expect.poll(() => simple.evaluate(isPlaying), 'it plays by itself').toBe(true);
  const corner = await simple.evaluate((video: HTMLVideoElement) => {
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext('2d')!;
    context.drawImage(video, 0, 0, 4, 4, 0, 0, 1, 1);
    return { source: video.currentSrc, alpha: context.getImageData(0, 0, 1, 1).data[3] };
  });
  expect(corner.source).toContain('format=webm');
  expect(corner.alpha).toBeLessThan(8);
});
