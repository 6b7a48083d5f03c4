import { defineConfig } from '@playwright/test';
import { LAUNCH } from './test/chromium.ts';
import { BASE_URL, PORT } from './test/journeys/place.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
};
const DESKTOP = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'test/journeys',
  outputDir: 'test-results',
  snapshotPathTemplate: 'test/screens/looks/{arg}{ext}',
  fullyParallel: false,
  // One waits for a page or a film while the other works; two cores are busy then.
  workers: 2,
  // These end only what never comes, on however busy a machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: BASE_URL,
    // Tracing would double the time; `--trace on` shows a failure step by step.
    trace: 'off',
    // A preview that plays all the time costs more than the rest of the page. main-job.spec.ts lets it play.
    contextOptions: { reducedMotion: 'reduce' },
    // Their requests could not be intercepted. offline.spec.ts lets the worker in.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: LAUNCH,
  },
  projects: [
    // Every screen on a phone; on a desktop those that are laid out anew there.
    { name: 'screens-phone', testDir: 'test/screens', use: PHONE },
    { name: 'screens-desktop', testDir: 'test/screens', use: DESKTOP },
    // What works differently on a phone; the rest is shown once, on a desktop.
    { name: 'phone', testMatch: /(main-job|phone)\.spec\.ts$/, use: PHONE },
    { name: 'desktop', testIgnore: /phone\.spec\.ts$/, use: DESKTOP },
  ],
  webServer: {
    command: 'node test/journeys/server.ts',
    url: `${BASE_URL}/api/ready`,
    env: { PORT: String(PORT) },
    // Only ends what hangs: beside other work a start takes long.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
