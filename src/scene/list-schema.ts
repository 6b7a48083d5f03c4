import { z } from 'zod';
import { upTo } from './length.ts';

/** The most rows of a list, and the longest texts in it, in characters. */
export const LIST_LIMITS = {
  rows: 24,
  groups: 24,
  title: 40,
  heading: 40,
  lead: 12,
  name: 60,
  value: 40,
  note: 24,
} as const;

const words = (what: Exclude<keyof typeof LIST_LIMITS, 'rows' | 'groups'>) =>
  upTo(z.string(), LIST_LIMITS[what], `At most ${LIST_LIMITS[what]} characters.`).default('');

const rowSchema = z.object({
  /** What stands first: a class's time. */
  lead: words('lead'),
  name: words('name'),
  /** What stands beside it: who teaches, what it costs. */
  value: words('value'),
  /** What is different about it: 'cancelled', '2 places left'. */
  note: words('note'),
  /** It does not take place: its name is struck through. */
  off: z.boolean().default(false),
});
export type ListRow = z.infer<typeof rowSchema>;

/** Rows under a heading, such as a day; an empty one is not drawn. */
const groupSchema = z.object({ heading: words('heading'), rows: z.array(rowSchema).min(1, 'Add a row.') });

/** What a film shows that is not a text: a timetable, prices, workshops, a team. */
export const listSchema = z
  .object({
    title: words('title'),
    groups: z.array(groupSchema).max(LIST_LIMITS.groups, `At most ${LIST_LIMITS.groups} headings.`),
    /** Of a week of the timetable: its first day (YYYY-MM-DD), and what the rows were made from. */
    week: z
      .object({ from: upTo(z.string(), 10, 'Send a day.'), print: upTo(z.string(), 64, 'Send a print.') })
      .optional(),
  })
  .refine(({ groups }) => rowsIn(groups) <= LIST_LIMITS.rows, `At most ${LIST_LIMITS.rows} rows.`);
export type List = z.infer<typeof listSchema>;

const rowsIn = (groups: readonly { readonly rows: readonly unknown[] }[]): number =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0);
