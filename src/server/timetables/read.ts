import { TIMETABLE } from '../../contract/timetable.ts';
import type { ImportInput, Preview, ReadRow } from '../../contract/timetable-import.ts';
import { readCalendar } from './calendar.ts';
import { mannerOf } from './clock.ts';
import { monthFirstIn, WHICH } from './dates.ts';
import { readLines, TOO_LONG } from './lines.ts';
import { type Context, join, NOTHING, type Read, refused } from './rows.ts';
import { type Cells, cellsOf, headerOf, readColumns, readGrid, type Table } from './table.ts';

type Given = Pick<ImportInput, 'text' | 'kind' | 'columns' | 'monthFirst' | 'zone'>;
export type ReadTimetable = Read & Pick<Preview, 'kind' | 'table' | 'asksMonth'>;

/** '2ª feira', which Portuguese also writes in two words. */
const FEIRA = /\b([2-6]ª|segunda|terça|quarta|quinta|sexta)\s+feira(?!\p{L})/giu;
const EXCEL = 'This is an Excel file. In Excel, choose “Save as” and “CSV”, and give that one here.';

/**
 * Reads a timetable out of what somebody has pasted or exported: lines, a table, a grid of the week, CSV or a calendar. Each row is read, or named
 * with the reason why it is not.
 * @param today YYYY-MM-DD in the zone @param names of teachers who are known
 */
export function readTimetable(given: Given, today: string, names: readonly string[] = []): ReadTimetable {
  const read = readKind(given, today, names);
  return { ...read, unread: named(read.unread), asksMonth: read.unread.some(({ reason }) => reason.endsWith(WHICH)) };
}

/** A table of thousands of wrong cells is wrong in one way. */
function named(unread: ReadTimetable['unread']): ReadTimetable['unread'] {
  const [more, at] = [unread.length - TIMETABLE.unread, unread[TIMETABLE.unread]];
  if (!at) return unread;
  const reason = `${more} more ${more === 1 ? 'line' : 'lines'} could not be read.`;
  return [...unread.slice(0, TIMETABLE.unread), { line: at.line, text: 'And so on', reason }];
}

function readKind(given: Given, today: string, names: readonly string[]): Omit<ReadTimetable, 'asksMonth'> {
  const text = given.text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(FEIRA, '$1-feira');
  if (text.startsWith('PK\u0003') || text.includes('xl/worksheets'))
    return { kind: 'csv', table: null, ...refused(1, 'Excel', EXCEL) };
  const context = contextOf(given, text, today, names);
  if (given.kind === 'calendar' || (given.kind === null && /^\s*BEGIN:VCALENDAR/i.test(text)))
    return { kind: 'calendar', table: null, ...readCalendar(text, context) };
  const all = cellsOf(text);
  const cells = all?.slice(0, TIMETABLE.importRows);
  const beyond = all?.[TIMETABLE.importRows];
  const more = beyond ? refused(beyond.line, beyond.cells.join(', '), TOO_LONG) : NOTHING;
  const table = cells && tableOf(given, cells);
  if (cells && table) return { kind: kindOf(given), table, ...once(join([readTable(cells, table, context), more])) };
  const grid = cells && readGrid(cells, context);
  if (grid) return { kind: kindOf(given), table: null, ...once(join([grid, more])) };
  if (cells && given.kind === 'csv') return unknownColumns(cells);
  return { kind: 'text', table: null, ...once(readLines(text, context)) };
}

const kindOf = ({ kind }: Given) => kind ?? 'text';

function contextOf({ zone, monthFirst }: Given, text: string, today: string, names: readonly string[]): Context {
  const lines = text.split('\n');
  return { zone, today, names, clock: mannerOf(lines), monthFirst: monthFirst ?? monthFirstIn(lines) };
}

function tableOf({ columns }: Given, cells: readonly Cells[]): Table | null {
  const header = headerOf(cells);
  if (!columns) return header;
  return { headers: header?.headers ?? cells[0]!.cells, columns };
}

/** By hand, the columns of a table without headers can be told too: then its first row is a class. */
function readTable(cells: readonly Cells[], table: Table, context: Context): Read {
  const isHeader = headerOf(cells) !== null || !cells[0]!.cells.some((cell) => /\d[:.h]\d\d|\d\s?[ap]m/i.test(cell));
  return readColumns(isHeader ? cells.slice(1) : cells, table, context);
}

function unknownColumns(cells: readonly Cells[]): Omit<ReadTimetable, 'asksMonth'> {
  const headers = cells[0]!.cells;
  const told = refused(1, headers.join(', '), 'Nobody can tell what these columns are. Choose it for each.');
  return { kind: 'csv', table: { headers, columns: headers.map(() => 'ignore') }, ...told };
}

/** A class that is named twice is one; the second line is told. */
function once({ rows, unread }: Read): Read {
  const first = new Map<string, ReadRow>();
  const told: Read['unread'] = [];
  for (const row of rows) {
    const { classType, schedule, date, time, place, from } = row.entry;
    const key = JSON.stringify([classType.toLowerCase(), schedule, date, time, place, from]);
    const known = first.get(key);
    if (!known) first.set(key, row);
    else told.push({ line: row.line, text: classType, reason: `This is the class of line ${known.line} again.` });
  }
  return { rows: [...first.values()], unread: [...unread, ...told].sort((a, b) => a.line - b.line) };
}
