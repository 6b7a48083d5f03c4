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

test.describe('sticky preview', () => {
  test('is 200 by 356 with Download and Refresh, and with Remove Watermark where the text carries it', async ({
    page,
    join,
  }) => {
    await join();
    await openStudio(page);
    expect(await size(page)).toEqual([200, 356]);
    await expect(preview(page).getByRole('button', { name: 'Download' })).toBeDisabled();
    await expect(preview(page).getByRole('button', { name: 'Refresh' })).toBeEnabled();
    await expect(preview(page).getByRole('link', { name: 'Remove Watermark' })).toHaveCount(0);
    await button(page, 'Generate Promotion').last().click();
    const remove = preview(page).getByRole('link', { name: 'Remove Watermark' });
    await expect(remove).toHaveAttribute('href', '/upgrade?feature=watermark');
  });

  test('stays on the screen as a strip, and comes back whole', async ({ page, join }) => {
    await join();
    await openStudio(page);
    await page.getByRole('heading', { name: 'Customize & Generate' }).scrollIntoViewIfNeeded();
    await expect(stage(page)).toBeInViewport();
    await expect.poll(async () => (await size(page))[1]).toBeLessThan(100);
    await preview(page).getByRole('button', { name: 'Show the whole preview' }).first().click();
    await expect.poll(() => size(page)).toEqual([200, 356]);
    await preview(page).getByRole('button', { name: 'Shrink' }).click();
    await expect.poll(async () => (await size(page))[1]).toBeLessThan(100);
  });

  test('comes back whole for a text that was written and for a finished film, and covers no field', async ({
    page,
    join,
    services,
  }) => {
    const film = await addFilm(services, (await join()).id);
    await openStudio(page);
    await giveFilm(page, film);
    const whole = () => expect.poll(() => size(page)).toEqual([200, 356]);
    const scrolled = async () => {
      await page.getByRole('radiogroup', { name: 'Writing style' }).scrollIntoViewIfNeeded();
      await expect.poll(async () => (await size(page))[1]).toBeLessThan(100);
    };
    await scrolled();
    await button(page, 'Generate Promotion').last().click();
    await whole();
    await page.getByLabel('Instructor name').focus();
    const field = await page.getByLabel('Instructor name').boundingBox();
    expect(field?.y, 'below the preview').toBeGreaterThan(380);
    await preview(page).getByRole('button', { name: 'Shrink' }).click();
    await scrolled();
    await button(page, 'Generate Video').click();
    await expect(preview(page).getByLabel('Your finished video')).toBeVisible();
    await whole();
  });

  test('shows the film, hands it over and resets all', async ({ page, join, services, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const film = await addFilm(services, (await join()).id);
    await openStudio(page);
    await giveFilm(page, film);
    await page.getByLabel('Class details').fill('Bring water');
    await button(page, 'Generate Video').click();
    await expect(preview(page).getByLabel('Your finished video')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await preview(page).getByRole('button', { name: 'Download' }).click();
    const message = page.getByText(/Link copied/);
    await expect(message).toBeVisible();
    expect((await message.boundingBox())?.y, 'the preview stays in view').toBeGreaterThan(560);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(film.url);
    await preview(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(preview(page).getByLabel('Your finished video')).toHaveCount(0);
    await expect(page.getByLabel('Class details')).toHaveValue('');
  });

  test('hides while a field has the focus and the keyboard is open', async ({ page, join }) => {
    await join();
    await openStudio(page);
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
  });
});

test('the next step is within a thumb’s reach', async ({ page, join, services }) => {
  const film = await addFilm(services, (await join()).id);
  await openStudio(page);
  await giveFilm(page, film);
  for (const name of ['Generate Promotion', 'Generate Video', 'Download Video']) {
    const next = button(page, name).last();
    await expect(next).toBeInViewport();
    await next.click();
  }
  await expect(button(page, 'Video Ready')).toBeInViewport();
});

test('a touched background plays, touched again it stops', async ({ page, join }) => {
  await join();
  await openStudio(page);
  const panel = page.getByRole('region', { name: 'Choose Background' });
  await expect(panel.getByText('Touch to preview')).toBeVisible();
  await button(page, 'Preview Sound Loop').tap();
  await expect(button(page, 'Stop Sound Loop').locator('video')).toBeVisible();
  await button(page, 'Stop Sound Loop').tap();
  await expect(panel.locator('video')).toHaveCount(0);
});

test('nothing makes the page wider than the screen', async ({ page, join }) => {
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const path of ['/', '/auth', '/auth?mode=create', '/upgrade']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await wider(), path).toBeLessThanOrEqual(0);
  }
  await join({ firstName: 'Wilhelmina Featherstonehaugh-Cholmondeley of Upper Slaughter' });
  await openStudio(page);
  expect(await wider(), 'the studio').toBeLessThanOrEqual(0);
});

test('no button is cut off on the narrowest phones', async ({ page, join, services }) => {
  const cut = () =>
    page.locator('button:visible').evaluateAll((buttons) =>
      buttons.flatMap((element) => {
        const label = element.querySelector('[class*=Button-label]');
        return label && label.scrollWidth > label.clientWidth ? [element.textContent] : [];
      }),
    );
  const { id } = await join();
  await openStudio(page);
  await giveFilm(page, await addFilm(services, id));
  for (const step of ['Generate Promotion', 'Generate Video', 'Download Video']) {
    await expect(page.getByRole('button', { name: step }).last()).toBeVisible();
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await cut(), `${step} at ${width} px`).toEqual([]);
    }
    if (step === 'Generate Promotion') await page.getByLabel('Header').fill('Spin night');
    if (step === 'Generate Video') await page.getByRole('button', { name: step }).last().click();
  }
});

test('G5: the header says who is signed in, by their initials', async ({ page, join }) => {
  await join({ firstName: 'Jasmine' });
  await openStudio(page);
  const who = page.getByRole('banner').getByRole('img', { name: 'Jasmine' });
  await expect(who).toHaveText('J');
  await expect(who).toBeInViewport();
});
