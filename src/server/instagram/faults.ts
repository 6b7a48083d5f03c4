import { z } from 'zod';

/**
 * What is to be done about an answer of Instagram's. reconnect: our permission is gone. account: Instagram restricts the account. limit: enough was posted today.
 * busy: later. format: it does not take the video. fetch: it could not load the video. spam: it takes the post for spam. notReady: the container is not
 * prepared. gone: there is no such container. refused: none of these.
 */
export type FaultKind =
  | ('reconnect' | 'account' | 'limit' | 'busy' | 'format')
  | ('fetch' | 'spam' | 'notReady' | 'gone' | 'refused');

/** Instagram did not do what it was asked, or did not say that it has. */
export class InstagramFault extends Error {
  override name = 'InstagramFault';
  readonly kind: FaultKind;
  /** Whether Instagram has said no; otherwise nobody knows whether it has done it. */
  readonly isSaid: boolean;

  constructor(kind: FaultKind, isSaid: boolean, message: string) {
    super(message);
    this.kind = kind;
    this.isSaid = isSaid;
  }
}

/** "Error Codes" of the Instagram Platform, and "Error Handling" of the Graph API. */
const SUBCODES: Readonly<Record<number, FaultKind>> = {
  2207001: 'busy',
  2207003: 'fetch',
  2207004: 'format',
  2207005: 'format',
  2207006: 'gone',
  2207008: 'busy',
  2207009: 'format',
  2207010: 'format',
  2207020: 'gone',
  2207023: 'format',
  2207026: 'format',
  2207027: 'notReady',
  2207032: 'fetch',
  2207042: 'limit',
  2207050: 'account',
  2207051: 'spam',
  2207052: 'fetch',
  2207053: 'fetch',
  2207057: 'format',
  2207076: 'format',
  2207077: 'format',
  2207082: 'format',
  2207085: 'format',
};
const CODES: Readonly<Record<number, FaultKind>> = {
  // Unknown, temporarily unavailable, and calls of the app, the person, the page and the business: too many of them.
  ...{ 1: 'busy', 2: 'busy', 4: 'busy', 17: 'busy', 32: 'busy', 613: 'busy', '-1': 'busy', '-2': 'fetch' },
  ...{ 80001: 'busy', 80002: 'busy', 80006: 'busy', 341: 'limit', 9: 'limit', 368: 'spam' },
  // The token has ended or was taken back, and permissions that are missing (200 to 299 too).
  ...{ 190: 'reconnect', 102: 'reconnect', 10: 'reconnect', 3: 'reconnect' },
  ...{ 24: 'gone', 25: 'account', 352: 'format', 9004: 'fetch', 9007: 'notReady' },
  ...{ 36000: 'format', 36001: 'format', 36003: 'format', 36004: 'format' },
};

const errorSchema = z.object({
  error: z.object({
    code: z.number(),
    error_subcode: z.number().optional(),
    is_transient: z.boolean().optional(),
  }),
});

const kindOf = (code: number, subcode: number | undefined, isTransient: boolean): FaultKind =>
  (subcode === undefined ? undefined : SUBCODES[subcode]) ??
  CODES[code] ??
  (code >= 200 && code < 300 ? 'reconnect' : isTransient ? 'busy' : 'refused');

/** The fault that an answer with this status and body is. What Instagram says in words may name the person, and is not kept. */
export function faultIn(status: number, body: unknown): InstagramFault {
  const { data } = errorSchema.safeParse(body);
  if (!data) {
    const kind = status === 401 || status === 403 ? 'reconnect' : status === 429 || status >= 500 ? 'busy' : 'refused';
    return new InstagramFault(kind, status < 500, `status ${status}`);
  }
  const { code, error_subcode: subcode, is_transient: isTransient = false } = data.error;
  const kind = kindOf(code, subcode, isTransient);
  // A server that fails may have done it before.
  const isSaid = status < 500 && !isTransient && kind !== 'busy';
  return new InstagramFault(kind, isSaid, `status ${status}, code ${code}${subcode ? `, subcode ${subcode}` : ''}`);
}

/** What a container's `status` says of its error, such as 'Error: Media upload has failed with error code 2207026'. */
export function faultOfContainer(status: string): InstagramFault {
  const subcode = /\b2207\d{3}\b/.exec(status)?.[0];
  return new InstagramFault(subcode ? (SUBCODES[Number(subcode)] ?? 'refused') : 'refused', true, subcode ?? 'error');
}
