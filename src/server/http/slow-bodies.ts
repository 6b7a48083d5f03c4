import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorBody } from '../../contract/errors.ts';

export type BodyTimes = {
  /** Milliseconds within which a body other than a file must arrive. */
  readonly whole: number;
  /** A file may take as long as it likes, but `bytes` of it must arrive in each `window` of milliseconds. */
  readonly window: number;
  readonly bytes: number;
  /** Milliseconds in which a refused caller without a session can read why, while the rest of its body still arrives. */
  readonly grace: number;
};

/**
 * 64 kB of JSON in 30 s is the slowest GSM; a phone that sends less than 0.5 kB a second has lost its connection, and
 * resumes its upload.
 */
const TIMES: BodyTimes = { whole: 30_000, window: 60_000, bytes: 32_768, grace: 5_000 };

/**
 * Ends requests whose bodies crawl, with 408. Node's own limit covers the whole request, which would end a large upload
 * on a slow connection.
 */
export function limitBodies(app: FastifyInstance, times: BodyTimes = TIMES): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request)) watch(request, reply, times);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isFile({ routeOptions }: FastifyRequest): boolean {
  const call = routeOptions.config.call;
  return call?.form !== undefined || call?.path.startsWith('/api/uploads') === true;
}

function watch(request: FastifyRequest, reply: FastifyReply, times: BodyTimes): void {
  const { raw } = request;
  const { socket } = raw;
  let before = socket.bytesRead;
  const look = () => {
    // A full buffer is one that we have not drained yet.
    const waitsForUs = raw.readableLength >= raw.readableHighWaterMark;
    if (!waitsForUs && socket.bytesRead - before < times.bytes) return cut(request, reply);
    before = socket.bytesRead;
    return undefined;
  };
  const timer = isFile(request) ? setInterval(look, times.window) : setTimeout(() => cut(request, reply), times.whole);
  let refused: NodeJS.Timeout | undefined;
  const stop = () => {
    clearTimeout(timer);
    clearTimeout(refused);
  };
  raw.once('end', stop);
  socket.once('close', stop);
  raw.once('close', () => socket.off('close', stop));
  // We do not go on reading for a stranger who has been refused.
  reply.raw.once('finish', () => {
    if (!raw.complete && request.person === null) refused = setTimeout(() => socket.destroy(), times.grace);
  });
}

/** Responds on the socket itself: the framework still waits for the body, and would respond only after it. */
function cut(request: FastifyRequest, reply: FastifyReply): void {
  const { socket } = request.raw;
  if (request.raw.complete) return;
  request.log.info(`${request.method} ${request.url.split('?')[0]} crawled and was cut`);
  if (!reply.raw.headersSent) {
    const body = JSON.stringify({ code: 'timeout', message: ERRORS.timeout.message } satisfies ErrorBody);
    socket.write(rawAnswer(408, 'Request Timeout', body));
  }
  socket.destroySoon();
}

/** A complete raw response (RFC 9112), for when there is no reply to send it with. */
export function rawAnswer(status: number, reason: string, body: string): string {
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
