import type { Page } from '@playwright/test';
import { askToDelete, expect, openStudio, press, test } from './fixtures.ts';
import { expectLooks, showPart } from './looks.ts';
import { entry, OWNER, tab } from './people.ts';
import { pinAdminLists, pinOwnClips, pinTeam } from './pinned.ts';

test.use({ timezoneId: 'UTC' });

/** Goes along the tabs to a screen of the library and compares it. */
async function expectTabLooks(page: Page, name: string, ...tabs: string[]): Promise<void> {
  for (const each of tabs) await tab(page, each).click();
  await showPart(page, 'Step 3');
  await expectLooks(page, name);
}

test('the library looks as it was approved', async ({ page, join }) => {
  await join({ firstName: 'Jasmine' });
  await openStudio(page);
  await expectTabLooks(page, 'library-free', 'My Videos');
  await join({ role: 'pro', subscriptionStatus: 'pro', firstName: 'Jasmine' });
  await openStudio(page);
  await expectTabLooks(page, 'library', 'My Videos');
  await pinOwnClips(page);
  await openStudio(page);
  await expectTabLooks(page, 'library-clips', 'My Videos');
  await askToDelete(page, 'Tuesday class, part 2');
  await expectLooks(page, 'library-delete');
});

test('the admin console looks as it was approved', async ({ page, join }) => {
  await join({ role: 'admin', firstName: 'Jasmine' });
  await pinAdminLists(page);
  await pinOwnClips(page);
  await openStudio(page);
  await expectTabLooks(page, 'library-admin', 'Spinreel Library');
  await expectTabLooks(page, 'admin-users', 'Admin Panel', 'Users');
  const dialogs = { 'admin-cancel': 'End Now', 'admin-delete': 'Delete' };
  for (const [name, opener] of Object.entries(dialogs)) {
    await entry(page, 'olga@moon.example').getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLooks(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await press(page, 'Edit expiry date of bernadette.featherstonehaugh@pole-and-aerial-arts-collective.example');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectLooks(page, 'admin-expiry');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tab(page, 'Videos').click();
  await page.getByRole('combobox', { name: 'User' }).fill('mia');
  await page.getByRole('option', { name: 'mia@moon.example' }).click();
  await expect(page.getByRole('list', { name: 'Videos of mia@moon.example' })).toBeVisible();
  await expectTabLooks(page, 'admin-videos');
  await expectTabLooks(page, 'admin-studios', 'Studios');
  await expectTabLooks(page, 'admin-classes', 'Classes');
  await expectTabLooks(page, 'admin-activity', 'Activity');
  await entry(page, 'olga@moon.example').getByRole('button', { expanded: false }).click();
  await expectTabLooks(page, 'admin-history');
  await expectTabLooks(page, 'admin-audit', 'Audit log');
});

test('the studio console looks as it was approved', async ({ page, join }) => {
  await join({ ...OWNER, firstName: 'Jasmine', instructorName: 'Olga', studio: 'Moon Studio' });
  await openStudio(page);
  await expectTabLooks(page, 'team-empty', 'Admin Panel', 'Team Management');
  await pinTeam(page);
  await pinOwnClips(page);
  await openStudio(page);
  await expectTabLooks(page, 'owner-classes', 'Admin Panel');
  await expectTabLooks(page, 'team', 'Team Management');
  await tab(page, 'Video Management').click();
  await page.getByLabel('Team member', { exact: true }).selectOption('Mia');
  await expect(page.getByRole('list', { name: 'Videos of Mia' })).toBeVisible();
  await expectTabLooks(page, 'team-videos');
  await page.evaluate(() => scrollTo(0, 0));
  await press(page, 'Account');
  await expect(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible();
  await expectLooks(page, 'account-team', { moving: ['text=@example.com'] });
});
