/**
 * What a visitor with a cheap phone waits for: the landing page in Chromium over 1.6 Mbit/s with 150 ms of latency and
 * 4x CPU slowdown (Lighthouse's "slow 4G" and mobile CPU). Largest contentful paint, layout shift and total blocking
 * time as web.dev defines them.
 */
import type { Browser } from 'playwright';
import type { Bench, Line } from './measure.ts';
import { slowDown } from './phone.ts';
import { withBrowser } from './site.ts';

/** Promised: largest contentful paint in ms, layout shift score, total blocking time in ms. */
const PROMISED = { paint: 1800, shift: 0.05, blocking: 150 };
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Tasks longer than this count as long. */
const LONG_MS = 50;
/** Idle time that ends the load, as for time to interactive. */
const QUIET_MS = 3000;

type Figures = { paint: number; shift: number; blocking: number };
type Seen = Figures & { first: number };

/** Runs in the page before its own scripts. */
function watch(longMs: number): void {
  const seen: Seen = { paint: 0, shift: 0, blocking: 0, first: Number.POSITIVE_INFINITY };
  Object.assign(window, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    if (startTime + duration > seen.first) seen.blocking += Math.max(0, duration - longMs);
  });
}

async function visit(browser: Browser, origin: string): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await slowDown(page);
    await page.addInitScript(watch, LONG_MS);
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET_MS);
    return await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  } finally {
    await context.close();
  }
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

function run(rounds: number): Promise<Line[]> {
  return withBrowser(async (browser, origin) => {
    // The first visit makes the server read and compress the pages, so it is not counted.
    await visit(browser, origin);
    const visits: Figures[] = [];
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, origin));
    const line = (figure: string, name: keyof Figures, unit: string): Line => ({
      figure: `landing page on a slow phone: ${figure} / promised`,
      measured: middle(visits.map((seen) => seen[name])),
      baseline: PROMISED[name],
      unit,
      target: 1,
    });
    return [
      line('largest contentful paint', 'paint', 'ms'),
      line('layout shift', 'shift', ''),
      line('total blocking time', 'blocking', 'ms'),
    ];
  });
}

export const landingBench: Bench = { name: 'landing', run };
