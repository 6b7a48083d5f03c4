import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgotPassword, login, register, resetPassword } from '../../src/contract/auth.ts';
import { answer, callsOf, cut, fail, refuse } from './answers.ts';
import { person, signIn } from './people.ts';
import { button, openPage, press } from './show.tsx';
import { holdTimers } from './timers.ts';

const UNREACHABLE = 'Unable to connect to the server. Please try again.';
const PASSWORD = 'a long password';

const heading = (name: string) => page.getByRole('heading', { name });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const confirmation = page.getByLabelText('Confirm password');
const consent = page.getByLabelText(/18 or older/);
const alert = page.getByRole('alert');

async function fillRegistration(words = PASSWORD): Promise<void> {
  await email.fill('jasmine@example.com');
  await password.fill(words);
  await confirmation.fill(words);
  if (!(consent.element() as HTMLInputElement).checked) await consent.click();
}

async function fillSignIn(words = PASSWORD): Promise<void> {
  await email.fill('jasmine@example.com');
  await password.fill(words);
}

describe('the screen', () => {
  test('has three modes that lead to each other, and back to sign in [S2.25 S2.26]', async () => {
    await openPage('/auth');
    await expect.element(heading('Welcome back')).toBeVisible();
    await link('Create an account').click();
    await expect.element(heading('Create your account')).toBeVisible();
    await expect.element(confirmation).toBeVisible();
    await link('Sign in').click();
    await link('Forgot password?').click();
    await expect.element(heading('Forgot your password?')).toBeVisible();
    expect(page.getByLabelText('Password').elements()).toEqual([]);
    await link('Back to sign in').click();
    await expect.element(heading('Welcome back')).toBeVisible();
    expect(confirmation.elements()).toEqual([]);
  });

  test('has a toggle that shows and hides the password [S2.27]', async () => {
    await openPage('/auth');
    await password.fill('seen');
    await expect.element(password).toHaveAttribute('type', 'password');
    await press('Show password');
    await expect.element(password).toHaveAttribute('type', 'text');
    await press('Show password');
    await expect.element(password).toHaveAttribute('type', 'password');
    await expect.element(password).toHaveValue('seen');
  });

  test.each([
    ['', 'Sign In', ['Email', 'Password']],
    ['?mode=create', 'Create Account', ['Email', 'Password', 'Confirm password']],
    ['?mode=forgot', 'Send reset link', ['Email']],
  ])(
    '/auth%s keeps its button disabled while a field is empty; the address is asked for in a required e-mail field [S5.12 S5.13]',
    async (mode, name, labels) => {
      await openPage(`/auth${mode}`);
      await expect.element(email).toHaveAttribute('type', 'email');
      await expect.element(email).toBeRequired();
      const field = (label: string) => page.getByLabelText(label, { exact: true });
      for (const label of labels) {
        await expect.element(button(name)).toBeDisabled();
        await field(label).fill('a@example.com');
      }
      for (const label of labels) {
        await expect.element(button(name)).toBeEnabled();
        await field(label).fill('');
        await expect.element(button(name)).toBeDisabled();
        await field(label).fill('a@example.com');
      }
    },
  );
});

test('the screens of /auth keep the typed e-mail, begin at the first empty field and name what a new account stands on [G2]', async () => {
  await openPage('/auth');
  await expect.element(email).toHaveFocus();
  await expect.element(button('Sign In')).toHaveAccessibleDescription('To continue, fill in your email and password.');
  await userEvent.keyboard('jasmine@example.com');
  await expect.element(button('Sign In')).toHaveAccessibleDescription('To continue, fill in your password.');
  await link('Forgot password?').click();
  await expect.element(email).toHaveValue('jasmine@example.com');
  await expect.element(button('Send reset link')).toBeEnabled();
  await email.fill('robin@example.com');
  await link('Back to sign in').click();
  await expect.element(password).toHaveFocus();
  await link('Create an account').click();
  await expect.element(email).toHaveValue('robin@example.com');
  await expect.element(password).toHaveFocus();
  for (const [name, path] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    await expect.element(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

describe('what goes wrong', () => {
  test('sign-in: a wrong password, a stranger’s answer, no answer [S8.5 S8.7]', async () => {
    await openPage('/auth');
    await fillSignIn('not the password');
    const wrong = refuse(login, 'wrong_credentials');
    await press('Sign In');
    await expect.element(alert).toHaveTextContent('Email or password is not right. Please check your credentials.');
    wrong();
    const proxy = fail(login, 502, '<h1>Bad gateway</h1>');
    await press('Sign In');
    await expect.element(alert).toHaveTextContent('Login failed. Please check your credentials.');
    proxy();
    cut(login);
    await press('Sign In');
    await expect.element(alert).toHaveTextContent(UNREACHABLE);
  });

  test('registration: passwords that differ or are short, no consent, a taken address [S8.8 G1]', async () => {
    await openPage('/auth?mode=create');
    await fillRegistration();
    await confirmation.fill('another password');
    await consent.click();
    await press('Create Account');
    // All that is wrong is said at once.
    await expect.element(page.getByText('Please confirm this to create an account.')).toBeVisible();
    await expect.element(page.getByText('Passwords do not match')).toBeVisible();
    await expect.element(confirmation).toHaveFocus();
    await fillRegistration('12345');
    await press('Create Account');
    await expect.element(page.getByText('Use at least 6 characters.')).toBeVisible();
    expect(callsOf(register)).toEqual([]);
    await fillRegistration();
    refuse(register, 'conflict', { fields: { email: 'An account with this email already exists.' } });
    await press('Create Account');
    await expect.element(page.getByText('An account with this email already exists.')).toBeVisible();
  });

  test('K6: fields with errors say that they are not valid, the box too, and are no more once they are right', async () => {
    await openPage('/auth?mode=create');
    await fillRegistration('12345');
    await confirmation.fill('54321');
    await consent.click();
    await press('Create Account');
    for (const field of [password, confirmation, consent])
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(password).toHaveAccessibleDescription(/Use at least 6 characters/);
    await fillRegistration();
    for (const field of [password, confirmation, consent])
      await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  test('registration: a stranger’s answer, no answer [S8.6]', async () => {
    await openPage('/auth?mode=create');
    await fillRegistration();
    const proxy = fail(register, 502, 'proxy');
    await press('Create Account');
    await expect.element(alert).toHaveTextContent('Registration failed. Please try again.');
    proxy();
    cut(register);
    await press('Create Account');
    await expect.element(alert).toHaveTextContent(UNREACHABLE);
  });

  test('forgot password: its failures are shown [S8.13]', async () => {
    await openPage('/auth?mode=forgot');
    await email.fill('no address');
    await press('Send reset link');
    await expect.element(page.getByText('Enter an email address such as name@example.com.')).toBeVisible();
    await email.fill('jasmine@example.com');
    const proxy = fail(forgotPassword, 502, 'proxy');
    await press('Send reset link');
    await expect
      .element(alert)
      .toHaveTextContent('The link could not be sent. Spinreel cannot be reached right now. Try again in a minute.');
    proxy();
    cut(forgotPassword);
    await press('Send reset link');
    await expect.element(alert).toHaveTextContent(`The link could not be sent. ${UNREACHABLE}`);
  });
});

test.each([
  ['/upgrade?feature=downloads', '/upgrade?feature=downloads'],
  ['javascript:alert(1)', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
])('S7: after signing in /auth?next=%s leads to %s [S2.28]', async (next, ends) => {
  const user = person();
  answer(login, () => {
    signIn(user);
    return { message: 'Signed in.', user };
  });
  const router = await openPage(`/auth?next=${encodeURIComponent(next)}`);
  await fillSignIn();
  await press('Sign In');
  await expect.poll(() => router.state.location.href).toBe(ends);
});

test.each([
  [100, 'sign-in', '/auth', 'Sign In', 'Signing in...'],
  [500, 'registration', '/auth?mode=create', 'Create Account', 'Creating account...'],
])('%i ms after %s the start is opened, and not before [S4.43 S9.11]', async (ms, _after, path, name, busy) => {
  const user = person();
  const welcome = () => {
    signIn(user);
    return { message: 'Signed in.', user };
  };
  answer(login, welcome);
  answer(register, welcome);
  const timers = holdTimers(ms);
  const router = await openPage(path);
  await (path === '/auth' ? fillSignIn() : fillRegistration());
  const before = timers.count(ms);
  await press(name);
  await expect.poll(() => timers.count(ms)).toBeGreaterThan(before);
  await expect.element(button(busy)).toBeDisabled();
  expect(router.state.location.href).toBe(path);
  timers.end(ms);
  await expect.poll(() => router.state.location.href).toBe('/');
});

test('a new password is typed twice alike; a link that was used or has expired leads to a new one', async () => {
  await openPage('/reset-password?token=t');
  await page.getByLabelText('New password').fill(PASSWORD);
  await confirmation.fill('a long passwort');
  await press('Set new password');
  await expect.element(page.getByText('Passwords do not match')).toBeVisible();
  expect(callsOf(resetPassword)).toEqual([]);
  const message = 'This link has been used or has expired.';
  refuse(resetPassword, 'invalid_input', { message: `${message} Ask for a new one.`, fields: { token: message } });
  await confirmation.fill(PASSWORD);
  await press('Set new password');
  await expect.element(alert).toMatchTextContent(message);
  await expect.element(link('Ask for a new link')).toHaveAttribute('href', '/auth?mode=forgot');
});
