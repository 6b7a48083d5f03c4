import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { entrySchema } from '../../contract/timetable.ts';
import { addDays, daysFrom } from './calendar-days.ts';
import { instantOf, occurrenceOf } from './occurrences.ts';
import { type PostEvent, writeCalendar } from './post-calendar.ts';
import { momentOf, postMoment } from './post-time.ts';

const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Kolkata', 'UTC'];
/** Days around every change of these clocks in a year. */
const CHANGES = ['2026-10-25', '2027-03-28', '2026-11-01', '2027-03-14', '2026-10-04', '2027-04-04', '2026-09-06'];
const two = (number: number) => String(number).padStart(2, '0');

/** What clocks show there, as `Intl` knows it and we do not work it out. */
function shownAt(at: string, zone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(new Date(at));
}

const clockTime = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const day = fc.tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -3, max: 3 })).map(([at, by]) => addDays(at, by));

describe('when a video is to be posted', () => {
  it('leaves at 18:00 of the studio’s clock over every change of it, and never after the class has begun [B930]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        day,
        clockTime,
        fc.nat(14),
        fc.constantFrom('18:00', '08:30', '22:00'),
        (zone, date, begins, daysBefore, time) => {
          const at = instantOf(date, begins, zone);
          const moment = postMoment({ daysBefore, time }, { date, at }, zone);
          expect(shownAt(moment.at, zone)).toBe(`${moment.date} ${time}`);
          expect(Date.parse(moment.at)).toBeLessThan(Date.parse(at));
          expect(daysFrom(moment.date, date)).toBe(daysBefore === 0 && begins <= time ? 1 : daysBefore);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('at a time that the clock skips, leaves as much later; where it shows it twice, the first time [B930]', () => {
    const on = (date: string, zone: string) =>
      postMoment({ daysBefore: 1, time: '02:30' }, { date, at: instantOf(date, '19:00', zone) }, zone).at;
    expect(on('2027-03-29', 'Europe/Berlin')).toBe('2027-03-28T01:30:00Z');
    expect(on('2026-10-26', 'Europe/Berlin')).toBe('2026-10-25T00:30:00Z');
  });

  it('follows a class that is moved, and goes the day before where it begins too early that day [B930]', () => {
    const entry = entrySchema.parse({ classType: 'Spin', schedule: 'Every Thursday', time: '19:00' });
    const moved = { date: '2026-12-05', time: '09:00' };
    const exception = { state: null, moved, substitute: '', placesLeft: null, note: '' };
    const kept = { id: 'a', entry, exceptions: [{ date: '2026-12-03', exception }] };
    const occurrence = occurrenceOf(kept, '2026-12-03', 'Europe/Berlin')!;
    const on = (daysBefore: number) => postMoment({ daysBefore, time: '18:00' }, occurrence, 'Europe/Berlin');
    expect(on(1)).toEqual({ date: '2026-12-04', time: '18:00', at: '2026-12-04T17:00:00Z' });
    expect(on(0)).toEqual(on(1));
    expect(momentOf(new Date('2026-12-04T17:00:30Z'), 'Europe/Berlin')).toMatchObject({
      date: '2026-12-04',
      time: '18:00',
    });
  });
});

const EVENT: PostEvent = {
  uid: 'abc@spinreel',
  at: new Date('2026-12-02T17:00:00Z'),
  changedAt: new Date('2026-11-29T08:00:00.700Z'),
  summary: 'Post: Spin Basics, Thu 7:00 PM',
  description: 'Open the video, ready to share:\nhttps://promo.example/?promo=1&show=video\n\nSpin; with us, all.',
  link: 'https://promo.example/?promo=1&show=video',
  isPosted: false,
};
const readBack = (events: PostEvent[]) => {
  const text = writeCalendar(events);
  return { text, events: new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent') };
};

describe('the calendar of posts', () => {
  it('has each post with its time in UTC, an alarm at it, and what was written, to the letter [B933]', () => {
    const { text, events } = readBack([EVENT, { ...EVENT, uid: 'b@spinreel', isPosted: true }]);
    const [first, posted] = events;
    expect(text).toContain('\r\nDTSTART:20261202T170000Z\r\n');
    expect(first!.getFirstPropertyValue('uid')).toBe('abc@spinreel');
    expect(first!.getFirstPropertyValue('summary')).toBe(EVENT.summary);
    expect(first!.getFirstPropertyValue('description')).toBe(EVENT.description);
    expect(first!.getFirstPropertyValue('url')).toBe(EVENT.link);
    expect(String(first!.getFirstPropertyValue('last-modified'))).toBe('2026-11-29T08:00:00Z');
    const alarm = first!.getFirstSubcomponent('valarm')!;
    expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarm.getFirstPropertyValue('trigger'))).toBe('PT0S');
    expect(posted!.getAllSubcomponents('valarm')).toEqual([]);
    const later = readBack([{ ...EVENT, changedAt: new Date('2026-11-29T08:00:02Z') }]).events[0]!;
    expect(Number(later.getFirstPropertyValue('sequence'))).toBe(Number(first!.getFirstPropertyValue('sequence')) + 2);
  });

  it('stays one event a post, in lines of at most 75 bytes, whatever is written in it [B933]', () => {
    const hostile = 'X\r\nEND:VEVENT\r\nBEGIN:VALARM\\n;,"\u0000\u0007\u2028 ünï 💃'.repeat(20);
    const { text, events } = readBack([{ ...EVENT, summary: hostile, description: hostile }]);
    expect(events).toHaveLength(1);
    expect(events[0]!.getAllSubcomponents('valarm')).toHaveLength(1);
    const read = String(events[0]!.getFirstPropertyValue('description'));
    expect(read).toBe(hostile.replaceAll('\r\n', '\n').replaceAll('\u0000', ' ').replaceAll('\u0007', ' '));
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  });
});
