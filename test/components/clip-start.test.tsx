import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Clip } from '../../src/contract/library.ts';
import { mediaAddress, previewAddress } from '../../src/contract/media.ts';
import { getSurvey } from '../../src/contract/shelf.ts';
import { BANDS } from '../../src/scene/bands.ts';
import { StartField } from '../../src/web/features/editor/background/start-field.tsx';
import { FilmActions } from '../../src/web/features/editor/film/film-actions.tsx';
import { EMPTY_FORM } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { newEditor } from '../../src/web/features/editor/model/state.ts';
import { DesktopPreview } from '../../src/web/features/editor/preview/desktop-preview.tsx';
import { StyleSection } from '../../src/web/features/editor/style/style-section.tsx';
import { Picture } from '../../src/web/features/promos/picture.tsx';
import { expectNoViolations } from './accessible.ts';
import { answer, callsOf } from './answers.ts';
import { InStudio } from './parts.tsx';
import { giveLibrary, PREFERENCES, person, SOUND_LOOP, signIn } from './people.ts';
import { press, showPart } from './show.tsx';

const { publicId } = SOUND_LOOP;
const still = (busy: number) => {
  const bands = (value: number) => Array.from({ length: BANDS }, () => value);
  const movement = Array.from({ length: BANDS }, (_, band) => (Math.floor(band / 8) === busy ? 90 : 1));
  return { movement, detail: bands(5), dark: bands(10), light: bands(60) };
};
/** Twelve seconds; first its upper half moves, then its lower. */
const CLIP: Clip = {
  ...SOUND_LOOP,
  duration: 12,
  url: mediaAddress(publicId, 'mp4'),
  posterUrl: mediaAddress(publicId, 'jpg'),
  previewUrl: previewAddress(publicId),
  survey: [still(0), still(1), still(1)],
};
const part = (start: number, seconds: number) => `so_${start},du_${seconds}/${publicId}`;

const slider = page.getByRole('slider', { name: 'Where your clip starts' });
const duration = page.getByRole('slider', { name: 'Duration in seconds' });
const says = (words: string) => expect.element(slider).toHaveAttribute('aria-valuetext', words);
/** Keys that follow one another within a second are one step; on a busy machine the three of a test may be up to three. */
async function pressUntil(button: 'Undo' | 'Redo', words: string): Promise<void> {
  for (let left = 3; left > 0 && slider.element().getAttribute('aria-valuetext') !== words; left--) {
    const before = slider.element().getAttribute('aria-valuetext');
    await press(button);
    await expect.poll(() => slider.element().getAttribute('aria-valuetext')).not.toBe(before);
  }
  await says(words);
}
/** What the preview plays, below the picture of another start that is still being looked for. */
const played = () => document.querySelector('aside video')?.getAttribute('src');

async function openStart(seconds: number, backgroundVideoUrl = CLIP.url, clip: Clip = CLIP): Promise<void> {
  // No files are behind the addresses.
  const quiet = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('error', quiet, { capture: true });
  onTestFinished(() => window.removeEventListener('error', quiet, { capture: true }));
  const user = person();
  signIn(user);
  giveLibrary({ universal: [clip] });
  answer(getSurvey, { survey: CLIP.survey! });
  const state = newEditor(EMPTY_FORM, clip);
  const promo = { ...state.promo, backgroundVideoUrl, videoDuration: seconds };
  await showPart(
    <InStudio user={user} draft={contentOf({ ...state, promo }, PREFERENCES, null)}>
      <main>
        <h1>Background</h1>
        <StartField />
        <StyleSection />
      </main>
      <DesktopPreview>
        <FilmActions />
      </DesktopPreview>
    </InStudio>,
  );
  await expect.element(duration).toBeInTheDocument();
}

test('keys move the start by half a second, to the beginning and to the end; the preview plays from there, and undo takes it back [B175]', async () => {
  await openStart(5);
  await says('From 0 to 5 seconds');
  await expectNoViolations();
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await says('From 0.5 to 5.5 seconds');
  await userEvent.keyboard('{End}');
  await says('From 7 to 12 seconds');
  await userEvent.keyboard('{ArrowLeft}');
  await says('From 6.5 to 11.5 seconds');
  await expect.poll(played).toBe(`/media/video/upload/w_270/${part(6.5, 5)}.mp4`);
  await pressUntil('Undo', 'From 0 to 5 seconds');
  await expect.poll(played).toBe(CLIP.previewUrl);
  await pressUntil('Redo', 'From 6.5 to 11.5 seconds');
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await says('From 0 to 5 seconds');
});

test('a finger drags the window over the strip, whose whole height it can take hold of [B175]', async () => {
  await openStart(6);
  const { width, height } = slider.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  const at = (share: number) => ({ x: width * share, y: height - 3 });
  // The window is half of the strip: it is taken in its middle, and brought to the end.
  await userEvent.dragAndDrop(slider, slider, { sourcePosition: at(0.25), targetPosition: at(0.5) });
  await says('From 3 to 9 seconds');
  await userEvent.dragAndDrop(slider, slider, { sourcePosition: at(0.5), targetPosition: at(0.99) });
  await says('From 6 to 12 seconds');
  await expect.poll(played).toBe(`/media/video/upload/w_270/${part(6, 6)}.mp4`);
});

test('is there only where the clip is longer than the film; a longer film begins earlier [B177]', async () => {
  await openStart(10, mediaAddress(publicId, 'mp4', { start: 2, duration: 10 }));
  await says('From 2 to 12 seconds');
  (duration.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await says('From 1 to 12 seconds');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider).not.toBeInTheDocument();
  await expect.poll(played).toBe(CLIP.previewUrl);
  await press('Undo');
  await says('From 2 to 12 seconds');
});

test('text that looks for the calmest place looks at the part that the film shows [B178]', async () => {
  await openStart(5);
  const text = page.getByRole('slider', { name: 'Position of the text' });
  await expect.poll(() => Number(text.element().getAttribute('aria-valuenow'))).toBeGreaterThan(50);
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => Number(text.element().getAttribute('aria-valuenow'))).toBeLessThan(50);
});

test('a clip whose list does not say how it moves is asked about once, and then it is known [B680]', async () => {
  const { survey, ...listed } = CLIP;
  await openStart(5, CLIP.url, listed);
  const text = page.getByRole('slider', { name: 'Position of the text' });
  await expect.poll(() => Number(text.element().getAttribute('aria-valuenow'))).toBeGreaterThan(50);
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => Number(text.element().getAttribute('aria-valuenow'))).toBeLessThan(50);
  await press('Undo');
  await expect.poll(() => Number(text.element().getAttribute('aria-valuenow'))).toBeGreaterThan(50);
  await expect.poll(() => callsOf(getSurvey)).toMatchObject([{ query: { publicId } }]);
});

test('the picture of a promo shows where its clip starts [B178]', async () => {
  const state = newEditor(EMPTY_FORM, CLIP);
  const promo = { ...state.promo, backgroundVideoUrl: mediaAddress(publicId, 'mp4', { start: 2.5, duration: 15 }) };
  const user = person();
  signIn(user);
  await showPart(<Picture content={{ promo, background: CLIP }} user={user} />);
  await expect
    .poll(() => document.querySelector('img')?.getAttribute('src'))
    .toBe(`/media/video/upload/${part(2.5, 15)}.jpg`);
});
