import { tidyLine } from '../../contract/strings.ts';
import { TIMETABLE } from '../../contract/timetable.ts';
import { findTime } from './clock.ts';
import { clash, dayInside, daysAtStart, findDate } from './dates.ts';
import {
  attempt,
  type Context,
  join,
  NOTHING,
  type Read,
  refused,
  rowsOf,
  Unreadable,
  type When,
  whatIn,
} from './rows.ts';
import { BEFORE_TIME, PART_OF_DAY } from './words.ts';

/** Days that the lines below a heading are on. */
export type Heading = Pick<When, 'days' | 'date'>;
type Found = Heading & { isSaid: boolean; rest: string };

const without = (text: string, { start, end }: { start: number; end: number }) =>
  `${text.slice(0, start)}  ${text.slice(end)}`;
const isEmpty = (text: string) =>
  !/[\p{L}\d]/u.test(text.replace(/(?<!\p{L})(?:uhr|uur|from|ab|at|um|a las|à|alle|às|om)(?!\p{L})/giu, ''));

/** Weekday and date of a text, with what is left of it. @throws Unreadable */
export function takeDays(text: string, context: Context): Found {
  const start = daysAtStart(text);
  const afterDays = start ? without(text, start) : text;
  const date = findDate(afterDays, context);
  if (date && 'reason' in date) throw new Unreadable(date.reason);
  const left = date ? without(afterDays, date) : afterDays;
  const rest = start ? left.replace(/^\s*/, '').replace(PART_OF_DAY, '') : left;
  const inside = start || date ? null : dayInside(rest);
  const days = start?.days ?? inside?.days ?? [];
  const wrong = date && clash(date.date, days);
  if (wrong) throw new Unreadable(wrong);
  return {
    ...{ days, date: date?.date ?? null, isSaid: days.length > 0 || date !== null },
    rest: inside ? without(rest, inside) : rest,
  };
}

/** A text with its time taken out. @throws Unreadable */
function takeTime(text: string, { clock }: Context) {
  const found = findTime(text, clock);
  if (!found) return null;
  if ('reason' in found) throw new Unreadable(found.reason);
  const before = text.slice(0, found.start).replace(BEFORE_TIME, '');
  return { clock: found.clock, rest: without(text, { ...found, start: before.length }) };
}

export const TOO_LONG = `Only the first ${TIMETABLE.importRows} lines are read.`;

type Block = { line: number; texts: string[] };

/** Lines that are classes, below headings that are days; a class may be on several lines, of which the first has its time. */
export function readLines(text: string, context: Context): Read {
  let heading: Heading = { days: [], date: null };
  let block: Block | null = null;
  const reads: Read[] = [];
  const close = () => {
    if (block) reads.push(readBlock(block, heading, context));
    block = null;
  };
  for (const [index, raw] of text.split(/\r\n?|\n/).entries()) {
    if (index >= TIMETABLE.importRows) {
      close();
      reads.push(refused(index + 1, raw, TOO_LONG));
      break;
    }
    const line = raw
      .replaceAll('\t', '  ')
      .replaceAll('|', '  ')
      .replace(/[*_#]+/g, ' ');
    if (isEmpty(line)) {
      // Between a time and its class there may be one.
      if (block && (block as Block).texts.length > 1) close();
      continue;
    }
    const kind = kindOf(line, context);
    if (kind === 'more' && block) (block as Block).texts.push(line);
    else {
      close();
      if (typeof kind === 'object') heading = kind;
      else if (kind === 'class') block = { line: index + 1, texts: [line] };
      else reads.push(refused(index + 1, line, kind === 'more' ? 'It has no time.' : kind.slice(1)));
    }
  }
  close();
  return join(reads);
}

/** A heading; the first line of a class; more of one; or, after '!', why it cannot be read. */
function kindOf(line: string, context: Context): Heading | 'class' | 'more' | `!${string}` {
  try {
    const timed = takeTime(line, context);
    if (timed) return 'class';
    const { isSaid, rest, days, date } = takeDays(line, context);
    if (!isSaid) return 'more';
    return isEmpty(rest) ? { days, date } : daysAtStart(line) ? '!It has no time.' : 'more';
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return findTime(line, context.clock) ? 'class' : `!${error.message}`;
  }
}

function readBlock({ line, texts }: Block, heading: Heading, context: Context): Read {
  const [first = '', ...others] = texts;
  const whole = tidyLine(texts.join(' '));
  return attempt(line, whole, () => {
    // The date first: its numbers are no times.
    const { isSaid, rest, ...own } = takeDays(first, context);
    const timed = takeTime(rest, context) ?? takeTime(first, context);
    if (!timed) return refused(line, whole, 'It has no time.');
    const { days, date } = isSaid ? own : heading;
    // A line with its class is whole: what follows it is no part of it.
    const isWhole = !isEmpty(timed.rest);
    const what = whatIn(isWhole ? timed.rest : others.join('\n'), context.names);
    const strays = isWhole ? others.map((text, at) => refused(line + 1 + at, text, 'It has no time.')) : [];
    return join([rowsOf(line, whole, what, { days, date, clock: timed.clock }, context), ...strays]);
  });
}

/** One cell of a grid, which may hold several classes. */
export function readCell(line: number, cell: string, heading: Heading, time: string, context: Context): Read {
  const lines = cell.split(/\n/).filter((each) => !isEmpty(each));
  if (lines.length === 0) return NOTHING;
  const groups = lines.reduce<string[][]>((all, each) => {
    const begins = findTime(each, context.clock) !== null;
    if (begins || all.length === 0) all.push([each]);
    else all.at(-1)!.push(each);
    return all;
  }, []);
  return join(
    groups.map((group) => {
      const text = group.join('\n');
      return attempt(line, tidyLine(text), () => {
        const timed = takeTime(text, context) ?? takeTime(time, context);
        if (!timed) return refused(line, tidyLine(text), 'It has no time.');
        const rest = findTime(text, context.clock) ? timed.rest : text;
        return rowsOf(line, tidyLine(text), whatIn(rest, context.names), { ...heading, clock: timed.clock }, context);
      });
    }),
  );
}
