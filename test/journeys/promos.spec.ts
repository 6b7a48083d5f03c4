import type { Page } from '@playwright/test';
import { addDays } from '../../src/web/features/facts/calendar.ts';
import { dayName, today } from '../../src/web/ui/dates.ts';
import { contentOf } from '../promo.ts';
import { expect, expectEditor, openTool, PASSWORD, press, test } from './fixtures.ts';

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign In');
  await expectEditor(page);
}

test('a promo made on one device is on another after a sign-out; next week’s is two taps from its film [B62 B64 B69 F-S1 F-S3]', async ({
  page,
  join,
  browser,
}) => {
  const { email } = await join();
  const last = addDays(today(), -4);
  const day = (date: string) => dayName(date, 'en-US');
  const text = `Join me\n\n${day(last)}, 7:00 PM`;
  const content = contentOf({ text, form: { date: last } });
  const saved = await page.request.put(`/api/promos/${crypto.randomUUID()}`, { data: { version: 0, content } });
  expect(saved.status()).toBe(200);
  await page.goto('/');
  await expectEditor(page);
  await page.getByLabel('Class details').fill('Bring a friend');
  // At once: what has not settled yet is sent on the way out.
  await press(page, 'Logout');
  await expect(page.getByRole('link', { name: 'Start Creating for Free' }).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Bring a friend');

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await enter(phone, email);
  await expect(phone.getByLabel('Class details')).toHaveValue('Bring a friend');
  await expect(phone.getByText(/^This class was on/)).toBeVisible();

  await press(phone, 'Use again for next week');
  await expect(phone.getByText(/^This class was on/)).toHaveCount(0);
  await press(phone, 'Generate Video');
  await expect(phone.getByLabel('Full-screen film')).toBeVisible({ timeout: 120_000 });
  await phone.keyboard.press('Escape');
  await expect(phone.getByLabel('Full-screen film')).toHaveCount(0);
  await openTool(phone, 'Text');
  const next = addDays(last, 7);
  await expect(phone.getByText(`${day(next)}, 7:00 PM`).first()).toBeAttached();

  await phone.getByRole('link', { name: 'My promos' }).click();
  const cards = phone.getByRole('list', { name: 'Promos' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(dayName(next, 'en-US'));
  await expect(cards.first()).toContainText('Film ready');
  await expect(cards.nth(1)).toContainText(dayName(last, 'en-US'));
  await phone.context().close();
});
