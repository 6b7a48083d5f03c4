import { getMonth, type Month, type MonthClass } from '../../src/contract/month.ts';
import type { Posting } from '../../src/contract/posting.ts';
import { getReminders } from '../../src/contract/reminders.ts';
import { getTimetable } from '../../src/contract/timetable.ts';
import { type Preview, previewImport } from '../../src/contract/timetable-import.ts';
import type { Made } from '../../src/contract/week.ts';
import { keptClass, onDay, timetableOf } from '../components/timetables.ts';
import { button, expect, press, test } from '../journeys/fixtures.ts';
import { showPart } from './looks.ts';
import { pin } from './pinned.ts';
import { type Screen, tour } from './tour.ts';

test.use({ timezoneId: 'UTC' });

const DIALOG = '[role=dialog]';

const idOf = (at: number) => `${String(at).repeat(8)}-1111-4111-8111-111111111111`;
const SPIN = keptClass(idOf(1), { instructor: 'Jo', place: 'Studio 1' });
const POLE = keptClass(idOf(2), {
  ...{ classType: 'Pole Level 2', schedule: 'Every Thursday', time: '19:30', instructor: 'Mia', place: 'Studio 2' },
});
const HEELS = keptClass(idOf(3), {
  ...{ classType: 'Exotic Heels', schedule: 'Every Thursday', time: '20:45', instructor: 'Carla', place: 'Studio 1' },
});
const STRETCH = keptClass(idOf(4), {
  ...{ classType: 'Stretch & Mobility', schedule: 'Every Saturday', time: '11:00', instructor: 'Lena' },
});

const made = (state: Made['state'], reason: string | null = null) => ({
  ...{ state, reason, promoId: state === 'nothing' ? null : SPIN.id },
  renderId: state === 'ready' || state === 'saved' ? SPIN.id : null,
});
const at = (date: string) => ({ date, time: '18:00', at: `${date}T18:00:00Z` });
const posting = (state: Posting['state'], date: string): Posting => ({
  ...{ state, when: at(date), own: null, by: null, review: null },
  postedAt: state === 'posted' ? at(date).at : null,
});
/** Each state that the video of a class can be in, on a Wednesday, and when some are to be posted. */
const WEEK = timetableOf(
  [SPIN, POLE, HEELS, STRETCH],
  [
    onDay(SPIN, 0, null, made('saved'), posting('posted', '2026-11-29')),
    onDay(SPIN, 2, null, made('ready'), posting('overdue', '2026-12-01')),
    onDay(POLE, 3, { substitute: 'Carla', placesLeft: 2 }, made('outOfDate'), posting('planned', '2026-12-02')),
    onDay(HEELS, 3, { state: 'cancelled' }),
    onDay(STRETCH, 5, null, made('failed', 'Our fonts have no Korean letters.')),
    onDay(SPIN, 7, null, made('making')),
    onDay(POLE, 10, null, made('waiting')),
    onDay(HEELS, 10, { state: 'soldOut' }, made('text')),
    onDay(STRETCH, 12),
  ],
  { zone: 'UTC', postRule: { daysBefore: 1, time: '18:00' } },
);
const PREVIEW: Preview = {
  ...{ kind: 'text', table: null, gone: [], asksMonth: false },
  rows: [
    { line: 1, entry: SPIN.entry, exceptions: [], change: 'same', was: null },
    { line: 2, entry: POLE.entry, exceptions: [], change: 'changed', was: { ...POLE.entry, time: '19:00' } },
    { line: 3, entry: STRETCH.entry, exceptions: [], change: 'new', was: null },
  ],
  unread: [{ line: 4, text: 'Soon more!', reason: 'It has no time.' }],
};

/** What was posted is on Instagram, and was seen there. */
const apart = (posted: boolean): Pick<MonthClass['videos'][number], 'downloadedAt' | 'instagram'> => ({
  downloadedAt: null,
  instagram: posted
    ? {
        ...{ place: 'story', permalink: 'https://www.instagram.com/stories/sky/1/' },
        figures: { reach: 214, views: 350, interactions: 12, profileVisits: 9, profileTaps: 4 },
      }
    : null,
});
const ofMonth = (date: string, state: MonthClass['state'], by: string | null, posted = false): MonthClass => ({
  ...{ entryId: SPIN.id, of: date, date, time: '18:00', classType: 'Spin Basics', instructor: 'Jo', state },
  videos: state === 'off' ? [] : [{ by, planned: at(date), posted: posted ? at(date) : null, ...apart(posted) }],
});
const MONTH: Month = {
  ...{ month: '2026-12', today: '2026-12-09', isTeam: true },
  classes: [
    ofMonth('2026-12-02', 'posted', 'Jo', true),
    ofMonth('2026-12-03', 'missed', null),
    ofMonth('2026-12-05', 'off', null),
    ofMonth('2026-12-10', 'ahead', 'Jo'),
  ],
  totals: { classes: 4, videos: 3, posted: 1, missed: 1, downloads: 0 },
};

const SCREENS: Screen[] = [
  {
    name: 'week',
    wide: true,
    reach: async ({ page }) => {
      await page.goto('/week');
      await expect(page.getByRole('region', { name: 'Next week' })).toBeVisible();
    },
    narrow: true,
  },
  {
    name: 'week-day',
    reach: async ({ page }) => {
      await page.getByRole('button', { name: /^7:30 PM Pole Level 2.*For Mia/ }).click();
      await expect(page.getByLabel('Who teaches')).toBeVisible();
    },
    axe: DIALOG,
    narrow: true,
  },
  {
    name: 'week-posting',
    reach: async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await press(page, 'Post the day before at 6:00 PM');
      await expect(button(page, 'Make an address')).toBeVisible();
    },
    axe: DIALOG,
    narrow: true,
  },
  {
    name: 'week-class',
    wide: true,
    reach: async ({ page }) => {
      await page.keyboard.press('Escape');
      await press(page, 'Add a class');
      await page.getByRole('combobox', { name: 'Class' }).fill('Open Pole');
      await expect(button(page, 'Save and add another')).toBeVisible();
    },
    axe: DIALOG,
    narrow: true,
  },
  {
    name: 'week-import',
    wide: true,
    reach: async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await press(page, 'Import');
      await page.getByRole('textbox', { name: 'Paste your timetable' }).fill('Mon 18:00 Spin Basics with Jo');
      await press(page, 'Look at what it says');
      await expect(page.getByText('3 classes read. 1 line could not be read: see why below.')).toBeVisible();
    },
    axe: DIALOG,
    narrow: true,
  },
  {
    name: 'month',
    wide: true,
    reach: async ({ page }) => {
      await page.goto('/month?month=2026-12');
      await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    },
    narrow: true,
  },
  {
    name: 'editor-list',
    wide: true,
    reach: async ({ page }) => {
      await page.goto('/promos');
      await press(page, 'New list');
      await expect(page.getByRole('heading', { name: 'Name your list' })).toBeVisible();
      const rows = page.getByRole('tab', { name: 'Rows' });
      if (await rows.isVisible()) await rows.click();
      await showPart(page, 'Step 2');
    },
    narrow: true,
  },
];

tour(
  'the week, its classes, an import and a list [B39 B40]',
  {
    who: { firstName: 'Jasmine', role: 'pro' },
    // Where a list of names is open while the window becomes narrower.
    errors: /ResizeObserver loop completed/,
    begin: async ({ page }) => {
      await pin(page, getTimetable, WEEK);
      await pin(page, getReminders, { publicKey: `B${'A'.repeat(86)}`, byMail: true, atNight: false, devices: [] });
      await pin(page, previewImport, PREVIEW);
      await pin(page, getMonth, MONTH);
    },
  },
  SCREENS,
);
