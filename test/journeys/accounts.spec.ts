import { tokenOf, waitForMails } from '../outbox.ts';
import { expect, expectEditor, press, signIn, signUp, test } from './fixtures.ts';

test('the link of the mail sets a new password and ends other sessions [S7.7]', async ({ page, services, browser }) => {
  const person = await signUp(services);
  const elsewhere = await browser.newContext();
  await signIn(elsewhere, person);
  await page.goto('/auth?mode=forgot');
  await page.getByLabel('Email').fill(person.email);
  await press(page, 'Send reset link');
  await expect(page.getByText('Check your email')).toBeVisible();

  const [mail] = await waitForMails({ services }, person.email);
  const link = `/reset-password?token=${tokenOf(mail!)}`;
  expect(mail!.text).toContain(link);
  await page.goto(link);
  await page.getByLabel('New password').fill('an even longer password');
  await page.getByLabel('Confirm password').fill('an even longer password');
  await press(page, 'Set new password');
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  const { origin } = new URL(page.url());
  expect((await elsewhere.request.get(`${origin}/api/auth/user`)).status()).toBe(401);
  await elsewhere.close();

  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('an even longer password');
  await press(page, 'Sign In');
  await expectEditor(page);
});
