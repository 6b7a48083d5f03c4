import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Responses that nobody wants to read about: health checks come every few seconds, assets by the dozen. */
const QUIET = /^\/(api\/(health|ready)|assets\/|metrics)/;

function hasGone(error: Error & { code?: string }): boolean {
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ECONNRESET' || error.code === 'EPIPE';
}

/**
 * Logs one line per request, once it is answered. Headers and bodies, which may hold secrets, are never logged; nor are
 * tokens in a query string.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const [path = ''] = request.url.split('?');
    const line = `${request.method} ${path} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`;
    // Callers that leave early, as event listeners do, are not errors.
    if (error && hasGone(error)) reply.log.info(`${line} (the caller went away)`);
    else if (error) reply.log.error({ err: error }, line);
    else if (QUIET.test(path)) reply.log.debug(line);
    else reply.log.info({ userId: request.person?.id, trace: request.span?.traceId }, line);
  }
}
