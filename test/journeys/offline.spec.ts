import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join as path } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { expect, expectEditor, openStudio, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const HINT = /^You are offline\. Your promo is kept in this browser/;

/** Waits until the worker has everything and answers for this page's next visit. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Opens the studio as in WebKit: the program's module comes after `load`. */
async function openWithLateProgram(page: Page): Promise<void> {
  let program = '';
  const withoutProgram = async (route: Route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [tag = '', source = ''] = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(html) ?? [];
    program = source;
    await route.fulfill({ response, body: html.replace(tag, '') });
  };
  await page.route('/', withoutProgram, { times: 1 });
  await page.goto('/', { waitUntil: 'load' });
  await page.addScriptTag({ type: 'module', url: program });
  await expectEditor(page);
}

test('the line drops: the draft is kept, what was started goes on, and the studio opens without a line, also where the page is loaded before the program runs [B36]', async ({
  page,
  context,
  join,
  log,
}) => {
  // Samples of the font picker may be on their way when the line drops.
  log.allow(/A font could not be loaded/);
  await join();
  await openWithLateProgram(page);
  await workerReady(page);
  await page.getByRole('slider', { name: 'Duration in seconds' }).press('Home');

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: HINT })).toBeVisible();
  await page.getByLabel('Class details').fill('Written without a line');
  await page.getByLabel('Instructor name').fill('Robin');
  await page.getByRole('button', { name: 'Generate Video' }).last().click();
  await expect(page.getByRole('region', { name: 'Creating your video...' })).toBeVisible();
  const saved = page.waitForResponse((response) => {
    return response.url().includes('/api/instructor-preferences') && response.request().method() === 'POST';
  });
  await context.setOffline(false);
  expect((await saved).ok(), 'the name is saved when the line is back').toBe(true);
  await expect(page.getByLabel('Full-screen video')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(HINT)).toHaveCount(0);

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .map(({ url }) => url);
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((url) => /\/(api|media)\//.test(new URL(url).pathname))).toEqual([]);
});

test('E16: without a line a reload opens the editor from what the browser has; Logout clears it and waits for the line [B503]', async ({
  page,
  context,
  join,
  log,
}) => {
  log.allow(/Failed to load resource|could not be loaded|Unable to connect/);
  const { id } = await join();
  await openStudio(page);
  await workerReady(page);
  await page.getByLabel('Class type').selectOption({ label: 'Spin Basics' });
  await page.getByLabel('Class details').fill('Written with a line');
  await page.reload();
  await expectEditor(page);

  await context.setOffline(true);
  await page.reload();
  await expectEditor(page);
  await expect(page.getByRole('status').filter({ hasText: HINT })).toBeVisible();
  await expect(page.getByLabel('Class details')).toHaveValue('Written with a line');
  await expect(page.getByLabel('Class type')).toHaveValue('Spin Basics');
  await expect(page.getByLabel('Instructor name')).toHaveValue('Jasmine');
  await page.getByLabel('Class details').fill('And more without');
  await page.reload();
  await expectEditor(page);
  await expect(page.getByLabel('Class details')).toHaveValue('And more without');

  await page.getByRole('button', { name: 'Logout' }).click();
  const waits = page.getByText('You are signed out on this device.', { exact: false });
  await expect(waits).toBeVisible();
  const left = await page.evaluate(() => Object.keys({ ...localStorage }));
  expect(left.filter((name) => name.includes(id) && !name.startsWith('device:unsent.'))).toEqual([]);
  await page.reload();
  await expect(waits).toBeVisible();
  await context.setOffline(false);
  await expect(waits).toHaveCount(0);
  // Not the response itself: a page that has just been loaded by its worker may send it before this test listens.
  await expect.poll(async () => (await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('the program can be installed, and a new version says so and waits for the person [B35 B38]', async ({
  page,
  join,
}) => {
  await join();
  await openStudio(page);
  await test.step('manifest, icons and theme color', () => expectManifest(page));
  await workerReady(page);
  // From the second visit on the page is the worker's.
  await page.reload();
  await expectEditor(page);
  const file = path(import.meta.dirname, '../../dist/web/sw.js');
  const before = await readFile(file);
  try {
    await appendFile(file, '\n// a newer build\n');
    await expectNewVersion(page, 'Not lost by the reload');
    await test.step('also where the version before is still busy', async () => {
      await keepBusy(page);
      await appendFile(file, '\n// and a newer one\n');
      await expectNewVersion(page, 'Nor by the second');
    });
  } finally {
    await writeFile(file, before);
  }
});

/** Has the browser look for a new version, which reloads the page when it is asked to, with `details` in the form. */
async function expectNewVersion(page: Page, details: string): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const notice = page.getByRole('alert').filter({ hasText: 'A new version of Spinreel is ready' });
  await expect(notice).toBeVisible();
  await page.getByLabel('Class details').fill(details);
  await Promise.all([page.waitForEvent('load'), notice.getByRole('button', { name: 'Reload' }).click()]);
  await expectEditor(page);
  await expect(page.getByLabel('Class details')).toHaveValue(details);
  await expect(notice).toHaveCount(0);
}

/** Gives the page's service worker an event that it does not finish. */
async function keepBusy(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(() => {
    self.addEventListener('message', (event: Event) => {
      (event as Event & { waitUntil(work: Promise<void>): void }).waitUntil(new Promise(() => {}));
    });
  });
  await page.evaluate(() => navigator.serviceWorker.controller!.postMessage('work without end'));
}

async function expectManifest(page: Page): Promise<void> {
  const manifest = await (
    await page.request.get((await page.locator('link[rel=manifest]').getAttribute('href'))!)
  ).json();
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', theme_color: '#0d0711' });
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const icon = await (await page.request.get(src)).body();
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const touch = await page.request.get((await page.locator('link[rel=apple-touch-icon]').getAttribute('href'))!);
  expect(touch.headers()['content-type']).toBe('image/png');
}
