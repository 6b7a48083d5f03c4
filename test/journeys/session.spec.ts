import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { sessions } from '../../src/server/db/schema/people.ts';
import { expect, expectEditor, openStudio, PASSWORD, press, test } from './fixtures.ts';

const landing = (page: Page) => page.getByRole('link', { name: 'Start Creating for Free' }).first();
/** All that the page has kept in the browser. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const SECRET = 'Nobody else may read this';
/** Waits until the account has the promo, too: what it does not have is kept for the person at a sign-out (E16). */
const expectSaved = (page: Page, id: string) =>
  expect.poll(() => kept(page)).toMatch(new RegExp(String.raw`${id}.*${SECRET}.*\\"dirty\\":false`));

test.describe('logout', () => {
  test('ends the session in every tab and leaves nothing of the person behind; a sign-in brings the tabs back [S2.8 S2.31 S4.7 P8]', async ({
    page,
    join,
    context,
  }) => {
    const { id, email } = await join();
    const other = await context.newPage();
    await openStudio(page);
    await openStudio(other);
    await page.getByLabel('Class details').fill(SECRET);
    await expectSaved(page, id);
    const before = await page.context().cookies();
    const [request] = await Promise.all([page.waitForRequest('**/api/auth/logout'), press(page, 'Logout')]);
    expect(request.method()).toBe('POST');
    await expect(landing(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(landing(other)).toBeVisible();
    await expect(other.getByText('You have been signed out. Please sign in again.')).toBeVisible();
    expect(await kept(page)).not.toMatch(new RegExp(`${id}|${SECRET}|sign-out`));
    await context.addCookies(before);
    expect((await page.request.get('/api/auth/user')).status(), 'the old cookie').toBe(401);
    await context.clearCookies();

    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Sign In');
    await expectEditor(page);
    await expectEditor(other);
  });

  test('P8: without a connection clears all, says so, and is finished before anybody is looked up, in every tab [S4.7 S8.4]', async ({
    page,
    join,
    context,
    log,
  }) => {
    log.allow(/Failed to load resource|Unable to connect/);
    const { id } = await join();
    await openStudio(page);
    await page.getByLabel('Class details').fill(SECRET);
    await expectSaved(page, id);
    await context.route('**/api/auth/logout', (route) => route.abort());
    await press(page, 'Logout');
    await expect(landing(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    const hint = (of: Page) => of.getByText('You are signed out on this device.', { exact: false });
    await expect(hint(page)).toBeVisible();
    expect(await kept(page)).not.toMatch(new RegExp(`${id}|${SECRET}`));
    expect((await page.request.get('/api/auth/user')).status(), 'the server has not heard of it').toBe(200);

    // The next person at the tablet: neither a reload nor another tab brings the former one back.
    await page.reload();
    await expect(landing(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/compression');
    await expect(other.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(hint(other)).toBeVisible();
    await other.goto('/auth');
    await other.getByLabel('Email').fill('next@example.com');
    await other.getByLabel('Password', { exact: true }).fill('not the password');
    await press(other, 'Sign In');
    await expect(other.getByRole('alert')).toHaveText('Unable to connect to the server. Please try again.');

    await context.unroute('**/api/auth/logout');
    const finished = page.waitForResponse('**/api/auth/logout');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect((await finished).ok()).toBe(true);
    await expect(hint(page)).toHaveCount(0);
    await expect(hint(other)).toHaveCount(0);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });

  test('G3: the welcome form and Switch Account lead to another account [S2.8]', async ({ page, join }) => {
    await join({ instructorName: null });
    await page.goto('/');
    await press(page, 'Logout');
    await expect(landing(page)).toBeVisible();
    await join();
    // A signed-in person does not sign in again.
    await page.goto('/api/login');
    await expectEditor(page);
    await expect(page).toHaveURL('/');
    await page.goto('/account-switch');
    await press(page, 'Sign out and use another account');
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    await page.goto('/api/login');
    await expect(page).toHaveURL('/auth');
  });
});

test.describe('a session that ends in the middle of the work', () => {
  const again = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });
  /** In place of the form while the cursor is in a field. */
  const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'You have been signed out.' });

  test('G3: is noticed with the next call; the person signs in over the page and goes on, or leaves [S4.6]', async ({
    page,
    join,
    services,
    log,
  }) => {
    log.allow(/401: Please sign in/);
    const { id, email } = await join();
    await openStudio(page);
    await page.getByLabel('Class details').fill(SECRET);
    await page.getByLabel('Class type').selectOption({ label: 'Spin Basics' });
    await page.getByLabel('Schedule').selectOption('Every Thursday');
    await page.getByLabel('Time', { exact: true }).selectOption('7:00 PM');
    await services.db.delete(sessions).where(eq(sessions.userId, id));
    await press(page, 'Generate Promotion');
    await expect(again(page)).toContainText('You have been signed out.');
    await expect(again(page).getByLabel('Email')).toHaveValue(email);
    await expect(again(page).getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await again(page).getByRole('button', { name: 'Sign In' }).click();
    await expect(again(page)).toHaveCount(0);
    await expect(page.getByLabel('Class details')).toHaveValue(SECRET);
    await press(page, 'Generate Promotion');
    await expect(page.getByRole('banner').getByText(email)).toBeVisible();

    await page.goto('/compression');
    const file = { name: 'tuesday.mp4', mimeType: 'video/mp4', buffer: Buffer.from('just text') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByLabel('Target size (MB)').fill('7');
    const end = async () => {
      await services.db.delete(sessions).where(eq(sessions.userId, id));
      // An answer counts as fresh for a second.
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
        await expect(again(page).or(bar(page))).toBeVisible({ timeout: 1500 });
      }).toPass();
      if (await bar(page).isVisible()) await bar(page).getByRole('button', { name: 'Sign in again' }).click();
    };
    await end();
    await again(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await again(page).getByRole('button', { name: 'Sign In' }).click();
    await expect(again(page)).toHaveCount(0);
    await expect(page.getByText('tuesday.mp4')).toBeVisible();
    await expect(page.getByLabel('Target size (MB)')).toHaveValue('7');
    await end();
    await again(page).getByRole('button', { name: 'Leave this page' }).click();
    await expect(landing(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
