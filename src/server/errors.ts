import { ERRORS, type ErrorBody, type ErrorCode } from '../contract/errors.ts';

/** Shown when nothing better is known. */
const RETRY_SECONDS = 5;

/** A failure that the caller may read. Everything else is hidden behind `internal` and logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which a retry may succeed; sent as Retry-After. */
  retryAfter: number | undefined;
  /** With `promo_changed`. */
  current: ErrorBody['current'];

  /** @param fields what is wrong with each field of the input, by field name. */
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
      ...(this.current && { current: this.current }),
    };
  }
}

/** A `rate_limited` that says when to come again. @param wait seconds */
export function tooMany(wait: number): AppError {
  const error = new AppError('rate_limited', `Too many requests. Please try again in ${wait} seconds.`);
  error.retryAfter = wait;
  return error;
}

/** An `invalid_input` that names one field. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { [field]: message });
}

/** Turns a zod error's issues into `fields`, keeping the first issue of each field. */
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
