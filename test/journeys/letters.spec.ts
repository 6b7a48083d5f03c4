import { chromium, type Page } from '@playwright/test';
import { LAUNCH } from '../chromium.ts';
import { button, expect, openStudio, openTool, type Person, press, signIn, signUp, test } from './fixtures.ts';
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
      // Drawn words are a picture, and what rolls can be reached.
      if (all.some((one) => one.matches('canvas, [aria-hidden=true][class*=art]')) || all.some(rolls)) continue;
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

const WAYS = [
  { name: 'letters twice as large', width: 390, height: 844, args: ['--blink-settings=defaultFontSize=32'], style: '' },
  { name: 'wide spacing', width: 390, height: 664, args: [], style: SPACING },
  { name: '400% zoom', width: 320, height: 256, args: [], style: '' },
] as const;
type Way = (typeof WAYS)[number];

/** A page of a browser that shows letters in this way, of a visitor or of this person. */
async function inWay<T>(
  { width, height, args }: Way,
  person: Person | null,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ ...LAUNCH, args: [...LAUNCH.args, ...args] });
  const context = await browser.newContext({
    ...{ baseURL: BASE_URL, viewport: { width, height }, hasTouch: true, isMobile: true },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  try {
    if (person) await signIn(context, person);
    return await use(await context.newPage());
  } finally {
    await browser.close();
  }
}

/** Gives the promo a text, so that it is on the shelf. */
async function write(page: Page): Promise<void> {
  await openTool(page, 'Text');
  await press(page, 'Edit Promotion');
  await page.getByLabel('Promotional text').fill('Come and fly');
  await press(page, 'Hide Editor');
}

/** What is wrong with the page as it stands. */
async function faultsOf(page: Page, { width, style }: Way): Promise<string[]> {
  if (style !== '') await page.addStyleTag({ content: style });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return [...(wide > width ? [`${wide} px wide`] : []), ...(await cutOff(page))];
}

for (const way of WAYS) {
  test(`K7: with ${way.name} no word is cut off and nothing is wider than the window, in each tool [B485]`, async ({
    services,
  }) => {
    await inWay(way, await signUp(services), async (page) => {
      await openStudio(page);
      const large = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(large).toBe(way.args.length > 0 ? '32px' : '16px');
      await write(page);
      await expect(page.getByRole('link', { name: 'Remove Watermark' })).toBeAttached();
      for (const tool of ['Class', 'Text', 'Background', 'Style'] as const) {
        await openTool(page, tool);
        await expect(button(page, 'Generate Video').last()).toBeVisible();
        expect(await faultsOf(page, way), tool).toEqual([]);
      }
    });
  });

  test(`K7: with ${way.name} no word of the other pages is cut off and none is wider than the window [B575]`, async ({
    services,
  }) => {
    const faults: string[] = [];
    const look = async (page: Page, path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      faults.push(...(await faultsOf(page, way)).map((fault) => `${path}: ${fault}`));
    };
    await inWay(way, null, async (page) => {
      for (const path of ['/', '/auth', '/auth?mode=create', '/upgrade', '/join', '/cookie-policy', '/nowhere'])
        await look(page, path);
    });
    await inWay(
      way,
      await signUp(services, { role: 'studio_owner', subscriptionStatus: 'studio_pro' }),
      async (page) => {
        await openStudio(page);
        await write(page);
        for (const path of ['/promos', '/compression', '/account-switch', '/?console=team']) await look(page, path);
        await openStudio(page);
        await press(page, 'Account');
        for (const dialog of ['Account Settings', 'Space used']) {
          if (dialog !== 'Account Settings') await press(page, dialog);
          await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
          await page.waitForLoadState('networkidle');
          faults.push(...(await faultsOf(page, way)).map((fault) => `${dialog}: ${fault}`));
        }
      },
    );
    await inWay(way, await signUp(services, { role: 'admin' }), async (page) => {
      await look(page, '/?console=admin');
      for (const name of ['Users', 'Activity', 'Queue']) {
        await page.getByRole('tab', { name, exact: true }).click();
        await page.waitForLoadState('networkidle');
        faults.push(...(await faultsOf(page, way)).map((fault) => `${name}: ${fault}`));
      }
    });
    expect(faults).toEqual([]);
  });
}
