import { eq } from 'drizzle-orm';
import { users } from '../../src/server/db/schema.ts';
import { askToDelete, button, expect, openStudio, press, test } from './fixtures.ts';
import { sample } from './footage.ts';
import { pinOwnClips } from './pinned.ts';

test.describe('who sees what', () => {
  test('a free user sees the way to Pro in place of the upload buttons, and no Admin Panel', async ({ page, join }) => {
    await join();
    await openStudio(page);
    await expect(page.getByRole('tab')).toHaveText(['Spinreel Library', 'My Videos']);
    await expect(button(page, 'Add Single')).toHaveCount(0);
    await page.getByRole('tab', { name: 'My Videos' }).click();
    const panel = page.getByRole('tabpanel', { name: 'My Videos' });
    await expect(panel.getByRole('heading', { name: 'Upgrade to Pro' })).toBeVisible();
    await expect(panel).toContainText('$6.99/month');
    await expect(button(page, 'Add Single')).toHaveCount(0);
    await panel.getByRole('link', { name: 'Upgrade to Pro' }).click();
    await expect(page).toHaveURL(/\/upgrade\?feature=videos$/);
  });

  test('the Admin Panel is for admins and studio owners, also while it is open', async ({ page, join, services }) => {
    const { id } = await join({ role: 'studio_owner' });
    await openStudio(page);
    await page.getByRole('tab', { name: 'Admin Panel' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Admin Panel' })).not.toContainText('Access restricted');
    await services.db.update(users).set({ role: 'user' }).where(eq(users.id, id));
    // The next look at the person; here by another tab that signs in.
    await page.evaluate(() => new BroadcastChannel('spinreel-session').postMessage('begun'));
    await expect(page.getByText('Access restricted - Admin or Studio Owner access required')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Admin Panel' })).toHaveCount(0);
  });
});

test('admins add to everybody’s library and delete from it; others cannot', async ({ page, join }) => {
  await join({ role: 'admin' });
  await openStudio(page);
  await expect(button(page, 'Bulk Upload')).toBeVisible();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Add Single')]);
  await chooser.setFiles(sample('h264_portrait_720x1080_1s.mp4'));
  const select = button(page, 'Select: h264_portrait_720x1080_1s');
  await expect(select).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Upload complete!').first()).toBeHidden();
  await page.getByRole('tab', { name: 'My Videos' }).click();
  await expect(page.getByText('You have no videos yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'Spinreel Library' }).click();
  await select.click();

  await askToDelete(page, 'h264_portrait_720x1080_1s');
  const dialog = page.getByRole('dialog', { name: 'Delete this video?' });
  await page.route('**/api/delete-background/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The video was not deleted. Unable to connect to the server. Please try again.',
  );
  await page.unroute('**/api/delete-background/*');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /h264_portrait/ })).toHaveCount(0);
  await expect(button(page, 'Selected: Black')).toBeVisible();
});

test('U12: deletion stands behind a menu of 44 px, by finger and by keyboard, and asks what is to happen', async ({
  page,
  join,
}) => {
  await join({ role: 'pro' });
  await pinOwnClips(page);
  await openStudio(page);
  await page.getByRole('tab', { name: 'My Videos' }).click();
  const more = button(page, 'More: Tuesday class, part 2');
  await expect(button(page, 'Add Single')).toBeVisible();
  await more.scrollIntoViewIfNeeded();
  // What a finger hits that comes down 21 px beside the button's middle, in each direction.
  const hit = await more.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const beside = [
      [21, 0],
      [-21, 0],
      [0, 21],
      [0, -21],
    ] as const;
    return beside.map(([x, y]) => document.elementFromPoint(left + width / 2 + x, top + height / 2 + y) === element);
  });
  expect(hit).toEqual([true, true, true, true]);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);

  await button(page, 'Select: Tuesday class, part 2').focus();
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Delete' });
  await expect(item).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this video?' });
  await expect(dialog).toContainText('Videos that you have made with it stay as they are.');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(more, 'the focus is where it was').toBeFocused();
});

test('the library that cannot be loaded says so and can be tried again', async ({ page, join }) => {
  await join({ role: 'pro' });
  await page.route('**/api/background-videos', (route) => route.abort());
  await openStudio(page);
  await expect(page.getByRole('alert')).toContainText('The backgrounds could not be loaded.');
  await page.unroute('**/api/background-videos');
  await press(page, 'Try again');
  await expect(button(page, 'Select: Sound Loop')).toBeVisible();
});

test.describe('by keyboard alone', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the focus previews, Escape stops, Enter selects, the arrows change the tab', async ({ page, join }) => {
    await join({ role: 'pro' });
    await openStudio(page);
    const panel = page.getByRole('region', { name: 'Choose Background' });
    await expect(button(page, 'Select: Sound Loop')).toBeVisible();
    const plays = panel.locator('video');
    await page.getByRole('tab', { name: 'Spinreel Library' }).focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Selected: Black')).toBeFocused();
    await page.keyboard.press('Tab');
    const first = panel.getByRole('listitem').nth(1);
    await expect(first.locator('video')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(first.locator('video')).toHaveCount(0);
    const second = panel.getByRole('listitem').nth(2);
    await expect(second.locator('video')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(plays).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(second.getByRole('button', { name: /^Selected:/ })).toBeFocused();
    await page.getByRole('tab', { name: 'Spinreel Library' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'My Videos' })).toHaveAttribute('aria-selected', 'true');
    await expect(button(page, 'Add Single')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Add Single')).toBeFocused();
  });
});
