import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../../storage/store.ts';
import { matchesEtag, parseRange } from './range.ts';

export type SentFile = {
  /** Files never change under their key. */
  storageKey: string;
  /** Bytes. */
  size: number;
  /** Content-Type. */
  type: string;
  /** Cache-Control. */
  caching: string;
  /** The name under which the browser saves it; null: it displays the file. */
  saveAs: string | null;
};

/** A browser asks us again before the address that it was sent to can have ended. */
const REDIRECT_SECONDS = 600;

/**
 * Sends a stored file, whole or in part (RFC 9110: Range, If-Range, If-None-Match, HEAD). Videos are left to the store
 * if browsers reach it: whoever calls this has found that the person may have the file.
 */
export async function sendFile(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { storageKey, size, type, caching, saveAs }: SentFile,
  store: Pick<Storage, 'read' | 'link'>,
): Promise<Readable | undefined> {
  const disposition = saveAs === null ? null : `attachment; filename="${saveAs}"`;
  // What is sent here is waited for: until then the reply seems unanswered, and would be answered once more.
  // A signature is for one method. Pictures are small, and pages read their pixels.
  if (request.method === 'GET' && type.startsWith('video/')) {
    const shared = caching.startsWith('public');
    const kept = shared ? caching : 'private, max-age=1800';
    const link = await store.link(storageKey, { type, caching: kept, disposition });
    if (link !== null) {
      const redirect = shared ? `public, max-age=${REDIRECT_SECONDS}` : 'private, no-store';
      await reply.status(302).headers({ location: link, 'cache-control': redirect, 'x-robots-tag': 'noindex' }).send();
      return undefined;
    }
  }
  const etag = `"${createHash('sha256').update(`${storageKey} ${size}`).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': caching,
    etag,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    await reply.status(304).send();
    return undefined;
  }
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? parseRange(request.headers.range, size) : null;
  if (range === 'unsatisfiable') {
    await reply.status(416).header('content-range', `bytes */${size}`).header('cache-control', 'no-store').send();
    return undefined;
  }
  if (disposition !== null) reply.header('content-disposition', disposition);
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.type(type).header('content-length', range ? range.end - range.start + 1 : size);
  // Without a stream, Fastify would put its own length of 0.
  if (request.method === 'HEAD') return Readable.from([]);
  return store.read(storageKey, range ?? undefined);
}
