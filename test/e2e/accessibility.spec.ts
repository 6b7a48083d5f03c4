import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addFilm, giveFilm } from './films.ts';
import { expect, openStudio, test } from './fixtures.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the page, or a part of it, as it stands; what moves in is waited for, since half-transparent text has no contrast. */
async function expectNoViolations(page: Page, screen: string, part = 'html'): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))));
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(LEVELS).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
  expect(found, screen).toEqual([]);
}

test('pages of visitors', async ({ page }) => {
  for (const path of [
    '/',
    '/auth',
    '/auth?mode=create',
    '/auth?mode=forgot',
    '/upgrade?error=payment_failed',
    '/mock-checkout',
    '/subscription/success',
    '/nowhere',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page, path);
  }
});

test('forms with their errors', async ({ page }) => {
  await page.goto('/auth?mode=create');
  await page.getByLabel('Email').fill('no address');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm password').fill('54321');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Use at least 6 characters.')).toBeVisible();
  await expectNoViolations(page, 'registration');
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.goto('/auth');
  await page.getByLabel('Email').fill('name@example.com');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page, 'sign-in');
});

test('welcome form', async ({ page, join }) => {
  await join({ instructorName: null });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome to Spinreel' })).toBeVisible();
  await expectNoViolations(page, 'welcome');
});

test('editor, from the first step to the finished film', async ({ page, join, services }) => {
  const { id } = await join({ role: 'pro' });
  await openStudio(page);
  await expect(page.getByRole('button', { name: 'Select: Sound Loop' })).toBeAttached();
  await expectNoViolations(page, 'as it opens');
  await page.getByRole('button', { name: 'Edit Promotion' }).click();
  await page.getByRole('button', { name: 'Select: Sound Loop' }).click();
  await page.getByLabel('Class type', { exact: true }).selectOption('Add New Custom...');
  await page.getByRole('slider', { name: 'Duration in seconds' }).press('Home');
  await page.getByLabel('Date', { exact: true }).click();
  await expect(page.locator('table')).toBeVisible();
  await expectNoViolations(page, 'with everything open');
  await page.keyboard.press('Escape');
  await page.route('**/api/generate-video', () => undefined);
  await page.getByRole('button', { name: 'Generate Video' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Creating your video...' })).toBeVisible();
  await expectNoViolations(page, 'progress', '[role=dialog]');
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await giveFilm(page, await addFilm(services, id));
  await page.getByRole('button', { name: 'Generate Video' }).last().click();
  await expect(page.getByLabel('Your finished video')).toBeVisible();
  await expectNoViolations(page, 'finished', 'aside');
});

test('account dialogs', async ({ page, join }) => {
  await join();
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible();
  await expectNoViolations(page, 'settings', '[role=dialog]');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible();
  await expectNoViolations(page, 'change password', '[role=dialog]');
});
