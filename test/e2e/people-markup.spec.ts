import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { classDescriptions, classTypes, users } from '../../src/server/db/schema.ts';
import { expect, newEmail, signIn, signUp, test } from './fixtures.ts';
import { addClip, addDownload, giveSeat, OWNER, openConsole, tab } from './people.ts';

/** 30 characters at most. */
const EVIL = '<img src=x onerror=alert(1)>';

/** The markup stands there as text, and nothing of it has become part of the page. */
async function expectText(page: Page): Promise<void> {
  await expect(page.getByText(EVIL).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
}

test('S4: names that are markup stay text in every console', async ({ page, join, services, context }) => {
  const run: string[] = [];
  page.on('dialog', (dialog) => {
    run.push(dialog.message());
    void dialog.dismiss();
  });
  const owner = await join({ ...OWNER, instructorName: EVIL, studio: EVIL });
  const member = await signUp(services, { role: 'studio_team', instructorName: EVIL, studio: EVIL });
  await services.db.update(users).set({ firstName: EVIL, lastName: EVIL }).where(eq(users.id, member.id));
  await giveSeat(services, owner, { email: member.email, name: EVIL, member });
  await giveSeat(services, owner, { email: newEmail(), name: `${EVIL}2` });
  await services.db.insert(classTypes).values({ classType: EVIL, userId: owner.id });
  await services.db.insert(classDescriptions).values({ className: EVIL, description: EVIL, userId: owner.id });
  await addClip(services, member.id, EVIL);
  await addDownload(services, member, { instructorName: EVIL, classType: EVIL });

  await openConsole(page);
  await expectText(page);
  await tab(page, 'Team Management').click();
  await expectText(page);
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect(page.getByRole('dialog', { name: `Remove ${EVIL}?` })).toBeVisible();
  await page.keyboard.press('Escape');
  await tab(page, 'Video Management').click();
  await page.getByLabel('Team member', { exact: true }).selectOption(EVIL);
  await expect(page.getByRole('button', { name: `Use: ${EVIL}` })).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  await signIn(context, await signUp(services, { role: 'admin' }));
  await openConsole(page);
  await page.getByLabel('Search users').fill(member.email);
  await expectText(page);
  await tab(page, 'Videos').click();
  await page.getByRole('combobox', { name: 'User' }).fill(member.email);
  await page.getByRole('option', { name: member.email }).click();
  await expect(page.getByRole('button', { name: `Use: ${EVIL}` })).toBeVisible();
  await tab(page, 'Studios').click();
  await page.getByLabel('Search studios').fill(owner.email);
  await expectText(page);
  await tab(page, 'Activity').click();
  await page.getByLabel('Search activity').fill(member.email);
  await expectText(page);
  await page.getByRole('listitem', { name: member.email }).getByRole('button', { expanded: false }).click();
  await expect(page.getByText(`${EVIL} with ${EVIL}`)).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(run, 'markup that was run').toEqual([]);
});
