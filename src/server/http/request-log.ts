import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Answers that nobody wants to read about: health checks come every few seconds, assets by the dozen. */
const QUIET = /^\/(api\/(health|ready)|assets\/|metrics)/;

function hasGone(error: Error & { code?: string }): boolean {
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ECONNRESET' || error.code === 'EPIPE';
}

/** One line a request, when it is answered. Headers and bodies, which may hold secrets, are never logged; nor are the tokens of a query. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const [path = ''] = request.url.split('?');
    const line = `${request.method} ${path} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`;
    // Who goes away before the end, as listeners do, is no error of anybody's.
    if (error && hasGone(error)) reply.log.info(`${line} (the caller went away)`);
    else if (error) reply.log.error({ err: error }, line);
    else if (QUIET.test(path)) reply.log.debug(line);
    else reply.log.info({ userId: request.person?.id }, line);
  }
}
