import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { generatePromotion } from '../../src/contract/promotion.ts';
import type { User } from '../../src/contract/session.ts';
import { FilmActions } from '../../src/web/features/editor/film/film-actions.tsx';
import { EMPTY_FORM } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { newEditor } from '../../src/web/features/editor/model/state.ts';
import { RemoveWatermark } from '../../src/web/features/editor/preview/remove-watermark.tsx';
import { StyleSection } from '../../src/web/features/editor/style/style-section.tsx';
import { TextSection } from '../../src/web/features/editor/text/text-section.tsx';
import { answer, hold, refuse } from './answers.ts';
import { allow } from './faults.ts';
import { InStudio } from './parts.tsx';
import { PREFERENCES, person, signIn, writtenText } from './people.ts';
import { button, openPage, press, pressKey, showPart } from './show.tsx';

const TEXT = 'Come and fly\n\n✨ Made with Spinreel ✨';

const step = (title: string) => page.getByRole('region', { name: title });

test('has four steps, of which two are optional [S2.34-37]', async () => {
  signIn(person());
  await openPage('/');
  const steps = [
    ['Step 1', 'Add Your Class Information', false],
    ['Step 2', 'Write Your Promotion', false],
    ['Step 3', 'Choose Background', true],
    ['Step 4', 'Customize & Generate', true],
  ] as const;
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const headings = page.getByRole('heading', { level: 2 }).elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual(steps.map(([, title]) => title));
  for (const [number, title, optional] of steps) {
    await expect.element(step(title).getByText(number, { exact: true })).toBeVisible();
    expect(step(title).getByText('Optional', { exact: true }).elements()).toHaveLength(optional ? 1 : 0);
  }
  const buttons = step('Write Your Promotion').getByRole('button').elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Generate Promotion', 'Edit Promotion']);
});

describe('the promotional text', () => {
  const form = { ...EMPTY_FORM, classType: 'Spin Basics', schedule: 'Every Thursday' } as const;

  async function openStep(user: User) {
    signIn(user);
    answer(generatePromotion, writtenText(TEXT));
    return showPart(
      <InStudio user={user} draft={contentOf({ ...newEditor(form), timeChosen: true }, PREFERENCES, null)}>
        <TextSection />
        <RemoveWatermark />
        <FilmActions />
      </InStudio>,
    );
  }

  test('while it is written the button reads Generating... and is disabled [S2.40]', async () => {
    await openStep(person());
    const release = hold(generatePromotion);
    await press('Generate Promotion');
    await expect.element(button('Generating...')).toBeDisabled();
    await expect.element(button('Generate Video')).toBeDisabled();
    release();
    await expect.element(button('Generate Promotion')).toBeEnabled();
    await expect.element(button('Generate Video')).toBeEnabled();
    await expect.element(page.getByText('Come and fly')).toBeVisible();
  });

  test('a failure is shown: nothing received, or what the server says [S8.9]', async () => {
    allow(/No promotional text received|The writer is asleep/);
    await openStep(person());
    const empty = answer(generatePromotion, writtenText(''));
    await press('Generate Promotion');
    const alert = page.getByRole('alert');
    await expect
      .element(alert)
      .toMatchTextContent('The copywriter did not send a text. Your class details are still here.');
    empty();
    const asleep = refuse(generatePromotion, 'internal', { message: 'The writer is asleep.' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(alert).toMatchTextContent('The writer is asleep.');
    asleep();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('with the watermark’s marker leads who does not pay to /upgrade?feature=watermark [S2.8 S2.33]', async () => {
    const remove = page.getByRole('link', { name: 'Remove Watermark' });
    const router = await openStep(person());
    await expect.element(button('Generate Promotion')).toBeVisible();
    expect(remove.elements(), 'the default text has no marker').toEqual([]);
    await press('Generate Promotion');
    await remove.click();
    await expect.poll(() => router.state.location.href).toBe('/upgrade?feature=watermark');

    await openStep(person('individual'));
    await press('Edit Promotion');
    await page.getByLabelText('Promotional text').fill('Come along\n\n✨ Made with Spinreel ✨');
    await expect.element(button('Generate Video')).toBeEnabled();
    expect(remove.elements()).toEqual([]);
  });
});

describe('text and animation controls', () => {
  const slider = page.getByRole('slider', { name: 'Duration in seconds' });

  async function openStep() {
    const user = person();
    signIn(user);
    await showPart(
      <InStudio user={user}>
        <StyleSection />
      </InStudio>,
    );
    await expect.element(slider).toBeVisible();
    await press('More options');
  }

  test('offer every font, size, weight, alignment, animation and length [S2.41]', async () => {
    await openStep();
    const choices = { Font: 14, Size: 6, Weight: 4, Alignment: 3, Animation: 5 };
    for (const [name, count] of Object.entries(choices)) {
      const group = page.getByRole('radiogroup', { name });
      expect(group.getByRole('radio').elements(), name).toHaveLength(count);
      expect(group.getByRole('radio', { checked: true }).elements(), name).toHaveLength(1);
    }
    await expect.element(page.getByRole('switch', { name: 'Text shadow' })).toBeChecked();
    await expect.element(slider).toHaveAttribute('aria-valuenow', '15');
    await pressKey(slider, 'Home');
    await expect.element(slider).toHaveAttribute('aria-valuenow', '1');
  });

  test('take a color of # and six hex digits, and no other [S5.9]', async () => {
    await openStep();
    const field = page.getByLabelText('Text color', { exact: true });
    const applied = page.getByLabelText('Pick a text color');
    const fault = page.getByText('A color is # and six hex digits, like #ffffff.');
    for (const wrong of ['#12345', 'red', '#12345g', '1234567', '']) {
      await field.fill(wrong);
      await expect.element(fault).toBeVisible();
      await expect.element(applied).toHaveValue('#ffffff');
    }
    await field.fill('#A1b2C3');
    await expect.element(fault).not.toBeInTheDocument();
    await expect.element(applied).toHaveValue('#a1b2c3');
    await field.fill('#a1b2c');
    (field.element() as HTMLElement).blur();
    // What was last right.
    await expect.element(field).toHaveValue('#A1b2C3');
    await press('Pink');
    await expect.element(field).toHaveValue('#ffb3d9');
  });

  test('say of films under 3 s that Reels and TikTok want more [B12]', async () => {
    await openStep();
    const hint = page.getByText('Reels and TikTok want at least 3 seconds.');
    await pressKey(slider, 'Home');
    await expect.element(hint).toBeVisible();
    await pressKey(slider, 'ArrowRight');
    await expect.element(page.getByText('2 seconds', { exact: true })).toBeVisible();
    await expect.element(hint).toBeVisible();
    await pressKey(slider, 'ArrowRight');
    await expect.element(page.getByText('3 seconds', { exact: true })).toBeVisible();
    await expect.element(hint).not.toBeInTheDocument();
  });
});

test('a change is undone and redone by button and by keys, also while the text is being typed; other fields undo their own [B120]', async () => {
  signIn(person());
  await openPage('/');
  const [undo, redo] = [button('Undo'), button('Redo')];
  await expect.element(undo).toBeDisabled();
  const center = page.getByRole('radio', { name: 'Center' });
  await press('Edit Promotion');
  const text = page.getByLabelText('Promotional text');
  await text.fill('Come and fly');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(text).toHaveValue('Jasmine’s Awesome Pole Class');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(text).toHaveValue('Come and fly');
  await press('More options');
  await page.getByTitle('Left').click();
  await expect.element(undo).toBeEnabled();
  await undo.click();
  await expect.element(center).toBeChecked();
  await redo.click();
  await expect.element(center).not.toBeChecked();
  await page.getByLabelText('Class details').click();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(center).not.toBeChecked();
});

test('selected words become gold by a button, and plain again; no asterisk is seen, and pasted ones are understood [B122]', async () => {
  signIn(person());
  await openPage('/');
  await press('Edit Promotion');
  const text = page.getByLabelText('Promotional text');
  await text.fill('Come and **fly** with us\n\nEvery Thursday');
  await expect.element(text).toHaveValue('Come and fly with us\n\nEvery Thursday');
  const painted = () =>
    [...document.querySelectorAll('[data-testid=painted] mark')].map(({ textContent }) => textContent);
  expect(painted()).toEqual(['fly']);
  const select = (start: number, end: number) => (text.element() as HTMLTextAreaElement).setSelectionRange(start, end);
  select(22, 36);
  await press('Gold');
  await expect.poll(painted).toEqual(['fly', 'Every Thursday']);
  await expect.element(button('Gold')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(text).toHaveFocus();
  await press('Gold');
  await expect.poll(painted).toEqual(['fly']);
  await press('Hide Editor');
  const words = () => [...document.querySelectorAll('strong')].map(({ textContent }) => textContent);
  await expect.poll(words).toEqual(['fly']);
});
