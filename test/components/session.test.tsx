import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changePassword, login } from '../../src/contract/auth.ts';
import { getSubscription } from '../../src/contract/billing.ts';
import { listClassTypes } from '../../src/contract/classes.ts';
import { getPreferences } from '../../src/contract/profile.ts';
import { getCurrentPromo, savePromo } from '../../src/contract/promos.ts';
import { getAccountState, getAuthUser } from '../../src/contract/session.ts';
import { watchConnection } from '../../src/web/api/connection.ts';
import { AppHeader } from '../../src/web/features/account/header.tsx';
import { answer, callsOf, cut, fail, hold, refuse } from './answers.ts';
import { allow } from './faults.ts';
import { PREFERENCES, person, signIn } from './people.ts';
import { openPage, press, reload, showPart } from './show.tsx';

const editor = page.getByRole('heading', { name: 'Add Your Class Information' });

describe('header', () => {
  const header = page.getByRole('banner');

  test('shows who one is, the plan and what is left of it, Account and Logout [S2.31]', async () => {
    signIn(person('free', { email: 'jade@example.com', downloadCount: 2 }));
    await showPart(<AppHeader />);
    await expect.element(header.getByText('jade@example.com')).toBeVisible();
    await expect.element(header.getByText('FREE TRIAL · 3 of 5 left')).toBeVisible();
    await expect.element(header.getByRole('button', { name: 'Account' })).toBeVisible();
    await expect.element(header.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  test('shows the name where there is one, and a plan without limit by its badge alone', async () => {
    signIn(person('studio_owner', { firstName: 'Jasmine' }));
    await showPart(<AppHeader />);
    await expect.element(header.getByText('Jasmine', { exact: true })).toBeVisible();
    await expect.element(header.getByText('STUDIO PRO', { exact: true })).toBeVisible();
    await expect.element(header.getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/?console=team');
    expect(header.getByText('left').elements()).toEqual([]);
  });
});

describe('account settings', () => {
  test('show e-mail, account type, subscription and the ways on [S2.56]', async () => {
    signIn(person('free', { email: 'jade@example.com' }));
    const router = await showPart(<AppHeader />);
    await press('Account');
    const dialog = page.getByRole('dialog', { name: 'Account Settings' });
    await expect.element(dialog.getByText('jade@example.com')).toBeVisible();
    await expect.element(dialog.getByText('Free Trial', { exact: true })).toBeVisible();
    await expect.element(dialog.getByText('Free Trial, 5 of 5 free downloads left')).toBeVisible();
    await expect.element(dialog.getByText('No subscription')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Change Password' })).toBeVisible();
    const subject = encodeURIComponent('Spinreel support for jade@example.com');
    await expect
      .element(dialog.getByRole('link', { name: 'Contact Support' }))
      .toHaveAttribute('href', `mailto:support@example.com?subject=${subject}`);
    await dialog.getByRole('link', { name: 'Upgrade to Pro' }).click();
    await expect.poll(() => router.state.location.href).toBe('/upgrade');
  });

  test('the password is changed in a dialog of its own, whose failures are shown [S2.57 S8.13]', async () => {
    signIn(person());
    await showPart(<AppHeader />);
    await press('Account');
    await press('Change Password');
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await expect.element(dialog.getByLabelText('Current password')).toBeVisible();
    const save = () => dialog.getByRole('button', { name: 'Change Password' }).click();
    const fill = async (current: string, next: string, confirm = next) => {
      await dialog.getByLabelText('Current password').fill(current);
      await dialog.getByLabelText('New password').fill(next);
      await dialog.getByLabelText('Confirm password').fill(confirm);
    };
    await save();
    await expect.element(dialog.getByText('Enter your password.')).toBeVisible();
    await fill('the password', 'a newer password', 'another password');
    await save();
    await expect.element(dialog.getByText('Passwords do not match')).toBeVisible();
    await fill('the password', '12345');
    await save();
    await expect.element(dialog.getByText('Use at least 6 characters.')).toBeVisible();
    const wrong = refuse(changePassword, 'invalid_input', {
      fields: { currentPassword: 'The current password is not right.' },
    });
    await fill('not the password', 'a newer password');
    await save();
    await expect.element(dialog.getByText('The current password is not right.')).toBeVisible();
    wrong();
    const proxy = fail(changePassword, 502, 'proxy');
    await fill('the password', 'a newer password');
    await save();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(
        'Your password could not be changed. Spinreel cannot be reached right now. Try again in a minute.',
      );
    proxy();
    answer(changePassword, { message: 'Changed.' });
    await save();
    await expect.element(page.getByText('Your password has been changed.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

test('switch account has three steps, and Try Login Again leads to /api/login [S2.29]', async () => {
  signIn(person());
  await openPage('/account-switch');
  const again = page.getByRole('link', { name: 'Try Login Again' });
  await expect.element(again).toHaveAttribute('href', '/api/login');
  const steps = page.getByRole('listitem').elements();
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/private window/),
    expect.stringMatching(/Log out/),
    expect.stringMatching(/Come back/),
  ]);
});

test('E6: a window that gets the focus again asks who is signed in, and what they pay for [S4.5 S9.7]', async () => {
  signIn(person());
  await openPage('/');
  await expect.element(editor).toBeVisible();
  const asked = () => [callsOf(getAuthUser).length, callsOf(getSubscription).length] as const;
  await expect.poll(() => asked()[1]).toBeGreaterThan(0);
  const before = asked();
  // An answer counts as fresh for a second.
  let later = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  const lookAgain = () => {
    later += 60_000;
    window.dispatchEvent(new Event('focus'));
    return asked().map((count, which) => count > before[which]!);
  };
  await expect.poll(lookAgain).toEqual([true, true]);
});

test('E16: without a line a reload opens the editor for the same person, and what has come from the browser is asked for when the line is back [B503]', async () => {
  const user = person();
  signIn(user, { instructorName: 'Olive' });
  const router = await openPage('/');
  await expect.element(page.getByLabelText('Instructor name', { exact: true })).toHaveValue('Olive');
  const back = [getAuthUser, getPreferences, listClassTypes, getCurrentPromo].map((call) => cut(call));
  await reload(router);
  await expect.element(page.getByLabelText('Instructor name', { exact: true })).toHaveValue('Olive');
  await expect.element(page.getByLabelText('Class type', { exact: true })).toMatchTextContent('Spin Basics');
  await expect.element(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  for (const restore of back) restore();
  answer(getPreferences, { ...PREFERENCES, studio: 'Sun Studio' });
  watchConnection();
  const before = callsOf(getPreferences).length;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => callsOf(getPreferences).length).toBe(before + 1);
});

describe('while the person is looked up', () => {
  test('there is a spinner with Loading, then the page [S2.3 S4.1]', async () => {
    signIn(person());
    const release = hold(getAuthUser);
    await openPage('/');
    await expect.element(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeVisible();
    expect(page.getByRole('heading').elements()).toEqual([]);
    release();
    await expect.element(editor).toBeVisible();
    await expect.element(page.getByText('Loading', { exact: true })).not.toBeInTheDocument();
  });

  test('a failure is said, and tried again', async () => {
    signIn(person());
    const mend = fail(getAuthUser, 503, 'resting');
    await openPage('/');
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent('We could not reach your account');
    await expect.element(alert).toMatchTextContent('Spinreel cannot be reached right now. Try again in a minute.');
    await expect.element(alert).not.toMatchTextContent(/503|resting/);
    mend();
    await press('Try Again');
    await expect.element(editor).toBeVisible();
  });
});

test('a page that fails to draw says so, with its technical details, and can be tried again [S2.6]', async () => {
  allow(/./);
  signIn(person());
  // A person without entitlements is none that the page can draw anything for.
  const broken = answer(getAuthUser, () => Response.json({ id: 'broken' }));
  await openPage('/');
  const screen = page.getByRole('alert');
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.element(screen.getByText('Technical details')).toBeVisible();
  await expect.element(screen).toMatchTextContent(/Cannot read properties of undefined/);
  await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  broken();
});

describe('a session that ends while somebody types', () => {
  const bar = page.getByRole('alert').filter({ hasText: 'You have been signed out.' });
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  const text = page.getByLabelText('Promotional text');

  async function typeAcrossTheEnd(words: string, end: () => void) {
    const user = person();
    signIn(user);
    await openPage('/');
    await press('Edit Promotion');
    await text.fill('');
    const half = words.length / 2;
    await userEvent.type(text, words.slice(0, half));
    end();
    window.dispatchEvent(new Event('focus'));
    await expect.poll(() => callsOf(getAccountState).length).toBeGreaterThan(0);
    return { user, rest: words.slice(half) };
  }

  test('E5: nothing that is typed lands elsewhere: a bar says so, and the form comes when the field is left [B501]', async () => {
    allow(/401/);
    const words = 'Six poles on Thursday, four of them spin.\nBring knee pads!\n'.repeat(2);
    const { rest } = await typeAcrossTheEnd(words, () => refuse(savePromo, 'unauthorized'));
    await expect.element(bar).toBeVisible();
    await userEvent.type(text, rest);
    await expect.element(text).toHaveValue(words);
    await expect.element(text).toHaveFocus();
    expect(dialog.elements()).toEqual([]);
    (text.element() as HTMLElement).blur();
    await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus();
    await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveValue('');
    expect(bar.elements()).toEqual([]);
    expect(callsOf(login)).toEqual([]);
  });

  test('E5: or at once for whoever wants it [B501]', async () => {
    allow(/401/);
    await typeAcrossTheEnd('Six poles', () => refuse(savePromo, 'unauthorized'));
    await press('Sign in again');
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog).toMatchTextContent('Everything on this page is kept.');
  });

  test('E9: whose account was deleted is told so, and nothing of theirs stays in the browser [B502]', async () => {
    allow(/401/);
    const { user } = await typeAcrossTheEnd('Never sent', () => {
      refuse(savePromo, 'unauthorized');
      refuse(getAuthUser, 'unauthorized');
      answer(getAccountState, { deleted: true });
    });
    await expect.element(page.getByRole('heading', { name: 'This account was deleted' })).toBeVisible();
    expect(page.getByText('Everything on this page is kept').elements()).toEqual([]);
    const left = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(left()).not.toMatch(new RegExp(`${user.id}|Never sent`));
  });
});
