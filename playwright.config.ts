import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { BASE_URL, PORT } from './test/e2e/place.ts';

/**
 * Chromium's features that the tests do without. The last two are windows for suggestions under the address line, which nobody sees: each new page
 * would load them, at more than the cost of a small page of ours. The others are Playwright's own list, which this one takes the place of.
 */
const OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Chromium without windows does with a sixth less of the processor; both draw alike. scripts/setup.mjs looks in the same places. */
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/looks/{projectName}-{arg}{ext}',
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
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? CHROMIUM.find((path) => existsSync(path)) ?? CHROMIUM[0]!,
      args: [
        '--no-sandbox',
        // Letters at fractions of a pixel, as on a phone: without windows they would stand on whole ones.
        '--font-render-hinting=none',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${OFF.join()}`,
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      // What looks or works otherwise on a phone; the rest is shown once, on a desktop.
      testMatch: /(main-job|phone|accessibility(-states)?|visual(-consoles)?)\.spec\.ts$/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
        userAgent:
          'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
      },
    },
    // The states of pages have the same markup in both sizes.
    {
      name: 'desktop',
      testIgnore: /(phone|accessibility-states)\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node test/e2e/server.ts',
    url: `${BASE_URL}/api/ready`,
    env: { PORT: String(PORT) },
    // Only ends what hangs: beside other work a start takes long.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
