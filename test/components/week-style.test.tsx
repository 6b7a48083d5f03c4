import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getTimetable, saveEntry } from '../../src/contract/timetable.ts';
import { answer, callsOf } from './answers.ts';
import { giveLibrary, person, SOUND_LOOP, signIn } from './people.ts';
import { openPage, press } from './show.tsx';
import { keptClass, onDay, timetableOf } from './timetables.ts';

test('a class has a look and a background of its own, or those of the others again [B873]', async () => {
  signIn(person('individual'));
  const spin = keptClass('11111111-1111-4111-8111-111111111111', { instructor: 'Jo', look: 'neon' });
  answer(getTimetable, timetableOf([spin], [onDay(spin, 7)]));
  giveLibrary({ universal: [SOUND_LOOP] });
  answer(saveEntry, { message: 'Saved.' });
  await openPage('/week');
  await page.getByText('All classes of the timetable (1)').click();
  await press('Change Spin Basics, Every Monday');
  const look = page.getByRole('combobox', { name: 'Look' });
  await expect.element(look).toHaveValue('neon');
  await look.selectOptions('As the studio’s favorites');
  await press(`Select: ${SOUND_LOOP.title}`);
  await expect.element(page.getByRole('button', { name: 'Use the favorites again' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => callsOf(saveEntry)).toHaveLength(1);
  const { entry } = callsOf(saveEntry)[0]!.body;
  expect([entry.look, entry.background]).toEqual([undefined, SOUND_LOOP.publicId]);
});
