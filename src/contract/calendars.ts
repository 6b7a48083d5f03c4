import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { keySchema } from './strings.ts';
import { importedSchema, previewSchema, zoneSchema } from './timetable.ts';

// Calendars that a timetable is read from again and again, by the address that whoever keeps them shares.

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
  const url = URL.parse(text.trim().replace(/^webcals?:\/\//i, 'https://'));
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  return /[^.]\.[^.]/.test(url.hostname) || url.hostname.startsWith('[') ? url : null;
}

const addressSchema = keySchema(CALENDAR.addressChars, 'This address is too long.').refine(
  (text) => calendarUrl(text) !== null,
  'Give the address of a calendar, which begins with https:// or webcal://.',
);

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
});
export type Calendar = z.infer<typeof calendarSchema>;

const params = z.object({ id: z.uuid() });
/** Each asks a server of somebody else. */
const asks = { rate: { max: 30, seconds: 600 }, cost: { slot: 'inside' } } as const;
const given = z.object({ address: addressSchema, zone: zoneSchema });

export const listCalendars = call({
  method: 'GET',
  path: '/api/timetable/calendars',
  summary: 'The calendars that the timetable is read from, for whoever may change it',
  policy: 'signedIn',
  output: z.object({ calendars: z.array(calendarSchema) }),
});
export const previewCalendar = call({
  method: 'POST',
  path: '/api/timetable/calendar-previews',
  summary: 'Read the calendar at an address without changing anything',
  policy: 'signedIn',
  body: given,
  output: previewSchema,
  ...asks,
});
export const addCalendar = call({
  method: 'POST',
  path: '/api/timetable/calendars',
  summary: 'Put what a calendar says into the timetable, and read it again every hour',
  policy: 'signedIn',
  body: given,
  output: importedSchema,
  ...asks,
});
export const readCalendarAgain = call({
  method: 'POST',
  path: '/api/timetable/calendars/:id/readings',
  summary: 'Read a calendar again at once',
  policy: 'signedIn',
  params,
  output: importedSchema,
  ...asks,
});
export const dropCalendar = call({
  method: 'DELETE',
  path: '/api/timetable/calendars/:id',
  summary: 'Read a calendar no more. Its classes stay',
  policy: 'signedIn',
  params,
  output: messageSchema,
  rate: WRITES,
});
