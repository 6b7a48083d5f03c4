import { expect, it } from 'vitest';
import { newClassTypeSchema, SCHEDULES } from './classes.ts';
import { CLASS_TIMES, DEFAULT_CLASS_TIME, WRITING_STYLES, welcomeSchema } from './profile.ts';
import { promotionInputSchema } from './promotion.ts';

it('schedules: one date with the empty value, each weekday, weekdays, weekends, every other week, every month [S3.15]', () => {
  expect(SCHEDULES.map(({ value }) => value)).toEqual([
    '',
    'Every Monday',
    'Every Tuesday',
    'Every Wednesday',
    'Every Thursday',
    'Every Friday',
    'Every Saturday',
    'Every Sunday',
    'Weekdays',
    'Weekends',
    'Bi-weekly',
    'Monthly',
  ]);
});

it('times: quarter hours from 4:00 PM to 10:00 PM, then from 6:00 AM to 3:45 PM [S3.16]', () => {
  expect(CLASS_TIMES).toHaveLength(25 + 40);
  expect(CLASS_TIMES.slice(0, 5)).toEqual(['4:00 PM', '4:15 PM', '4:30 PM', '4:45 PM', '5:00 PM']);
  expect(CLASS_TIMES.slice(23, 27)).toEqual(['9:45 PM', '10:00 PM', '6:00 AM', '6:15 AM']);
  expect(CLASS_TIMES.slice(48, 53)).toEqual(['11:45 AM', '12:00 PM', '12:15 PM', '12:30 PM', '12:45 PM']);
  expect(CLASS_TIMES.at(-1)).toBe('3:45 PM');
  expect(new Set(CLASS_TIMES).size).toBe(CLASS_TIMES.length);
  expect(DEFAULT_CLASS_TIME).toBe('9:00 PM');
});

it('writing styles: eleven, sensual first and the default [S3.14 S9.10]', () => {
  expect(WRITING_STYLES).toEqual([
    'sensual',
    'enchanting',
    'fierce',
    'elegant',
    'playful',
    'mysterious',
    'confident',
    'artistic',
    'humor',
    'whimsical',
    'poetry',
  ]);
  expect(promotionInputSchema.parse({}).writingStyle).toBe('sensual');
});

it.each([
  ['instructorName', 30],
  ['studio', 30],
  ['classType', 30],
  ['details', 60],
])('%s takes %i characters for the copywriter and not one more [S5.5]', (field, max) => {
  expect(promotionInputSchema.safeParse({ [field]: 'x'.repeat(max) }).success).toBe(true);
  const over = promotionInputSchema.safeParse({ [field]: 'x'.repeat(max + 1) });
  expect(over.error?.issues).toMatchObject([{ path: [field], message: `At most ${max} characters.` }]);
});

it('a class type has a name of 1 to 30 characters and a description of at most 150 [S5.2 T5.1]', () => {
  const valid = (classType: string, description?: string | null) =>
    newClassTypeSchema.safeParse({ classType, description }).success;
  expect([valid(' '), valid('x'), valid('x'.repeat(30)), valid('x'.repeat(31))]).toEqual([false, true, true, false]);
  expect([valid('x', null), valid('x', 'y'.repeat(150)), valid('x', 'y'.repeat(151))]).toEqual([true, true, false]);
});

it('the welcome form needs both names, trimmed [S5.14]', () => {
  expect(welcomeSchema.parse({ instructorName: ' Anna ', studio: ' Sky ' })).toEqual({
    instructorName: 'Anna',
    studio: 'Sky',
  });
  expect(welcomeSchema.safeParse({ instructorName: ' ', studio: 'Sky' }).success).toBe(false);
  expect(welcomeSchema.safeParse({ instructorName: 'Anna', studio: '' }).success).toBe(false);
});
