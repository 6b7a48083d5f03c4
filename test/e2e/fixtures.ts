import { test as base, expect, type Page } from '@playwright/test';

/** Console errors that a test expects, because it provokes them: the browser itself reports every 4xx and lost line. */
const BY_THE_BROWSER = /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_)/;

export { expect };

/** The test with a page on which no unexpected error may appear. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !BY_THE_BROWSER.test(message.text())) errors.push(message.text());
    });
    await use(page);
    expect(errors, 'errors in the console').toEqual([]);
  },
});

export const PASSWORD = 'a long password';

/** An address that nobody has yet. */
export function newEmail(): string {
  return `${crypto.randomUUID()}@example.com`;
}

/** Creates an account on the sign-in screen; ends on the welcome form. */
export async function register(page: Page, email = newEmail()): Promise<string> {
  await page.goto('/auth?mode=create');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel(/18 or older/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Spinreel' })).toBeVisible();
  return email;
}

/** A new person who has said who they are; ends in the editor. */
export async function enterStudio(page: Page, email?: string): Promise<string> {
  const used = await register(page, email);
  await page.getByLabel('Your Name').fill('Jasmine');
  await page.getByLabel('Studio Name').fill('Sky Studio');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Add Your Class Information' })).toBeVisible();
  return used;
}
