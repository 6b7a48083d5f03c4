import { LIMITS } from '../../contract/limits.ts';
import { cleanLine, tidyLine } from '../../contract/strings.ts';
import { type Entry, type Exception, entrySchema, NO_EXCEPTION, TIMETABLE } from '../../contract/timetable.ts';
import type { ReadRow, Unread } from '../../contract/timetable-import.ts';
import { type Clock, type Manner, takeLength } from './clock.ts';
import type { DateManner } from './dates.ts';
import { after } from './occurrences.ts';
import { CANCELLED, LEVEL, PLACE, plain, SOLD_OUT } from './words.ts';

/** What a reader knows of the whole text. */
export type Context = DateManner & {
  clock: Manner;
  zone: string;
  /** Teachers whose names are known, such as the team's. */
  names: readonly string[];
};
export type Read = { rows: ReadRow[]; unread: Unread[] };
export const NOTHING: Read = { rows: [], unread: [] };
export const join = (reads: readonly Read[]): Read => ({
  rows: reads.flatMap(({ rows }) => rows),
  unread: reads.flatMap(({ unread }) => unread),
});
export const refused = (line: number, text: string, reason: string): Read => ({
  rows: [],
  unread: [{ line, text: cleanLine(text, 120), reason }],
});

/** Why a row cannot be read, in words for whoever has to mend it. */
export class Unreadable extends Error {}

/** What is read of a row, or why it cannot be. */
export function attempt(line: number, text: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return refused(line, text, error.message);
    throw error;
  }
}

/** What stands beside the day and the time. */
export type What = Partial<
  Pick<Entry, 'classType' | 'instructor' | 'place' | 'details' | 'until' | 'from' | 'monthly'>
> & {
  state?: Exception['state'];
  placesLeft?: number | null;
  substitute?: string;
  minutes?: number | null;
};
/** When it is: on weekdays, or on a date. */
export type When = { days: readonly number[]; date: string | null; clock: Clock };

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The schedules of the class form that together are these weekdays. */
export function schedulesOf(days: readonly number[]): Entry['schedule'][] {
  const has = (all: number[]) => all.every((day) => days.includes(day));
  const groups: [Entry['schedule'], number[]][] = [
    ['Weekdays', [1, 2, 3, 4, 5]],
    ['Weekends', [6, 0]],
  ];
  const whole = groups.filter(([, all]) => has(all));
  const left = days.filter((day) => !whole.some(([, all]) => all.includes(day)));
  return [...whole.map(([schedule]) => schedule), ...left.map((day) => `Every ${WEEKDAYS[day]}` as Entry['schedule'])];
}

/** The classes that one row says, or why it cannot be read. */
export function rowsOf(line: number, text: string, what: What, when: When, { today }: DateManner): Read {
  const { clock, date, days } = when;
  if (!what.classType) return refused(line, text, 'It has a time, and no class.');
  if (date !== null && date < today) return refused(line, text, `${date} is over.`);
  if (what.until && what.until < today) return refused(line, text, `Its last day, ${what.until}, is over.`);
  if (date === null && what.state === 'cancelled') return refused(line, text, 'It is cancelled.');
  if (date === null && days.length === 0) return refused(line, text, 'It has no day.');
  const schedules: Entry['schedule'][] = date === null ? schedulesOf(days) : [''];
  const ends = clock.ends ?? (what.minutes ? after(clock.time, what.minutes) : null);
  return join(schedules.map((schedule) => rowOf(line, text, { ...what, schedule, date, time: clock.time, ends })));
}

type Raw = What & Pick<Entry, 'schedule' | 'date' | 'time' | 'ends'>;

function rowOf(line: number, text: string, { state, placesLeft, substitute, minutes: _, ...raw }: Raw): Read {
  const details = tidyLine(raw.details ?? '');
  const read = entrySchema.safeParse({ ...raw, details: details.length > LIMITS.details ? '' : details });
  if (!read.success) return refused(line, text, faultOf(read.error.issues[0]!, raw.classType ?? ''));
  const exception = {
    ...NO_EXCEPTION,
    state: state ?? null,
    placesLeft: placesLeft ?? null,
    substitute: substitute ?? '',
  };
  const isDifferent = raw.date !== null && raw.schedule === '' && (state || placesLeft || substitute);
  return {
    rows: [{ line, entry: read.data, exceptions: isDifferent ? [{ date: raw.date!, exception }] : [] }],
    unread: [],
  };
}

function faultOf({ path, message }: { path: PropertyKey[]; message: string }, classType: string): string {
  if (path[0] === 'classType')
    return `The name of its class is longer than ${LIMITS.className} characters: “${cleanLine(classType, 50)}”.`;
  const names: Record<string, string> = { instructor: 'Its teacher', place: 'Its place' };
  return `${names[String(path[0])] ?? 'It'}: ${message}`;
}

const SPLIT = /\s{2,}|\s*[·•|;\n]\s*|\s+[-–—/]\s+|\s*,\s+|\s*:\s+/;
const PARENTHESES = /\(([^()]*)\)|\[([^[\]]*)\]/g;
const WITH = /^(.+?)\s+(?:with|w\/|mit|con|avec|com|met|by|par|bei|taught by|cover(?:ed)? by)\s+(.+)$/iu;
const LABEL =
  /^(?:teacher|instructor|coach|trainer(?:in)?|lehrer(?:in)?|leitung|kursleitung|profe?(?:sor|sora)?|monitora?|insegnante|istruttore|istruttrice|professora?|docent|with|mit|con|avec|com|met|by)\b\s*:?\s*(\p{Lu}.*)$/iu;
const AT = /^(.+?)\s+(?:@|at|in|im|en|à|nel|na|no)\s+(.+)$/iu;
const NAME = /^\p{Lu}[\p{L}'’.-]*(?:(?:\s(?:&|and|und|y|et|e|\+))?\s\p{Lu}[\p{L}'’.-]*){0,3}$/u;
const LEFT =
  /^(?:only |noch |nur |nog |solo |plus que )?(\d{1,2}) (?:spots?|places?|spaces?|platze?|plazas?|posti|vagas?|plaatsen|plekken)\b/;

/** Class, teacher, place and details out of what is left of a row. */
export function whatIn(text: string, names: readonly string[]): What {
  const { minutes, rest } = takeLength(text);
  const inside: string[] = [];
  const bare = rest.replace(PARENTHESES, (_, round?: string, square?: string) => {
    inside.push(round ?? square ?? '');
    return '  ';
  });
  const parts = [...bare.split(SPLIT), ...inside].map((part) =>
    tidyLine(part).replace(/^[-–—:,.]+\s*|\s*[-–—:,]+$/g, ''),
  );
  const [first = '', ...others] = parts.filter((part) => part !== '');
  const known = (name: string) => names.some((each) => plain(each) === plain(name));
  const what: What = { minutes };
  const details: string[] = [];
  const begin = known(first) && others.length > 0 ? [others.shift()!, first] : [first];
  what.classType = withoutPlace(withoutName(begin[0]!, what, names), what);
  for (const part of [...begin.slice(1), ...others]) if (!place(part, what, known)) details.push(part);
  if (details.length > 0) what.details = details.join(', ');
  return what;
}

/** A class whose teacher is named with it, as events of a calendar are; nothing where it is not. */
export function withTeacher(text: string, names: readonly string[]): What {
  const what: What = {};
  const classType = withoutName(text, what, names);
  return what.instructor ? { ...what, classType } : {};
}

/** 'Spin Basics with Jo', or ending in the name of somebody known. */
function withoutName(text: string, what: What, names: readonly string[]): string {
  const [, classType, name] = WITH.exec(text) ?? [];
  if (classType && name && /^\p{Lu}/u.test(name) && !PLACE.test(name)) {
    const [, who, where] = AT.exec(name) ?? [];
    what.instructor = who && PLACE.test(where!) ? who : name;
    if (who && PLACE.test(where!)) what.place = where!;
    return classType;
  }
  const ending = names.find((each) => plain(text).endsWith(` ${plain(each)}`) && text.length > each.length + 1);
  if (!ending) return text;
  what.instructor = text.slice(-ending.length).trim();
  return text.slice(0, -ending.length).trim();
}

function withoutPlace(text: string, what: What): string {
  const [, classType, where] = AT.exec(text) ?? [];
  if (!classType || !where || !PLACE.test(where)) return text;
  what.place = where;
  return classType;
}

/** Puts a part where it belongs. @returns false if it is a detail */
function place(part: string, what: What, known: (name: string) => boolean): boolean {
  const words = plain(part).replace(/[!.]+$/, '');
  const left = LEFT.exec(words);
  if (left) what.placesLeft = Number(left[1]);
  else if (SOLD_OUT.test(words)) what.state = 'soldOut';
  else if (CANCELLED.test(words)) what.state = 'cancelled';
  else if (!what.instructor && (LABEL.test(part) || known(part))) what.instructor = LABEL.exec(part)?.[1] ?? part;
  else if (!what.place && PLACE.test(part) && part.length <= TIMETABLE.place)
    what.place = part.replace(/^(?:@|in|at|im)\s*/i, '');
  else if (!what.instructor && NAME.test(part) && part.length <= LIMITS.instructorName && !LEVEL.test(words))
    what.instructor = part;
  else return false;
  return true;
}
