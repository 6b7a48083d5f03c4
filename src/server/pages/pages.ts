import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEVELOPER_PAGES, PAGES, routePath } from '../../contract/pages.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { preferredEncoding } from '../http/compress.ts';
import { type Documents, openDocuments } from './documents.ts';
import { hasSession, markFor } from './signed-in-mark.ts';

/** Demo film and pictures of the public pages, made by scripts/make-demo-film.ts and scripts/make-pictures.ts. */
const ATTACHED = join(import.meta.dirname, '../../../assets/attached');
/** The URL of the document that the service worker caches (vite.config.ts): with a 404 there it would never be installed. */
const WORKERS_DOCUMENT = '/index.html';
/** Prefixes that are never pages. */
const NOT_PAGES = ['/api/', '/media/', '/assets/', '/attached_assets/'];
/** Headers that browsers only honor on documents and workers; hashed assets are neither. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Serves the built pages of `dist`: hashed assets cached forever, finished documents of the public pages, and the one
 * document for every other URL, with 404 if the browser's router knows no such page.
 */
export async function addPages(app: FastifyInstance, dist: string, config: Config): Promise<void> {
  const folder = join(dist, 'web');
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['index.html'],
      setHeaders: (response, path) => {
        const hashed = path.includes(`${join(folder, 'assets')}`);
        response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        // Rules for documents: on a hundred small files they would weigh as much as the files.
        if (hashed) for (const name of DOCUMENT_HEADERS) response.removeHeader(name);
      },
    });
  }
  // The name stays the same when a file changes: browsers revalidate after a day, and get a 304 if it has not changed.
  await app.register(fastifyStatic, {
    root: ATTACHED,
    prefix: '/attached_assets/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (response) => response.header('cache-control', 'public, max-age=86400'),
  });
  const documents = openDocuments(dist, config);
  const known = config.nodeEnv === 'production' ? PAGES : [...PAGES, ...DEVELOPER_PAGES];
  const pages = new Set<string | null>([...known, WORKERS_DOCUMENT]);
  addRobots(app, documents, config);
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) && !NOT_PAGES.some((prefix) => request.url.startsWith(prefix));
    if (!isPage) throw new AppError('not_found');
    // The document is sent all the same: it shows the not-found screen.
    if (!pages.has(routePath(request.url.replace(/[?#].*$/, '')))) reply.status(404);
    return sendPage(documents, request, reply);
  });
}

/** What search engines may read: the public pages, each by its URL. */
function addRobots(app: FastifyInstance, documents: Documents, { publicUrl }: Config): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400');
    return `User-agent: *\nDisallow: /api/\nDisallow: /media/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  });
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=86400');
    const entries = (await documents.publicPaths()).map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  });
}

async function sendPage(
  documents: Documents,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | undefined> {
  const path = request.url.replace(/[?#].*$/, '');
  // For signed-in people the start page is the studio; the browser finds out whether they are.
  const mayBeSignedIn = hasSession(request.headers.cookie);
  const mark = markFor(request.headers.cookie);
  if (mark) reply.header('set-cookie', mark);
  const found = path === '/' && mayBeSignedIn ? null : await documents.publicPage(path);
  if (!found && path !== '/') reply.header('x-robots-tag', 'noindex');
  const page = found ?? (await documents.shell());
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const etag = `"${page.etag}-${encoding}"`;
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding, cookie' });
  if (request.headers['if-none-match']?.includes(etag)) {
    reply.status(304).send();
    return undefined;
  }
  if (encoding !== 'plain') reply.header('content-encoding', encoding);
  reply.type('text/html; charset=utf-8');
  return page[encoding];
}
