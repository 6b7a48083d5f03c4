import type { Locator, Page } from '@playwright/test';
import { addFilm, giveFilm, holdBack } from './films.ts';
import { button, expect, openStudio, press, test } from './fixtures.ts';
import { sample } from './footage.ts';
import { planCard } from './plans.ts';

const EDGES = { top: 47, right: 59, bottom: 21, left: 59 };

/** Gives the page a screen with rounded corners, a camera and a home bar. */
async function giveEdges(page: Page, edges: typeof EDGES): Promise<void> {
  const rules = Object.entries(edges).map(([side, px]) => `--sr-inset-${side}: ${px}px !important;`);
  await page.addStyleTag({ content: `:root { ${rules.join(' ')} }` });
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
}

/** What can be pressed or filled in, is in sight and reaches into the edges. */
const inEdges = (root: Locator, edges: typeof EDGES) =>
  root.evaluate((element, { top, right, bottom, left }) => {
    const all = [
      ...element.querySelectorAll<HTMLElement>('a, button, input:not([type=file]), select, textarea, h1, h2, p'),
    ];
    return (
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // What lies to the side of a list that is pushed aside, or is meant for screen readers alone, is not in sight.
        .filter((one) => !one.closest('ul, [role=tablist]') && one.getBoundingClientRect().width > 1)
        .flatMap((one) => {
          const box = one.getBoundingClientRect();
          const shown = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          if (!shown || !one.contains(shown)) return [];
          const fits =
            box.left >= left && box.right <= innerWidth - right && box.top >= top && box.bottom <= innerHeight - bottom;
          const rolls = box.left >= left && box.right <= innerWidth - right;
          const fixed = one.closest('aside, [role=dialog] header, [data-next-step]');
          return (fixed ? fits : rolls) ? [] : [one.textContent || one.outerHTML.slice(0, 80)];
        })
    );
  }, edges);

test('on its side, nothing to press or read lies under the camera, the corners or the home bar', async ({
  page,
  join,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of ['/', '/auth', '/upgrade', '/terms']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await giveEdges(page, { ...EDGES, top: 0 });
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share);
      expect(await inEdges(page.locator('body'), { ...EDGES, top: 0 }), `${path}, scrolled ${share}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
  await join();
  await openStudio(page);
  await giveEdges(page, EDGES);
  for (const share of [0, 0.3, 0.6, 1]) {
    await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await inEdges(page.locator('body'), EDGES), `studio, scrolled ${share}`).toEqual([]);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await press(page, 'Account');
  await page.waitForTimeout(500);
  expect(await inEdges(page.getByRole('dialog'), EDGES), 'a dialog').toEqual([]);
});

test('on its side, the preview is a strip that a tap makes as large as fits above the next step', async ({
  page,
  join,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await join();
  await openStudio(page);
  const preview = page.getByRole('complementary', { name: 'Video Preview' });
  expect((await preview.boundingBox())!.height).toBe(104);
  await preview.getByRole('button', { name: 'Show the whole preview' }).click();
  const shrink = preview.getByRole('button', { name: 'Shrink' });
  await expect(shrink).toBeInViewport();
  const bar = (await page.locator('[data-next-step]').boundingBox())!;
  const box = (await shrink.boundingBox())!;
  expect(box.y + box.height, 'above the next step').toBeLessThanOrEqual(bar.y);
  await shrink.click();
  await expect(shrink).toHaveCount(0);
});

test('no field makes the page zoom: letters of 16 px or more wherever one types or chooses', async ({ page, join }) => {
  const small = () =>
    page
      .locator(
        'input:not([type=checkbox], [type=radio], [type=file], [type=color], [type=range], [type=hidden]), select, textarea',
      )
      .evaluateAll((fields) =>
        fields.flatMap((field) =>
          Number.parseFloat(getComputedStyle(field).fontSize) < 16 ? [field.outerHTML.slice(0, 120)] : [],
        ),
      );
  for (const path of ['/auth', '/auth?mode=create']) {
    await page.goto(path);
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await small(), path).toEqual([]);
  }
  await join({ role: 'pro' });
  await openStudio(page);
  await press(page, 'Edit Promotion');
  await expect(page.getByLabel('Promotional text')).toBeVisible();
  expect(await small(), 'the editor').toEqual([]);
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 385.0.0.32.84 (iPhone15,2; iOS 18_5; en_US; en; scale=3.00; 1179x2556; 758361852)';

test('a film that cannot be played says so, what is kept, and loads again', async ({ page, join, services }) => {
  const film = await addFilm(services, (await join()).id);
  await openStudio(page);
  await giveFilm(page, film);
  // Loaded into memory whole, but no film.
  let files = 0;
  await page.route(`**${film.url}*`, (route) =>
    ++files === 1 ? route.fulfill({ contentType: 'video/mp4', body: 'no film' }) : route.fallback(),
  );
  await press(page, 'Generate Video');
  const preview = page.getByRole('complementary', { name: 'Video Preview' });
  const alert = preview.getByRole('alert');
  await expect(alert).toContainText(
    'Your video could not be played here. It is finished and kept, and you can download it.',
  );
  await expect(button(page, 'Download Video').last()).toBeEnabled();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  const shown = preview.getByLabel('Your finished video');
  await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
});

/** Counts the locks that keep the screen on. */
async function countLocks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const held = new Set<object>();
    const request = async () => {
      const lock = { release: async () => void held.delete(lock) };
      held.add(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { held });
  });
  return () => page.evaluate(() => (window as unknown as { held: Set<object> }).held.size);
}

test('the screen stays on while a file is sent, and no longer', async ({ page, join }) => {
  const held = await countLocks(page);
  await join({ role: 'pro' });
  await openStudio(page);
  await holdBack(page, '**/api/uploads');
  await page.getByRole('tab', { name: /^My Videos/ }).click();
  expect(await held()).toBe(0);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Add Single')]);
  await chooser.setFiles(sample('h264_portrait_720x1080_1s.mp4'));
  await expect.poll(held).toBe(1);
  await page.getByRole('button', { name: /^Pause/ }).click();
  await expect.poll(held, 'nothing is sent').toBe(0);
  await page.getByRole('button', { name: /^Cancel/ }).click();
});

test('the screen stays on while a film is made, also after a look at something else, and no longer', async ({
  page,
  join,
  services,
}) => {
  const held = await countLocks(page);
  const film = await addFilm(services, (await join()).id);
  await openStudio(page);
  await giveFilm(page, film);
  const finish = await holdBack(page, '**/api/compose-video');
  expect(await held(), 'nothing is waited for').toBe(0);
  await press(page, 'Generate Video');
  await expect.poll(held).toBe(1);
  await page.evaluate(() => {
    (window as unknown as { held: Set<object> }).held.clear();
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(held, 'asked for again').toBe(1);
  finish();
  await expect(button(page, 'Download Video').last()).toBeEnabled();
  await expect.poll(held).toBe(0);
});

test.describe('with the share sheet', () => {
  test.use({ userAgent: IPHONE });

  test('a film is shared as a file, a second time within the tap and without a connection', async ({
    page,
    context,
    join,
    services,
    log,
  }) => {
    log.allow(/net::ERR_INTERNET_DISCONNECTED/);
    await page.addInitScript(() => {
      const shared: [name: string | undefined, withinTap: boolean][] = [];
      let tapping = false;
      document.addEventListener('click', () => (tapping = true), true);
      window.addEventListener('click', () => (tapping = false));
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files }: ShareData) => {
          shared.push([files?.[0]?.type, tapping]);
          return Promise.reject(new DOMException('closed', 'AbortError'));
        },
      });
      Object.assign(window, { shared });
    });
    const shared = () => page.evaluate(() => (window as unknown as { shared: unknown }).shared);
    const film = await addFilm(services, (await join()).id);
    await openStudio(page);
    await giveFilm(page, film);
    await press(page, 'Generate Video');
    const download = button(page, 'Download Video').last();
    await download.click();
    await expect.poll(shared).toEqual([['video/mp4', false]]);
    await context.setOffline(true);
    await download.click();
    await expect.poll(shared).toEqual([
      ['video/mp4', false],
      ['video/mp4', true],
    ]);
    await expect(page.getByRole('alert'), 'closing the sheet is no failure').toHaveCount(0);
  });
});

test.describe('in the browser inside Instagram', () => {
  test.use({ userAgent: INSTAGRAM });

  test('what does not work there is said where it matters, with the ways out', async ({ page, join, services }) => {
    const film = await addFilm(services, (await join({ role: 'pro' })).id);
    await openStudio(page);
    const notice = page.getByRole('alert').filter({ hasText: 'You are in Instagram’s browser' });
    await expect(notice, 'nothing is lost yet').toHaveCount(0);
    await page.getByRole('tab', { name: /^My Videos/ }).click();
    await expect(notice).toContainText('Tap ••• and choose Open in external browser.');
    await expect(button(page, 'Add Single')).toBeEnabled();
    await giveFilm(page, film);
    await press(page, 'Generate Video');
    await expect(button(page, 'Download Video').last()).toBeEnabled();
    const atDownload = notice.filter({ hasText: 'Download copies a link' });
    await expect(atDownload).toBeVisible();
    await expect(atDownload.getByRole('link', { name: 'Open in Safari' })).toHaveAttribute(
      'href',
      `x-safari-${new URL('/', page.url()).href}`,
    );
    await expect(atDownload.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });
});

test('back from a payment that the home screen opened over the page, the plans can be chosen again', async ({
  page,
  join,
}) => {
  await join();
  // The page stays where it is, as an app on a home screen does.
  await page.route('**/mock-checkout**', (route) => route.fulfill({ status: 204 }));
  await page.goto('/upgrade');
  const card = planCard(page, 'Individual Pro');
  const left = page.waitForRequest('**/mock-checkout**');
  await card.getByRole('button').click();
  await left;
  await expect(card.getByRole('button')).toBeDisabled();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(card.getByRole('button')).toBeEnabled();
});

test('with letters twice as large nothing is wider than the screen, and the next step is there', async ({
  page,
  join,
}) => {
  await join();
  await openStudio(page);
  await page.addStyleTag({ content: 'body { -webkit-text-size-adjust: 200%; text-size-adjust: 200%; }' });
  const step = page.getByText('Add Your Class Information');
  await expect.poll(() => step.evaluate((node) => node.getBoundingClientRect().height)).toBeGreaterThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - screen.width)).toBeLessThanOrEqual(0);
  for (const name of ['Account', 'Logout', 'Generate Video'])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  const cut = page
    .locator('[data-next-step] button')
    .evaluateAll((buttons) =>
      buttons.filter((one) => one.scrollWidth > one.clientWidth || one.clientWidth < 200).map((one) => one.textContent),
    );
  expect(await cut, 'cut off').toEqual([]);
});

test('a switch is marked as one, which iOS lets be felt', async ({ page, join }) => {
  await join();
  await openStudio(page);
  const switches = page.getByRole('switch');
  await expect(switches).toHaveCount(2);
  for (const one of await switches.all()) await expect(one).toHaveAttribute('switch', '');
});
