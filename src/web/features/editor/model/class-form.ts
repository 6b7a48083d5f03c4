import { LIMITS } from '../../../../contract/limits.ts';
import { CLASS_TIMES, DEFAULT_CLASS_TIME, type Preferences, WRITING_STYLES } from '../../../../contract/profile.ts';
import type { PromoContent } from '../../../../contract/promos.ts';
import type { PromotionInput } from '../../../../contract/promotion.ts';
import { defaultPromo } from '../../../../scene/promo.ts';
import { dayName, today } from '../../../ui/dates.ts';
import { sayName } from '../../facts/names.ts';

export { dayName, today } from '../../../ui/dates.ts';

/** What Step 1 asks for. The header is not here: it is drawn, so it belongs to the promo. */
export type ClassForm = PromoContent['form'];
export type ClassFormChange = Partial<ClassForm>;

export const EMPTY_FORM: ClassForm = {
  instructorName: '',
  studio: '',
  classType: '',
  schedule: '',
  date: null,
  time: DEFAULT_CLASS_TIME,
  details: '',
  writingStyle: WRITING_STYLES[0],
};

/** The form with `change` applied; a recurring schedule clears the date, a date makes the class one-time. */
export function changeForm(form: ClassForm, change: ClassFormChange): ClassForm {
  const next = { ...form, ...change };
  if (change.date) next.schedule = '';
  else if (next.schedule !== '') next.date = null;
  return next;
}

/** What Refresh keeps of the form: who the person is and their writing style. */
export function resetForm(form: ClassForm): ClassForm {
  const { instructorName, studio, writingStyle } = form;
  return { ...EMPTY_FORM, instructorName, studio, writingStyle };
}

/** A new form for these preferences. A saved time that is no longer offered becomes the default. */
export function formFromPreferences(preferences: Preferences): ClassForm {
  const { instructorName, studio, lastClassTime, writingStyle } = preferences;
  const time = lastClassTime !== null && CLASS_TIMES.includes(lastClassTime) ? lastClassTime : DEFAULT_CLASS_TIME;
  return { ...EMPTY_FORM, instructorName, studio, time, writingStyle };
}

/** What the copywriter cannot do without, in the order in which it is asked for: a text that names no class or day, or a time that nobody has said, promotes nothing. */
export function missingFacts({ classType, schedule, date }: ClassForm, timeChosen: boolean): MissingFact[] {
  return [
    ...(classType === '' ? (['class'] as const) : []),
    ...(schedule === '' && date === null ? (['day'] as const) : []),
    ...(timeChosen ? [] : (['time'] as const)),
  ];
}
export type MissingFact = 'class' | 'day' | 'time';

/** The copywriter's input. The day is in English, like the text. */
export function promotionInput(form: ClassForm): PromotionInput {
  const { instructorName, studio, classType, time, details, about, writingStyle } = form;
  const schedule = form.schedule || (form.date ? dayName(form.date, 'en-US') : '');
  return { instructorName, studio, classType, schedule, time, details, writingStyle, ...(about && { about }) };
}

/** The form's errors by field, as shown below the field. */
export function formFaults(form: ClassForm): Partial<Record<keyof ClassForm, string>> {
  const faults: Partial<Record<keyof ClassForm, string>> = {};
  const limits = { instructorName: LIMITS.instructorName, studio: LIMITS.studioName, details: LIMITS.details };
  for (const [field, max] of Object.entries(limits) as ['instructorName' | 'studio' | 'details', number][]) {
    if (form[field].trim().length > max) faults[field] = `At most ${max} characters.`;
  }
  if (form.date && form.date < today()) faults.date = 'This date is in the past. Choose today or later.';
  return faults;
}

/** What an untouched editor shows: the default text in the person's own name, 'Jasmine’s Awesome Pole Class'. */
export function exampleText({ instructorName }: ClassForm): string {
  const manner = {
    fact: 'name',
    article: false,
    first: true,
    possessive: '’',
    cased: 'plain',
    language: 'en',
  } as const;
  const whose = instructorName.trim() === '' ? '' : sayName(manner, instructorName, '', '');
  return whose === '' ? defaultPromo.text : defaultPromo.text.replace(/^Your/, () => whose);
}
