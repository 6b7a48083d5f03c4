import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import playwrightConfig from '../../playwright.config.ts';
import { readEmojiPoints } from '../../src/contract/media.ts';
import { drawEmoji } from '../../src/server/media/film/draw-emoji.ts';
import type { Case } from './cases.ts';
import type { PaintInBrowser } from './page.ts';

/** The scene bundled as the web page is, on a port of its own: any browser can open it and call `window.paint`. Close it. */
export async function servePage(): Promise<{ url: string; requests: string[]; close: () => Promise<void> }> {
  const files = await bundle();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
    const emoji = /^media\/emoji\/(.*)$/.exec(path)?.[1];
    if (emoji) return void response.end(await drawEmoji(readEmojiPoints(emoji)!));
    const body = path === '' ? '<!doctype html><script type="module" src="/page.js"></script>' : files.get(path);
    if (path.endsWith('.woff2')) requests.push(path);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type(path) }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests, close };
}

/** That page in headless Chromium. Close it. */
export async function openBrowser(): Promise<{
  paint: PaintInBrowser;
  requests: string[];
  close: () => Promise<void>;
}> {
  const { url, requests, close: closeServer } = await servePage();
  let browser: Browser | undefined;
  const close = async () => {
    await browser?.close();
    await closeServer();
  };
  try {
    browser = await chromium.launch(playwrightConfig.use?.launchOptions);
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForFunction('window.paint');
    const paint: PaintInBrowser = (drawn) =>
      page.evaluate((what: Case) => (window as unknown as { paint: PaintInBrowser }).paint(what), drawn);
    return { paint, requests, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The page's files by path. */
async function bundle(): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: new URL('page.ts', import.meta.url).pathname,
        output: { entryFileNames: 'page.js', assetFileNames: 'assets/[name]-[hash][extname]' },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite gave no single bundle.');
  return new Map(result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

const type = (path: string) =>
  path.endsWith('.js') ? 'text/javascript' : path.endsWith('.woff2') ? 'font/woff2' : 'text/html; charset=utf-8';
