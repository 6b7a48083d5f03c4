import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Plan } from '../../src/contract/plans.ts';
import type { WritingStyle } from '../../src/contract/profile.ts';
import type { Promo } from '../../src/scene/promo.ts';
import { formFromPreferences } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { newEditor } from '../../src/web/features/editor/model/state.ts';
import { StyleSection } from '../../src/web/features/editor/style/style-section.tsx';
import { InStudio } from './parts.tsx';
import { PREFERENCES, person, SOUND_LOOP, signIn } from './people.ts';
import { showPart } from './show.tsx';

/**
 * Lets the page play music without a sound. `files`: what was begun, in order; `stops`: how often something was ended; `failing`: nothing can be played.
 * Call it before each test, and restore all mocks after it.
 */
export function listen() {
  const heard = { files: [] as string[], stops: 0, failing: false };
  vi.spyOn(HTMLAudioElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    if (this instanceof HTMLAudioElement) heard.files.push(new URL(this.src).pathname.replace(/^.*\//, ''));
    return heard.failing ? Promise.reject(new DOMException('', 'NotSupportedError')) : Promise.resolve();
  });
  vi.spyOn(HTMLAudioElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (this instanceof HTMLAudioElement) heard.stops++;
  });
  return heard;
}

/** `given`: sets what the server answers beside what it answers everybody. */
type Opened = { hasAudio?: boolean; plan?: Plan; promo?: Partial<Promo>; beside?: React.ReactNode; given?: () => void };

/** The step of the style, for a text of this style. */
export async function openStyle(
  writingStyle: WritingStyle,
  { hasAudio = false, plan = 'free', promo: change = {}, beside, given }: Opened = {},
) {
  const user = person(plan);
  signIn(user);
  given?.();
  const state = newEditor({ ...formFromPreferences(PREFERENCES), writingStyle });
  const background = { ...SOUND_LOOP, hasAudio };
  const promo = { ...state.promo, backgroundVideoUrl: background.url, ...change };
  await showPart(
    <InStudio user={user} draft={contentOf({ ...state, background, promo }, PREFERENCES, null)}>
      <StyleSection />
      {beside}
    </InStudio>,
  );
}

export const music = () => page.getByRole('radiogroup', { name: 'Music' });
export const track = (name: string) => music().getByRole('radio', { name });

/** The page takes the clip, which is no file here, for one that can be played. */
export function clipPlays(): void {
  const quiet = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('error', quiet, { capture: true });
  onTestFinished(() => window.removeEventListener('error', quiet, { capture: true }));
}
