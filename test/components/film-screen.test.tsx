import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addDays } from '../../src/contract/facts/calendar.ts';
import { unpackContent } from '../../src/contract/promos.ts';
import { composeVideo, countDownload } from '../../src/contract/renders.ts';
import { getTimetable } from '../../src/contract/timetable.ts';
import { queryClient } from '../../src/web/api/query-client.ts';
import { today } from '../../src/web/ui/dates.ts';
import { contentOf } from '../promo.ts';
import { answer, callsOf, hold } from './answers.ts';
import { giveFilm, person, REAL_FILM_URL, signIn } from './people.ts';
import { givePromo, promos } from './promo-server.ts';
import { button, openPage, press } from './show.tsx';
import { keptClass, onDay, timetableOf } from './timetables.ts';

const SPIN = keptClass('11111111-1111-4111-8111-111111111111', { instructor: 'Jo' });

const screen = page.getByRole('dialog', { name: 'Your video is ready' });
const inScreen = (name: string) => screen.getByRole('button', { name, exact: true });
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';

/** The files that are saved from now on. */
function watchSaving(): string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}

/** A phone whose share sheet takes files. */
function onAndroid(): File[] {
  const shared: File[] = [];
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
  Object.assign(navigator, {
    canShare: () => true,
    share: async ({ files }: { files: File[] }) => void shared.push(...files),
  });
  return shared;
}

async function openEditor({ kept, film }: { kept?: string; film?: string } = {}) {
  signIn(person());
  if (kept) givePromo({ content: kept });
  const url = giveFilm(film);
  answer(countDownload, { downloadCount: 1, remaining: 4, url });
  return openPage('/');
}

test('a film that was waited for opens over everything, is saved as a file and free to be had again; closed, it opens from the preview [B110 B111 F-S8]', async () => {
  const saved = watchSaving();
  await openEditor();
  await press('Generate Video');
  await expect.element(screen).toBeVisible();
  const film = page.getByLabelText('Full-screen video');
  // Safari shows nothing else of a film that does not begin by itself.
  await expect.element(film).toHaveAttribute('poster', expect.stringMatching(/\.jpg$/));
  expect(page.getByLabelText('Your finished video').elements(), 'it plays in one place at a time').toEqual([]);
  await inScreen('Download').click();
  await expect.poll(() => saved).toEqual([expect.stringMatching(/^promotional-video-\d+\.mp4$/)]);
  await inScreen('Download').click();
  await expect.poll(() => saved).toHaveLength(2);
  await expect.poll(() => callsOf(countDownload)).toHaveLength(1);
  await inScreen('Close').click();
  await expect.element(screen).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Your finished video')).toBeVisible();
  await press('Watch full screen');
  await expect.element(inScreen('Download')).toBeVisible();
});

test('the film’s cover is saved as a picture, without being counted [B168]', async () => {
  const saved = watchSaving();
  await openEditor();
  await press('Generate Video');
  await inScreen('Save cover').click();
  await expect.poll(() => saved).toEqual([expect.stringMatching(/^promotional-cover-\d+\.jpg$/)]);
  await expect.element(page.getByText('The cover is saved to your downloads.')).toBeVisible();
  expect(callsOf(countDownload)).toEqual([]);
});

test('whoever has moved on while the film is made goes on undisturbed, and edits meanwhile; a change drops that film [B110 B113 S4.15]', async () => {
  await openEditor();
  const finish = hold(composeVideo);
  await press('Generate Video');
  const waiting = page.getByRole('region', { name: 'Creating your video...' });
  await expect.element(waiting).toBeVisible();
  await expect.element(page.getByText('Have a look around. A change to this promo stops its video.')).toBeVisible();
  await page.getByRole('tab', { name: 'My Videos' }).click();
  finish();
  await expect.element(button('Video Ready')).toBeVisible();
  await expect.element(page.getByLabelText('Your finished video')).toBeVisible();
  expect(screen.elements()).toEqual([]);

  await page.getByLabelText('Class details').fill('Bring water');
  const never = hold(composeVideo);
  await press('Generate Video');
  await expect.element(waiting).toBeVisible();
  await page.getByLabelText('Class details').fill('Bring a friend');
  await expect.element(waiting).not.toBeInTheDocument();
  await expect.element(button('Generate Video')).toBeEnabled();
  never();
});

test('on an Android phone the file is saved to the phone, and shared by the sheet [B111]', async () => {
  const saved = watchSaving();
  const shared = onAndroid();
  await openEditor();
  await press('Generate Video');
  await inScreen('Save to phone').click();
  await expect.poll(() => saved).toHaveLength(1);
  await inScreen('Share').click();
  await expect.poll(() => shared.map(({ type }) => type)).toEqual(['video/mp4']);
  await expect.poll(() => callsOf(countDownload)).toHaveLength(1);
});

test('C3: the caption is copied as the person has changed it, or shown where the browser refuses; another promo begins from there [B112 B114 B652]', async () => {
  const copied: string[] = [];
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  const router = await openEditor();
  await page.getByLabelText('Class type', { exact: true }).selectOptions('Spin Basics');
  await press('Generate Video');
  await inScreen('Copy caption').click();
  await expect.element(page.getByText('Caption copied. Paste it under your video.')).toBeVisible();
  expect(copied[0]).toMatch(
    /^Jasmine’s Awesome Pole Class\n\nSpin Basics( · .+)?\n\n#poledance #polefitness #poleclass/,
  );
  await screen.getByLabelText('Your caption').fill(`${copied[0]} #ours`);
  await inScreen('Copy caption').click();
  await expect.poll(() => copied[1]).toBe(`${copied[0]} #ours`);
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await inScreen('Copy caption').click();
  await expect.element(screen.getByLabelText('Your caption, to copy by hand')).toHaveValue(copied[1]!);
  await inScreen('Make another').click();
  await expect.element(screen).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Class type', { exact: true })).toHaveValue('');
  router.history.back();
  await expect.element(page.getByLabelText('Class type', { exact: true })).toHaveValue('Spin Basics');
});

test('next week’s promo begins from the finished film, where the class has a date [B138]', async () => {
  const date = addDays(today(), 2);
  await openEditor({ kept: contentOf({ form: { date } }) });
  await press('Generate Video');
  await inScreen('Use again for next week').click();
  await expect.element(screen).not.toBeInTheDocument();
  await expect.poll(() => unpackContent(promos[0]!.content)?.form.date, { timeout: 5000 }).toBe(addDays(date, 7));
  expect(promos).toHaveLength(2);
});

test('a film that the browser refuses from memory is played from the server, and only then said to be unplayable [B384]', async () => {
  // Refused by nobody but this test.
  await openEditor({ film: REAL_FILM_URL });
  await press('Generate Video');
  await inScreen('Close').click();
  const film = page.getByLabelText('Your finished video');
  const source = () => (film.element() as HTMLVideoElement).getAttribute('src');
  const refuse = () => film.element().dispatchEvent(new Event('error'));
  await expect.poll(source).toMatch(/^blob:/);
  refuse();
  await expect.poll(source).toMatch(/\.mp4$/);
  refuse();
  await expect.element(page.getByText(/^Your video cannot be played here/)).toBeVisible();
  await press('Try again');
  await expect.poll(source).toMatch(/\.mp4$/);
});

test('the finished film of a class says when it is posted, and what to do where it is of none [B915]', async () => {
  await openEditor({ kept: contentOf({ form: { date: addDays(today(), 2) } }) });
  const at = { date: '2026-12-03', time: '18:00', at: '2026-12-03T18:00:00Z' };
  const made = { state: 'ready' as const, promoId: promos[0]!.id, renderId: 'r1' };
  const posting = { state: 'planned' as const, when: at, own: null, postedAt: null, by: null, review: null };
  answer(getTimetable, timetableOf([SPIN], [onDay(SPIN, 4, null, made, posting)]));
  await press('Generate Video');
  await inScreen('When to post').click();
  const dialog = page.getByRole('dialog', { name: 'When to post' });
  await expect.element(dialog.getByText('Post Thu 6:00 PM')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Post at another time' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen).toBeVisible();
  answer(getTimetable, timetableOf([SPIN], [onDay(SPIN, 4)]));
  await queryClient.invalidateQueries({ queryKey: [getTimetable.path] });
  await inScreen('When to post').click();
  await expect.element(dialog.getByText(/belongs to no class of this week and the next/)).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Open the week' })).toBeVisible();
});
