import { expectNoViolations, smallTargets } from './axe.ts';
import { addFilm, giveFilm } from './films.ts';
import { expect, openStudio, test } from './fixtures.ts';

const VISITORS = [
  '/',
  '/auth',
  '/auth?mode=create',
  '/auth?mode=forgot',
  '/upgrade?error=payment_failed',
  '/join',
  '/nowhere',
];
const LEGAL = ['/privacy', '/terms', '/refund-policy', '/cookie-policy', '/browsers'];

test('pages of visitors', async ({ page }) => {
  for (const path of [...VISITORS, ...LEGAL, '/mock-checkout?plan=studio_pro', '/subscription/success']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page, path);
    expect(await smallTargets(page), path).toEqual([]);
  }
  await page.goto('/cookie-policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie Settings' })).toBeVisible();
  await expectNoViolations(page, 'cookie settings', '[role=dialog]');
});

test('tools and the rarer pages of a person', async ({ page, join }) => {
  await join();
  for (const path of ['/compression', '/transparency-test', '/transparency-test-simple', '/account-switch', '/join']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page, path);
    expect(await smallTargets(page), path).toEqual([]);
  }
});

for (const role of ['admin', 'studio_owner'] as const) {
  test(`the consoles of ${role}`, async ({ page, join }) => {
    await join({ role, ...(role === 'studio_owner' && { subscriptionStatus: 'studio_pro' }) });
    await openStudio(page);
    await page.getByRole('tab', { name: 'Admin Panel' }).click();
    const consoles = page.getByRole('tablist').filter({ hasNotText: 'Admin Panel' });
    await expect(consoles.first()).toBeVisible();
    for (const tab of await consoles.first().getByRole('tab').all()) {
      await tab.click();
      await expect(page.getByRole('tabpanel').last()).toBeVisible();
      await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
      await expectNoViolations(page, `${role}: ${await tab.textContent()}`);
    }
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('every field and button of the editor can be reached by Tab, and is seen when it is', async ({ page, join }) => {
  await join();
  await openStudio(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  const hidden: string[] = [];
  const seen = new Set<string>();
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(async () => {
      const focused = document.activeElement as HTMLElement | null;
      if (!focused || focused === document.body) return null;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const part = focused.closest('label') ?? (focused as HTMLInputElement).labels?.[0] ?? focused;
      const { left, top, width, height } = part.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 22));
      const free = at !== null && (part.contains(at) || at.contains(part));
      return { name: focused.outerHTML.slice(0, 160), free, top, height: innerHeight };
    });
    if (!found) break;
    seen.add(found.name);
    if (!found.free) hidden.push(`${found.name} at ${found.top} of ${found.height}`);
  }
  expect(hidden, 'covered while it has the focus').toEqual([]);
  expect(seen.size).toBeGreaterThan(25);
  expect(await smallTargets(page)).toEqual([]);
});

test('forms with their errors', async ({ page }) => {
  await page.goto('/auth?mode=create');
  await page.getByLabel('Email').fill('no address');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm password').fill('54321');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Use at least 6 characters.')).toBeVisible();
  await expectNoViolations(page, 'registration');
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.goto('/auth');
  await page.getByLabel('Email').fill('name@example.com');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page, 'sign-in');
});

test('welcome form', async ({ page, join }) => {
  await join({ instructorName: null });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome to Spinreel' })).toBeVisible();
  await expectNoViolations(page, 'welcome');
});

test('editor, from the first step to the finished film', async ({ page, join, services }) => {
  const { id } = await join({ role: 'pro' });
  await openStudio(page);
  await expect(page.getByRole('button', { name: 'Select: Sound Loop' })).toBeAttached();
  await expectNoViolations(page, 'as it opens');
  await page.getByRole('button', { name: 'Edit Promotion' }).click();
  await page.getByRole('button', { name: 'Select: Sound Loop' }).click();
  await page.getByLabel('Class type', { exact: true }).selectOption('Add New Custom...');
  await page.getByRole('slider', { name: 'Duration in seconds' }).press('Home');
  await page.getByLabel('Date', { exact: true }).click();
  await expect(page.locator('table')).toBeVisible();
  await expectNoViolations(page, 'with everything open');
  await page.keyboard.press('Escape');
  await page.route('**/api/generate-video', () => undefined);
  await page.getByRole('button', { name: 'Generate Video' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Creating your video...' })).toBeVisible();
  await expectNoViolations(page, 'progress', '[role=dialog]');
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await giveFilm(page, await addFilm(services, id));
  await page.getByRole('button', { name: 'Generate Video' }).last().click();
  await expect(page.getByLabel('Your finished video')).toBeVisible();
  await expectNoViolations(page, 'finished', 'aside');
});

test('account dialogs', async ({ page, join }) => {
  await join();
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible();
  await expectNoViolations(page, 'settings', '[role=dialog]');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible();
  await expectNoViolations(page, 'change password', '[role=dialog]');
});
