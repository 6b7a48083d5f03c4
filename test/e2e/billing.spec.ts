import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { checkouts, studioMembers, subscriptions, users } from '../../src/server/db/schema.ts';
import { button, expect, expectEditor, openStudio, PASSWORD, press, signUp, test } from './fixtures.ts';
import { buyPlan, planCard, planNow } from './plans.ts';
import { holdTimers } from './screen-times.ts';

test('a visitor picks a plan, signs in, finds it again and buys it; the studio follows', async ({
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
  await page.getByLabel('Card number').pressSequentially('42424242424242429');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await page.getByLabel('Expiry').pressSequentially('12345');
  await expect(page.getByLabel('Expiry')).toHaveValue('12/34');
  await page.getByLabel('CVC').pressSequentially('1a234');
  await expect(page.getByLabel('CVC')).toHaveValue('123');
  await page.getByLabel('ZIP').pressSequentially('123456');
  await expect(page.getByLabel('ZIP')).toHaveValue('12345');

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
  await expect(page.getByText('You stay on this page.')).toBeVisible();
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

test('Individual Pro to Studio Pro, down again, and canceled; what the server answers is shown', async ({
  page,
  join,
  log,
}) => {
  log.allow(/status of 502/);
  await join();
  await buyPlan(page, 'individual_pro');
  await page.goto('/upgrade');
  const note = page.getByRole('alert').filter({ hasText: 'Active Subscription' });
  await expect(note).toContainText('You can upgrade to Studio Pro');
  await expect(planCard(page, 'Individual Pro').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await planCard(page, 'Studio Pro').getByRole('button', { name: 'Upgrade to Studio Pro' }).click();
  await page.waitForURL('**/mock-checkout?plan=studio_pro&**');
  await expect(page.getByText('$39.99/month')).toBeVisible();
  await press(page, 'Test Successful Payment');
  await expect(page.getByText('Studio Pro is active.')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Invite Your Team' }).click();
  await expectEditor(page);
  await expect(page.getByRole('form', { name: 'Add a team member' })).toBeInViewport();
  await expect(page.getByRole('banner').getByText('STUDIO PRO', { exact: true })).toBeVisible();
  await page.goto('/upgrade');
  await expect(note).toContainText('top tier');
  await expect(planCard(page, 'Studio Pro').getByRole('button', { name: 'Current Plan' })).toBeDisabled();

  await press(page, 'Account');
  const settings = page.getByRole('dialog', { name: 'Account Settings' });
  await expect(settings.getByText('Studio Pro, $39.99 per month')).toBeVisible();
  await settings.getByRole('link', { name: 'Open Team' }).click();
  await expect(page).toHaveURL('/#team');
  await expect(page.getByText('0 of 10 seats taken')).toBeInViewport();
  await press(page, 'Account');
  await expect(settings.getByText(/^Renews on \w+ \d+, \d{4}\.$/)).toBeVisible();
  await settings.getByRole('button', { name: 'Downgrade to Individual Pro' }).click();
  const down = page.getByRole('dialog', { name: 'Downgrade to Individual Pro?' });
  await expect(down).toContainText('$6.99 per month. Your team members lose access immediately.');
  await page.route('**/api/subscription/downgrade', (route) => route.fulfill({ status: 502, body: 'proxy' }), {
    times: 1,
  });
  await down.getByRole('button', { name: 'Downgrade' }).click();
  await expect(down.getByRole('alert'), 'a failure is shown').toContainText(
    'Your plan was not changed. Spinreel cannot be reached right now. Try again in a minute.',
  );
  await down.getByRole('button', { name: 'Downgrade' }).click();
  await expect(settings.getByRole('status').filter({ hasText: 'You now have Individual Pro.' })).toContainText('$6.99');
  await expect(settings.getByText('Individual Pro, $6.99 per month')).toBeVisible();
  expect(await planNow(page)).toBe('individual');

  await settings.getByRole('button', { name: 'Cancel Subscription' }).click();
  const end = page.getByRole('dialog', { name: 'Cancel your subscription?' });
  await expect(end).toContainText(/Your access remains until the end of the billing period, \w+ \d+, \d{4}\./);
  await end.getByRole('button', { name: 'Keep My Plan' }).click();
  await expect(settings.getByText(/^Renews on/)).toBeVisible();
  await settings.getByRole('button', { name: 'Cancel Subscription' }).click();
  await end.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(settings.getByRole('status').filter({ hasText: 'Your subscription is canceled.' })).toBeVisible();
  await expect(settings.getByText(/^Canceled\. Your access remains until \w+ \d+, \d{4}\.$/)).toBeVisible();
  await expect(settings.getByRole('button', { name: 'Cancel Subscription' })).toHaveCount(0);
  expect(await planNow(page), 'access stays').toBe('individual');

  await page.goto('/upgrade');
  await expect(page.getByText(/^Your Individual Pro ends on \w+ \d+, \d{4}$/)).toBeVisible();
  await press(page, 'Keep My Plan');
  await expect(page.getByText(/^Your Individual Pro goes on\. The next charge is \$6\.99 on /)).toBeVisible();
  await expect(button(page, 'Keep My Plan')).toHaveCount(0);
});

test('P2: who pays and joins a team reads it before, and can end the own plan in the same step', async ({
  page,
  join,
  services,
}) => {
  const { email } = await join();
  await buyPlan(page, 'individual_pro');
  const owner = await signUp(services, { role: 'studio_owner', subscriptionStatus: 'studio_pro' });
  const token = crypto.randomUUID();
  const link = {
    tokenHash: createHash('sha256').update(token).digest('hex'),
    tokenExpiresAt: new Date(Date.now() + 1e8),
  };
  await services.db.insert(studioMembers).values({ studioId: owner.id, email, name: 'Jo', ...link });
  await page.goto(`/join?token=${token}`);
  await expect(page.getByText('You pay $6.99 a month for Individual Pro')).toBeVisible();
  const end = page.getByRole('checkbox', { name: /^End my own plan on \w+ \d+, \d{4}$/ });
  await expect(end).not.toBeChecked();
  await end.check();
  await page.getByRole('button', { name: /^Join/ }).click();
  await expect(page.getByText(/Your own plan ends on \w+ \d+, \d{4}\.$/)).toBeVisible();
  await button(page, 'Account').click();
  await expect(
    page.getByText(/^Your own Individual Pro is canceled and ends on .* Your seat gives you the same\.$/),
  ).toBeVisible();
});

test('an overdue payment is told in the studio until it has come in, and a plan that has ended once', async ({
  page,
  join,
  services,
}) => {
  const { db } = services;
  const { id } = await join();
  await buyPlan(page, 'individual_pro');
  const stand = async (row: Partial<typeof subscriptions.$inferInsert>, user: Partial<typeof users.$inferInsert>) => {
    await db.update(subscriptions).set(row).where(eq(subscriptions.userId, id));
    await db.update(users).set(user).where(eq(users.id, id));
  };
  await stand({ status: 'past_due' }, { subscriptionStatus: 'past_due' });
  await openStudio(page);
  const overdue = page.getByRole('alert').filter({ hasText: 'Your last payment did not go through' });
  await expect(overdue).toContainText('Your access stays');
  await expect(overdue.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('banner').getByText('PRO', { exact: true })).toBeVisible();
  await press(page, 'Account');
  await expect(page.getByRole('dialog').getByText(/^Payment overdue\./)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/^Renews on/)).toHaveCount(0);

  await stand({ status: 'active' }, { subscriptionStatus: 'pro' });
  await openStudio(page);
  await expect(page.getByRole('banner').getByText('PRO', { exact: true })).toBeVisible();
  await expect(overdue).toHaveCount(0);

  await stand(
    { status: 'ended', endedAt: new Date('2026-11-20T12:00:00Z') },
    { role: 'user', subscriptionStatus: 'canceled', libraryKeptUntil: new Date('2026-12-20T12:00:00Z') },
  );
  await openStudio(page);
  const ended = page.getByText('Your Individual Pro plan has ended');
  await expect(ended).toBeVisible();
  await expect(page.getByText('Your own backgrounds are kept until December 20, 2026.')).toBeVisible();
  await press(page, 'Dismiss');
  await expect(ended).toBeHidden();
  await openStudio(page);
  await expect(ended).toHaveCount(0);
});

test('S12: an address with an invented session grants nothing and claims nothing', async ({ page, join, services }) => {
  const invented = '/subscription/success?payment_success=true&session_id=cs_test_invented';
  await page.goto(invented);
  await expect(page.getByRole('heading', { name: 'Sign in to see your plan' })).toBeVisible();
  const { id } = await join();
  await page.goto(invented);
  await expect(page.getByRole('heading', { name: 'We are confirming your payment' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We could not find this payment' })).toBeVisible();
  await expect(page.getByText('Welcome to Pro!')).toHaveCount(0);
  expect(await planNow(page)).toBe('free');
  expect(await services.db.select().from(checkouts).where(eq(checkouts.userId, id))).toEqual([]);
  await page.getByRole('link', { name: 'See the Plans' }).click();
  await expect(page).toHaveURL('/upgrade');
});
