import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { unpackContent } from '../../src/contract/promos.ts';
import { getTimetable, type Timetable } from '../../src/contract/timetable.ts';
import type { List } from '../../src/scene/list-schema.ts';
import { ListName } from '../../src/web/features/editor/list/list-name.tsx';
import { ListRows } from '../../src/web/features/editor/list/list-rows.tsx';
import { useStudio } from '../../src/web/features/editor/model/studio.ts';
import { readEntries } from '../../src/web/features/promos/store.ts';
import { weekList } from '../../src/web/features/timetable/week-list.ts';
import { contentOf } from '../promo.ts';
import { weekOf } from '../scene/lists.ts';
import { expectNoViolations } from './accessible.ts';
import { answer } from './answers.ts';
import { InStudio } from './parts.tsx';
import { person, signIn } from './people.ts';
import { button, openPage, press, showPart } from './show.tsx';
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
