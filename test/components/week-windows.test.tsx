import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getPromo } from '../../src/contract/promos.ts';
import { getReminders } from '../../src/contract/reminders.ts';
import { countDownload } from '../../src/contract/renders.ts';
import { getTimetable, saveEntry, saveException, type Timetable } from '../../src/contract/timetable.ts';
import { makeWeek } from '../../src/contract/week.ts';
import { queryClient } from '../../src/web/api/query-client.ts';
import { contentOf } from '../promo.ts';
import { answer, callsOf, hold, refuse, serve } from './answers.ts';
import { person, signIn } from './people.ts';
import { button, openPage, press } from './show.tsx';
import { keptClass, NO_REMINDERS, onDay, timetableOf } from './timetables.ts';

const SPIN = keptClass('11111111-1111-4111-8111-111111111111', { instructor: 'Jo', schedule: 'Every Friday' });
const POLE = keptClass('22222222-2222-4222-8222-222222222222', {
  ...{ classType: 'Pole Level 2', schedule: 'Every Thursday', time: '19:30', instructor: 'Mia' },
});
const FULL = timetableOf([SPIN, POLE], [onDay(POLE, 3), onDay(SPIN, 4)]);
const WITHOUT_POLE = timetableOf([SPIN], [onDay(SPIN, 4)]);
const dialog = (name: string) => page.getByRole('dialog', { name });

/** The week in one window. @returns what another one does */
async function openWeek() {
  let now: Timetable = FULL;
  signIn(person('individual'));
  answer(getTimetable, () => now);
  await openPage('/week');
  return async (next: Timetable) => {
    now = next;
    // As when the window is looked at again.
    await queryClient.invalidateQueries({ queryKey: [getTimetable.path] });
  };
}

async function openEntry() {
  const elsewhere = await openWeek();
  await page.getByText('All classes of the timetable (2)').click();
  await press('Change Pole Level 2, Every Thursday');
  await expect.element(page.getByLabelText('Begins')).toHaveValue('19:30');
  return elsewhere;
}

const LATER = { ...POLE, entry: { ...POLE.entry, time: '20:15' } };

test('a class that was changed elsewhere is shown as it is, unless something is typed, which stays until its person decides [B876]', async () => {
  const elsewhere = await openEntry();
  await elsewhere(timetableOf([SPIN, LATER], [onDay(LATER, 3)]));
  await expect.element(page.getByLabelText('Begins')).toHaveValue('20:15');
  await page.getByLabelText('Place or room').fill('Studio 2');
  await elsewhere(FULL);
  await expect.element(page.getByText(/^This class was changed meanwhile: Every Thursday, 7:30 PM/)).toBeVisible();
  await expect.element(page.getByLabelText('Place or room')).toHaveValue('Studio 2');
  await press('Show the change');
  await expect.element(page.getByLabelText('Place or room')).toHaveValue('');
  await expect.element(page.getByLabelText('Begins')).toHaveValue('19:30');
  await expect.element(button('Show the change')).not.toBeInTheDocument();
});

test('a class that was removed elsewhere stays as it is typed, and can be put back [B876]', async () => {
  const elsewhere = await openEntry();
  answer(saveEntry, { message: 'Saved.' });
  await page.getByLabelText('Place or room').fill('Studio 2');
  await elsewhere(WITHOUT_POLE);
  await expect.element(page.getByText(/^This class was removed meanwhile/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => callsOf(saveEntry))
    .toMatchObject([{ params: { id: POLE.id }, body: { entry: { classType: 'Pole Level 2', place: 'Studio 2' } } }]);
});

async function openDay() {
  const elsewhere = await openWeek();
  await page.getByRole('button', { name: /^7:30 PM Pole Level 2/ }).click();
  return elsewhere;
}

test('a day that was changed elsewhere is shown as it is, unless something is typed [B876]', async () => {
  const elsewhere = await openDay();
  await elsewhere(timetableOf([SPIN, POLE], [onDay(POLE, 3, { state: 'soldOut' })]));
  await expect.element(page.getByRole('radio', { name: 'Sold out' })).toBeChecked();
  await expect.element(button('Save and make the video')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'As always' }).click();
  await elsewhere(timetableOf([SPIN, POLE], [onDay(POLE, 3, { substitute: 'Carla' })]));
  await expect.element(page.getByText(/^This day was changed meanwhile: Carla teaches\./)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'As always' })).toBeChecked();
  await press('Show the change');
  await expect.element(page.getByLabelText('Who teaches')).toHaveValue('Carla');
});

test('a class that is gone from its day says so, and the page is read again when the server says it [B876]', async () => {
  await openDay();
  const message = 'This class is not on the timetable any more.';
  await page.getByRole('radio', { name: 'Substitute' }).click();
  await userEvent.keyboard('Carla');
  answer(getTimetable, WITHOUT_POLE);
  refuse(saveException, 'not_found', { message });
  await press('Save and make the video');
  await expect.element(dialog('Pole Level 2').getByRole('alert')).toMatchTextContent(message);
  await expect.element(page.getByText(/^This class is not to come on this day any more/)).toBeVisible();
  await expect.element(page.getByLabelText('Who teaches')).toHaveValue('Carla');
});

test('a class moved out of the two weeks has its video asked for all the same [B876]', async () => {
  const elsewhere = await openDay();
  answer(saveException, { message: 'Saved.' });
  answer(makeWeek, { making: 1 });
  await page.getByRole('radio', { name: 'Moved' }).click();
  await page.getByLabelText('New date').fill('2027-01-07');
  const release = hold(saveException);
  await press('Save and make the video');
  // The page is drawn without it before the answer is there.
  await elsewhere(WITHOUT_POLE);
  await expect.element(page.getByText('All classes of the timetable (1)')).toBeInTheDocument();
  release();
  await expect.poll(() => callsOf(makeWeek)).toHaveLength(1);
  await expect.element(dialog('Pole Level 2')).not.toBeInTheDocument();
});

test('the week that is to be made has no class that is gone, and keeps its name [B876]', async () => {
  const elsewhere = await openWeek();
  answer(makeWeek, { making: 1 });
  answer(getReminders, NO_REMINDERS);
  await press('Make this week');
  await expect.element(button('Make 2 videos')).toBeVisible();
  await elsewhere(timetableOf([SPIN], [onDay(SPIN, 0), onDay(SPIN, 4)]));
  await expect.element(dialog('Make this week')).toBeVisible();
  await press('Make 1 video');
  await expect.poll(() => callsOf(makeWeek)).toMatchObject([{ body: { classes: [{ entryId: SPIN.id }] } }]);
});

const made = (id: string) => ({ state: 'ready' as const, promoId: id, renderId: id });
const WITH_VIDEOS = timetableOf(
  [SPIN, POLE],
  [onDay(POLE, 3, null, made(POLE.id)), onDay(SPIN, 4, null, made(SPIN.id))],
);

afterEach(() => {
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
  vi.restoreAllMocks();
});

test('a video that is gone is left out of what a phone saves, and is in nobody’s way [B878]', async () => {
  const elsewhere = await openWeek();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone');
  vi.spyOn(navigator.userActivation, 'isActive', 'get').mockReturnValue(true);
  navigator.canShare = () => true;
  navigator.share = async () => undefined;
  const url = '/media/video/upload/renders/of-the-week.mp4';
  serve(url, new Blob(['a film']));
  answer(countDownload, { downloadCount: 1, remaining: null, url });
  refuse(countDownload, 'not_found', { message: 'This video is not there any more.' }, 1);
  await elsewhere(WITH_VIDEOS);
  await press('Save 2 videos');
  await expect.element(page.getByRole('alert')).toMatchTextContent('This video is not there any more.');
  await press('Leave out Pole Level 2');
  await press('Next 1');
  await expect.element(page.getByText('1 of 2 videos done, 1 left out.')).toBeVisible();
});

test('a video that is gone is left out of the archive, which has those after it [B878]', async () => {
  const elsewhere = await openWeek();
  answer(countDownload, { downloadCount: 1, remaining: null, url: '/media/x.mp4' });
  refuse(countDownload, 'not_found', { message: 'This video is not there any more.' }, 1);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await elsewhere(WITH_VIDEOS);
  await press('Download 2 videos');
  await expect.poll(() => saved).toEqual(['week-of-2026-11-30.zip']);
  await expect.poll(() => callsOf(countDownload)).toHaveLength(2);
  await expect.element(page.getByText('Not all videos could be downloaded')).toBeVisible();
});

test('a promo that was deleted meanwhile is left out of the captions, and the others are copied [B878]', async () => {
  const elsewhere = await openWeek();
  await elsewhere(WITH_VIDEOS);
  answer(getPromo, ({ params: { id } }) => ({
    ...{ id, title: null, version: 1, updatedAt: '2026-12-02T12:00:00.000Z' },
    content: contentOf({ text: 'Friday is for spins.' }),
  }));
  refuse(getPromo, 'not_found', {}, 1);
  let copied = '';
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied = text;
  });
  await press('More for this week');
  await page.getByRole('menuitem', { name: 'Copy all captions' }).click();
  await expect.element(page.getByText('One promo was deleted meanwhile, and is left out.')).toBeVisible();
  await press('Copy 1 caption');
  await expect.poll(() => copied).toMatch(/^(Friday|Thursday), December \d/);
});
