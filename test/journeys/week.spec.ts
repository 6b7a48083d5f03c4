import { readFile } from 'node:fs/promises';
import { brandKits } from '../../src/server/db/schema/brand.ts';
import { expect, press, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const CLASSES = ['Spin Basics', 'Pole Level 2', 'Exotic Heels', 'Stretch'];
/** As many classes: films take their time. `WEEK_CLASSES=12` makes as many as a studio has in a week. */
const MANY = Number(process.env.WEEK_CLASSES ?? 3);
/** Two a day. */
const TIMETABLE = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
  .flatMap((day, at) => [17, 19].map((hour, of) => `${day} ${hour}:00 ${CLASSES[(2 * at + of) % 4]} with Jo`))
  .slice(0, MANY)
  .join('\n');
/** How many files a ZIP lists, each with this before it (APPNOTE 4.3.12). */
const filesIn = (zip: Buffer) => zip.toString('latin1').split('PK\x01\x02').length - 1;

test('from a pasted timetable to all videos of its week in hand it is six taps, and a substitute with the new video three [B828 B829]', async ({
  page,
  join,
  services,
}) => {
  // On two cores that other tests use as well, films take minutes.
  test.setTimeout(900_000);
  const { id: userId } = await join({ role: 'pro' });
  // A look over black, whose films are made in no time: main-job.spec.ts has films over clips.
  await services.db.insert(brandKits).values({ userId, look: 'minimal' });
  // Every touch of the screen counts, whatever it hits.
  await page.addInitScript(() => {
    Object.assign(window, { taps: 0 });
    document.addEventListener('pointerdown', () => (window as unknown as { taps: number }).taps++, { capture: true });
  });
  const taps = () => page.evaluate(() => (window as unknown as { taps: number }).taps);
  await page.goto('/week');
  const paste = page.getByRole('textbox', { name: 'Paste your timetable' });
  await paste.click();
  await paste.fill(TIMETABLE);
  await press(page, 'Look at what it says');
  await press(page, `Add ${MANY} classes`);
  await press(page, 'Make next week');
  await press(page, `Make ${MANY} videos`);
  expect(await taps()).toBe(5);

  const week = page.getByRole('region', { name: 'Next week' });
  const ready = week.getByRole('button', { name: /(Ready|Downloaded)$/ });
  await expect(week.getByRole('button', { name: /(Waiting|Making|Ready)$/ })).toHaveCount(MANY);
  // All of them, whoever comes first.
  await expect(ready).toHaveCount(MANY, { timeout: 600_000 });
  const [archive] = await Promise.all([page.waitForEvent('download'), press(page, `Download ${MANY} videos`)]);
  expect(await taps()).toBe(6);
  expect(archive.suggestedFilename()).toMatch(/^week-of-.*\.zip$/);
  expect(filesIn(await readFile(await archive.path()))).toBe(MANY);
  // Each is counted once.
  await expect(week.getByRole('button', { name: /Downloaded$/ })).toHaveCount(MANY);

  const before = await taps();
  await ready.first().click();
  await page.getByRole('radiogroup', { name: 'This day is' }).getByText('Substitute', { exact: true }).click();
  await page.keyboard.type('Carla');
  await press(page, 'Save and make the video');
  expect((await taps()) - before).toBe(3);
  const changed = week.getByRole('button', { name: /^5:00 PM Spin Basics.*For Jo/ }).first();
  await expect(changed).not.toHaveAccessibleName(/Ready/);
  await expect(changed).toHaveAccessibleName(/Ready/, { timeout: 240_000 });
  // They are ordinary promos.
  await changed.click();
  await press(page, 'Open in the editor');
  await expect(page.getByRole('textbox', { name: 'Instructor name' })).toHaveValue('Carla');
});
