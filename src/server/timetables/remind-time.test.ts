import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar-days.ts';
import { instantOf } from './occurrences.ts';
import { postMoment } from './post-time.ts';
import { nightBegin, nightEnd, remindAt } from './remind-time.ts';

const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Kolkata', 'UTC'];
/** Days around every change of these clocks in a year. */
const CHANGES = ['2026-10-25', '2027-03-28', '2026-11-01', '2027-03-14', '2026-10-04', '2027-04-04', '2026-09-06'];
const two = (number: number) => String(number).padStart(2, '0');
const clockTime = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const day = fc.tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -3, max: 3 })).map(([at, by]) => addDays(at, by));

/** What clocks show there, as `Intl` knows it and we do not work it out. */
const shownAt = (at: string | Date, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(at));
const isNight = (shown: string) => shown.slice(11) >= '22:00' || shown.slice(11) < '08:00';

describe('when somebody is reminded', () => {
  it('is at 18:00 of the studio’s clock where that is when to post, over every change of it [B937]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), day, clockTime, fc.nat(14), (zone, date, begins, daysBefore) => {
        const classAt = instantOf(date, begins, zone);
        const { at, date: posted } = postMoment({ daysBefore, time: '18:00' }, { date, at: classAt }, zone);
        expect(shownAt(remindAt(at, classAt, zone), zone)).toBe(`${posted} 18:00`);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is never between 22:00 and 8:00, and never after the class has begun [B939]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), day, clockTime, clockTime, fc.nat(3), (zone, date, begins, time, days) => {
        const classAt = instantOf(date, begins, zone);
        const { at } = postMoment({ daysBefore: days, time }, { date, at: classAt }, zone);
        const told = remindAt(at, classAt, zone);
        const shown = shownAt(told, zone);
        expect(isNight(shown), shown).toBe(false);
        expect(Date.parse(told)).toBeLessThan(Date.parse(classAt));
        if (!isNight(shownAt(at, zone))) expect(told).toBe(at);
      }),
      { numRuns: 2_000 },
    );
  });

  it('waits for 8:00, and comes the evening before where the class begins by then [B939]', () => {
    const zone = 'Europe/Berlin';
    const at = (clock: string) => instantOf(clock.slice(0, 10), clock.slice(11), zone);
    const told = (post: string, begins: string) => shownAt(remindAt(at(post), at(begins), zone), zone);
    expect(told('2026-12-02 22:00', '2026-12-03 19:00')).toBe('2026-12-03 08:00');
    expect(told('2026-12-03 07:59', '2026-12-03 19:00')).toBe('2026-12-03 08:00');
    expect(told('2026-12-03 08:00', '2026-12-03 19:00')).toBe('2026-12-03 08:00');
    expect(told('2026-12-03 06:00', '2026-12-03 07:00')).toBe('2026-12-02 21:00');
    expect(told('2026-12-02 23:30', '2026-12-03 08:00')).toBe('2026-12-02 21:00');
  });

  it('what is late waits for the end of a night, and is of no use in the next one [B939]', () => {
    const zone = 'Europe/Berlin';
    const now = (clock: string) => new Date(instantOf(clock.slice(0, 10), clock.slice(11), zone));
    expect(shownAt(nightEnd(now('2026-12-02 22:30'), zone)!, zone)).toBe('2026-12-03 08:00');
    expect(shownAt(nightEnd(now('2026-12-03 03:00'), zone)!, zone)).toBe('2026-12-03 08:00');
    expect(nightEnd(now('2026-12-03 21:59'), zone)).toBeNull();
    expect(shownAt(nightBegin(now('2026-12-03 18:00'), zone), zone)).toBe('2026-12-03 22:00');
    expect(shownAt(nightBegin(now('2026-12-03 23:00'), zone), zone)).toBe('2026-12-04 22:00');
  });
});
