import type { Page } from '@playwright/test';
import { holdBack } from './films.ts';
import { expect, expectEditor, openStudio, test } from './fixtures.ts';

const SUPPORT = 'support@spinreel.example';
const ADDRESS = 'Spinreel, 1 Example Street, 00000 Example';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test.describe('landing page', () => {
  test('has everything that the specification names, and its links lead where they say', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    await expect(header.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/auth?mode=create');
    await expect(page.getByText('Trusted by 100+ Pole Fitness Instructors')).toBeVisible();
    await expect(link(page, 'Start Creating for Free')).toHaveAttribute('href', '/auth?mode=create');
    const region = (name: string) => page.getByRole('region', { name });
    for (const feature of ['AI-Powered Content', 'Instagram Story Ready 9:16', 'Minutes Not Hours']) {
      await expect(region('Made for the studio floor').getByRole('heading', { name: feature })).toBeVisible();
    }
    await expect(page.getByText(/under 5 minutes/)).toBeVisible();
    const steps = region('How it works').getByRole('listitem').getByRole('heading');
    await expect(steps).toHaveText(['Choose background', 'Add class details', 'Download and share']);
    const quotes = region('What instructors say').getByRole('blockquote');
    await expect(quotes).toHaveCount(3);
    await expect(quotes.filter({ hasText: /40 percent/ })).toHaveCount(1);
    await expect(quotes.filter({ hasText: /60 percent/ })).toHaveCount(1);
    const plan = (name: string) => page.getByRole('article', { name });
    await expect(plan('Free Trial')).toContainText('$0');
    await expect(plan('Individual Pro')).toContainText(/Most Popular.*\$6\.99/);
    await expect(plan('Studio Pro')).toContainText(/Best Value.*\$39\.99/);
    await expect(plan('Free Trial').getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', /^\/auth/);
    await expect(region('Fill the next class').getByRole('link')).toHaveAttribute('href', '/auth?mode=create');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(ADDRESS);
    await expect(link(page, SUPPORT)).toHaveAttribute('href', `mailto:${SUPPORT}?subject=Spinreel`);
    for (const [name, id] of Object.entries({
      Features: 'features',
      'How it works': 'how-it-works',
      Pricing: 'pricing',
    })) {
      await footer.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
    for (const path of ['/privacy', '/terms', '/refund-policy', '/cookie-policy']) {
      await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
    }
    await expect(footer.getByRole('link', { name: 'Cookie Settings' })).toBeVisible();
  });

  test('a paid plan is remembered and leads to the plans; the free one to the account', async ({ page }) => {
    for (const [button, stored] of [
      ['Get Started', 'individual'],
      ['Get Studio Pro', 'studio'],
    ] as const) {
      await page.goto('/');
      await link(page, button).click();
      await expect(page).toHaveURL('/upgrade');
      expect(await page.evaluate(() => localStorage.getItem('selectedPlan'))).toBe(stored);
    }
    await page.goto('/');
    await link(page, 'Start Free Trial').click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  });

  test('a plan that is pressed before the page’s code is there is remembered as well', async ({ page }) => {
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
  });

  test('Watch Demo scrolls to the demo film, which plays and pauses by a press, by mouse and by key', async ({
    page,
  }) => {
    await page.goto('/');
    const film = page.locator('#demo video');
    await link(page, 'Watch Demo').click();
    await expect(page).toHaveURL('/#demo');
    await expect(film).toBeInViewport({ ratio: 0.7 });
    const state = () => film.evaluate((video: HTMLVideoElement) => ({ paused: video.paused, at: video.currentTime }));
    expect((await state()).paused, 'nothing plays unasked').toBe(true);
    await page.getByRole('button', { name: 'Play demo' }).click();
    await expect.poll(async () => (await state()).at).toBeGreaterThan(0.2);
    await page.getByRole('button', { name: 'Pause demo' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Play demo' })).toBeFocused();
    expect((await state()).paused).toBe(true);
    expect(await film.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight])).toEqual([
      720, 1280,
    ]);
  });

  test('a demo film that cannot be loaded says so, and plays at the next press', async ({ page, log }) => {
    log.allow(/Failed to load/);
    await page.route('**/attached_assets/demo.mp4', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Play demo' }).click();
    await expect(page.getByText('The video could not be played.', { exact: false })).toBeVisible();
    await page.unroute('**/attached_assets/demo.mp4');
    await page.getByRole('button', { name: 'Play demo' }).click();
    await expect(page.getByRole('button', { name: 'Pause demo' })).toBeVisible();
    await expect(page.getByText('The video could not be played.', { exact: false })).toHaveCount(0);
  });

  test('is taken over by the browser as it stands, and asks the server for nothing', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-first', ''));
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Cookie Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Cookie Settings' })).toBeVisible();
    await expect(page.locator('h1[data-first]'), 'drawn once, by the server').toHaveCount(1);
    expect(calls).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('landing and legal pages can be read, and their links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Trusted by 100+ Pole Fitness Instructors')).toBeVisible();
    await link(page, 'Watch Demo').click();
    await expect(page.locator('#demo')).toBeInViewport();
    await link(page, 'Terms of Service').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await expect(page.getByText(ADDRESS).first()).toBeVisible();
    await link(page, 'Back to Home').click();
    await expect(page).toHaveURL('/');
  });

  test('each names itself to search engines and where its link is shared', async ({ page, baseURL, request }) => {
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
    await page.goto('/');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
    expect(data['@type']).toBe('SoftwareApplication');
    expect(data.offers.map(({ price }: { price: string }) => price)).toEqual(['0.00', '6.99', '39.99']);
    await page.goto('/auth');
    await expect(page.locator('noscript'), 'pages of the program need it, and say so').toHaveCount(1);
  });
});

test.describe('legal pages', () => {
  const PAGES: Record<string, { link: string; says: (string | RegExp)[] }> = {
    '/privacy': {
      link: 'Privacy Policy',
      says: [
        ...['What we collect', 'What we use it for', 'Who receives it', 'Cookies', 'How long we keep it', 'Security'],
        ...['Your rights', 'Children', 'Changes and contact', /at least 5 years/, /children under 13/],
      ],
    },
    '/terms': {
      link: 'Terms of Service',
      says: [
        ...['Effective 06/27/2025', /aged 18 and over, or for minors whose parent or guardian has consented/],
        ...[/cancel at any time/, /access until the current billing cycle ends/, /State of Florida/],
        ...[/last 12 months/, /Free Trial: \$0, 5 video/, /Individual Pro: \$6\.99/, /Studio Pro: \$39\.99.*up to 10/],
      ],
    },
    '/refund-policy': {
      link: 'Refund Policy',
      says: [
        ...[
          /full price that you paid to us, less only the fees that the payment provider keeps/,
          /no refunds after 7 days/,
        ],
        ...[/not prorated/, /take 5-10 business days/, SUPPORT],
      ],
    },
    '/cookie-policy': {
      link: 'Cookie Policy',
      says: ['Essential:', 'Functional:', 'Analytics:', 'Advertising:', /last up to 24 months/, 'Cookie Settings'],
    },
  };

  test('say what they must, open at their top, and have Back to Home', async ({ page }) => {
    for (const [path, { link: name, says }] of Object.entries(PAGES)) {
      await page.goto('/');
      await link(page, name).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY), 'opens at its top').toBe(0);
      for (const text of says) {
        await expect(page.getByRole('main').getByText(text).first(), `${path}: ${text}`).toBeVisible();
      }
      await link(page, 'Back to Home').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/everyone's phone/);
    }
    expect(await page.getByRole('main').textContent()).not.toMatch(/\b(Basic|Premium)\b/);
  });

  test('a press on Cookie Settings before the page’s code is there is not lost', async ({ page }) => {
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

  test('Cookie Settings opens from the footer and from the policy', async ({ page, join }) => {
    await join({ instructorName: null });
    await page.goto('/cookie-policy');
    await expect(page.getByRole('heading', { level: 1 }), 'also before the welcome form').toHaveText('Cookie Policy');
    for (const place of ['main', 'contentinfo'] as const) {
      await page.getByRole(place).getByRole('link', { name: 'Cookie Settings' }).click();
      await expect(page.getByRole('dialog', { name: 'Cookie Settings' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
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
