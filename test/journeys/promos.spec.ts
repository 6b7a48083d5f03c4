import type { Page } from '@playwright/test';
import { addDays } from '../../src/contract/facts/calendar.ts';
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

test('a promo made on one device is on another after a sign-out; next week’s film is two taps and no letter away there, and Back leads from it to the promo [B62 B64 B69 B383 F-S1 F-S3]', async ({
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
  // Every touch of the screen and every key counts, whatever it hits.
  await phone.addInitScript(() => {
    Object.assign(window, { done: 0 });
    const count = () => (window as unknown as { done: number }).done++;
    for (const event of ['pointerdown', 'keydown'] as const) document.addEventListener(event, count, { capture: true });
  });
  const done = () => phone.evaluate(() => (window as unknown as { done: number }).done);
  await enter(phone, email);
  await phone.getByRole('link', { name: 'My promos' }).click();
  await phone.getByRole('link', { name: /^Open / }).click();
  await expect(phone.getByLabel('Class details')).toHaveValue('Bring a friend');

  // There is no film of last week's yet, so this promo itself becomes next week's.
  const stale = phone.getByText(/^Your text still says/);
  const before = await done();
  await expect(stale).toBeVisible();
  await press(phone, 'Update it');
  await expect(stale).toHaveCount(0);
  await press(phone, 'Generate Video');
  await expect(phone.getByLabel('Full-screen video')).toBeVisible({ timeout: 120_000 });
  expect((await done()) - before).toBe(2);
  // Back leads from the film to the promo, and from there to the page before.
  await phone.goBack();
  await expect(phone.getByLabel('Full-screen video')).toHaveCount(0);
  await expectEditor(phone);
  await phone.goBack();
  await expect(phone.getByRole('list', { name: 'Promos' })).toBeVisible();
  await phone.goForward();
  await openTool(phone, 'Text');
  const next = addDays(last, 7);
  await expect(phone.getByText(`${day(next)}, 7:00 PM`).first()).toBeAttached();

  await phone.getByRole('link', { name: 'My promos' }).click();
  const cards = phone.getByRole('list', { name: 'Promos' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(dayName(next, 'en-US'));
  await expect(cards).toContainText('Video ready');

  // Of a promo with a film a new one is made.
  await cards.getByRole('button', { name: 'Use again for next week' }).click();
  await expectEditor(phone);
  await phone.getByRole('link', { name: 'My promos' }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(dayName(addDays(next, 7), 'en-US'));
  await phone.context().close();
});
