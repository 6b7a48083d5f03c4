import type { Page } from '@playwright/test';
import { FEATURES } from '../../scripts/floor/support.ts';
import { button, enterStudio, expect, test } from './fixtures.ts';

const NOTICE = /^Your browser is too old for parts of Spinreel/;

/** Takes from the page's browser what a browser at the floor lacks, all of it. */
async function lower(page: Page): Promise<void> {
  const beyond = FEATURES.filter(({ lacked }) => lacked.length > 0).map(({ owner, name }) => [owner, name] as const);
  await page.addInitScript((features) => {
    const all = window as unknown as Record<string, Record<string, object | undefined> | undefined>;
    for (const [owner, name] of features) {
      if (name === undefined) delete all[owner];
      else for (const holder of [all[owner], all[owner]?.prototype]) if (holder) Reflect.deleteProperty(holder, name);
    }
  }, beyond);
}

test('from sign-up to the film with nothing that a browser at the floor lacks', async ({ page }) => {
  await lower(page);
  await page.goto('/');
  const has = await page.evaluate(() => [
    'any' in AbortSignal,
    'withResolvers' in Promise,
    'Segmenter' in Intl,
    'toWellFormed' in String.prototype,
    'size' in URLSearchParams.prototype,
    'parse' in URL,
    'difference' in Set.prototype,
    'toSorted' in Array.prototype,
  ]);
  expect(has, 'only the last one is of the floor').toEqual([...Array(7).fill(false), true]);
  await enterStudio(page);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await page.getByLabel('Class type').selectOption({ label: 'Spin Basics' });
  await page.getByLabel('Schedule').selectOption('Every Thursday');
  await page.getByLabel('Class details').fill('Zażółć 💃🏽 and 👩‍🚀, bring water');
  await button(page, 'Generate Promotion').last().click();
  await button(page, 'Edit Promotion').click();
  await button(page, 'Generate Video').last().click();
  await expect(page.getByLabel('Your finished video')).toBeVisible({ timeout: 90_000 });
  await expect(button(page, 'Download Video').last()).toBeEnabled();
});

for (const [lacking, take] of Object.entries({
  'Firefox 114': () => Reflect.deleteProperty(Array.prototype, 'toSorted'),
  'Chrome 110': () => {
    const { supports } = CSS;
    CSS.supports = (...condition: string[]) =>
      !condition[1]?.includes('color-mix') && supports.apply(CSS, condition as [string]);
  },
  'Safari 16.3': () => {
    const Native = RegExp;
    window.RegExp = new Proxy(Native, {
      construct(target, args: [string, string?]) {
        if (args[0].includes?.('(?<='))
          throw new SyntaxError('Invalid regular expression: invalid group specifier name');
        return new target(...args);
      },
    });
  },
})) {
  test(`with ${lacking} each page says at its top what is to be done, and can be read`, async ({ page }) => {
    await page.addInitScript(take);
    for (const path of ['/', '/auth?mode=create', '/upgrade', '/privacy']) {
      await page.goto(path);
      const notice = page.getByRole('alert').filter({ hasText: NOTICE });
      await expect(notice, path).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Which browsers work' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Which browsers work' })).toBeVisible();
    await expect(page.getByText('Firefox: 115 or later.')).toBeVisible();
  });
}

test('where the program cannot run at all, a page still says what is to be done', async ({ page, log }) => {
  log.allow(/Invalid or unexpected token/);
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '@' }));
  for (const path of ['/', '/auth', '/upgrade']) {
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: NOTICE }), path).toBeInViewport();
  }
  await page.getByRole('link', { name: 'Which browsers work' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Which browsers work' })).toBeVisible();
});
