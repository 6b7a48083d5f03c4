import type { Page } from '@playwright/test';
import { addFilm, giveFilm } from './films.ts';
import { button, expect, openStudio, test } from './fixtures.ts';

const preview = (page: Page) => page.getByRole('complementary', { name: 'Video Preview' });
/** The 9:16 picture: the parent of what is drawn. */
const stage = (page: Page) => preview(page).locator('canvas, video').first().locator('..');

/** Its width and height in whole pixels; 9:16 of 200 has no whole height. */
async function size(page: Page): Promise<[width: number, height: number]> {
  const box = await stage(page).boundingBox();
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
}

async function resize(page: Page, height: number): Promise<void> {
  await page.setViewportSize({ width: 390, height });
}

const whole = (page: Page) => expect.poll(() => size(page)).toEqual([200, 356]);
const strip = (page: Page) => expect.poll(async () => (await size(page))[1]).toBeLessThan(100);
/** As far down as the choice of how the video is written. */
const scrollDown = async (page: Page) => {
  await page.getByRole('radiogroup', { name: 'Writing style' }).scrollIntoViewIfNeeded();
  await strip(page);
};

test('the sticky preview is 200 by 356, a strip further down, hidden while somebody types, and whole again for a text and a film, which it hands over [G5 S2.32 S4.22 S4.25 T2.1 T2.25]', async ({
  page,
  join,
  services,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = 'Wilhelmina Featherstonehaugh-Cholmondeley of Upper Slaughter';
  const { id } = await join({ firstName: name });
  await openStudio(page);
  await test.step('the header says who is signed in, by their initials, and a long name makes the page no wider', async () => {
    const who = page.getByRole('banner').getByRole('img', { name });
    await expect(who).toHaveText('WS');
    await expect(who).toBeInViewport();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });

  await test.step('with Download and Refresh, before there is a text', async () => {
    expect(await size(page)).toEqual([200, 356]);
    await expect(preview(page).getByRole('button', { name: 'Download' })).toBeDisabled();
    await expect(preview(page).getByRole('button', { name: 'Refresh' })).toBeEnabled();
    await expect(preview(page).getByRole('link', { name: 'Remove Watermark' })).toHaveCount(0);
  });

  await test.step('hides while a field has the focus and the keyboard is open', async () => {
    await page.getByLabel('Class details').tap();
    await expect(page.getByLabel('Class details')).toBeFocused();
    await expect(preview(page), 'no keyboard yet').toBeVisible();
    await resize(page, 844 - 90);
    await expect(preview(page), 'a browser’s bar takes no more').toBeVisible();
    await resize(page, 844 - 300);
    await expect(preview(page)).toBeHidden();
    await page.getByLabel('Class details').blur();
    await expect(preview(page), 'no field').toBeVisible();
    await page.getByLabel('Class details').focus();
    await expect(preview(page)).toBeHidden();
    await resize(page, 844);
    await expect(preview(page)).toBeVisible();
    await page.getByLabel('Class details').blur();
  });

  await test.step('stays on the screen as a strip, and comes back whole', async () => {
    await page.getByRole('heading', { name: 'Customize & Generate' }).scrollIntoViewIfNeeded();
    await expect(stage(page)).toBeInViewport();
    await strip(page);
    await preview(page).getByRole('button', { name: 'Show the whole preview' }).first().click();
    await whole(page);
    await preview(page).getByRole('button', { name: 'Shrink' }).click();
    await strip(page);
  });

  await test.step('a touched background plays, touched again it stops', async () => {
    const panel = page.getByRole('region', { name: 'Choose Background' });
    await expect(panel.getByText('Touch to preview')).toBeVisible();
    await button(page, 'Preview Sound Loop').tap();
    await expect(button(page, 'Stop Sound Loop').locator('video')).toBeVisible();
    await button(page, 'Stop Sound Loop').tap();
    await expect(panel.locator('video')).toHaveCount(0);
  });

  const film = await addFilm(services, id);
  await giveFilm(page, film);
  await page.getByLabel('Class details').fill('Bring water');
  /** Presses the next step, which is always within a thumb's reach. */
  const goOn = async (name: string) => {
    const next = button(page, name).last();
    await expect(next).toBeInViewport();
    await next.click();
  };
  const finished = () => preview(page).getByLabel('Your finished video');

  await test.step('a text that was written, whose watermark can be removed', async () => {
    await scrollDown(page);
    await goOn('Generate Promotion');
    await whole(page);
    await expect(preview(page).getByRole('link', { name: 'Remove Watermark' })).toHaveAttribute(
      'href',
      '/upgrade?feature=watermark',
    );
    await page.getByLabel('Instructor name').focus();
    const field = await page.getByLabel('Instructor name').boundingBox();
    expect(field?.y, 'below the preview').toBeGreaterThan(380);
    await preview(page).getByRole('button', { name: 'Shrink' }).click();
  });

  await test.step('a film that is finished', async () => {
    await scrollDown(page);
    await goOn('Generate Video');
    await expect(finished()).toBeVisible();
    await whole(page);
    await goOn('Download Video');
    await expect(button(page, 'Video Ready')).toBeInViewport();
  });

  await test.step('handed over as a link, and all anew', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await preview(page).getByRole('button', { name: 'Download' }).click();
    const message = page.getByText(/Link copied/);
    await expect(message.last()).toBeVisible();
    expect((await message.last().boundingBox())?.y, 'the preview stays in view').toBeGreaterThan(560);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(film.url);
    await preview(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(finished()).toHaveCount(0);
    await expect(page.getByLabel('Class details')).toHaveValue('');
  });
});
