import { parse } from 'csv-parse/sync';
import { Temporal } from 'temporal-polyfill';
import { tidyLine } from '../../contract/strings.ts';
import { TIMETABLE } from '../../contract/timetable.ts';
import type { Column, Preview } from '../../contract/timetable-import.ts';
import { endIn, findTime } from './clock.ts';
import { clash, daysAtStart, findDate } from './dates.ts';
import { readCell, takeDays } from './lines.ts';
import {
  attempt,
  type Context,
  join,
  NOTHING,
  type Read,
  refused,
  rowsOf,
  Unreadable,
  type What,
  withTeacher,
} from './rows.ts';
import { CANCELLED, columnOf, plain, SOLD_OUT } from './words.ts';

export type Cells = { line: number; cells: string[] };
export type Table = NonNullable<Preview['table']>;
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The cells of a text, with the lines at which its rows begin; null if it is no table. */
export function cellsOf(text: string): Cells[] | null {
  const found = DELIMITERS.map((delimiter) => ({ delimiter, count: widthOf(text, delimiter) })).sort(
    (a, b) => b.count - a.count,
  )[0]!;
  if (found.count < 2) return null;
  try {
    const rows = parse(text, {
      ...{ delimiter: found.delimiter, bom: true, info: true, relax_column_count: true, relax_quotes: true },
      ...{ skip_empty_lines: true, to: TIMETABLE.importRows + 1 },
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows
      .map(({ record, info }) => ({ line: info.lines - breaksIn(record), cells: trimmed(record, found.delimiter) }))
      .filter(({ cells }) => !cells.every((cell) => /^[\s:-]*$/.test(cell)));
  } catch {
    // A quote that is never closed.
    return null;
  }
}

const breaksIn = (record: readonly string[]) => record.join('').split('\n').length - 1;

function trimmed(record: readonly string[], delimiter: string): string[] {
  const cells = record.slice(0, TIMETABLE.columns).map((cell) => cell.split('\n').map(tidyLine).join('\n').trim());
  // A line of a table in Markdown begins and ends with one.
  return delimiter === '|' && cells[0] === '' && cells.at(-1) === '' ? cells.slice(1, -1) : cells;
}

/** How many columns most lines have. */
function widthOf(text: string, delimiter: string): number {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  const widths = lines.map((line) => line.split(delimiter).length).sort((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? 0;
}

const isTime = (cell: string) => cell.length < 24 && findTime(cell, 'whole') !== null;
const isDay = (cell: string) => cell.length < 24 && (daysAtStart(cell)?.days.length ?? 0) > 0;

/** What the first row says that the columns are; null if it is no row of headers. */
export function headerOf([first]: readonly Cells[]): Table | null {
  const columns = first?.cells.map(columnOf) ?? [];
  const known = columns.filter((column) => column !== 'ignore');
  if (known.length < 2 || !known.includes('class')) return null;
  return { headers: first!.cells.map(tidyLine), columns: onceEach(columns) };
}

/** Of several columns that could be the same, the first is it, but for what may be said by two. */
const onceEach = (columns: readonly Column[]): Column[] =>
  columns.map((column, at) => (columns.indexOf(column) < at ? 'ignore' : column));

/** A table whose columns are known. */
export function readColumns(rows: readonly Cells[], { columns }: Table, context: Context): Read {
  return join(rows.map(({ line, cells }) => readRow(line, cells, columns, context)));
}

function readRow(line: number, cells: readonly string[], columns: readonly Column[], context: Context): Read {
  const cell = (column: Column) => tidyLine(cells[columns.indexOf(column)] ?? '');
  const text = cells.map(tidyLine).filter(Boolean).join(', ');
  return attempt(line, text, () => {
    if (/^(?:true|yes|1|ja|wahr|si|verdadero|oui|vrai|vero|sim)$/i.test(plain(cell('allDay'))))
      return refused(line, text, 'It lasts all day: a class needs a time.');
    const moment = inZone(cell('time') || cell('date'), context.zone);
    const begin = moment ?? { date: cell('date'), time: cell('time') };
    const found = findTime(begin.time || begin.date, moment ? 'whole' : context.clock);
    if (!found) return refused(line, text, 'It has no time.');
    if ('reason' in found) return refused(line, text, found.reason);
    const { days } = cell('day') ? takeDays(cell('day'), context) : { days: [] };
    const date = dateIn(begin.date || begin.time, context);
    const wrong = date && clash(date, days);
    if (wrong && !cell('until')) return refused(line, text, wrong);
    const ends = found.clock.ends ?? endIn(endCell(cell('ends'), context.zone), found.clock.time, context.clock);
    // With a last day it is a class of every week, whose date is the first.
    const isWeekly = days.length > 0 && (cell('until') !== '' || date === null);
    const span = isWeekly ? { from: date, until: cell('until') ? dateIn(cell('until'), context) : null } : {};
    const when = { days, date: isWeekly ? null : date, clock: { time: found.clock.time, ends } };
    return rowsOf(line, text, { ...whatOf(cell, context), ...span }, when, context);
  });
}

const endCell = (cell: string, zone: string) => inZone(cell, zone)?.time ?? cell;

function whatOf(cell: (column: Column) => string, { names }: Context): What {
  const state = plain(cell('state'));
  const places = /^\d{1,2}$/.exec(cell('places'))?.[0];
  return {
    ...{ classType: cell('class'), instructor: cell('instructor'), place: cell('place'), details: cell('details') },
    ...(cell('instructor') === '' && withTeacher(cell('class'), names)),
    substitute: cell('substitute'),
    state: CANCELLED.test(state) ? 'cancelled' : SOLD_OUT.test(state) || places === '0' ? 'soldOut' : null,
    placesLeft: places && Number(places) > 0 ? Number(places) : null,
  };
}

function dateIn(text: string, context: Context): string | null {
  const found = text ? findDate(text, context) : null;
  if (found && 'reason' in found) throw new Unreadable(found.reason);
  return found?.date ?? null;
}

const MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d)?(?:\.\d+)?\s?(Z|UTC|[+-]\d\d:?\d\d)?$/;

/** A moment of a program, on the studio's clock; null if the text is none. */
function inZone(text: string, zone: string): { date: string; time: string } | null {
  const [, date, time, offset] = MOMENT.exec(text) ?? [];
  if (!date || !time) return null;
  if (!offset) return { date, time };
  const moment = Temporal.Instant.from(`${date}T${time}${offset === 'UTC' ? 'Z' : offset}`).toZonedDateTimeISO(zone);
  return { date: moment.toPlainDate().toString(), time: moment.toPlainTime().toString().slice(0, 5) };
}

/** A table with a column, or a row, for each day; null if it is none. */
export function readGrid(rows: readonly Cells[], context: Context): Read | null {
  const [first, ...others] = rows;
  if (!first || others.length === 0) return null;
  const byColumn = first.cells.filter(isDay).length >= 2;
  const byRow =
    first.cells.slice(1).filter(isTime).length >= 2 && others.filter(({ cells }) => isDay(cells[0] ?? '')).length >= 2;
  if (!byColumn && !byRow) return null;
  return join(
    others.flatMap(({ line, cells }) =>
      cells.map((cell, at) => {
        const [day, time] = byColumn
          ? [first.cells[at] ?? '', cells[0] ?? '']
          : [cells[0] ?? '', first.cells[at] ?? ''];
        if (/^[\s.x-]*$/i.test(cell) || (at === 0 && !(byColumn && isDay(day)))) return NOTHING;
        return attempt(line, cell, () => {
          const { days, date, isSaid } = takeDays(day, context);
          if (!isSaid) return refused(line, cell, 'Its column has no day.');
          return readCell(line, cell, { days, date }, time, context);
        });
      }),
    ),
  );
}
