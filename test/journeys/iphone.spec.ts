import type { Locator, Page } from '@playwright/test';
import { addFilm, giveFilm } from './films.ts';
import { button, closeFilm, expect, openStudio, press, test } from './fixtures.ts';

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
          const fixed = one.closest('aside, [role=dialog] header, [data-tools], [data-next-step]');
          return (fixed ? fits : rolls) ? [] : [one.textContent || one.outerHTML.slice(0, 80)];
        })
    );
  }, edges);

test('nothing to press or read is covered or cut off: on its side, under camera, corners and home bar, and with letters twice as large', async ({
  page,
  join,
}) => {
  const edges = { ...EDGES, top: 0 };
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of ['/', '/auth', '/upgrade', '/terms']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await giveEdges(page, edges);
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share);
      expect(await inEdges(page.locator('body'), edges), `${path}, scrolled ${share}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
  await join();
  await openStudio(page);
  await test.step('the preview and the next step stay beside the tool, and nothing stays above or below it', async () => {
    const preview = page.getByRole('complementary', { name: 'Video Preview' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    for (const name of ['Generate Promotion', 'Refresh']) {
      await expect(preview.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    const tool = (await page.getByRole('tabpanel').first().boundingBox())!;
    const box = (await preview.boundingBox())!;
    expect(box.x + box.width, 'beside').toBeLessThanOrEqual(tool.x);
    await expect(page.getByRole('tablist', { name: 'Tools' })).not.toBeInViewport();
  });
  await giveEdges(page, EDGES);
  for (const share of [0, 0.3, 0.6, 1]) {
    await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await inEdges(page.locator('body'), EDGES), `studio, scrolled ${share}`).toEqual([]);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await press(page, 'Account');
  await expect(page.getByRole('dialog').getByText('Free Trial, 5 of 5 free downloads left')).toBeVisible();
  await expect.poll(() => inEdges(page.getByRole('dialog'), EDGES), 'a dialog').toEqual([]);

  await test.step('with letters twice as large nothing is wider than the screen, and the next step is there', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openStudio(page);
    await page.addStyleTag({ content: 'body { -webkit-text-size-adjust: 200%; text-size-adjust: 200%; }' });
    const step = page.getByText('Add Your Class Information');
    await expect.poll(() => step.evaluate((node) => node.getBoundingClientRect().height)).toBeGreaterThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - screen.width)).toBeLessThanOrEqual(0);
    for (const name of ['Account', 'Logout', 'Generate Video'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    const cut = await page
      .locator(':is([data-tools], [data-next-step]) button')
      .evaluateAll((buttons) =>
        buttons
          .filter((one) => one.scrollWidth > one.clientWidth || (!one.matches('[role=tab]') && one.clientWidth < 200))
          .map((one) => one.textContent),
      );
    expect(cut, 'cut off').toEqual([]);
  });
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
test.describe('with the share sheet', () => {
  test.use({ userAgent: IPHONE });

  test('a film that cannot be played says so and loads again; it is shared as a file, a second time within the tap and without a connection', async ({
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
    // Loaded into memory whole, but no film; nor is what the server gives in its place.
    let isBroken = true;
    await page.route(`**${film.url}*`, (route) =>
      isBroken ? route.fulfill({ contentType: 'video/mp4', body: 'no film' }) : route.fallback(),
    );
    await press(page, 'Generate Video');
    await closeFilm(page);
    const preview = page.getByRole('complementary', { name: 'Video Preview' });
    const alert = preview.getByRole('alert');
    await expect(alert).toContainText(
      'Your video cannot be played here, but it is finished and saved, and you can download it.',
    );
    const download = button(page, 'Download Video').last();
    await expect(download).toBeEnabled();
    isBroken = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    const shown = preview.getByLabel('Your finished video');
    await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);

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
