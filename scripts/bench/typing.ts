/**
 * How soon a letter of the promotional text is on the screen of a cheap phone: Chromium at 4x CPU slowdown, 390x844,
 * while the preview plays over a background. Compared with an empty page that has only a text field.
 */
import type { Browser, Page } from 'playwright';
import { seedStarterLibrary } from '../../src/server/features/library/actions.ts';
import { type Bench, type Line, p95 } from './measure.ts';
import { onPhone, slowDown } from './phone.ts';
import { withBrowser } from './site.ts';

/** Promised: milliseconds from a key to its paint, 95 of 100 times; and the longest that the preview stands still. */
const PROMISED = { key: 50, still: 100 };
const WORDS = 'Come and spin with us this week, wherever you are on your way to the studio. ';
/** Milliseconds between two letters of somebody who types fast. */
const BETWEEN_MS = 120;

type Seen = { keys: number[]; still: number };

/** Runs in the page: event timing says when what a key has changed was painted (W3C Event Timing, `duration`, in steps of 8 ms). */
function watch(): void {
  const keys = new Map<number, number>();
  const seen = { keys, still: 0 };
  Object.assign(window, { seen });
  type Timing = PerformanceEventTiming & { interactionId: number };
  new PerformanceObserver((list) => {
    for (const { name, interactionId, duration } of list.getEntries() as Timing[]) {
      if (interactionId && name.startsWith('key'))
        keys.set(interactionId, Math.max(keys.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  let last = performance.now();
  const frame = (now: number) => {
    seen.still = Math.max(seen.still, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

async function type(page: Page): Promise<Seen> {
  await slowDown(page);
  await page.evaluate(watch);
  for (const letter of WORDS) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(BETWEEN_MS);
  }
  const { keys, still } = await page.evaluate(() => {
    const { keys, still } = (window as unknown as { seen: { keys: Map<number, number>; still: number } }).seen;
    return { keys: [...keys.values()], still };
  });
  // What was painted within 16 ms is not reported.
  return { keys: [...keys, ...Array<number>(Math.max(0, WORDS.length - keys.length)).fill(8)], still };
}

async function inEditor(browser: Browser, origin: string): Promise<Seen> {
  return onPhone(browser, origin, async (page) => {
    // Beside the text itself, which is a handle.
    await page.getByRole('button', { name: 'Edit the text of your video' }).click({ position: { x: 20, y: 20 } });
    await page.getByLabel('Promotional text').fill('');
    await page.waitForTimeout(1000);
    return await type(page);
  });
}

async function inField(browser: Browser): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  try {
    await page.setContent('<textarea rows="8" autofocus></textarea>');
    await page.locator('textarea').focus();
    return await type(page);
  } finally {
    await page.close();
  }
}

function run(rounds: number): Promise<Line[]> {
  return withBrowser(async (browser, origin, services) => {
    await seedStarterLibrary(services);
    const all: { ours: Seen; bare: Seen }[] = [];
    for (let round = 0; round < rounds; round++) {
      all.push({ ours: await inEditor(browser, origin), bare: await inField(browser) });
    }
    const key = p95(all.flatMap(({ ours }) => ours.keys));
    const still = p95(all.map(({ ours }) => ours.still));
    const bare = { key: p95(all.flatMap(({ bare }) => bare.keys)), still: p95(all.map(({ bare }) => bare.still)) };
    return [
      { figure: 'key to paint, promised', measured: key, baseline: PROMISED.key, unit: 'ms', target: 1 },
      { figure: 'longest still frame, promised', measured: still, baseline: PROMISED.still, unit: 'ms', target: 1 },
      { figure: 'key to paint, bare field', measured: key, baseline: bare.key, unit: 'ms', target: PROMISED.key / 8 },
    ];
  });
}

export const typingBench: Bench = { name: 'typing', run };
