import { CancelledError } from '@tanstack/react-query';
import { ApiError, NetworkError } from './client.ts';

/** An error with a sentence for people. The message of any other error is for developers and never shown. */
export class ReadableError extends Error {
  readonly sentence: string;

  /** @param message what is logged, if different */
  constructor(sentence: string, message = sentence) {
    super(message);
    this.sentence = sentence;
  }
}

/** A failure in the words that people read. Each part is one or more whole sentences, or empty. */
export type Failure = {
  /** What failed. */
  what: string;
  why: string;
  /** What is not lost. */
  kept: string;
  /** What to do now. */
  todo: string;
  /** The reference by which support finds the failure, such as K7Q2-M9XD. */
  reference: string | null;
};

type Context = {
  /** What failed, in the caller's words; omitted if a title says it. Not shown for a refusal that explains itself. */
  what?: string;
  /** What is not lost. Shown unless the server refused the request. */
  kept?: string;
  /** The specification's sentence if we have no explanation: it replaces `what` and our own sentence. */
  instead?: string;
};

type Reason = Pick<Failure, 'why' | 'todo'> & {
  /** The server refused, with its own sentence. */
  refused?: boolean;
  /** Nobody explained it: it is neither one of our responses nor a sentence for people. */
  unexplained?: boolean;
};

/** Statuses after which a later attempt may succeed: the server, or something on the way to it, is down, busy or too slow. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524]);

/**
 * True for a failure that says nothing about the request itself, so the same call may succeed later: no connection, a proxy's page, a server that is
 * restarting.
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError || isNamed(error, 'TimeoutError')) return true;
  if (!(error instanceof ApiError) || error.code === 'render_failed') return false;
  return PASSING.has(error.status) || (error.code === null && error.status < 400);
}

/** True if the work was aborted on purpose, or a query canceled; nobody needs to be told. */
export function isAbort(error: unknown): boolean {
  return isNamed(error, 'AbortError') || error instanceof CancelledError;
}

/** What people read about anything thrown. @param online whether the browser has a connection */
export function failureOf(
  error: unknown,
  { what = '', kept = '', instead }: Context = {},
  online: boolean = globalThis.navigator?.onLine ?? true,
): Failure {
  const reference = error instanceof ApiError ? error.reference : null;
  const { why, todo, refused, unexplained } = reasonOf(error, online);
  if (instead !== undefined) {
    if (error instanceof NetworkError) return told(error.message);
    if (unexplained) return { ...told(instead), reference };
    return { what: '', why, kept: '', todo, reference };
  }
  return { what: refused ? '' : what, why, kept: refused ? '' : kept, todo, reference };
}

/** A failure explained by one sentence. */
export function told(why: string): Failure {
  return { what: '', why, kept: '', todo: '', reference: null };
}

/** Everything said about a failure except its reference, as one line. */
export function textOf({ what, why, kept, todo }: Failure): string {
  return [what, why, kept, todo].filter(Boolean).map(asSentence).join(' ');
}

function asSentence(text: string): string {
  return /[.!?:…]$/.test(text) ? text : `${text}.`;
}

function reasonOf(error: unknown, online: boolean): Reason {
  if (error instanceof ReadableError) return { why: error.sentence, todo: '' };
  if (error instanceof NetworkError) {
    if (!online) return { why: 'You are offline.', todo: 'Try again as soon as you are back online.' };
    return { why: 'Unable to connect to the server.', todo: 'Please try again.' };
  }
  if (isAbort(error)) return { why: 'It was stopped before it finished.', todo: '' };
  if (isNamed(error, 'TimeoutError')) return ofStatus(504, null);
  if (!(error instanceof ApiError)) {
    return { why: 'Something went wrong on this page.', todo: 'Reload it and try again.', unexplained: true };
  }
  const sentence = error.code === null ? '' : error.text;
  if (isForPeople(sentence)) return { why: sentence, todo: '', refused: error.status < 500 };
  return { ...ofStatus(error.status, error.retryAfter), unexplained: true };
}

/** Longer than any of our sentences: a page or a stack trace. */
const MOST = 500;
const MARKUP = /<[a-z!/][^>]*>/i;
/** What programs say about an unexpected shape (zod, Fastify, JSON.parse, undici). */
const SCHEMA =
  /\b(Invalid (input|option|key|type|union|discriminator|string|UUID|ISO)|expected [\w"|]+, received|received (undefined|null|NaN)|Unrecognized keys?|Too (small|big): |(body|querystring|params|headers)(\/\S*)? must (have|be|match|NOT)|Unexpected (token|end of)|is not valid JSON|TypeError|ECONN[A-Z]+|ETIMEDOUT|fetch failed|API)\b/;
const STATUS_TEXT =
  /^(\d{3}\s*:?\s*)?(internal (server )?error|bad (gateway|request)|service (temporarily )?unavailable|gateway time-?out|time-?out|forbidden|unauthorized|not found|error|failed|proxy( error)?)[.!]?$/i;

/** False for what nobody should have to read: markup, a bare status, wording from a schema or program. */
export function isForPeople(text: string): boolean {
  return (
    text.trim() !== '' && text.length <= MOST && !MARKUP.test(text) && !SCHEMA.test(text) && !STATUS_TEXT.test(text)
  );
}

/** What a status means to people, if nothing better is known. */
function ofStatus(status: number, retryAfter: number | null): Reason {
  const later = retryAfter === null ? 'Try again in a minute.' : `Try again in ${inWords(retryAfter)}.`;
  if (status < 400) {
    return {
      why: 'The answer did not come from Spinreel.',
      todo: 'If your network asks you to sign in first, as in a hotel or café, do that and try again.',
    };
  }
  switch (status) {
    case 401:
      return { why: 'You are signed out.', todo: 'Sign in and try again.' };
    case 403:
      return {
        why: 'Something between you and Spinreel blocked this.',
        todo: 'Try again without a VPN or on another network.',
      };
    case 404:
    case 410:
      return { why: 'This is no longer here.', todo: 'Reload the page and try again.' };
    case 413:
      return { why: 'This is too large to send.', todo: 'Choose a smaller file.' };
    case 408:
    case 504:
    case 524:
      return { why: 'Spinreel took too long to answer.', todo: later };
    case 429:
      return { why: 'Too many requests at once.', todo: later };
    case 502:
    case 503:
      return { why: 'Spinreel cannot be reached right now.', todo: later };
  }
  if (status >= 520) return { why: 'Spinreel cannot be reached right now.', todo: later };
  if (status >= 500) return { why: 'Something went wrong on our side.', todo: later };
  return { why: 'This could not be done.', todo: 'Reload the page and try again.' };
}

function inWords(seconds: number): string {
  if (seconds <= 1) return 'a second';
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}
