import { expect, test } from 'vitest';
import { keptClass, onDay, timetableOf } from '../../../../test/components/timetables.ts';
import type { Timetable } from '../../../contract/timetable.ts';
import { renewedList, weekList, weekState } from './week-list.ts';

const SPIN = keptClass('11111111-1111-4111-8111-111111111111', { instructor: 'Jo Doe', time: '18:00' });
const POLE = keptClass('22222222-2222-4222-8222-222222222222', {
  classType: 'Pole Level 2',
  time: '19:30',
  instructor: 'Mia',
});
// Today is Wednesday, December 2.
const CLASSES = [
  onDay(SPIN, 0),
  onDay(SPIN, 3, { substitute: 'Carla' }),
  onDay(POLE, 3, { state: 'cancelled' }),
  onDay(POLE, 4, { placesLeft: 2 }),
  onDay(SPIN, 5, { state: 'soldOut' }),
  onDay(SPIN, 7),
];
const FULL = timetableOf([SPIN, POLE], CLASSES);
const listOf = (timetable: Timetable, language: 'en' | 'de' | 'es' = 'de') => weekList(timetable, language)!.list;

test('the rest of the week, day by day: substitutes by name, cancelled, sold out and places left are said [B840]', () => {
  const { title, groups } = listOf(FULL);
  expect(title).toBe('Diese Woche');
  expect(groups.map(({ heading }) => heading)).toEqual(['Donnerstag, 3. Dez.', 'Freitag, 4. Dez.', 'Samstag, 5. Dez.']);
  expect(groups.flatMap(({ rows }) => rows)).toEqual([
    { lead: '18:00', name: 'Spin Basics', value: 'Carla', note: 'statt Jo', off: false },
    { lead: '19:30', name: 'Pole Level 2', value: 'Mia', note: 'fällt aus', off: true },
    { lead: '19:30', name: 'Pole Level 2', value: 'Mia', note: 'noch 2 Plätze', off: false },
    { lead: '18:00', name: 'Spin Basics', value: 'Jo Doe', note: 'ausgebucht', off: false },
  ]);
});

test.each([
  ['en', 'Thursday, Dec 3', 'cancelled'],
  ['es', 'Jueves, 3 dic', 'cancelada'],
] as const)('it is said in the language of the texts: %s [B840]', (language, heading, cancelled) => {
  const { groups } = listOf(FULL, language);
  expect(groups[0]!.heading).toBe(heading);
  expect(groups[0]!.rows[1]!.note).toBe(cancelled);
});

test('when nothing of this week is left it is the next one, and without any class there is none [B840]', () => {
  const late = timetableOf([SPIN], [onDay(SPIN, 0), onDay(SPIN, 7)]);
  expect(listOf(late)).toMatchObject({ title: 'Nächste Woche', groups: [{ heading: 'Montag, 7. Dez.' }] });
  expect(weekList(timetableOf([SPIN], [onDay(SPIN, 0)]), 'de')).toBeNull();
});

test('a class that was moved away is on its new day alone, and beyond 24 the rest is counted [B840]', () => {
  const gone = { ...onDay(SPIN, 3, { moved: { date: '2026-12-04', time: '18:00' } }), isGone: true };
  expect(weekList(timetableOf([SPIN], [gone]), 'en')).toBeNull();
  const many = weekList(
    timetableOf(
      [SPIN],
      Array.from({ length: 30 }, () => onDay(SPIN, 4)),
    ),
    'en',
  )!;
  expect([many.list.groups[0]!.rows.length, many.leftOut]).toEqual([24, 6]);
});

test('it is out of date once a class of its days changes, and not as days go by [B841]', () => {
  const list = listOf(FULL);
  expect(weekState(list, FULL)).toBe('same');
  expect(weekState(list, { ...FULL, today: '2026-12-05' })).toBe('same');
  const changed = timetableOf([SPIN, POLE], [...CLASSES.slice(0, -2), onDay(SPIN, 5), onDay(SPIN, 7)]);
  expect(weekState(list, changed)).toBe('changed');
  const renamed = timetableOf([SPIN, keptClass(POLE.id, { ...POLE.entry, classType: 'Pole 2' })], CLASSES);
  expect(weekState(list, renamed)).toBe('changed');
  // A class before its first day, and one of the next week, are none of it.
  expect(weekState(list, timetableOf([SPIN, POLE], CLASSES.slice(1, -1)))).toBe('same');
  expect(weekState(list, { ...FULL, days: FULL.days.slice(7) })).toBe('over');
  expect(weekState({ title: 'Prices', groups: [] }, FULL)).toBeNull();
});

test('the new timetable takes the place of the rows, and the person’s own title stays [B841]', () => {
  const changed = timetableOf([SPIN], [onDay(SPIN, 4)]);
  const list = listOf(FULL);
  expect(renewedList(list, changed, 'en')).toMatchObject({
    title: 'This week',
    groups: [{ heading: 'Friday, Dec 4' }],
  });
  expect(renewedList({ ...list, title: 'Pole time' }, changed, 'en')?.title).toBe('Pole time');
});
