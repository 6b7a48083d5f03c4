import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { getBooking, NO_LINKS } from '../../src/contract/booking.ts';
import { getPromo, unpackContent } from '../../src/contract/promos.ts';
import { countDownload } from '../../src/contract/renders.ts';
import { getTimetable } from '../../src/contract/timetable.ts';
import { captionOf } from '../../src/web/features/captions/caption.ts';
import { today } from '../../src/web/ui/dates.ts';
import { contentOf } from '../promo.ts';
import { answer, callsOf, refuse, serve } from './answers.ts';
import { person, signIn } from './people.ts';
import { button, openPage, press } from './show.tsx';
import { keptClass, onDay, timetableOf } from './timetables.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const SPIN = keptClass('11111111-1111-4111-8111-111111111111', { instructor: 'Jo', place: 'Studio 1', ends: '19:00' });
const POLE = keptClass('22222222-2222-4222-8222-222222222222', {
  ...{ classType: 'Pole Level 2', schedule: 'Every Thursday', time: '19:30', instructor: 'Mia' },
});
const idOf = (at: number) => `${String(at).padStart(8, '0')}-1111-4111-8111-111111111111`;
const made = (at: number, state: 'ready' | 'saved' = 'ready') => ({ state, promoId: idOf(at), renderId: idOf(at) });
/** So many classes of next week with their videos, two a day. */
const weekOf = (many: number) => {
  const entries = Array.from({ length: many }, (_, at) =>
    keptClass(idOf(100 + at), { classType: `Class ${at + 1}`, time: at % 2 ? '19:00' : '17:00' }),
  );
  return timetableOf(
    entries,
    entries.map((entry, at) => onDay(entry, 7 + Math.floor(at / 2), null, made(at))),
  );
};
const url = '/media/video/upload/renders/of-the-week.mp4';
const counted = { downloadCount: 1, remaining: null, url };

/** A phone with a share sheet. @returns the names of the files of each time that it opened */
function phone(): string[][] {
  const shared: string[][] = [];
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  navigator.canShare = ({ files = [] }: ShareData = {}) => files.length > 0;
  navigator.share = async ({ files = [] }: ShareData = {}) => void shared.push(files.map(({ name }) => name));
  vi.spyOn(navigator.userActivation, 'isActive', 'get').mockReturnValue(true);
  return shared;
}
afterEach(() => {
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
  vi.restoreAllMocks();
});

test('a phone gets the videos of a week in portions that its share sheet takes, each counted once [B870]', async () => {
  signIn(person('individual'));
  answer(getTimetable, weekOf(12));
  answer(countDownload, counted);
  serve(url, new Blob(['a film']));
  const shared = phone();
  await openPage('/week');
  await press('Save 12 videos');
  await expect.element(button('Save 10 videos')).toBeVisible();
  // Closed without a choice: it can be opened again.
  const share = navigator.share;
  navigator.share = () => Promise.reject(new DOMException('', 'AbortError'));
  await press('Save 10 videos');
  navigator.share = share;
  await press('Save 10 videos');
  await press('Next 2');
  await expect.element(page.getByText('All 12 videos done.')).toBeVisible();
  expect(shared.map((names) => names.length)).toEqual([10, 2]);
  expect(shared.flat().slice(0, 2)).toEqual(['2026-12-07-1700-class-1.mp4', '2026-12-07-1900-class-2.mp4']);
  await expect
    .poll(() => callsOf(countDownload).map(({ body }) => body.renderId))
    .toEqual(Array.from({ length: 12 }, (_, at) => idOf(at)));
});

test('what is too much for one share sheet is the next portion, and is fetched once [B870]', async () => {
  signIn(person('individual'));
  answer(getTimetable, weekOf(3));
  answer(countDownload, counted);
  serve(url, new Blob([new Uint8Array(21 * 1024 * 1024)]));
  const shared = phone();
  await openPage('/week');
  await press('Save 3 videos');
  await press('Save 2 videos');
  await press('Next 1');
  await expect.element(page.getByText('All 3 videos done.')).toBeVisible();
  expect(shared.map((names) => names.length)).toEqual([2, 1]);
  await expect.poll(() => callsOf(countDownload)).toHaveLength(3);
});

test('what could be fetched is handed over, and why the rest could not be is told [B870]', async () => {
  signIn(person());
  answer(getTimetable, weekOf(3));
  refuse(countDownload, 'download_limit');
  answer(countDownload, counted, 1);
  serve(url, new Blob(['a film']));
  const shared = phone();
  await openPage('/week');
  await press('Save 3 videos');
  await expect.element(page.getByRole('alert', { name: 'The others could not be fetched' })).toBeVisible();
  await press('Save 1 video');
  await expect.poll(() => shared).toHaveLength(1);
  await press('Try again');
  await expect.poll(() => callsOf(countDownload).length).toBeGreaterThan(3);
});

test('the captions of a week are copied at once, day by day [B871]', async () => {
  signIn(person());
  const days = [onDay(POLE, 3, null, made(1)), onDay(SPIN, 7, null, made(2)), onDay(POLE, 10)];
  answer(getTimetable, timetableOf([SPIN, POLE], [...days, onDay(SPIN, 9, null, made(3))]));
  answer(getPromo, ({ params: { id } }) => ({
    ...{ id, title: null, version: 1, updatedAt: '2026-12-02T12:00:00.000Z' },
    content: contentOf({ text: id === idOf(2) ? 'Monday is for **spins**.' : 'Later.' }),
  }));
  let copied = '';
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied = text;
  });
  await openPage('/week');
  await press('More for next week');
  await page.getByRole('menuitem', { name: 'Copy all captions' }).click();
  await expect.element(page.getByRole('textbox', { name: 'All captions' })).toBeVisible();
  await press('Copy 2 captions');
  await expect.poll(() => copied).toMatch(/^Monday, December 7\n\n6:00 PM Spin Basics\n\nMonday is for spins\./);
  expect(copied).toMatch(/\n\n———\n\nWednesday, December 9\n\n6:00 PM Spin Basics\n\nLater\./);
  await expect.element(page.getByText('2 captions copied.')).toBeVisible();
});

test('the captions of a week have where to book, and are those that the person has changed [B906 B912]', async () => {
  signIn(person());
  answer(getBooking, { own: { ...NO_LINKS, link: 'https://sky.studio/book' }, studio: null });
  answer(getTimetable, timetableOf([SPIN, POLE], [onDay(SPIN, 7, null, made(1)), onDay(POLE, 10, null, made(2))]));
  const { promo, form } = unpackContent(contentOf({ text: 'Later.' }))!;
  const of = captionOf(promo, form, today(), { link: 'https://sky.studio/book' });
  answer(getPromo, ({ params: { id } }) => ({
    ...{ id, title: null, version: 1, updatedAt: '2026-12-02T12:00:00.000Z' },
    content: contentOf(id === idOf(1) ? { text: 'Soon.' } : { text: 'Later.', caption: { of, words: 'All mine' } }),
  }));
  await openPage('/week');
  await press('More for next week');
  await page.getByRole('menuitem', { name: 'Copy all captions' }).click();
  const all = page.getByRole('textbox', { name: 'All captions' });
  await expect.element(all).toHaveValue(expect.stringContaining('Book your spot: https://sky.studio/book\n\n#'));
  await expect.element(all).toHaveValue(expect.stringMatching(/Pole Level 2\n\nAll mine$/));
});

test('the timetable is printed dark on white, with nothing else of the page [B872]', async () => {
  const media = (value: string) => cdp().send('Emulation.setEmulatedMedia', { media: value });
  signIn(person());
  answer(
    getTimetable,
    timetableOf([SPIN, POLE], [onDay(SPIN, 0), onDay(POLE, 3, { substitute: 'Carla' }), onDay(SPIN, 7)]),
  );
  const prints = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await openPage('/week');
  await press('More for this week');
  await page.getByRole('menuitem', { name: 'Print the timetable' }).click();
  await expect.poll(() => prints.mock.calls.length).toBe(1);
  const paper = page.getByRole('article', { includeHidden: true });
  await expect.element(paper).not.toBeVisible();
  try {
    await media('print');
    await expect.element(paper).toBeVisible();
    await expect.element(paper).toMatchTextContent(/Mon, Nov 30 – Sun, Dec 6.*Spin Basics.*Carla.*For Mia/);
    const seen = [40, 160, 400, 700].flatMap((y) =>
      [20, 400, 800, 1300].map((x) => document.elementFromPoint(x, y)?.closest('article, #root, body > div') ?? null),
    );
    expect(new Set(seen)).toEqual(new Set([paper.element(), null]));
    const { color, backgroundColor } = getComputedStyle(paper.element());
    expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  } finally {
    await media('screen');
  }
});
