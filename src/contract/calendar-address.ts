import { z } from 'zod';

export const CALENDAR = {
  /** Calendars of one timetable. */
  most: 3,
  addressChars: 2_000,
  bytes: 2_000_000,
  /** Hours without an answer after which its person is told. */
  toldAfter: 3,
} as const;

/** The address of a calendar as it is fetched; null if it is none that could be: only https on its own port, of a name with a dot, without a password. */
export function calendarUrl(text: string): URL | null {
  const url = urlOf(text.trim().replace(/^webcals?:\/\//i, 'https://'));
  if (!url || url.href.length > CALENDAR.addressChars) return null;
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  return /[^.]\.[^.]/.test(url.hostname) || url.hostname.startsWith('[') ? url : null;
}

/** As `URL.parse`, which the oldest browsers lack. */
function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** What may be shown of an address, which for many calendars is a password: where it leads, and how it ends. */
export function shownAddress(address: string): string {
  const url = calendarUrl(address);
  return url ? `${url.hostname}/…${url.pathname.slice(-4)}` : '';
}

export const calendarSchema = z.object({
  id: z.string(),
  /** Of its address, what is no secret. */
  shown: z.string(),
  /** When it was last read, and found to be as it was or not (ISO 8601). */
  readAt: z.iso.datetime(),
  /** Why it cannot be read since `readAt`, in words; null: it can. */
  failing: z.string().nullable(),
  /** It has failed so often that its person was told. */
  isTold: z.boolean(),
});
export type Calendar = z.infer<typeof calendarSchema>;
