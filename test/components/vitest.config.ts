import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { LAUNCH } from '../chromium.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The packages, and the parts of packages, whose code is imported below a folder. */
function packagesOf(folder: string): string[] {
  const texts = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).map((path) =>
    readFileSync(join(ROOT, path), 'utf8'),
  );
  const names = texts.flatMap((text) =>
    [...text.matchAll(/(?:from|import\()\s*'([^.'][^']*)'/g)].map(([, name]) => name!),
  );
  return [...new Set(names)].filter((name) => /^[@a-z]/.test(name) && !/^(node:|virtual:|vite)|\.css$/.test(name));
}

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

/** Parts of the pages in a browser, with the server's answers made from the contract (answers.ts). */
export default defineConfig({
  root: ROOT,
  // React as users have it: its development build takes a third more time. What that would warn of is a rule of the linter (keys, hooks).
  define: PRODUCTION,
  oxc: { jsx: { runtime: 'automatic', development: false } },
  // Known from the start: what is found later is bundled anew, and a page that has the old React and the new one does not work.
  optimizeDeps: {
    include: [...packagesOf('src/web'), 'react/jsx-runtime', 'axe-core'],
    noDiscovery: true,
    rolldownOptions: { transform: { define: PRODUCTION } },
  },
  test: {
    name: 'components',
    include: ['test/components/**/*.test.tsx'],
    setupFiles: [join(import.meta.dirname, 'setup.ts')],
    // The pages are loaded once; setup.ts takes away what a test leaves behind.
    isolate: false,
    // While one page waits, the other has work.
    maxWorkers: 2,
    // These end only what never comes, on however busy a machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // As in Playwright's tests.
      locators: { exact: false },
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: LAUNCH,
        contextOptions: { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } },
        actionTimeout: 30_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
