import { holdBack } from './films.ts';
import { expect, expectEditor, openStudio, test } from './fixtures.ts';
import { holdTimers } from './screen-times.ts';

const NOT_FOUND = '404 Page Not Found';
const LEGAL = {
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Service',
  '/refund-policy': 'Refund Policy',
  '/cookie-policy': 'Cookie Policy',
  '/browsers': 'Which browsers work',
};

test.describe('routes', () => {
  test('a visitor has the landing page, sign-in, the plans and the legal pages; any other address is not found', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Start Creating for Free' }).first()).toBeVisible();
    const pages = { '/auth': 'Welcome back', '/upgrade': 'Upgrade to Pro', ...LEGAL };
    for (const [path, heading] of Object.entries(pages)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    for (const path of ['/account-switch', '/studio', '/upgrade/now']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
    }
    await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a person has the studio, the plans, account-switch and the legal pages; any other address is not found', async ({
    page,
    join,
  }) => {
    await join();
    await page.goto('/');
    await expectEditor(page);
    const pages = { '/upgrade': 'Upgrade to Pro', '/account-switch': 'Switch Account', ...LEGAL, '/studio': NOT_FOUND };
    for (const [path, heading] of Object.entries(pages)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await page.goto('/auth');
    await expectEditor(page);
    await expect(page, 'who is signed in does not sign in again').toHaveURL('/');
  });

  test('/api/login leads a visitor to the sign-in screen and a person to the studio', async ({ page, join }) => {
    await page.goto('/api/login');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page).toHaveURL('/auth');
    await join();
    await page.goto('/api/login');
    await expectEditor(page);
    await expect(page).toHaveURL('/');
  });
});

test.describe('states', () => {
  test('until the program is there the page says that it loads, and after 12 s offers to load it again', async ({
    page,
    log,
  }) => {
    log.allow(/Failed to load resource/);
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/auth');
    await expect(page.getByRole('status')).toHaveText('Loading...');
    const again = page.getByRole('link', { name: 'Load the page again' });
    await expect(again).toBeHidden();
    const waits = await page.evaluate(() => {
      const [slow] = document.getAnimations();
      slow?.finish();
      return slow?.effect?.getComputedTiming().delay;
    });
    expect(waits).toBe(12_000);
    await page.unroute('**/assets/*.js');
    await again.click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
  });

  test('while the person is looked up there is a spinner with Loading, then the page', async ({ page, join }) => {
    await join();
    const answer = await holdBack(page, '**/api/auth/user');
    await page.goto('/');
    await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    answer();
    await expectEditor(page);
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  });

  test('visitor, person to be welcomed, person: each has a screen of its own at the same address', async ({
    page,
    join,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible();
    await join({ instructorName: null });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome to Spinreel' })).toBeVisible();
    await join();
    await page.reload();
    await expectEditor(page);
  });

  test('where the person cannot be looked up the page says so, and tries again', async ({ page, join, log }) => {
    log.allow(/status of 503/);
    await join();
    await page.route('**/api/auth/user', (route) => route.fulfill({ status: 503, body: 'resting' }), { times: 1 });
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('We could not reach your account');
    await expect(page.getByRole('alert')).toContainText('Spinreel cannot be reached right now. Try again in a minute.');
    await expect(page.getByRole('alert')).not.toContainText(/503|resting/);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expectEditor(page);
  });
});

test('an unknown address says Loading... for 200 ms before it is not found', async ({ page }) => {
  const timers = await holdTimers(page, 200);
  await page.goto('/nowhere');
  await timers.started(200);
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page.getByRole('heading', { name: NOT_FOUND })).toHaveCount(0);
  await timers.end(200);
  await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
});

test('the welcome form waits until 150 ms after the person is known', async ({ page, join }) => {
  await join({ instructorName: null });
  const timers = await holdTimers(page, 150);
  const answer = await holdBack(page, '**/api/auth/user');
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeVisible();
  expect(await timers.count(150)).toBe(0);
  answer();
  await timers.started(150);
  const welcome = page.getByRole('heading', { name: 'Welcome to Spinreel' });
  await expect(welcome).toHaveCount(0);
  await timers.end(150);
  await expect(welcome).toBeVisible();
});

test('no page tries what the content security policy forbids', async ({ page, join, log }) => {
  const open = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').or(page.getByRole('form')).first()).toBeVisible();
  };
  for (const path of ['/', '/privacy', '/auth', '/auth?mode=create', '/upgrade', '/nowhere']) await open(path);
  await join();
  await openStudio(page);
  for (const path of ['/compression', '/account-switch']) await open(path);
  expect(log.errors.filter((error) => error.includes('content security policy'))).toEqual([]);
});

test.describe('errors', () => {
  test('a page that fails to draw says so, with its technical details, and can be tried again', async ({
    page,
    join,
    log,
  }) => {
    log.allow(/./);
    await join();
    // A person without entitlements is none that the page can draw anything for.
    await page.route('**/api/auth/user', (route) => route.fulfill({ json: { id: 'broken' } }), { times: 1 });
    await page.goto('/');
    const screen = page.getByRole('alert');
    await expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(screen.getByText('Technical details')).toBeVisible();
    await expect(screen.locator('pre')).toHaveText(/Cannot read properties of undefined/);
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expectEditor(page);
  });

  test('an unhandled rejection is logged, reported and suppressed', async ({ page, join, log }) => {
    log.allow(/nobody caught this/);
    const uncaught: Error[] = [];
    page.on('pageerror', (error) => uncaught.push(error));
    await join();
    await page.goto('/');
    await expectEditor(page);
    const [report] = await Promise.all([
      page.waitForRequest('**/api/client-errors'),
      page.evaluate(() => void Promise.reject(new Error('nobody caught this'))),
    ]);
    expect(report.postDataJSON()).toMatchObject({ message: 'nobody caught this', path: '/' });
    expect((await report.response())?.status()).toBe(200);
    expect(log.errors).toEqual([expect.stringContaining('nobody caught this')]);
    expect(uncaught).toEqual([]);
    await page.getByLabel('Class details').fill('The page goes on');
    await expect(page.getByLabel('Class details')).toHaveValue('The page goes on');
  });
});
