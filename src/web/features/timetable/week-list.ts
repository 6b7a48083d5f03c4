import { guessLanguage } from '../../../contract/languages.ts';
import type { LanguageChoice } from '../../../contract/profile.ts';
import type { Language } from '../../../contract/promotion.ts';
import { capitalise } from '../../../contract/strings.ts';
import {
  type Entry,
  type Exception,
  NO_EXCEPTION,
  type Occurrence,
  type Timetable,
} from '../../../contract/timetable.ts';
import { cutTo } from '../../../scene/length.ts';
import { LIST_LIMITS, type List, type ListRow } from '../../../scene/list-schema.ts';
import { sayTime } from './words.ts';

/** What a list of a week says beside its classes. */
const WORDS = {
  en: {
    ...{ here: 'This week', next: 'Next week', cancelled: 'cancelled', soldOut: 'sold out', moved: 'new time' },
    left: (places: number) => (places === 1 ? '1 place left' : `${places} places left`),
    instead: (name: string) => `instead of ${name}`,
  },
  de: {
    ...{
      here: 'Diese Woche',
      next: 'Nächste Woche',
      cancelled: 'fällt aus',
      soldOut: 'ausgebucht',
      moved: 'neue Zeit',
    },
    left: (places: number) => (places === 1 ? 'noch 1 Platz' : `noch ${places} Plätze`),
    instead: (name: string) => `statt ${name}`,
  },
  es: {
    ...{
      here: 'Esta semana',
      next: 'La próxima semana',
      cancelled: 'cancelada',
      soldOut: 'completa',
      moved: 'nueva hora',
    },
    left: (places: number) => (places === 1 ? 'queda 1 plaza' : `quedan ${places} plazas`),
    instead: (name: string) => `en lugar de ${name}`,
  },
} as const satisfies Record<Language, object>;

type Week = { readonly from: string; readonly days: Timetable['days']; readonly isNext: boolean };

const isShown = ({ isGone }: Occurrence) => !isGone;
const hasClasses = ({ days }: Week) => days.some(({ occurrences }) => occurrences.some(isShown));

/** The week from a day on, as far as the timetable has it; null: it is over. */
function weekFrom({ days }: Timetable, from: string): Week | null {
  const at = days.findIndex(({ date }) => date === from);
  if (at < 0) return null;
  return { from, days: days.slice(at, at < 7 ? 7 : 14), isNext: at >= 7 };
}

/** What is left of this week, or the next one; null: neither has classes. */
function weekToShow(timetable: Timetable): Week | null {
  const next = timetable.days[7]?.date;
  const weeks = [timetable.today, ...(next ? [next] : [])].flatMap((from) => weekFrom(timetable, from) ?? []);
  return weeks.find(hasClasses) ?? null;
}

type Class = { readonly occurrence: Occurrence; readonly entry: Entry };

const classesOn = ({ entries }: Timetable, { occurrences }: Timetable['days'][number]): Class[] =>
  occurrences.filter(isShown).flatMap((occurrence) => {
    const kept = entries.find(({ id }) => id === occurrence.entryId);
    return kept ? [{ occurrence, entry: kept.entry }] : [];
  });

/** Of what a list of the week says, all that may change. */
function printOf(timetable: Timetable, { days }: Week): string {
  const said = days.map((day) =>
    classesOn(timetable, day).map(({ occurrence: { date, time, exception }, entry }) => [
      ...[date, time, entry.classType, entry.instructor],
      exception,
    ]),
  );
  return hash(JSON.stringify(said));
}

/** Two of FNV-1a's 32 bits, one of them backwards: enough to tell one week from the next. */
function hash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x811c9dc5];
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(text.length - 1 - at), 0x01000193);
  }
  return `${(one >>> 0).toString(16)}${(other >>> 0).toString(16)}`;
}

/** How a list of the week stands to the timetable: as it is, changed since, or of a week that is over; null: it is no week's. */
export function weekState({ week }: List, timetable: Timetable): 'same' | 'changed' | 'over' | null {
  if (!week) return null;
  const now = weekFrom(timetable, week.from);
  if (!now) return 'over';
  return printOf(timetable, now) === week.print ? 'same' : 'changed';
}

const isLanguage = (choice: LanguageChoice): choice is Language => choice !== 'auto';

/**
 * The rest of this week as a list, day by day, or the next week if nothing is left; null: there are no classes.
 * @param choice the language of the person's texts
 * @returns `leftOut`: classes beyond what a list takes
 */
export function weekList(timetable: Timetable, choice: LanguageChoice): { list: List; leftOut: number } | null {
  const week = weekToShow(timetable);
  if (!week) return null;
  const names = timetable.entries.map(({ entry }) => `${entry.classType} ${entry.details}`).join('\n');
  const language = isLanguage(choice) ? choice : guessLanguage(names);
  let left: number = LIST_LIMITS.rows;
  let leftOut = 0;
  const groups = week.days.flatMap((day) => {
    const all = classesOn(timetable, day);
    const rows = all.slice(0, left).map((each) => rowOf(each, language));
    left -= rows.length;
    leftOut += all.length - rows.length;
    return rows.length > 0 ? [{ heading: headingOf(day.date, language), rows }] : [];
  });
  const title = WORDS[language][week.isNext ? 'next' : 'here'];
  return { list: { title, groups, week: { from: week.from, print: printOf(timetable, week) } }, leftOut };
}

function headingOf(date: string, language: Language): string {
  const options = { weekday: 'long', month: 'short', day: 'numeric' } as const;
  const said = new Intl.DateTimeFormat(language, options).format(new Date(`${date}T12:00:00`));
  return cutTo(capitalise(said), LIST_LIMITS.heading);
}

function rowOf({ occurrence: { time, exception }, entry }: Class, language: Language): ListRow {
  const different = exception ?? NO_EXCEPTION;
  const lead = language === 'en' ? sayTime(time) : time;
  return {
    lead: lead.length <= LIST_LIMITS.lead ? lead : time,
    name: cutTo(entry.classType, LIST_LIMITS.name),
    value: cutTo(different.substitute || entry.instructor, LIST_LIMITS.value),
    note: noteOf(different, entry.instructor, language),
    off: different.state === 'cancelled',
  };
}

/** The most important of what is different, if it is short enough. */
function noteOf({ state, moved, substitute, placesLeft, note }: Exception, instructor: string, language: Language) {
  const words = WORDS[language];
  const first = instructor.split(' ')[0] ?? '';
  const said = [
    state ? words[state] : '',
    placesLeft ? words.left(placesLeft) : '',
    substitute && first ? words.instead(first) : '',
    moved ? words.moved : '',
    note,
  ];
  return said.find((each) => each !== '' && each.length <= LIST_LIMITS.note) ?? '';
}

/** The list of the week as the timetable is now; a title of the person's own stays. */
export function renewedList(list: List, timetable: Timetable, choice: LanguageChoice): List | null {
  const now = weekList(timetable, choice)?.list;
  if (!now) return null;
  const isOurs = Object.values(WORDS).some(({ here, next }) => [here, next].some((title) => title === list.title));
  return { ...now, title: isOurs ? now.title : list.title };
}
