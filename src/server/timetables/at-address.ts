import { isUtf8 } from 'node:buffer';
import { CALENDAR, calendarUrl } from '../../contract/calendar-address.ts';
import { fetchOutside, type Limits, Unacceptable } from '../outside.ts';

/** Whoever gives the address may mean our own network with it. */
const LIMITS: Limits = { bytes: CALENDAR.bytes, ms: 10_000, redirects: 3, depth: 0, addresses: 'public' };

/** What a server has said of the version that was read last (RFC 9110, 8.8). */
export type Version = { etag: string | null; lastModified: string | null };
export type Fetched = Version & { text: string };

/** Why there is no calendar, in words for whoever has given the address, which are without the address. */
export class NoCalendar extends Error {}

/** The calendar at an address that somebody gave us; null: it is as it was. @throws NoCalendar; the signal's reason */
export async function fetchCalendar(address: string, known: Version, signal?: AbortSignal): Promise<Fetched | null> {
  const url = calendarUrl(address);
  if (!url) throw new NoCalendar(WORDS.address);
  // A part of a page is nothing that a server is asked for.
  url.hash = '';
  const headers = {
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
    'user-agent': 'Spinreel (reads calendars)',
    ...(known.etag && { 'if-none-match': known.etag }),
    ...(known.lastModified && { 'if-modified-since': known.lastModified }),
  };
  const answer = await fetchOutside(url, { headers, ...(signal && { signal }) }, LIMITS).catch((error) => {
    signal?.throwIfAborted();
    throw new NoCalendar(wordsFor(error));
  });
  if (answer.status === 304) return null;
  if (!answer.ok) throw new NoCalendar(STATUS[answer.status] ?? `It answered with an error (${answer.status}).`);
  const body = Buffer.from(await answer.arrayBuffer());
  const text = new TextDecoder(isUtf8(body) ? 'utf-8' : 'windows-1252').decode(body);
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) throw new NoCalendar(WORDS.form);
  return { text, etag: short(answer.headers.get('etag')), lastModified: short(answer.headers.get('last-modified')) };
}

/** What is kept is sent again with each reading. */
const short = (value: string | null) => (value !== null && value.length <= 200 ? value : null);

const WORDS = {
  address: 'Only addresses of the internet can be read, those that begin with https://.',
  elsewhere: 'It sends us on to another address too often, or to one that is not safe.',
  long: 'It has more than 2 MB. Share a calendar with fewer events.',
  form: 'There is no calendar at this address. Look for the one that ends in .ics.',
  late: 'It did not answer within ten seconds.',
  none: 'There is no such address.',
  reach: 'It could not be reached.',
} as const;
const HIDDEN = 'Nobody may read it without signing in. Share it, or give its secret address.';
const GONE = 'There is nothing at this address.';
const STATUS: Partial<Record<number, string>> = { 401: HIDDEN, 403: HIDDEN, 404: GONE, 410: GONE };

function wordsFor(error: unknown): string {
  if (error instanceof Unacceptable) return WORDS[error.fault];
  const { name, code } = error as Error & { code?: string };
  if (name === 'TimeoutError') return WORDS.late;
  return code === 'ENOTFOUND' ? WORDS.none : WORDS.reach;
}
