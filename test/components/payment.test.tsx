import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { confirmCheckout } from '../../src/contract/billing.ts';
import { getAuthUser } from '../../src/contract/session.ts';
import { queryClient } from '../../src/web/api/query-client.ts';
import { answer, callsOf, fail, hold } from './answers.ts';
import { person, signIn } from './people.ts';
import { openPage } from './show.tsx';
import { type HeldTimers, holdTimers } from './timers.ts';

const SUCCESS = '/subscription/success?payment_success=true&session_id=cs_1';
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** Lets the page look once more, after a wait of that many milliseconds. */
async function look(timers: HeldTimers, ms: number): Promise<void> {
  const before = callsOf(confirmCheckout).length;
  await expect
    .poll(() => {
      const looked = callsOf(confirmCheckout).length > before;
      if (!looked) timers.end(ms);
      return looked;
    })
    .toBe(true);
}

test('G4: a visitor is told to sign in from the first word, and nobody is asked about a payment [S2.9 S6.10]', async () => {
  await openPage(SUCCESS);
  await expect.element(heading('Sign in to see your plan')).toBeVisible();
  expect(page.getByText('Your plan starts automatically').elements()).toEqual([]);
  const here = encodeURIComponent(location.pathname + location.search);
  await expect
    .element(page.getByRole('link', { name: 'Sign In' }).last())
    .toHaveAttribute('href', `/auth?next=${here}`);
});

test('an invented session is no payment; the page looks three times, the first time after 2 s, then at all that a plan decides [S2.9 S4.38 B16]', async () => {
  signIn(person());
  answer(confirmCheckout, { status: 'unknown', purchase: null });
  const timers = holdTimers(2000, 1000);
  const router = await openPage(SUCCESS);
  await expect.element(heading('We are confirming your payment')).toBeVisible();
  await expect.poll(() => timers.count(2000)).toBe(1);
  expect(callsOf(confirmCheckout)).toEqual([]);
  await look(timers, 2000);
  await look(timers, 1000);
  expect(heading('We could not find this payment').elements()).toEqual([]);
  await look(timers, 1000);
  await expect.element(heading('We could not find this payment')).toBeVisible();
  await expect.poll(() => callsOf(confirmCheckout).map(({ body }) => body.sessionId)).toEqual(['cs_1', 'cs_1', 'cs_1']);
  expect(page.getByText('Welcome to Pro!').elements()).toEqual([]);
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect.poll(() => router.state.location.href).toBe('/upgrade');
});

test('without the provider’s word the page looks once, after 1 s; a look that fails is logged [S4.38 S8.19]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  signIn(person());
  fail(confirmCheckout, 503, 'resting');
  const timers = holdTimers(2000, 1000, 5000);
  await openPage('/subscription/success?session_id=cs_1');
  await expect.poll(() => timers.count(1000)).toBe(1);
  expect(timers.count(2000)).toBe(0);
  await look(timers, 1000);
  await expect.element(page.getByText(/Your plan starts automatically once it arrives/)).toBeVisible();
  await expect.poll(() => callsOf(confirmCheckout)).toHaveLength(1);
  expect(log.mock.calls.map(String)).toEqual(['ApiError: 503: resting']);
});

test('who leaves while the page looks is not asked about again [S4.38]', async () => {
  signIn(person());
  answer(confirmCheckout, { status: 'unknown', purchase: null });
  const timers = holdTimers(2000, 1000);
  const router = await openPage(SUCCESS);
  await expect.poll(() => timers.count(2000)).toBe(1);
  const release = hold(getAuthUser);
  await look(timers, 2000);
  await expect.poll(() => callsOf(getAuthUser).length).toBe(2);
  await router.navigate({ to: '/upgrade' });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Upgrade to Pro');
  release();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  // What would go on has begun its next wait by then.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(timers.count(1000)).toBe(0);
});

test('a payment that is confirmed is welcomed with what the plan gives, the team’s way in and a countdown from 8 [S2.69]', async () => {
  signIn(person('studio_owner'));
  const purchase = { eventId: 'payment-1', planId: 'studio_pro', value: 39.99, currency: 'USD' } as const;
  answer(confirmCheckout, { status: 'confirmed', purchase });
  localStorage.setItem('selectedPlan', 'studio');
  const timers = holdTimers(2000, 1000);
  await openPage(SUCCESS);
  await look(timers, 2000);
  await expect.element(heading('Welcome to Pro!')).toBeVisible();
  expect(localStorage.getItem('selectedPlan')).toBeNull();
  await expect.element(page.getByText(/^Studio Pro is active\./)).toBeVisible();
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Start Creating Videos' })).toHaveAttribute('href', '/');
  await expect.element(page.getByRole('link', { name: 'Invite your team' })).toHaveAttribute('href', '/?console=team');
  const countdown = page.getByRole('timer');
  await expect.element(countdown).toHaveTextContent('Redirecting automatically in 8 seconds...');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(staying).toBeVisible();
});

const staying = page.getByRole('status').filter({ hasText: 'You are staying on this page.' });

test.each([
  ['a key', () => userEvent.keyboard('{Shift}')],
  ['the focus', () => userEvent.tab()],
  ['a touch', () => page.getByRole('listitem').first().click()],
])('K8: %s stops the countdown, and a status says so; going on starts it again [S2.69]', async (_, act) => {
  signIn(person('individual'));
  const purchase = { eventId: 'payment-1', planId: 'individual_pro', value: 9.99, currency: 'USD' } as const;
  answer(confirmCheckout, { status: 'confirmed', purchase });
  const timers = holdTimers(2000, 1000);
  await openPage(SUCCESS);
  await look(timers, 2000);
  await expect.element(page.getByRole('timer')).toBeVisible();
  await act();
  await expect.element(staying).toBeVisible();
  expect(page.getByRole('timer').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByRole('timer')).toBeVisible();
});
