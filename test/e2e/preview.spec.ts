import type { Page } from '@playwright/test';
import { SOUND_LOOP } from './films.ts';
import { button, expect, openStudio, test } from './fixtures.ts';
import { holdTimers } from './screen-times.ts';

/** What the preview's canvas shows, as a data address. */
const picture = (page: Page) =>
  page.locator('canvas[data-ready]').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

test.describe('live preview', () => {
  test('shows on demand where the apps put their own buttons', async ({ page, join }) => {
    await join();
    await openStudio(page);
    const [control, guide] = [button(page, 'Safe-zone guide'), page.getByRole('switch', { name: 'Safe-zone guide' })];
    await expect(control).toHaveAttribute('aria-pressed', 'false');
    const plain = await picture(page);
    await control.click();
    await expect(guide).toBeChecked();
    await expect.poll(() => picture(page)).not.toBe(plain);
    await guide.click();
    await expect(control).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => picture(page)).toBe(plain);
  });

  test('names its controls in tooltips after 700 ms, a second control at once after the first', async ({
    page,
    join,
  }) => {
    await join();
    const timers = await holdTimers(page, 700);
    await openStudio(page);
    await button(page, 'Replay').hover();
    await timers.started(700);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await timers.end(700);
    await expect(page.getByRole('tooltip')).toHaveText('Replay');
    // No wait of 700 ms ends any more.
    await button(page, 'Play preview').hover();
    await expect(page.getByRole('tooltip', { name: 'Play preview' })).toBeVisible();
  });
});

test.describe('backgrounds', () => {
  test('are thumbnails of 80x142 that play under the mouse, one at a time', async ({ page, join }) => {
    await join();
    await openStudio(page);
    const panel = page.getByRole('region', { name: 'Choose Background' });
    await expect(panel.getByText('Touch to preview')).toBeVisible();
    const thumbs = panel.getByRole('button', { name: /^(Preview|Stop) / });
    await expect(thumbs.first()).toBeVisible();
    for (const thumb of await thumbs.all()) {
      expect(await thumb.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([80, 142]);
      await thumb.hover();
      await expect(panel.locator('video')).toHaveCount(1);
      await expect(thumb.locator('video')).toHaveCount(1);
      expect(await thumb.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    }
    await page.mouse.move(0, 0);
    await expect(panel.locator('video')).toHaveCount(0);
  });

  test('are selected and given up by one button', async ({ page, join }) => {
    await join();
    await openStudio(page);
    await expect(button(page, 'Selected: Black')).toHaveText('Selected');
    await expect(button(page, 'Select: Sound Loop')).toHaveText('Select');
    await button(page, 'Select: Sound Loop').click();
    await expect(button(page, 'Selected: Sound Loop')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: /^Selected:/ })).toHaveCount(1);
    await expect(page.getByText('With background video')).toBeVisible();
    await button(page, 'Selected: Sound Loop').click();
    await expect(button(page, 'Selected: Black')).toBeVisible();
    await expect(page.getByText('With background video')).toHaveCount(0);
  });

  test('U7: play only the part that their address names, again and again, with its sound as well', async ({
    page,
    join,
  }) => {
    const { id } = await join();
    await openStudio(page);
    await button(page, 'Select: Sound Loop').click();
    await expect(page.getByText('With background video')).toBeVisible();
    await page.evaluate((key) => {
      const draft = JSON.parse(localStorage.getItem(key)!);
      draft.promo.backgroundVideoUrl += '?start=1&duration=2';
      localStorage.setItem(key, JSON.stringify(draft));
    }, `spinreel.draft.${id}`);
    await page.reload();
    const video = page.locator('video[loop]').first();
    const plays = () =>
      video.evaluate(({ currentSrc, duration }: HTMLVideoElement) => [new URL(currentSrc).pathname, duration]);
    await expect.poll(plays).toEqual([`/media/video/upload/w_270/so_1,du_2/${SOUND_LOOP.publicId}.mp4`, 2]);
    await button(page, 'Sound of the background').click();
    await expect.poll(plays).toEqual([`/media/video/upload/so_1,du_2/${SOUND_LOOP.publicId}.mp4`, 2]);
    expect(await video.evaluate(({ muted, loop }: HTMLVideoElement) => [muted, loop])).toEqual([false, true]);
  });

  test('are eight loops of the product’s own from the first start on', async ({ page, join }) => {
    await join();
    await openStudio(page);
    const posters = page.getByRole('button', { name: /^Preview (?!Sound Loop)/ }).locator('img');
    await expect(posters).toHaveCount(8);
    await posters.first().scrollIntoViewIfNeeded();
    const loaded = () =>
      posters.evaluateAll((images: HTMLImageElement[]) => images.filter((image) => image.naturalWidth > 0).length);
    await expect.poll(loaded).toBe(8);
  });
});
