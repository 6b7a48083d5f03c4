import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Clip } from '../../src/contract/library.ts';
import { formFromPreferences } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { newEditor } from '../../src/web/features/editor/model/state.ts';
import { DesktopPreview } from '../../src/web/features/editor/preview/desktop-preview.tsx';
import { StyleSection } from '../../src/web/features/editor/style/style-section.tsx';
import { InStudio } from './parts.tsx';
import { PREFERENCES, person, SOUND_LOOP, signIn } from './people.ts';
import { button, press, showPart } from './show.tsx';
import { clipPlays } from './style-step.tsx';

async function openOver(background: Clip): Promise<void> {
  clipPlays();
  const user = person();
  signIn(user);
  const state = newEditor(formFromPreferences(PREFERENCES));
  const promo = { ...state.promo, backgroundVideoUrl: background.url };
  await showPart(
    <InStudio user={user} draft={contentOf({ ...state, background, promo }, PREFERENCES, null)}>
      <StyleSection />
      <DesktopPreview>{null}</DesktopPreview>
    </InStudio>,
  );
}
const choice = (name: string) =>
  page.getByRole('radiogroup', { name: 'Sound of your clip' }).getByRole('radio', { name });
const video = () => document.querySelector('video')!;

test('the sound of a clip is on, quieter or off, and can be heard as it will be [B671]', async () => {
  await openOver({ ...SOUND_LOOP, hasAudio: true });
  await expect.element(choice('On')).toBeChecked();
  await press('Hear it');
  await expect.poll(() => [video().muted, video().volume]).toEqual([false, 1]);
  await page.getByText('Quieter', { exact: true }).click();
  await expect.poll(() => [video().muted, video().volume]).toEqual([false, 0.32]);
  await press('Stop the sound');
  await expect.poll(() => video().muted).toBe(true);
  await page.getByText('Off', { exact: true }).click();
  await expect.element(page.getByText('The video is silent.')).toBeVisible();
  await expect.element(button('Hear it')).not.toBeInTheDocument();
  await expect.element(button('Sound of the background')).toBeDisabled();
});

test('a clip without a sound offers none [B671]', async () => {
  await openOver({ ...SOUND_LOOP, hasAudio: false });
  await expect
    .element(page.getByRole('group', { name: 'Animation' }).or(page.getByRole('radiogroup', { name: 'Animation' })))
    .toBeVisible();
  await expect.element(page.getByText('Sound of your clip')).not.toBeInTheDocument();
  await expect.element(button('Sound of the background')).toBeDisabled();
});
