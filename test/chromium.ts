import { existsSync } from 'node:fs';

/**
 * Chromium features that the tests do without. The last two are popups for suggestions below the address bar, which
 * nobody sees: each new page would load them, at more than the cost of a small page of ours. The others are
 * Playwright's own list, which this one replaces.
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

/** The headless shell takes a sixth less CPU time; both draw the same. scripts/setup.mjs looks in the same places. */
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** How every test launches the browser. */
export const LAUNCH = {
  executablePath: process.env.CHROMIUM_PATH ?? CHROMIUM.find((path) => existsSync(path)) ?? CHROMIUM[0]!,
  args: [
    '--no-sandbox',
    // Glyphs at fractions of a pixel, as on a phone: headless, they would be placed on whole ones.
    '--font-render-hinting=none',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${OFF.join()}`,
  ],
};
