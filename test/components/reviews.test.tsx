import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getFeed, type Posting, type Review } from '../../src/contract/posting.ts';
import { getReminders } from '../../src/contract/reminders.ts';
import { answerReview, listReviews, type SeenVideo, setSeesFirst } from '../../src/contract/reviews.ts';
import { getTimetable, type Timetable } from '../../src/contract/timetable.ts';
import { answer, callsOf, refuse } from './answers.ts';
import { person, signIn } from './people.ts';
import { openPage, press } from './show.tsx';
import { keptClass, NO_REMINDERS, onDay, timetableOf } from './timetables.ts';

const SPIN = keptClass('11111111-1111-4111-8111-111111111111', { classType: 'Spin Basics' });
const POLE = keptClass('22222222-2222-4222-8222-222222222222', { classType: 'Pole Level 2', time: '19:30' });
const HEELS = keptClass('33333333-3333-4333-8333-333333333333', { classType: 'Exotic Heels', time: '20:45' });
const ready = { state: 'ready', promoId: SPIN.id, renderId: 'r1' } as const;
const SEAT = '99999999-9999-4999-8999-999999999999';
const video = (rest: Partial<SeenVideo> = {}): SeenVideo => ({
  ...{ entryId: SPIN.id, of: '2026-12-04', memberId: SEAT, member: 'Jo', classType: 'Spin Basics' },
  ...{ date: '2026-12-04', time: '18:00', when: { date: '2026-12-03', time: '18:00' }, renderId: 'r1' },
  ...{ address: '/media/video/upload/renders/0123.mp4', state: 'waiting', note: null },
  ...rest,
});
const held = (state: Review['state'], rest: Partial<Posting> = {}): Posting => ({
  ...{ state: 'held', own: null, postedAt: null, by: null },
  when: { date: '2026-12-03', time: '18:00', at: '2026-12-03T17:00:00Z' },
  review: { state, owner: 'Mara', note: state === 'back' ? 'Less orange, please.' : null },
  ...rest,
});
/** It is Wednesday, December 2. */
const week = (rest: Partial<Timetable> = {}): Timetable =>
  timetableOf(
    [SPIN, POLE, HEELS],
    [
      onDay(SPIN, 4, null, ready, held('waiting')),
      onDay(POLE, 4, null, ready, held('back')),
      onDay(HEELS, 4, null, { state: 'text', promoId: SPIN.id }, held('unasked')),
    ],
    { postRule: { daysBefore: 1, time: '18:00' }, ...rest },
  );
const owner = () => signIn(person('studio_owner'));

test('a member reads for whom a video waits, and what was written when it was sent back; none is offered as posted [B964 B965]', async () => {
  signIn(person('studio_team'));
  answer(getTimetable, week({ mayEdit: false, studio: 'Sky' }));
  await openPage('/week');
  for (const name of [
    /Spin Basics.*Waiting for Mara, to be posted Thu 6:00 PM/,
    /Pole Level 2.*Sent back by Mara/,
    /Exotic Heels.*For Mara to see once it is made, to be posted Thu 6:00 PM/,
  ])
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  await page.getByRole('button', { name: /Pole Level 2/ }).click();
  await expect.element(page.getByText('Mara writes: “Less orange, please.”')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Post at another time' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /I have posted it/ })).not.toBeInTheDocument();
  expect(callsOf(listReviews), 'it is the owner’s').toEqual([]);
});

test('the owner approves with one tap, which can be taken back, and sends back with a note [B965]', async () => {
  owner();
  answer(getTimetable, week({ seesFirst: true }));
  let videos = [video(), video({ classType: 'Pole Level 2', time: '19:30', entryId: POLE.id, renderId: 'r2' })];
  answer(listReviews, () => ({ isOn: true, videos }));
  answer(answerReview, ({ params, body }) => {
    const { answer: state, note = '' } = body;
    videos = videos.map((each) => (each.entryId === params.id ? { ...each, state, note: note || null } : each));
    return { message: 'Noted.' };
  });
  await openPage('/week');
  await expect.element(page.getByText('2 videos of your team wait for you')).toBeVisible();
  await press('See them');
  await page.getByRole('button', { name: /^Approve Spin Basics/ }).click();
  const seen = page.getByRole('region', { name: 'Seen' });
  await expect.element(seen.getByText('Approved')).toBeVisible();
  await press('Undo');
  await expect.element(page.getByRole('button', { name: /^Approve Spin Basics/ })).toBeVisible();
  await page.getByRole('button', { name: /^Send back Pole Level 2/ }).click();
  await page.getByLabelText('What is to be different? Jo reads it.').fill('Less orange, please.');
  await press('Send it back');
  await expect.element(seen.getByText('“Less orange, please.”')).toBeVisible();
  await expect
    .poll(() => callsOf(answerReview).map(({ params, body }) => [params.id, body]))
    .toEqual([
      [SPIN.id, { memberId: SEAT, renderId: 'r1', answer: 'approved', note: '' }],
      [SPIN.id, { memberId: SEAT, renderId: 'r1', answer: 'waiting', note: '' }],
      [POLE.id, { memberId: SEAT, renderId: 'r2', answer: 'back', note: 'Less orange, please.' }],
    ]);
});

test('one that was made anew meanwhile is said to be, and shown as it is now [B966]', async () => {
  owner();
  answer(getTimetable, week({ seesFirst: true }));
  let videos = [video()];
  answer(listReviews, () => ({ isOn: true, videos }));
  const message = 'This video was made anew meanwhile. Look at it again.';
  refuse(answerReview, 'conflict', { message });
  await openPage('/week?videos=waiting');
  const approve = page.getByRole('button', { name: /^Approve Spin Basics/ });
  await expect.element(approve).toBeVisible();
  // As it is on the server: another one.
  videos = [video({ renderId: 'r9' })];
  await approve.click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.poll(() => callsOf(listReviews).length).toBeGreaterThan(1);
  await expect.element(approve).toBeVisible();
});

test('one that waits no more, as its member has left, goes with a word [B1002]', async () => {
  owner();
  answer(getTimetable, week({ seesFirst: true }));
  let videos = [video()];
  answer(listReviews, () => ({ isOn: true, videos }));
  const message = 'This video does not wait for you any more.';
  refuse(answerReview, 'not_found', { message });
  await openPage('/week?videos=waiting');
  const approve = page.getByRole('button', { name: /^Approve Spin Basics/ });
  await expect.element(approve).toBeVisible();
  videos = [];
  await approve.click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByText(/^Nothing waits for you\./)).toBeVisible();
});

test('the mail’s link opens what waits, also where nothing does any more or it cannot be loaded [B965]', async () => {
  owner();
  answer(getTimetable, week({ seesFirst: true }));
  answer(listReviews, { isOn: true, videos: [] });
  await openPage('/week?videos=waiting');
  await expect.element(page.getByText(/^Nothing waits for you\./)).toBeVisible();
});

test('the owner says with the time to post that they see videos first; who has no team is not asked [B964]', async () => {
  owner();
  answer(getFeed, { madeAt: null });
  answer(getReminders, NO_REMINDERS);
  let seesFirst = false;
  answer(getTimetable, () => week({ seesFirst }));
  answer(listReviews, () => ({ isOn: seesFirst, videos: [] }));
  answer(setSeesFirst, ({ body }) => {
    seesFirst = body.seesFirst;
    return body;
  });
  await openPage('/week');
  await press('Post the day before at 6:00 PM');
  const asks = page.getByRole('switch', { name: 'I see my team’s videos before they are posted' });
  await asks.click();
  await expect.element(asks).toBeChecked();
  await expect.poll(() => callsOf(setSeesFirst)).toMatchObject([{ body: { seesFirst: true } }]);
});
