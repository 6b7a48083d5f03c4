import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { getMonth, type Month, type MonthClass } from '../../src/contract/month.ts';
import { getTimetable } from '../../src/contract/timetable.ts';
import { answer, callsOf, fail } from './answers.ts';
import { person, signIn } from './people.ts';
import { openPage } from './show.tsx';
import { keptClass, onDay, timetableOf } from './timetables.ts';

const each = (date: string, classType: string, rest: Partial<MonthClass> = {}): MonthClass => ({
  ...{ entryId: classType, of: date, date, classType, instructor: 'Jo', time: '18:00', state: 'missed', videos: [] },
  ...rest,
});
const video = (rest: Partial<MonthClass['videos'][number]> = {}) => ({
  ...{ by: 'Jo', planned: { date: '2026-12-01', time: '18:00' }, posted: null, downloadedAt: null },
  instagram: null,
  ...rest,
});
const MONTH: Month = {
  ...{ month: '2026-12', today: '2026-12-09', isTeam: true },
  totals: { classes: 5, videos: 3, posted: 1, missed: 2, downloads: 2 },
  classes: [
    each('2026-12-02', 'Spin Basics', {
      state: 'posted',
      videos: [
        video({
          ...{ posted: { date: '2026-12-01', time: '18:04' }, downloadedAt: '2026-12-01T12:00:00.000Z' },
          instagram: {
            ...{ place: 'reel', permalink: 'https://www.instagram.com/reel/1/' },
            figures: { reach: 1214, views: 1350, interactions: 1 },
          },
        }),
      ],
    }),
    each('2026-12-03', 'Pole Level 2', { videos: [video({ by: null, downloadedAt: '2026-12-02T12:00:00.000Z' })] }),
    each('2026-12-04', 'Exotic Heels', { instructor: '' }),
    each('2026-12-05', 'Stretch & Mobility', { state: 'off' }),
    each('2026-12-10', 'Spin Basics', {
      state: 'ahead',
      videos: [video({ planned: { date: '2026-12-09', time: '18:00' } })],
    }),
  ],
};
const row = (name: string, index = 0) => page.getByRole('listitem').filter({ hasText: name }).nth(index);

/** As it is read, whatever spaces are in it. */
const textOf = (locator: Locator) => (locator.element().textContent ?? '').replaceAll(/\s+/g, ' ').trim();

test('each class of a month says what became of it, week by week, with totals, who, other months and a file [B972]', async () => {
  signIn(person('studio_owner'));
  answer(getMonth, ({ query }) => ({ ...MONTH, month: query.month ?? '2026-12' }));
  await openPage('/month');
  await expect.element(page.getByRole('heading', { level: 2, name: 'December 2026' })).toBeVisible();
  await expect.poll(() => textOf(row('Spin Basics'))).toMatch(/Video by Jo, posted .*6:04.PM.*Posted$/);
  await expect
    .poll(() => textOf(row('Spin Basics')))
    .toContain('On Instagram, as a reel: reached 1,214 people, seen 1,350 times, 1 reaction. Open it');
  await expect
    .element(page.getByRole('link', { name: 'Open it' }))
    .toHaveAttribute('href', 'https://www.instagram.com/reel/1/');
  expect(textOf(row('Pole Level 2'))).not.toContain('Instagram');
  await expect
    .poll(() => textOf(row('Pole Level 2')))
    .toMatch(/Your video, planned for .*6:00.PM, downloaded.*Not posted$/);
  await expect.poll(() => textOf(row('Exotic Heels'))).toMatch(/No video.*Not posted$/);
  await expect.poll(() => textOf(row('Stretch & Mobility'))).toMatch(/Not to be posted$/);
  await expect.poll(() => textOf(row('Spin Basics', 1))).toMatch(/To come$/);
  await expect
    .poll(() => textOf(page.getByRole('list', { name: 'By whom' })))
    .toMatch(/Jo 1 of 2 posted.*You 0 of 1 posted/);
  const file = page.getByRole('link', { name: 'Export CSV' });
  await expect.element(file).toHaveAttribute('href', '/api/timetable/month/export?month=2026-12');
  await page.getByRole('link', { name: 'November 2026' }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'November 2026' })).toBeVisible();
  await expect.poll(() => callsOf(getMonth).at(-1)).toMatchObject({ query: { month: '2026-11' } });
});

test('a month without classes says so, and one that cannot be loaded can be tried again [B972]', async () => {
  signIn(person('individual'));
  answer(getMonth, { ...MONTH, isTeam: false, classes: [] });
  await openPage('/month?month=2026-12');
  await expect.element(page.getByText('There were no classes of your timetable in December 2026.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Export CSV' })).not.toBeInTheDocument();
  fail(getMonth, 500, '{}');
  await page.getByRole('link', { name: 'November 2026' }).click();
  await expect.element(page.getByText('The month could not be loaded.')).toBeVisible();
});

test('the week leads whoever edits it to the month [B972]', async () => {
  signIn(person());
  const kept = keptClass('11111111-1111-4111-8111-111111111111', {});
  answer(getTimetable, timetableOf([kept], [onDay(kept, 4)]));
  answer(getMonth, MONTH);
  await openPage('/week');
  await page.getByRole('link', { name: 'What was posted this month' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'What was posted' })).toBeVisible();
});
