import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { button, expect, press, test } from './fixtures.ts';

/** Twelve seconds of moving detail, upright, with sound; about 11 MB. */
function phoneVideo(folder: string): string {
  const file = join(folder, 'tuesday class.mp4');
  const picture = 'testsrc2=s=720x1280:r=30:d=12,noise=alls=40:allf=t+u';
  execFileSync('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', 'sine=d=12'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '30', '-pix_fmt', 'yuv420p', '-c:a', 'aac', file],
  ]);
  return file;
}

function probe(path: string): { codec: string; seconds: number } {
  const entries = 'stream=codec_name:format=duration';
  const args = ['-v', 'error', '-select_streams', 'v', '-show_entries', entries, '-of', 'json', path];
  const { streams, format } = JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' }));
  return { codec: streams[0].codec_name, seconds: Number(format.duration) };
}

test('compression: choose, compress to a size, download, and once more; failures are said', async ({
  page,
  join: signIn,
  log,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'spinreel-e2e-'));
  try {
    await signIn();
    const video = phoneVideo(folder);
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
    await expect(page.getByRole('button', { name: 'Choose Video File' })).toBeVisible();

    await input.setInputFiles(video);
    await expect(page.getByText('tuesday class.mp4')).toBeVisible();
    await expect(page.getByText(`${(statSync(video).size / 1e6).toFixed(2)} MB`)).toBeVisible();
    await expect(button(page, 'Change File')).toBeVisible();
    const target = page.getByLabel('Target size (MB)');
    await expect(target).toHaveValue('10');
    await target.fill('51');
    await expect(page.getByText('Choose a target size from 1 to 50 MB.')).toBeVisible();
    await expect(button(page, 'Compress Video')).toBeDisabled();
    await target.fill('2');
    await press(page, 'Compress Video');
    await expect(button(page, 'Compressing...')).toBeDisabled();
    await expect(page.getByRole('progressbar', { name: 'Progress of the compression' })).toBeVisible();

    await expect(page.getByRole('heading', { name: 'Compression Complete' })).toBeFocused({ timeout: 90_000 });
    const figures = page.locator('dl');
    await expect(figures).toContainText(`Original size${(statSync(video).size / 1e6).toFixed(1)} MB`);
    await expect(figures).toContainText(/Compressed size[12]\.\d MB/);
    await expect(figures).toContainText(/Compression ratio\d+\.\d:1/);
    await expect(figures).toContainText(/Size reduction\d+\.\d%/);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Compressed Video' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('compressed_video.mp4');
    const saved = join(folder, 'saved.mp4');
    await download.saveAs(saved);
    const bytes = statSync(saved).size;
    expect(bytes).toBeLessThanOrEqual(2_000_000);
    expect(bytes).toBeGreaterThanOrEqual(1_700_000);
    expect(readFileSync(saved).toString('latin1', 4, 8)).toBe('ftyp');
    const { codec, seconds } = probe(saved);
    expect([codec, Math.round(seconds)]).toEqual(['h264', 12]);

    await press(page, 'Compress Another Video');
    await expect(page.getByRole('button', { name: 'Choose Video File' })).toBeVisible();
    // Given up in the middle: the server stops as well.
    await input.setInputFiles(video);
    await press(page, 'Compress Video');
    await expect(page.locator('[aria-live=polite]')).toHaveText('Compressing...');
    const stopped = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await press(page, 'Cancel');
    expect([200, 404]).toContain((await stopped).status());
    await expect(button(page, 'Compress Video')).toBeEnabled();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('transparency: test videos are made and play, the simple page shows what is behind the text', async ({
  page,
  join: signIn,
}) => {
  await signIn();
  await page.goto('/transparency-test');
  await press(page, 'Generate New Test Videos');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3, { timeout: 90_000 });
  for (const card of await cards.all()) await expect(card).toContainText('ready');
  const first = cards.first();
  await first.getByRole('button', { name: 'Show URLs' }).click();
  await expect(first.getByRole('link')).toHaveCount(2);
  await expect(page.getByText('libx265 cannot write here')).toBeVisible();
  const plays = first.getByLabel('Transparent').evaluate(async (video: HTMLVideoElement) => {
    await video.play();
    return video.videoWidth;
  });
  expect(await plays).toBe(1080);

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

test('a failure of the transparency test is shown', async ({ page, join: signIn, log }) => {
  log.allow(/503/);
  await signIn();
  await page.route('**/api/generate-transparency-test', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not now.' } }),
  );
  await page.goto('/transparency-test');
  await press(page, 'Generate New Test Videos');
  await expect(page.getByRole('alert').filter({ hasText: 'The test videos could not be made' })).toContainText(
    'Not now.',
  );
  await expect(button(page, 'Generate New Test Videos')).toBeEnabled();
});
