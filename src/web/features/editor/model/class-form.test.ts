import { expect, test } from 'vitest';
import { CLASS_TIMES } from '../../../../contract/profile.ts';
import {
  changeForm,
  dayName,
  EMPTY_FORM,
  formFaults,
  formFromPreferences,
  promotionInput,
  resetForm,
  today,
} from './class-form.ts';

test('a recurring schedule clears the date, a date makes the class one-time [S5.7]', () => {
  const dated = changeForm(EMPTY_FORM, { date: '2040-12-07' });
  expect(changeForm(dated, { schedule: 'Every Monday' })).toMatchObject({ schedule: 'Every Monday', date: null });
  const recurring = changeForm(EMPTY_FORM, { schedule: 'Weekends' });
  expect(changeForm(recurring, { date: '2040-12-07' })).toMatchObject({ schedule: '', date: '2040-12-07' });
  expect(changeForm(dated, { details: 'x' }).date).toBe('2040-12-07');
});

test('the copywriter gets the schedule, or the day in English', () => {
  expect(promotionInput(changeForm(EMPTY_FORM, { schedule: 'Bi-weekly' })).schedule).toBe('Bi-weekly');
  expect(promotionInput(changeForm(EMPTY_FORM, { date: '2026-12-04' })).schedule).toBe('Friday, December 4');
  expect(promotionInput(EMPTY_FORM)).toMatchObject({ schedule: '', time: '9:00 PM', writingStyle: 'sensual' });
});

test("a day is written in the person's language", () => {
  expect(dayName('2026-12-04', 'de-DE')).toBe('Freitag, 4. Dezember');
});

test("today is the day in the person's time zone, not in UTC", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(today(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
});

test('preferences fill in the form; a time that is not offered becomes the default [S2.52]', () => {
  const kept = {
    instructorName: 'J',
    studio: 'S',
    lastClassTime: '6:15 AM',
    writingStyle: 'fierce',
    language: 'auto',
  } as const;
  expect(formFromPreferences(kept)).toMatchObject({
    instructorName: 'J',
    studio: 'S',
    time: '6:15 AM',
    writingStyle: 'fierce',
  });
  expect(formFromPreferences({ ...kept, lastClassTime: '6:07 AM' }).time).toBe('9:00 PM');
  expect(formFromPreferences({ ...kept, lastClassTime: null }).time).toBe('9:00 PM');
  expect(CLASS_TIMES).toContain('9:00 PM');
});

test('Refresh keeps names and style', () => {
  const form = {
    ...EMPTY_FORM,
    instructorName: 'J',
    writingStyle: 'humor',
    classType: 'Spin',
    time: '6:00 AM',
  } as const;
  expect(resetForm(form)).toEqual({ ...EMPTY_FORM, instructorName: 'J', writingStyle: 'humor' });
});

test('errors name the field [S5.5 S5.6]', () => {
  expect(formFaults(EMPTY_FORM)).toEqual({});
  const faults = formFaults({
    ...EMPTY_FORM,
    instructorName: 'x'.repeat(31),
    details: 'x'.repeat(61),
    date: '2020-01-01',
  });
  expect(Object.keys(faults).sort()).toEqual(['date', 'details', 'instructorName']);
  expect(faults.details).toBe('At most 60 characters.');
});
