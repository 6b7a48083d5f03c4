import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getTimetable } from '../../src/contract/timetable.ts';
import { getWeekFilm, renewWeekFilm, type WeekFilm } from '../../src/contract/week.ts';
import { weekList } from '../../src/web/features/timetable/week-list.ts';
import { answer, callsOf } from './answers.ts';
import { person, signIn } from './people.ts';
import { button, openPage, press } from './show.tsx';
import { keptClass, onDay, timetableOf } from './timetables.ts';

const SPIN = keptClass('11111111-1111-4111-8111-111111111111', { instructor: 'Jo', schedule: 'Every Friday' });
const before = timetableOf([SPIN], [onDay(SPIN, 4)]);
const after = timetableOf([SPIN], [onDay(SPIN, 4, { substitute: 'Carla' })]);
const promoId = '55555555-5555-4555-8555-555555555555';

test('the page of the week tells that its video is out of date, and one tap makes it again [B874]', async () => {
  signIn(person('individual'));
  let video: WeekFilm = {
    ...{ promoId, version: 3, list: { ...weekList(before, 'en')!.list, title: 'Only this week' } },
    film: { state: 'ready', counted: true },
  };
  answer(getTimetable, after);
  answer(getWeekFilm, () => ({ video }));
  answer(renewWeekFilm, ({ body }) => {
    video = { ...video, version: 4, list: body.list, film: { state: 'making', counted: false } };
    return { message: 'It is being made.' };
  });
  await openPage('/week');
  const news = page.getByRole('region', { name: 'Video of the week' });
  await expect.element(news.getByText('Out of date')).toBeVisible();
  await press('Make it again');
  await expect.element(news.getByText('Making')).toBeVisible();
  const [{ params, body } = { params: null, body: null }] = callsOf(renewWeekFilm);
  expect(params).toEqual({ id: promoId });
  expect(body).toMatchObject({ version: 3, list: { title: 'Only this week' } });
  expect(body!.list.groups[0]!.rows[0]).toMatchObject({ value: 'Carla', note: 'instead of Jo' });
  video = { ...video, film: { state: 'ready', counted: false } };
  await expect.element(news.getByText('Ready')).toBeVisible();
  await expect.element(button('Open it')).toBeVisible();
});

test('a video that is as the timetable is says nothing, and its button opens it [B874]', async () => {
  signIn(person('individual'));
  answer(getTimetable, before);
  answer(getWeekFilm, {
    video: { promoId, version: 3, list: weekList(before, 'en')!.list, film: { state: 'ready', counted: true } },
  });
  const router = await openPage('/week');
  await expect.element(page.getByRole('region', { name: 'This week' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Video of the week' })).not.toBeInTheDocument();
  await press('Video of the week');
  await expect.poll(() => router.state.location.search).toMatchObject({ promo: promoId });
});
