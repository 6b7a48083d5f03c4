import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getSubscription, type Subscription } from '../../src/contract/billing.ts';
import type { CallOutput } from '../../src/contract/call.ts';
import { acceptInvitation, lookAtInvitation } from '../../src/contract/studio.ts';
import { NO_SUBSCRIPTION } from '../users.ts';
import { answer, callsOf, refuse } from './answers.ts';
import { person, signIn } from './people.ts';
import { openPage, press } from './show.tsx';

const TOKEN = 't'.repeat(43);
const OFFER: CallOutput<typeof lookAtInvitation> = {
  id: crypto.randomUUID(),
  studioName: 'Moon Studio',
  ownerName: 'Olga',
  email: 'mia@example.com',
  name: 'Mia',
  status: 'open',
  hasAccount: false,
};

test.each([
  ['expired', 'This invitation has expired. Ask Olga to send you a new one.'],
  ['closed', 'Moon Studio does not have a team plan at the moment.'],
  ['accepted', 'This invitation has already been accepted.'],
] as const)('one that is %s says so [B18]', async (status, text) => {
  answer(lookAtInvitation, { ...OFFER, status });
  await openPage(`/join?token=${TOKEN}`);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByRole('button', { name: /^Join/ }).elements()).toEqual([]);
});

test('a link that is cut off, and one that a newer one has ended, say what to do [B18]', async () => {
  await openPage('/join');
  await expect.element(page.getByText('This link is incomplete.')).toBeVisible();
  refuse(lookAtInvitation, 'not_found');
  await openPage(`/join?token=${TOKEN}`);
  await expect.element(page.getByText(/This link no longer works/)).toBeVisible();
});

test('a visitor registers or signs in with the invited address [B18]', async () => {
  answer(lookAtInvitation, OFFER);
  const router = await openPage(`/join?token=${TOKEN}`);
  await expect.element(page.getByRole('heading', { name: 'Join Moon Studio' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await expect.element(page.getByText('One step left before you join your team.')).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveValue('mia@example.com');
  expect(router.state.location.search).toMatchObject({ mode: 'create', next: `/join?token=${TOKEN}` });
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect.element(page.getByLabelText('Email')).toHaveValue('mia@example.com');
});

test('somebody else is told for whom it is; a refusal is shown to whom it is for [B18]', async () => {
  signIn(person('free', { email: 'nina@example.com' }));
  answer(lookAtInvitation, OFFER);
  await openPage(`/join?token=${TOKEN}`);
  await expect.element(page.getByText('You are signed in as nina@example.com.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Switch Account' })).toBeVisible();
  expect(page.getByRole('button', { name: /^Join/ }).elements()).toEqual([]);

  signIn(person('free', { email: 'Mia@example.com' }));
  refuse(acceptInvitation, 'conflict', { message: 'You are on another team.' });
  await openPage(`/join?token=${TOKEN}`);
  await press('Join Moon Studio');
  await expect.element(page.getByText(/You are on another team\./)).toBeVisible();
  await expect.poll(() => callsOf(acceptInvitation)[0]!.body).toMatchObject({ token: TOKEN });
});

test('P2: who pays and joins a team reads it before, and can end the own plan in the same step', async () => {
  const PAYING: Subscription = {
    ...NO_SUBSCRIPTION,
    status: 'active',
    planId: 'individual_pro',
    amount: 699,
    currency: 'usd',
    currentPeriodEnd: '2026-12-20T12:00:00Z',
  };
  signIn(person('individual', { email: OFFER.email }));
  answer(getSubscription, PAYING);
  answer(lookAtInvitation, OFFER);
  answer(acceptInvitation, () => {
    signIn(person('studio_team', { email: OFFER.email }));
    answer(getSubscription, { ...PAYING, cancelAtPeriodEnd: true });
    return { studioName: 'Moon Studio', message: 'Your own plan ends on December 20, 2026.' };
  });
  await openPage(`/join?token=${TOKEN}`);
  await expect.element(page.getByText('You pay $6.99 a month for Individual Pro')).toBeVisible();
  const end = page.getByRole('checkbox', { name: 'End my own plan on December 20, 2026' });
  await expect.element(end).not.toBeChecked();
  await end.click();
  await press('Join Moon Studio');
  await expect.element(page.getByText('Your own plan ends on December 20, 2026.')).toBeVisible();
  await expect
    .poll(() => callsOf(acceptInvitation).map(({ body }) => body))
    .toEqual([{ token: TOKEN, endOwnPlan: true }]);
  await press('Account');
  await expect
    .element(page.getByText(/^Your own Individual Pro is canceled and ends on .* Your seat gives you the same\.$/))
    .toBeVisible();
});
