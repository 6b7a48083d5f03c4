import type { Locator, Page } from '@playwright/test';
import { addFilm, giveFilm } from './films.ts';
import {
  button,
  chosenBackground,
  closeFilm,
  expect,
  expectEditor,
  newEmail,
  openStudio,
  openTool,
  PASSWORD,
  test,
} from './fixtures.ts';

const preview = (page: Page) => page.getByRole('complementary', { name: 'Video Preview' });
/** The 9:16 picture: the parent of what is drawn. */
const stage = (page: Page) => preview(page).locator('canvas, video').first().locator('..');

/** Its width and height in whole pixels; 9:16 of 200 has no whole height. */
async function size(page: Page): Promise<[width: number, height: number]> {
  const box = await stage(page).boundingBox();
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
}

async function resize(page: Page, height: number): Promise<void> {
  await page.setViewportSize({ width: 390, height });
}

/** A finger's way along an element, from one share of its width to another. */
async function dragBy(page: Page, element: Locator, from: number, to: number): Promise<void> {
  const { x, y, width, height } = (await element.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + width * share, y: y + height / 2 }],
    });
  await send('touchStart', from);
  for (let step = 1; step <= 8; step++) await send('touchMove', from + ((to - from) * step) / 8);
  await send('touchEnd');
}

/** A finger's way down from the middle of an element, in pixels. */
async function dragDown(page: Page, element: Locator, by: number): Promise<void> {
  const { x, y, width, height } = (await element.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  for (let step = 0; step <= 8; step++) {
    const at = { x: x + width / 2, y: y + height / 2 + (by * step) / 8 };
    await finger.send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints: [at] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const whole = (page: Page) => expect.poll(() => size(page)).toEqual([200, 356]);
test('the sticky preview stays at 200 by 356 while the tools work below it, hides while somebody types, and hands over the film [B121 B175 B478 E3 F-S7 G5 S2.32 S4.22 S4.25 T2.1 T2.25]', async ({
  page,
  join,
  services,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = 'Wilhelmina Featherstonehaugh-Cholmondeley of Upper Slaughter';
  const { id } = await join({ firstName: name });
  await openStudio(page);
  await test.step('the header says who is signed in, by their initials, and a long name makes the page no wider', async () => {
    const who = page.getByRole('banner').getByRole('img', { name });
    await expect(who).toHaveText('WS');
    await expect(who).toBeInViewport();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });

  await test.step('with Download and Refresh, before there is a text', async () => {
    expect(await size(page)).toEqual([200, 356]);
    await expect(preview(page).getByRole('button', { name: 'Download' })).toBeDisabled();
    await expect(preview(page).getByRole('button', { name: 'Refresh' })).toBeEnabled();
    await expect(preview(page).getByRole('link', { name: 'Remove Watermark' })).toHaveCount(0);
  });

  await test.step('hides while a field has the focus and the keyboard is open', async () => {
    await page.getByLabel('Class details').tap();
    await expect(page.getByLabel('Class details')).toBeFocused();
    await expect(preview(page), 'no keyboard yet').toBeVisible();
    await resize(page, 844 - 90);
    await expect(preview(page), 'a browser’s bar takes no more').toBeVisible();
    await resize(page, 844 - 300);
    await expect(preview(page)).toBeHidden();
    await page.getByLabel('Class details').blur();
    await expect(preview(page), 'no field').toBeVisible();
    await page.getByLabel('Class details').focus();
    await expect(preview(page)).toBeHidden();
    await resize(page, 844);
    await expect(preview(page)).toBeVisible();
    await page.getByLabel('Class details').blur();
  });

  await test.step('stays as it is while each tool is open and scrolled', async () => {
    const titles = {
      Class: 'Add Your Class Information',
      Text: 'Write Your Promotion',
      Background: 'Choose Background',
      Style: 'Customize & Generate',
    } as const;
    for (const tool of ['Class', 'Text', 'Background', 'Style'] as const) {
      await expect(page.getByRole('tab', { name: tool, exact: true })).toBeInViewport();
      await openTool(page, tool);
      await expect(page.getByRole('tab', { name: tool, exact: true })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('heading', { level: 2 }), 'one at a time').toHaveText([titles[tool]]);
      await expect(page.getByRole('heading', { name: titles[tool] })).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await whole(page);
      await expect(stage(page)).toBeInViewport({ ratio: 1 });
    }
    await openTool(page, 'Class');
    const below = await page.getByRole('heading', { name: titles.Class }).boundingBox();
    expect(below?.y, 'from its beginning').toBeGreaterThan(380);
  });

  await test.step('a swipe opens the next tool, and the one before', async () => {
    const swipe = (from: number, to: number) =>
      page.getByRole('tabpanel').evaluate(
        (panel, [from, to]) => {
          const touch = (clientX: number) => new Touch({ identifier: 1, target: panel, clientX, clientY: 600 });
          const fire = (type: string, x: number, touches: Touch[]) =>
            panel.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch(x)] }));
          fire('touchstart', from!, [touch(from!)]);
          fire('touchend', to!, []);
        },
        [from, to],
      );
    const open = page.getByRole('tab', { selected: true });
    await swipe(300, 100);
    await expect(open).toHaveText('Text');
    await swipe(100, 130);
    await expect(open, 'too short').toHaveText('Text');
    await swipe(100, 300);
    await expect(open).toHaveText('Class');
  });

  await test.step('a tap puts the cursor into its text, on the words as well as beside them; a finger that moves takes the words along', async () => {
    const words = page.getByRole('slider', { name: 'Position of the text' });
    const beside = button(page, 'Edit the text of your video');
    for (const tap of [() => words.tap(), () => beside.tap({ position: { x: 20, y: 20 } })]) {
      await tap();
      const text = page.getByLabel('Promotional text');
      await expect(text).toBeFocused();
      await page.waitForTimeout(300);
      await expect(text, 'and it stays there').toBeFocused();
      await text.blur();
      await button(page, 'Hide Editor').click();
    }
    const before = await words.getAttribute('aria-valuenow');
    await dragDown(page, words, 80);
    await expect(words).not.toHaveAttribute('aria-valuenow', before!);
    await expect(page.getByLabel('Promotional text'), 'it was no tap').toHaveCount(0);
    // A machine that pauses for a second within the gesture makes several steps of it.
    const undo = preview(page).getByRole('button', { name: 'Undo', exact: true });
    // The last one may be disabled between the look and the tap.
    while (await undo.isEnabled()) await undo.tap({ timeout: 2000 }).catch(() => undefined);
    await expect(words).toHaveAttribute('aria-valuenow', before!);
  });

  await test.step('a touched background plays and is in the film at once; touched again it stops', async () => {
    await openTool(page, 'Background');
    const panel = page.getByRole('region', { name: 'Choose Background' });
    await expect(panel.getByText('Touch to preview')).toBeVisible();
    await button(page, 'Preview Sound Loop').tap();
    await expect(button(page, 'Preview Sound Loop').locator('video')).toBeVisible();
    await expect(preview(page).getByText('With background video')).toBeVisible();
    await button(page, 'Preview Sound Loop').tap();
    await expect(panel.locator('video')).toHaveCount(0);
    await expect(chosenBackground(page, 'Sound Loop')).toBeVisible();
    await preview(page).getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect(chosenBackground(page, 'Studio at Dusk')).toBeVisible();
  });

  await test.step('a thumb on the filmstrip says where a clip begins that is longer than the film, and opens no other tool', async () => {
    await openTool(page, 'Style');
    await page.getByRole('slider', { name: 'Duration in seconds' }).focus();
    for (let seconds = 15; seconds > 4; seconds--) await page.keyboard.press('ArrowLeft');
    await openTool(page, 'Background');
    await button(page, 'Preview Laser Haze').tap();
    const start = page.getByRole('slider', { name: 'Where your clip starts' });
    await expect(start, 'without scrolling').toBeInViewport({ ratio: 1 });
    const strip = page.locator('img[src*=fl_strip]');
    await expect.poll(() => strip.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
    await button(page, 'Preview Laser Haze').tap();
    await dragBy(page, start, 0.1, 0.5);
    await expect(start).toHaveAttribute('aria-valuetext', /^From [34](\.5)? to [78](\.5)? seconds$/);
    const tool = page.getByRole('tablist', { name: 'Tools' }).getByRole('tab', { selected: true });
    await expect(tool, 'its own swipe').toHaveText('Background');
    const from = Number(await start.inputValue());
    const part = preview(page).locator(`video[src*="so_${from},du_4/"]`);
    await expect.poll(() => part.evaluate((video: HTMLVideoElement) => video.duration)).toBeCloseTo(4, 1);
    await expect(preview(page).locator('video'), 'only that part is left').toHaveCount(1);
    await preview(page).getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect(start).toHaveAttribute('aria-valuetext', 'From 0 to 4 seconds');
  });

  const film = await addFilm(services, id);
  await giveFilm(page, film);
  await openTool(page, 'Class');
  await page.getByLabel('Class details').fill('Bring water');
  /** Presses the next step, which is always within a thumb's reach. */
  const goOn = async (name: string) => {
    const next = button(page, name).last();
    await expect(next).toBeInViewport();
    await next.click();
  };
  const finished = () => preview(page).getByLabel('Your finished video');

  await test.step('a text that was written, whose watermark can be removed', async () => {
    await goOn('Generate Promotion');
    await button(page, 'Intro to Pole').tap();
    await page.getByRole('button', { name: /^Tomorrow, / }).tap();
    await button(page, '7:00 PM').tap();
    await expect(preview(page).getByRole('link', { name: 'Remove Watermark' })).toHaveAttribute(
      'href',
      '/upgrade?feature=watermark',
    );
    await page.getByLabel('Instructor name').focus();
    const field = await page.getByLabel('Instructor name').boundingBox();
    expect(field?.y, 'below the preview').toBeGreaterThan(380);
  });

  await test.step('a film that is finished', async () => {
    await goOn('Generate Video');
    await closeFilm(page);
    await expect(finished()).toBeVisible();
    await whole(page);
    await goOn('Download Video');
    await expect(button(page, 'Video Ready')).toBeInViewport();
  });

  await test.step('handed over as a file, and all anew', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const saving = page.waitForEvent('download');
    await preview(page).getByRole('button', { name: 'Download' }).click();
    await saving;
    const message = page.getByText('Your video is saved to your downloads.');
    await expect(message.last()).toBeVisible();
    const at = async () => (await message.last().boundingBox())?.y;
    await expect.poll(at, 'the preview stays in view').toBeGreaterThan(560);
    await preview(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(finished()).toHaveCount(0);
    await expect(page.getByLabel('Class details')).toHaveValue('');
  });
});

test('from the landing page to the file in hand in at most 18 taps at the height that a browser leaves, the next step always in sight [B123 B477 E2]', async ({
  page,
  services,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Every touch of the screen counts, whatever it hits.
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1));
    document.addEventListener('pointerdown', count, { capture: true });
  });
  const write = async (label: string, words: string) => {
    await page.getByLabel(label, { exact: true }).tap();
    await page.keyboard.type(words);
  };
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started Free' }).first().tap();
  await write('Email', newEmail());
  await write('Password', PASSWORD);
  await write('Confirm password', PASSWORD);
  await page.getByLabel(/18 or older/).tap();
  await button(page, 'Create Account').tap();
  await write('Your Name', 'Jasmine');
  await write('Studio Name', 'Sky Studio');
  await button(page, 'Get Started').tap();
  await expectEditor(page);
  /** Nobody looks for the next step: it is there without scrolling. */
  const goOn = async (step: Locator) => {
    await expect(step).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await step.tap();
  };
  await goOn(button(page, 'Generate Promotion').last());
  await goOn(page.getByRole('group', { name: 'Class' }).getByRole('button').first());
  await goOn(page.getByRole('button', { name: /^Tomorrow/ }));
  await goOn(button(page, '7:00 PM'));
  await expect(page.getByLabel(/^Preview of your video: .*7:00 PM/s), 'not what nobody has said').toBeVisible();
  const { id } = await (await page.request.get('/api/auth/user')).json();
  await giveFilm(page, await addFilm(services, id));
  await goOn(button(page, 'Generate Video').last());
  await goOn(button(page, 'Save to phone').first());
  await expect(page.getByText(/saved|copied/i).first()).toBeVisible();
  const taps = Number(await page.evaluate(() => sessionStorage.getItem('taps')));
  test.info().annotations.push({ type: 'taps', description: String(taps) });
  expect(taps).toBeLessThanOrEqual(18);
});
