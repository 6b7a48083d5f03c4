import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createCheckout, getSubscription, simulateStripeSuccess } from '../../src/contract/billing.ts';
import type { Plan } from '../../src/contract/plans.ts';
import { NO_SUBSCRIPTION } from '../users.ts';
import { answer, callsOf, cut, fail, hold, refuse } from './answers.ts';
import { allow } from './faults.ts';
import { person, signIn } from './people.ts';
import { openPage, press, reload } from './show.tsx';
import { holdTimers } from './timers.ts';

const ERRORS = {
  payment_failed: 'Payment could not be processed. Please try again or contact support if the issue persists.',
  missing_session: 'Session expired. Please try your payment again.',
  processing_failed: 'Payment processing encountered an error. Please try again.',
  user_cancelled: "Payment was cancelled. You can try again whenever you're ready.",
  something_else: 'An unexpected error occurred. Please try again.',
};
const paymentError = page.getByRole('alert').filter({ hasText: 'Payment Error' });
const card = (name: string) => page.getByRole('article', { name, exact: true });

test('each error that a payment comes back with is said once, and leaves the address [S2.60 S4.37 S8.20]', async () => {
  let router = await openPage('/upgrade');
  for (const [code, message] of Object.entries(ERRORS)) {
    router = await openPage(`/upgrade?error=${code}`);
    await expect.element(paymentError).toMatchTextContent(message);
    await expect.poll(() => router.state.location.href).toBe('/upgrade');
  }
  await reload(router);
  await expect.element(page.getByRole('heading', { name: 'Upgrade to Pro' })).toBeVisible();
  expect(paymentError.elements()).toEqual([]);
  router = await openPage('/upgrade?feature=videos&error=payment_failed');
  await expect.poll(() => router.state.location.href).toBe('/upgrade?feature=videos');
  await press('Dismiss');
  await expect.element(paymentError).not.toBeInTheDocument();
});

test.each([
  ['individual', 'Individual Pro'],
  ['individual_pro', 'Individual Pro'],
  ['studio', 'Studio Pro'],
])('the plan that was picked as "%s" is marked [S2.64]', async (stored, name) => {
  localStorage.setItem('selectedPlan', stored);
  await openPage('/upgrade');
  await expect.element(card(name).getByText('Your choice')).toBeVisible();
  expect(page.getByText('Your choice').elements()).toHaveLength(1);
});

test('a checkout that cannot be started says why, and the plans can be pressed again [S4.36 S8.16]', async () => {
  allow(/409|502|Unable to connect/);
  signIn(person());
  await openPage('/upgrade');
  const plan = card('Studio Pro').getByRole('button');
  const taken = refuse(createCheckout, 'conflict', { message: 'You already have Studio Pro.' });
  await plan.click();
  await expect.element(paymentError).toMatchTextContent('You already have Studio Pro.');
  await expect.element(plan).toHaveTextContent('Get Studio Pro');
  taken();
  const proxy = fail(createCheckout, 502, '<h1>Bad gateway</h1>');
  await plan.click();
  await expect.element(paymentError).toMatchTextContent('Failed to create checkout session');
  proxy();
  cut(createCheckout);
  await plan.click();
  await expect.element(paymentError).toMatchTextContent('An unexpected error occurred. Please try again.');
  await expect.element(plan).toBeEnabled();
});

test('a second after the answer the page is left; back from there, or from over it, the plans can be chosen again [S4.36 S5.16 B17]', async () => {
  signIn(person());
  // An address that leaves no page.
  answer(createCheckout, { success: true, redirectUrl: '#payment', message: 'Go on.' });
  const timers = holdTimers(1000);
  await openPage('/upgrade');
  const plan = card('Individual Pro').getByRole('button');
  const leave = async () => {
    await plan.click();
    await expect.poll(() => timers.count(1000)).toBe(1);
    await expect.element(plan).toHaveTextContent('Processing');
    await expect.element(plan).toBeDisabled();
    await expect.element(card('Studio Pro').getByRole('button')).toBeDisabled();
    expect(location.hash).toBe('');
    timers.end(1000);
    expect(location.hash).toBe('#payment');
    history.replaceState(null, '', ' ');
    await expect.element(plan).toBeDisabled();
  };
  await leave();
  // A browser may bring the page back as it was left.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(plan).toBeEnabled();
  await leave();
  // A home-screen app opens the payment over the page.
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(plan).toBeEnabled();
  await expect
    .poll(() => callsOf(createCheckout).map(({ body }) => body.planId))
    .toEqual(['individual_pro', 'individual_pro']);
});

test('a plan that is paid for cannot be changed before it is known that this takes a question [S5.16]', async () => {
  signIn(person('individual'));
  answer(getSubscription, { ...NO_SUBSCRIPTION, status: 'active', planId: 'individual_pro', portal: true });
  const known = hold(getSubscription);
  await openPage('/upgrade');
  const upgrade = page.getByRole('button', { name: 'Upgrade to Studio Pro' });
  await expect.element(upgrade).toBeDisabled();
  known();
  await upgrade.click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Your card is charged today');
  expect(callsOf(createCheckout)).toEqual([]);

  allow(/503/);
  fail(getSubscription, 503, '');
  await openPage('/upgrade');
  await expect.element(page.getByText('Your subscription could not be loaded.')).toBeVisible();
  await expect.element(upgrade).toBeDisabled();
});

test.each<[Plan, string, string]>([
  ['individual', 'You can upgrade to Studio Pro', 'Individual Pro'],
  ['studio_owner', 'top tier', 'Studio Pro'],
])(
  'who has the plan %s reads what can be done with it, and cannot buy it again [S2.61 S5.16]',
  async (plan, says, name) => {
    signIn(person(plan));
    await openPage('/upgrade');
    const note = page.getByRole('alert').filter({ hasText: 'Active Subscription' });
    await expect.element(note).toMatchTextContent(says);
    await expect.element(card(name).getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  },
);

const SELLS = {
  'Upgrade to remove the watermark': ['free'],
  'Upgrade to use your videos': ['free', 'beta'],
  'Upgrade for unlimited downloads': ['free'],
  'Upgrade to add your logo': ['free', 'beta'],
  'Upgrade to add your classes': ['free', 'beta', 'studio_team'],
} satisfies Record<string, Plan[]>;

test.each<Plan>(['free', 'beta', 'individual', 'studio_team', 'studio_owner', 'admin'])(
  'E14: who has the plan %s is offered nothing that they have [B483]',
  async (plan) => {
    signIn(person(plan));
    await openPage('/upgrade');
    await expect.element(page.getByRole('heading', { name: 'The only name on it is yours' })).toBeVisible();
    for (const [name, plans] of Object.entries<Plan[]>(SELLS)) {
      expect(page.getByRole('button', { name }).elements(), name).toHaveLength(plans.includes(plan) ? 1 : 0);
    }
    const has = Object.values<Plan[]>(SELLS).filter((plans) => !plans.includes(plan)).length;
    expect(page.getByRole('button', { name: 'You have this' }).elements()).toHaveLength(has);
  },
);

test('E14: an overdue payment comes before an upgrade, and who pays beside a seat is not asked to [B483]', async () => {
  signIn(person('individual', { subscriptionStatus: 'past_due' }));
  answer(getSubscription, { ...NO_SUBSCRIPTION, status: 'past_due', planId: 'individual_pro' });
  await openPage('/upgrade');
  const note = page.getByRole('alert').filter({ hasText: 'Active Subscription' });
  await expect.element(note).toMatchTextContent('Pay it under Account, Manage billing');
  signIn(person('studio_team'));
  answer(getSubscription, { ...NO_SUBSCRIPTION, status: 'active', planId: 'individual_pro' });
  await openPage('/upgrade');
  await expect.element(note).toMatchTextContent('and you pay for Individual Pro yourself');
});

test('a member of a team may buy Individual Pro beside the seat, and is told why not Studio Pro [S6.11]', async () => {
  signIn(person('studio_team'));
  const router = await openPage('/upgrade');
  const studio = card('Studio Pro').getByRole('button');
  await expect.element(studio).toBeDisabled();
  await expect.element(studio).toHaveAccessibleDescription(/^You are on a studio’s team/);
  await expect.element(card('Individual Pro').getByRole('button', { name: 'Get Individual Pro' })).toBeEnabled();
  answer(getSubscription, {
    ...NO_SUBSCRIPTION,
    status: 'active',
    planId: 'individual_pro',
    currentPeriodEnd: '2027-01-20T12:00:00.000Z',
    amount: 699,
    currency: 'usd',
  });
  await reload(router);
  await expect.element(card('Individual Pro').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await press('Account');
  await expect
    .element(page.getByRole('dialog').getByText('You also pay for Individual Pro yourself, $6.99 per month.'))
    .toBeVisible();
});

test('the mock checkout names the plan, takes a card and says what failed [S2.66-68 S7.23 S8.17]', async () => {
  allow(/Payment processing failed/);
  signIn(person());
  const router = await openPage('/mock-checkout?plan=anything');
  await expect.element(page.getByText('$6.99/month')).toBeVisible();
  await expect.element(page.getByText('4242 4242 4242 4242')).toBeVisible();
  await expect.element(page.getByText('4000 0000 0000 0002')).toBeVisible();
  for (const [label, typed, shown] of [
    ['Card number', '42424242424242429', '4242 4242 4242 4242'],
    ['Expiry', '12345', '12/34'],
    ['CVC', '1a234', '123'],
    ['ZIP', '123456', '12345'],
  ] as const) {
    await userEvent.type(page.getByLabelText(label), typed);
    await expect.element(page.getByLabelText(label)).toHaveValue(shown);
  }
  answer(simulateStripeSuccess, () => Response.json({ success: false, message: '' }));
  await press('Test Successful Payment');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The payment did not go through. Payment processing failed.');
  await page.getByRole('link', { name: 'Back to Plans' }).click();
  await expect.poll(() => router.state.location.href).toBe('/upgrade');
});

test('G4: whoever has to sign in to pay comes back to the payment', async () => {
  allow(/401/);
  signIn(person());
  refuse(simulateStripeSuccess, 'unauthorized');
  await openPage('/mock-checkout?plan=studio_pro');
  await expect.element(page.getByText('$39.99/month')).toBeVisible();
  await press('Test Successful Payment');
  const here = encodeURIComponent(location.pathname + location.search);
  await expect.element(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/auth?next=${here}`);
});

test('a feature leads to its section after 300 ms, its button to the plans; without one the page begins at its top [S2.10 S2.59 S2.62 S2.64 S2.65 S9.14]', async () => {
  const timers = holdTimers(300);
  /** In sight as far as the window reaches, and what the keyboard goes on from. */
  const expectShown = async (id: string) => {
    const { top, bottom } = document.getElementById(id)!.getBoundingClientRect();
    expect(Math.min(bottom, innerHeight) - Math.max(top, 0), id).toBeGreaterThan(
      0.9 * Math.min(bottom - top, innerHeight),
    );
    expect(document.activeElement?.id).toBe(id);
  };
  for (const feature of ['watermark', 'videos', 'downloads', 'brand', 'custom-classes']) {
    await openPage(`/upgrade?feature=${feature}`);
    await expect.poll(() => timers.count(300)).toBe(1);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.activeElement?.id).not.toBe(feature);
    timers.end(300);
    await expectShown(feature);
    await page
      .elementLocator(document.getElementById(feature)!)
      .getByRole('button', { name: /^Upgrade/ })
      .click();
    await expectShown('pricing-plans');
  }
  window.scrollTo(0, 0);
  const router = await openPage('/upgrade');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(timers.count(300), 'nothing waits to scroll').toBe(0);
  expect(window.scrollY).toBe(0);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect.poll(() => router.state.location.href).toBe('/');
});
