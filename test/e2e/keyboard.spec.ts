import type { Locator, Page } from '@playwright/test';
import { button, expect, expectEditor, newEmail, PASSWORD, test } from './fixtures.ts';
import { OWNER } from './people.ts';

/** Presses Tab until `target` has the focus, as somebody does who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 100; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function pressKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('from the landing page to the downloaded film by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await pressKey(page, page.getByRole('link', { name: 'Get Started Free' }).first());
  await write(page, page.getByLabel('Email'), newEmail());
  await write(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await write(page, page.getByLabel('Confirm password'), PASSWORD);
  await pressKey(page, page.getByRole('checkbox'), 'Space');
  await pressKey(page, button(page, 'Create Account'));
  await write(page, page.getByLabel('Your Name'), 'Jasmine');
  await write(page, page.getByLabel('Studio Name'), 'Sky Studio');
  await page.keyboard.press('Enter');
  await expectEditor(page);

  const classType = page.getByLabel('Class type', { exact: true });
  await expect(classType.getByRole('option', { name: 'Spin Basics' })).toBeAttached();
  await write(page, classType, 'Spin Basics');
  await expect(classType).toHaveValue(/./);
  await write(page, page.getByLabel('Schedule'), 'Every Th');
  await expect(page.getByLabel('Schedule')).toHaveValue('Every Thursday');
  await write(page, page.getByLabel('Class details'), 'Bring water');
  // A group of chips is one stop; the arrows choose.
  await pressKey(page, page.getByRole('radio', { name: 'Sensual' }), 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Enchanting' })).toBeChecked();
  await pressKey(page, button(page, 'Generate Promotion'));
  await expect(page.getByText('Every Thursday', { exact: false }).last()).toBeVisible();
  await pressKey(page, button(page, 'Select: Sound Loop'));
  await expect(page.getByText('With background video')).toBeVisible();
  await pressKey(page, page.getByRole('slider', { name: 'Duration in seconds' }), 'Home');
  await pressKey(page, button(page, 'Generate Video'));
  await expect(button(page, 'Download Video')).toBeEnabled({ timeout: 90_000 });
  const saving = page.waitForEvent('download');
  await pressKey(page, button(page, 'Download Video'));
  expect((await saving).suggestedFilename()).toMatch(/\.mp4$/);
});

test('an owner goes to the team, invites and takes back by keyboard alone', async ({ page, join }) => {
  await join({ ...OWNER, instructorName: 'Olga', studio: 'Moon Studio' });
  await page.goto('/');
  await expectEditor(page);
  await pressKey(page, page.getByRole('banner').getByRole('link', { name: 'Team' }));
  const email = newEmail();
  await write(page, page.getByLabel('Name', { exact: true }), 'Mia');
  await write(page, page.getByLabel('Email', { exact: true }), email);
  await page.keyboard.press('Enter');
  const seat = page.getByRole('listitem', { name: 'Mia', exact: true });
  await expect(seat).toContainText(email);
  // The focus is in the form below the list: back with Shift.
  const remove = seat.getByRole('button', { name: 'Remove' });
  for (let step = 0; step < 10 && !(await remove.evaluate((e) => e === document.activeElement)); step++) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await pressKey(page, page.getByRole('dialog').getByRole('button', { name: 'Remove Member' }));
  await expect(seat).toHaveCount(0);
  await expect(page.getByText('0 of 10 seats taken')).toBeVisible();
});
