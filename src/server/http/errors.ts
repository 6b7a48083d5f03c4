import { randomBytes } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { ERRORS, type ErrorBody, type ErrorCode } from '../../contract/errors.ts';
import { isOutage } from '../outage.ts';
import { StorageError } from '../storage/index.ts';

/** Told where nothing better is known. */
const RETRY_SECONDS = 5;

/** A failure that the person who made the call may read. Everything else is hidden behind `internal` and logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which a try may go better; sent as Retry-After. */
  retryAfter: number | undefined;

  /** @param fields what is wrong with which field of the input, by the field's name. */
  constructor(code: ErrorCode, message: string = ERRORS[code].message, fields?: Record<string, string>) {
    super(message);
    this.code = code;
    this.fields = fields;
    if (ERRORS[code].status === 503) this.retryAfter = RETRY_SECONDS;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  toBody(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.fields && { fields: this.fields }),
      ...(this.code === 'name_change_limit' && { maxReached: true }),
    };
  }
}

/** An `invalid_input` that names one field. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { [field]: message });
}

/** Turns a zod error's issues into `fields`; the first issue of each field stands. */
function fieldsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.path.map(String).join('.') || 'body';
    fields[name] ??= issue.message;
  }
  return fields;
}

/** An `invalid_input` from a zod error's issues; the message says what is wrong with every field, each sentence once. */
export function invalidInput(issues: readonly { path: readonly PropertyKey[]; message: string }[]): AppError {
  const fields = fieldsOf(issues);
  return new AppError('invalid_input', [...new Set(Object.values(fields))].join(' '), fields);
}

const BY_STATUS: Record<number, ErrorCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  408: 'timeout',
  413: 'payload_too_large',
  // The framework's word for an address with a part that is too long to be one of ours.
  414: 'not_found',
  415: 'unsupported_media',
  429: 'rate_limited',
};

/** The store is full, or the disk that media work takes place on. */
function isFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return error instanceof StorageError ? code === 'full' : code === 'ENOSPC' || code === 'EDQUOT';
}

const UNREADABLE = 'This request could not be read. Please reload the page and try again.';
const OUTAGE = 'We cannot reach our data right now. Please try again in a few seconds.';

/** Any thrown value as the error that is answered. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isFull(error)) return new AppError('storage_full');
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
  // After the status: a caller's broken connection has one.
  if (isOutage(error)) return new AppError('unavailable', OUTAGE);
  return new AppError('internal');
}

/** The one place where an error becomes an answer. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (hasGone(error, reply)) {
    request.log.info('the caller went away');
    reply.hijack();
    return;
  }
  const appError = toAppError(error);
  if (appError.retryAfter !== undefined) reply.header('retry-after', appError.retryAfter);
  reply.status(appError.status).send(answerOf(error, appError, request.log));
}

/** True if the failure says no more than that the caller has gone, as a page does that is closed while its events are opened. */
function hasGone(error: unknown, { raw }: FastifyReply): boolean {
  const { code, message } = error as { code?: string; message?: string };
  const says =
    code === 'FST_ERR_SSE_CONNECTION_CLOSED' || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET';
  return (says || message === 'SSE connection is closed') && (raw.destroyed || raw.closed);
}

/** The body that answers `error`, which is logged: with a reference where the failure is ours. */
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

/** Logs a failure that is answered with a 5xx. @returns what the answer and the log share */
export function logFailure(error: unknown, code: ErrorCode, log: Pick<FastifyRequest['log'], 'error'>): string {
  const reference = makeReference();
  log.error({ err: loggable(error), code, reference }, 'request failed');
  return reference;
}

/** Letters and digits that nobody takes for one another when they are read out (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short id that a person can tell the support, such as `K7Q2-M9XD`: 40 random bits. */
function makeReference(): string {
  const letters = [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** A failed query without its parameters: they hold people's data. */
function loggable(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? (error.cause ?? new Error('A query failed.')) : error;
}
