import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  dropFeed,
  getFeed,
  makeFeed,
  markPosted,
  type Posting,
  setPostRule,
  setPostTime,
  unmarkPosted,
} from '../../src/contract/posting.ts';
import { getReminders } from '../../src/contract/reminders.ts';
import { getTimetable, type Timetable } from '../../src/contract/timetable.ts';
import { queryClient } from '../../src/web/api/query-client.ts';
import { answer, callsOf, refuse } from './answers.ts';
import { allow } from './faults.ts';
import { person, signIn } from './people.ts';
import { openPage, press } from './show.tsx';
import { keptClass, NO_REMINDERS, onDay, timetableOf } from './timetables.ts';

const RULE = { daysBefore: 1, time: '18:00' };
const SPIN = keptClass('11111111-1111-4111-8111-111111111111', { classType: 'Spin Basics', instructor: 'Jo' });
const POLE = keptClass('22222222-2222-4222-8222-222222222222', { classType: 'Pole Level 2', time: '19:30' });
const HEELS = keptClass('33333333-3333-4333-8333-333333333333', { classType: 'Exotic Heels', time: '20:45' });
const FLEX = keptClass('44444444-4444-4444-8444-444444444444', { classType: 'Flex', time: '17:00' });
const moment = (date: string, time = '18:00') => ({ date, time, at: `${date}T${time}:00Z` });
const posting = (state: Posting['state'], date?: string, rest: Partial<Posting> = {}): Posting => ({
  ...{ state, when: date ? moment(date) : null, own: null, postedAt: null, by: null, review: null },
  ...rest,
});
const ready = { state: 'ready', promoId: '55555555-5555-4555-8555-555555555555', renderId: 'r1' } as const;
/** It is Wednesday, December 2. */
const week = (spin: Posting = posting('planned', '2026-12-03')): Timetable =>
  timetableOf(
    [SPIN, POLE, HEELS, FLEX],
    [
      onDay(SPIN, 4, null, ready, spin),
      onDay(POLE, 3, null, ready, posting('overdue', '2026-12-02')),
      onDay(HEELS, 3, { state: 'cancelled' }, ready, posting('now', '2026-12-02')),
      onDay(
        FLEX,
        3,
        null,
        { ...ready, state: 'saved' },
        posting('posted', '2026-12-01', { postedAt: '2026-12-01T17:00:00Z' }),
      ),
    ],
    { postRule: RULE },
  );

test('each class says when its video is to be posted, what is overdue and what was posted, in words [B936]', async () => {
  signIn(person());
  answer(getTimetable, week());
  await openPage('/week');
  for (const name of [
    /^6:00 PM Spin Basics.*Post Thu 6:00 PM.*Ready$/,
    /^7:30 PM Pole Level 2.*Was to be posted 6:00 PM.*Ready$/,
    /^8:45 PM Exotic Heels.*Cancelled.*Post now.*Ready$/,
    /^5:00 PM Flex.*Posted Tue 6:00 PM/,
  ])
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Post the day before at 6:00 PM' })).toBeVisible();
});

test('one tap on a class notes that it was posted, and one takes it back [B932]', async () => {
  signIn(person());
  let now = week();
  answer(getTimetable, () => now);
  answer(markPosted, () => {
    now = timetableOf(
      now.entries,
      [onDay(POLE, 3, null, ready, posting('posted', '2026-12-02', { postedAt: '2026-12-02T17:20:00Z' }))],
      { postRule: RULE },
    );
    return { message: 'Noted.' };
  });
  answer(unmarkPosted, () => {
    now = week();
    return { message: 'Taken back.' };
  });
  await openPage('/week');
  await press('I have posted it: Pole Level 2, 7:30 PM');
  await expect.element(page.getByRole('button', { name: /Pole Level 2.*Posted 6:00 PM/ })).toBeVisible();
  await expect.poll(() => callsOf(markPosted)).toMatchObject([{ params: { id: POLE.id, date: '2026-12-03' } }]);
  await press('Undo');
  await expect.element(page.getByRole('button', { name: /Pole Level 2.*Was to be posted/ })).toBeVisible();
  await expect.poll(() => callsOf(unmarkPosted)).toMatchObject([{ params: { id: POLE.id, date: '2026-12-03' } }]);
});

test('a video is posted at another time by hand, not at all, or as usual again; what is refused is said there [B931]', async () => {
  signIn(person());
  answer(getTimetable, week());
  refuse(setPostTime, 'invalid_input', {
    message: 'The class begins at 18:00. Choose an earlier time, or a day before.',
  });
  await openPage('/week');
  await page.getByRole('button', { name: /^6:00 PM Spin Basics/ }).click();
  await press('Post at another time');
  await page.getByRole('combobox', { name: 'Day' }).selectOptions('0');
  await page.getByLabelText('Time', { exact: true }).fill('18:30');
  await press('Save the time');
  await expect.element(page.getByText('The class begins at 18:00.')).toBeVisible();
  answer(setPostTime, { message: 'Saved.' });
  await page.getByRole('radio', { name: 'Not at all' }).click();
  await press('Save the time');
  await press('Post at another time');
  await page.getByRole('radio', { name: /^As usual/ }).click();
  await press('Save the time');
  await expect
    .poll(() => callsOf(setPostTime).map(({ body }) => body))
    .toEqual([{ own: { daysBefore: 0, time: '18:30' } }, { own: 'never' }, { own: null }]);
});

test('whoever edits the timetable says once when its videos are posted; members read it [B930]', async () => {
  signIn(person());
  answer(getTimetable, { ...week(), postRule: null });
  answer(getFeed, { madeAt: null });
  answer(getReminders, NO_REMINDERS);
  answer(setPostRule, { message: 'Saved.' });
  await openPage('/week');
  await press('Say when to post');
  await page.getByRole('radio', { name: 'On the day' }).click();
  await expect.element(page.getByText(/has begun by 6:00 PM is to be posted the day before/)).toBeVisible();
  await page.getByRole('radio', { name: 'The day before' }).click();
  await page.getByLabelText('At', { exact: true }).fill('17:30');
  await press('Save');
  await expect.poll(() => callsOf(setPostRule)).toMatchObject([{ body: { rule: { daysBefore: 1, time: '17:30' } } }]);
});

describe('on a second device, and without a session', () => {
  const choice = (name: string) => page.getByRole('radio', { name });
  const at = page.getByLabelText('At', { exact: true });
  let now: Timetable;
  async function openRule(): Promise<void> {
    signIn(person());
    now = week();
    answer(getTimetable, () => now);
    answer(getFeed, { madeAt: null });
    answer(getReminders, NO_REMINDERS);
    await openPage('/week');
    await press('Post the day before at 6:00 PM');
    await expect.element(at).toHaveValue('18:00');
  }
  const changeElsewhere = async (postRule: Timetable['postRule']) => {
    now = { ...now, postRule };
    await queryClient.invalidateQueries({ queryKey: [getTimetable.path] });
  };

  test('what was said elsewhere is shown, and said where something else is typed; nobody replaces it unseen [B1007]', async () => {
    await openRule();
    await changeElsewhere({ daysBefore: 2, time: '17:00' });
    await expect.element(at).toHaveValue('17:00');
    await expect.element(choice('2 days before')).toBeChecked();
    expect(page.getByRole('button', { name: 'Save' }).elements(), 'nothing is typed').toEqual([]);
    await at.fill('12:30');
    await changeElsewhere({ daysBefore: 3, time: '20:00' });
    await expect
      .element(page.getByText(/This was changed meanwhile: post 3 days before at 8:00 PM\. Saving puts yours/))
      .toBeVisible();
    await expect.element(at).toHaveValue('12:30');
    await press('Show the change');
    await expect.element(at).toHaveValue('20:00');
    await at.fill('21:00');
    answer(setPostRule, ({ body: { rule } }) => {
      now = { ...now, postRule: rule };
      return { message: 'Saved.' };
    });
    await press('Save');
    await expect.poll(() => callsOf(setPostRule)).toMatchObject([{ body: { rule: { daysBefore: 3, time: '21:00' } } }]);
    await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  test('what is typed stays when the session ends before it is saved [B1007]', async () => {
    allow(/401/);
    await openRule();
    await choice('On the day').click();
    await at.fill('09:15');
    refuse(setPostRule, 'unauthorized');
    await press('Save');
    const signInAgain = page.getByRole('dialog', { name: 'Please sign in again' });
    await expect.element(signInAgain).toBeVisible();
    await expect.element(at).toHaveValue('09:15');
  });

  test('a time that is typed is there again when the dialog was closed [B1007]', async () => {
    await openRule();
    await at.fill('09:15');
    await page.getByRole('dialog', { name: 'When to post' }).getByRole('button').first().click();
    await expect.element(page.getByRole('dialog', { name: 'When to post' })).not.toBeInTheDocument();
    await press('Post the day before at 6:00 PM');
    await expect.element(at).toHaveValue('09:15');
    await expect.element(page.getByText('This is as you left it. It is not saved yet.')).toBeVisible();
  });
});

test('the address for calendars is shown once, made anew and removed, each after a question [B934]', async () => {
  signIn(person());
  answer(getTimetable, { ...week(), mayEdit: false, studio: 'Sky' });
  let madeAt: string | null = null;
  const address = 'https://promo.example/api/calendar-feed/posts.ics?key=secret';
  answer(getFeed, () => ({ madeAt }));
  answer(getReminders, NO_REMINDERS);
  answer(makeFeed, () => {
    madeAt = '2026-12-02T12:00:00.000Z';
    return { madeAt, address };
  });
  answer(dropFeed, () => {
    madeAt = null;
    return { message: 'Removed.' };
  });
  await openPage('/week');
  await press('Post the day before at 6:00 PM');
  await expect
    .element(page.getByText('Sky posts each video the day before at 6:00 PM.', { exact: false }))
    .toBeVisible();
  await press('Make an address');
  await expect.element(page.getByLabelText('Your address')).toHaveValue(address);
  await press('Remove it');
  await press('Remove the address');
  await expect.element(page.getByRole('button', { name: 'Make an address' })).toBeVisible();
  await expect.element(page.getByLabelText('Your address')).not.toBeInTheDocument();
  await expect.poll(() => callsOf(dropFeed)).toHaveLength(1);
});
