import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { checkouts, subscriptions } from '../../src/server/db/schema.ts';
import { startAnother } from './another-server.ts';
import { button, expect, press, test } from './fixtures.ts';
import { buyPlan, planCard, planNow } from './plans.ts';
import { holdTimers } from './screen-times.ts';

const ERRORS = {
  payment_failed: 'Payment could not be processed. Please try again or contact support if the issue persists.',
  missing_session: 'Session expired. Please try your payment again.',
  processing_failed: 'Payment processing encountered an error. Please try again.',
  user_cancelled: "Payment was cancelled. You can try again whenever you're ready.",
  something_else: 'An unexpected error occurred. Please try again.',
};
const paymentError = (page: Page) => page.getByRole('alert').filter({ hasText: 'Payment Error' });

test('each error that a payment comes back with is said once, and leaves the address', async ({ page }) => {
  for (const [code, message] of Object.entries(ERRORS)) {
    await page.goto(`/upgrade?error=${code}`);
    await expect(paymentError(page)).toContainText(message);
    await expect(page).toHaveURL('/upgrade');
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Upgrade to Pro' })).toBeVisible();
  await expect(paymentError(page)).toHaveCount(0);
  await page.goto('/upgrade?feature=videos&error=payment_failed');
  await expect(page).toHaveURL('/upgrade?feature=videos');
  await press(page, 'Dismiss');
  await expect(paymentError(page)).toHaveCount(0);
});

test('a feature leads to its section after 300 ms, its button to the plans; without one the page begins at its top', async ({
  page,
}) => {
  const timers = await holdTimers(page, 300);
  for (const feature of ['watermark', 'videos', 'downloads', 'custom-classes']) {
    await page.goto(`/upgrade?feature=${feature}`);
    const section = page.locator(`#${feature}`);
    await timers.started(300);
    await expect(section).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await timers.end(300);
    await expect(section).toBeInViewport({ ratio: 0.9 });
    await expect(section).toBeFocused();
    await section.getByRole('button', { name: /^Upgrade/ }).click();
    await expect(page.locator('#pricing-plans')).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('#pricing-plans')).toBeFocused();
  }
  await page.goto('/upgrade');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await timers.count(300), 'nothing waits to scroll').toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const [stored, name] of [
    ['individual', 'Individual Pro'],
    ['individual_pro', 'Individual Pro'],
    ['studio', 'Studio Pro'],
  ] as const) {
    await page.evaluate((value) => localStorage.setItem('selectedPlan', value), stored);
    await page.reload();
    await expect(planCard(page, name).getByText('Your choice')).toBeVisible();
    await expect(page.getByText('Your choice')).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a checkout that cannot be started says why, and the plans can be pressed again', async ({ page, join, log }) => {
  log.allow(/status of 50\d|409|502|Unable to connect/);
  await join();
  await page.goto('/upgrade');
  const address = '**/api/subscription/create-checkout';
  const plan = planCard(page, 'Studio Pro').getByRole('button');
  const conflict = { code: 'conflict', message: 'You have Studio Pro already.' };
  await page.route(address, (route) => route.fulfill({ status: 409, json: conflict }), { times: 1 });
  await plan.click();
  await expect(paymentError(page)).toContainText(conflict.message);
  await expect(plan).toHaveText('Get Studio Pro');
  await page.route(address, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }), { times: 1 });
  await plan.click();
  await expect(paymentError(page)).toContainText('Failed to create checkout session');
  await page.route(address, (route) => route.abort(), { times: 1 });
  await plan.click();
  await expect(paymentError(page)).toContainText('An unexpected error occurred. Please try again.');
  await expect(plan).toBeEnabled();
});

test('two tabs end on one checkout that is paid once, and the way back leaves nothing disabled', async ({
  page,
  context,
  join,
  services,
}) => {
  const { id } = await join();
  const other = await context.newPage();
  await page.goto('/upgrade');
  await other.goto('/upgrade');
  await Promise.all([page, other].map((tab) => planCard(tab, 'Individual Pro').getByRole('button').click()));
  await Promise.all([page, other].map((tab) => tab.waitForURL('**/mock-checkout?**')));
  const sessionOf = (tab: typeof page) => new URL(tab.url()).searchParams.get('session_id');
  expect(sessionOf(page)).toBe(sessionOf(other));

  await other.goBack();
  await expect(planCard(other, 'Individual Pro').getByRole('button')).toBeEnabled();
  // A browser may bring the page back as it was left, in the middle of its way out.
  await planCard(other, 'Individual Pro').getByRole('button').click();
  await expect(button(other, 'Processing')).toBeDisabled();
  await other.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(button(other, 'Get Individual Pro')).toBeEnabled();
  await other.waitForURL('**/mock-checkout?**');

  await press(page, 'Test Successful Payment');
  await press(other, 'Test Successful Payment');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Welcome to Pro!' })).toBeVisible({ timeout: 20_000 });
  }
  expect(await planNow(page)).toBe('individual');
  expect(await services.db.select().from(subscriptions).where(eq(subscriptions.userId, id))).toHaveLength(1);
  const paid = await services.db.select().from(checkouts).where(eq(checkouts.userId, id));
  expect(paid.filter(({ status }) => status === 'confirmed')).toHaveLength(1);
});

test('a member of a team may buy Individual Pro beside the seat, and is told why not Studio Pro', async ({
  page,
  join,
}) => {
  await join({ role: 'studio_team' });
  await page.goto('/upgrade');
  const studio = planCard(page, 'Studio Pro').getByRole('button');
  await expect(studio).toBeDisabled();
  await expect(studio).toHaveAccessibleDescription(/^You are in a studio’s team/);
  await expect(planCard(page, 'Individual Pro').getByRole('button', { name: 'Get Individual Pro' })).toBeEnabled();
  await buyPlan(page, 'individual_pro');
  await page.reload();
  await expect(planCard(page, 'Individual Pro').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  expect(await planNow(page), 'the seat stays').toBe('studio_team');
  await press(page, 'Account');
  await expect(
    page.getByRole('dialog').getByText('You also pay for Individual Pro yourself, $6.99 per month.'),
  ).toBeVisible();
});

test('the mock checkout names the plan, says what failed, and is no page in production', async ({
  page,
  join,
  log,
}) => {
  log.allow(/Payment processing failed/);
  await join();
  await page.goto('/mock-checkout?plan=anything');
  await expect(page.getByText('$6.99/month')).toBeVisible();
  await expect(page.getByText('4242 4242 4242 4242')).toBeVisible();
  await expect(page.getByText('4000 0000 0000 0002')).toBeVisible();
  await page.route('**/api/test/simulate-stripe-success', (route) =>
    route.fulfill({ json: { success: false, message: '' } }),
  );
  await press(page, 'Test Successful Payment');
  await expect(page.getByRole('alert')).toHaveText('The payment did not go through. Payment processing failed.');
  expect(await planNow(page)).toBe('free');
  await page.getByRole('link', { name: 'Back to Plans' }).click();
  await expect(page).toHaveURL('/upgrade');

  const production = await startAnother(2000, { NODE_ENV: 'production' });
  const answer = await page.goto(`${production.url}/mock-checkout?plan=studio_pro`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Test Successful Payment')).toHaveCount(0);
  await production.stop();
});
