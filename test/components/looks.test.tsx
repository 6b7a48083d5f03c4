import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Clip } from '../../src/contract/library.ts';
import { generatePromotion } from '../../src/contract/promotion.ts';
import { LOOK_IDS, LOOKS } from '../../src/scene/looks.ts';
import type { Promo } from '../../src/scene/promo.ts';
import { FilmActions } from '../../src/web/features/editor/film/film-actions.tsx';
import { EMPTY_FORM } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { newEditor } from '../../src/web/features/editor/model/state.ts';
import { StyleSection } from '../../src/web/features/editor/style/style-section.tsx';
import { TextSection } from '../../src/web/features/editor/text/text-section.tsx';
import { expectNoViolations } from './accessible.ts';
import { answer } from './answers.ts';
import { InStudio } from './parts.tsx';
import { giveLibrary, PREFERENCES, person, SOUND_LOOP, signIn, writtenText } from './people.ts';
import { button, openPage, press, pressKey, showPart } from './show.tsx';

const looks = page.getByRole('radiogroup', { name: 'Look' });
const look = (name: string) => looks.getByRole('radio', { name, exact: true });
const within = (group: string, label: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name: label, exact: true });
const STAGE = { ...SOUND_LOOP, slug: LOOKS.poster.background };

/** Otherwise the promo would be offered them. */
const NAMES = { instructorName: PREFERENCES.instructorName, studio: PREFERENCES.studio };

async function openLooks(background: Clip | null = SOUND_LOOP): Promise<void> {
  const user = person('individual');
  signIn(user);
  giveLibrary({ universal: [STAGE] });
  await showPart(
    <InStudio user={user} draft={contentOf(newEditor({ ...EMPTY_FORM, ...NAMES }, background), PREFERENCES, null)}>
      <main>
        <h1>Style</h1>
        <StyleSection />
        <FilmActions />
      </main>
    </InStudio>,
  );
  await expect.element(looks).toBeVisible();
}

test('a tap on a look sets all that the panel shows, and undo takes it back at once [B221]', async () => {
  signIn(person());
  giveLibrary({ universal: [STAGE], starter: null });
  await openPage('/');
  await expect.element(look('Signature')).toBeChecked();
  expect(looks.getByRole('radio').elements()).toHaveLength(LOOK_IDS.length);
  await press('More options');
  await look('Poster').click();
  await expect.element(look('Poster')).toBeChecked();
  await expect.element(within('Font', 'Space Grotesk')).toBeChecked();
  await expect.element(within('Weight', 'Bold')).toBeChecked();
  await expect.element(within('Alignment', 'Left')).toBeChecked();
  await expect.element(within('Text position', 'Bottom')).toBeChecked();
  await expect.element(within('What stands out', 'When')).toBeChecked();
  await expect.element(within('Animation', 'Slide up')).toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'Capitals' })).toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'Text shadow' })).not.toBeChecked();
  await expect.element(page.getByLabelText('Highlight color', { exact: true })).toHaveValue('#e6ff3a');
  await expect.element(page.getByText('With background video')).toBeVisible();
  await press('Undo');
  await expect.element(look('Signature')).toBeChecked();
  await expect.element(within('Font', 'Playfair Display')).toBeChecked();
  await expect.element(page.getByText('With background video')).not.toBeInTheDocument();
});

test('looks are chosen by the arrow keys, and a look of which something was changed is none [B221]', async () => {
  await openLooks();
  await pressKey(look('Signature'), 'ArrowRight');
  await expect.element(look('Editorial')).toBeChecked();
  await expect.element(look('Editorial')).toHaveFocus();
  await within('Animation', 'None').click();
  await expect.element(look('Editorial')).not.toBeChecked();
  expect(looks.getByRole('radio', { checked: true }).elements()).toEqual([]);
  await expectNoViolations();
});

test('what looks set can be set by itself under More options [B157]', async () => {
  await openLooks();
  await press('More options');
  const choices = { 'What stands out': 3, 'Behind the text': 5, Decoration: 4 };
  for (const [group, count] of Object.entries(choices)) {
    expect(page.getByRole('radiogroup', { name: group }).getByRole('radio').elements(), group).toHaveLength(count);
  }
  const panel = page.getByLabelText('Panel color', { exact: true });
  expect(panel.elements()).toEqual([]);
  await page.getByRole('radiogroup', { name: 'Behind the text' }).getByText('Panel').click();
  await expect.element(panel).toHaveValue('');
  await expect.element(button('Auto')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('group', { name: 'Panel colors' }).getByRole('button', { name: 'Cream' }).click();
  await expect.element(panel).toHaveValue('#ffe9d6');
  await press('Auto');
  await expect.element(panel).toHaveValue('');
  await page.getByRole('combobox', { name: 'Headline font' }).click();
  await page.getByRole('option', { name: 'Lobster' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Headline font' })).toHaveValue('Lobster');
  await expectNoViolations();
});

describe('the text is written', () => {
  async function write(style: 'fierce' | 'sensual', promo: Partial<Promo> = {}) {
    const user = person('individual');
    signIn(user);
    answer(generatePromotion, writtenText('Come and fly'));
    const form = { ...EMPTY_FORM, classType: 'Spin Basics', schedule: 'Every Thursday', writingStyle: style } as const;
    const fresh = newEditor(form);
    const draft = contentOf({ ...fresh, timeChosen: true, promo: { ...fresh.promo, ...promo } }, PREFERENCES, null)!;
    // Kept before there were looks.
    const { lookBy: _, ...before } = JSON.parse(draft);
    await showPart(
      <InStudio user={user} draft={JSON.stringify(before)}>
        <TextSection />
        <StyleSection />
        <FilmActions />
      </InStudio>,
    );
    await press('Generate Promotion');
    await expect.element(page.getByText('Come and fly').first()).toBeVisible();
  }

  test('in the look of its style if nobody has chosen one, which is said [B222]', async () => {
    await write('fierce');
    await expect.element(look('Poster')).toBeChecked();
    await expect.element(page.getByText('Your text is in the look Poster now.')).toBeVisible();
    // A look that the person has chosen stays.
    await look('Blush').click();
    await press('Generate Promotion');
    await expect.element(look('Blush')).toBeChecked();
  });

  test('and stays as it was in the default style, or where somebody has styled it [B222]', async () => {
    await write('sensual');
    await expect.element(look('Signature')).toBeChecked();
    await write('fierce', { fontFamily: 'Lobster' });
    await expect.element(within('Font', 'Lobster')).toBeChecked();
    expect(page.getByText('Your text is in the look').elements()).toEqual([]);
  });
});

describe('text that cannot be read', () => {
  const bar = page.getByText('Your text is hard to read on black.');

  test('is said so over the film’s buttons, and one tap mends it [B158]', async () => {
    await openLooks(null);
    expect(bar.elements()).toEqual([]);
    await page.getByLabelText('Text color', { exact: true }).fill('#200010');
    await expect.element(bar).toBeVisible();
    await expectNoViolations();
    await press('Make it readable');
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Text color', { exact: true })).not.toHaveValue('#200010');
  });
});
