import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { cleanLine, tidyLine } from '../../contract/strings.ts';
import { type Entry, type Exception, NO_EXCEPTION, TIMETABLE } from '../../contract/timetable.ts';
import type { ReadRow } from '../../contract/timetable-import.ts';
import { weekdayOf } from './calendar-days.ts';
import type { Rhythm, Wall } from './last-day.ts';
import { isOn } from './occurrences.ts';
import { repeats } from './rhythm.ts';
import { attempt, type Context, join, type Read, refused, rowsOf, schedulesOf, Unreadable, whatIn } from './rows.ts';

const TOO_MANY = `Only the first ${TIMETABLE.events} events are read. Export a shorter time.`;

type Event = { line: number; component: ICAL.Component };

/** A calendar (RFC 5545): what repeats as classes do, and what is once. */
export function readCalendar(text: string, context: Context): Read {
  let root: ICAL.Component;
  try {
    const parsed = ICAL.parse(text.replace(/^\ufeff/, '').trim());
    root = new ICAL.Component(Array.isArray(parsed[0]) ? parsed[0] : parsed);
  } catch {
    return refused(1, text.slice(0, 80), 'This calendar file is damaged. Export it again.');
  }
  const all = root.getAllSubcomponents('vevent');
  const lines = text.split(/\r\n?|\n/).flatMap((line, at) => (/^BEGIN:VEVENT/i.test(line) ? [at + 1] : []));
  const events = all.slice(0, TIMETABLE.events).map((component, at) => ({ line: lines[at] ?? 1, component }));
  const [changes, masters] = [events.filter(isChange), events.filter((event) => !isChange(event))];
  const uid = ({ component }: Event) => component.getFirstPropertyValue('uid');
  const own = Map.groupBy(changes, uid);
  const changesOf = (event: Event) => {
    const found = uid(event) === null ? [] : (own.get(uid(event)) ?? []);
    // A second event of the same name does not have them again.
    own.delete(uid(event));
    return found;
  };
  const more = all.length > events.length ? [refused(lines[events.length] ?? 1, 'More events', TOO_MANY)] : [];
  return join([
    ...masters.map((event) => {
      const changes = changesOf(event);
      return attempt(event.line, titleOf(event), () => readEvent(event, changes, context));
    }),
    ...[...own.values()]
      .flat()
      .map((event) => attempt(event.line, titleOf(event), () => readEvent(event, [], context))),
    ...more,
  ]);
}

const isChange = ({ component }: Event) => component.hasProperty('recurrence-id');
const textOf = ({ component }: Event, name: string) => String(component.getFirstPropertyValue(name) ?? '');
const titleOf = (event: Event) => tidyLine(textOf(event, 'summary')) || 'An event without a name';
const isCancelled = (event: Event) => textOf(event, 'status').toUpperCase() === 'CANCELLED';

function readEvent(event: Event, changes: readonly Event[], context: Context): Read {
  const start = event.component.getFirstProperty('dtstart');
  if (!start) throw new Unreadable('It has no beginning.');
  if (isCancelled(event)) throw new Unreadable('It is cancelled.');
  const begin = wallOf(start, context.zone);
  const rhythm = repeats(
    event.component,
    begin,
    (value) => constantWall(start, value, context.zone),
    (moment) => wallOf(start, context.zone, moment),
  );
  const what = { ...whatOf(event, context), ...(rhythm && { from: begin.date, until: rhythm.until }) };
  const clock = { time: begin.time, ends: endOf(event, begin, context.zone) };
  const title = titleOf(event);
  if (!rhythm) return rowsOf(event.line, title, what, { days: [], date: begin.date, clock }, context);
  if (rhythm.until && rhythm.until < context.today) throw new Unreadable(`Its last day, ${rhythm.until}, is over.`);
  const read = rowsOf(event.line, title, what, { days: [weekdayOf(begin.date)], date: null, clock }, context);
  const [row] = read.rows;
  if (!row) return read;
  const dated = exceptionsOf(event, changes, context);
  return { rows: entriesOf(row.entry, rhythm).map((entry) => withExceptions(event.line, entry, dated)), unread: [] };
}

function entriesOf(entry: Entry, { kind, days, dates, monthly }: Rhythm): Entry[] {
  if (kind === 'weekly') return schedulesOf(days).map((schedule) => ({ ...entry, schedule }));
  if (kind === 'other') return dates.map((date) => ({ ...entry, schedule: 'Bi-weekly', date }));
  return dates.map((date) => ({ ...entry, schedule: 'Monthly', date, monthly }));
}

type Dated = ReadRow['exceptions'];

function withExceptions(line: number, entry: Entry, dated: Dated): ReadRow {
  return { line, entry, exceptions: dated.filter(({ date }) => isOn(entry, date)) };
}

/** What is different on days that are not over. */
function exceptionsOf(event: Event, changes: readonly Event[], context: Context): Dated {
  const left = event.component.getAllProperties('exdate').flatMap((property) =>
    property.getValues().map((value) => ({
      date: wallOf(property, context.zone, value as ICAL.Time).date,
      exception: { ...NO_EXCEPTION, state: 'cancelled' as const },
    })),
  );
  const changed = changes.map((change) => {
    const id = change.component.getFirstProperty('recurrence-id')!;
    const date = (id.getFirstValue() as ICAL.Time).isDate
      ? String(id.getFirstValue()).slice(0, 10)
      : wallOf(id, context.zone).date;
    return { date, exception: changeOf(event, change, date, context) };
  });
  const byDay = new Map([...left, ...changed].map((each) => [each.date, each]));
  return [...byDay.values()].filter(({ date }) => date >= context.today).slice(0, TIMETABLE.importRows);
}

function changeOf(event: Event, change: Event, date: string, context: Context): Exception {
  if (isCancelled(change)) return { ...NO_EXCEPTION, state: 'cancelled' };
  const usual = wallOf(event.component.getFirstProperty('dtstart')!, context.zone);
  const start = change.component.getFirstProperty('dtstart');
  const now = start ? wallOf(start, context.zone) : { date, time: usual.time };
  const [as, is] = [whatOf(event, context), whatOf(change, context)];
  return {
    ...NO_EXCEPTION,
    state: is.state ?? null,
    placesLeft: is.placesLeft ?? null,
    moved: now.date === date && now.time === usual.time ? null : now,
    substitute: is.instructor && is.instructor !== as.instructor ? cleanLine(is.instructor, 30) : '',
    note: is.classType === as.classType ? '' : cleanLine(is.classType ?? '', TIMETABLE.note),
  };
}

function whatOf(event: Event, { names }: Context) {
  const what = whatIn(titleOf(event), names);
  const place = tidyLine(textOf(event, 'location').split(/\n|, /)[0] ?? '');
  const text = tidyLine(textOf(event, 'description'));
  return { ...what, place: place.length <= TIMETABLE.place ? place : '', details: what.details ?? text };
}

function endOf(event: Event, begin: Wall, zone: string): string | null {
  const end = event.component.getFirstProperty('dtend');
  const length = event.component.getFirstPropertyValue('duration');
  if (end) {
    const { time } = wallOf(end, zone);
    return time === begin.time ? null : time;
  }
  if (!(length instanceof ICAL.Duration)) return null;
  return Temporal.PlainTime.from(begin.time).add({ seconds: length.toSeconds() }).toString().slice(0, 5);
}

/** When a time of the calendar is on the studio's clock. @throws Unreadable for whole days, and zones that nobody knows */
function wallOf(property: ICAL.Property, zone: string, value = property.getFirstValue() as ICAL.Time): Wall {
  if (value.isDate) throw new Unreadable('It lasts all day: a class needs a time.');
  const plain = Temporal.PlainDateTime.from(value.toString().replace(/Z$/, ''));
  const tzid = String(property.getFirstParameter('tzid') ?? '');
  const isUtc = value.toString().endsWith('Z') || value.zone === ICAL.Timezone.utcTimezone;
  if (!isUtc && (tzid === '' || tzid === zone)) return wall(plain);
  const instant = isUtc ? plain.toZonedDateTime('UTC').toInstant() : instantIn(plain, tzid, property, value);
  return wall(instant.toZonedDateTimeISO(zone).toPlainDateTime());
}

const zones = new WeakMap<ICAL.Component, ICAL.Timezone>();

/** Outlook describes its zones from 1601 on, which takes a while to work out. */
function zoneOf(described: ICAL.Component): ICAL.Timezone {
  const zone = zones.get(described) ?? new ICAL.Timezone(described);
  zones.set(described, zone);
  return zone;
}

const wall = (moment: Temporal.PlainDateTime): Wall => ({
  date: moment.toPlainDate().toString(),
  time: moment.toPlainTime().toString().slice(0, 5),
});

function instantIn(plain: Temporal.PlainDateTime, tzid: string, property: ICAL.Property, value: ICAL.Time) {
  try {
    return plain.toZonedDateTime(tzid).toInstant();
  } catch {
    // A name such as 'W. Europe Standard Time' means what the file says it does.
    const root = property.parent?.parent;
    const described = root
      ?.getAllSubcomponents('vtimezone')
      .find((each) => each.getFirstPropertyValue('tzid') === tzid);
    if (!described) throw new Unreadable(`Its time zone, “${cleanLine(tzid, 40)}”, is not described in the file.`);
    const time = value.clone();
    time.zone = zoneOf(described);
    return Temporal.Instant.fromEpochMilliseconds(time.toUnixTime() * 1000);
  }
}

/** What of the zones of one calendar was worked out already: thousands of its events may have the same beginning. */
const steady = new WeakMap<ICAL.Component, Map<string, boolean>>();

/** That a class which repeats is at the same time on the studio's clock in all seasons. @throws Unreadable if it is not */
function constantWall(start: ICAL.Property, first: ICAL.Time, zone: string): void {
  const tzid = start.getFirstParameter('tzid');
  if (tzid === zone) return;
  const root = start.parent?.parent;
  const known = (root && steady.get(root)) ?? new Map<string, boolean>();
  if (root) steady.set(root, known);
  const key = `${tzid} ${first}`;
  const isSteady = known.get(key) ?? isSteadyIn(start, first, zone);
  known.set(key, isSteady);
  if (!isSteady)
    throw new Unreadable(`It keeps the clock of another time zone than ${zone}, so its time changes with the seasons.`);
}

function isSteadyIn(start: ICAL.Property, first: ICAL.Time, zone: string): boolean {
  const usual = wallOf(start, zone).time;
  // The weeks in March and in autumn differ in which only one of the clocks has changed.
  for (let week = 1; week <= 53; week++) {
    const then = first.clone();
    then.adjust(week * 7, 0, 0, 0);
    if (wallOf(start, zone, then).time !== usual) return false;
  }
  return true;
}
