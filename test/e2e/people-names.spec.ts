import { eq } from 'drizzle-orm';
import { classTypes, instructorPreferences } from '../../src/server/db/schema.ts';
import { button, expect, expectEditor, openStudio, press, test } from './fixtures.ts';

const EDIT = 'Edit instructor name';

test('Individual Pro changes the instructor name twice, then asks support', async ({ page, join, services, log }) => {
  log.allow(/status of 502/);
  const { id, email } = await join({ role: 'pro', instructorName: 'Jade' });
  await openStudio(page);
  const name = page.getByLabel('Instructor name', { exact: true });
  const left = (count: number) => page.getByText(`Name changes left: ${count}/2`);
  await expect(name).toHaveAttribute('readonly');
  await expect(left(2)).toBeVisible();

  await press(page, EDIT);
  await name.fill('Nobody');
  await name.press('Escape');
  await press(page, EDIT);
  await name.fill('Nobody');
  await press(page, 'Cancel');
  await expect(name).toHaveValue('Jade');
  await press(page, EDIT);
  await name.fill('   ');
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expect(button(page, 'Save')).toBeDisabled();
  await name.fill('n'.repeat(31));
  await expect(name).toHaveValue('n'.repeat(30));
  await name.fill('Ruby');
  // The change is counted, but the name is not saved: trying again does not count a second one.
  const preferences = '**/api/instructor-preferences';
  await page.route(preferences, (route) => route.fulfill({ status: 502, body: 'proxy' }), { times: 1 });
  await press(page, 'Save');
  await expect(page.getByText('Failed to update name')).toBeVisible();
  await press(page, 'Save');
  await expect(page.getByText('Your name is changed.')).toBeVisible();
  await expect(name).toHaveValue('Ruby');
  await expect(left(1)).toBeVisible();

  await page.reload();
  await expectEditor(page);
  await expect(name).toHaveValue('Ruby');
  await press(page, EDIT);
  await name.fill('Pearl');
  await name.press('Enter');
  await expect(left(0)).toBeVisible();
  await expect(button(page, EDIT)).toHaveCount(0);
  const address = await page.getByRole('link', { name: 'Contact Support' }).getAttribute('href');
  const mail = new URL(address!);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('subject')).toBe(`Name change for ${email}`);
  expect(mail.searchParams.get('body')).toContain('Current instructor name: Pearl');
  const refused = await page.request.post('/api/track-name-change');
  expect([refused.status(), await refused.json()]).toMatchObject([403, { maxReached: true }]);

  // Used up elsewhere meanwhile: the change is stopped, and support is offered.
  const row = eq(instructorPreferences.userId, id);
  await services.db.update(instructorPreferences).set({ nameChangeCount: 1 }).where(row);
  await page.reload();
  await press(page, EDIT);
  await services.db.update(instructorPreferences).set({ nameChangeCount: 2 }).where(row);
  await name.fill('Opal');
  await press(page, 'Save');
  await expect(page.getByText(/You have used all 2 changes of your name/)).toBeVisible();
  await press(page, 'Cancel');
  await expect(name).toHaveValue('Pearl');
  await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible();
});

test('class types that another part of the page has changed are fetched again', async ({ page, join, services }) => {
  const { id: userId } = await join({ role: 'pro' });
  await openStudio(page);
  const types = page.getByLabel('Class type', { exact: true });
  await expect(types).toBeEnabled();
  await services.db.insert(classTypes).values({ classType: 'Chair Flow', userId });
  await page.evaluate(() => window.dispatchEvent(new Event('customClassTypesUpdated')));
  await expect.poll(() => types.getByRole('option').allTextContents()).toContain('Chair Flow');
});
