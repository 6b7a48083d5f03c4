import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mediaAddress, previewAddress } from '../../src/contract/media.ts';
import { FilmActions } from '../../src/web/features/editor/film/film-actions.tsx';
import { formFromPreferences } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { newEditor } from '../../src/web/features/editor/model/state.ts';
import { DesktopPreview } from '../../src/web/features/editor/preview/desktop-preview.tsx';
import { StyleSection } from '../../src/web/features/editor/style/style-section.tsx';
import { InStudio } from './parts.tsx';
import { PREFERENCES, person, SOUND_LOOP, signIn } from './people.ts';
import { button, openPage, press, showPart } from './show.tsx';
import { holdTimers } from './timers.ts';

async function openPreview(draft: string | null = null): Promise<void> {
  const user = person();
  signIn(user);
  await showPart(
    <InStudio user={user} draft={draft}>
      <StyleSection />
      <DesktopPreview>
        <FilmActions />
      </DesktopPreview>
    </InStudio>,
  );
}

test('the safe-zone guide shows on demand where the apps put their own buttons [B11]', async () => {
  await openPreview();
  await press('More options');
  const [control, guide] = [button('Show what apps cover'), page.getByRole('switch', { name: 'Show what apps cover' })];
  await expect.poll(() => document.querySelector('canvas[data-ready]')).not.toBeNull();
  /** What the preview's canvas shows, as a data address. */
  const picture = () => document.querySelector<HTMLCanvasElement>('canvas[data-ready]')!.toDataURL();
  // Drawn once more, with everything that it needs.
  await control.click();
  await expect.element(guide).toBeChecked();
  await control.click();
  await expect.element(control).toHaveAttribute('aria-pressed', 'false');
  const plain = picture();
  await control.click();
  await expect.element(guide).toBeChecked();
  await expect.poll(() => picture() === plain).toBe(false);
  await guide.click({ force: true });
  await expect.element(control).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => picture() === plain).toBe(true);
});

test('names its controls in tooltips after 700 ms, a second control at once after the first [S9.13 S9.19]', async () => {
  await openPreview();
  const timers = holdTimers(700);
  await button('Replay').hover();
  await expect.poll(() => timers.count(700)).toBeGreaterThan(0);
  expect(page.getByRole('tooltip').elements()).toEqual([]);
  timers.end(700);
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Replay');
  // Timers of 700 ms are still held.
  await button('Play preview').hover();
  await expect.element(page.getByRole('tooltip', { name: 'Play preview' })).toBeVisible();
});

test('U7: a background plays only the part that its address names, again and again, with its sound as well [S3.13]', async () => {
  // No file is behind the addresses, which the preview would say in place of the video.
  const quiet = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('error', quiet, { capture: true });
  onTestFinished(() => window.removeEventListener('error', quiet, { capture: true }));
  const { publicId } = SOUND_LOOP;
  const background = { ...SOUND_LOOP, url: mediaAddress(publicId, 'mp4'), previewUrl: previewAddress(publicId) };
  const state = newEditor(formFromPreferences(PREFERENCES));
  const promo = { ...state.promo, backgroundVideoUrl: `${background.url}?start=1&duration=2` };
  await openPreview(contentOf({ ...state, background, promo }, PREFERENCES, null));
  const plays = () => {
    const { src, muted, loop } = document.querySelector('video')!;
    return [new URL(src).pathname, muted, loop];
  };
  await expect.element(page.getByText('With background video')).toBeVisible();
  expect(plays()).toEqual([`/media/video/upload/w_270/so_1,du_2/${publicId}.mp4`, true, true]);
  await press('Sound of the background');
  await expect.poll(plays).toEqual([`/media/video/upload/so_1,du_2/${publicId}.mp4`, false, true]);
});

test('E3: a mouse that drags the words places them and edits nothing; a click on them edits [B478]', async () => {
  signIn(person());
  await openPage('/');
  const words = page.getByRole('slider', { name: 'Position of the text' });
  const text = page.getByLabelText('Promotional text');
  await expect.element(words).toHaveAttribute('aria-valuenow', '50');
  await userEvent.dragAndDrop(words, words, { sourcePosition: { x: 40, y: 10 }, targetPosition: { x: 40, y: 60 } });
  await expect.element(words).not.toHaveAttribute('aria-valuenow', '50');
  await press('Undo');
  await expect.element(words).toHaveAttribute('aria-valuenow', '50');
  await expect.element(text).not.toBeInTheDocument();
  await words.click();
  await expect.element(text).toHaveFocus();
});

test('E16: a background that fails without a line is not said to be broken, and plays when the line is back [B503]', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // No server has its file: it fails only when this test says so.
  const quiet = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
  window.addEventListener('error', quiet, { capture: true });
  onTestFinished(() => {
    online.mockRestore();
    window.removeEventListener('error', quiet, { capture: true });
  });
  await openPreview(contentOf(newEditor(formFromPreferences(PREFERENCES), SOUND_LOOP), PREFERENCES, null));
  const video = () => document.querySelector('video');
  const broken = page.getByText(/^This background cannot be played here/);
  await expect.poll(video).not.toBeNull();
  video()!.dispatchEvent(new Event('error'));
  await expect.poll(video).toBeNull();
  expect(broken.elements()).toEqual([]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(video).not.toBeNull();
  video()!.dispatchEvent(new Event('error'));
  await expect.element(broken).toBeVisible();
});
