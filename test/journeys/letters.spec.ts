import { chromium, type Page } from '@playwright/test';
import { LAUNCH } from '../chromium.ts';
import { button, expect, openStudio, openTool, press, signIn, signUp, test } from './fixtures.ts';
import { BASE_URL } from './place.ts';

/** WCAG 1.4.12, Text Spacing. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Words that are seen and reach out of the window, of their button or of what cuts them off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const rolls = (one: Element) =>
      one !== document.documentElement && one !== document.body && /auto|scroll/.test(getComputedStyle(one).overflowX);
    while (words.nextNode()) {
      const node = words.currentNode as Text;
      const parent = node.parentElement!;
      if (node.data.trim() === '' || parent.closest('option, script, style, .mantine-VisuallyHidden-root')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      // For screen readers alone.
      if (parent.getBoundingClientRect().width < 2 || box.width < 2) continue;
      const all: Element[] = [];
      for (let one: Element | null = parent; one; one = one.parentElement) all.push(one);
      // Drawn words of the preview are a picture, and what rolls can be reached.
      if (all.some((one) => one.matches('[aria-label="Video Preview"] canvas')) || all.some(rolls)) continue;
      const outside = box.left < -1 || box.right > screen.width + 1;
      const cut = all.some((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const hides = getComputedStyle(one).overflow !== 'visible' && one !== document.documentElement;
        // A message or an excerpt that is cut after whole lines shows all of it on a tap.
        if (getComputedStyle(one).webkitLineClamp !== 'none') return false;
        const out = box.left < left - 1.5 || box.right > right + 1.5 || box.top < top - 2 || box.bottom > bottom + 2;
        return (hides || one.matches('button, a, [role=tab]')) && out;
      });
      if (outside || cut) found.push(node.data.trim());
    }
    return found;
  });

for (const { name, width, height, args, style } of [
  { name: 'letters twice as large', width: 390, height: 844, args: ['--blink-settings=defaultFontSize=32'], style: '' },
  { name: 'wide spacing', width: 390, height: 664, args: [], style: SPACING },
  { name: '400% zoom', width: 320, height: 256, args: [], style: '' },
]) {
  test(`K7: with ${name} no word is cut off and nothing is wider than the window, in each tool [B485]`, async ({
    services,
  }) => {
    const browser = await chromium.launch({ ...LAUNCH, args: [...LAUNCH.args, ...args] });
    const context = await browser.newContext({
      ...{ baseURL: BASE_URL, viewport: { width, height }, hasTouch: true, isMobile: true },
      ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
    });
    try {
      await signIn(context, await signUp(services));
      const page = await context.newPage();
      await openStudio(page);
      const large = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(large).toBe(args.length > 0 ? '32px' : '16px');
      await openTool(page, 'Text');
      await press(page, 'Edit Promotion');
      await page.getByLabel('Promotional text').fill('Come and fly');
      await press(page, 'Hide Editor');
      if (style !== '') await page.addStyleTag({ content: style });
      await expect(page.getByRole('link', { name: 'Remove Watermark' })).toBeAttached();
      for (const tool of ['Class', 'Text', 'Background', 'Style'] as const) {
        await openTool(page, tool);
        await expect(button(page, 'Generate Video').last()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), tool).toBeLessThanOrEqual(width);
        expect(await cutOff(page), tool).toEqual([]);
      }
    } finally {
      await browser.close();
    }
  });
}
