import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { TIMETABLE } from '../../contract/timetable.ts';
import { readTimetable } from './read.ts';
import { type Order, readAside } from './reader.ts';

const order = (text: string): Order => [
  { text, kind: null, columns: null, monthFirst: null, zone: 'Europe/Berlin' },
  '2026-11-28',
];
const event = (uid: number, more = '', tzid = 'Europe/Berlin') =>
  `BEGIN:VEVENT\nUID:${uid}\nSUMMARY:Spin ${uid}\nDTSTART;TZID=${tzid}:20261201T180000\n${more}END:VEVENT\n`;
const calendar = (body: string) => `BEGIN:VCALENDAR\nVERSION:2.0\n${body}END:VCALENDAR\n`;
const thousand = (more: string) => calendar(Array.from({ length: 1_000 }, (_, at) => event(at, more)).join(''));
/** A zone whose clock changes every second, which nobody can work out. */
const ENDLESS = calendar(
  `BEGIN:VTIMEZONE\nTZID:Evil\nBEGIN:STANDARD\nDTSTART:16010101T000000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nRRULE:FREQ=SECONDLY\nEND:STANDARD\nEND:VTIMEZONE\n${event(1, '', 'Evil')}`,
);
/** So many rows and unread lines at most, and what must be said. */
const ABSURD: [string, string, number, RegExp | null][] = [
  ['20,000 lines', 'Mon 18:00 A\nTue 19:00 B\n'.repeat(10_000), 2, /more lines could not be read/],
  ['a line of 400,000 letters', `Mon 18:00 ${'a'.repeat(399_000)}`, 0, /longer than 30/],
  ['30,000 rows of a table', `Day,Time,Class\n${'Mon,18:00,A\n'.repeat(30_000)}`, 1, /more lines could not be read/],
  ['a table of 3,000 columns', `${'Monday,'.repeat(3_000)}\n${`${'18:00 A,'.repeat(3_000)}\n`.repeat(12)}`, 1, null],
  ['every second until 9999', thousand('RRULE:FREQ=SECONDLY;UNTIL=99991231T000000Z\n'), 0, /a way that a class cannot/],
  ['every week until 9999', thousand('RRULE:FREQ=WEEKLY;UNTIL=99991231T000000Z\n'), 1_000, null],
  ['every day, a billion times', thousand('RRULE:FREQ=DAILY;COUNT=1000000000\n'), 2_000, null],
  ['every month, a billion times', thousand('RRULE:FREQ=MONTHLY;COUNT=1000000000\n'), 1_000, null],
  [
    '500 changes of each of 500 events of one name',
    calendar(
      event(1, 'RRULE:FREQ=WEEKLY\n').repeat(500) +
        event(1, 'RECURRENCE-ID;TZID=Europe/Berlin:20261208T180000\n').repeat(500),
    ),
    500,
    null,
  ],
];

describe('what was made to be long is read within bounds', () => {
  it.each(ABSURD)('%s [B853]', (_, text, rows, words) => {
    const read = readTimetable(...order(text));
    expect(read.rows.length).toBe(rows);
    expect(read.unread.length).toBeLessThanOrEqual(TIMETABLE.unread + 1);
    if (words) expect(read.unread.map(({ reason }) => reason).join('\n')).toMatch(words);
  });

  it('what would never end is given up, and others meanwhile wait for nothing but their turn [B853]', async () => {
    await readAside(order('Mon 18:00 Spin'));
    expect((await readAside(order('Tue 18:00 Spin'))).rows).toHaveLength(1);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const endless = readAside(order(ENDLESS), 1_000);
    const after = readAside(order('Mon 18:00 Spin'));
    await expect(endless).rejects.toThrow('takes too long to read');
    expect((await after).rows).toHaveLength(1);
    delay.disable();
    // Read here, it would be the whole second.
    expect(delay.max / 1e6).toBeLessThan(900);
  });
});
