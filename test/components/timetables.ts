import type { Posting } from '../../src/contract/posting.ts';
import { entrySchema, type KeptEntry, NO_EXCEPTION, type Shown, type Timetable } from '../../src/contract/timetable.ts';
import type { Made } from '../../src/contract/week.ts';

/** A Wednesday. */
const TODAY = '2026-12-02';
const FIRST = Date.parse('2026-11-30T12:00:00Z');
const dayAt = (at: number) => new Date(FIRST + at * 86_400_000).toISOString().slice(0, 10);

export const keptClass = (id: string, fields: object, rest: Partial<KeptEntry> = {}): KeptEntry => ({
  id,
  entry: entrySchema.parse({ classType: 'Spin Basics', schedule: 'Every Monday', time: '18:00', ...fields }),
  ...{ mayExcept: true, isImported: true },
  ...rest,
});

export const onDay = (
  { id, entry }: KeptEntry,
  day: number,
  exception: Partial<Shown['exception']> = null,
  made: Partial<Made> = {},
  posting: Posting | null = null,
): Shown => ({
  ...{ entryId: id, of: dayAt(day), date: dayAt(day), time: entry.time, ends: entry.ends },
  ...{ at: `${dayAt(day)}T17:00:00Z`, isGone: false, isOver: dayAt(day) < TODAY },
  exception: exception && { ...NO_EXCEPTION, ...exception },
  made: { state: 'nothing', promoId: null, renderId: null, by: null, reason: null, ...made },
  posting,
});

/** A timetable of two weeks that begin on Monday, November 30. */
export const timetableOf = (entries: KeptEntry[], classes: Shown[] = [], rest: Partial<Timetable> = {}): Timetable => ({
  ...{
    zone: entries.length > 0 ? 'Europe/Berlin' : null,
    studio: null,
    mayEdit: true,
    mayMake: null,
    postRule: null,
    seesFirst: null,
    today: TODAY,
    entries,
    members: [],
    lastImport: null,
    calendars: [],
  },
  days: Array.from({ length: 14 }, (_, at) => ({
    date: dayAt(at),
    occurrences: classes.filter(({ date }) => date === dayAt(at)),
  })),
  ...rest,
});

/** Whoever has turned no reminders on. */
export const NO_REMINDERS = { publicKey: `B${'A'.repeat(86)}`, byMail: false, atNight: false, devices: [] };
