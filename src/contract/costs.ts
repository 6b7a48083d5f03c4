import type { Call, Cost, Rate } from './call.ts';

/** Bytes of a JSON body, unless a call says otherwise. */
export const BODY_BYTES = 65_536;
/** Bytes of an answer in memory, unless a call says otherwise: lists come in pages. What is streamed is never there as a whole. */
const ANSWER_BYTES = 400_000;
const STREAMED_BYTES = 65_536;

/** Calls without a rate of their own: far more than any page makes. */
const READS: Rate = { max: 600, seconds: 60 };
/** Files: a library of hundreds of clips is scrolled through in a minute, and players ask for videos in parts. */
const FILES: Rate = { max: 3_000, seconds: 60 };
/** What all people of a network may do together: several studios behind one router, or a phone company's customers behind one address. */
const NETWORK = 50;
/** What all networks of a site, in IPv6 a /48, may do together where visitors are counted. */
const SITE = 8;

/** What a call costs; every call has a cost, whether it says one or not. */
export function costOf({ answers, form, bodyLimit, method, cost }: Call): Cost {
  const isStream = answers !== undefined || form !== undefined;
  const isWaiting = typeof answers === 'object';
  return {
    slot: isWaiting ? 'waits' : isStream ? 'inside' : 'quick',
    keeps: method === 'GET' ? 0 : form ? STREAMED_BYTES : (bodyLimit ?? BODY_BYTES),
    answers: answers === undefined ? ANSWER_BYTES : STREAMED_BYTES,
    ...cost,
  };
}

type Window = { readonly max: number; readonly seconds: number };
/** How often a call may be made: by a person, by a network's people together, by a network's visitors together, and by a site's. */
export type Rates = {
  readonly person: Window;
  readonly network: Window;
  readonly visitors: Window;
  readonly site: Window;
};

/** How often a call may be made; every call has a rate, whether it says one or not. */
export function ratesOf({ rate, answers }: Call): Rates {
  const { max, seconds } = rate ?? (answers === 'file' ? FILES : READS);
  const times = (factor: number) => ({ max: max * factor, seconds });
  return { person: times(1), network: times(NETWORK), visitors: times(1), site: times(SITE) };
}
