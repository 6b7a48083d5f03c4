import type { BrowserContext, Locator, Page } from '@playwright/test';
import { FEATURES } from '../../scripts/floor/support.ts';
import { button, closeFilm, expect, expectEditor, newEmail, PASSWORD, test } from './fixtures.ts';

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

/** Presses Tab until `target` has the focus, as somebody does who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // The library alone has some fifty stops.
  for (let step = 0; step < 200; step++) {
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

test('from the landing page to the downloaded film by keyboard alone, with nothing that a browser at the floor lacks', async ({
  page,
}) => {
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
  await expect(page.getByText(NOTICE)).toHaveCount(0);

  const classType = page.getByLabel('Class type', { exact: true });
  await expect(classType.getByRole('option', { name: 'Spin Basics' })).toBeAttached();
  await write(page, classType, 'Spin Basics');
  await expect(classType).toHaveValue(/./);
  await write(page, page.getByLabel('Schedule'), 'Every Th');
  await expect(page.getByLabel('Schedule')).toHaveValue('Every Thursday');
  await write(page, page.getByLabel('Time', { exact: true }), '7:00 P');
  await write(page, page.getByLabel('Class details'), 'Zażółć 💃🏽 and 👩‍🚀, bring water');
  // A group of chips is one stop; the arrows choose.
  await pressKey(page, page.getByRole('radio', { name: 'Sensual' }), 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Enchanting' })).toBeChecked();
  await pressKey(page, button(page, 'Generate Promotion'));
  await expect(page.getByText('Every Thursday', { exact: false }).last()).toBeVisible();
  await pressKey(page, button(page, 'Edit Promotion'));
  await pressKey(page, button(page, 'Select: Sound Loop'));
  await expect(page.getByText('With background video')).toBeVisible();
  await pressKey(page, page.getByRole('slider', { name: 'Duration in seconds' }), 'Home');
  await pressKey(page, button(page, 'Generate Video'));
  await closeFilm(page, { timeout: 90_000 });
  await expect(button(page, 'Download Video')).toBeEnabled();
  await expect(page.getByLabel('Your finished video')).toBeVisible();
  await tabTo(page, button(page, 'Download Video'));
  // Not before the button has the focus: the way there takes as long as a slow machine needs for a hundred stops.
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saving).suggestedFilename()).toMatch(/\.mp4$/);
});

const LACKING = {
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
};

test('below the floor each page says at its top what is to be done, also where the program cannot run at all', async ({
  context,
  log,
}) => {
  log.allow(/Invalid or unexpected token/);
  for (const [lacking, take] of Object.entries(LACKING)) {
    const paths = lacking === 'Firefox 114' ? ['/', '/auth?mode=create', '/upgrade', '/privacy'] : ['/'];
    const page = await openLacking(context, take);
    for (const path of paths) {
      await expectNotice(page, path, lacking);
      await expect(page.getByRole('heading', { level: 1 }), 'can be read').toBeVisible();
    }
    await page.close();
  }
  const page = await openLacking(context, LACKING['Firefox 114']);
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '@' }));
  for (const path of ['/', '/upgrade', '/auth']) await expectNotice(page, path, 'no program');
  await page.getByRole('link', { name: 'Supported browsers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Supported browsers' })).toBeVisible();
  await expect(page.getByText('Firefox: 115 or later.')).toBeVisible();
});

async function openLacking(context: BrowserContext, take: () => void): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(take);
  return page;
}

async function expectNotice(page: Page, path: string, lacking: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('alert').filter({ hasText: NOTICE }), `${lacking} at ${path}`).toBeInViewport();
}
