import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { AppError } from '../errors.ts';

/** Allows this machine, unless a proxy on it forwards for somebody else, and anyone who has the token. */
function mayRead({ headers, ip, raw }: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token !== null && given !== undefined) return timingSafeEqual(digest(given), digest(token));
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => headers[name] !== undefined);
  return LOOPBACK.test(ip) && LOOPBACK.test(raw.socket.remoteAddress ?? '') && !isForwarded;
}

const LOOPBACK = /^(::1|(::ffff:)?127\.)/;

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Prometheus metrics of this process at `/metrics`: Node's own and the duration of each route. */
export function addMetrics(app: FastifyInstance, token: string | null): void {
  // One registry per application, so that tests can build many.
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // As for a URL that does not exist: nobody learns that there are metrics.
    if (!mayRead(request, token)) throw new AppError('not_found');
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
