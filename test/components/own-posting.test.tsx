import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getBooking } from '../../src/contract/booking.ts';
import {
  cancelInstagramPromo,
  connectInstagram,
  getInstagram,
  type InstagramPost,
  type InstagramState,
  planInstagramPromo,
} from '../../src/contract/instagram.ts';
import { getOwnWords, NO_WORDS } from '../../src/contract/own-words.ts';
import { getPromo } from '../../src/contract/promos.ts';
import { getTimetable } from '../../src/contract/timetable.ts';
import { getSite } from '../../src/contract/tools.ts';
import { PromoPosting } from '../../src/web/features/timetable/promo-posting.tsx';
import { momentOf } from '../../src/web/ui/dates.ts';
import { contentOf } from '../promo.ts';
import { answer, callsOf, refuse } from './answers.ts';
import { giveFilm, person, signIn } from './people.ts';
import { givePromo } from './promo-server.ts';
import { openPage, press, showPart } from './show.tsx';
import { timetableOf } from './timetables.ts';

const promoId = '55555555-5555-4555-8555-555555555555';
const SITE = { supportEmail: 'a@example.com', postalAddress: '', production: false, metaPixelId: null };
const account = {
  ...{ username: 'vera.spins', connectedAt: '2026-11-01T10:00:00Z', failing: null, givesFigures: true, every: null },
};
const later = new Date(Date.now() + 3 * 86_400_000).toISOString();
const postOf = (more: Partial<InstagramPost> = {}): InstagramPost => ({
  ...{ entryId: null, promoId, date: later.slice(0, 10), ownAt: later, place: 'reel', state: 'planned' },
  ...{ byRule: false, trouble: null, isOpen: true, permalink: null, publishedAt: null, ...more },
});

let state: InstagramState;
beforeEach(() => {
  state = { account, posts: [] };
});

async function open(instagram = true): Promise<void> {
  signIn(person());
  answer(getInstagram, () => state);
  answer(getTimetable, timetableOf([]));
  answer(getOwnWords, { own: NO_WORDS, studio: null, edits: 0 } as never);
  answer(getBooking, { own: { link: '', campaign: false, classes: [] }, studio: null });
  answer(getPromo, {
    ...{ id: promoId, title: null, version: 1, content: contentOf({ text: 'Workshop in May' }) },
    updatedAt: '2026-11-29T08:00:00Z',
  } as never);
  await showPart(<PromoPosting promoId={promoId} opened onClose={() => undefined} />);
  answer(getSite, { ...SITE, instagram });
}

test('what belongs to no class is posted to Instagram at a time that its person chooses, which they may change or take back [B1005]', async () => {
  await open();
  answer(planInstagramPromo, ({ body: { place, at } }) => {
    state = { account, posts: [postOf({ place, ownAt: at })] };
    return { message: 'It is posted at its time.' };
  });
  await expect.element(page.getByLabelText('Its caption')).toHaveValue(expect.stringContaining('Workshop in May'));
  await page.getByLabelText('Day').fill('2099-05-02');
  await page.getByLabelText('Time').fill('17:30');
  await page.getByLabelText('Its caption').fill('In May');
  const message = 'This time has passed. Choose a later one.';
  refuse(planInstagramPromo, 'invalid_input', { message, fields: { at: message } }, 1);
  await press('Post it then');
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByLabelText('Its caption')).toHaveValue('In May');
  await press('Post it then');
  const at = new Date('2099-05-02T17:30').toISOString();
  await expect.element(page.getByText(`It goes to Instagram ${momentOf(at)}, as a reel.`)).toBeVisible();
  await expect
    .poll(() => callsOf(planInstagramPromo)[1])
    .toMatchObject({ params: { id: promoId }, body: { at, place: 'reel', caption: 'In May' } });
  await press('Change time, place or caption');
  await expect.element(page.getByLabelText('Day')).toHaveValue('2099-05-02');
  await page.getByRole('radio', { name: 'Now' }).click();
  await page.getByRole('radio', { name: 'A story, for a day' }).click();
  await press('Post it now');
  await expect.poll(() => callsOf(planInstagramPromo)[2]).toMatchObject({ body: { at: null, place: 'story' } });
  answer(cancelInstagramPromo, () => {
    state = { account, posts: [postOf({ state: 'cancelled' })] };
    return { message: 'It is not posted to Instagram.' };
  });
  await press('Do not post it there');
  await expect.element(page.getByText('It is not posted to Instagram as a reel.')).toBeVisible();
  await press('Post to Instagram by itself');
  await press('Leave it');
  await expect.element(page.getByRole('button', { name: 'Post to Instagram by itself' })).toBeVisible();
});

test('it says that it is there and where, why it waits, or what is to be connected [B1005]', async () => {
  const permalink = 'https://www.instagram.com/reel/1/';
  state = {
    account,
    posts: [postOf({ state: 'published', isOpen: false, permalink }), postOf({ state: 'cancelled' })],
  };
  await open();
  await expect.element(page.getByText('It is on Instagram, as a reel.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', permalink);
  const failing = 'Instagram no longer lets us post for you. Connect your account again, then choose again.';
  state = { account: { ...account, failing }, posts: [postOf({ trouble: failing })] };
  await open();
  await expect.element(page.getByText(/^It was to go to Instagram .*no longer lets us post for you/)).toBeVisible();
  refuse(connectInstagram, 'unavailable');
  await press('Connect again');
  await expect.element(page.getByText('Instagram is not connected')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Do not post it there' })).toBeVisible();
  state = { account: null, posts: [] };
  await open();
  await expect.element(page.getByText(/you can have it posted at any time/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Connect your account' })).toBeVisible();
});

test('where Instagram is not set up it says what posts it, and asks for nothing else [B949]', async () => {
  await open(false);
  await expect.element(page.getByRole('link', { name: 'Open the week' })).toBeVisible();
  expect(callsOf(getInstagram)).toEqual([]);
});

test('the finished film of a promo without a date leads there, where Instagram is set up [B1005]', async () => {
  signIn(person());
  givePromo({ content: contentOf({ form: { date: null } }) });
  giveFilm();
  await openPage('/');
  answer(getSite, { ...SITE, instagram: true });
  await press('Generate Video');
  const film = page.getByRole('dialog', { name: 'Your video is ready' });
  await expect.element(film.getByRole('button', { name: 'When to post' })).toBeVisible();
});
