import { execFile } from 'node:child_process';
import { rename, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';

const run = promisify(execFile);

export type Look = {
  /** What never looks the same twice; it is covered. */
  moving?: string[];
};

/**
 * Compares the page as it stands with the approved picture, one CSS pixel each. Another build of Chromium draws letters
 * a little differently: a fiftieth of the pixels may differ. `--update-snapshots` renews the pictures; look at what
 * changed before you commit it.
 */
export async function expectLooks(page: Page, name: string, { moving = [] }: Look = {}): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const path = test.info().snapshotPath(`${name}.png`);
  const before = await lastChange(path);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, {
    scale: 'css',
    animations: 'disabled',
    maxDiffPixelRatio: 0.02,
    mask: moving.map((selector) => page.locator(selector)),
  });
  if ((await lastChange(path)) !== before) await makeSmall(path);
}

/**
 * Waits until nothing is loaded any more that belongs to the screen; a video shows its poster, which is of another
 * moment, until its first picture is there.
 */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('video')].every((v) => v.readyState > 1 || v.networkState !== v.NETWORK_LOADING),
  );
}

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

/**
 * Brings a part of the page to the top of the window, as far as the page is long enough: it has its whole length once
 * everything is loaded.
 */
export async function showPart(page: Page, text: string): Promise<void> {
  await expectLoaded(page);
  await page.getByText(text, { exact: true }).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
}
