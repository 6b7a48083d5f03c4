import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getPreferences, savePreferences } from '../../src/contract/profile.ts';
import { expectNoViolations } from './accessible.ts';
import { callsOf, fail, hold } from './answers.ts';
import { allow } from './faults.ts';
import { person, signIn } from './people.ts';
import { openPage } from './show.tsx';

const heading = page.getByRole('heading', { name: 'Welcome to Spinreel' });
const editor = page.getByRole('heading', { name: 'Add Your Class Information' });
const start = page.getByRole('button', { name: /Get Started|Setting up/ });

test('a person without an instructor name gets the welcome form in place of every page [S2.4 S4.2]', async () => {
  signIn(person(), { instructorName: '' });
  for (const path of ['/', '/upgrade', '/account-switch', '/nowhere']) {
    await openPage(path);
    await expect.element(heading).toBeVisible();
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
  }
});

test('admins are not asked [S2.4]', async () => {
  signIn(person('admin'), { instructorName: '' });
  await openPage('/');
  await expect.element(editor).toBeVisible();
});

test('both names are needed, blanks are none [S2.30 S5.14]', async () => {
  signIn(person(), { instructorName: '' });
  await openPage('/');
  const [name, studio] = [page.getByLabelText('Your Name'), page.getByLabelText('Studio Name')];
  for (const field of [name, studio]) await expect.element(field).toBeRequired();
  expect(page.getByRole('listitem').elements()).toHaveLength(4);
  await expectNoViolations();
  await expect.element(start).toBeDisabled();
  await name.fill('Jasmine');
  await studio.fill('   ');
  await expect.element(start).toBeDisabled();
  await studio.fill('Sky Studio');
  await expect.element(start).toBeEnabled();
  await name.fill('  ');
  await expect.element(start).toBeDisabled();
});

test('saves trimmed names once, says Setting up..., and opens the editor with what the server then has [S2.30 S4.3 S5.14]', async () => {
  signIn(person(), { instructorName: '' });
  await openPage('/');
  await page.getByLabelText('Your Name').fill('  Jasmine ');
  await page.getByLabelText('Studio Name').fill(' Sky Studio  ');
  const release = hold(savePreferences);
  await start.click();
  await expect.element(start).toHaveTextContent('Setting up...');
  await expect.element(start).toBeDisabled();
  const names = { instructorName: 'Jasmine', studio: 'Sky Studio' };
  await expect.poll(() => callsOf(savePreferences).map(({ body }) => body)).toEqual([names]);
  const before = callsOf(getPreferences).length;
  release();
  await expect.element(editor).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Instructor name')).toHaveValue('Jasmine');
  await expect.element(page.getByLabelText('Studio', { exact: true })).toHaveValue('Sky Studio');
  await expect.poll(() => callsOf(getPreferences).at(-1)?.query.t).toMatch(/^\d+$/);
  await expect.poll(() => callsOf(getPreferences).length).toBeGreaterThan(before);
});

test('shows when the preferences cannot be fetched, and a failed save is shown and logged [S4.2 S8.14 S8.15]', async () => {
  allow(/503: resting/);
  signIn(person());
  const mended = [fail(getPreferences, 503, 'resting'), fail(savePreferences, 503, 'resting')];
  await openPage('/');
  await expect.element(heading).toBeVisible();
  await page.getByLabelText('Your Name').fill('Jasmine');
  await page.getByLabelText('Studio Name').fill('Sky Studio');
  await start.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Your names could not be saved. Spinreel cannot be reached right now. Try again in a minute.');
  for (const mend of mended) mend();
  await start.click();
  await expect.element(editor).toBeVisible();
});

test('in the editor a failed save of the names is shown too [S8.15]', async () => {
  signIn(person());
  await openPage('/');
  await expect.element(editor).toBeVisible();
  fail(savePreferences, 503, 'resting');
  await page.getByLabelText('Instructor name').fill('Jade');
  await expect.element(page.getByText('Your details could not be saved')).toBeVisible();
  await expect.element(page.getByLabelText('Instructor name')).toHaveValue('Jade');
});
