import type { Entry, Exception } from '../../../contract/timetable.ts';
import type { ReadRow } from '../../../contract/timetable-import.ts';

/** 18:00 as '6:00 PM' or '18:00', as the person's language has it. */
export const sayTime = (time: string): string =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(`2000-01-03T${time}`));

/** 'Studio 1', whose number does not stand on a line of its own. */
export const sayPlace = (place: string): string => place.replaceAll(/ (?=\d)/g, '\u00a0');

/** '6:00 PM–7:00 PM' */
export const sayHours = ({ time, ends }: Pick<Entry, 'time' | 'ends'>): string =>
  ends ? `${sayTime(time)}–${sayTime(ends)}` : sayTime(time);

const say = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(undefined, options).format(new Date(`${date}T12:00:00`));
export const sayWeekday = (date: string): string => say(date, { weekday: 'short' });
export const sayDay = (date: string): string => say(date, { weekday: 'short', month: 'short', day: 'numeric' });
export const sayLongDay = (date: string): string => say(date, { weekday: 'long', month: 'long', day: 'numeric' });

const RHYTHMS: Partial<Record<Entry['schedule'], string>> = {
  Weekdays: 'Monday to Friday',
  Weekends: 'Saturday and Sunday',
};

/** 'Every Monday', 'Every other Friday', 'Sat, Dec 12'. */
export function sayWhen({ schedule, date, monthly }: Pick<Entry, 'schedule' | 'date' | 'monthly'>): string {
  if (schedule === '') return date ? sayDay(date) : '';
  if (!date) return RHYTHMS[schedule] ?? schedule;
  const weekday = say(date, { weekday: 'long' });
  if (schedule === 'Bi-weekly') return `Every other ${weekday}, from ${sayDay(date)}`;
  if (monthly === 'date') return `Monthly on day ${Number(date.slice(8))}`;
  return monthly === 'last' ? `Monthly on the last ${weekday}` : `Monthly on a ${weekday}, from ${sayDay(date)}`;
}

/** What is different, in a few words each. */
export function sayException({ state, moved, substitute, placesLeft, note }: Exception): string[] {
  return [
    ...(state === 'cancelled' ? ['Cancelled'] : []),
    ...(state === 'soldOut' ? ['Sold out'] : []),
    ...(placesLeft ? [placesLeft === 1 ? '1 place left' : `${placesLeft} places left`] : []),
    ...(moved ? [`Moved to ${sayDay(moved.date)}, ${sayTime(moved.time)}`] : []),
    ...(substitute ? [`${substitute} teaches`] : []),
    ...(note ? [note] : []),
  ];
}

/** 'Every Monday, 6:00 PM · Spin Basics · Jo · Studio 1' */
export function sayRow({ entry }: Pick<ReadRow, 'entry'>): string {
  return [`${sayWhen(entry)}, ${sayHours(entry)}`, entry.classType, entry.instructor, entry.place, entry.details]
    .filter(Boolean)
    .join(' · ');
}

export const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`;
