import type { Page } from '@playwright/test';
import { button, expect, openStudio, test } from './fixtures.ts';

const DRAFT = '**/api/editor-draft';
const text = (page: Page) => page.getByLabel('Promotional text');
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/editor-draft') && answer.request().method() === 'PUT');

async function write(page: Page, words: string): Promise<void> {
  await button(page, 'Edit Promotion').click();
  const done = saved(page);
  await text(page).fill(words);
  expect((await done).status()).toBe(200);
}

test('what the browser has forgotten comes back as it was left, here and on another device', async ({
  page,
  join,
  browser,
}) => {
  await join();
  await openStudio(page);
  await write(page, 'Six poles on Thursday');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await button(page, 'Edit Promotion').click();
  await expect(text(page)).toHaveValue('Six poles on Thursday');

  const elsewhere = await browser.newContext({
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  const other = await elsewhere.newPage();
  await openStudio(other);
  await button(other, 'Edit Promotion').click();
  await expect(text(other)).toHaveValue('Six poles on Thursday');
  await elsewhere.close();
});

test('where the server does not say what it has, a new draft replaces nothing', async ({ page, join, log }) => {
  log.allow(/status of 503/);
  await join();
  await openStudio(page);
  await write(page, 'Six poles on Thursday');
  await page.evaluate(() => localStorage.clear());
  await page.route(DRAFT, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  let puts = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/editor-draft')) puts++;
  });
  await page.reload();
  await button(page, 'Edit Promotion').click();
  await text(page).fill('Something else');
  // Put aside, the page would give the server what it has.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(puts).toBe(0);
  const kept = await (await page.request.get('/api/editor-draft')).json();
  expect(JSON.parse(kept.draft).promo.text).toContain('Six poles on Thursday');
});
