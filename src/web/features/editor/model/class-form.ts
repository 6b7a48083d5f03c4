import { LIMITS } from '../../../../contract/limits.ts';
import { type ClassForm, EMPTY_FORM } from '../../../../contract/written.ts';
import { today } from '../../../ui/dates.ts';

export { type ClassForm, EMPTY_FORM, formFromPreferences, promotionInput } from '../../../../contract/written.ts';
export { dayName, today } from '../../../ui/dates.ts';

export type ClassFormChange = Partial<ClassForm>;

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

/** What the copywriter cannot do without, in the order in which it is asked for: a text that names no class or day, or a time that nobody has said, promotes nothing. */
export function missingFacts({ classType, schedule, date }: ClassForm, timeChosen: boolean): MissingFact[] {
  return [
    ...(classType === '' ? (['class'] as const) : []),
    ...(schedule === '' && date === null ? (['day'] as const) : []),
    ...(timeChosen ? [] : (['time'] as const)),
  ];
}
export type MissingFact = 'class' | 'day' | 'time';

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
