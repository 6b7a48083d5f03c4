import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type AdminUser,
  adminCancelSubscription,
  deleteUser,
  listUsers,
  resetNameChanges,
  setUserRole,
  updateExpiration,
} from '../../src/contract/admin.ts';
import { processExpired } from '../../src/contract/billing.ts';
import { getConsequences } from '../../src/contract/consequences.ts';
import { roleSchema } from '../../src/contract/plans.ts';
import { UsersTab } from '../../src/web/features/admin/users-tab.tsx';
import { adminUser, IN_20_DAYS, keepPeople, NOTHING, payer } from './admin-people.ts';
import { answer, callsOf, fail, refuse } from './answers.ts';
import { person, signIn } from './people.ts';
import { press, showPart } from './show.tsx';

const dialog = page.getByRole('dialog');
const confirm = (action: string) => dialog.getByRole('button', { name: action, exact: true }).click();
const card = (email: string) => page.getByRole('listitem', { name: email, exact: true });

/** Opens the list of these people, whose server then answers each change with what the test makes of them. */
async function openUsers(...people: AdminUser[]) {
  signIn(person('admin'));
  keepPeople(people);
  await showPart(<UsersTab />);
  await expect.element(card(people[0]!.email)).toBeVisible();
}

describe('the list', () => {
  test('shows a page at a time in a part that scrolls, searches after a pause and filters by role [T2.6 T2.11 B20]', async () => {
    const crowd = Array.from({ length: 11 }, (_, n) =>
      adminUser('free', { id: `${n}`, email: `dancer${n}@example.com` }),
    );
    await openUsers(...crowd, adminUser('beta', { email: 'zoe@example.com' }));
    await expect.element(page.getByText(/^12 users · page 1 of 3$/)).toBeVisible();
    const list = page.getByRole('region', { name: 'Users' });
    const { height } = list.element().getBoundingClientRect();
    expect(height).toBeLessThanOrEqual(730);
    expect(list.element().scrollHeight).toBeGreaterThan(height);
    await press('Next');
    await expect.element(page.getByText(/· page 2 of/)).toBeVisible();

    await page.getByLabelText('Search users').fill('dancer10');
    await expect.element(page.getByText('1 user', { exact: true })).toBeVisible();
    await expect.element(card('dancer10@example.com')).toBeVisible();
    await expect
      .poll(() => callsOf(listUsers).at(-1)!.query, { message: 'a search starts at its first page' })
      .toMatchObject({ page: 1 });

    const filter = page.getByLabelText('Role', { exact: true });
    expect(
      filter
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Admin', 'Studio Owner', 'Studio Team', 'Individual Pro', 'Beta', 'Free User']);
    await filter.selectOptions('Beta');
    await expect.element(page.getByText('Nobody matches this search.')).toBeVisible();
    await page.getByLabelText('Search users').fill('');
    await expect.element(card('zoe@example.com')).toBeVisible();
  });

  test('a card has what is known of a person, and no more than can be done to them [T2.8 T5.17]', async () => {
    const free = adminUser();
    const paying = payer('renews', { nameChangeCount: 2 });
    await openUsers(free, paying, payer('ends', { id: 'canceled', email: 'canceled@example.com' }));
    for (const fact of ['Free User', 'No subscription', 'Free trial', 'Moon Studio', '3', 'Never']) {
      await expect.element(card(free.email).getByText(fact, { exact: true }).first()).toBeVisible();
    }
    // The known name is the title; a date would end nothing.
    await expect.element(card(free.email).getByRole('link', { name: 'Open Zelda' })).toBeVisible();
    await expect.element(card(free.email).getByRole('button', { name: /^Edit expiry date/ })).toBeDisabled();
    await expect.element(card(free.email).getByText('There is no plan to end.')).toBeVisible();
    expect(
      card(free.email)
        .getByRole('button', { name: /Cancel Sub|Reset Names/ })
        .elements(),
    ).toEqual([]);
    await expect.element(card(paying.email).getByText(/^Renews /)).toBeVisible();
    await expect.element(card(paying.email).getByText('2 of 2')).toBeVisible();
    await expect.element(card(paying.email).getByRole('button', { name: 'Reset Names' })).toBeVisible();
    await expect.element(card(paying.email).getByRole('button', { name: /^Edit expiry date/ })).toBeDisabled();
    const canceled = card('canceled@example.com');
    await expect.element(canceled.getByText(/^Ends /)).toBeVisible();
    await expect.element(canceled.getByText(/canceled, last day/)).toBeVisible();
    expect(canceled.getByRole('button', { name: 'Cancel Sub' }).elements()).toEqual([]);
  });

  test('the ids of the payment provider are cut to 18 characters, with a link to its dashboard [T2.9 T2.10]', async () => {
    const user = payer('renews', {
      stripeCustomerId: 'cus_12345678901234567890',
      stripeSubscriptionId: 'sub_12345678901234567890',
    });
    await openUsers(user);
    await expect.element(page.getByText('cus_12345678901234…')).toBeVisible();
    await expect.element(page.getByText('sub_12345678901234…')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'View provider dashboard' }))
      .toHaveAttribute('href', 'https://dashboard.stripe.com/test/customers/cus_12345678901234567890');
  });

  test('Check Expired says what came of it [T2.7]', async () => {
    await openUsers(adminUser());
    answer(processExpired, { message: '3 plans have ended.', expired: 3, checked: 0 });
    await press('Check Expired');
    await expect.element(page.getByText('3 plans have ended.')).toBeVisible();
  });
});

test('a role is changed after a question that says what follows; Cancel changes nothing [T5.16]', async () => {
  const user = adminUser();
  await openUsers(user);
  answer(setUserRole, ({ body }) => {
    user.role = body.role;
    return { message: 'Changed.', updatedUser: user };
  });
  const role = page.getByLabelText(`Role of ${user.email}`);
  expect(role.getByRole('option').elements()).toHaveLength(roleSchema.options.length);
  await role.selectOptions('Individual Pro');
  await expect.element(dialog.getByText('At once they have Individual Pro.')).toBeVisible();
  await confirm('Cancel');
  await expect.element(role).toHaveValue('user');
  expect(callsOf(setUserRole)).toEqual([]);
  await role.selectOptions('Individual Pro');
  await confirm('Change role');
  await expect.element(page.getByText(`${user.email} is Individual Pro now.`)).toBeVisible();
  await expect.element(role).toHaveValue('pro');
});

test('the last day of a plan is a date or nothing; Cancel leaves it [T5.15]', async () => {
  const granted = {
    plan: 'individual',
    payer: 'granted',
    studio: null,
    own: null,
    grantedUntil: null,
    ended: null,
  } as const;
  const user = adminUser('individual', { standing: granted });
  await openUsers(user);
  answer(updateExpiration, ({ body: { expirationDate } }) => {
    user.subscriptionExpiresAt = expirationDate === '' ? null : `${expirationDate}T23:59:59Z`;
    return { message: 'Saved.', updatedUser: user };
  });
  const date = page.getByLabelText(`Last day of ${user.email}'s plan`);
  const open = () => press(`Edit expiry date of ${user.email}`);
  await open();
  await date.fill('2030-02-30');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Enter a date as YYYY-MM-DD.')).toBeVisible();
  await confirm('Cancel');
  await expect.element(card(user.email).getByText('Never')).toBeVisible();
  expect(callsOf(updateExpiration)).toEqual([]);
  await open();
  await date.fill('2030-02-28');
  await userEvent.keyboard('{Enter}');
  await expect.element(card(user.email).getByText('2030-02-28', { exact: true })).toBeVisible();
  await open();
  await expect.element(date).toHaveValue('2030-02-28');
  await date.fill('');
  await confirm('Save');
  await expect.element(card(user.email).getByText('Never')).toBeVisible();
});

test('the changes of a name are given anew after a question [T5.16 T8.10]', async () => {
  const user = payer('renews', { nameChangeCount: 2 });
  await openUsers(user);
  answer(resetNameChanges, () => {
    user.nameChangeCount = 0;
    return { message: 'Reset.', updatedUser: user };
  });
  await page.getByRole('button', { name: /^Reset Names / }).click();
  await expect.element(dialog).toMatchTextContent('They have used 2 of 2 changes, and have 2 again afterwards.');
  expect(callsOf(resetNameChanges)).toEqual([]);
  await confirm('Reset Names');
  await expect.element(page.getByText(`The name changes of ${user.email} are reset.`)).toBeVisible();
  await expect.element(card(user.email).getByText('0 of 2')).toBeVisible();
});

describe('deleting', () => {
  const refusal = 'This person has an active subscription. Cancel it first in billing.';

  test('what is refused is said before the click, with what can be done instead [T5.16]', async () => {
    const user = payer();
    await openUsers(user);
    answer(getConsequences, { refusal, user, holdings: NOTHING, planAfter: null });
    await page.getByRole('button', { name: /^Delete / }).click();
    await expect.element(dialog.getByText(refusal)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete user' }).elements()).toEqual([]);
    await confirm('Cancel');
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByLabelText(`Role of ${user.email}`).selectOptions('Free User');
    await expect.element(dialog.getByText(refusal)).toBeVisible();
    await confirm('Cancel the Subscription…');
    await expect.element(page.getByRole('dialog', { name: 'Cancel subscription?' })).toBeVisible();
  });

  test('a plan that is bought between the question and the click, and a proxy that fails, are shown [T8.5]', async () => {
    const user = adminUser();
    await openUsers(user);
    const mend = refuse(deleteUser, 'conflict', { message: refusal });
    await page.getByRole('button', { name: /^Delete / }).click();
    await confirm('Delete user');
    const fault = dialog.getByRole('alert');
    await expect.element(fault).toHaveTextContent(`Failed to delete user: ${refusal}`);
    mend();
    fail(deleteUser, 502, 'proxy');
    await confirm('Delete user');
    await expect
      .element(fault)
      .toHaveTextContent(
        'Failed to delete user: Spinreel cannot be reached right now. Try again in a minute. If they have an active subscription, cancel it first via billing.',
      );
  });

  test('what goes with a person is counted, and the list has them no more [T2.10 T5.16]', async () => {
    const people = [adminUser()];
    const { email } = people[0]!;
    signIn(person('admin'));
    keepPeople(people, { ...NOTHING, clips: 1, libraryBytes: 5_000_000 });
    await showPart(<UsersTab />);
    answer(deleteUser, () => {
      people.pop();
      return { message: 'Deleted.' };
    });
    await page.getByRole('button', { name: /^Delete / }).click();
    await expect.element(dialog.getByText(/^Gone for good: 1 background video \(5/)).toBeVisible();
    await confirm('Delete user');
    await expect.element(page.getByText(`${email} is deleted.`)).toBeVisible();
    await expect.element(page.getByText('Nobody matches this search.')).toBeVisible();
  });
});

describe('a subscription', () => {
  test('ends with its period or at once, and stays where that fails [T2.10 T3.9 T8.8]', async () => {
    const user = payer();
    await openUsers(user);
    const question = page.getByRole('dialog', { name: 'Cancel subscription?' });
    const atTheEnd = question.getByRole('radio', { name: 'At the end of the period' });
    const mend = fail(adminCancelSubscription, 502, 'proxy');
    await page.getByRole('button', { name: /^Cancel Sub / }).click();
    await expect.element(atTheEnd).toBeChecked();
    await question.getByRole('radio', { name: 'Immediately' }).click();
    await confirm('Cancel subscription');
    await expect.element(question.getByText('Failed to cancel subscription')).toBeVisible();
    await expect.poll(() => callsOf(adminCancelSubscription).at(-1)!.body).toEqual({ immediate: true });
    await confirm('Keep it');
    await expect.element(question).not.toBeInTheDocument();
    mend();
    answer(adminCancelSubscription, ({ body: { immediate } }) => {
      user.standing.own = immediate ? null : { ...user.standing.own!, state: 'ends' };
      if (immediate)
        user.standing = {
          ...user.standing,
          plan: 'free',
          payer: 'nobody',
          ended: { planId: 'individual_pro', at: IN_20_DAYS },
        };
      return { message: 'The subscription is canceled.', updatedUser: user };
    });
    await page.getByRole('button', { name: /^Cancel Sub / }).click();
    // What was chosen before is forgotten.
    await expect.element(atTheEnd).toBeChecked();
    await confirm('Cancel subscription');
    await expect.element(card(user.email).getByText(/^Ends /)).toBeVisible();
    await expect.poll(() => callsOf(adminCancelSubscription).at(-1)!.body).toEqual({ immediate: false });

    await page.getByRole('button', { name: /^End now / }).click();
    const atOnce = page.getByRole('dialog', { name: 'End the subscription now?' });
    await expect.element(atOnce.getByText('without a refund')).toBeVisible();
    await confirm('End it now');
    // Nor is it offered where it is over.
    await expect.element(card(user.email).getByText('Canceled', { exact: true })).toBeVisible();
    expect(page.getByRole('button', { name: /Cancel Sub|End now/ }).elements()).toEqual([]);
    await expect.poll(() => callsOf(adminCancelSubscription).at(-1)!.body).toEqual({ immediate: true });
  });
});
