import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../contract/call.ts';
import { health, ready } from '../../contract/tools.ts';
import { onBehalfOf } from '../telemetry/origin.ts';
import { beginTrace, type Span, within } from '../telemetry/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request in its trace; null: it has none. */
    span: Span | null;
  }
}

const GIVEN = /^[\w-]{8,64}$/;

/** The id of a request, on all machines: the one that a trusted proxy gives it in X-Request-Id, otherwise a new one. */
export function requestId(isProxyTrusted: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return isProxyTrusted && typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
  };
}

/** Names each request in its response, and in the jobs that it queues. */
export function followRequests(app: FastifyInstance, isProxyTrusted: boolean): void {
  const follow = (request: FastifyRequest, done: () => void) =>
    within(request.span, () => onBehalfOf({ request: request.id, job: null }, done));
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    request.span = traceOf(request, isProxyTrusted);
    // Also where the caller goes away before the answer has ended, of which onResponse does not hear.
    if (request.span) reply.raw.once('close', () => endTrace(request.span, reply.raw));
    follow(request, done);
  });
  // What reads the body goes on where the connection was opened.
  app.addHook('preValidation', (request, _reply, done) => follow(request, done));
}

function endTrace(span: Span | null, { headersSent, statusCode }: ServerResponse): void {
  if (headersSent) span?.set({ 'http.response.status_code': statusCode });
  span?.end(headersSent && statusCode >= 500 ? statusCode : undefined);
}

/** Calls are traced, pages and their files are not. A trusted proxy's trace is continued. */
function traceOf({ method, headers, routeOptions }: FastifyRequest, isProxyTrusted: boolean): Span | null {
  const call = (routeOptions.config as { call?: Call }).call;
  if (!call || call.path === health.path || call.path === ready.path) return null;
  const given = isProxyTrusted && typeof headers.traceparent === 'string' ? headers.traceparent : null;
  const facts = { 'http.request.method': method, 'http.route': call.path };
  return beginTrace(`${method} ${call.path}`, 'server', facts, given);
}
