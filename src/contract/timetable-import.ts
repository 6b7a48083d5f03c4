import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { zoneSchema } from './clock.ts';
import { daySchema } from './days.ts';
import { documentSchema } from './strings.ts';
import { entryParams, entrySchema, exceptionSchema, TIMETABLE } from './timetable.ts';

// Timetables that are pasted, or come as a file.

/** What a column of a table can be. */
export const COLUMNS = [
  'class',
  'instructor',
  'day',
  'date',
  'time',
  'ends',
  'place',
  'details',
  'until',
  'state',
  'places',
  'substitute',
  'allDay',
  'ignore',
] as const;
export type Column = (typeof COLUMNS)[number];

export const importSchema = z.object({
  /** Null: told by the text. */
  kind: z.enum(['text', 'csv', 'calendar']).nullable().default(null),
  text: documentSchema(TIMETABLE.importChars, 'This is too long for a timetable.').min(
    1,
    'Paste your timetable first.',
  ),
  /** What each column is, from the first; null: by the headers. */
  columns: z.array(z.enum(COLUMNS)).max(TIMETABLE.columns).nullable().default(null),
  /** Whether 4/5/2026 is in April; null: told by the other dates. */
  monthFirst: z.boolean().nullable().default(null),
  zone: zoneSchema,
});
export type ImportInput = z.output<typeof importSchema>;

/** A class that was read, with what is different on single days. */
export const readRowSchema = z.object({
  /** From 1. */
  line: z.number(),
  entry: entrySchema,
  exceptions: z.array(z.object({ date: daySchema, exception: exceptionSchema })),
});
export type ReadRow = z.infer<typeof readRowSchema>;

export const unreadSchema = z.object({ line: z.number(), text: z.string(), reason: z.string() });
export type Unread = z.infer<typeof unreadSchema>;

export const previewSchema = z.object({
  kind: z.enum(['text', 'csv', 'calendar']),
  /** Of a table: what stands in its first line, and what each column is taken for. */
  table: z.object({ headers: z.array(z.string()), columns: z.array(z.enum(COLUMNS)) }).nullable(),
  rows: z.array(
    readRowSchema.extend({
      change: z.enum(['new', 'changed', 'same']),
      /** What it was, if it is changed. */
      was: entrySchema.nullable(),
    }),
  ),
  /** Classes of earlier imports that are not in this one. */
  gone: z.array(z.object({ id: z.string(), entry: entrySchema })),
  unread: z.array(unreadSchema),
  /** Some dates may begin with the day or with the month, and `monthFirst` would tell. */
  asksMonth: z.boolean(),
});
export type Preview = z.infer<typeof previewSchema>;

/** What an import has done. */
export const importedSchema = z.object({
  /** Null: nothing was changed. */
  id: z.string().nullable(),
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
});
export type Imported = z.infer<typeof importedSchema>;

const importCost = { rate: { max: 60, seconds: 60 }, cost: { slot: 'inside' }, bodyLimit: 2_000_000 } as const;

export const previewImport = call({
  method: 'POST',
  path: '/api/timetable/import-previews',
  summary: 'Read a pasted timetable, a CSV or an iCalendar file without changing anything',
  policy: 'signedIn',
  body: importSchema,
  output: previewSchema,
  ...importCost,
});
export const applyImport = call({
  method: 'POST',
  path: '/api/timetable/imports',
  summary: 'Put what such a text says into the timetable. What was changed by hand stays',
  policy: 'signedIn',
  body: importSchema.extend({ removeGone: z.boolean().default(false) }),
  output: importedSchema,
  ...importCost,
});
export const undoImport = call({
  method: 'DELETE',
  path: '/api/timetable/imports/:id',
  summary: 'Undo an import. What was changed by hand since stays',
  policy: 'signedIn',
  params: entryParams,
  output: messageSchema,
  rate: WRITES,
});
