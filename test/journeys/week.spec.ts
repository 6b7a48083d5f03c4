import { expect, press, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const CLASSES = ['Spin Basics', 'Pole Level 2', 'Exotic Heels', 'Stretch'];
/** Twelve classes, two a day. */
const TIMETABLE = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
  .flatMap((day, at) => [17, 19].map((hour, of) => `${day} ${hour}:00 ${CLASSES[(2 * at + of) % 4]} with Jo`))
  .join('\n');

test('from a pasted timetable to a week of twelve videos it is five taps, in hand one more, and a substitute with the new video three [B828 B829]', async ({
  page,
  join,
}) => {
  // On two cores that other tests use as well, a film takes minutes.
  test.setTimeout(900_000);
  await join({ role: 'pro' });
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
  await press(page, 'Add 12 classes');
  await press(page, 'Make next week');
  await press(page, 'Make 12 videos');
  expect(await taps()).toBe(5);

  const week = page.getByRole('region', { name: 'Next week' });
  const ready = week.getByRole('button', { name: /, (Ready|Downloaded)$/ });
  await expect(week.getByRole('button', { name: /, (Waiting|Making|Ready)$/ })).toHaveCount(12);
  // The next class comes first.
  await expect(week.getByRole('button', { name: 'Spin Basics, 5:00 PM, Ready' }).first()).toBeVisible({
    timeout: 240_000,
  });
  await press(page, 'Stop');
  await expect(page.getByRole('region', { name: 'Videos being made' })).toHaveCount(0, { timeout: 240_000 });
  const made = await ready.count();
  expect(made).toBeGreaterThan(0);
  // What is ready is in hand by one tap more, each counted once.
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    press(page, made === 1 ? 'Download 1 video' : `Download ${made} videos`),
  ]);
  expect(archive.suggestedFilename()).toMatch(/^week-of-.*\.zip$/);
  await expect(week.getByRole('button', { name: /, Downloaded$/ })).toHaveCount(made);
  // Five, Stop, and this one.
  expect(await taps()).toBe(7);

  const before = await taps();
  await ready.first().click();
  await page.getByRole('radiogroup', { name: 'This day is' }).getByText('Substitute', { exact: true }).click();
  await page.keyboard.type('Carla');
  await press(page, 'Save and make the video');
  expect((await taps()) - before).toBe(3);
  const changed = week.getByRole('button', { name: /Spin Basics, 5:00 PM, For Jo, / }).first();
  await expect(changed).not.toHaveAccessibleName(/Ready/);
  await expect(changed).toHaveAccessibleName(/Ready/, { timeout: 240_000 });
  // They are ordinary promos.
  await changed.click();
  await press(page, 'Open in the editor');
  await expect(page.getByText(/Carla/).first()).toBeVisible();
});
