import { expect, type Page } from '@playwright/test';

/** Milliseconds on the page's own clock at which a text came into the document and went again. */
export type ScreenTimes = Record<string, { came: number; went: number | null }>;

/** From the next navigation on, notes when each of these texts last came into the document, and when it was gone again. */
export async function watchTexts(page: Page, texts: readonly string[]): Promise<void> {
  await page.addInitScript((wanted) => {
    const times: ScreenTimes = {};
    Object.assign(window, { screenTimes: times });
    const look = () => {
      const shown = document.body?.textContent ?? '';
      for (const text of wanted) {
        const there = shown.includes(text);
        const noted = times[text];
        const showing = noted?.went === null;
        if (there && !showing) times[text] = { came: performance.now(), went: null };
        if (!there && showing) noted.went = performance.now();
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, texts);
}

/** What `watchTexts` has noted since the last navigation. */
export function readTexts(page: Page): Promise<ScreenTimes> {
  return page.evaluate(() => (window as unknown as { screenTimes: ScreenTimes }).screenTimes);
}

/** When the last answer of that call had arrived, on the page's own clock. */
export function answeredAt(page: Page, path: string): Promise<number> {
  return page.evaluate((wanted) => {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = calls.findLast(({ name }) => new URL(name).pathname === wanted);
    if (!last) throw new Error(`${wanted} was not called`);
    return last.responseEnd;
  }, path);
}

/** The smallest of three measurements: whatever else the machine does can only add to a delay. */
export async function shortest(measure: () => Promise<number>): Promise<number> {
  return Math.min(await measure(), await measure(), await measure());
}

/** Timers are exact to a few milliseconds; a machine with other work may be late by far more, but is never early. */
export function expectDelay(measured: number, specified: number): void {
  expect(measured).toBeGreaterThan(specified - 5);
  expect(measured).toBeLessThan(specified + 800);
}
