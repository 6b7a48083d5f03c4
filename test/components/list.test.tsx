import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { WRITING_STYLES } from '../../src/contract/profile.ts';
import { unpackContent } from '../../src/contract/promos.ts';
import { getTimetable, type Timetable } from '../../src/contract/timetable.ts';
import type { List } from '../../src/scene/list-schema.ts';
import { ListName } from '../../src/web/features/editor/list/list-name.tsx';
import { ListRows } from '../../src/web/features/editor/list/list-rows.tsx';
import { useStudio } from '../../src/web/features/editor/model/studio.ts';
import { sayShort } from '../../src/web/features/editor/style/page-hint.tsx';
import { readEntries } from '../../src/web/features/promos/store.ts';
import { weekList } from '../../src/web/features/timetable/week-list.ts';
import { contentOf } from '../promo.ts';
import { weekOf } from '../scene/lists.ts';
import { expectNoViolations } from './accessible.ts';
import { answer } from './answers.ts';
import { InStudio } from './parts.tsx';
import { person, signIn } from './people.ts';
import { button, openPage, press, pressKey, showPart } from './show.tsx';
import { openStyle } from './style-step.tsx';
import { keptClass, onDay, timetableOf } from './timetables.ts';

let shown: List | undefined;
function Shown() {
  shown = useStudio().state.promo.list;
  return null;
}

async function open(list: List, timetable?: Timetable) {
  const user = person();
  signIn(user);
  if (timetable) answer(getTimetable, timetable);
  const content = unpackContent(contentOf({ text: '' }))!;
  const draft = JSON.stringify({ ...content, promo: { ...content.promo, list } });
  await showPart(
    <InStudio user={user} draft={draft}>
      <main>
        <h1>A list</h1>
        <ListName />
        <ListRows />
      </main>
      <Shown />
    </InStudio>,
  );
}

const names = () => shown!.groups.map(({ rows }) => rows.map(({ name }) => name));

test('rows are written, added, moved and removed, one open at a time [B838]', async () => {
  await open(weekOf(3));
  await expect.element(page.getByText('3 of 24 rows')).toBeVisible();
  await press('17:30 Beginner Pole · Jasmine');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Pole 1');
  await page.getByLabelText('Cross it out: it does not take place').click();
  expect(shown!.groups[0]!.rows[0]).toMatchObject({ lead: '17:30', name: 'Pole 1', off: true });
  await expectNoViolations(document.querySelector('main')!);
  await press('Down: 17:30 Pole 1 · Jasmine');
  expect(names()).toEqual([['Pole 1', 'Stretch & Mobility'], ['Kids Pole']]);
  await press('Remove 17:30 Pole 1 · Jasmine');
  await press('Add a row under Wednesday');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Hoop');
  expect(names()).toEqual([['Stretch & Mobility'], ['Kids Pole', 'Hoop']]);
});

test('a full list says so and takes no more [B838]', async () => {
  await open(weekOf(24));
  await expect.element(page.getByText('A video takes 24 rows. Remove one to add another.')).toBeVisible();
  await expect.element(button('Add a heading')).toBeDisabled();
});

const SPIN = keptClass('11111111-1111-4111-8111-111111111111', { instructor: 'Jo' });
const WEEK = timetableOf([SPIN], [onDay(SPIN, 3), onDay(SPIN, 4)]);

test('a list of the week says that the timetable has changed since, and takes the new one [B841]', async () => {
  const { list } = weekList(WEEK, 'en')!;
  const changed = timetableOf([SPIN], [onDay(SPIN, 3, { substitute: 'Carla' }), onDay(SPIN, 4)]);
  await open(list, changed);
  await expect.element(page.getByText('Your timetable has changed since.')).toBeVisible();
  await press('Take the new timetable');
  await expect.element(page.getByText('Your timetable has changed since.')).not.toBeInTheDocument();
  expect(shown!.groups[0]!.rows[0]).toMatchObject({ value: 'Carla', note: 'instead of Jo' });
});

test('one tap makes the video of the week, and the editor shows its rows [B840]', async () => {
  const user = person();
  signIn(user);
  answer(getTimetable, () => WEEK);
  await openPage('/week');
  await press('Video of the week');
  await expect.element(page.getByRole('heading', { name: 'Name your list' })).toBeVisible();
  const { promo } = unpackContent(readEntries(user.id)[0]!.content)!;
  expect(promo).toMatchObject({ text: '', videoDuration: 15, list: { groups: [{ rows: [{ value: 'Jo' }] }, {}] } });
});

test('My promos begins a list of prices, a team or workshops [B842]', async () => {
  const user = person();
  signIn(user);
  await openPage('/promos');
  await press('New list');
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Prices');
});

test('a list whose pages are too short to read says so where its length is chosen, with the length that is enough [B877]', async () => {
  await openStyle(WRITING_STYLES[0], { promo: { text: '', list: weekOf(24), videoDuration: 3 } });
  const hint = page.getByText(/^Your list has \d pages, each shown for /);
  await expect.element(hint).toBeVisible();
  await pressKey(page.getByRole('slider', { name: 'Duration in seconds' }), 'End');
  await expect.element(hint).not.toBeInTheDocument();
  expect([sayShort(1, 1), sayShort(5, 15), sayShort(4, 8), sayShort(3, 3), sayShort(5, 8)]).toEqual([
    null,
    null,
    'Your list has 4 pages, each shown for 2 seconds. That is too short to read: choose 12 seconds or more.',
    'Your list has 3 pages, each shown for 1 second. That is too short to read: choose 9 seconds or more.',
    'Your list has 5 pages, each shown for 1.6 seconds. That is too short to read: choose 15 seconds.',
  ]);
  expect([sayShort(6, 10), sayShort(6, 15)]).toEqual([
    'Your list has 6 pages, each shown for 1.6 seconds. That is too short to read: choose 15 seconds and take out some rows.',
    'Your list has 6 pages, each shown for 2.5 seconds. That is too short to read: take out some rows.',
  ]);
});
