import type { Binding } from '../facts.ts';
import { fitsOneLine } from '../promotion.ts';
import { daysFrom, WEEKDAYS } from './calendar.ts';
import { sayTime } from './clock.ts';
import { dependsOnToday, sayDay } from './days.ts';
import { type NamedFact, sayArticle, sayName, sayVerb } from './names.ts';
import type { When } from './when.ts';

/** What the facts in a text come from: the class form, or any part of it that says the same. */
export type FactsForm = {
  instructorName: string;
  studio: string;
  classType: string;
  /** A value of `SCHEDULES`; empty means a single date. */
  schedule: string;
  /** YYYY-MM-DD */
  date: string | null;
  time: string;
};

/** When the form's class is. */
export function whenOf({ schedule, date }: FactsForm): When {
  const every = WEEKDAYS.findIndex((day) => schedule === `Every ${day}`);
  if (every >= 0) return { every };
  if (schedule !== '') return { rhythm: schedule };
  return date === null ? null : { date };
}

const FIELDS: Record<NamedFact, 'classType' | 'studio' | 'instructorName'> = {
  class: 'classType',
  studio: 'studio',
  name: 'instructorName',
};

/** What the form says about a named fact. */
export const fieldOf = (form: FactsForm, fact: NamedFact): string => form[FIELDS[fact]];

/** Everything about the form and today that decides the words of this manner. */
export function keyOf(manner: Binding['manner'], form: FactsForm, today: string): string {
  switch (manner.fact) {
    case 'day':
      return dayKey(form, dependsOnToday(manner) ? today : null);
    case 'time':
      return form.time;
    case 'join':
      return `${dayKey(form, today)}|${form.time}`;
    case 'article':
      return form.classType;
    case 'verb':
      return form.instructorName;
    default:
      return fieldOf(form, manner.fact);
  }
}

function dayKey({ schedule, date }: FactsForm, today: string | null): string {
  const ahead = date && today ? daysFrom(today, date) : 0;
  return [schedule, date ?? '', Math.min(99, Math.max(-1, ahead))].join('|');
}

/** What is around a fact in the text, without asterisks. */
export type Around = { before: string; after: string; next: Binding | undefined; day: string };

/** A fact's words for this form. `around.day` are the highlight's words for the day, for what joins them to the time. */
export function say(
  manner: Binding['manner'],
  form: FactsForm,
  today: string,
  { before, after, next, day }: Around,
): string {
  switch (manner.fact) {
    case 'day':
      return sayDay(manner, whenOf(form), { before, after, today });
    case 'time':
      return sayTime(manner, form.time);
    case 'article':
      return sayArticle(manner.cased, form.classType, before);
    case 'verb':
      return sayVerb(manner, form.instructorName);
    case 'join':
      return fitsOneLine(day, next?.manner.fact === 'time' ? sayTime(next.manner, form.time) : form.time) ? ', ' : '\n';
    default:
      return sayName(manner, fieldOf(form, manner.fact), before, after);
  }
}
