import type { Page } from '@playwright/test';
import { lookAtInvitation } from '../../src/contract/studio.ts';
import { expectNoViolations, smallTargets } from './axe.ts';
import { button, expect, openStudio, press, test } from './fixtures.ts';
import { sample } from './footage.ts';
import { pin } from './looks.ts';
import { entry, openConsole, tab } from './people.ts';
import {
  OFFER,
  openWithCookieQuestion,
  pinAdminLists,
  pinCompression,
  pinOwnClips,
  pinTeam,
  pinTestVideos,
} from './pinned.ts';
import { buyPlan } from './plans.ts';

/** Looks at a page as it stands, once its heading says that it is in this state. */
async function expectState(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expectNoViolations(page, heading);
  expect(await smallTargets(page), heading).toEqual([]);
}

/** Looks at what stands in the tabs of the library; accessibility.spec.ts looks at the page around it. */
async function expectPanel(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
  await expectNoViolations(page, name, '[role=tabpanel]');
}

/** Opens a dialog by a button, looks at it, and closes it. */
async function expectDialog(page: Page, opener: string, title: string): Promise<void> {
  await button(page, opener).first().click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expectNoViolations(page, title, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: title })).toHaveCount(0);
}

test('an invitation, for a visitor: open, to an account, over in each way', async ({ page }) => {
  const states = [
    [{ status: 'open' }, 'Join Moon Studio'],
    [{ status: 'open', hasAccount: true }, 'Join Moon Studio'],
    [{ status: 'expired' }, 'This invitation is over'],
    [{ status: 'closed' }, 'This invitation is over'],
    [{ status: 'accepted' }, 'You are on the team'],
  ] as const;
  for (const [state, heading] of states) {
    await pin(page, lookAtInvitation, { ...OFFER, ...state });
    await page.goto('/join?token=t');
    await expectState(page, heading);
  }
  await page.unrouteAll();
  await page.goto('/join?token=t');
  await expectState(page, 'This invitation is over');
  await page.goto('/reset-password?token=t');
  await expectState(page, 'Set a new password');
  await page.goto('/reset-password');
  await expectState(page, 'Set a new password');
  await openWithCookieQuestion(page);
  await expectState(page, 'May we use advertising cookies?');
});

test('an invitation, for a person: theirs, and for another account; payments, plans and tools', async ({
  page,
  join,
  log,
}) => {
  log.allow(/Compression failed/);
  const { email } = await join();
  await pin(page, lookAtInvitation, { ...OFFER, email });
  await page.goto('/join?token=t');
  await expect(button(page, 'Join Moon Studio')).toBeVisible();
  await expectState(page, 'Join Moon Studio');
  await pin(page, lookAtInvitation, OFFER);
  await page.goto('/join?token=t');
  await expect(button(page, 'Switch Account')).toBeVisible();
  await expectState(page, 'Join Moon Studio');

  const sessionId = await buyPlan(page, 'individual_pro');
  await page.goto(`/subscription/success?payment_success=true&session_id=${sessionId}`);
  await press(page, 'Stay here');
  await expectState(page, 'Welcome to Pro!');
  await page.goto('/upgrade?error=payment_failed');
  await expect(page.getByRole('alert').filter({ hasText: 'Active Subscription' })).toBeVisible();
  await expectState(page, 'Upgrade to Pro');

  await pinTestVideos(page);
  await page.goto('/transparency-test');
  await press(page, 'Generate New Test Videos');
  await page.getByRole('button', { name: 'Show URLs' }).first().click();
  await expectState(page, 'Slide up');
  const compression = async () => {
    await page.goto('/compression');
    await page.locator('input[type=file]').setInputFiles(sample('h264_portrait_720x1080_1s.mp4'));
    await expectState(page, 'Video Compression Tool');
    await press(page, 'Compress Video');
  };
  await page.route('**/api/compress-video', (route) => route.abort(), { times: 1 });
  await compression();
  await expect(page.getByRole('alert').filter({ hasText: 'Compression Failed' })).toBeVisible();
  await expectState(page, 'Video Compression Tool');
  await pinCompression(page);
  await compression();
  await expectState(page, 'Compression Complete');
});

test('dialogs of the library, the plan and the consoles', async ({ page, join }) => {
  await join();
  await openStudio(page);
  await tab(page, 'My Videos').click();
  await expectPanel(page, 'the way to Pro');
  await buyPlan(page, 'studio_pro');
  await pinTeam(page);
  await pinOwnClips(page);
  await openStudio(page);
  await tab(page, 'My Videos').click();
  await expectPanel(page, 'own clips');
  await press(page, 'More: Tuesday class, part 2');
  await expectNoViolations(page, 'the menu of a clip', '[role=menu]');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this video?' });
  await expect(question).toBeVisible();
  await expectNoViolations(page, 'Delete this video?', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await press(page, 'Account');
  await expectDialog(page, 'Cancel Subscription', 'Cancel your subscription?');
  await expectDialog(page, 'Downgrade to Individual Pro', 'Downgrade to Individual Pro?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tab(page, 'Admin Panel').click();
  await press(page, 'Add Class Type');
  await expect(page.getByRole('form', { name: 'Add a class type' })).toBeVisible();
  await expectPanel(page, 'a new class type');
  await tab(page, 'Team Management').click();
  await expect(entry(page, 'Nina')).toBeVisible();
  await expectPanel(page, 'the team');
  await expectDialog(page, 'Remove', 'Remove Mia?');
  await press(page, 'Edit display name');
  await expectPanel(page, 'a new name');
  await tab(page, 'Video Management').click();
  await page.getByLabel('Team member', { exact: true }).selectOption('Mia');
  await expect(page.getByRole('list', { name: 'Videos of Mia' })).toBeVisible();
  await expectPanel(page, 'videos of a member');

  await join({ role: 'admin' });
  await pinAdminLists(page);
  await openConsole(page);
  await expectDialog(page, 'Cancel Sub', 'Cancel subscription?');
  await expectDialog(page, 'Delete', 'Delete user?');
  await expectDialog(page, 'Reset Names', 'Reset name changes?');
  const granted = 'bernadette.featherstonehaugh@pole-and-aerial-arts-collective.example';
  await expectDialog(page, `Edit expiry date of ${granted}`, 'Expiration date');
  await tab(page, 'Activity').click();
  await entry(page, 'olga@moon.example').getByRole('button', { expanded: false }).click();
  await expect(page.getByText('Chair Flow with Olga')).toBeVisible();
  await expectPanel(page, 'a history');
});
