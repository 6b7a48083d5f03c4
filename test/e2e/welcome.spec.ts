import type { Page } from '@playwright/test';
import { holdBack } from './films.ts';
import { expect, expectEditor, test } from './fixtures.ts';

const PREFERENCES = '**/api/instructor-preferences*';

const heading = (page: Page) => page.getByRole('heading', { name: 'Welcome to Spinreel' });
const start = (page: Page) => page.getByRole('button', { name: /Get Started|Setting up/ });

test('a person without an instructor name gets the welcome form in place of every page', async ({ page, join }) => {
  await join({ instructorName: null });
  for (const path of ['/', '/upgrade', '/account-switch', '/nowhere']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('admins are not asked', async ({ page, join }) => {
  await join({ instructorName: null, role: 'admin' });
  await page.goto('/');
  await expectEditor(page);
});

test('both names are needed, blanks are none', async ({ page, join }) => {
  await join({ instructorName: null });
  await page.goto('/');
  const [name, studio] = [page.getByLabel('Your Name'), page.getByLabel('Studio Name')];
  for (const field of [name, studio]) await expect(field).toHaveAttribute('required');
  await expect(page.getByRole('listitem')).toHaveCount(4);
  await expect(start(page)).toBeDisabled();
  await name.fill('Jasmine');
  await studio.fill('   ');
  await expect(start(page)).toBeDisabled();
  await studio.fill('Sky Studio');
  await expect(start(page)).toBeEnabled();
  await name.fill('  ');
  await expect(start(page)).toBeDisabled();
});

test('saves trimmed names once, says Setting up..., and opens the editor with what the server then has', async ({
  page,
  join,
}) => {
  await join({ instructorName: null });
  await page.goto('/');
  await page.getByLabel('Your Name').fill('  Jasmine ');
  await page.getByLabel('Studio Name').fill(' Sky Studio  ');
  const answer = await holdBack(page, PREFERENCES);
  const [saving] = await Promise.all([page.waitForRequest(isSave), start(page).click()]);
  expect(saving.postDataJSON()).toEqual({ instructorName: 'Jasmine', studio: 'Sky Studio' });
  await expect(start(page)).toHaveText('Setting up...');
  await expect(start(page)).toBeDisabled();
  const refetch = page.waitForRequest(
    (request) => request.method() === 'GET' && /preferences\?t=\d+/.test(request.url()),
  );
  answer();
  await refetch;
  await expectEditor(page);
  await expect(heading(page)).toBeHidden();
  await expect(page.getByLabel('Instructor name')).toHaveValue('Jasmine');
  await expect(page.getByLabel('Studio', { exact: true })).toHaveValue('Sky Studio');
  await page.reload();
  await expectEditor(page);
});

const isSave = (request: { method(): string; url(): string }) =>
  request.method() === 'POST' && request.url().includes('/api/instructor-preferences');

test('shows when the preferences cannot be fetched, and a failed save is shown and logged', async ({
  page,
  join,
  log,
}) => {
  log.allow(/status of 50\d|500: |503: /);
  await join();
  await page.route(PREFERENCES, (route) => route.fulfill({ status: 503, body: 'resting' }));
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await page.getByLabel('Your Name').fill('Jasmine');
  await page.getByLabel('Studio Name').fill('Sky Studio');
  await start(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Your names could not be saved. Spinreel cannot be reached right now. Try again in a minute.',
  );
  expect(log.errors).toContainEqual(expect.stringContaining('503: resting'));
  await page.unroute(PREFERENCES);
  await start(page).click();
  await expectEditor(page);
});

test('in the editor a failed save of the names is shown too', async ({ page, join, log }) => {
  log.allow(/status of 503/);
  await join();
  await page.goto('/');
  await expectEditor(page);
  await page.route(PREFERENCES, (route) => route.fulfill({ status: 503, body: 'resting' }));
  await page.getByLabel('Instructor name').fill('Jade');
  await expect(page.getByText('Your details could not be saved')).toBeVisible();
  await expect(page.getByLabel('Instructor name')).toHaveValue('Jade');
});
