import type { Page } from '@playwright/test';
import { tokenOf, waitForMails } from '../outbox.ts';
import {
  button,
  expect,
  expectEditor,
  fillRegistration,
  newEmail,
  PASSWORD,
  press,
  signIn,
  signUp,
  test,
} from './fixtures.ts';
import { holdTimers } from './screen-times.ts';

const UNREACHABLE = 'Unable to connect to the server. Please try again.';

async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test.describe('the screen', () => {
  test('has three modes that lead to each other, and back to sign in', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await expect(page.getByLabel('Confirm password')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByLabel('Confirm password')).toHaveCount(0);
  });

  test('has a toggle that shows and hides the password', async ({ page }) => {
    await page.goto('/auth');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('seen');
    await expect(password).toHaveAttribute('type', 'password');
    await press(page, 'Show password');
    await expect(password).toHaveAttribute('type', 'text');
    await press(page, 'Hide password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('seen');
  });

  test('asks for the address in a required e-mail field', async ({ page }) => {
    for (const mode of ['', '?mode=create', '?mode=forgot']) {
      await page.goto(`/auth${mode}`);
      await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
      await expect(page.getByLabel('Email')).toHaveAttribute('required');
    }
  });

  test('keeps its button disabled while a field is empty', async ({ page }) => {
    await page.goto('/auth');
    await expectFieldsNeeded(page, 'Sign In', ['Email', 'Password']);
    await page.goto('/auth?mode=create');
    await expectFieldsNeeded(page, 'Create Account', ['Email', 'Password', 'Confirm password']);
    await page.goto('/auth?mode=forgot');
    await expectFieldsNeeded(page, 'Send Reset Link', ['Email']);
  });
});

test('the screens of /auth keep the typed e-mail, begin at the first empty field and name what a new account stands on', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(button(page, 'Sign In')).toHaveAccessibleDescription('To continue, fill in your email and password.');
  await page.keyboard.type('jasmine@example.com');
  await expect(button(page, 'Sign In')).toHaveAccessibleDescription('To continue, fill in your password.');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('jasmine@example.com');
  await expect(button(page, 'Send Reset Link')).toBeEnabled();
  await page.getByLabel('Email').fill('robin@example.com');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('robin@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  for (const [name, path] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
});

/** The button opens with the last field alone, and closes when any of them is emptied. */
async function expectFieldsNeeded(page: Page, name: string, labels: string[]): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  for (const label of labels) {
    await expect(button).toBeDisabled();
    await page.getByLabel(label, { exact: true }).fill('a@example.com');
  }
  for (const label of labels) {
    await expect(button).toBeEnabled();
    await page.getByLabel(label, { exact: true }).fill('');
    await expect(button).toBeDisabled();
    await page.getByLabel(label, { exact: true }).fill('a@example.com');
  }
}

test.describe('what goes wrong', () => {
  test('sign-in: a wrong password, a stranger’s answer, no answer', async ({ page, services, log }) => {
    log.allow(/status of 502/);
    const { email } = await signUp(services);
    await page.goto('/auth');
    await fillSignIn(page, email, 'not the password');
    await press(page, 'Sign In');
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Email or password is not right. Please check your credentials.');
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
    await press(page, 'Sign In');
    await expect(alert).toHaveText('Login failed. Please check your credentials.');
    await page.route('**/api/auth/login', (route) => route.abort());
    await press(page, 'Sign In');
    await expect(alert).toHaveText(UNREACHABLE);
    await page.unroute('**/api/auth/login');
    await fillSignIn(page, email);
    await press(page, 'Sign In');
    await expectEditor(page);
  });

  test('registration: passwords that differ or are short, no consent, a taken address', async ({ page, services }) => {
    const { email } = await signUp(services);
    await page.goto('/auth?mode=create');
    await fillRegistration(page, email);
    await page.getByLabel('Confirm password').fill('another password');
    await page.getByLabel(/18 or older/).uncheck();
    await press(page, 'Create Account');
    // All that is wrong is said at once.
    await expect(page.getByText('Please confirm this to create an account.')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByLabel('Confirm password')).toBeFocused();
    await fillRegistration(page, email, '12345');
    await press(page, 'Create Account');
    await expect(page.getByText('Use at least 6 characters.')).toBeVisible();
    await fillRegistration(page, email);
    await page.getByLabel(/18 or older/).uncheck();
    await press(page, 'Create Account');
    await expect(page.getByText('Please confirm this to create an account.')).toBeVisible();
    await page.getByLabel(/18 or older/).check();
    await press(page, 'Create Account');
    await expect(page.getByText('An account with this email already exists.')).toBeVisible();
    await expect(page).toHaveURL('/auth?mode=create');
  });

  test('registration: a stranger’s answer, no answer', async ({ page, log }) => {
    log.allow(/status of 502/);
    await page.goto('/auth?mode=create');
    await fillRegistration(page, newEmail());
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 502, body: 'proxy' }));
    await press(page, 'Create Account');
    await expect(page.getByRole('alert')).toHaveText('Registration failed. Please try again.');
    await page.route('**/api/auth/register', (route) => route.abort());
    await press(page, 'Create Account');
    await expect(page.getByRole('alert')).toHaveText(UNREACHABLE);
  });

  test('forgot password: its failures are shown', async ({ page, log }) => {
    log.allow(/status of 502/);
    await page.goto('/auth?mode=forgot');
    await page.getByLabel('Email').fill('no address');
    await press(page, 'Send Reset Link');
    await expect(page.getByText('Enter an e-mail address such as name@example.com.')).toBeVisible();
    await page.getByLabel('Email').fill(newEmail());
    await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 502, body: 'proxy' }));
    await press(page, 'Send Reset Link');
    await expect(page.getByRole('alert')).toHaveText(
      'The link could not be sent. Spinreel cannot be reached right now. Try again in a minute.',
    );
    await page.route('**/api/auth/forgot-password', (route) => route.abort());
    await press(page, 'Send Reset Link');
    await expect(page.getByRole('alert')).toHaveText(`The link could not be sent. ${UNREACHABLE}`);
  });
});

test.describe('the way in', () => {
  test('leads to the start 100 ms after sign-in', async ({ page, services }) => {
    const { email } = await signUp(services);
    const timers = await holdTimers(page, 100);
    await page.goto('/auth');
    await fillSignIn(page, email);
    const answered = page.waitForResponse('**/api/auth/login');
    await press(page, 'Sign In');
    await answered;
    await timers.started(100);
    await expect(button(page, 'Signing in...')).toBeDisabled();
    await expect(page).toHaveURL('/auth');
    await timers.end(100);
    await expect(page).toHaveURL('/');
  });

  test('leads to the start 500 ms after registration', async ({ page }) => {
    const timers = await holdTimers(page, 500);
    await page.goto('/auth?mode=create');
    await fillRegistration(page, newEmail());
    const answered = page.waitForResponse('**/api/auth/register');
    await press(page, 'Create Account');
    await answered;
    await timers.started(500);
    await expect(button(page, 'Creating account...')).toBeDisabled();
    await expect(page).toHaveURL('/auth?mode=create');
    await timers.end(500);
    await expect(page).toHaveURL('/');
  });

  test('leads on to the page that was asked for', async ({ page, services }) => {
    const { email } = await signUp(services);
    await page.goto('/auth?next=/upgrade?feature=downloads');
    await fillSignIn(page, email);
    await press(page, 'Sign In');
    await expect(page).toHaveURL('/upgrade?feature=downloads');
  });

  for (const next of ['javascript:alert(1)', '//evil.example', '/\\evil.example']) {
    test(`S7: /auth?next=${next} stays here`, async ({ page, services }) => {
      const elsewhere: string[] = [];
      page.on('dialog', (dialog) => {
        elsewhere.push(dialog.message());
        return dialog.dismiss();
      });
      page.on('request', (request) => {
        if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
      });
      const { email } = await signUp(services);
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await fillSignIn(page, email);
      await press(page, 'Sign In');
      await expectEditor(page);
      await expect(page).toHaveURL('/');
      expect(elsewhere).toEqual([]);
    });
  }
});

test('the link of the mail sets a new password, once, and ends other sessions', async ({ page, services, browser }) => {
  const person = await signUp(services);
  const elsewhere = await browser.newContext();
  await signIn(elsewhere, person);
  await page.goto('/auth?mode=forgot');
  await page.getByLabel('Email').fill(person.email);
  await press(page, 'Send Reset Link');
  await expect(page.getByText('Check your mail')).toBeVisible();

  const [mail] = await waitForMails({ services }, person.email);
  const link = `/reset-password?token=${tokenOf(mail!)}`;
  expect(mail!.text).toContain(link);
  await page.goto(link);
  await page.getByLabel('New password').fill('an even longer password');
  await page.getByLabel('Confirm password').fill('an even longer passwort');
  await press(page, 'Set New Password');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill('an even longer password');
  await press(page, 'Set New Password');
  await expect(page.getByText('Your password is changed')).toBeVisible();
  const { origin } = new URL(page.url());
  expect((await elsewhere.request.get(`${origin}/api/auth/user`)).status()).toBe(401);
  await elsewhere.close();

  await page.getByRole('link', { name: 'Go to Sign In' }).click();
  await fillSignIn(page, person.email);
  await press(page, 'Sign In');
  await expect(page.getByRole('alert')).toContainText('Email or password is not right.');
  await fillSignIn(page, person.email, 'an even longer password');
  await press(page, 'Sign In');
  await expectEditor(page);

  await page.goto(link);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await press(page, 'Set New Password');
  await expect(page.getByRole('alert')).toContainText('This link has been used or has expired.');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});
