import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { sessions } from '../../src/server/db/schema.ts';
import { expect, expectEditor, openStudio, PASSWORD, press, signIn, signUp, test } from './fixtures.ts';

const landing = (page: Page) => page.getByRole('link', { name: 'Start Creating for Free' }).first();
/** All that the page has kept in the browser. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const SECRET = 'Nobody else may read this';

test.describe('header', () => {
  test('shows who one is, the plan and what is left of it, Account and Logout', async ({ page, join }) => {
    const { email } = await join({ downloadCount: 2 });
    await openStudio(page);
    const header = page.getByRole('banner');
    await expect(header.getByText(email)).toBeVisible();
    await expect(header.getByText('FREE TRIAL · 3 of 5 left')).toBeVisible();
    await expect(header.getByRole('button', { name: 'Account' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  test('shows the name where there is one, and a plan without limit by its badge alone', async ({ page, join }) => {
    await join({ role: 'studio_owner', firstName: 'Jasmine' });
    await openStudio(page);
    const header = page.getByRole('banner');
    await expect(header.getByText('Jasmine', { exact: true })).toBeVisible();
    await expect(header.getByText('STUDIO PRO', { exact: true })).toBeVisible();
    await expect(header.getByText('left')).toHaveCount(0);
  });
});

test.describe('account settings', () => {
  test('show e-mail, account type, subscription and the ways on', async ({ page, join }) => {
    const { email } = await join();
    await openStudio(page);
    await press(page, 'Account');
    const dialog = page.getByRole('dialog', { name: 'Account Settings' });
    await expect(dialog.getByText(email)).toBeVisible();
    await expect(dialog.getByText('Free Trial', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Free Trial, 5 video downloads')).toBeVisible();
    await expect(dialog.getByText('No subscription')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Change Password' })).toBeVisible();
    const support = dialog.getByRole('link', { name: 'Contact Support' });
    await expect(support).toHaveAttribute('href', `mailto:support@spinreel.example?subject=${mailSubject(email)}`);
    await dialog.getByRole('link', { name: 'Upgrade to Pro' }).click();
    await expect(page).toHaveURL('/upgrade');
    await expect(dialog).toBeHidden();
  });

  test('the password is changed in a dialog of its own, whose failures are shown', async ({
    page,
    join,
    browser,
    log,
  }) => {
    log.allow(/status of 502/);
    const person = await join();
    const elsewhere = await browser.newContext();
    await signIn(elsewhere, person);
    await openStudio(page);
    await press(page, 'Account');
    await press(page, 'Change Password');
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await expect(page.getByRole('dialog')).toHaveCount(1);
    const save = () => dialog.getByRole('button', { name: 'Change Password' }).click();
    const fill = async (current: string, next: string, confirm = next) => {
      await dialog.getByLabel('Current password').fill(current);
      await dialog.getByLabel('New password').fill(next);
      await dialog.getByLabel('Confirm password').fill(confirm);
    };
    await save();
    await expect(dialog.getByText('Enter your password.')).toBeVisible();
    await fill(PASSWORD, 'a newer password', 'another password');
    await save();
    await expect(dialog.getByText('Passwords do not match')).toBeVisible();
    await fill(PASSWORD, '12345');
    await save();
    await expect(dialog.getByText('Use at least 6 characters.')).toBeVisible();
    await fill('not the password', 'a newer password');
    await save();
    await expect(dialog.getByText('The current password is not right.')).toBeVisible();
    const address = '**/api/auth/change-password';
    await page.route(address, (route) => route.fulfill({ status: 502, body: 'proxy' }), { times: 1 });
    await fill(PASSWORD, 'a newer password');
    await save();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Your password could not be changed. Spinreel cannot be reached right now. Try again in a minute.',
    );

    await save();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await expect(dialog).toBeHidden();
    const { origin } = new URL(page.url());
    expect((await elsewhere.request.get(`${origin}/api/auth/user`)).status(), 'other devices').toBe(401);
    expect((await page.request.get('/api/auth/user')).status(), 'this one').toBe(200);
    const data = { email: person.email, password: 'a newer password' };
    expect((await elsewhere.request.post(`${origin}/api/auth/login`, { data })).status()).toBe(200);
    await elsewhere.close();
  });
});

const mailSubject = (email: string) => encodeURIComponent(`Spinreel support for ${email}`);

test('switch account: three steps, and Try Login Again leads to /api/login', async ({ page, join }) => {
  await join();
  await page.goto('/account-switch');
  await expect(page.getByRole('listitem')).toHaveText([/private window/, /Log out/, /Come back/]);
  const again = page.getByRole('link', { name: 'Try Login Again' });
  await expect(again).toHaveAttribute('href', '/api/login');
  const [request] = await Promise.all([page.waitForRequest('**/api/login'), again.click()]);
  expect(request.isNavigationRequest()).toBe(true);
  await expectEditor(page);
});

test.describe('logout', () => {
  test('is a call that ends the session, ends at the start page and leaves nothing of the person behind', async ({
    page,
    join,
  }) => {
    const { id } = await join();
    await openStudio(page);
    await page.getByLabel('Class details').fill(SECRET);
    await expect.poll(() => kept(page)).toMatch(new RegExp(`${id}.*${SECRET}`));
    const before = await page.context().cookies();
    const [request] = await Promise.all([page.waitForRequest('**/api/auth/logout'), press(page, 'Logout')]);
    expect(request.method()).toBe('POST');
    await expect(landing(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await kept(page)).not.toMatch(new RegExp(`${id}|${SECRET}|sign-out`));
    await page.context().addCookies(before);
    expect((await page.request.get('/api/auth/user')).status(), 'the old cookie').toBe(401);
  });

  test('P8: without a connection clears all, says so, and is finished before anybody is looked up, in every tab', async ({
    page,
    join,
    context,
    log,
  }) => {
    log.allow(/Failed to load resource|Unable to connect/);
    const { id } = await join();
    await openStudio(page);
    await page.getByLabel('Class details').fill(SECRET);
    await expect.poll(() => kept(page)).toMatch(new RegExp(`${id}.*${SECRET}`));
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

  test('G3: the welcome form and Switch Account lead to another account', async ({ page, join }) => {
    await join({ instructorName: null });
    await page.goto('/');
    await press(page, 'Logout');
    await expect(landing(page)).toBeVisible();
    await join();
    await page.goto('/account-switch');
    await press(page, 'Sign out and sign in as somebody else');
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });

  test('in one tab signs the other out too, and a sign-in brings both back', async ({ page, join, context }) => {
    const { email } = await join();
    const other = await context.newPage();
    await openStudio(page);
    await openStudio(other);
    await press(page, 'Logout');
    await expect(landing(page)).toBeVisible();
    await expect(landing(other)).toBeVisible();
    await expect(other.getByText('You have been signed out. Please sign in again.')).toBeVisible();

    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Sign In');
    await expectEditor(page);
    await expectEditor(other);
  });
});

test.describe('a session that ends in the middle of the work', () => {
  const again = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

  test('is noticed with the next call; the person signs in over the page and goes on', async ({
    page,
    join,
    services,
    log,
  }) => {
    log.allow(/401: Please sign in/);
    const { id, email } = await join();
    await openStudio(page);
    await page.getByLabel('Class details').fill(SECRET);
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
  });

  test('G3: on /compression it is no 404: file and size are still there; or the person leaves', async ({
    page,
    join,
    services,
  }) => {
    const { id } = await join();
    await page.goto('/compression');
    const file = { name: 'tuesday.mp4', mimeType: 'video/mp4', buffer: Buffer.from('just text') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByLabel('Target size (MB)').fill('7');
    const end = async () => {
      await services.db.delete(sessions).where(eq(sessions.userId, id));
      // An answer counts as fresh for a second.
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
        await expect(again(page)).toBeVisible({ timeout: 1500 });
      }).toPass();
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

test('G4: a visitor reads what is true from the first word, and comes back from signing in', async ({
  page,
  services,
  log,
}) => {
  log.allow(/401: Please sign in/);
  const { email } = await signUp(services);
  await page.goto('/subscription/success?payment_success=true&session_id=cs_1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to see your plan');
  await expect(page.getByText('your plan starts by itself')).toHaveCount(0);
  await page.goto('/mock-checkout?plan=studio_pro');
  await press(page, 'Test Successful Payment');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign In');
  await expect(page).toHaveURL('/mock-checkout?plan=studio_pro');
});
