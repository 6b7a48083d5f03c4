import { ApiError, NetworkError } from './client.ts';

/** An error with a sentence for people. The message of any other error is for developers and never shown. */
export class ReadableError extends Error {
  readonly sentence: string;

  /** @param message what is logged, where that is something else */
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
  /** What support finds the failure by, such as K7Q2-M9XD. */
  reference: string | null;
};

type Context = {
  /** What failed, in the caller's words; left out where a title says it. A refusal that explains itself goes without. */
  what?: string;
  /** What is not lost. Said unless the server has refused what was asked for. */
  kept?: string;
  /** The specification's sentence where there is no explanation of ours: it stands in place of `what` and of ours. */
  instead?: string;
};

type Reason = Pick<Failure, 'why' | 'todo'> & {
  /** The server has refused, in a sentence of its own. */
  refused?: boolean;
  /** Nobody has explained it: it is neither an answer of ours nor a sentence for people. */
  unexplained?: boolean;
};

/** Statuses with which a later try may be answered: the server or something on the way to it is down, busy or too slow. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524]);

/**
 * True for a failure that says nothing about what was asked for, so that the same call may succeed in a while: no connection, a proxy's page,
 * a server that restarts.
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError || isNamed(error, 'TimeoutError')) return true;
  if (!(error instanceof ApiError) || error.code === 'render_failed') return false;
  return PASSING.has(error.status) || (error.code === null && error.status < 400);
}

/** True where somebody has called the work off; nobody needs to be told. */
export function isAbort(error: unknown): boolean {
  return isNamed(error, 'AbortError');
}

/** What people read of anything that was thrown. @param online whether the browser has a connection */
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

/** A failure that one sentence explains. */
export function told(why: string): Failure {
  return { what: '', why, kept: '', todo: '', reference: null };
}

/** All that is said of a failure but its reference, as one line. */
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
  if (isAbort(error)) return { why: 'It was stopped before it was done.', todo: '' };
  if (isNamed(error, 'TimeoutError')) return ofStatus(504, null);
  if (!(error instanceof ApiError)) {
    return { why: 'Something went wrong on this page.', todo: 'Reload it and try again.', unexplained: true };
  }
  const sentence = error.code === null ? '' : error.text;
  if (isForPeople(sentence)) return { why: sentence, todo: '', refused: error.status < 500 };
  return { ...ofStatus(error.status, error.retryAfter), unexplained: true };
}

/** Longer than any sentence of ours: a page or a stack of calls. */
const MOST = 500;
const MARKUP = /<[a-z!/][^>]*>/i;
/** What a program says of a shape that it did not expect (zod, Fastify, JSON.parse, undici). */
const SCHEMA =
  /\b(Invalid (input|option|key|type|union|discriminator|string|UUID|ISO)|expected [\w"|]+, received|received (undefined|null|NaN)|Unrecognized keys?|Too (small|big): |(body|querystring|params|headers)(\/\S*)? must (have|be|match|NOT)|Unexpected (token|end of)|is not valid JSON|TypeError|ECONN[A-Z]+|ETIMEDOUT|fetch failed|API)\b/;
const STATUS_TEXT =
  /^(\d{3}\s*:?\s*)?(internal (server )?error|bad (gateway|request)|service (temporarily )?unavailable|gateway time-?out|time-?out|forbidden|unauthorized|not found|error|failed|proxy( error)?)[.!]?$/i;

/** False for what no person should have to read: markup, a bare status, words of a schema or a program. */
export function isForPeople(text: string): boolean {
  return (
    text.trim() !== '' && text.length <= MOST && !MARKUP.test(text) && !SCHEMA.test(text) && !STATUS_TEXT.test(text)
  );
}

/** What a status means to people, where nothing better is known. */
function ofStatus(status: number, retryAfter: number | null): Reason {
  const later = retryAfter === null ? 'Try again in a minute.' : `Try again in ${inWords(retryAfter)}.`;
  if (status < 400) {
    return {
      why: 'The answer did not come from Spinreel.',
      todo: 'If your network wants you to sign in first, as in a hotel or a café, do that and try again.',
    };
  }
  switch (status) {
    case 401:
      return { why: 'You are signed out.', todo: 'Sign in and try again.' };
    case 403:
      return {
        why: 'Something on the way to Spinreel refused this.',
        todo: 'Try again without a VPN or on another network.',
      };
    case 404:
    case 410:
      return { why: 'This is not here any more.', todo: 'Reload the page and try again.' };
    case 413:
      return { why: 'This is too large to be sent.', todo: 'Choose a smaller file.' };
    case 408:
    case 504:
    case 524:
      return { why: 'Spinreel took too long to answer.', todo: later };
    case 429:
      return { why: 'That was a lot at once.', todo: later };
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
