import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PRICES, pace } from '../pace.ts';

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Shorter answers take as long as they are. */
const LEAST = 16_384;
/** The lists are addresses, of which the fastest quality leaves a tenth. */
const FASTEST = { [constants.BROTLI_PARAM_QUALITY]: 1 };

/** The best encoding that the browser accepts (RFC 9110, 12.5.3; a weight of 0 refuses one). */
export function preferredEncoding(accepted = ''): 'br' | 'gzip' | 'plain' {
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0+)?\\s*(,|$))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'plain';
}

/**
 * Compresses long answers of the API: a thousand clips are 640 kB, for which a phone would wait a second. Nobody else's
 * page can have them asked for with a person's cookie, so that their length tells nothing (BREACH).
 */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST || reply.hasHeader('content-encoding')) return payload;
    varyByEncoding(reply);
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    if (encoding === 'plain') return payload;
    const packed =
      encoding === 'br' ? await packBrotli(payload, { params: FASTEST }) : await packGzip(payload, { level: 1 });
    reply.header('content-encoding', encoding);
    // What it takes to make an answer depends on its whole length; what is sent is paid for like every other.
    if (request.caller) pace.spend(request.caller.who, (payload.length - packed.length) * PRICES.bytes);
    return packed;
  });
}

/** Says that the answer is another one for other encodings, beside whatever else it depends on (RFC 9110, 12.5.5). */
function varyByEncoding(reply: FastifyReply): void {
  const names = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  if (names.some((name) => name === '*' || name === 'accept-encoding')) return;
  reply.header('vary', [...names, 'accept-encoding'].join(', '));
}
