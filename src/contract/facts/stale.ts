import { stripSignature } from '../../scene/script.ts';
import type { Binding } from '../facts.ts';
import { type BoundText, isAboutLines, isReported, withFacts } from './apply.ts';
import { mentions } from './bind.ts';
import { addDays, daysFrom, WEEKDAYS, weekdayOf } from './calendar.ts';
import { minutesOf } from './clock.ts';
import { findDays, says } from './days.ts';
import { type FactsForm, whenOf } from './manners.ts';
import { findTimes } from './times.ts';
import type { DayMention } from './when.ts';
import { overlap, type Place, withoutMarks } from './words.ts';

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
  const kept = bindings.filter((binding) => !added.some((one) => overlap(one, binding)));
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
  const isBound = (place: Place) => bound.some((binding) => overlap(place, binding));
  const loose = bindings.filter((one) => one.loose && !isAboutLines(one));
  // Where it is known which words said the form's fact, no others are taken for it: 'Doors 6:30 PM, class 7 PM'.
  const isKnown = (fact: 'day' | 'time') => loose.some(({ manner }) => manner.fact === fact);
  const found = [
    ...staleDays(words, form, today, bound).filter(({ past }) => past || !isKnown('day')),
    ...(timeSaid && !isKnown('time') ? staleTimes(words, form, isBound) : []),
  ];
  const old = loose.filter((one) => !found.some((other) => overlap(one, other)));
  // Typed back by hand, or the form says it again.
  const now = old.length > 0 ? mentions(text, form, today) : [];
  for (const { start, end, manner, said } of old) {
    const { fact } = manner;
    const says = now.some((other) => other.manner.fact === fact && overlap({ start, end }, other));
    if (says || words.slice(start, end) !== said.words || !isReported(fact)) continue;
    const shown = fact === 'day' ? withoutOn(said.words) : said.words;
    found.push({ fact, words: shown, past: false, start, end, manner, bound: false });
  }
  return found.sort((a, b) => a.start - b.start);
}

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
  const days = findDays(words, today).filter((day) => day.certainty === 'certain' && !isInName(day));
  const statement = ({ readings: [{ manner }] }: DayMention) => manner.as !== 'weekday';
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
    const { start, end } = day;
    const { manner } = day.readings[0];
    return [{ fact: 'day', words: withoutOn(words.slice(start, end)), past, start, end, manner, bound }];
  });
}

const withoutOn = (words: string) => words.replace(/^(?:on|am|el|the|den) /i, '');

const isPast = ({ readings }: DayMention, today: string) =>
  readings.every(({ when }) => 'date' in when && when.date < today);

/** Whether the words can be right: also a date of a weekly class, or what is weekly of a class that has a date. */
function agrees({ readings }: DayMention, form: FactsForm, today: string): boolean {
  const target = whenOf(form);
  if (target === null) return false;
  return readings.some(({ when, manner }) => {
    if ('rhythm' in target) return 'rhythm' in when ? when.rhythm === target.rhythm : fits(when, target.rhythm);
    if ('rhythm' in when) return false;
    if ('every' in target) return ('every' in when ? when.every : weekdayOf(when.date)) === target.every;
    if (says({ when, manner }, target, today)) return true;
    return 'every' in when && manner.as !== 'coming' && when.every === weekdayOf(target.date);
  });
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
  const times = findTimes(words).filter(({ certainty }) => certainty === 'certain');
  const minutes = minutesOf(form.time);
  if (times.some((time) => time.minutes.includes(minutes))) return [];
  return times.flatMap((time): Found[] => {
    const { start, end, manner } = time;
    if (isBound(time)) return [];
    return [{ fact: 'time', words: words.slice(start, end), past: false, start, end, manner, bound: false }];
  });
}
