import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { readTimetable } from './read.ts';

/** The last day that ical.js comes to when it goes through a rule date by date. */
function lastOf(start: string, rule: string): string {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateTimeString(start));
  let last = '';
  for (let next = iterator.next(); next; next = iterator.next()) last = next.toString().slice(0, 10);
  return last;
}

function untilOf(start: string, rule: string): (string | null)[] {
  const begins = start.replace(/[-:]/g, '');
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Spin\nDTSTART:${begins}\nRRULE:${rule}\nEND:VEVENT\nEND:VCALENDAR`;
  const given = { text, kind: null, columns: null, monthFirst: null, zone: 'Europe/Berlin' };
  return readTimetable(given, '2016-01-01').rows.map(({ entry }) => entry.until);
}

it.each([
  ['2026-09-07T18:00:00', 'FREQ=WEEKLY;COUNT=60'],
  ['2026-09-07T18:00:00', 'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=61'],
  ['2015-01-05T18:00:00', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20271231T120000'],
  ['2015-01-05T18:00:00', 'FREQ=DAILY;UNTIL=20270110T173000'],
  ['2015-01-05T18:00:00', 'FREQ=DAILY;COUNT=5000'],
  ['2026-09-08T18:00:00', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR;COUNT=41'],
  ['2026-09-08T18:00:00', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20280101'],
  ['2020-01-31T18:00:00', 'FREQ=MONTHLY;COUNT=40'],
  ['2020-01-31T18:00:00', 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=90'],
  ['2020-03-31T18:00:00', 'FREQ=MONTHLY;BYDAY=5TU;COUNT=21'],
  ['2020-01-03T18:00:00', 'FREQ=MONTHLY;BYDAY=1FR;UNTIL=20270301T000000'],
])('the last day of %s %s is that of the rule, however long it goes on [B853]', (start, rule) => {
  const untils = untilOf(start, rule);
  expect(untils.length).toBeGreaterThan(0);
  for (const until of untils) expect(until).toBe(lastOf(start, rule));
});
