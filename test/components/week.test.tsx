import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addCalendar, dropCalendar, previewCalendar, readCalendarAgain } from '../../src/contract/calendars.ts';
import { getPromo, unpackContent } from '../../src/contract/promos.ts';
import { getReminders } from '../../src/contract/reminders.ts';
import { countDownload } from '../../src/contract/renders.ts';
import { deleteEntry, getTimetable, saveEntry, saveException, type Timetable } from '../../src/contract/timetable.ts';
import { applyImport, type Preview, previewImport, undoImport } from '../../src/contract/timetable-import.ts';
import { makeWeek, startPromo, stopWeek } from '../../src/contract/week.ts';
import { readEntries } from '../../src/web/features/promos/store.ts';
import { contentOf } from '../promo.ts';
import { answer, callsOf, refuse } from './answers.ts';
import { person, signIn } from './people.ts';
import { openPage, press } from './show.tsx';
import { keptClass, NO_REMINDERS, onDay, timetableOf } from './timetables.ts';

const SPIN = keptClass('11111111-1111-4111-8111-111111111111', { instructor: 'Jo', place: 'Studio 1', ends: '19:00' });
const POLE = keptClass('22222222-2222-4222-8222-222222222222', {
  classType: 'Pole Level 2',
  schedule: 'Every Thursday',
  time: '19:30',
  instructor: 'Mia',
});
const HEELS = keptClass('33333333-3333-4333-8333-333333333333', {
  classType: 'Exotic Heels',
  schedule: 'Every Thursday',
  time: '20:45',
});
const FULL = timetableOf(
  [SPIN, POLE, HEELS],
  [
    onDay(SPIN, 0),
    onDay(POLE, 3, { substitute: 'Carla', placesLeft: 2 }),
    onDay(HEELS, 3, { state: 'cancelled' }),
    onDay(SPIN, 7),
    onDay(POLE, 10),
  ],
);
const PREVIEW: Preview = {
  ...{ kind: 'text', table: null, gone: [], asksMonth: false },
  rows: [{ line: 1, entry: SPIN.entry, exceptions: [], change: 'new', was: null }],
  unread: [{ line: 2, text: 'Soon more!', reason: 'It has no time.' }],
};
const card = (name: string | RegExp) => page.getByRole('button', { name });
/** The first of this name that is still to come. */
const openClass = (name: RegExp) => card(name).first().click();

test('an empty week takes a pasted timetable, shows what it says before it changes anything, and undoes it [B769]', async () => {
  signIn(person());
  let now = timetableOf([]);
  answer(getTimetable, () => now);
  answer(previewImport, PREVIEW);
  answer(applyImport, () => {
    now = FULL;
    return { id: '44444444-4444-4444-8444-444444444444', added: 1, changed: 0, removed: 0 };
  });
  answer(undoImport, () => {
    now = timetableOf([]);
    return { message: 'Undone.' };
  });
  await openPage('/week');
  await page.getByRole('textbox', { name: 'Paste your timetable' }).fill('Mon 18:00 Spin Basics\nSoon more!');
  await press('Look at what it says');
  await expect.element(page.getByText('1 class read. 1 line could not be read: see why below.')).toBeVisible();
  await expect.element(page.getByText('Line 2: Soon more!')).toBeVisible();
  expect(callsOf(applyImport)).toEqual([]);
  await press('Add 1 class');
  await expect.element(page.getByRole('region', { name: 'This week' })).toBeVisible();
  await expect
    .poll(() => callsOf(applyImport))
    .toMatchObject([{ body: { text: 'Mon 18:00 Spin Basics\nSoon more!', removeGone: false } }]);
  await press('Undo');
  await expect.element(page.getByRole('textbox', { name: 'Paste your timetable' })).toBeVisible();
});

test('a class’s video is begun from the class and what is different that day [B770]', async () => {
  const user = person();
  const promoId = '55555555-5555-4555-8555-555555555555';
  signIn(user);
  answer(getTimetable, FULL);
  answer(startPromo, { promoId });
  answer(getPromo, {
    ...{ id: promoId, title: null, version: 1, updatedAt: '2026-12-02T12:00:00.000Z' },
    content: contentOf({ form: { classType: 'Pole Level 2', date: '2026-12-03' }, origin: 'default' }),
  });
  await openPage('/week');
  await expect.element(page.getByText('2 places left')).toBeVisible();
  await expect.element(page.getByText('For Mia')).toBeVisible();
  await openClass(/^7:30 PM Pole Level 2/);
  await press('Write it in the editor');
  await expect.poll(() => readEntries(user.id).length).toBe(1);
  await expect.poll(() => callsOf(startPromo)).toMatchObject([{ params: { id: POLE.id, date: '2026-12-03' } }]);
  expect(unpackContent(readEntries(user.id)[0]!.content)?.form.classType).toBe('Pole Level 2');
});

test('a day is changed on the day alone, by keyboard too [B770]', async () => {
  signIn(person());
  answer(getTimetable, FULL);
  answer(saveException, { message: 'Saved.' });
  await openPage('/week');
  await expect.element(card(/^7:30 PM Pole Level 2/).first()).toBeVisible();
  card(/^7:30 PM Pole Level 2/)
    .first()
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('radio', { name: 'Sold out' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => callsOf(saveException))
    .toMatchObject([
      {
        params: { id: POLE.id, date: '2026-12-03' },
        body: { state: 'soldOut', substitute: 'Carla', placesLeft: null },
      },
    ]);
});

test('a class is typed in, and removed after a question that names it [B769]', async () => {
  signIn(person());
  answer(getTimetable, FULL);
  answer(saveEntry, { message: 'Saved.' });
  answer(deleteEntry, { message: 'Removed.' });
  await openPage('/week');
  await press('Add a class');
  await page.getByRole('combobox', { name: 'Class' }).fill('Open Pole');
  await page.getByRole('combobox', { name: 'When' }).selectOptions('Every Saturday');
  await page.getByLabelText('Begins').fill('11:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => callsOf(saveEntry))
    .toMatchObject([{ body: { entry: { classType: 'Open Pole', schedule: 'Every Saturday', time: '11:00' } } }]);
  await page.getByText('All classes of the timetable (3)').click();
  await press('Change Spin Basics, Every Monday');
  await press('Remove from the timetable');
  await expect.element(page.getByRole('dialog', { name: 'Remove Spin Basics?' })).toBeVisible();
  expect(callsOf(deleteEntry)).toEqual([]);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect
    .poll(() => callsOf(deleteEntry))
    .toMatchObject([{ params: { id: SPIN.id }, query: { seen: 'Spin Basics' } }]);
});

test('a member sees their studio’s week, and changes days of their own classes alone [B766]', async () => {
  signIn(person());
  const [mine, foreign] = [SPIN, { ...POLE, mayExcept: false }];
  answer(
    getTimetable,
    timetableOf([mine, foreign], [onDay(mine, 7), onDay(foreign, 10)], { mayEdit: false, studio: 'Sky Studio' }),
  );
  await openPage('/week');
  await expect.element(page.getByText('This is the timetable of Sky Studio.')).toBeVisible();
  await expect.element(card('Add a class')).not.toBeInTheDocument();
  await openClass(/^6:00 PM Spin Basics/);
  await expect.element(page.getByRole('radiogroup', { name: 'This day is' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await openClass(/^7:30 PM Pole Level 2/);
  await expect.element(card('Write it in the editor')).toBeVisible();
  await expect.element(page.getByRole('radiogroup', { name: 'This day is' })).not.toBeInTheDocument();
});

test('what is missing of a week is ticked and made, and each class says how far it is [B828]', async () => {
  signIn(person());
  const begun = { ...onDay(SPIN, 2), isOver: true };
  let now: Timetable = {
    ...FULL,
    days: FULL.days.map((day) => (day.date === begun.date ? { ...day, occurrences: [begun] } : day)),
  };
  answer(getTimetable, () => now);
  answer(makeWeek, () => {
    now = timetableOf(
      [SPIN, POLE, HEELS],
      [
        onDay(POLE, 3, null, { state: 'making', promoId: SPIN.id }),
        onDay(HEELS, 3, null, { state: 'failed', reason: 'Our fonts have no Korean letters.' }),
        onDay(SPIN, 7, null, { state: 'waiting' }),
        onDay(POLE, 10, null, { state: 'outOfDate', promoId: SPIN.id }),
      ],
    );
    return { making: 1 };
  });
  answer(stopWeek, { message: 'Stopped.' });
  await openPage('/week');
  answer(getReminders, NO_REMINDERS);
  await press('Make this week');
  // A cancelled class that nothing was made of needs nothing.
  await expect.element(page.getByRole('checkbox', { name: /^Pole Level 2/ })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /^Exotic Heels/ })).not.toBeChecked();
  // Nor does one of today that has begun.
  await expect.element(page.getByRole('checkbox', { name: /^Spin Basics/ })).not.toBeInTheDocument();
  await press('Make 1 video');
  await expect
    .poll(() => callsOf(makeWeek))
    .toMatchObject([{ body: { classes: [{ entryId: POLE.id, date: '2026-12-03' }] } }]);
  await expect.element(card(/^7:30 PM Pole Level 2.* Making$/)).toBeVisible();
  await expect.element(card(/^6:00 PM Spin Basics.* Waiting$/)).toBeVisible();
  await expect.element(card(/^7:30 PM Pole Level 2.* Out of date$/)).toBeVisible();
  await expect.element(page.getByText('Making 2 videos')).toBeVisible();
  await press('Stop');
  await expect.poll(() => callsOf(stopWeek)).toHaveLength(1);
  await card(/^8:45 PM Exotic Heels Failed$/).click();
  await expect.element(page.getByText('Our fonts have no Korean letters.')).toBeVisible();
  await press('Try again');
  await expect.poll(() => callsOf(makeWeek)[1]).toMatchObject({ body: { classes: [{ entryId: HEELS.id }] } });
});

test('the free trial ticks one class, and says before anything is pressed what Pro makes [B826]', async () => {
  signIn(person());
  answer(getTimetable, timetableOf([SPIN, POLE], [onDay(POLE, 3), onDay(SPIN, 5)], { mayMake: 1 }));
  await openPage('/week');
  answer(getReminders, NO_REMINDERS);
  await press('Make this week');
  await expect.element(page.getByText('The free trial makes one class a week')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Pole Level 2/ })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /^Spin Basics/ })).toBeDisabled();
  await expect.element(page.getByRole('link', { name: 'See what Pro does' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Pole Level 2/ }).click();
  await page.getByRole('checkbox', { name: /^Spin Basics/ }).click();
  await expect.element(card('Make 1 video')).toBeVisible();
});

test('a substitute is three taps, and the video follows [B828]', async () => {
  signIn(person());
  answer(getTimetable, timetableOf([POLE], [onDay(POLE, 3)]));
  answer(saveException, { message: 'Saved.' });
  answer(makeWeek, { making: 1 });
  await openPage('/week');
  await openClass(/^7:30 PM Pole Level 2/);
  await page.getByRole('radio', { name: 'Substitute' }).click();
  await expect.element(page.getByLabelText('Who teaches')).toHaveFocus();
  await userEvent.keyboard('Carla');
  await press('Save and make the video');
  await expect.poll(() => callsOf(makeWeek)).toMatchObject([{ body: { classes: [{ entryId: POLE.id }] } }]);
  await expect.poll(() => callsOf(saveException)).toMatchObject([{ body: { substitute: 'Carla' } }]);
});

const FAILING = {
  ...{ id: '55555555-5555-4555-8555-555555555555', shown: 'calendar.example/….ics', readAt: '2026-12-02T10:00:00Z' },
  ...{ failing: 'There is nothing at this address.', isTold: true },
};

test('a calendar is given by its address, looked at first, and read from then on [B847]', async () => {
  signIn(person());
  let now = timetableOf([]);
  answer(getTimetable, () => now);
  answer(previewCalendar, { ...PREVIEW, kind: 'calendar', unread: [] });
  answer(addCalendar, () => {
    now = { ...FULL, calendars: [{ ...FAILING, failing: null, isTold: false }] };
    return { id: '44444444-4444-4444-8444-444444444444', added: 1, changed: 0, removed: 0 };
  });
  await openPage('/week');
  await page
    .getByRole('textbox', { name: 'Or give the address of a calendar' })
    .fill('webcal://calendar.example/x.ics');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('1 class read.')).toBeVisible();
  expect(callsOf(addCalendar)).toEqual([]);
  await press('Add 1 class');
  await expect.element(page.getByRole('region', { name: 'This week' })).toBeVisible();
  await expect
    .poll(() => callsOf(addCalendar))
    .toMatchObject([{ body: { address: 'webcal://calendar.example/x.ics' } }]);
  await press('Import');
  await expect.element(page.getByRole('region', { name: 'Calendars that are read' })).toBeVisible();
});

test('a calendar that cannot be read is told over the week, tried again, and read no more after a question [B848]', async () => {
  signIn(person());
  let now = { ...FULL, calendars: [FAILING] };
  answer(getTimetable, () => now);
  answer(readCalendarAgain, { id: null, added: 0, changed: 0, removed: 0 });
  answer(dropCalendar, () => {
    now = { ...FULL, calendars: [] };
    return { message: 'Done.' };
  });
  await openPage('/week');
  const told = page.getByRole('alert', { name: 'A calendar cannot be read' });
  await expect.element(told).toBeVisible();
  await expect
    .element(page.getByText(/There is nothing at this address\. Your classes are as they were/))
    .toBeVisible();
  await press('Try again: calendar.example/….ics');
  await expect.poll(() => callsOf(readCalendarAgain)).toMatchObject([{ params: { id: FAILING.id } }]);
  await press('Stop reading calendar.example/….ics');
  expect(callsOf(dropCalendar)).toEqual([]);
  await page.getByRole('button', { name: 'Stop reading it', exact: true }).last().click();
  await expect.element(told).not.toBeInTheDocument();
});

test('the videos of a week are counted one by one and downloaded as one archive, and what is left out is told [B856]', async () => {
  signIn(person());
  const made = (state: 'ready' | 'saved', at: number) => ({
    made: {
      state,
      promoId: 'p',
      renderId: `${at}${at}${at}${at}${at}${at}${at}${at}-1111-4111-8111-111111111111`,
      by: null,
      reason: null,
    },
  });
  const [one, two, three] = [onDay(SPIN, 0), onDay(POLE, 3), onDay(HEELS, 3)];
  answer(
    getTimetable,
    timetableOf(
      [SPIN, POLE, HEELS],
      [
        { ...one, ...made('saved', 1) },
        { ...two, ...made('ready', 2) },
        { ...three, ...made('ready', 3) },
      ],
    ),
  );
  refuse(countDownload, 'download_limit');
  answer(countDownload, { downloadCount: 5, remaining: 0, url: '/media/x.mp4' }, 1);
  const saved: string[] = [];
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    saved.push(`${this.getAttribute('href')} ${this.download}`);
  };
  await openPage('/week');
  await press('Download 3 videos');
  await expect.poll(() => saved).toEqual(['/api/week/videos.zip?from=2026-11-30 week-of-2026-11-30.zip']);
  HTMLAnchorElement.prototype.click = click;
  await expect
    .poll(() => callsOf(countDownload).map(({ body }) => body))
    .toMatchObject([{ classType: 'Pole Level 2', instructorName: 'Mia' }, { classType: 'Exotic Heels' }]);
  await expect.element(page.getByText('Not all videos could be downloaded')).toBeVisible();
});
