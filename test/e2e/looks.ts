import { execFile } from 'node:child_process';
import { rename, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import type { Call, CallOutput } from '../../src/contract/call.ts';

const run = promisify(execFile);

type Options = {
  /** What never looks the same twice; it is covered. */
  moving?: string[];
  /** The picture shows a page that waits. */
  waiting?: boolean;
};

/**
 * Compares the page as it stands with the approved picture, one CSS pixel each. Another build of Chromium draws letters a little differently: a
 * fiftieth of the pixels may differ. `--update-snapshots` renews the pictures; look at what changed before you commit it.
 */
export async function expectLooks(page: Page, name: string, { moving = [], waiting }: Options = {}): Promise<void> {
  if (!waiting) {
    await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(everyVideoHasItsSize);
  }
  await expectOneNextStep(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const path = test.info().snapshotPath(`${name}.png`);
  const before = await lastChange(path);
  await expect(page).toHaveScreenshot(`${name}.png`, {
    scale: 'css',
    animations: 'disabled',
    maxDiffPixelRatio: 0.02,
    mask: moving.map((selector) => page.locator(selector)),
  });
  if ((await lastChange(path)) !== before) await makeSmall(path);
}

/** The bright button is the one next step: there is never a second one in sight. An open dialog is a screen of its own. */
async function expectOneNextStep(page: Page): Promise<void> {
  const bright = await page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role=dialog]')].findLast((one) => one.checkVisibility());
    const buttons = (dialog ?? document).querySelectorAll<HTMLElement>(
      '.mantine-Button-root:is([data-variant=gradient], [data-variant=filled])',
    );
    return [...buttons]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .map((one) => one.textContent);
  });
  expect(bright.length, `bright buttons in sight: ${bright.join(', ')}`).toBeLessThanOrEqual(1);
}

/** A video that is being loaded has the browser's own size until its header is there. */
const everyVideoHasItsSize = () =>
  [...document.querySelectorAll('video')].every((v) => v.readyState > 0 || v.networkState !== v.NETWORK_LOADING);

const lastChange = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

/** Leaves a new picture 64 colors, which are nearer to its own than a comparison notices: a quarter of the bytes. */
async function makeSmall(path: string): Promise<void> {
  const colors = 'split[a][b];[a]palettegen=max_colors=64:reserve_transparent=0[p];[b][p]paletteuse=dither=none';
  const small = `${path}.small.png`;
  await run('ffmpeg', [
    '-nostdin',
    '-v',
    'error',
    '-y',
    '-i',
    path,
    '-lavfi',
    colors,
    '-compression_level',
    '9',
    small,
  ]);
  await rename(small, path);
}

/** Opens an address and compares it, once its heading is there. */
export async function expectPageLooks(page: Page, name: string, path: string, options?: Options): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectLooks(page, name, options);
}

/** Answers a call with the same people, days and ids each time. */
export async function pin<C extends Call>(page: Page, { method, path }: C, answer: CallOutput<C>): Promise<void> {
  const address = new RegExp(`${path.replace(/:\w+/g, '[^/]+')}(\\?|$)`);
  await page.route(address, (route) =>
    route.request().method() === method ? route.fulfill({ json: answer as object }) : route.fallback(),
  );
}

/** Brings a part of the page to the top of the window, as far as the page is long enough. */
export async function showPart(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
}
