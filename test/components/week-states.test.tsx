import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { previewCalendar } from '../../src/contract/calendars.ts';
import { getReminders } from '../../src/contract/reminders.ts';
import { getAccountState } from '../../src/contract/session.ts';
import { getTimetable, saveEntry, saveException, setZone } from '../../src/contract/timetable.ts';
import { applyImport, type Preview, previewImport } from '../../src/contract/timetable-import.ts';
import { getWeekFilm, makeWeek, startPromo, stopWeek } from '../../src/contract/week.ts';
import { watchConnection } from '../../src/web/api/connection.ts';
import { queryClient } from '../../src/web/api/query-client.ts';
import { weekList } from '../../src/web/features/timetable/week-list.ts';
import { answer, callsOf, cut, fail, hold, refuse } from './answers.ts';
import { allow } from './faults.ts';
import { person, signIn } from './people.ts';
import { button, openPage, press } from './show.tsx';
import { keptClass, NO_REMINDERS, onDay, timetableOf } from './timetables.ts';

const SPIN = keptClass('11111111-1111-4111-8111-111111111111', { instructor: 'Jo', place: 'Studio 1' });
const POLE = keptClass('22222222-2222-4222-8222-222222222222', {
  ...{ classType: 'Pole Level 2', schedule: 'Every Thursday', time: '19:30', instructor: 'Mia' },
});
const FULL = timetableOf([SPIN, POLE], [onDay(POLE, 3), onDay(SPIN, 7)]);
const DOWN = /Spinreel cannot be reached right now/;
const dialog = (name: string) => page.getByRole('dialog', { name });
const className = page.getByRole('combobox', { name: 'Class' });
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
const region = page.getByRole('region', { name: 'This week' });

async function openWeek(timetable = FULL) {
  signIn(person('individual'));
  answer(getTimetable, timetable);
  return openPage('/week');
}

describe('the page', () => {
  test('says that it is being loaded, why it cannot be, and is loaded by one tap [B875]', async () => {
    signIn(person());
    answer(getTimetable, FULL);
    const mend = fail(getTimetable, 503, 'resting');
    const release = hold(getTimetable);
    await openPage('/week');
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    release();
    await expect.element(page.getByRole('alert')).toMatchTextContent(DOWN);
    const again = button('Try again').element() as HTMLElement;
    mend();
    again.click();
    await expect.element(region).toBeVisible();
  });

  test('says at once that there is no connection, and comes by itself when there is one [B875]', async () => {
    watchConnection();
    signIn(person());
    answer(getTimetable, FULL);
    // Only a page that is there hears of it, and it knows who is signed in.
    const router = await openPage('/week');
    await expect.element(region).toBeVisible();
    await router.navigate({ to: '/terms' });
    await expect.element(region).not.toBeInTheDocument();
    queryClient.removeQueries({ queryKey: [getTimetable.path] });
    const mend = cut(getTimetable);
    window.dispatchEvent(new Event('offline'));
    onTestFinished(() => void window.dispatchEvent(new Event('online')));
    await router.navigate({ to: '/week' });
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Your timetable could not be loaded/);
    mend();
    window.dispatchEvent(new Event('online'));
    await expect.element(region).toBeVisible();
  });

  test('tells what could not be stopped or set [B875]', async () => {
    await openWeek(timetableOf([POLE], [onDay(POLE, 3, null, { state: 'making' })], { zone: 'Pacific/Chatham' }));
    fail(stopWeek, 503, 'resting');
    fail(setZone, 503, 'resting');
    await press('Stop');
    await expect.element(page.getByText('The week is still being made')).toBeVisible();
    await page.getByRole('button', { name: /^Use / }).click();
    await expect.element(page.getByText('The clock could not be changed')).toBeVisible();
  });

  test('opens the video of the week that there is, also while it does not know of it yet [B875]', async () => {
    const promoId = '55555555-5555-4555-8555-555555555555';
    signIn(person('individual'));
    answer(getTimetable, FULL);
    answer(getWeekFilm, {
      video: { promoId, version: 3, list: weekList(FULL, 'en')!.list, film: { state: 'none', counted: false } },
    });
    const release = hold(getWeekFilm);
    const router = await openPage('/week');
    await press('Video of the week');
    release();
    await expect.poll(() => router.state.location.search).toMatchObject({ promo: promoId });
  });
});

describe('the sheet of a class', () => {
  async function typeIn() {
    await openWeek();
    await press('Add a class');
    await className.fill('Open Pole');
  }

  test('keeps what is typed, says why it could not be saved, and is saved once however often it is sent [B875]', async () => {
    await typeIn();
    answer(saveEntry, { message: 'Saved.' });
    cut(saveEntry, 1);
    await save();
    await expect.element(dialog('Add a class').getByRole('alert')).toMatchTextContent(/Unable to connect/);
    await expect.element(className).toHaveValue('Open Pole');
    await press('Save and add another');
    await expect.element(className).toHaveValue('');
    await className.fill('Stretch');
    await save();
    await expect.element(dialog('Add a class')).not.toBeInTheDocument();
    const [lost, again, other] = callsOf(saveEntry).map(({ params }) => params.id);
    expect(again).toBe(lost);
    expect(other).not.toBe(lost);
  });

  test('leads to the field that is wrong, and tells what no field says [B875]', async () => {
    await typeIn();
    refuse(saveEntry, 'invalid_input', { fields: { 'entry.until': 'It ends before it begins.' } }, 1);
    await save();
    await expect.element(page.getByLabelText('Last day')).toHaveFocus();
    const message = 'This member is not on your team. They may have been removed.';
    refuse(saveEntry, 'invalid_input', { message, fields: { 'entry.memberId': message } }, 1);
    await save();
    await expect.element(dialog('Add a class').getByRole('alert')).toMatchTextContent(message);
  });

  test('stays when something beside it is clicked, and when the session ends [B875]', async () => {
    allow(/401/);
    await typeIn();
    await page.elementLocator(document.querySelector('.mantine-Modal-overlay')!).click({ position: { x: 5, y: 5 } });
    await expect.element(className).toHaveValue('Open Pole');
    refuse(saveEntry, 'unauthorized');
    await save();
    await expect.poll(() => callsOf(getAccountState).length).toBeGreaterThan(0);
    const password = dialog('Please sign in again').getByLabelText('Password', { exact: true });
    await expect.element(password).toBeVisible();
    // Over the sheet, not under it.
    await password.fill('my password');
    await expect.element(password).toHaveValue('my password');
    await expect.element(className).toHaveValue('Open Pole');
  });
});

test('the sheet of a day says why it could not be changed or opened, and keeps what is typed [B875]', async () => {
  await openWeek();
  await page.getByRole('button', { name: /^7:30 PM Pole Level 2/ }).click();
  const sheet = dialog('Pole Level 2');
  fail(startPromo, 503, 'resting');
  await press('Write it in the editor');
  await expect.element(sheet.getByRole('alert')).toMatchTextContent(DOWN);
  fail(saveException, 503, 'resting', 1);
  await page.getByRole('radio', { name: 'Substitute' }).click();
  await userEvent.keyboard('Carla');
  await press('Save and make the video');
  await expect.element(sheet.getByRole('alert').last()).toMatchTextContent(DOWN);
  await expect.element(page.getByLabelText('Who teaches')).toHaveValue('Carla');
  // It is kept; only its video could not be asked for.
  answer(saveException, { message: 'Saved.' });
  refuse(makeWeek, 'plan_required', { message: 'The free trial makes one class a week.' });
  await press('Save and make the video');
  await expect.element(sheet.getByRole('link', { name: 'See what Pro does' })).toBeVisible();
});

test('whoever may not change a day is told who may [B875]', async () => {
  await openWeek(
    timetableOf([{ ...POLE, mayExcept: false }], [onDay(POLE, 3)], { mayEdit: false, studio: 'Sky Studio' }),
  );
  await page.getByRole('button', { name: /^7:30 PM Pole Level 2/ }).click();
  await expect.element(page.getByText(/^Only whoever teaches it, and the studio’s owner/)).toBeVisible();
});

test('why a week could not be made stands over the button, wherever a long list of classes is scrolled to [B875]', async () => {
  await page.viewport(390, 664);
  onTestFinished(() => page.viewport(1440, 900));
  const many = Array.from({ length: 14 }, (_, at) =>
    keptClass(`11111111-1111-4111-8111-1111111111${10 + at}`, { classType: `Class ${at + 1}` }),
  );
  await openWeek(
    timetableOf(
      many,
      many.map((each, at) => onDay(each, 2 + Math.floor(at / 3))),
    ),
  );
  answer(makeWeek, { making: 14 });
  fail(makeWeek, 500, 'oops', 1);
  answer(getReminders, NO_REMINDERS);
  await press('Make this week');
  await press('Make 14 videos');
  const told = dialog('Make this week').getByRole('alert');
  await expect.element(told).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole('checkbox', { name: /^Class 14/ })).not.toBeInViewport();
  for (const name of [/^Class 14,/, /^Class 1,/]) {
    page.getByRole('checkbox', { name }).element().scrollIntoView({ block: 'center' });
    await expect.element(told).toBeInViewport({ ratio: 1 });
  }
  await press('Make 14 videos');
  await expect.element(dialog('Make this week')).not.toBeInTheDocument();
});

describe('an import', () => {
  const PREVIEW: Preview = {
    ...{ kind: 'csv', gone: [{ id: POLE.id, entry: POLE.entry }], asksMonth: false, unread: [] },
    table: { headers: ['What', 'When'], columns: ['class', 'day'] },
    rows: [{ line: 1, entry: SPIN.entry, exceptions: [], change: 'new', was: null }],
  };
  const paste = page.getByRole('textbox', { name: 'Paste your timetable' });

  test('that cannot be read stays as it was typed, and is looked at by another tap [B875]', async () => {
    await openWeek(timetableOf([]));
    answer(previewImport, PREVIEW);
    fail(previewImport, 503, 'resting', 1);
    await paste.fill('Spin Basics,Mon 18:00');
    await press('Look at what it says');
    await expect.element(page.getByText(DOWN)).toBeVisible();
    await expect.element(paste).toHaveValue('Spin Basics,Mon 18:00');
    await press('Look at what it says');
    await expect.element(page.getByText('1 class read.')).toBeVisible();
  });

  test('that is read in another way keeps what was chosen beside it, also where that fails [B875]', async () => {
    await openWeek(timetableOf([]));
    answer(previewImport, PREVIEW);
    await paste.fill('Spin Basics,Mon 18:00');
    await press('Look at what it says');
    await page.getByRole('checkbox', { name: /^Also remove 1 class/ }).click();
    await page.getByText('What the columns are').click();
    fail(previewImport, 503, 'resting', 1);
    const release = hold(previewImport);
    const column = page.getByRole('combobox', { name: 'When' });
    (column.element() as HTMLElement).focus();
    await column.selectOptions('Details');
    await expect.element(column).toHaveValue('details');
    await expect.element(column).toHaveFocus();
    release();
    await expect.element(page.getByRole('alert')).toMatchTextContent(DOWN);
    await expect.element(column).toHaveValue('day');
    await column.selectOptions('Place');
    await expect.poll(() => callsOf(previewImport)).toHaveLength(3);
    await expect.element(page.getByRole('checkbox', { name: /^Also remove 1 class/ })).toBeChecked();
    fail(applyImport, 503, 'resting', 1);
    await page.getByRole('button', { name: /^Add 1 class/ }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(DOWN);
  });

  test('of a file can be made of the same file again, once it is mended [B875]', async () => {
    await openWeek(timetableOf([]));
    await expect.element(paste).toBeVisible();
    fail(previewImport, 503, 'resting');
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File(['Spin Basics,Mon 18:00'], 'week.csv', { type: 'text/csv' }));
    await expect.element(page.getByText(DOWN)).toBeVisible();
    expect(input.value).toBe('');
  });

  test('of a calendar has its address still after Back [B875]', async () => {
    await openWeek(timetableOf([]));
    answer(previewCalendar, { ...PREVIEW, kind: 'calendar', table: null });
    const address = page.getByRole('textbox', { name: 'Or give the address of a calendar' });
    await address.fill('https://calendar.example/x.ics');
    await userEvent.keyboard('{Enter}');
    await press('Back');
    await expect.element(address).toHaveValue('https://calendar.example/x.ics');
  });
});

test('a video that was handed over is called as the button is that did it, and a room’s number stays with it [B856]', async () => {
  await openWeek(timetableOf([SPIN], [onDay(SPIN, 7, null, { state: 'saved', promoId: 'p', renderId: SPIN.id })]));
  await expect.element(page.getByRole('button', { name: /^6:00 PM Spin Basics.* Downloaded$/ })).toBeVisible();
  await expect.element(button('Download 1 video')).toBeVisible();
  expect(page.getByRole('button', { name: /^6:00 PM Spin Basics.* Downloaded$/ }).element().textContent).toContain(
    'Studio\u00a01',
  );
});
