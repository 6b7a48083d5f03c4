import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Brand, getBrand, putLogo, removeLogo, saveBrand } from '../../src/contract/brand.ts';
import { generateVideo } from '../../src/contract/renders.ts';
import type { User } from '../../src/contract/session.ts';
import { LOOKS } from '../../src/scene/looks.ts';
import { AccountSettings } from '../../src/web/features/account/account-settings.tsx';
import { BrandForm } from '../../src/web/features/brand/brand-form.tsx';
import { FilmActions } from '../../src/web/features/editor/film/film-actions.tsx';
import { DesktopPreview } from '../../src/web/features/editor/preview/desktop-preview.tsx';
import { StyleSection } from '../../src/web/features/editor/style/style-section.tsx';
import { answer, callsOf, refuse } from './answers.ts';
import { InStudio } from './parts.tsx';
import { brandOf, giveFilm, giveLibrary, person, SOUND_LOOP, signIn } from './people.ts';
import { button, chosenBackground, openPage, press, showPart } from './show.tsx';

/** A picture of one color. */
function picture(color: string, width: number, height: number) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const surface = canvas.getContext('2d')!;
  surface.fillStyle = color;
  surface.fillRect(0, 0, width, height);
  return { url: canvas.toDataURL(), width, height };
}
const LOGO = picture('#00ff00', 200, 100);
const NEON = {
  id: '00000000-0000-4000-8000-000000000441',
  slug: LOOKS.neon.background,
  publicId: 'universal/00000000000000000000000000000441',
  title: 'Neon Studio',
  url: '/neon.mp4',
};

/** A server that keeps the kit of one person. */
function keepKit(user: User, brand: Partial<Brand> = {}): void {
  let now = brandOf(user, brand);
  answer(getBrand, () => now);
  answer(saveBrand, ({ body: { locked = now.locked, ...choices } }) => {
    const own = { ...now.own, ...choices };
    const kit = { ...now.kit, ...Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== null)) };
    now = { ...now, own, kit, locked };
    return now;
  });
  const withLogo = (logo: Brand['own']['logo']) => {
    now = { ...now, own: { ...now.own, logo }, kit: { ...now.kit, logo } };
    return now;
  };
  answer(putLogo, () => withLogo(LOGO));
  answer(removeLogo, () => withLogo(null));
}

async function openStyle(user: User, brand?: Partial<Brand>): Promise<void> {
  signIn(user);
  keepKit(user, brand);
  await showPart(
    <InStudio user={user}>
      <StyleSection />
      <DesktopPreview>
        <FilmActions />
      </DesktopPreview>
    </InStudio>,
  );
}

const kitWith = (user: User, kit: Partial<Brand['kit']>) => ({ ...brandOf(user).kit, ...kit });
const chooseFile = () =>
  userEvent.upload(page.getByLabelText('Logo file'), new File(['logo'], 'logo.png', { type: 'image/png' }));

/** How much of the preview is the logo's green. */
function greenShare(): number {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-ready]');
  if (!canvas) return 0;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at]! < 20 && data[at + 1]! > 235 && data[at + 2]! < 20 && data[at + 3]! > 235) count++;
  }
  return count / (canvas.width * canvas.height);
}

describe('the brand kit', () => {
  test('is set up from the style step: the logo is on the preview, its size follows, the colors are swatches [B215]', async () => {
    await openStyle(person('individual'));
    expect(greenShare()).toBe(0);
    await press('Set up brand kit');
    await chooseFile();
    await expect.element(page.getByAltText('Your logo')).toBeVisible();
    await expect.poll(greenShare).toBeGreaterThan(0.01);
    const medium = greenShare();
    await page.getByRole('radiogroup', { name: 'Logo size' }).getByRole('radio', { name: 'Large' }).click();
    await expect.poll(greenShare).toBeGreaterThan(medium * 1.5);
    await page.getByRole('radio', { name: 'Bottom right' }).click();
    await page.getByLabelText('Brand color', { exact: true }).fill('#12ab34');
    await expect.poll(() => callsOf(saveBrand).at(-1)?.body).toEqual({ firstColor: '#12ab34' });
    await expect
      .poll(() => callsOf(saveBrand).map(({ body }) => body))
      .toEqual([{ logoSize: 'large' }, { logoPlace: 'bottom-right' }, { firstColor: '#12ab34' }]);
    await userEvent.keyboard('{Escape}');
    await page
      .getByRole('group', { name: 'Text colors to choose from' })
      .getByRole('button', { name: 'Brand color' })
      .click();
    await expect.element(page.getByLabelText('Text color', { exact: true })).toHaveValue('#12ab34');
  });

  test('may be left off one film, which is ordered so [B210]', async () => {
    const user = person('individual');
    await openStyle(user, { kit: kitWith(user, { logo: LOGO }), own: { ...brandOf(user).own, logo: LOGO } });
    await expect.poll(greenShare).toBeGreaterThan(0.01);
    await page.getByRole('switch', { name: 'Show your logo' }).click({ force: true });
    await expect.poll(greenShare).toBe(0);
    giveFilm();
    await press('Generate Video');
    await expect.poll(() => callsOf(generateVideo).length).toBe(1);
    await expect
      .poll(() => JSON.parse(String(callsOf(generateVideo)[0]!.form!.get('videoSettings'))))
      .toMatchObject({
        showLogo: false,
      });
  });

  test('says why a file is refused, and keeps what was there [B211]', async () => {
    const user = person('individual');
    signIn(user);
    keepKit(user, { kit: kitWith(user, { logo: LOGO }), own: { ...brandOf(user).own, logo: LOGO } });
    await showPart(<BrandForm />);
    refuse(putLogo, 'unprocessable', { message: 'This SVG contains a script, so it was refused.' }, 1);
    await chooseFile();
    await expect.element(page.getByRole('alert')).toHaveTextContent('This SVG contains a script, so it was refused.');
    await expect.element(page.getByAltText('Your logo')).toBeVisible();
    const large = new File([new Uint8Array(5_000_001)], 'logo.png', { type: 'image/png' });
    await userEvent.upload(page.getByLabelText('Logo file'), large);
    await expect.element(page.getByRole('alert')).toHaveTextContent('A logo has at most 5 MB. Export a smaller one.');
    await expect.poll(() => callsOf(putLogo)).toHaveLength(1);
    await press('Remove');
    const question = page.getByRole('dialog', { name: 'Remove your logo?' });
    await expect.element(question.getByText('you need its file again')).toBeVisible();
    expect(callsOf(removeLogo)).toHaveLength(0);
    await question.getByRole('button', { name: 'Remove logo' }).click();
    await expect.element(page.getByAltText('Your logo')).not.toBeInTheDocument();
  });

  test('of a studio is locked by its owner [B213]', async () => {
    const user = person('studio_owner');
    signIn(user);
    keepKit(user);
    await showPart(<BrandForm />);
    await page.getByRole('switch', { name: 'Lock it for my team' }).click({ force: true });
    await expect.poll(() => callsOf(saveBrand).at(-1)?.body).toEqual({ locked: true });
    await expect.element(page.getByRole('switch', { name: 'Lock it for my team' })).toBeChecked();
  });

  test('that is locked is seen by the team and cannot be changed [B213]', async () => {
    const user = person('studio_team');
    const kit = kitWith(user, { logo: LOGO, firstColor: '#00aa00' });
    await openStyle(user, { kit, studio: { name: 'Sky Studio' }, locked: true });
    await expect.poll(greenShare).toBeGreaterThan(0.01);
    const logo = page.getByRole('switch', { name: 'Show your studio’s logo' });
    await expect.element(logo).toBeDisabled();
    await expect.element(logo).toBeChecked();
    await press('Brand kit');
    const dialog = page.getByRole('dialog', { name: 'Brand kit' });
    await expect.element(dialog.getByText(/Sky Studio has locked its brand kit/)).toBeVisible();
    await expect.element(dialog.getByLabelText('Brand color', { exact: true })).toBeDisabled();
    expect(dialog.getByRole('radio').elements()).toEqual([]);
    expect(dialog.getByLabelText('Logo file').elements()).toEqual([]);
  });

  test('of a studio is what a member goes back to [B213]', async () => {
    const user = person('studio_team');
    signIn(user);
    const own = { ...brandOf(user).own, logo: LOGO, logoSize: 'small' as const };
    keepKit(user, { kit: kitWith(user, { logo: LOGO }), own, studio: { name: 'Sky Studio' } });
    await showPart(<BrandForm />);
    await press('Use the studio’s kit');
    await expect.poll(() => [callsOf(saveBrand).length, callsOf(removeLogo).length]).toEqual([0, 0]);
    await page
      .getByRole('dialog', { name: 'Use the kit of Sky Studio?' })
      .getByRole('button', { name: 'Use the studio’s kit' })
      .click();
    await expect.poll(() => [callsOf(saveBrand).length, callsOf(removeLogo).length]).toEqual([1, 1]);
    await expect.poll(() => Object.values(callsOf(saveBrand)[0]!.body)).toEqual([null, null, null, null, null]);
    await expect.element(button('Use the studio’s kit')).not.toBeInTheDocument();
  });

  test('is opened from Account Settings too [B215]', async () => {
    const user = person('individual');
    signIn(user);
    keepKit(user);
    await showPart(<AccountSettings opened onClose={() => undefined} />);
    await press('Brand kit');
    await expect.element(page.getByRole('dialog', { name: 'Brand kit' }).getByText('Choose your logo')).toBeVisible();
  });
});

describe('without a plan for it', () => {
  test('the style step says what a brand kit gives and leads to the plans [B215]', async () => {
    await openStyle(person());
    await expect.element(page.getByText('Your logo and colors on every video')).toBeVisible();
    await expect.element(page.getByText('Part of Individual Pro, $6.99/month.')).toBeVisible();
    const link = page.getByRole('link', { name: 'See what it gives' });
    await expect.element(link).toHaveAttribute('href', '/upgrade?feature=brand');
    // Nothing is asked of whoever never had one.
    expect(callsOf(getBrand)).toEqual([]);
  });

  test('a kit of earlier is kept and shown, and on no film [B214]', async () => {
    const user = person('free', { subscriptionStatus: 'canceled' });
    await openStyle(user, { kit: kitWith(user, { logo: LOGO }), own: { ...brandOf(user).own, logo: LOGO } });
    await expect.element(page.getByText(/Your brand kit is kept for you/)).toBeVisible();
    await expect.poll(() => document.querySelector('canvas[data-ready]')).not.toBeNull();
    expect(greenShare()).toBe(0);
  });
});

test('a new promo begins in the look of the kit, over its loop; another look is chosen there for the next [B216]', async () => {
  const user = person('individual');
  signIn(user);
  giveLibrary({ universal: [SOUND_LOOP, { ...SOUND_LOOP, ...NEON }], starter: SOUND_LOOP });
  keepKit(user, { kit: kitWith(user, { look: 'neon' }), own: { ...brandOf(user).own, look: 'neon' } });
  await openPage('/');
  const looks = page.getByRole('radiogroup', { name: 'Look' });
  await expect.element(looks.getByRole('radio', { name: 'Neon' })).toBeChecked();
  await expect.element(chosenBackground('Neon Studio')).toBeVisible();
  await press('Account');
  await press('Brand kit');
  await page.getByLabelText('Look of new promos').selectOptions('Poster');
  await expect.poll(() => callsOf(saveBrand).at(-1)?.body).toEqual({ look: 'poster' });
  await page.getByLabelText('Look of new promos').selectOptions('As the writing style suggests');
  await expect.poll(() => callsOf(saveBrand).at(-1)?.body).toEqual({ look: null });
});
