import type { Binding } from '../../../contract/facts.ts';
import { stripSignature } from '../../../scene/script.ts';
import { type BoundText, withFacts } from './apply.ts';
import { addDays, dayOf, daysFrom, monthOf, WEEKDAYS, weekdayOf } from './calendar.ts';
import { findDays } from './days.ts';
import { type FactsForm, whenOf } from './manners.ts';
import { findTimes, minutesOf } from './times.ts';
import type { DayMention } from './when.ts';
import { withoutMarks } from './words.ts';

/** Something that the text says and the form does not, or that is over. */
export type StaleFact = {
  fact: 'day' | 'time' | 'class' | 'studio' | 'name';
  /** As they stand in the text, without asterisks. */
  words: string;
  /** The day has passed. */
  past: boolean;
  start: number;
  end: number;
};

type Found = StaleFact & { manner: Binding['manner']; bound: boolean };

/**
 * What the text still says that the form no longer says, and days that are over, in the order of the text.
 * @param timeSaid false: the form's time is a guess, which the text need not agree with
 */
export function staleFacts(
  text: string,
  bindings: readonly Binding[],
  form: FactsForm,
  today: string,
  timeSaid = true,
): StaleFact[] {
  return find(text, bindings, form, today, timeSaid).map(({ fact, words, past, start, end }) => ({
    fact,
    words,
    past,
    start,
    end,
  }));
}

/** The text with everything stale (`staleFacts`) as the form has it now; these words are bound again. */
export function updateFacts(
  text: string,
  bindings: readonly Binding[],
  form: FactsForm,
  today: string,
  timeSaid = true,
): BoundText {
  const loose = find(text, bindings, form, today, timeSaid).filter(({ bound }) => !bound);
  // No fact has this key, so these words are always said anew.
  const added = loose.map(
    ({ start, end, manner }): Binding => ({ start, end, manner, said: { key: '\0', words: '' } }),
  );
  const kept = bindings.filter(
    (binding) => !added.some(({ start, end }) => start < binding.end && binding.start < end),
  );
  return withFacts(text, [...kept, ...added], form, today);
}

/** The same class on its next date: the same weekday, after the old date, today or later. A recurring class stays as it is. */
export function nextWeek<F extends FactsForm>(form: F, today: string): F {
  if (form.schedule !== '' || form.date === null) return form;
  const weeks = Math.max(1, Math.ceil(daysFrom(form.date, today) / 7));
  return { ...form, date: addDays(form.date, weeks * 7) };
}

/** True if the form's only date has passed. */
export function isOver({ schedule, date }: FactsForm, today: string): boolean {
  return schedule === '' && date !== null && date < today;
}

function find(text: string, bindings: readonly Binding[], form: FactsForm, today: string, timeSaid: boolean): Found[] {
  const { words } = withoutMarks(stripSignature(text));
  const bound = bindings.filter(({ loose }) => !loose);
  const isBound = ({ start, end }: { start: number; end: number }) =>
    bound.some((binding) => start < binding.end && binding.start < end);
  const found = [
    ...staleDays(words, form, today, bound),
    ...(timeSaid ? staleTimes(words, form, isBound) : []),
    ...bindings.flatMap(({ loose, start, end, manner, said }): Found[] => {
      const { fact } = manner;
      if (!loose || (fact !== 'class' && fact !== 'studio' && fact !== 'name')) return [];
      // Typed back by hand, or the form says it again.
      if (words.slice(start, end) !== said.words || said.key === namedKey(fact, form)) return [];
      return [{ fact, words: said.words, past: false, start, end, manner, bound: false }];
    }),
  ];
  return found.sort((a, b) => a.start - b.start);
}

const namedKey = (fact: 'class' | 'studio' | 'name', form: FactsForm) =>
  fact === 'class' ? form.classType : fact === 'studio' ? form.studio : form.instructorName;

type Place = { start: number; end: number };

/**
 * Days that disagree with the form. A date, "Every Thursday" or "Tomorrow" is excused by another such day that agrees ("December 3 and December 10");
 * a mere weekday by any, as it may be about something else ("Forget Monday").
 */
function staleDays(words: string, form: FactsForm, today: string, bound: readonly Binding[]): Found[] {
  const at = (place: Place) => bound.filter(({ start, end }) => place.start < end && start < place.end);
  // Weekdays in a name, such as the class Sunday Flow, say nothing about when it is.
  const isInName = (day: Place) => at(day).some(({ manner }) => manner.fact !== 'day');
  const isBound = (day: Place) => at(day).length > 0;
  const over = isOver(form, today);
  const days = findDays(words, today).filter((day) => !isInName(day));
  const statement = (day: DayMention) => day.manner.as !== 'weekday';
  const agreeing = days.filter((day) => !over && agrees(day, form, today));
  const known = whenOf(form) !== null;
  return days.flatMap((day): Found[] => {
    const bound = isBound(day);
    // Its year is the form's where it is the form's date; otherwise it is guessed.
    const same = form.date !== null && agrees(day, form, today);
    const past = same ? over && statement(day) : isPast(day, today);
    const excused = statement(day) ? agreeing.some(statement) : agreeing.length > 0 || over;
    const stale = past ? known : known && !bound && !excused && !agrees(day, form, today);
    if (!stale) return [];
    const { start, end, manner } = day;
    return [{ fact: 'day', words: withoutOn(words.slice(start, end)), past, start, end, manner, bound }];
  });
}

const withoutOn = (words: string) => words.replace(/^(?:on|am|el) /i, '');

const isPast = ({ when }: DayMention, today: string) => 'date' in when && when.date < today;

function agrees({ when, manner }: DayMention, form: FactsForm, today: string): boolean {
  const target = whenOf(form);
  if (target === null) return false;
  if ('rhythm' in target) return 'rhythm' in when ? when.rhythm === target.rhythm : fits(when, target.rhythm);
  if ('rhythm' in when) return false;
  const weekday = 'date' in target ? weekdayOf(target.date) : target.every;
  if ('every' in when) {
    const soon = !('date' in target) || manner.as !== 'coming' || daysFrom(today, target.date) <= 13;
    return when.every === weekday && soon;
  }
  if ('every' in target) return weekdayOf(when.date) === weekday;
  return monthOf(when.date) === monthOf(target.date) && dayOf(when.date) === dayOf(target.date);
}

/** Whether a day can be one of a rhythm. */
function fits(when: { date: string } | { every: number }, rhythm: string): boolean {
  const day = WEEKDAYS['date' in when ? weekdayOf(when.date) : when.every];
  const weekend = day === 'Saturday' || day === 'Sunday';
  if (rhythm === 'Weekdays') return !weekend;
  return rhythm === 'Weekends' ? weekend : true;
}

/** Times are stale if none of them is the class's: others may be when the doors open. */
function staleTimes(words: string, form: FactsForm, isBound: (place: Place) => boolean): Found[] {
  const times = findTimes(words);
  const minutes = minutesOf(form.time);
  if (times.some((time) => time.minutes.includes(minutes))) return [];
  return times.flatMap((time): Found[] => {
    const { start, end, manner } = time;
    if (isBound(time)) return [];
    return [{ fact: 'time', words: words.slice(start, end), past: false, start, end, manner, bound: false }];
  });
}
