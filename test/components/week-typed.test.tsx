import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getTimetable, saveEntry } from '../../src/contract/timetable.ts';
import { applyImport, type Preview, previewImport } from '../../src/contract/timetable-import.ts';
import { answer, callsOf, hold } from './answers.ts';
import { person, signIn } from './people.ts';
import { button, openPage, press } from './show.tsx';
import { keptClass, onDay, timetableOf } from './timetables.ts';

const SPIN = keptClass('11111111-1111-4111-8111-111111111111', { instructor: 'Jo', schedule: 'Every Friday' });
const POLE = keptClass('22222222-2222-4222-8222-222222222222', {
  ...{ classType: 'Pole Level 2', schedule: 'Every Thursday', time: '19:30', instructor: 'Mia' },
});
const dialog = page.getByRole('dialog');
const className = page.getByRole('combobox', { name: 'Class' });
const place = page.getByLabelText('Place or room');
const left = page.getByText('This is as you left it. It is not saved yet.');
const paste = page.getByRole('textbox', { name: 'Paste your timetable' });

async function openWeek(timetable = timetableOf([SPIN, POLE], [onDay(POLE, 3), onDay(SPIN, 4)])) {
  signIn(person('individual'));
  answer(getTimetable, timetable);
  return openPage('/week');
}

async function closeByKey() {
  // Not in a field whose list of names is open, which would be closed by it.
  (dialog.getByRole('button').first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
}

describe('what is typed is still there when its sheet was closed before it was saved', () => {
  test('of a new class, also on the way back from another page, until it is saved [B895]', async () => {
    const router = await openWeek();
    await press('Add a class');
    await className.fill('Open Pole');
    await place.fill('Studio 2');
    await closeByKey();
    await router.navigate({ to: '/terms' });
    await expect.element(page.getByRole('heading', { name: 'The week' })).not.toBeInTheDocument();
    await router.navigate({ to: '/week' });
    await press('Add a class');
    await expect.element(className).toHaveValue('Open Pole');
    await expect.element(place).toHaveValue('Studio 2');
    await expect.element(left).toBeVisible();
    answer(saveEntry, { message: 'Saved.' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await press('Add a class');
    await expect.element(className).toHaveValue('');
    await expect.element(left).not.toBeInTheDocument();
  });

  test('of a class, until it is begun anew [B895]', async () => {
    await openWeek();
    const open = () => press('Change Pole Level 2, Every Thursday');
    await page.getByText('All classes of the timetable (2)').click();
    await open();
    await place.fill('Studio 2');
    await closeByKey();
    await press('Change Spin Basics, Every Friday');
    await expect.element(place).toHaveValue('');
    await expect.element(left).not.toBeInTheDocument();
    await closeByKey();
    await open();
    await expect.element(place).toHaveValue('Studio 2');
    await press('Start over');
    await expect.element(place).toHaveValue('');
    await expect.element(left).not.toBeInTheDocument();
    await closeByKey();
    await open();
    await expect.element(place).toHaveValue('');
  });

  test('of a day [B895]', async () => {
    await openWeek();
    const open = () => page.getByRole('button', { name: /^7:30 PM Pole Level 2/ }).click();
    await open();
    await page.getByRole('radio', { name: 'Substitute' }).click();
    await userEvent.keyboard('Carla');
    await closeByKey();
    await open();
    await expect.element(page.getByRole('radio', { name: 'Substitute' })).toBeChecked();
    await expect.element(page.getByLabelText('Who teaches')).toHaveValue('Carla');
    await expect.element(left).toBeVisible();
    await expect.element(button('Save and make the video')).toBeVisible();
    await press('Start over');
    await expect.element(page.getByRole('radio', { name: 'As always' })).toBeChecked();
    await expect.element(button('Save and make the video')).not.toBeInTheDocument();
  });

  test('of an import, until it is in [B895]', async () => {
    await openWeek();
    const preview: Preview = {
      ...{ kind: 'text', table: null, gone: [], asksMonth: false, unread: [] },
      rows: [{ line: 1, entry: SPIN.entry, exceptions: [], change: 'new', was: null }],
    };
    answer(previewImport, preview);
    answer(applyImport, { id: null, added: 1, changed: 0, removed: 0 });
    await press('Import');
    await paste.fill('Fri 18:00 Spin Basics');
    await closeByKey();
    await press('Import');
    await expect.element(paste).toHaveValue('Fri 18:00 Spin Basics');
    await press('Look at what it says');
    await press('Add 1 class');
    await expect.element(dialog).not.toBeInTheDocument();
    await press('Import');
    await expect.element(paste).toHaveValue('');
  });
});

test('why a file cannot be taken stands beside the field until there is another [B896]', async () => {
  await openWeek(timetableOf([]));
  await expect.element(paste).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File(['PK'], 'week.xlsx'));
  const told = page.getByRole('alert').getByText(/^Save the sheet as CSV first/);
  await expect.element(told).toBeVisible();
  await paste.fill('Fri 18:00 Spin Basics');
  await expect.element(told).toBeVisible();
  answer(previewImport, {
    ...{ kind: 'csv', table: null, gone: [], asksMonth: false, unread: [] },
    rows: [{ line: 1, entry: SPIN.entry, exceptions: [], change: 'new', was: null }],
  });
  await userEvent.upload(input, new File(['Spin Basics,Fri 18:00'], 'week.csv', { type: 'text/csv' }));
  await expect.element(page.getByText('1 class read.')).toBeVisible();
  await press('Back to the text');
  await expect.element(told).not.toBeInTheDocument();
});

test('what is typed while a class is being saved is in the next one, or still there when its sheet is opened again [B895]', async () => {
  await openWeek();
  answer(saveEntry, { message: 'Saved.' });
  const release = hold(saveEntry);
  await press('Add a class');
  await className.fill('Open Pole');
  await place.fill('Studio 2');
  await press('Save and add another');
  await className.fill('Stretch');
  release();
  await expect.element(page.getByText('Open Pole is on your timetable.')).toBeVisible();
  await expect.element(button('Save and add another')).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(className).toHaveValue('Stretch');
  await expect.element(place).toHaveValue('Studio 2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [one, other] = callsOf(saveEntry);
  expect(other!.params.id).not.toBe(one!.params.id);
});
