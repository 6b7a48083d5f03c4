import type { Page } from '@playwright/test';
import { expect, openStudio, openTool, press, test } from '../journeys/fixtures.ts';
import { entry, OWNER, openConsole, tab } from '../journeys/people.ts';
import { showPart } from './looks.ts';
import { pinAdminLists, pinOwnClips, pinTeam } from './pinned.ts';
import { type Scene, type Screen, tour } from './tour.ts';

test.use({ timezoneId: 'UTC' });

const DIALOG = '[role=dialog]';
const PANEL = '[role=tabpanel]';

/** A screen of the library, along the tabs to it. */
const behind = (name: string, ...tabs: string[]) => ({
  name,
  reach: async ({ page }: Scene) => {
    for (const each of tabs) await tab(page, each).click();
    await top(page);
  },
  axe: PANEL,
});

/** Shows the screen from its beginning. */
const top = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

/** A dialog by the button that opens it; the one before it is closed. */
const dialog = (name: string, title: string, opener: string, whose?: string) => ({
  name,
  reach: async ({ page }: Scene) => {
    await closeDialogs(page);
    const place = whose === undefined ? page : entry(page, whose);
    await place
      .getByRole('button', { name: new RegExp(`^${opener}`) })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  },
  axe: DIALOG,
});

async function closeDialogs(page: Page): Promise<void> {
  for (let open = await page.getByRole('dialog').count(); open > 0; open--) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const OLGA = 'olga@moon.example';
const GRANTED = 'bernadette.featherstonehaugh@pole-and-aerial-arts-collective.example';

const ADMIN: Screen[] = [
  {
    name: 'library-admin',
    wide: true,
    reach: async ({ page }) => {
      await openTool(page, 'Background');
      await showPart(page, 'Step 3');
    },
  },
  { ...behind('admin-users', 'Admin Panel', 'Users'), wide: true, axe: 'html' },
  dialog('admin-cancel', 'End the subscription now?', 'End now', OLGA),
  {
    ...dialog('cancel a subscription', 'Cancel subscription?', 'Cancel Sub'),
    picture: false,
    apart: '[type=radio]',
  },
  dialog('admin-delete', 'Delete user?', 'Delete', OLGA),
  { ...dialog('reset names', 'Reset name changes?', 'Reset Names'), picture: false },
  dialog('admin-expiry', 'Expiration date', `Edit expiry date of ${GRANTED}`),
  {
    name: 'admin-videos',
    reach: async ({ page }) => {
      await closeDialogs(page);
      await tab(page, 'Videos').click();
      await page.getByRole('combobox', { name: 'User' }).fill('mia');
      await page.getByRole('option', { name: 'mia@moon.example' }).click();
      await expect(page.getByRole('list', { name: 'Videos of mia@moon.example' })).toBeVisible();
      await top(page);
    },
    axe: PANEL,
  },
  behind('admin-studios', 'Studios'),
  behind('admin-classes', 'Classes'),
  behind('admin-activity', 'Activity'),
  {
    name: 'admin-history',
    reach: async ({ page }) => {
      await entry(page, OLGA).getByRole('button', { expanded: false }).click();
      await expect(page.getByText('Chair Flow with Olga')).toBeVisible();
      await top(page);
    },
    axe: PANEL,
  },
  behind('admin-audit', 'Audit log'),
  { ...behind('admin-queue', 'Activity', 'Queue'), wide: true },
];

const OWNER_CONSOLE: Screen[] = [
  {
    name: 'team-empty',
    reach: async ({ page }) => {
      await openConsole(page);
      await expect(page.getByText('Nobody is on your team yet.', { exact: false })).toBeVisible();
    },
  },
  { ...behind('videos of nobody', 'Video Management'), picture: false },
  {
    name: 'owner-classes',
    wide: true,
    reach: async ({ page }) => {
      await pinTeam(page);
      await pinOwnClips(page, [{ id: 'mia', name: 'Mia' }]);
      await openConsole(page);
      await tab(page, 'Class Types & Descriptions').click();
      await top(page);
    },
    axe: PANEL,
  },
  { ...behind('team', 'Team Management'), wide: true },
  { ...dialog('remove a member', 'Remove Mia?', 'Remove'), picture: false },
  {
    name: 'a new name for a member',
    reach: async ({ page }) => {
      await closeDialogs(page);
      await press(page, 'Edit display name');
    },
    picture: false,
    axe: PANEL,
  },
  {
    name: 'team-videos',
    reach: async ({ page }) => {
      await tab(page, 'Video Management').click();
      await page.getByLabel('Videos of', { exact: true }).selectOption('Mia');
      await expect(page.getByRole('list', { name: 'Videos of Mia' })).toBeVisible();
      await top(page);
    },
    axe: PANEL,
  },
  {
    name: 'the brand kit of a studio',
    reach: async ({ page }) => {
      await tab(page, 'Brand kit').click();
      await expect(page.getByRole('switch', { name: 'Lock it for my team' })).toBeVisible();
    },
    picture: false,
    axe: PANEL,
  },
  {
    ...dialog('account-team', 'Account Settings', 'Account'),
    picture: { moving: ['text=@example.com'] },
  },
  {
    name: 'a new class type',
    reach: async ({ page }) => {
      await closeDialogs(page);
      await tab(page, 'Class Types & Descriptions').click();
      await press(page, 'Add class type');
      await expect(page.getByRole('form', { name: 'Add a class type' })).toBeVisible();
    },
    picture: false,
    axe: PANEL,
  },
];

const begin = async ({ page }: Scene) => {
  await pinAdminLists(page);
  await pinOwnClips(page);
  await openStudio(page);
};
tour('the admin console [B39 B40]', { who: { firstName: 'Jasmine', role: 'admin' }, begin }, ADMIN);

const OLGAS = { ...OWNER, firstName: 'Jasmine', instructorName: 'Olga', studio: 'Moon Studio' };
tour('the studio console [B39 B40]', { who: OLGAS }, OWNER_CONSOLE);
