import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getBooking } from '../../src/contract/booking.ts';
import {
  cancelInstagram,
  connectInstagram,
  disconnectInstagram,
  getInstagram,
  type InstagramPost,
  type InstagramState,
  planInstagram,
  setInstagramRule,
} from '../../src/contract/instagram.ts';
import { getOwnWords, NO_WORDS } from '../../src/contract/own-words.ts';
import { getFeed, type Posting } from '../../src/contract/posting.ts';
import { getPromo } from '../../src/contract/promos.ts';
import { getReminders } from '../../src/contract/reminders.ts';
import { getTimetable } from '../../src/contract/timetable.ts';
import { getSite } from '../../src/contract/tools.ts';
import { makeWeek } from '../../src/contract/week.ts';
import { contentOf } from '../promo.ts';
import { answer, callsOf, refuse } from './answers.ts';
import { allow } from './faults.ts';
import { person, signIn } from './people.ts';
import { openPage, press } from './show.tsx';
import { keptClass, NO_REMINDERS, onDay, timetableOf } from './timetables.ts';

const SITE = { supportEmail: 'a@example.com', postalAddress: '', production: false, metaPixelId: null };
const SPIN = keptClass('11111111-1111-4111-8111-111111111111', { classType: 'Spin Basics', instructor: 'Jo' });
const ready = { state: 'ready', promoId: '55555555-5555-4555-8555-555555555555', renderId: 'r1' } as const;
const posting: Posting = {
  ...{ state: 'planned', when: { date: '2026-12-03', time: '18:00', at: '2026-12-03T18:00:00Z' } },
  ...{ own: null, postedAt: null, by: null, review: null },
};
const account = {
  ...{ username: 'vera.spins', connectedAt: '2026-11-01T10:00:00Z', failing: null, givesFigures: true },
  every: null,
};
const postOf = (more: Partial<InstagramPost>): InstagramPost => ({
  ...{ entryId: SPIN.id, date: onDay(SPIN, 4).of, place: 'reel', state: 'planned', byRule: false, trouble: null },
  isOpen: true,
  ...{ promoId: ready.promoId, ownAt: null },
  ...{ permalink: null, publishedAt: null, ...more },
});

/** Opens a page of an installation that can post to Instagram, or cannot. */
async function openWith(path: string, instagram = true): Promise<void> {
  await openPage(path);
  answer(getSite, { ...SITE, instagram });
}

async function openClass(state: InstagramState, instagram = true): Promise<void> {
  signIn(person());
  if (instagram) answer(getInstagram, state);
  answer(
    getTimetable,
    timetableOf([SPIN], [onDay(SPIN, 4, null, ready, posting)], { postRule: { daysBefore: 1, time: '18:00' } }),
  );
  await openWith('/week', instagram);
  await page.getByRole('button', { name: /Spin Basics.*Ready/ }).click();
}

test('a video is posted to Instagram by itself once its person has seen the caption and chosen [B956]', async () => {
  let state: InstagramState = { account, posts: [] };
  await openClass(state);
  answer(getInstagram, () => state);
  answer(getOwnWords, { own: NO_WORDS, studio: null, edits: 0 } as never);
  answer(getBooking, { own: { link: '', campaign: false, classes: [] }, studio: null });
  answer(getPromo, {
    id: ready.promoId,
    title: null,
    version: 1,
    content: contentOf({ text: 'Spin with us' }),
    updatedAt: '2026-11-29T08:00:00Z',
  } as never);
  answer(planInstagram, () => {
    state = { account, posts: [postOf({})] };
    return { message: 'It is posted at its time.' };
  });
  await press('Post to Instagram by itself');
  const caption = page.getByLabelText('Its caption');
  await expect.element(caption).toHaveValue(expect.stringContaining('Spin with us'));
  await caption.fill('Spin with me');
  await press('Post it at its time');
  await expect.element(page.getByText('It is posted to Instagram by itself, as a reel.')).toBeVisible();
  await expect.poll(() => callsOf(planInstagram)).toMatchObject([{ body: { place: 'reel', caption: 'Spin with me' } }]);
  answer(cancelInstagram, () => {
    state = { account, posts: [postOf({ state: 'cancelled' })] };
    return { message: 'It is not posted to Instagram.' };
  });
  await press('Do not post it there');
  await expect.element(page.getByText('It is not posted to Instagram as a reel.')).toBeVisible();
});

test('a post says that it is there and where, or why not and what to do [B959]', async () => {
  const permalink = 'https://www.instagram.com/reel/1/';
  await openClass({
    account,
    posts: [postOf({ state: 'published', isOpen: false, permalink, publishedAt: '2026-12-03T18:00:10Z' })],
  });
  await expect.element(page.getByText('It is on Instagram, as a reel.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', permalink);
  expect(page.getByRole('button', { name: /Instagram/ }).elements()).toEqual([]);
});

test('a post that has failed says what to do, and can be chosen again [B959]', async () => {
  await openClass({
    account,
    posts: [postOf({ state: 'failed', trouble: 'Connect your account again, then choose again.' })],
  });
  await expect
    .element(page.getByText(/It was not posted to Instagram as a reel\. Connect your account again/))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Post to Instagram by itself' })).toBeVisible();
});

test('nothing of Instagram is shown where it is not set up [B949]', async () => {
  await openClass({ account: null, posts: [] }, false);
  await expect.element(page.getByRole('button', { name: 'I have posted it: Spin Basics, 6:00 PM' })).toBeVisible();
  expect(page.getByText(/Instagram/).elements()).toEqual([]);
  expect(callsOf(getInstagram)).toEqual([]);
});

test('an account is connected after what is asked for was said, and disconnected after a question [B949]', async () => {
  let state: InstagramState = { account: null, posts: [] };
  signIn(person());
  answer(getFeed, { madeAt: null });
  answer(getReminders, NO_REMINDERS);
  answer(getInstagram, () => state);
  answer(getTimetable, timetableOf([SPIN], [], { postRule: { daysBefore: 1, time: '18:00' } }));
  await openWith('/week');
  await press('Post the day before at 6:00 PM');
  await expect.element(page.getByText(/Instagram asks you for three permissions/)).toBeVisible();
  refuse(connectInstagram, 'unavailable');
  await press('Connect your account');
  await expect.element(page.getByText('Instagram is not connected')).toBeVisible();
  state = { account, posts: [] };
  await openWith('/week?instagram=connected');
  await expect.element(page.getByText(/@vera\.spins is connected/)).toBeVisible();
  await press('I choose each one');
  await press('Post the day before at 6:00 PM');
  await press('Disconnect');
  answer(disconnectInstagram, () => {
    state = { account: null, posts: [] };
    return { message: 'Instagram is disconnected.' };
  });
  await press('Disconnect it');
  await expect.element(page.getByRole('button', { name: 'Connect your account' })).toBeVisible();
});

test('whoever has left off that we read figures is told what that is for, and may connect again [B976]', async () => {
  signIn(person());
  answer(getFeed, { madeAt: null });
  answer(getReminders, NO_REMINDERS);
  answer(getInstagram, { account: { ...account, givesFigures: false }, posts: [] });
  answer(getTimetable, timetableOf([SPIN], [], { postRule: { daysBefore: 1, time: '18:00' } }));
  await openWith('/week');
  await press('Post the day before at 6:00 PM');
  await expect.element(page.getByText(/not allowed us to read how many people your posts reach/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Connect again' })).toBeVisible();
});

test('whoever has just connected has every video posted by one tap, or chooses each one, and may say otherwise later [B962]', async () => {
  let state: InstagramState = { account, posts: [] };
  signIn(person());
  answer(getFeed, { madeAt: null });
  answer(getReminders, NO_REMINDERS);
  answer(getInstagram, () => state);
  answer(setInstagramRule, ({ body: { every } }) => {
    state = { ...state, account: { ...account, every } };
    return { message: 'Saved.' };
  });
  answer(getTimetable, timetableOf([SPIN], [], { postRule: { daysBefore: 1, time: '18:00' } }));
  await openWith('/week?instagram=connected');
  await expect.element(page.getByText(/Shall every video of your classes be posted there by itself/)).toBeVisible();
  await press('Post every video');
  await expect.element(page.getByRole('dialog', { name: 'Instagram' })).not.toBeInTheDocument();
  await expect.poll(() => callsOf(setInstagramRule)).toMatchObject([{ body: { every: 'reel' } }]);
  await press('Post the day before at 6:00 PM');
  const choice = (name: string) => page.getByRole('radio', { name });
  await expect.element(choice('All as reels')).toBeChecked();
  await choice('All as stories').click();
  await expect.element(page.getByText(/Instagram takes neither captions nor link stickers/)).toBeVisible();
  await expect.poll(() => callsOf(setInstagramRule)[1]).toMatchObject({ body: { every: 'story' } });
  refuse(setInstagramRule, 'unavailable');
  await choice('I choose each one').click();
  await expect.element(page.getByText('What is posted to Instagram is as it was')).toBeVisible();
  await expect.element(choice('All as stories')).toBeChecked();
});

test('what another device has said of the videos is shown as soon as the page is looked at again [B1007]', async () => {
  let state: InstagramState = { account, posts: [] };
  await openClass(state);
  answer(getInstagram, () => state);
  const open = page.getByRole('dialog', { name: 'Spin Basics' });
  await expect.element(open.getByRole('button', { name: /I have posted it/ })).toBeVisible();
  state = { account: { ...account, every: 'reel' }, posts: [postOf({ byRule: true })] };
  // An answer counts as fresh for half a minute.
  let later = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  const lookAgain = () => {
    later += 60_000;
    window.dispatchEvent(new Event('focus'));
    return open.getByText('It goes to Instagram Thu 6:00 PM').elements().length;
  };
  await expect.poll(lookAgain).toBe(1);
  await expect.element(open.getByRole('button', { name: /I have posted it/ })).not.toBeInTheDocument();
});

test('whoever says that every video is posted after another device has disconnected the account reads that, and connects again [B1007]', async () => {
  let state: InstagramState = { account, posts: [] };
  signIn(person());
  answer(getInstagram, () => state);
  answer(getTimetable, timetableOf([SPIN], [], { postRule: { daysBefore: 1, time: '18:00' } }));
  await openWith('/week?instagram=connected');
  await expect.element(page.getByText(/Shall every video of your classes/)).toBeVisible();
  state = { account: null, posts: [] };
  refuse(setInstagramRule, 'conflict', { message: 'Connect your Instagram account first.' });
  await press('Post every video');
  await expect.element(page.getByText(/^Your account was disconnected meanwhile/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Connect again' })).toBeVisible();
});

test('without a session that every video is posted is not said, and the question stays under the sign-in form [B1007]', async () => {
  allow(/401/);
  signIn(person());
  answer(getInstagram, { account, posts: [] });
  answer(getTimetable, timetableOf([SPIN], [], { postRule: { daysBefore: 1, time: '18:00' } }));
  await openWith('/week?instagram=connected');
  refuse(setInstagramRule, 'unauthorized');
  await press('Post every video');
  await expect.element(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await expect.element(page.getByText('What is posted to Instagram is as it was')).toBeVisible();
});

test('the week says of each video that it goes to Instagram, and that nobody has to post it [B962]', async () => {
  signIn(person());
  const late = { ...posting, state: 'overdue' as const };
  const classes = [onDay(SPIN, 4, null, ready, posting), onDay(SPIN, 5, null, ready, late)];
  answer(getTimetable, timetableOf([SPIN], classes, { postRule: { daysBefore: 1, time: '18:00' } }));
  const going = postOf({ byRule: true });
  let posts = [going, { ...going, date: classes[1]!.of }];
  answer(getInstagram, () => ({ account: { ...account, every: 'reel' as const }, posts }));
  await openWith('/week');
  await expect.element(page.getByText('It goes to Instagram Thu 6:00 PM')).toBeVisible();
  await expect.element(page.getByText('Going to Instagram now')).toBeVisible();
  expect(page.getByRole('button', { name: /I have posted it/ }).elements()).toEqual([]);
  posts = [going, { ...going, date: classes[1]!.of, trouble: 'Instagram does not answer as it should.' }];
  await openWith('/week');
  await expect.element(page.getByText('Not on Instagram yet: see why')).toBeVisible();
});

test('of what goes to Instagram by itself a class says when, and asks nobody whether they have posted it [B1003]', async () => {
  const iHave = page.getByRole('button', { name: /I have posted it/ });
  await openClass({ account: { ...account, every: 'reel' }, posts: [postOf({ byRule: true })] });
  const open = page.getByRole('dialog', { name: 'Spin Basics' });
  await expect.element(open.getByText('It goes to Instagram Thu 6:00 PM')).toBeVisible();
  await expect.element(open.getByRole('button', { name: 'Change place or caption' })).toBeVisible();
  await expect.element(open.getByRole('button', { name: 'Post at another time' })).toBeVisible();
  await expect.element(iHave).not.toBeInTheDocument();
});

test('while Instagram has it there is no other time, and nobody is asked either [B1003]', async () => {
  await openClass({ account, posts: [postOf({ state: 'processing', isOpen: false })] });
  const open = page.getByRole('dialog', { name: 'Spin Basics' });
  await expect.element(open.getByText('It is being posted to Instagram, as a reel.')).toBeVisible();
  expect(open.getByRole('button', { name: /I have posted it|Post at another time/ }).elements()).toEqual([]);
});

test('of what is not on its way there it says why, and who has posted it by hand can say so [B1003]', async () => {
  const trouble = 'Instagram no longer lets us post for you. Connect your account again, then choose again.';
  await openClass({ account: { ...account, failing: trouble }, posts: [postOf({ trouble })] });
  const open = page.getByRole('dialog', { name: 'Spin Basics' });
  await expect.element(open.getByText('Not on its way to Instagram: see why')).toBeVisible();
  await expect.element(open.getByText(/no longer lets us post for you/)).toBeVisible();
  await expect.element(open.getByRole('button', { name: /I have posted it/ })).toBeVisible();
});

test('a member whose studio has set no time reads who can, before a week is made and where they would say it [B1004]', async () => {
  signIn(person('studio_team'));
  answer(getFeed, { madeAt: null });
  answer(getReminders, NO_REMINDERS);
  answer(getInstagram, { account: null, posts: [] });
  const words =
    'Sky has set no time to post. Its owner can set one, and you can choose one for each video of yours, at its class.';
  answer(getTimetable, timetableOf([SPIN], [onDay(SPIN, 4)], { mayEdit: false, studio: 'Sky' }));
  await openWith('/week');
  await press('Make this week');
  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByRole('button', { name: 'Say when to post' }).elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await press('When to post');
  await expect.element(page.getByRole('dialog', { name: 'When to post' }).getByText(words)).toBeVisible();
  expect(page.getByLabelText('Post each class’s video').elements()).toEqual([]);
});

test.each([
  [null, null, false, 'No time to post is set, so nothing reminds you.', 'Say when to post', false],
  [1, 'reel', true, 'Each goes to Instagram by itself, as a reel, the day before at 6:00 PM.', 'Change', true],
  [1, null, true, 'You are reminded to post each one the day before at 6:00 PM.', 'Change', true],
  [0, null, false, 'Each is to be posted on the day at 6:00 PM. Nothing reminds you yet.', 'Remind me', false],
] as const)(
  'before a week is made it says what becomes of its videos: %s %s %s [B963]',
  async (daysBefore, every, byMail, words, change, isSure) => {
    signIn(person());
    answer(getFeed, { madeAt: null });
    answer(getReminders, { ...NO_REMINDERS, byMail });
    answer(getInstagram, { account: { ...account, every }, posts: [] });
    const postRule = daysBefore === null ? null : { daysBefore, time: '18:00' };
    answer(getTimetable, timetableOf([SPIN], [onDay(SPIN, 4)], { postRule }));
    await openWith('/week');
    await press('Make this week');
    await expect.element(page.getByText(words)).toBeVisible();
    await page.getByRole('dialog', { name: 'Make this week' }).getByRole('button', { name: change }).click();
    const over = page.getByRole('dialog', { name: 'When to post' });
    await expect.element(over).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(over).not.toBeInTheDocument();
    await expect.element(page.getByText(words)).toBeVisible();
    answer(makeWeek, { making: 1 });
    await press('Make 1 video');
    const told = isSure ? `1 video is being made. ${words} You can close this page.` : '1 video is being made.';
    await expect.element(page.getByText(told, { exact: true })).toBeVisible();
  },
);
