import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTrack, listMusic, OWN_MUSIC, type OwnTrack, removeTrack, renameTrack } from '../../src/contract/music.ts';
import { type Studio, useStudio } from '../../src/web/features/editor/model/studio.ts';
import { DesktopPreview } from '../../src/web/features/editor/preview/desktop-preview.tsx';
import { answer, callsOf, refuse } from './answers.ts';
import { button, press, showPart } from './show.tsx';
import { clipPlays, listen, openStyle, track } from './style-step.tsx';

let heard: ReturnType<typeof listen>;
beforeEach(() => {
  heard = listen();
});
afterEach(() => vi.restoreAllMocks());

const SONG: OwnTrack = {
  ...{ id: '11111111-1111-4111-8111-111111111111', title: 'My song', duration: 95, bytes: 2_000_000 },
  ...{ waveform: Array.from({ length: 95 }, (_, i) => i / 95), url: '/api/music/song/file' },
  confirmedAt: '2026-11-28T12:00:00.000Z',
};
const WITH_SONG = { ownTrack: { id: SONG.id, start: 3 } };
const HERS = { plan: 'individual', promo: WITH_SONG } as const;
const keep = (tracks: OwnTrack[]) => answer(listMusic, { tracks, limit: OWN_MUSIC.tracks });
const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'audio/mpeg' });

test('her own file is sent once she confirms that she may use it, is chosen then, and begins where she says [B692 B693]', async () => {
  await openStyle('sensual', { plan: 'individual' });
  await userEvent.upload(page.getByLabelText('Music file'), file('My song.mp3'));
  await expect.element(button('Add track')).toBeDisabled();
  await page.getByLabelText('I may use “My song.mp3” in videos that I publish.').click();
  keep([SONG]);
  answer(addTrack, SONG);
  await press('Add track');
  await expect.element(track('My song')).toBeChecked();
  const start = page.getByRole('slider', { name: 'Start in seconds' });
  await expect.element(start).toHaveAttribute('aria-valuenow', '0');
  (start.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(start).toHaveAttribute('aria-valuenow', '94');
  await expect.element(page.getByText('1:34')).toBeVisible();
  await press('Play My song');
  expect(heard.files.at(-1)).toBe('file');
});

test('what is too large is not sent, and what the server refuses says why [B692]', async () => {
  await openStyle('sensual', { plan: 'individual' });
  await userEvent.upload(page.getByLabelText('Music file'), file('Long.wav', OWN_MUSIC.fileBytes + 1));
  await expect.element(page.getByRole('alert').getByText('A track has at most 20 MB.')).toBeVisible();
  await userEvent.upload(page.getByLabelText('Music file'), file('Notes.mp3'));
  await page.getByLabelText('I may use “Notes.mp3” in videos that I publish.').click();
  refuse(addTrack, 'unprocessable', { message: 'This is no sound that we can read.' });
  await press('Add track');
  await expect.element(page.getByRole('alert').getByText('This is no sound that we can read.')).toBeVisible();
});

test('a promo whose track was deleted says so, and none is chosen until she does; plans without uploads offer no file [B693]', async () => {
  await openStyle('sensual', { promo: WITH_SONG });
  await expect.element(page.getByRole('alert').getByText('The music of this promo was deleted.')).toBeVisible();
  expect(page.getByLabelText('Music file').elements()).toHaveLength(0);
  await track('Velvet').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a track is deleted after a question, and the promo has none then [B693]', async () => {
  await openStyle('sensual', { ...HERS, given: () => keep([SONG]) });
  await expect.element(page.getByText('0:03')).toBeVisible();
  answer(removeTrack, { tracks: [], limit: OWN_MUSIC.tracks });
  await press('Delete this track');
  await press('Delete track');
  await expect.element(track('None')).toBeChecked();
});

test('a track is called what she types, once the server has it; two may be called the same [B730]', async () => {
  const other = { ...SONG, id: '22222222-2222-4222-8222-222222222222', title: 'Warm-up', duration: 61 };
  await openStyle('sensual', { ...HERS, given: () => keep([SONG, other]) });
  await press('Rename');
  const field = page.getByRole('textbox', { name: 'Name of this track' });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('maxlength', String(OWN_MUSIC.title));
  await field.fill('  ');
  await expect.element(page.getByText('Give the track a name.')).toBeVisible();
  refuse(renameTrack, 'unavailable', {}, 1);
  await field.fill('Warm-up');
  await press('Save');
  await expect.element(page.getByText(/The name could not be saved/)).toBeVisible();
  await expect.element(field).toHaveValue('Warm-up');
  answer(renameTrack, { ...SONG, title: 'Warm-up' });
  keep([{ ...SONG, title: 'Warm-up' }, other]);
  await press('Save');
  await expect.element(page.getByText('Start of “Warm-up”')).toBeVisible();
  await expect
    .poll(() => callsOf(renameTrack).map(({ body }) => body))
    .toEqual([{ title: 'Warm-up' }, { title: 'Warm-up' }]);
  await expect.element(track('Warm-up your own, 1:35')).toBeChecked();
  await expect.element(track('Warm-up your own, 1:01')).not.toBeChecked();
});

test('what another tab has deleted or renamed is seen on coming back, and told instead of a fault [B730]', async () => {
  await openStyle('sensual', { ...HERS, given: () => keep([SONG]) });
  await expect.element(track('My song')).toBeChecked();
  keep([{ ...SONG, title: 'Finale' }]);
  window.dispatchEvent(new Event('focus'));
  await expect.element(track('Finale')).toBeChecked();
  await press('Rename');
  await page.getByRole('textbox', { name: 'Name of this track' }).fill('Encore');
  refuse(renameTrack, 'not_found');
  keep([]);
  await press('Save');
  await expect.element(page.getByRole('alert').getByText('The music of this promo was deleted.')).toBeVisible();
  await expect.element(button('Save')).not.toBeInTheDocument();
});

test('a track that another tab has deleted is deleted, and the promo has none then [B730]', async () => {
  await openStyle('sensual', { ...HERS, given: () => keep([SONG]) });
  refuse(removeTrack, 'not_found');
  await press('Delete this track');
  keep([]);
  await press('Delete track');
  await expect.element(track('None')).toBeChecked();
  await expect.element(track('My song')).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a session that ends in the middle of an upload leaves the file chosen and its word given [B730]', async () => {
  await openStyle('sensual', { plan: 'individual' });
  await userEvent.upload(page.getByLabelText('Music file'), file('My song.mp3'));
  const mine = page.getByLabelText('I may use “My song.mp3” in videos that I publish.');
  await mine.click();
  refuse(addTrack, 'unauthorized', {}, 1);
  await press('Add track');
  await expect.element(page.getByRole('alert').getByText('Please sign in to continue.')).toBeVisible();
  await expect.element(mine).toBeChecked();
  keep([SONG]);
  answer(addTrack, SONG);
  await press('Add track');
  await expect.element(track('My song')).toBeChecked();
});

test('where her music cannot be loaded she is told, and tries again; the promo keeps its track [B730]', async () => {
  await openStyle('sensual', { ...HERS, given: () => refuse(listMusic, 'unavailable') });
  await expect.element(page.getByRole('alert').getByText('Your own music could not be loaded.')).toBeVisible();
  keep([SONG]);
  await press('Try again');
  await expect.element(track('My song')).toBeChecked();
  await expect.element(page.getByText('0:03')).toBeVisible();
});

let show: Studio['parts']['show'] | null = null;
/** Opens another tool, as the bar of a phone does. */
function Tools() {
  show = useStudio().parts.show;
  return null;
}

describe('one sound at a time [B731]', () => {
  const playing = () => page.getByRole('button', { name: /^Stop / });

  test('a track stops when it is deleted, here or in another tab', async () => {
    await openStyle('sensual', { ...HERS, given: () => keep([SONG]) });
    await press('Play My song');
    await expect.element(button('Stop My song')).toBeVisible();
    const before = heard.stops;
    keep([]);
    window.dispatchEvent(new Event('focus'));
    await expect.element(track('My song')).not.toBeInTheDocument();
    await expect.poll(() => heard.stops).toBeGreaterThan(before);
  });

  test('it stops when the clip is heard, and the clip when a track is', async () => {
    clipPlays();
    await openStyle('sensual', { hasAudio: true, beside: <DesktopPreview>{null}</DesktopPreview> });
    const video = () => document.querySelector('video')!;
    await expect.poll(() => video()).not.toBeNull();
    vi.spyOn(video(), 'paused', 'get').mockReturnValue(false);
    await press('Play Velvet');
    await expect.element(button('Stop Velvet')).toBeVisible();
    await press('Hear it');
    await expect.poll(() => video().muted).toBe(false);
    await expect.element(playing()).toHaveTextContent('Stop the sound');
    await press('Play Velvet');
    await expect.poll(() => video().muted).toBe(true);
    await expect.element(button('Stop Velvet')).toBeVisible();
  });

  test('it stops when another tool is opened, when the page is out of sight, and when she leaves', async () => {
    await openStyle('sensual', { beside: <Tools /> });
    for (const leave of [
      () => show!('text'),
      () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ]) {
      await press('Play Velvet');
      await expect.element(playing()).toBeVisible();
      leave();
      await expect.element(playing()).not.toBeInTheDocument();
    }
    await press('Play Velvet');
    const before = heard.stops;
    await showPart(null);
    expect(heard.stops).toBeGreaterThan(before);
  });
});
