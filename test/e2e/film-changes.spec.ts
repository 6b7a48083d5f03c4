import type { Page } from '@playwright/test';
import { addFilm, giveFilm } from './films.ts';
import { button, expect, openStudio, test } from './fixtures.ts';

const film = (page: Page) => page.getByLabel('Your finished video');
const pick = (page: Page, group: string, label: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(label, { exact: true }).first().click();

type Change = (page: Page) => Promise<unknown>;

const PROMO: Record<string, Change> = {
  text: (page) => page.getByLabel('Promotional text').fill('Come along'),
  header: (page) => page.getByLabel('Header text').fill('NEW TERM'),
  // Before the font: Lobster has one weight.
  weight: (page) => pick(page, 'Weight', 'Bold'),
  font: (page) => pick(page, 'Font', 'Lobster'),
  size: (page) => pick(page, 'Size', 'XL'),
  alignment: (page) => page.getByTitle('Left').click(),
  colour: (page) => page.getByLabel('Text color', { exact: true }).fill('#ffb3d9'),
  shadow: (page) => page.getByRole('switch', { name: 'Text shadow' }).click(),
  animation: (page) => pick(page, 'Animation', 'Slide up'),
  duration: (page) => page.getByRole('slider', { name: 'Duration in seconds' }).press('ArrowLeft'),
  background: (page) => button(page, 'Select: Sound Loop').click(),
};
const FORM: Record<string, Change> = {
  'instructor name': (page) => page.getByLabel('Instructor name').fill('Jade'),
  studio: (page) => page.getByLabel('Studio', { exact: true }).fill('Moon Studio'),
  'class type': (page) => page.getByLabel('Class type', { exact: true }).selectOption('Spin Basics'),
  schedule: (page) => page.getByLabel('Schedule').selectOption('Every Monday'),
  time: (page) => page.getByLabel('Time').selectOption('6:15 AM'),
  details: (page) => page.getByLabel('Class details').fill('Bring water'),
  'writing style': (page) => pick(page, 'Writing style', 'Fierce'),
};

for (const [what, changes] of Object.entries({ 'the promo': PROMO, 'the class form': FORM })) {
  test(`a change of ${what} discards the finished film and opens Generate again`, async ({ page, join, services }) => {
    const { id } = await join();
    await openStudio(page);
    await button(page, 'Edit Promotion').click();
    await giveFilm(page, await addFilm(services, id));
    for (const [name, change] of Object.entries(changes)) {
      await test.step(name, async () => {
        await button(page, 'Generate Video').click();
        await expect(button(page, 'Video Ready')).toBeDisabled();
        await expect(film(page)).toBeVisible();
        await change(page);
        await expect(button(page, 'Generate Video')).toBeEnabled();
        await expect(film(page)).toHaveCount(0);
        await expect(button(page, 'Download Video')).toBeDisabled();
      });
    }
  });
}

test('Refresh resets all but who one is, and can be undone', async ({ page, join, services }) => {
  const { id } = await join();
  await openStudio(page);
  await button(page, 'Edit Promotion').click();
  for (const change of [...Object.values(FORM), ...Object.values(PROMO)]) await change(page);
  await giveFilm(page, await addFilm(services, id));
  await button(page, 'Generate Video').click();
  await expect(film(page)).toBeVisible();

  await button(page, 'Refresh').click();
  await expect(film(page)).toHaveCount(0);
  await expect(button(page, 'Generate Video')).toBeEnabled();
  await expect(page.getByLabel('Promotional text')).toHaveValue('Your Awesome Pole Class');
  await expect(page.getByLabel('Class type', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Schedule')).toHaveValue('');
  await expect(page.getByLabel('Date', { exact: true })).toHaveText('Choose a day');
  await expect(page.getByLabel('Time')).toHaveValue('9:00 PM');
  await expect(page.getByLabel('Header text')).toHaveValue('');
  await expect(page.getByLabel('Class details')).toHaveValue('');
  await expect(page.getByLabel('Text color', { exact: true })).toHaveValue('#ffffff');
  await expect(page.getByRole('switch', { name: 'Text shadow' })).toBeChecked();
  const chosen = { Font: 'Playfair Display', Weight: 'Semibold', Alignment: 'Center', Animation: 'Fade in' };
  for (const [group, label] of Object.entries(chosen)) {
    await expect(page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: label })).toBeChecked();
  }
  await expect(page.getByRole('slider', { name: 'Duration in seconds' })).toHaveAttribute('aria-valuenow', '15');
  await expect(button(page, 'Selected: Black')).toBeVisible();
  await expect(page.getByLabel('Instructor name')).toHaveValue('Jade');

  await button(page, 'Undo').click();
  await expect(film(page)).toBeVisible();
  await expect(page.getByLabel('Class details')).toHaveValue('Bring water');
  await expect(button(page, 'Selected: Sound Loop')).toBeVisible();
});

test('a progress line that says nothing for 30 s is taken up anew', async ({ page, join, services }) => {
  const { id } = await join();
  await giveFilm(page, await addFilm(services, id));
  // The answer of the composing call is lost with the line; the film comes by its events.
  await page.route('**/api/compose-video', (route) => route.abort());
  const opened: string[] = [];
  const events = '**/api/renders/*/events';
  await page.route(events, (route) => void opened.push(route.request().url()));
  await page.clock.install();
  await openStudio(page);
  await button(page, 'Generate Video').click();
  await expect(page.getByRole('dialog', { name: 'Creating your video...' })).toBeVisible();
  await expect.poll(() => opened.length).toBe(1);
  await page.clock.runFor(20_000);
  expect(opened, 'the server speaks at the latest with the next step').toHaveLength(1);
  await page.clock.runFor(10_500);
  await expect.poll(() => opened.length).toBe(2);
  await page.unroute(events);
  await page.clock.runFor(30_500);
  await expect(film(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const EMOJI_CALL = '**/media/emoji/*';

test('the text is drawn here where this browser draws as the server does; emoji are pictures here and the server’s in the film', async ({
  page,
  join,
  services,
}) => {
  const { id } = await join();
  await openStudio(page);
  await button(page, 'Edit Promotion').click();
  await giveFilm(page, await addFilm(services, id));
  /** Makes a film of the text; whether its picture was posted. */
  const posts = async (text: string) => {
    await page.getByLabel('Promotional text').fill(text);
    const called = page.waitForRequest('**/api/generate-video');
    await button(page, 'Generate Video').click();
    const form = (await called).postDataBuffer()!.toString('latin1');
    await expect(film(page)).toBeVisible();
    return form.includes('name="image"') && form.includes('\x89PNG');
  };
  expect(await posts('Come along')).toBe(true);
  const drawn = page.waitForResponse(EMOJI_CALL);
  expect(await posts('Come along 🔥')).toBe(false);
  expect((await drawn).status()).toBe(200);
  const colours = () =>
    page.locator('canvas[data-ready]').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      let orange = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at]! > 220 && data[at + 2]! < 80 && data[at + 3]! > 200) orange++;
      return orange;
    });
  await page.getByLabel('Promotional text').fill('Come along 🔥🔥');
  await expect.poll(colours).toBeGreaterThan(50);
});

test('an emoji that does not come is said, and drawn once it can be had', async ({ page, join, log }) => {
  log.allow(/status of 503|The emoji could not be loaded/);
  await join();
  await openStudio(page);
  await button(page, 'Edit Promotion').click();
  await page.route(EMOJI_CALL, (route) => route.fulfill({ status: 503 }));
  await page.getByLabel('Promotional text').fill('Come along 🔥');
  await expect(
    page.getByText('The emoji could not be loaded. Check your connection and try again.').first(),
  ).toBeVisible();
  await page.unroute(EMOJI_CALL);
  await page.getByLabel('Promotional text').fill('Come along 🔥!');
  await expect(page.getByText('The emoji could not be loaded.')).toHaveCount(0);
});
