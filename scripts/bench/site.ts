/** What the benchmarks run against: each function opens one more layer, fresh, and leaves nothing behind. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import playwrightConfig from '../../playwright.config.ts';
import { loadConfig } from '../../src/server/config.ts';
import { openServices } from '../../src/server/open-services.ts';
import type { Services } from '../../src/server/services.ts';
import { buildWeb } from '../../src/server/web.ts';

/** Services on their own embedded Postgres and folder. */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-bench-'));
  try {
    return await withServicesIn(dataDir, work);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Services on an existing `dataDir`, which is kept. */
export async function withServicesIn<T>(dataDir: string, work: (services: Services) => Promise<T>): Promise<T> {
  const services = await openServices(loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir }));
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

/** The web server on such services; `origin` has no trailing slash. */
export function withSite<T>(work: (origin: string, services: Services) => Promise<T>): Promise<T> {
  return withServices(async (services) => {
    const app = await buildWeb(services);
    try {
      return await work(await app.listen({ port: 0 }), services);
    } finally {
      await app.close();
    }
  });
}

/** Chromium on such a site. */
export function withBrowser<T>(work: (browser: Browser, origin: string, services: Services) => Promise<T>): Promise<T> {
  return withSite(async (origin, services) => {
    const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
    try {
      return await work(browser, origin, services);
    } finally {
      await browser.close();
    }
  });
}
