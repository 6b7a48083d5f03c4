import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { composeVideo, generateVideo } from '../../src/contract/renders.ts';
import { callsOf } from './answers.ts';
import { giveFilm, person, signIn } from './people.ts';
import { button, openPage, press } from './show.tsx';

const TEXT = 'Promotional text';
const painted = () => document.querySelector('[data-testid=painted]')!.textContent.replace('\u200b', '');
const previewed = () =>
  document.querySelector('canvas[role=img]')!.getAttribute('aria-label')!.replace('Preview of your video: ', '');

async function openText(): Promise<HTMLTextAreaElement> {
  signIn(person());
  giveFilm();
  await openPage('/');
  await press('Edit Promotion');
  return page.getByLabelText(TEXT).element() as HTMLTextAreaElement;
}

/** What the browser does for a key: the field has the letter, then the page is told. */
function typeLetters(field: HTMLTextAreaElement, letters: string): void {
  field.setRangeText(letters, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letters }));
}

test('a letter is painted before the preview follows, which then shows it too [B140]', async () => {
  const field = await openText();
  const before = previewed();
  typeLetters(field, '!');
  await Promise.resolve();
  expect(painted(), 'at once').toBe(`${before}!`);
  expect(previewed(), 'when the browser has time').toBe(before);
  await expect.poll(previewed).toBe(`${before}!`);
});

test('what is pressed right after a letter is done with it [B140]', async () => {
  const field = await openText();
  await expect.element(button('Generate Video')).toBeEnabled();
  const words = `${field.value}!`;
  typeLetters(field, '!');
  (button('Generate Video').element() as HTMLButtonElement).click();
  await expect.poll(() => callsOf(composeVideo)).toHaveLength(1);
  const { form } = callsOf(generateVideo)[0] as { form: FormData };
  expect([...form.values()].join()).toContain(words);

  typeLetters(field, '?');
  // Ctrl+Z takes back what was typed together.
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }));
  await expect.element(page.getByLabelText(TEXT)).not.toHaveValue(`${words}?`);
});
