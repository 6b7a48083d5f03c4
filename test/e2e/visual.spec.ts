import type { Page } from '@playwright/test';
import { expect, openStudio, test } from './fixtures.ts';

/**
 * Pictures of the screens in both sizes, one CSS pixel each. Another build of Chromium draws letters a little differently: a fiftieth of the
 * pixels may differ. `--update-snapshots` renews them; look at what changed before you commit it.
 */
async function expectLooks(page: Page, name: string, moving: string[] = []): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect(page).toHaveScreenshot(`${name}.png`, {
    scale: 'css',
    animations: 'disabled',
    maxDiffPixelRatio: 0.02,
    mask: moving.map((selector) => page.locator(selector)),
  });
}

test('pages of visitors look as they were approved', async ({ page }) => {
  const pages = {
    landing: '/',
    terms: '/terms',
    'sign-in': '/auth',
    register: '/auth?mode=create',
    upgrade: '/upgrade',
    forgot: '/auth?mode=forgot',
    privacy: '/privacy',
    refund: '/refund-policy',
    cookies: '/cookie-policy',
    'mock-checkout': '/mock-checkout?plan=studio_pro',
    join: '/join',
    'not-found': '/nowhere',
  };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLooks(page, name);
  }
  await page.goto('/#pricing', { waitUntil: 'networkidle' });
  await expect(page.locator('#pricing')).toBeInViewport();
  await expectLooks(page, 'landing-pricing');
});

test('welcome and editor look as they were approved', async ({ page, join }) => {
  await join({ instructorName: null, firstName: 'Jasmine' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Welcome to Spinreel' })).toBeVisible();
  await expectLooks(page, 'welcome');
  await join({ firstName: 'Jasmine' });
  await openStudio(page);
  await page.waitForLoadState('networkidle');
  await expectLooks(page, 'editor');
});

test('tools, account, library and team look as they were approved', async ({ page, join }) => {
  await join({ role: 'studio_owner', subscriptionStatus: 'studio_pro', firstName: 'Jasmine' });
  const pages = {
    compression: '/compression',
    'account-switch': '/account-switch',
    transparency: '/transparency-test',
    'transparency-simple': '/transparency-test-simple',
  };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLooks(page, name, ['video']);
  }
  await openStudio(page);
  for (const { name, tabs } of [
    { name: 'library', tabs: ['My Videos'] },
    { name: 'team', tabs: ['Admin Panel', 'Team Management'] },
  ]) {
    for (const tab of tabs) await page.getByRole('tab', { name: tab }).click();
    await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await page.getByText('Step 3').evaluate((step) => step.scrollIntoView());
    await expectLooks(page, name);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible();
  await expectLooks(page, 'account', ['text=@example.com']);
});
