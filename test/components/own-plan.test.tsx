import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  cancelSubscription,
  downgradeSubscription,
  getConsequences,
  getSubscription,
  keepSubscription,
  type Subscription,
} from '../../src/contract/billing.ts';
import { getAuthUser } from '../../src/contract/session.ts';
import { AppHeader } from '../../src/web/features/account/header.tsx';
import { NO_SUBSCRIPTION } from '../users.ts';
import { answer, callsOf, fail } from './answers.ts';
import { person, signIn } from './people.ts';
import { openPage, press, reload, showPart } from './show.tsx';

const overdue = page.getByRole('alert').filter({ hasText: 'Your last payment did not go through' });
const PAYING = { ...NO_SUBSCRIPTION, planId: 'individual_pro', currentPeriodEnd: '2026-12-20T12:00:00Z' } as const;

test('an overdue payment is told in the studio until it has come in [S2.58 B15]', async () => {
  signIn(person('individual', { subscriptionStatus: 'past_due' }));
  answer(getSubscription, { ...PAYING, status: 'past_due' });
  const router = await openPage('/');
  await expect.element(overdue).toMatchTextContent('Your access stays');
  const support = overdue.getByRole('link', { name: 'Contact Support' });
  await expect.element(support).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  await expect.element(page.getByRole('banner').getByText('PRO', { exact: true })).toBeVisible();
  await press('Account');
  await expect.element(page.getByRole('dialog').getByText(/^Payment overdue\./)).toBeVisible();
  expect(
    page
      .getByRole('dialog')
      .getByText(/^Renews on/)
      .elements(),
  ).toEqual([]);

  signIn(person('individual'));
  answer(getSubscription, { ...PAYING, status: 'active' });
  await reload(router);
  await expect.element(page.getByRole('banner').getByText('PRO', { exact: true })).toBeVisible();
  expect(overdue.elements()).toEqual([]);
});

test('the notice that a plan has ended stays dismissed [B15]', async () => {
  signIn(person('free', { subscriptionStatus: 'canceled' }));
  const times = { endedAt: '2026-11-20T12:00:00Z', libraryKeptUntil: '2026-12-20T12:00:00Z' };
  answer(getSubscription, { ...NO_SUBSCRIPTION, ...times, planId: 'individual_pro', status: 'ended' });
  const router = await openPage('/');
  const ended = page.getByText('Your Individual Pro plan has ended');
  await expect.element(ended).toBeVisible();
  await expect.element(page.getByText('Your own backgrounds are kept until December 20, 2026.')).toBeVisible();
  await press('Dismiss');
  await expect.element(ended).not.toBeInTheDocument();
  await reload(router);
  await press('Account');
  // Then the page has the subscription.
  await expect.element(page.getByRole('dialog').getByText('Ended on November 20, 2026.')).toBeVisible();
  expect(ended.elements()).toEqual([]);
});

test('a downgrade and a cancellation that fail are shown, and nothing is done without an answer [S5.16 S8.18]', async () => {
  signIn(person('studio_owner'));
  answer(getSubscription, { ...PAYING, status: 'active', planId: 'studio_pro', amount: 3999, currency: 'usd' });
  const nothing = { members: 0, invitations: 0, backgrounds: 0, classTypes: 0, backgroundsKeptUntil: null };
  answer(getConsequences, { ...nothing, lastDay: PAYING.currentPeriodEnd, planAfter: 'free' });
  fail(downgradeSubscription, 502, 'proxy');
  fail(cancelSubscription, 502, 'proxy');
  await showPart(<AppHeader />);
  await press('Account');
  await press('Downgrade to Individual Pro');
  const down = page.getByRole('dialog', { name: 'Downgrade to Individual Pro?' });
  await expect.element(down).toMatchTextContent('$6.99 per month. Your team members lose access immediately.');
  await down.getByRole('button', { name: 'Downgrade' }).click();
  const away = 'Spinreel cannot be reached right now. Try again in a minute.';
  await expect.element(down.getByRole('alert')).toHaveTextContent(`Your plan could not be changed. ${away}`);
  await down.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.element(down).not.toBeInTheDocument();

  await press('Cancel subscription');
  const end = page.getByRole('dialog', { name: 'Cancel your subscription?' });
  await expect.element(end).toMatchTextContent('until the end of the billing period, December 20, 2026.');
  await end.getByRole('button', { name: 'Keep my plan' }).click();
  await expect.element(end).not.toBeInTheDocument();
  expect(callsOf(cancelSubscription)).toEqual([]);
  await press('Cancel subscription');
  await end.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect.element(end.getByRole('alert')).toHaveTextContent(`Your subscription could not be canceled. ${away}`);
});

test('Studio Pro goes down to Individual Pro, is canceled and kept; the answers are shown [S4.33 S4.34 S7.22]', async () => {
  const owner = person('studio_owner');
  signIn(owner);
  let has = { ...PAYING, status: 'active', planId: 'studio_pro', amount: 3999, currency: 'usd' } as Subscription;
  const change = (to: Partial<Subscription>, message: string) => {
    has = { ...has, ...to };
    return { success: true as const, message, subscription: has };
  };
  answer(getSubscription, () => has);
  const nothing = { members: 0, invitations: 0, backgrounds: 0, classTypes: 0, backgroundsKeptUntil: null };
  answer(getConsequences, { ...nothing, lastDay: PAYING.currentPeriodEnd, planAfter: 'free' });
  answer(downgradeSubscription, () => {
    answer(getAuthUser, { ...owner, ...person('individual'), id: owner.id });
    return change({ planId: 'individual_pro', amount: 699 }, 'You now have Individual Pro. The next charge is $6.99.');
  });
  answer(cancelSubscription, () => change({ cancelAtPeriodEnd: true }, 'Your subscription is canceled.'));
  answer(keepSubscription, () => change({ cancelAtPeriodEnd: false }, 'Your Individual Pro goes on.'));
  const router = await openPage('/upgrade');
  await press('Account');
  const settings = page.getByRole('dialog', { name: 'Account Settings' });
  await expect.element(settings.getByText('Studio Pro, $39.99 per month')).toBeVisible();
  await expect.element(settings.getByRole('link', { name: 'Open Team' })).toHaveAttribute('href', '/?console=team');
  await expect.element(settings.getByText('Renews on December 20, 2026.')).toBeVisible();
  await settings.getByRole('button', { name: 'Downgrade to Individual Pro' }).click();
  await page
    .getByRole('dialog', { name: 'Downgrade to Individual Pro?' })
    .getByRole('button', { name: 'Downgrade' })
    .click();
  const said = (text: string) => settings.getByRole('status').filter({ hasText: text });
  await expect.element(said('You now have Individual Pro. The next charge is $6.99.')).toBeVisible();
  await expect.element(settings.getByText('Individual Pro, $6.99 per month')).toBeVisible();
  await expect
    .poll(() => callsOf(downgradeSubscription).map(({ body }) => body))
    .toEqual([{ targetPlan: 'individual_pro' }]);

  await settings.getByRole('button', { name: 'Cancel subscription' }).click();
  const end = page.getByRole('dialog', { name: 'Cancel your subscription?' });
  await expect
    .element(end)
    .toMatchTextContent('Your access remains until the end of the billing period, December 20, 2026.');
  await end.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect.element(said('Your subscription is canceled.')).toBeVisible();
  await expect
    .element(settings.getByText('Canceled. Your access remains until December 20, 2026.', { exact: true }))
    .toBeVisible();
  await expect.element(settings.getByRole('button', { name: 'Cancel subscription' })).not.toBeInTheDocument();

  await reload(router);
  await expect.element(page.getByText('Your Individual Pro ends on December 20, 2026')).toBeVisible();
  await press('Keep my plan');
  await expect.element(page.getByText('Your Individual Pro goes on.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Keep my plan' })).not.toBeInTheDocument();
});
