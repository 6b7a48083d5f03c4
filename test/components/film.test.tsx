import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { composeVideo, countDownload, generateVideo } from '../../src/contract/renders.ts';
import { getAuthUser, type User } from '../../src/contract/session.ts';
import { FilmActions } from '../../src/web/features/editor/film/film-actions.tsx';
import { DesktopPreview } from '../../src/web/features/editor/preview/desktop-preview.tsx';
import { answer, callsOf, hold, refuse } from './answers.ts';
import { InStudio } from './parts.tsx';
import { giveFilm, giveLibrary, person, SOUND_LOOP, signIn } from './people.ts';
import { button, chosenBackground, closeFilm, openPage, press, pressKey, showPart } from './show.tsx';

const overlay = page.getByRole('region', { name: 'Creating your video...' });
const film = page.getByLabelText('Your finished video');
const alert = page.getByRole('complementary', { name: 'Video Preview' }).getByRole('alert');

/** The right column alone. */
async function openColumn(user: User = person()) {
  signIn(user);
  const url = giveFilm();
  const router = await showPart(
    <InStudio user={user}>
      <DesktopPreview>
        <FilmActions />
      </DesktopPreview>
    </InStudio>,
  );
  return { router, url };
}

describe('making the film', () => {
  test('covers the preview only while generating and composing, then loads the film at 98 and is ready at 100 [S2.45 S2.46 S4.14]', async () => {
    const { url } = await openColumn();
    const [generated, composed, loaded] = [hold(generateVideo), hold(composeVideo), hold(url)];
    await expect.element(button('Download Video')).toBeDisabled();
    expect(overlay.elements()).toEqual([]);

    await press('Generate Video');
    await expect.element(overlay).toMatchTextContent('Initializing');
    generated();
    await expect.poll(() => callsOf(composeVideo)).toHaveLength(1);
    await expect.element(overlay).toBeVisible();
    composed();
    await expect.element(overlay).not.toBeInTheDocument();
    await expect.element(button('Preparing...')).toBeDisabled();
    await expect.element(button('Generate Video')).toBeDisabled();
    await expect.element(page.getByText('98%')).toBeVisible();
    expect(film.elements()).toEqual([]);

    loaded();
    await expect.element(button('Download Video')).toBeEnabled();
    await expect.element(button('Video Ready')).toBeDisabled();
    await expect.element(page.getByText('Video ready for download!')).toBeVisible();
    await expect.element(page.getByText('98%')).not.toBeInTheDocument();
  });

  test('can be cancelled', async () => {
    await openColumn();
    hold(generateVideo);
    await press('Generate Video');
    await overlay.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(overlay).not.toBeInTheDocument();
    await expect.element(button('Generate Video')).toBeEnabled();
  });

  test('shows its failures above the buttons, in the given words [S2.47 S8.10]', async () => {
    await openColumn();
    refuse(generateVideo, 'internal', { message: 'The disk is full.' }, 1);
    refuse(composeVideo, 'render_failed', { message: 'The encoder broke off.' }, 1);
    await press('Generate Video');
    await expect.element(alert).toMatchTextContent('Failed to generate video: The disk is full.');
    const [shown, below] = [alert, button('Generate Video')].map((part) => part.element().getBoundingClientRect());
    expect(shown!.bottom).toBeLessThanOrEqual(below!.top);

    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(alert).toMatchTextContent('Composition failed: The encoder broke off.');
    await expect.element(button('Download Video')).toBeDisabled();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(button('Video Ready')).toBeVisible();
    await expect.element(page.getByText('The encoder broke off.')).not.toBeInTheDocument();
  });
});

test('a download is counted before the film is saved, and the person’s downloads are read again [B1 S4.23]', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const user = person();
  const { url } = await openColumn(user);
  await press('Generate Video');
  await expect.element(page.getByText('5 of 5 free downloads left')).toBeVisible();
  answer(countDownload, { downloadCount: 1, remaining: 4, url });
  const counted = hold(countDownload);
  await press('Download Video');
  await expect.element(button('Downloading...')).toBeDisabled();
  expect(saved).toEqual([]);
  answer(getAuthUser, person('free', { ...user, downloadCount: 1, downloadsRemaining: 4 }));
  counted();
  await expect.element(page.getByText('Your video is saved to your downloads.')).toBeVisible();
  // Before the person would be read again anyway, which is every 30 s.
  await expect.element(page.getByText('4 of 5 free downloads left'), { timeout: 10_000 }).toBeVisible();
  expect(saved).toEqual([expect.stringMatching(/^promotional-video-\d+\.mp4$/)]);
});

describe('at the limit', () => {
  test('a download is refused with the way to the plans [B1]', async () => {
    const user = person('free', { downloadCount: 4 });
    const { router } = await openColumn(user);
    await press('Generate Video');
    await expect.element(button('Download Video')).toBeEnabled();
    // The last one is used elsewhere.
    refuse(countDownload, 'download_limit');
    answer(getAuthUser, person('free', { ...user, downloadCount: 5, downloadsRemaining: 0 }));
    await press('Download Video');
    const refused = page.getByRole('alert').filter({ hasText: 'You have used all downloads of the free trial.' });
    await expect.element(refused).toBeVisible();
    await refused.getByRole('link', { name: 'Upgrade to Pro' }).click();
    await expect.poll(() => router.state.location.href).toBe('/upgrade?feature=downloads');
  });

  test('Generate reads Upgrade to Pro and leads to /upgrade?feature=downloads [S2.8 S4.26 F-S10]', async () => {
    const { router } = await openColumn(person('free', { downloadCount: 5 }));
    await expect.element(page.getByText('You have used all 5 free downloads')).toBeVisible();
    await expect
      .element(page.getByText('Individual Pro is $6.99 a month: unlimited videos, no watermark.'))
      .toBeVisible();
    await press('Upgrade to Pro');
    await expect.poll(() => router.state.location.href).toBe('/upgrade?feature=downloads');
  });

  test.each(['beta', 'individual', 'studio_team', 'admin'] as const)('there is none for %s [S4.26]', async (plan) => {
    await openColumn(person(plan, { downloadCount: 50 }));
    await expect.element(button('Generate Video')).toBeEnabled();
    expect(button('Upgrade to Pro').elements()).toEqual([]);
  });
});

const pick = (group: string, label: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(label, { exact: true }).first().click();
const select = (label: string, value: string) => page.getByLabelText(label, { exact: true }).selectOptions(value);
const fill = (label: string, value: string) => page.getByLabelText(label, { exact: true }).fill(value);

type Change = () => Promise<unknown>;

const PROMO: Record<string, Change> = {
  text: () => page.getByLabelText('Promotional text').fill('Come along'),
  header: () => page.getByLabelText('Header text').fill('NEW TERM'),
  // Before the font: Lobster has one weight.
  weight: () => pick('Weight', 'Bold'),
  font: () => pick('Font', 'Lobster'),
  size: () => pick('Size', 'XL'),
  alignment: () => page.getByTitle('Left').click(),
  colour: () => fill('Text color', '#ffb3d9'),
  shadow: () => page.getByRole('switch', { name: 'Text shadow' }).click({ force: true }),
  animation: () => pick('Animation', 'Slide up'),
  duration: () => pressKey(page.getByRole('slider', { name: 'Duration in seconds' }), 'ArrowLeft'),
  background: () => press('Select: Sound Loop'),
};
const FORM: Record<string, Change> = {
  'instructor name': () => fill('Instructor name', 'Jade'),
  studio: () => fill('Studio', 'Moon Studio'),
  'class type': () => select('Class type', 'Spin Basics'),
  schedule: () => page.getByLabelText('Schedule').selectOptions('Every Monday'),
  time: () => page.getByLabelText('Time').selectOptions('6:15 AM'),
  details: () => page.getByLabelText('Class details').fill('Bring water'),
  'writing style': () => pick('Writing style', 'Fierce'),
};

async function openEditor(): Promise<void> {
  signIn(person());
  giveLibrary({ universal: [SOUND_LOOP] });
  giveFilm();
  await openPage('/');
  await press('Edit Promotion');
  await press('More options');
}

// That no field is forgotten: features/editor/model/state.test.ts.
test('a change of the promo or the class form discards the finished film and opens Generate again [S4.15 S4.16]', async () => {
  await openEditor();
  for (const change of [PROMO.size!, FORM.details!]) {
    await press('Generate Video');
    await closeFilm();
    await expect.element(button('Video Ready')).toBeDisabled();
    await change();
    await expect.element(button('Generate Video')).toBeEnabled();
    await expect.element(button('Download Video')).toBeDisabled();
    expect(film.elements()).toEqual([]);
  }
});

test('Refresh resets all but who one is, and can be undone [S4.19]', async () => {
  await openEditor();
  for (const change of [...Object.values(FORM), ...Object.values(PROMO)]) await change();
  await press('Generate Video');
  await closeFilm();
  await expect.element(button('Video Ready')).toBeVisible();

  await press('Refresh');
  await expect.element(button('Generate Video')).toBeEnabled();
  const field = (label: string) => page.getByLabelText(label, { exact: true });
  await expect.element(page.getByLabelText('Promotional text')).toHaveValue('Jade’s Awesome Pole Class');
  await expect.element(field('Class type')).toHaveValue('');
  await expect.element(page.getByLabelText('Schedule')).toHaveValue('');
  await expect.element(field('Date')).toHaveTextContent('Choose a day');
  await expect.element(page.getByLabelText('Time')).toHaveValue('9:00 PM');
  await expect.element(page.getByLabelText('Header text')).toHaveValue('');
  await expect.element(page.getByLabelText('Class details')).toHaveValue('');
  await expect.element(field('Text color')).toHaveValue('#ffffff');
  await expect.element(page.getByRole('switch', { name: 'Text shadow' })).toBeChecked();
  const chosen = { Font: 'Playfair Display', Weight: 'Semibold', Alignment: 'Center', Animation: 'Fade in' };
  for (const [group, label] of Object.entries(chosen)) {
    const choice = page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: label });
    await expect.element(choice).toBeChecked();
  }
  await expect
    .element(page.getByRole('slider', { name: 'Duration in seconds' }))
    .toHaveAttribute('aria-valuenow', '15');
  await expect.element(chosenBackground('Black')).toBeVisible();
  await expect.element(page.getByLabelText('Instructor name')).toHaveValue('Jade');

  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect.element(button('Video Ready')).toBeVisible();
  await expect.element(page.getByLabelText('Class details')).toHaveValue('Bring water');
  await expect.element(chosenBackground('Sound Loop')).toBeVisible();
});
