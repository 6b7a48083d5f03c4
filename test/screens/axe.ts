import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
};

/**
 * What axe objects to on the page, or a part of it, as it stands: also headings out of order. What moves in is waited
 * for, since half-transparent text has no contrast. No page of ours has frames; axe would not look into them here. The
 * part is waited for: axe fails where it finds nothing to look at, and a menu opens a moment after the click. Of the
 * panels of tabs, one is visible.
 */
export async function violations(page: Page, part: string): Promise<string[]> {
  await expect(page.locator(part).filter({ visible: true }).first()).toBeVisible();
  // To compile it costs as much as to let it look: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, options]) => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const found = await axe.run(part, options);
      return [
        ...[...document.querySelectorAll('iframe')].map(() => 'a frame, which is not looked into'),
        ...found.violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
        ),
      ];
    },
    [part, OPTIONS] as const,
  );
}
