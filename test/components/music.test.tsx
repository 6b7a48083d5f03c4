import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTrack, listMusic, OWN_MUSIC, type OwnTrack, removeTrack } from '../../src/contract/music.ts';
import type { Plan } from '../../src/contract/plans.ts';
import type { WritingStyle } from '../../src/contract/profile.ts';
import type { Promo } from '../../src/scene/promo.ts';
import { formFromPreferences } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { newEditor } from '../../src/web/features/editor/model/state.ts';
import { StyleSection } from '../../src/web/features/editor/style/style-section.tsx';
import { answer, refuse } from './answers.ts';
import { InStudio } from './parts.tsx';
import { PREFERENCES, person, SOUND_LOOP, signIn } from './people.ts';
import { button, press, showPart } from './show.tsx';

/** What the page plays; nothing is heard in a test. */
const played: string[] = [];
let failing = false;
let stopped = 0;
beforeEach(() => {
  played.length = 0;
  [failing, stopped] = [false, 0];
  vi.spyOn(HTMLAudioElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    if (this instanceof HTMLAudioElement) played.push(new URL(this.src).pathname.replace(/^.*\//, ''));
    return failing ? Promise.reject(new DOMException('', 'NotSupportedError')) : Promise.resolve();
  });
  vi.spyOn(HTMLAudioElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (this instanceof HTMLAudioElement) stopped++;
  });
});
afterEach(() => vi.restoreAllMocks());

async function open(writingStyle: WritingStyle, hasAudio = false, plan: Plan = 'free', change: Partial<Promo> = {}) {
  const user = person(plan);
  signIn(user);
  const state = newEditor({ ...formFromPreferences(PREFERENCES), writingStyle });
  const background = { ...SOUND_LOOP, hasAudio };
  const promo = { ...state.promo, backgroundVideoUrl: background.url, ...change };
  await showPart(
    <InStudio user={user} draft={contentOf({ ...state, background, promo }, PREFERENCES, null)}>
      <StyleSection />
    </InStudio>,
  );
}
const music = () => page.getByRole('radiogroup', { name: 'Music' });
const track = (name: string) => music().getByRole('radio', { name });

test.each([
  ['sensual', 'Velvet'],
  ['humor', 'Big Smile'],
] as const)('for %s texts %s is proposed, and nothing is chosen [B673]', async (style, name) => {
  await open(style);
  await expect.element(track('None')).toBeChecked();
  await expect.element(track(name).getByText('Suits your text')).toBeInTheDocument();
  expect(music().getByRole('radio').elements()).toHaveLength(17);
  expect(music().getByText('Suits your text').elements()).toHaveLength(1);
});

test('a track is chosen by a tap or the arrow keys, and says what the clip does beside it [B673]', async () => {
  await open('sensual', true);
  await track('Velvet').click();
  await expect.element(track('Velvet')).toBeChecked();
  await expect.element(page.getByText('In front of the music.')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(track('High Heels')).toBeChecked();
  await expect.element(track('High Heels')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(track('None')).toBeChecked();
  await expect.element(page.getByText('As loud as other videos in the feed.')).toBeVisible();
});

test('each track is played alone, one at a time, without being chosen; what does not play says so [B673]', async () => {
  await open('sensual');
  await press('Play Velvet');
  await expect.element(button('Stop Velvet')).toBeVisible();
  await press('Play High Heels');
  await expect.element(button('Play Velvet')).toBeVisible();
  expect(played.map((file) => file.replace(/-[\w-]{8}\.m4a$|\.m4a$/, ''))).toEqual(['velvet', 'high-heels']);
  const before = stopped;
  await press('Stop High Heels');
  expect(stopped).toBeGreaterThan(before);
  await expect.element(track('None')).toBeChecked();
  failing = true;
  await press('Play Velvet');
  await expect.element(page.getByRole('alert').getByText('The music could not be played.')).toBeVisible();
});

const SONG: OwnTrack = {
  ...{ id: '11111111-1111-4111-8111-111111111111', title: 'My song', duration: 95, bytes: 2_000_000 },
  ...{ waveform: Array.from({ length: 95 }, (_, i) => i / 95), url: '/api/music/song/file' },
  confirmedAt: '2026-11-28T12:00:00.000Z',
};
const keep = (tracks: OwnTrack[]) => answer(listMusic, { tracks, limit: OWN_MUSIC.tracks });
const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'audio/mpeg' });

test('her own file is sent once she confirms that she may use it, is chosen then, and begins where she says [B692 B693]', async () => {
  await open('sensual', false, 'individual');
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
  expect(played.at(-1)).toBe('file');
});

test('what is too large is not sent, and what the server refuses says why [B692]', async () => {
  await open('sensual', false, 'individual');
  await userEvent.upload(page.getByLabelText('Music file'), file('Long.wav', OWN_MUSIC.fileBytes + 1));
  await expect.element(page.getByRole('alert').getByText('A track has at most 20 MB.')).toBeVisible();
  await userEvent.upload(page.getByLabelText('Music file'), file('Notes.mp3'));
  await page.getByLabelText('I may use “Notes.mp3” in videos that I publish.').click();
  refuse(addTrack, 'unprocessable', { message: 'This is no sound that we can read.' });
  await press('Add track');
  await expect.element(page.getByRole('alert').getByText('This is no sound that we can read.')).toBeVisible();
});

test('a promo whose track was deleted says so, and none is chosen until she does; plans without uploads offer no file [B693]', async () => {
  await open('sensual', false, 'free', { ownTrack: { id: SONG.id, start: 3 } });
  await expect.element(page.getByRole('alert').getByText('The music of this promo was deleted.')).toBeVisible();
  expect(page.getByLabelText('Music file').elements()).toHaveLength(0);
  await track('Velvet').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a track is deleted after a question, and the promo has none then [B693]', async () => {
  keep([SONG]);
  await open('sensual', false, 'individual', { ownTrack: { id: SONG.id, start: 3 } });
  keep([SONG]);
  await expect.element(page.getByText('0:03')).toBeVisible();
  answer(removeTrack, { tracks: [], limit: OWN_MUSIC.tracks });
  await press('Delete this track');
  await press('Delete track');
  await expect.element(track('None')).toBeChecked();
});
