import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

/** Demo film and pictures of the public pages; scripts/make-public-media.ts makes them. */
const ATTACHED = join(import.meta.dirname, '../../../assets/attached');
/** Prefixes that are never pages. */
const NOT_PAGES = ['/api/', '/media/', '/assets/', '/attached_assets/'];

/** Serves the built pages: hashed assets for good, and the one document for every address that the browser's router knows. */
export async function addPages(app: FastifyInstance, folder: string): Promise<void> {
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (response, path) => {
        const hashed = path.includes(`${join(folder, 'assets')}`);
        response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  // Names stay the same when a file is renewed: browsers ask again after a day, and get a 304 while it is the same.
  await app.register(fastifyStatic, {
    root: ATTACHED,
    prefix: '/attached_assets/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (response) => response.header('cache-control', 'public, max-age=86400'),
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !NOT_PAGES.some((prefix) => request.url.startsWith(prefix));
    if (!isPage) throw new AppError('not_found');
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return readFile(join(folder, 'index.html'));
  });
}
