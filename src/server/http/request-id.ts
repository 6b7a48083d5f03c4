import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { onBehalfOf } from '../telemetry/origin.ts';

const GIVEN = /^[\w-]{8,64}$/;

/** The id of a request, on all machines: the one that a trusted proxy gives it in X-Request-Id, otherwise a new one. */
export function requestId(isProxyTrusted: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return isProxyTrusted && typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
  };
}

/** Names each request in its response, and in the jobs that it queues. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    onBehalfOf({ request: request.id, job: null }, done);
  });
  // What reads the body goes on where the connection was opened.
  app.addHook('preValidation', (request, _reply, done) => onBehalfOf({ request: request.id, job: null }, done));
}
