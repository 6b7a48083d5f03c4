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

type Held = { ms: number; run: () => void };

/** Timers of a page that end only when the test lets them, so that a wait neither passes unseen nor depends on the machine's speed. */
export type HeldTimers = {
  /** Waits until a timer of exactly that many milliseconds has been started. */
  started(ms: number): Promise<void>;
  /** How many of that many milliseconds have been started and not ended. */
  count(ms: number): Promise<number>;
  /** Ends those that have been started; the next ones are held again. */
  end(ms: number): Promise<void>;
};

/** From the next navigation on, holds every `setTimeout` of the page of exactly one of these lengths. */
export async function holdTimers(page: Page, ...lengths: number[]): Promise<HeldTimers> {
  await page.addInitScript((wanted) => {
    const held = new Map<number, Held>();
    Object.assign(window, { heldTimers: held });
    const [start, stop] = [window.setTimeout, window.clearTimeout];
    // Far from the numbers that the browser gives.
    let next = 1e9;
    window.setTimeout = ((handler: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
      if (!wanted.includes(ms)) return start(handler, ms, ...given);
      held.set(++next, { ms, run: () => handler(...given) });
      return next;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (!held.delete(id as number)) stop(id);
    };
  }, lengths);
  const count = (ms: number) =>
    page.evaluate((wanted) => {
      const { heldTimers } = window as unknown as { heldTimers: Map<number, Held> };
      return [...heldTimers.values()].filter((timer) => timer.ms === wanted).length;
    }, ms);
  return {
    count,
    started: (ms) => expect.poll(() => count(ms), `a timer of ${ms} ms`).toBeGreaterThan(0),
    end: (ms) =>
      page.evaluate((wanted) => {
        const { heldTimers } = window as unknown as { heldTimers: Map<number, Held> };
        for (const [id, { ms, run }] of [...heldTimers]) {
          if (ms !== wanted) continue;
          heldTimers.delete(id);
          run();
        }
      }, ms),
  };
}
