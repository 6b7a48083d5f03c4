import type { Page } from '@playwright/test';

/**
 * What does not fit on the page as it stands: what can be pressed and is smaller than 24 px, links within a sentence
 * aside (WCAG 2.2, 2.5.8), what makes the page wider than the window, and more than one bright button in sight: it is
 * the one next step. An open dialog is a screen of its own.
 * @param apart selects what may be smaller
 */
export function misfits(page: Page, apart = ':not(*)'): Promise<string[]> {
  return page.evaluate((apart) => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role=slider]')];
    const inSentence = (element: Element) =>
      element.matches('p a, li a, p button, li button') && getComputedStyle(element).display === 'inline';
    const small = all
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !inSentence(element) &&
          !element.matches(apart),
      )
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ element, box }) => `small: ${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`);

    const { scrollWidth } = document.documentElement;
    const wide = scrollWidth > innerWidth ? [`${scrollWidth} px wide in a window of ${innerWidth}`] : [];

    const dialog = [...document.querySelectorAll('[role=dialog]')].findLast((one) => one.checkVisibility());
    const buttons = (dialog ?? document).querySelectorAll<HTMLElement>(
      '.mantine-Button-root:is([data-variant=gradient], [data-variant=filled])',
    );
    const bright = [...buttons]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .map((one) => one.textContent);
    return [...small, ...wide, ...(bright.length > 1 ? [`bright buttons in sight: ${bright.join(', ')}`] : [])];
  }, apart);
}

/** The buttons whose words are cut off on the narrowest phones; the window has its size again afterwards. */
export async function cutOff(page: Page): Promise<string[]> {
  const size = page.viewportSize()!;
  const found: string[] = [];
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const cut = await page.locator('button:visible').evaluateAll((buttons) =>
      buttons.flatMap((element) => {
        const label = element.querySelector('[class*=Button-label]');
        return label && label.scrollWidth > label.clientWidth ? [element.textContent] : [];
      }),
    );
    found.push(...cut.map((label) => `cut off at ${width} px: ${label}`));
  }
  await page.setViewportSize(size);
  return found;
}

/** Goes through the page by Tab. @returns what had the focus, and what of it was covered while it had it */
export async function walkByTab(page: Page): Promise<{ seen: number; covered: string[] }> {
  const covered: string[] = [];
  const seen = new Set<string>();
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(async () => {
      const focused = document.activeElement as HTMLElement | null;
      if (!focused || focused === document.body) return null;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const part = focused.closest('label') ?? (focused as HTMLInputElement).labels?.[0] ?? focused;
      const { left, top, width, height } = part.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 22));
      const free = at !== null && (part.contains(at) || at.contains(part));
      return { name: focused.outerHTML.slice(0, 160), free, top, height: innerHeight };
    });
    if (!found) break;
    seen.add(found.name);
    if (!found.free) covered.push(`${found.name} at ${found.top} of ${found.height}`);
  }
  return { seen: seen.size, covered };
}
