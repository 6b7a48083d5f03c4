import { z } from 'zod';
import type { Language } from './promotion.ts';

/** A day that people choose, YYYY-MM-DD. Earlier years are slips, and some would be read as others: 0001 as 2001. */
export const daySchema = z.iso
  .date('Enter a date as YYYY-MM-DD.')
  .refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'Enter a year from 2000 to 2099.');

/** How a language other than English, whose words the class form has itself, says when a class is. */
export interface DayWords {
  /** Sunday first. */
  weekdays: readonly string[];
  /** As in 'every Thursday', where it differs: 'sábados'. */
  plural: (weekday: string) => string;
  every: string;
  months: readonly string[];
  /** 'Donnerstag, 4. Dezember' from the weekday with what joins it to the rest, day and month. */
  date: (weekday: string, day: number, month: string) => string;
  rhythms: Readonly<Record<string, string>>;
  tomorrow: string;
  today: string;
  /** In place of a day that is not known. */
  soon: string;
  /** In the highlight, for a class without a day. */
  ask: string;
  /** After a time: '19 Uhr'; where there is none, the time always has its minutes: '19:00'. */
  unit: string;
}

export const DAY_WORDS: Record<Exclude<Language, 'en'>, DayWords> = {
  de: {
    weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
    plural: (weekday) => weekday,
    every: 'jeden',
    months: [
      ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November'],
      'Dezember',
    ],
    date: (weekday, day, month) => `${weekday}${day}. ${month}`,
    rhythms: {
      Weekdays: 'Montag bis Freitag',
      Weekends: 'am Wochenende',
      'Bi-weekly': 'alle zwei Wochen',
      Monthly: 'einmal im Monat',
    },
    ...{ tomorrow: 'morgen', today: 'heute', soon: 'bald' },
    ask: 'Schreib uns für den nächsten Termin',
    unit: ' Uhr',
  },
  es: {
    weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
    plural: (weekday) => (weekday.endsWith('o') ? `${weekday}s` : weekday),
    every: 'todos los',
    months: [
      ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre'],
      ...['noviembre', 'diciembre'],
    ],
    date: (weekday, day, month) => `${weekday}${day} de ${month}`,
    rhythms: {
      Weekdays: 'de lunes a viernes',
      Weekends: 'fines de semana',
      'Bi-weekly': 'cada dos semanas',
      Monthly: 'una vez al mes',
    },
    ...{ tomorrow: 'mañana', today: 'hoy', soon: 'pronto' },
    ask: 'Escríbenos para la próxima fecha',
    unit: '',
  },
};

const ENGLISH_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const ENGLISH_MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A schedule of the class form in another language; one that is none of the form's stays as it is. */
export function scheduleIn(language: Language, schedule: string): string {
  if (language === 'en') return schedule;
  const words = DAY_WORDS[language];
  const weekday = words.weekdays[ENGLISH_DAYS.indexOf(schedule.replace(/^Every /, ''))];
  if (weekday && schedule.startsWith('Every ')) return `${words.every} ${words.plural(weekday)}`;
  const [, day = '', month = '', number] = /^(\w+), (\w+) (\d{1,2})$/.exec(schedule) ?? [];
  const [named, monthName] = [words.weekdays[ENGLISH_DAYS.indexOf(day)], words.months[ENGLISH_MONTHS.indexOf(month)]];
  if (named && monthName) return words.date(`${named}, `, Number(number), monthName);
  // What is typed may be called like a method of every object.
  return Object.hasOwn(words.rhythms, schedule) ? words.rhythms[schedule]! : schedule;
}

/** A time of the class form, '7:00 PM', in another language; any other stays as it is. */
export function timeIn(language: Language, time: string): string {
  const [, hour, minutes = '', half = ''] = /^(\d{1,2}):(\d\d) ?([AP])M$/i.exec(time) ?? [];
  if (language === 'en' || hour === undefined) return time;
  return clock((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0), minutes, DAY_WORDS[language].unit);
}

/** '19:30 Uhr', '19 Uhr', '19:00', '09:30'. */
export function clock(hour: number, minutes: string, unit: string, whole = unit !== '', colon = ':'): string {
  if (unit === '') return `${String(hour).padStart(2, '0')}${colon}${minutes}`;
  return whole && minutes === '00' ? `${hour}${unit}` : `${hour}${colon}${minutes}${unit}`;
}

/** In place of day, time and studio where none is known. */
export const askIn = (language: Language): string =>
  language === 'en' ? 'Message us for the next date' : DAY_WORDS[language].ask;
