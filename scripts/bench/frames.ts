/**
 * Whether the editor keeps 60 frames a second on a cheap phone: for each frame the time from its beginning until the
 * main thread has done all its work for it, while the preview plays, the backgrounds are scrolled and a slider is
 * dragged. What is drawn from there on is a phone's graphics chip's.
 */
import type { Browser, Page } from 'playwright';
import { seedStarterLibrary } from '../../src/server/features/library/actions.ts';
import { type Bench, type Line, p95, percentile } from './measure.ts';
import { onPhone, slowDown } from './phone.ts';
import { withBrowser } from './site.ts';

/** Of 100 frames so many may be late. */
export const LATE = 5;
export const FRAME_MS = 1000 / 60;
const SECONDS = 4;

/**
 * Runs in the page. The message is handled once style, layout and paint of its frame are done (HTML, event loop:
 * rendering comes in one go).
 */
export function watchFrames(): void {
  const took: number[] = [];
  Object.assign(window, { took });
  const { port1, port2 } = new MessageChannel();
  let began = 0;
  port1.onmessage = () => took.push(performance.now() - began);
  const frame = (now: number) => {
    began = now;
    port2.postMessage(null);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Milliseconds of each frame since `watchFrames`. */
export const takenFrames = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { took: number[] }).took);

type Doing = (page: Page) => Promise<void>;

const looks: Doing = (page) => page.waitForTimeout(SECONDS * 1000);

const scrolls: Doing = async (page) => {
  const session = await page.context().newCDPSession(page);
  const finger = { x: 200, y: 700, xDistance: 0, gestureSourceType: 'touch', speed: 800 } as const;
  for (const yDistance of [-800, 800, -800, 800])
    await session.send('Input.synthesizeScrollGesture', { ...finger, yDistance });
};

/** Steps of a pointer, as often as a phone reports its place. */
async function drags(page: Page, name: string): Promise<void> {
  const box = (await page
    .getByRole('slider', { name })
    .locator('xpath=ancestor::*[contains(@class,"Slider-root")]')
    .boundingBox())!;
  const y = box.y + box.height / 2;
  const steps = Math.round((SECONDS * 1000) / FRAME_MS);
  await page.mouse.move(box.x + 10, y);
  await page.mouse.down();
  for (let step = 0; step <= steps; step++) {
    await page.mouse.move(box.x + 10 + (box.width - 20) * Math.abs(Math.sin((4 * step) / steps)), y);
    await page.waitForTimeout(FRAME_MS);
  }
  await page.mouse.up();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

const DOINGS: Record<string, { open: string; does: Doing }> = {
  'the preview plays': { open: 'Text', does: looks },
  'backgrounds are scrolled': { open: 'Background', does: scrolls },
  'the duration is dragged': { open: 'Style', does: (page) => drags(page, 'Duration in seconds') },
};

/** Milliseconds of each frame. */
async function framesOf(browser: Browser, origin: string, { open, does }: (typeof DOINGS)[string]): Promise<number[]> {
  return onPhone(browser, origin, async (page) => {
    await tab(page, open);
    await page.waitForTimeout(1000);
    await slowDown(page);
    await page.evaluate(watchFrames);
    await does(page);
    return takenFrames(page);
  });
}

function run(rounds: number): Promise<Line[]> {
  return withBrowser(async (browser, origin, services) => {
    await seedStarterLibrary(services);
    const lines: Line[] = [];
    for (const [figure, doing] of Object.entries(DOINGS)) {
      const all: number[] = [];
      for (let round = 0; round < rounds; round++) all.push(...(await framesOf(browser, origin, doing)));
      const late = all.filter((ms) => ms > FRAME_MS).length;
      process.stderr.write(
        `  ${figure}: ${all.length} frames, median ${percentile(all, 0.5).toFixed(1)} ms, p95 ${p95(all).toFixed(1)} ms\n`,
      );
      lines.push({
        figure: `frames of 100 that are late while ${figure} / allowed`,
        ...{ measured: (100 * late) / all.length, baseline: LATE, unit: '', target: 1 },
      });
    }
    return lines;
  });
}

export const framesBench: Bench = { name: 'frames', run };
