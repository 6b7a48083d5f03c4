import { randomBytes } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import type { ErrorBody, ErrorCode } from '../../contract/errors.ts';
import { AppError, invalidInput } from '../errors.ts';
import { MediaError } from '../media/tool/run.ts';
import { isOutage } from '../outage.ts';
import { StorageError } from '../storage/index.ts';

const BY_STATUS: Record<number, ErrorCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  408: 'timeout',
  413: 'payload_too_large',
  // The framework's code for a URL with a part too long to be one of ours.
  414: 'not_found',
  415: 'unsupported_media',
  429: 'rate_limited',
};

/** The store is full, or the disk used for media processing. */
function isFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  if (error instanceof MediaError) return error.reason === 'full';
  return error instanceof StorageError ? code === 'full' : code === 'ENOSPC' || code === 'EDQUOT';
}

/** RFC 6750, 3.1. */
const OF_TOKENS: ReadonlySet<ErrorCode> = new Set(['invalid_token', 'insufficient_scope']);

const UNREADABLE = 'This request could not be read. Please reload the page and try again.';
const OUTAGE = 'We cannot reach our data right now. Please try again in a few seconds.';

/** Maps any thrown value to the error that is sent. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isFull(error)) return new AppError('storage_full');
  // Of what waits for the caller: the caller is still there, so the program is stopping.
  if ((error as Error)?.name === 'AbortError') return new AppError('unavailable');
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalidInput(
      error.validation.map((v) => ({
        path: v.instancePath.split('/').filter(Boolean),
        message: v.message ?? 'This is not right.',
      })),
    );
  }
  if (isResponseSerializationError(error)) return new AppError('internal');
  const status = (error as FastifyError)?.statusCode;
  if (status !== undefined && status >= 400 && status < 500) {
    const code = BY_STATUS[status] ?? 'invalid_input';
    return new AppError(code, code === 'invalid_input' ? UNREADABLE : undefined);
  }
  // Nothing is wrong with the file: somebody has ended ffmpeg, such as a system that is short of memory.
  if (error instanceof MediaError && error.reason === 'killed') return new AppError('unavailable');
  // After the status: the error of a dropped connection has one.
  if (isOutage(error)) return new AppError('unavailable', OUTAGE);
  return new AppError('internal');
}

/** The one place where an error becomes a response. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (hasGone(error, reply)) {
    request.log.info('the caller went away');
    reply.hijack();
    return;
  }
  const appError = toAppError(error);
  if (appError.retryAfter !== undefined) reply.header('retry-after', appError.retryAfter);
  if (OF_TOKENS.has(appError.code)) reply.header('www-authenticate', `Bearer error="${appError.code}"`);
  reply.status(appError.status).send(answerOf(error, appError, request.log));
}

/** True if the failure only means that the caller has gone, as when a page is closed while its event stream opens. */
function hasGone(error: unknown, { raw }: FastifyReply): boolean {
  const { code, message, name } = error as { code?: string; message?: string; name?: string };
  const says =
    name === 'AbortError' ||
    code === 'FST_ERR_SSE_CONNECTION_CLOSED' ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    code === 'ECONNRESET';
  return (says || message === 'SSE connection is closed') && (raw.destroyed || raw.closed);
}

/** The response body for `error`, which is logged: with a reference if the failure is ours. */
export function answerOf(
  error: unknown,
  appError: AppError,
  log: Pick<FastifyRequest['log'], 'info' | 'error'>,
): ErrorBody {
  if (appError.status < 500) {
    log.info({ code: appError.code, fields: appError.fields }, appError.message);
    return appError.toBody();
  }
  return { ...appError.toBody(), reference: logFailure(error, appError.code, log) };
}

/** Logs a failure that gets a 5xx response. @returns the reference that the response and the log share */
export function logFailure(error: unknown, code: ErrorCode, log: Pick<FastifyRequest['log'], 'error'>): string {
  const reference = makeReference();
  log.error({ err: loggable(error), code, reference }, 'request failed');
  return reference;
}

/** Letters and digits that cannot be mistaken for one another when read aloud (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short ID for people to quote to support, such as `K7Q2-M9XD`: 40 random bits. */
function makeReference(): string {
  const letters = [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** A failed query without its parameters, which hold personal data. */
function loggable(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? (error.cause ?? new Error('A query failed.')) : error;
}
