import type { Locator, Page, TestInfo } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { writtenTexts } from '../../src/server/db/schema/promotion.ts';
import { downloads } from '../../src/server/db/schema/renders.ts';
import { brightShare, greyFrame, meanLevel, meanVolume, probeFilm, textRows } from '../media/inspect.ts';
import { closeFilm, enterStudio, expect, openTool, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The film's length. Its text fades in during the first fifth. */
const SECONDS = 2;

/** Grey level of the sound loop's blue, 0x203a70: 0.2126 R + 0.7152 G + 0.0722 B. */
const LOOP_LEVEL = 56;

/** Where the preview's text stands, as shares of its height; from the canvas that the person sees. */
async function previewText(page: Page): Promise<{ top: number; bottom: number }> {
  return page.evaluate(() => {
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>('[aria-label="Video Preview"] canvas')].filter(
      (c) => c.getBoundingClientRect().height > 0,
    );
    const canvas = canvases[0];
    const context = canvas?.getContext('2d');
    if (!canvas || !context) throw new Error('There is no preview.');
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    // The watermark stands in the lowest tenth and never moves; the text is what is above it.
    let top = -1;
    let bottom = -1;
    for (let y = 0; y < height * 0.9; y++) {
      let bright = 0;
      for (let x = 0; x < width; x++) {
        const i = (y * width + x) * 4;
        const [red, green, blue, alpha] = data.slice(i, i + 4) as unknown as [number, number, number, number];
        // As bright as what is looked for in the film.
        if (alpha > 200 && 0.2126 * red + 0.7152 * green + 0.0722 * blue > 180) bright++;
      }
      if (bright < 2) continue;
      if (top < 0) top = y;
      bottom = y + 1;
    }
    return { top: top / height, bottom: bottom / height };
  });
}

/** Chips and segments are radios under their labels. */
async function choose(page: Page, group: string, label: string): Promise<void> {
  await page.getByRole('radiogroup', { name: group }).getByText(label, { exact: true }).first().click();
  await expect(
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: label, exact: true }),
  ).toBeChecked();
}

/** Moves the slider by keys: from anywhere to its start, then up. */
async function setDuration(page: Page, seconds: number): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Duration in seconds' });
  await slider.press('Home');
  for (let i = 1; i < seconds; i++) await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', String(seconds));
}

async function fillClass(page: Page): Promise<void> {
  await page.getByLabel('Class type').selectOption({ label: 'Spin Basics' });
  await page.getByLabel('Schedule').selectOption('Every Thursday');
  await page.getByLabel('Time').selectOption('7:00 PM');
  await page.getByLabel('Class details').fill('Bring shorts, water and a friend');
  await choose(page, 'Writing style', 'Playful');
}

/** Presses a button that gives the film, on a phone as well as on a desktop. @returns where its file is */
async function download(page: Page, info: TestInfo, button: Locator): Promise<string> {
  const path = info.outputPath('film.mp4');
  const [saved] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(saved.suggestedFilename()).toMatch(/^promotional-video-\d+\.mp4$/);
  await saved.saveAs(path);
  return path;
}

async function expectStandardFilm(path: string, seconds: number): Promise<void> {
  const { video, audio, frames, duration } = await probeFilm(path);
  expect(video).toMatchObject({
    codec_name: 'h264',
    profile: 'High',
    width: 1080,
    height: 1920,
    pix_fmt: 'yuv420p',
    r_frame_rate: '30/1',
    color_space: 'bt709',
  });
  expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 });
  expect(frames).toBe(seconds * 30);
  expect(duration).toBeCloseTo(seconds, 1);
}

test('a new person writes a promo, puts it over a background and downloads the film, which shows the text where the preview shows it and is counted once [S1.1-3 S2.38 S2.39 S2.42 S2.43 S2.48 S4.23 B1 B197]', async ({
  page,
  services,
}, info) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await expect(page).toHaveURL(/\/auth/);
  await enterStudio(page);

  await test.step('a text is written for the class and edited', async () => {
    await fillClass(page);
    await page.getByRole('button', { name: 'Generate Promotion' }).last().click();
    await openTool(page, 'Text');
    await page.getByRole('button', { name: 'Edit Promotion' }).click();
    const text = page.getByLabel('Promotional text');
    await expect(text, 'gold words have no asterisks').not.toHaveValue(/\*/);
    await expect(text).toHaveValue(/Every Thursday/);
    await expect(text, 'the signature is not editable').not.toHaveValue(/Made with Spinreel/);
    const first = await text.inputValue();
    const texts = page.getByRole('radiogroup', { name: 'Choose a text' });
    await expect(texts.getByRole('radio', { name: 'Text 1' })).toBeChecked();
    await texts.locator('label').nth(1).click();
    await expect(text, 'another of the three').not.toHaveValue(first);
    await expect(text).toHaveValue(/Every Thursday/);
    const { id } = await (await page.request.get('/api/auth/user')).json();
    const taken = () => services.db.select().from(writtenTexts).where(eq(writtenTexts.userId, id));
    await expect.poll(async () => (await taken()).map(({ chosen }) => chosen)).toEqual([1]);
    await text.fill('Come and **spin** with us\n\nEvery Thursday, 7:00 PM\n\nAll levels\n\nSee you there');
    await openTool(page, 'Style');
    await choose(page, 'Animation', 'None');
    await setDuration(page, SECONDS);
  });

  const shown = await test.step('it is put over a background', async () => {
    await openTool(page, 'Background');
    await page.getByRole('button', { name: /^Select.*Sound Loop/ }).click();
    await expect(page.getByText('With background video').first()).toBeVisible();
    // It is drawn when its fonts are there and the browser has time.
    let last: Awaited<ReturnType<typeof previewText>> | undefined;
    await expect
      .poll(
        async () => {
          const [before, now] = [last, await previewText(page)];
          last = now;
          return now.top === before?.top && now.bottom === before.bottom;
        },
        { intervals: [500] },
      )
      .toBe(true);
    return last!;
  });

  const film = await test.step('a film of it is made and downloaded', async () => {
    await openTool(page, 'Style');
    await choose(page, 'Animation', 'Fade in');
    await page.getByRole('button', { name: 'Generate Video' }).last().click();
    await expect(page.getByRole('button', { name: 'Download Video' }).last()).toBeEnabled({ timeout: 90_000 });
    await expect(page.getByText('5 of 5 left')).toBeVisible();
    const screen = page.getByRole('dialog', { name: 'Your video is ready' });
    const name = info.project.name === 'desktop' ? 'Download' : 'Save to phone';
    const path = await download(page, info, screen.getByRole('button', { name, exact: true }));
    await closeFilm(page);
    return path;
  });

  await test.step('it plays in place of the preview', async () => {
    const playing = page.getByRole('complementary', { name: 'Video Preview' }).getByLabel('Your finished video');
    const traits = ({ autoplay, muted, loop, controls }: HTMLVideoElement) => ({ autoplay, muted, loop, controls });
    expect(await playing.evaluate(traits)).toEqual({ autoplay: true, muted: true, loop: true, controls: true });
    await expect.poll(() => playing.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    if (info.project.name === 'phone') return;
    const column = await playing.boundingBox();
    const steps = await page.getByRole('region', { name: 'Choose Background' }).boundingBox();
    expect(column!.x, 'in the right column').toBeGreaterThan(steps!.x + steps!.width);
  });

  await test.step('it is counted once, under the plan and the class', async () => {
    await expect(page.getByText('4 of 5 left')).toBeVisible();
    await download(page, info, page.getByRole('button', { name: 'Download Video' }).last());
    const { id, email } = await (await page.request.get('/api/auth/user')).json();
    const counted = () => services.db.select().from(downloads).where(eq(downloads.userId, id));
    const [{ renderId }] = (await counted()) as [typeof downloads.$inferSelect];
    const again = await page.request.post('/api/downloads', { data: { renderId } });
    expect(await again.json()).toMatchObject({ downloadCount: 1, remaining: 4 });
    await expect(page.getByText('4 of 5 left')).toBeVisible();
    const names = { instructorName: 'Jasmine', classType: 'Spin Basics' };
    expect(await counted()).toMatchObject([
      { userEmail: email, userRole: 'user', userSubscriptionStatus: 'free', ...names },
    ]);
  });

  await test.step('it has the standard form, with the text where the preview had it', async () => {
    await expectStandardFilm(film, SECONDS);
    const first = await greyFrame(film, 0);
    const middle = await greyFrame(film, 0.2);
    const after = await greyFrame(film, 1.5);
    expect(meanLevel(first), 'the background is visible').toBeGreaterThan(LOOP_LEVEL - 12);
    const body = { from: 200, to: 1700 };
    expect(brightShare(first, body), 'no text at 0 s').toBe(0);
    expect(brightShare(middle, body, 110), 'half-way there').toBeGreaterThan(0);
    expect(brightShare(middle, body, 230)).toBeLessThan(brightShare(after, body, 230));
    const rows = textRows(blankWatermark(after), 170);
    expect(rows).not.toBeNull();
    // The preview is a few hundred pixels high, where thin strokes of the first and last row are fainter.
    expect(Math.abs((rows?.from ?? 0) / 1920 - shown.top)).toBeLessThan(0.01);
    expect(Math.abs((rows?.to ?? 0) / 1920 - shown.bottom)).toBeLessThan(0.01);
    expect(brightShare(after, { from: 1740, to: 1840 }), 'the watermark').toBeGreaterThan(0.001);
    expect(await meanVolume(film), 'the sound of the loop goes on').toBeGreaterThan(-30);
  });
});

/** The frame without its lowest tenth, where the watermark stands. */
function blankWatermark(frame: Buffer): Buffer {
  return Buffer.from(frame).fill(0, 1080 * 1728);
}
