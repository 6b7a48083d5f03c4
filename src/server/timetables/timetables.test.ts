import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { SCHEDULES } from '../../contract/classes.ts';
import { type Entry, entrySchema, MONTHLY, NO_EXCEPTION } from '../../contract/timetable.ts';
import type { ReadRow } from '../../contract/timetable-import.ts';
import { addDays, daysFrom, weekdayOf, weekOf } from './calendar-days.ts';
import { type Change, changesOf, type Kept, planImport, type State, undone } from './changes.ts';
import { isOn, occurrences } from './occurrences.ts';

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'America/Sao_Paulo',
  'Pacific/Apia',
];
const entry = (fields: Partial<Entry>): Entry =>
  entrySchema.parse({ classType: 'Spin', schedule: 'Every Monday', time: '18:00', ...fields });

const FIRST = '2026-01-01';
const aDay = fc.integer({ min: 0, max: 729 }).map((days) => addDays(FIRST, days));
const aTime = fc
  .tuple(fc.nat(23), fc.constantFrom('00', '15', '30', '59'))
  .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`);
const anEntry = fc
  .record({
    classType: fc.constantFrom('Spin', 'Pole', 'Stretch'),
    schedule: fc.constantFrom(...SCHEDULES.map(({ value }) => value)),
    date: aDay,
    monthly: fc.constantFrom(...MONTHLY),
    time: aTime,
    from: fc.option(aDay),
    place: fc.constantFrom('', 'Studio 1'),
    instructor: fc.constantFrom('', 'Jo', 'Mia'),
  })
  .map(({ schedule, date, monthly, ...rest }) =>
    entry({
      ...rest,
      schedule,
      date: ['', 'Bi-weekly', 'Monthly'].includes(schedule) ? date : null,
      monthly: schedule === 'Monthly' ? monthly : null,
    }),
  );

describe('occurrences', () => {
  it('none is lost or doubled over two years, in six zones and over both changes of the clock [B760]', () => {
    fc.assert(
      fc.property(anEntry, fc.constantFrom(...ZONES), fc.integer({ min: 1, max: 40 }), (one, zone, step) => {
        const listed = [{ id: 'a', entry: one, exceptions: [] }];
        const whole = occurrences(listed, zone, FIRST, 730);
        // In pieces of any length they are the same.
        const pieces = Array.from({ length: Math.ceil(730 / step) }, (_, at) =>
          occurrences(listed, zone, addDays(FIRST, at * step), Math.min(step, 730 - at * step)),
        ).flat();
        expect(pieces).toEqual(whole);
        const days = Array.from({ length: 730 }, (_, day) => addDays(FIRST, day)).filter((day) => isOn(one, day));
        expect(whole.map(({ date }) => date)).toEqual(days);
        expect(new Set(whole.map(({ at }) => at)).size).toBe(whole.length);
        for (const { date, time, at } of whole) {
          expect(time).toBe(one.time);
          const wall = Temporal.Instant.from(at).toZonedDateTimeISO(zone);
          const meant = Temporal.PlainDateTime.from(`${date}T${time}`);
          // Where the clock skips an hour, or Apia a day, it is as much later.
          const isSkipped = !meant.toZonedDateTime(zone).toPlainDateTime().equals(meant);
          if (!isSkipped) expect(wall.toPlainDateTime().toString()).toBe(meant.toString());
        }
      }),
      { numRuns: 50 },
    );
  });

  it('one that was moved is there once, and its old day says so [B760]', () => {
    fc.assert(
      fc.property(anEntry, aDay, fc.integer({ min: -20, max: 20 }), aTime, (one, day, by, time) => {
        const on = Array.from({ length: 60 }, (_, at) => addDays(day, at)).find((each) => isOn(one, each));
        if (!on) return;
        const moved = { ...NO_EXCEPTION, moved: { date: addDays(on, by), time } };
        const listed = [{ id: 'a', entry: one, exceptions: [{ date: on, exception: moved }] }];
        const all = occurrences(listed, 'Europe/Berlin', addDays(FIRST, -30), 900);
        const usual = occurrences([{ ...listed[0]!, exceptions: [] }], 'Europe/Berlin', addDays(FIRST, -30), 900);
        expect(all.filter(({ isGone }) => !isGone)).toHaveLength(usual.length);
        expect(all.filter(({ of, isGone }) => of === on && !isGone)).toMatchObject([{ date: addDays(on, by), time }]);
        expect(all.filter(({ isGone }) => isGone)).toHaveLength(by === 0 ? 0 : 1);
      }),
      { numRuns: 60 },
    );
  });

  it('the clock on the wall counts on days on which it changes, and late at night [B760]', () => {
    const at = (fields: Partial<Entry>, date: string) =>
      occurrences(
        [{ id: 'a', entry: entry({ schedule: '', date, ...fields }), exceptions: [] }],
        'Europe/Berlin',
        date,
        1,
      )[0]!;
    expect(at({ time: '18:00' }, '2026-10-24').at).toBe('2026-10-24T16:00:00Z');
    expect(at({ time: '18:00' }, '2026-10-26').at).toBe('2026-10-26T17:00:00Z');
    expect(at({ time: '02:30' }, '2026-03-29')).toMatchObject({ time: '02:30', at: '2026-03-29T01:30:00Z' });
    expect(at({ time: '02:30' }, '2026-10-25').at).toBe('2026-10-25T00:30:00Z');
    expect(at({ time: '23:30', ends: '00:30' }, '2026-11-28')).toMatchObject({ date: '2026-11-28', ends: '00:30' });
  });

  it('a rhythm keeps to its anchor, its month and its bounds [B760]', () => {
    const days = (fields: Partial<Entry>, count = 100) =>
      occurrences([{ id: 'a', entry: entry(fields), exceptions: [] }], 'Europe/Berlin', '2026-11-01', count).map(
        ({ date }) => date,
      );
    expect(days({ schedule: 'Bi-weekly', date: '2026-11-20' }, 60)).toEqual(['2026-11-20', '2026-12-04', '2026-12-18']);
    expect(days({ schedule: 'Monthly', date: '2026-11-27', monthly: 'weekday' })).toEqual([
      '2026-11-27',
      '2026-12-25',
      '2027-01-22',
    ]);
    expect(days({ schedule: 'Monthly', date: '2026-11-27', monthly: 'last' })).toEqual([
      '2026-11-27',
      '2026-12-25',
      '2027-01-29',
    ]);
    expect(days({ schedule: 'Monthly', date: '2026-11-30', monthly: 'date' })).toEqual([
      '2026-11-30',
      '2026-12-30',
      '2027-01-30',
    ]);
    expect(days({ schedule: 'Every Monday', from: '2026-11-10', until: '2026-11-29' })).toEqual([
      '2026-11-16',
      '2026-11-23',
    ]);
    expect(days({ schedule: 'Weekends' }, 8)).toEqual(['2026-11-01', '2026-11-07', '2026-11-08']);
  });

  it('a week begins where its people have it [B760]', () => {
    expect([weekOf('2026-11-29', 1), weekOf('2026-11-29', 0), weekOf('2026-11-28', 6)]).toEqual([
      '2026-11-23',
      '2026-11-29',
      '2026-11-28',
    ]);
    expect([weekdayOf('2026-11-29'), daysFrom('2026-02-28', '2026-03-01')]).toEqual([0, 1]);
  });
});

const row = (one: Entry, exceptions: ReadRow['exceptions'] = []): ReadRow => ({ line: 1, entry: one, exceptions });
const aDifference = fc.record({ date: aDay, exception: fc.constant({ ...NO_EXCEPTION, state: 'cancelled' as const }) });
const someRows = fc
  .uniqueArray(fc.tuple(anEntry, fc.uniqueArray(aDifference, { maxLength: 2, selector: ({ date }) => date })), {
    ...{
      maxLength: 8,
      selector: ([one]) =>
        JSON.stringify([one.classType, one.schedule, one.date, one.time, one.place, one.instructor, one.from]),
    },
  })
  .map((all) => all.map(([one, days]) => row(one, days)));

/** A timetable after changes, as the database has it. */
function applied(kept: readonly Kept[], changes: readonly Change[]): Kept[] {
  const states = new Map<string, State | null>(kept.map(({ id, ...state }) => [id, state]));
  for (const { id, after } of changes) states.set(id, after);
  return [...states].flatMap(([id, state]) => (state ? [{ id, ...state }] : []));
}
const imported = (kept: readonly Kept[], rows: readonly ReadRow[], removeGone = false) => {
  const changes = changesOf(planImport(kept, rows), kept, removeGone, randomUUID);
  return { changes, kept: applied(kept, changes) };
};
const undoing = (kept: readonly Kept[], changes: readonly Change[]) =>
  applied(
    kept,
    changes.map((change) => {
      const now = kept.find(({ id }) => id === change.id);
      const { id: _, ...state } = now ?? { id: '' };
      return { id: change.id, before: null, after: undone(change, now ? (state as State) : null) };
    }),
  );
const byId = (kept: readonly Kept[]) =>
  [...kept]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((one) => ({ ...one, exceptions: [...one.exceptions].sort((a, b) => (a.date < b.date ? -1 : 1)) }));

describe('imports', () => {
  it('the same again changes nothing [B763]', () => {
    fc.assert(
      fc.property(someRows, fc.boolean(), (rows, removeGone) => {
        const { kept } = imported([], rows);
        const again = imported(kept, rows, removeGone);
        expect(again.changes).toEqual([]);
        expect(planImport(kept, rows)).toMatchObject({ gone: [], rows: rows.map(() => ({ change: 'same' })) });
      }),
    );
  });

  it('what was changed by hand stays with the next import, and what it says anew is taken [B763]', () => {
    fc.assert(
      fc.property(someRows, fc.nat(), fc.constantFrom('Ana', 'Leo'), (rows, which, name) => {
        const { kept } = imported([], rows);
        if (kept.length === 0) return;
        const chosen = kept[which % kept.length]!;
        const edited = kept.map((one) =>
          one === chosen ? { ...one, entry: { ...one.entry, instructor: name, details: 'Bring water' } } : one,
        );
        const again = imported(
          edited,
          rows.map((each) => ({ ...each, entry: { ...each.entry, until: '2031-01-01' } })),
        );
        expect(again.kept).toHaveLength(kept.length);
        expect(again.kept.find(({ id }) => id === chosen.id)!.entry).toEqual({
          ...chosen.entry,
          instructor: name,
          details: 'Bring water',
          until: '2031-01-01',
        });
      }),
    );
  });

  it('undone, the timetable is as it was [B764]', () => {
    fc.assert(
      fc.property(someRows, someRows, fc.boolean(), (before, after, removeGone) => {
        const { kept } = imported([], before);
        const next = imported(kept, after, removeGone);
        expect(byId(undoing(next.kept, next.changes))).toEqual(byId(kept));
      }),
    );
  });

  it('undone, what was changed by hand since is kept [B764]', () => {
    const first = imported([], [row(entry({})), row(entry({ classType: 'Pole', time: '19:00' }))]);
    const edited = first.kept.map((one) =>
      one.entry.classType === 'Pole' ? { ...one, entry: { ...one.entry, details: 'Bring water' } } : one,
    );
    expect(undoing(edited, first.changes)).toMatchObject([
      { imported: null, entry: { classType: 'Pole', details: 'Bring water' } },
    ]);
    const second = imported(first.kept, [row(entry({ place: 'Studio 2' }))], true);
    const changed = second.kept.map((one) => ({ ...one, entry: { ...one.entry, instructor: 'Jo' } }));
    expect(undoing(changed, second.changes).map((one) => one.entry)).toMatchObject([
      { classType: 'Spin', place: '', instructor: 'Jo' },
      { classType: 'Pole' },
    ]);
  });

  it('a class entered by hand is never doubled, changed or gone [B763]', () => {
    const byHand: Kept = { id: randomUUID(), entry: entry({ instructor: 'Ana' }), imported: null, exceptions: [] };
    const other: Kept = {
      id: randomUUID(),
      entry: entry({ classType: 'Own', time: '07:00' }),
      imported: null,
      exceptions: [],
    };
    const plan = planImport([byHand, other], [row(entry({ instructor: 'Jo' }))]);
    expect(plan).toMatchObject({ rows: [{ change: 'same', id: byHand.id }], gone: [] });
    expect(changesOf(plan, [byHand, other], true, randomUUID)).toEqual([]);
  });

  it('a class that has another time or name is the same one, and two that are alike are not mixed up [B763]', () => {
    const { kept } = imported([], [row(entry({})), row(entry({ classType: 'Pole', time: '19:00' }))]);
    const plan = planImport(kept, [
      row(entry({ time: '18:30' })),
      row(entry({ classType: 'Pole Level 1', time: '19:00' })),
    ]);
    expect(plan.rows).toMatchObject([
      { change: 'changed', was: { time: '18:00' } },
      { change: 'changed', was: { classType: 'Pole' } },
    ]);
    expect(plan.gone).toEqual([]);
    const twice = imported([], [row(entry({})), row(entry({ time: '20:00' }))]);
    const unsure = planImport(twice.kept, [row(entry({ time: '18:30' })), row(entry({ time: '20:00' }))]);
    expect(unsure).toMatchObject({ rows: [{ change: 'changed', was: { time: '18:00' } }, { change: 'same' }] });
  });
});
