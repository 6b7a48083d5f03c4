import { z } from 'zod';
import { CALENDAR, calendarUrl } from './calendar-address.ts';
import { call, messageSchema, WRITES } from './call.ts';
import { zoneSchema } from './clock.ts';
import { keySchema } from './strings.ts';
import { importedSchema, previewSchema } from './timetable-import.ts';

// Calendars that a timetable is read from again and again, by the address that whoever keeps them shares.

const addressSchema = keySchema(CALENDAR.addressChars, 'This address is too long.').refine(
  (text) => calendarUrl(text) !== null,
  'Give the address of a calendar, which begins with https:// or webcal://.',
);

const params = z.object({ id: z.uuid() });
/** Each asks a server of somebody else. */
const asks = { rate: { max: 30, seconds: 600 }, cost: { slot: 'inside' } } as const;
const given = z.object({ address: addressSchema, zone: zoneSchema });

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
