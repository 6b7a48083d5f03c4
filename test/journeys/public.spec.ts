import type { Page } from '@playwright/test';
import { holdBack } from './films.ts';
import { expect, expectEditor, openStudio, test } from './fixtures.ts';

const ADDRESS = 'Spinreel, 1 Example Street, 00000 Example';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('what is pressed before the page’s code is there is not lost: a plan, Cookie Settings [S2.17 B33]', async ({
  page,
}) => {
  const arrive = await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await link(page, 'Get Studio Pro').click({ noWaitAfter: true });
  await expect(page).toHaveURL('/upgrade?plan=studio');
  arrive();
  await expect(page).toHaveURL('/upgrade');
  expect(await page.evaluate(() => localStorage.getItem('selectedPlan'))).toBe('studio');
  await page.goto('/upgrade?plan=gold');
  await expect(page).toHaveURL('/upgrade');
  expect(await page.evaluate(() => localStorage.getItem('selectedPlan'))).toBe('studio');
  await page.unrouteAll();

  for (const path of ['/', '/cookie-policy']) {
    const arrive = await holdBack(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Settings' }).click({ noWaitAfter: true });
    await expect(page).toHaveURL('/cookie-policy#settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Cookie Policy' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    arrive();
    await expect(page.getByRole('dialog', { name: 'Cookie Settings' })).toBeVisible();
    await expect(page, 'a reload does not ask again').toHaveURL('/cookie-policy');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('the landing page is taken over as it stands, plays its film and leads on [S2.13 S9.16 B32 B231 G6]', async ({
  page,
  log,
}) => {
  log.allow(/Failed to load/);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-first', ''));
  });
  await page.route('**/attached_assets/demo.mp4', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await test.step('drawn once, by the server, which is asked for nothing', async () => {
    // Before React has taken the page over, the link leads to the settings' own page.
    const isReacts = (node: HTMLElement) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
    await expect.poll(() => link(page, 'Cookie Settings').evaluate(isReacts)).toBe(true);
    await link(page, 'Cookie Settings').click();
    await expect(page.getByRole('dialog', { name: 'Cookie Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('h1[data-first]')).toHaveCount(1);
    expect(calls).toEqual([]);
  });

  const film = page.locator('#demo video');
  const state = () => film.evaluate((video: HTMLVideoElement) => ({ paused: video.paused, at: video.currentTime }));
  await test.step('the film that cannot be loaded says so, and plays at the next press, by mouse and by key', async () => {
    await link(page, 'Watch Demo').click();
    await expect(page).toHaveURL('/#demo');
    await expect(film).toBeInViewport({ ratio: 0.7 });
    const failed = page.getByText('The video could not be played.', { exact: false });
    await expect(failed).toBeVisible();
    await page.unroute('**/attached_assets/demo.mp4');
    await page.getByRole('button', { name: 'Play demo' }).click();
    await expect.poll(async () => (await state()).at).toBeGreaterThan(0.2);
    await expect(failed).toHaveCount(0);
    await page.getByRole('button', { name: 'Pause demo' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Play demo' })).toBeFocused();
    expect((await state()).paused).toBe(true);
    const size = await film.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight]);
    expect(size).toEqual([720, 1280]);
  });

  await test.step('the footer leads to the parts of the page and to the legal pages, which open at their top', async () => {
    const footer = page.getByRole('contentinfo');
    for (const [name, id] of Object.entries({ Features: 'features', Pricing: 'pricing' })) {
      await footer.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
    await link(page, 'Terms of Service').click();
    await expect(page).toHaveURL('/terms');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY), 'opens at its top').toBe(0);
    await link(page, 'Back to Home').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/everyone’s phone/);
  });
});

/** Whether the film at the top of the landing page plays, and how far it is. */
const heroOf = (page: Page) =>
  page
    .getByLabel('A class promo made with Spinreel, over a studio with a pole')
    .evaluate((video: HTMLVideoElement) => ({
      paused: video.paused,
      at: video.currentTime,
      loaded: video.readyState > 0,
    }));

test('the film at the top plays by itself while it is in sight, and for good measure stops when asked [B230]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const order: string[] = [];
  page.on('requestfinished', (request) => order.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect.poll(async () => (await heroOf(page)).at).toBeGreaterThan(0.3);
  const film = order.indexOf('/attached_assets/hero.mp4');
  expect(order.slice(0, film === -1 ? undefined : film), 'the page comes before its film').toEqual(
    expect.arrayContaining(['/', '/attached_assets/hero.webp']),
  );
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await heroOf(page)).paused).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => (await heroOf(page)).paused).toBe(false);
  await page.getByRole('button', { name: 'Pause the video' }).click();
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeInViewport();
  await page.waitForTimeout(500);
  expect((await heroOf(page)).paused, 'whoever has stopped it is not asked again').toBe(true);
});

test('it waits to be asked by people who want little motion or few bytes, and costs them its still image [B230]', async ({
  page,
}) => {
  const saving = () =>
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) });
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    if (reducedMotion === 'no-preference') await page.addInitScript(saving);
    await page.emulateMedia({ reducedMotion });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible();
    expect(await heroOf(page)).toEqual({ paused: true, at: 0, loaded: false });
  }
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect.poll(async () => (await heroOf(page)).at).toBeGreaterThan(0.2);
});

test('one class is shown in several looks, each of which is there [B232]', async ({ page }) => {
  await page.goto('/');
  const looks = page.getByRole('region', { name: 'One class, any mood' });
  await looks.scrollIntoViewIfNeeded();
  const pictures = looks.getByRole('img');
  await expect(pictures).toHaveCount(8);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('landing and legal pages can be read, their links work, and each names itself to search engines [S2.19 B32]', async ({
    page,
    baseURL,
    request,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Trusted by 100+ Pole Fitness Instructors')).toBeVisible();
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
    expect(data['@type']).toBe('SoftwareApplication');
    expect(data.offers.map(({ price }: { price: string }) => price)).toEqual(['0.00', '6.99', '39.99']);
    await link(page, 'Watch Demo').click();
    await expect(page.locator('#demo')).toBeInViewport();
    await link(page, 'Terms of Service').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await expect(page.getByText(ADDRESS).first()).toBeVisible();
    await link(page, 'Back to Home').click();
    await expect(page).toHaveURL('/');

    const titles = new Set<string>();
    for (const path of ['/', '/privacy', '/terms', '/refund-policy', '/cookie-policy']) {
      await page.goto(path);
      titles.add(await page.title());
      const content = (selector: string) => page.locator(selector).getAttribute('content');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
      expect((await content('meta[name=description]'))?.length).toBeGreaterThan(50);
      expect(await content('meta[property="og:title"]')).toBe(await page.title());
      const card = await request.get((await content('meta[property="og:image"]'))!);
      expect(card.headers()['content-type']).toBe('image/jpeg');
    }
    expect(titles.size).toBe(5);
    await page.goto('/auth');
    await expect(page.locator('noscript'), 'pages of the program need it, and say so').toHaveCount(1);
  });
});

test('G5: a visitor’s pages make no call that fails, and see who signs in in another tab', async ({
  page,
  context,
  join,
}) => {
  const failed: string[] = [];
  context.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  for (const path of ['/', '/terms', '/upgrade', '/auth']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(failed).toEqual([]);
  await join();
  const other = await context.newPage();
  await openStudio(other);
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expectEditor(page);
});
