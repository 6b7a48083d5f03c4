import type { Locator, Page } from '@playwright/test';
import { expect, openStudio, press, test } from './fixtures.ts';

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
