import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WritingStyle } from '../../src/contract/profile.ts';
import { formFromPreferences } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { newEditor } from '../../src/web/features/editor/model/state.ts';
import { StyleSection } from '../../src/web/features/editor/style/style-section.tsx';
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

async function open(writingStyle: WritingStyle, hasAudio = false): Promise<void> {
  const user = person();
  signIn(user);
  const state = newEditor({ ...formFromPreferences(PREFERENCES), writingStyle });
  const background = { ...SOUND_LOOP, hasAudio };
  const promo = { ...state.promo, backgroundVideoUrl: background.url };
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
