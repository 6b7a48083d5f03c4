import { z } from 'zod';
import { LOOK_IDS } from '../scene/looks.ts';
import { calendarSchema } from './calendar-address.ts';
import { call, messageSchema, WRITES } from './call.ts';
import { SCHEDULES } from './classes.ts';
import { clockTimeSchema, zoneSchema } from './clock.ts';
import { daySchema } from './days.ts';
import { LIMITS } from './limits.ts';
import { postingSchema, postTimeSchema } from './posting.ts';
import { instructorNameSchema } from './profile.ts';
import { seenQuery } from './seen.ts';
import { keySchema, lineSchema, nameSchema, textSchema } from './strings.ts';
import { madeSchema } from './week.ts';

export const TIMETABLE = {
  entries: 300,
  /** Characters of what is pasted, or of a file. */
  importChars: 400_000,
  /** Lines of it that are looked at. */
  importRows: 2_000,
  /** Columns of a table, of which further ones are left out. */
  columns: 60,
  /** Lines that could not be read and are named one by one. */
  unread: 200,
  /** Events of a calendar that are looked at. */
  events: 1_000,
  place: 40,
  note: 60,
  /** Imports that can still be undone. */
  undoable: 5,
} as const;

/** Of a class that is monthly: on the same weekday of the month as its first date, on the last such weekday, or on its day of the month. */
export const MONTHLY = ['weekday', 'last', 'date'] as const;
/** These need the date of the first class. */
export const ANCHORED: readonly string[] = ['', 'Bi-weekly', 'Monthly'];

/** A class of a timetable. Its times are wall-clock times in the timetable's zone. */
export const entrySchema = z
  .object({
    classType: nameSchema(LIMITS.className, 'Enter the class.'),
    instructor: instructorNameSchema.default(''),
    /** The seat of the team's member who teaches it; null: somebody who has none. */
    memberId: z.uuid().nullable().default(null),
    /** As the class form has it; empty: once. */
    schedule: z.enum(SCHEDULES.map(({ value }) => value)),
    /** Of a class that is once: its date. Of one every other week or monthly: the first. Otherwise null. */
    date: daySchema.nullable().default(null),
    monthly: z.enum(MONTHLY).nullable().default(null),
    time: clockTimeSchema,
    /** When it ends; before `time` if that is after midnight. */
    ends: clockTimeSchema.nullable().default(null),
    /** The first and the last day on which it can be. */
    from: daySchema.nullable().default(null),
    until: daySchema.nullable().default(null),
    place: lineSchema(TIMETABLE.place).default(''),
    details: textSchema(LIMITS.details).default(''),
    /** The look and the background that its videos have. Absent: as the studio's others. */
    look: z.enum(LOOK_IDS).optional(),
    background: keySchema(200).optional(),
  })
  .superRefine(({ schedule, date, from, until }, context) => {
    if (ANCHORED.includes(schedule) && !date)
      context.addIssue({ code: 'custom', path: ['date'], message: 'Enter the date of the first class.' });
    if (from && until && until < from)
      context.addIssue({ code: 'custom', path: ['until'], message: 'It ends before it begins.' });
  });
export type Entry = z.output<typeof entrySchema>;

/** What is different about a class on one day. */
export const exceptionSchema = z.object({
  state: z.enum(['cancelled', 'soldOut']).nullable().default(null),
  moved: z.object({ date: daySchema, time: clockTimeSchema }).nullable().default(null),
  /** Who teaches it instead. */
  substitute: instructorNameSchema.default(''),
  placesLeft: z
    .number('Enter a whole number.')
    .int('Enter a whole number.')
    .min(1, 'For none, choose Sold out.')
    .max(99, 'Up to 99.')
    .nullable()
    .default(null),
  note: lineSchema(TIMETABLE.note).default(''),
});
export type Exception = z.output<typeof exceptionSchema>;
export const NO_EXCEPTION: Exception = { state: null, moved: null, substitute: '', placesLeft: null, note: '' };
export const isUsual = (exception: Exception): boolean => JSON.stringify(exception) === JSON.stringify(NO_EXCEPTION);

/** A class on one day. */
export const occurrenceSchema = z.object({
  entryId: z.string(),
  /** The day that the timetable has it on, by which its exception is kept. */
  of: z.string(),
  /** When it is: on the studio's clock, and ISO 8601. */
  date: z.string(),
  time: z.string(),
  ends: z.string().nullable(),
  at: z.string(),
  /** Null: it is as always. */
  exception: exceptionSchema.nullable(),
  /** Of one that was moved away from this day, which then stands on the new one as well. */
  isGone: z.boolean(),
});
export type Occurrence = z.infer<typeof occurrenceSchema>;

/** A class on one day, with what there is of it. Once it has begun, it is over: it needs no video any more. */
export const shownSchema = occurrenceSchema.extend({
  made: madeSchema,
  /** Null: there is nothing to be posted. */
  posting: postingSchema.nullable(),
  isOver: z.boolean(),
});
export type Shown = z.infer<typeof shownSchema>;

const keptEntrySchema = z.object({
  id: z.string(),
  entry: entrySchema,
  /** The caller may say what is different on a day. */
  mayExcept: z.boolean(),
  /** It came with an import, and by hand nothing of it was changed. */
  isImported: z.boolean(),
});
export type KeptEntry = z.infer<typeof keptEntrySchema>;

export const timetableSchema = z.object({
  /** Null: nothing was entered yet. */
  zone: z.string().nullable(),
  /** The studio whose timetable it is, where that is not the caller's own. */
  studio: z.string().nullable(),
  mayEdit: z.boolean(),
  /** For how many more classes the caller’s plan lets videos be made by the week now; null: for all. */
  mayMake: z.number().nullable(),
  /** When its videos are to be posted; null: no time was said. */
  postRule: postTimeSchema.nullable(),
  /** Whether its owner sees members' videos before they are posted; null: the caller has no team. */
  seesFirst: z.boolean().nullable(),
  /** Today in the zone. */
  today: z.string(),
  /** This week and the next, fourteen days from the first. */
  days: z.array(z.object({ date: z.string(), occurrences: z.array(shownSchema) })),
  entries: z.array(keptEntrySchema),
  /** The last import, which can be undone, and when it was (ISO 8601). */
  lastImport: z.object({ id: z.string(), at: z.iso.datetime() }).nullable(),
  /** Those that it is read from, for whoever edits it. */
  calendars: z.array(calendarSchema),
  /** The team's members, for whoever edits it. */
  members: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Timetable = z.infer<typeof timetableSchema>;

export const entryParams = z.object({ id: z.uuid() });
/** The first day of the week: 0 for Sunday to 6 for Saturday. */
const weekQuery = z.object({
  firstDay: z.coerce.number('Enter a whole number.').int('Enter a whole number.').min(0).max(6).default(1),
  zone: zoneSchema.optional(),
});

export const getTimetable = call({
  method: 'GET',
  path: '/api/timetable',
  summary: 'The person’s timetable, or their studio’s, with the classes of this week and the next',
  policy: 'signedIn',
  query: weekQuery,
  output: timetableSchema,
});
export const setZone = call({
  method: 'PUT',
  path: '/api/timetable',
  summary: 'Say in which time zone the timetable’s times are',
  policy: 'signedIn',
  body: z.object({ zone: zoneSchema }),
  output: messageSchema,
  rate: WRITES,
});
export const saveEntry = call({
  method: 'PUT',
  path: '/api/timetable/entries/:id',
  summary: 'Add or change a class of the timetable, under an id that the browser has made',
  policy: 'signedIn',
  params: entryParams,
  body: z.object({ entry: entrySchema, zone: zoneSchema }),
  output: messageSchema,
  rate: WRITES,
});
export const deleteEntry = call({
  method: 'DELETE',
  path: '/api/timetable/entries/:id',
  summary: 'Take a class out of the timetable',
  policy: 'signedIn',
  params: entryParams,
  query: seenQuery,
  output: messageSchema,
  rate: WRITES,
});
export const saveException = call({
  method: 'PUT',
  path: '/api/timetable/entries/:id/exceptions/:date',
  summary: 'Say what is different about a class on one day; nothing if it is as always',
  policy: 'signedIn',
  params: entryParams.extend({ date: daySchema }),
  body: exceptionSchema,
  output: messageSchema,
  rate: WRITES,
});
