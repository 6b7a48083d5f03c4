import type { Page } from '@playwright/test';
import { addFilm, giveFilm, holdBack } from './films.ts';
import { button, expect, openStudio, press, test } from './fixtures.ts';

const PROMOTION = '**/api/generate-promotion';

const step = (page: Page, title: string) => page.getByRole('region', { name: title });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Creating your video...' });
const film = (page: Page) => page.getByLabel('Your finished video');

test('has four steps, of which two are optional', async ({ page, join }) => {
  await join();
  await openStudio(page);
  const steps = [
    ['Step 1', 'Add Your Class Information', false],
    ['Step 2', 'Write Your Promotion', false],
    ['Step 3', 'Choose Background', true],
    ['Step 4', 'Customize & Generate', true],
  ] as const;
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(steps.map(([, title]) => title));
  for (const [number, title, optional] of steps) {
    await expect(step(page, title).getByText(number, { exact: true })).toBeVisible();
    await expect(step(page, title).getByText('Optional', { exact: true })).toHaveCount(optional ? 1 : 0);
  }
  await expect(step(page, 'Write Your Promotion').getByRole('button')).toHaveText([
    'Generate Promotion',
    'Edit Promotion',
  ]);
});

test.describe('the promotional text', () => {
  test('while it is written the button reads Generating... and is disabled', async ({ page, join }) => {
    await join();
    await openStudio(page);
    const answer = await holdBack(page, PROMOTION);
    await press(page, 'Generate Promotion');
    await expect(button(page, 'Generating...')).toBeDisabled();
    await expect(button(page, 'Generate Video')).toBeDisabled();
    answer();
    await expect(button(page, 'Generate Promotion')).toBeEnabled();
    await expect(button(page, 'Generate Video')).toBeEnabled();
    await expect(step(page, 'Write Your Promotion').getByRole('paragraph').first()).toContainText(/\w/);
  });

  test('a failure is shown: nothing received, or what the server says', async ({ page, join, log }) => {
    log.allow(/status of 500|No promotional text received|The writer is asleep/);
    await join();
    await openStudio(page);
    await page.route(PROMOTION, (route) =>
      route.fulfill({ json: { promotionalText: '', writer: 'built-in', fellBack: false } }),
    );
    await press(page, 'Generate Promotion');
    const alert = step(page, 'Write Your Promotion').getByRole('alert');
    await expect(alert).toContainText('The writer sent back no text. Your class details are kept.');
    await page.route(PROMOTION, (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'The writer is asleep.' } }),
    );
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText('The writer is asleep.');
    await page.unroute(PROMOTION);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
  });

  test('with the watermark’s marker leads who does not pay to /upgrade?feature=watermark', async ({ page, join }) => {
    await join();
    await openStudio(page);
    const remove = page.getByRole('link', { name: 'Remove Watermark' });
    await expect(remove, 'the default text has no marker').toHaveCount(0);
    await press(page, 'Generate Promotion');
    await remove.click();
    await expect(page).toHaveURL('/upgrade?feature=watermark');
    await expect(page.getByRole('heading', { name: 'Upgrade to Pro' })).toBeVisible();

    await join({ role: 'pro' });
    await openStudio(page);
    await press(page, 'Edit Promotion');
    await page.getByLabel('Promotional text').fill('Come along\n\n✨ Made with Spinreel ✨');
    await expect(button(page, 'Generate Video')).toBeEnabled();
    await expect(remove).toHaveCount(0);
  });
});

test.describe('text and animation controls', () => {
  test('offer every font, size, weight, alignment, animation and length', async ({ page, join }) => {
    await join();
    await openStudio(page);
    const panel = step(page, 'Customize & Generate');
    const choices = { Font: 14, Size: 6, Weight: 4, Alignment: 3, Animation: 5 };
    for (const [name, count] of Object.entries(choices)) {
      const group = panel.getByRole('radiogroup', { name });
      await expect(group.getByRole('radio')).toHaveCount(count);
      await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
    }
    await expect(panel.getByRole('switch', { name: 'Text shadow' })).toBeChecked();
    const slider = panel.getByRole('slider', { name: 'Duration in seconds' });
    await expect(slider).toHaveAttribute('aria-valuenow', '15');
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuenow', '1');
  });

  test('take a color of # and six hex digits, and no other', async ({ page, join }) => {
    await join();
    await openStudio(page);
    const field = page.getByLabel('Text color', { exact: true });
    const applied = page.getByLabel('Pick a text color');
    const fault = page.getByText('A color is # and six hex digits, like #ffffff.');
    for (const wrong of ['#12345', 'red', '#12345g', '1234567', '']) {
      await field.fill(wrong);
      await expect(fault).toBeVisible();
      await expect(applied).toHaveValue('#ffffff');
    }
    await field.fill('#A1b2C3');
    await expect(fault).toHaveCount(0);
    await expect(applied).toHaveValue('#a1b2c3');
    await field.fill('#a1b2c');
    await field.blur();
    await expect(field, 'what was last right').toHaveValue('#A1b2C3');
    await button(page, 'Pink').click();
    await expect(field).toHaveValue('#ffb3d9');
  });

  test('say of films under 3 s that Reels and TikTok want more', async ({ page, join }) => {
    await join();
    await openStudio(page);
    const slider = page.getByRole('slider', { name: 'Duration in seconds' });
    const hint = page.getByText('Reels and TikTok want at least 3 seconds.');
    await slider.press('Home');
    await expect(hint).toBeVisible();
    await slider.press('ArrowRight');
    await expect(page.getByText('2 seconds', { exact: true })).toBeVisible();
    await expect(hint).toBeVisible();
    await slider.press('ArrowRight');
    await expect(page.getByText('3 seconds', { exact: true })).toBeVisible();
    await expect(hint).toHaveCount(0);
  });
});

test.describe('making the film', () => {
  test('covers the page only while generating and composing, then loads the film at 98 and is ready at 100', async ({
    page,
    join,
    services,
  }) => {
    const done = await addFilm(services, (await join()).id);
    await openStudio(page);
    await giveFilm(page, done);
    const generated = await holdBack(page, '**/api/generate-video');
    const composed = await holdBack(page, '**/api/compose-video');
    const loaded = await holdBack(page, `**${done.url}`);
    await expect(overlay(page)).toHaveCount(0);
    await expect(button(page, 'Download Video')).toBeDisabled();

    await press(page, 'Generate Video');
    await expect(overlay(page)).toContainText('Initializing');
    const composing = page.waitForRequest('**/api/compose-video');
    generated();
    await composing;
    await expect(overlay(page)).toBeVisible();
    composed();
    await expect(overlay(page)).toBeHidden();
    await expect(button(page, 'Preparing...')).toBeDisabled();
    await expect(button(page, 'Generate Video')).toBeDisabled();
    await expect(page.getByText('98%')).toBeVisible();
    await expect(film(page)).toHaveCount(0);

    loaded();
    await expect(button(page, 'Download Video')).toBeEnabled();
    await expect(button(page, 'Video Ready')).toBeDisabled();
    await expect(page.getByText('Video ready for download!')).toBeVisible();
    await expect(page.getByText('98%')).toHaveCount(0);
  });

  test('can be cancelled', async ({ page, join }) => {
    await join();
    await openStudio(page);
    await page.route('**/api/generate-video', () => undefined);
    await press(page, 'Generate Video');
    await overlay(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(overlay(page)).toBeHidden();
    await expect(button(page, 'Generate Video')).toBeEnabled();
  });

  test('shows its failures above the buttons, in the given words', async ({ page, join, services, log }) => {
    log.allow(/status of 500/);
    const done = await addFilm(services, (await join()).id);
    await openStudio(page);
    await giveFilm(page, done);
    const alert = page.getByRole('complementary', { name: 'Video Preview' }).getByRole('alert');
    const fail = (address: string, code: string, message: string) =>
      page.route(address, (route) => route.fulfill({ status: 500, json: { code, message } }), { times: 1 });

    await fail('**/api/generate-video', 'internal', 'The disk is full.');
    await press(page, 'Generate Video');
    await expect(alert).toContainText('Failed to generate video: The disk is full.');
    const [shown, below] = [await alert.boundingBox(), await button(page, 'Generate Video').boundingBox()];
    expect(shown!.y + shown!.height).toBeLessThanOrEqual(below!.y);

    await fail('**/api/compose-video', 'render_failed', 'The encoder broke off.');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText('Composition failed: The encoder broke off.');
    await expect(button(page, 'Download Video')).toBeDisabled();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(button(page, 'Video Ready')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('ends in the right column: the film plays by itself, muted, again and again, with controls', async ({
    page,
    join,
    services,
  }) => {
    const done = await addFilm(services, (await join()).id);
    await openStudio(page);
    await giveFilm(page, done);
    await press(page, 'Generate Video');
    await expect(film(page)).toBeVisible();
    const column = page.getByRole('complementary', { name: 'Video Preview' });
    await expect(column.getByLabel('Your finished video')).toHaveCount(1);
    const traits = await film(page).evaluate(({ autoplay, muted, loop, controls }: HTMLVideoElement) => ({
      autoplay,
      muted,
      loop,
      controls,
    }));
    expect(traits).toEqual({ autoplay: true, muted: true, loop: true, controls: true });
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    const [preview, steps] = [await column.boundingBox(), await step(page, 'Choose Background').boundingBox()];
    expect(preview!.x).toBeGreaterThan(steps!.x + steps!.width);
  });
});
