import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import { addPages } from './pages.ts';

let dist: string;
let app: FastifyInstance;

const LANDING =
  '<link rel="canonical" href="%PUBLIC_URL%/"><script id="known">%KNOWN%</script><a href="mailto:%SUPPORT_EMAIL%">%POSTAL_ADDRESS%</a> 100%';

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'spinreel-pages-'));
  await mkdir(join(dist, 'web/assets'), { recursive: true });
  await mkdir(join(dist, 'documents'));
  await writeFile(join(dist, 'web/index.html'), '<p>shell</p><script id="known">%KNOWN%</script>');
  await writeFile(join(dist, 'web/assets/a-1234.js'), 'export {};');
  await writeFile(join(dist, 'documents/landing.html'), LANDING);
  await writeFile(join(dist, 'documents/terms.html'), '<p>terms</p><script id="known">%KNOWN%</script>');
  await writeFile(join(dist, 'documents/index.json'), '{"/":"landing.html","/terms":"terms.html"}');
  const config = loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: dist,
    PUBLIC_URL: 'https://promo.example',
    SUPPORT_EMAIL: 'help@promo.example',
    POSTAL_ADDRESS: '</script>"Tom & Co", 1 Road',
  });
  app = fastify();
  await addSecurityHeaders(app, config);
  await addPages(app, dist, config);
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const knownOf = (html: string) => JSON.parse(/id="known">(.*?)<\/script>/.exec(html)![1]!);

test('the start page is the finished document, filled in for the installation and escaped [S2.18]', async () => {
  const { statusCode, body, headers } = await get('/');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<link rel="canonical" href="https://promo.example/">');
  expect(body).toContain('href="mailto:help@promo.example">&lt;/script&gt;&quot;Tom &amp; Co&quot;, 1 Road</a> 100%');
  expect(knownOf(body)).toEqual({
    '/api/site': {
      supportEmail: 'help@promo.example',
      postalAddress: '</script>"Tom & Co", 1 Road',
      production: false,
      metaPixelId: null,
      instagram: false,
    },
    '/api/auth/user': null,
  });
  expect(headers['x-robots-tag']).toBeUndefined();
});

test.each(['spinreel.session_token=x', 'a=b; __Secure-spinreel.session_token=x'])(
  'anyone who may be signed in (%s) gets the shell that the browser renders into',
  async (cookie) => {
    const { body, headers } = await get('/?from=mail', { cookie });
    expect(body).toContain('<p>shell</p>');
    expect(knownOf(body)).not.toHaveProperty('/api/auth/user');
    expect(headers.vary).toContain('cookie');
    expect((await get('/terms', { cookie })).body).toContain('<p>terms</p>');
  },
);

test('a legal page does not depend on who reads it', async () => {
  const { body, headers } = await get('/terms?x=1');
  expect(body).toContain('<p>terms</p>');
  expect(Object.keys(knownOf(body))).toEqual(['/api/site']);
  expect(headers['x-robots-tag']).toBeUndefined();
});

test('pages of the program are not indexed, with GET and HEAD [B34]', async () => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: '/upgrade' });
    expect(statusCode).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
  }
  expect((await app.inject({ method: 'POST', url: '/upgrade' })).statusCode).not.toBe(200);
});

test('a page is compressed as the browser accepts it, and not sent again while unchanged', async () => {
  const { headers, rawPayload } = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('https://promo.example/');
  expect((await get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
  const etag = headers.etag as string;
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': etag });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  const signedIn = { cookie: 'spinreel.session_token=x', 'accept-encoding': 'br', 'if-none-match': etag };
  expect((await get('/', signedIn)).statusCode, 'another page stands there now').toBe(200);
});

test('a rebuilt page is read again', async () => {
  const file = join(dist, 'documents/terms.html');
  await writeFile(file, '<p>newer terms</p>');
  await utimes(file, new Date(), new Date(Date.now() + 5000));
  expect((await get('/terms')).body).toContain('newer terms');
});

test('robots.txt and sitemap.xml name the public pages by their address [B34]', async () => {
  const robots = await get('/robots.txt');
  expect(robots.body).toContain('Disallow: /api/');
  expect(robots.body).toContain('Sitemap: https://promo.example/sitemap.xml');
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers['content-type']).toContain('application/xml');
  expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://promo.example/',
    'https://promo.example/terms',
  ]);
});

test('the demo film and its image are static media: with ranges, cached, and revalidated [S9.17]', async () => {
  const part = await get('/attached_assets/demo.mp4', { range: 'bytes=0-99' });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toMatch(/^bytes 0-99\/\d+$/);
  expect(part.headers['content-type']).toBe('video/mp4');
  expect(part.headers['cache-control']).toBe('public, max-age=86400');
  const still = await get('/attached_assets/demo.webp');
  expect(still.headers['content-type']).toBe('image/webp');
  const again = await get('/attached_assets/demo.webp', { 'if-none-match': still.headers.etag as string });
  expect(again.statusCode).toBe(304);
  expect((await get('/attached_assets/none.mp4')).body, 'no page in place of a file').not.toContain('shell');
});

test('hashed assets are cached forever, without the headers of documents', async () => {
  const { headers } = await get('/assets/a-1234.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toBeUndefined();
  expect((await get('/')).headers['content-security-policy']).toContain("default-src 'self'");
});

test('G5: an address that the router does not know is a 404, with the document that says so', async () => {
  for (const url of ['/nothing', '/upgrade/more', '/index', '//upgrade', '/api', '/wp-login.php']) {
    const { statusCode, body } = await get(url);
    expect([url, statusCode, body.includes('shell')]).toEqual([url, 404, true]);
  }
  // The last one is the service worker's: it caches the document, and would not be installed after a 404.
  for (const url of ['/Upgrade', '/join?token=x', '/subscription/success/', '/auth#x', '/index.html'])
    expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
});

test('S13: developer pages are not found in production, and exist elsewhere [A7]', async () => {
  const production = fastify();
  const config = loadConfig({ NODE_ENV: 'production', DATA_DIR: dist, PUBLIC_URL: 'https://promo.example' });
  await addPages(production, dist, config);
  for (const page of ['/mock-checkout', '/transparency-test', '/transparency-test-simple']) {
    const otherCase = page.replace(/(^\/|-)(\w)/g, (start) => start.toUpperCase());
    for (const url of [page, `${page}/`, `${page}?plan=studio_pro`, otherCase, page.replace('c', '%63')]) {
      const there = await production.inject({ url });
      expect([url, there.statusCode, there.body.includes('shell')]).toEqual([url, 404, true]);
      expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    }
  }
  expect((await production.inject({ url: '/upgrade' })).statusCode).toBe(200);
  await production.close();
});
