import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';

/**
 * Allows this machine, unless a proxy on it forwards for somebody else, and anyone who has the token.
 * @param addresses of the caller; all must be this machine's
 */
export function mayRead(headers: IncomingHttpHeaders, addresses: readonly string[], token: string | null): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token !== null && given !== undefined) return timingSafeEqual(digest(given), digest(token));
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => headers[name] !== undefined);
  return addresses.every((address) => LOOPBACK.test(address)) && !isForwarded;
}

const LOOPBACK = /^(::1|(::ffff:)?127\.)/;

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Prometheus metrics of this process at `/metrics`. */
export function addMetrics(app: FastifyInstance, { config, metrics }: Pick<Services, 'config' | 'metrics'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async ({ headers, ip, raw }, reply) => {
    // As for a URL that does not exist: nobody learns that there are metrics.
    if (!mayRead(headers, [ip, raw.socket.remoteAddress ?? ''], config.metricsToken)) throw new AppError('not_found');
    reply.type(metrics.contentType);
    return metrics.read();
  });
}
