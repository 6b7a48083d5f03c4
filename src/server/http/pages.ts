import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

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
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !NOT_PAGES.some((prefix) => request.url.startsWith(prefix));
    if (!isPage) throw new AppError('not_found');
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return readFile(join(folder, 'index.html'));
  });
}
