import { eq } from 'drizzle-orm';
import { subscriptions } from '../../src/server/db/schema/billing.ts';
import { button, expect, expectEditor, PASSWORD, press, signUp, test } from './fixtures.ts';
import { planCard, planNow } from './plans.ts';
import { holdTimers } from './screen-times.ts';

test('a visitor picks a plan, signs in, finds it again and buys it; the studio follows [S4.40 S7.24 T1]', async ({
  page,
  services,
  log,
}) => {
  log.allow(/Your card was declined/);
  const { email, id } = await signUp(services, { downloadCount: 5 });
  const timers = await holdTimers(page, 500, 1000, 1500, 2000);
  await page.goto('/upgrade');
  await expect(page.getByRole('heading', { level: 1, name: 'Upgrade to Pro' })).toBeVisible();
  await planCard(page, 'Individual Pro').getByRole('button', { name: 'Get Individual Pro' }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign In');

  await expect(page).toHaveURL('/upgrade#pricing-plans');
  const card = planCard(page, 'Individual Pro');
  await expect(card.getByText('Your choice')).toBeVisible();
  await expect(card).toBeInViewport();
  let begun = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/create-checkout')) begun++;
  });
  const answered = page.waitForResponse('**/api/subscription/create-checkout');
  await card.getByRole('button').dblclick();
  await expect(card.getByRole('button', { name: 'Processing' })).toBeDisabled();
  await expect(planCard(page, 'Studio Pro').getByRole('button')).toBeDisabled();
  await answered;
  await timers.started(1000);
  await expect(card.getByRole('button', { name: 'Processing' }), 'a second after the answer').toBeDisabled();
  await timers.end(1000);
  await page.waitForURL('**/mock-checkout?**');
  expect(begun, 'a double click is one checkout').toBe(1);

  await expect(page.getByText('Individual Pro', { exact: true })).toBeVisible();
  await expect(page.getByText('$6.99/month')).toBeVisible();
  const declined = page
    .getByRole('alert')
    .filter({ hasText: 'Your card was declined. Please try a different payment' });
  await press(page, 'Test Failed Payment');
  await timers.started(1500);
  await expect(button(page, 'Test Successful Payment')).toBeDisabled();
  await expect(declined).toBeHidden();
  await timers.end(1500);
  await expect(declined).toBeVisible();
  await press(page, 'Use 4000 0000 0000 0002');
  await press(page, 'Test Successful Payment');
  await timers.started(1500);
  await expect(declined).toBeHidden();
  await timers.end(1500);
  await expect(declined, 'the card that Stripe declines').toBeVisible();
  expect(await planNow(page)).toBe('free');

  await press(page, 'Use 4242 4242 4242 4242');
  const calls = { pay: 0, confirm: 0, user: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/test/simulate-stripe-success') calls.pay++;
    if (pathname === '/api/subscription/confirm-checkout') calls.confirm++;
    if (pathname === '/api/auth/user') calls.user++;
  });
  await press(page, 'Test Successful Payment');
  await timers.started(2000);
  expect(calls.pay, 'before the 2 s are over').toBe(0);
  await timers.end(2000);
  await timers.started(500);
  expect(calls.pay).toBe(1);
  await timers.end(500);
  await timers.started(1500);
  await expect(page).toHaveURL(/mock-checkout/);
  await timers.end(1500);
  await page.waitForURL('**/subscription/success?payment_success=true&session_id=*');
  await expect(page.getByRole('heading', { name: 'We are confirming your payment' })).toBeVisible();
  await timers.started(2000);
  expect(calls.confirm, 'looks after 2 s').toBe(0);
  await expect.poll(() => calls.user, 'who came').toBeGreaterThan(0);
  const before = calls.user;
  await timers.end(2000);
  await expect(page.getByRole('heading', { name: 'Welcome to Pro!' })).toBeVisible();
  const countdown = page.getByRole('timer');
  await expect(countdown).toHaveText('Redirecting automatically in 8 seconds...');
  await press(page, 'Stay here');
  await expect(page.getByText('You are staying on this page.')).toBeVisible();
  expect(calls.user - before, 'three looks, a second apart').toBe(1);
  // The third, and at the end all that the plan decides.
  for (const looks of [2, 4]) {
    await expect
      .poll(async () => {
        await timers.end(1000);
        return calls.user - before;
      })
      .toBe(looks);
  }
  await expect(page.getByText('Individual Pro is active.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'No watermark' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('selectedPlan'))).toBeNull();
  await press(page, 'Go on');
  for (let seconds = 8; seconds > 0; seconds--) {
    await expect(countdown).toHaveText(`Redirecting automatically in ${seconds} seconds...`);
    await timers.started(1000);
    await timers.end(1000);
  }
  await expectEditor(page);
  await expect(page, 'the countdown ends in the studio').toHaveURL('/');
  await expect(page.getByRole('banner').getByText('PRO', { exact: true })).toBeVisible();
  await expect(button(page, 'Generate Video'), 'no limit any more').toBeEnabled();
  const rows = await services.db.select().from(subscriptions).where(eq(subscriptions.userId, id));
  expect(rows).toMatchObject([{ planId: 'individual_pro', status: 'active', source: 'mock' }]);
});
