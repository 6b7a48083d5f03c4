import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { generateTransparencyTest } from '../../src/contract/transparency.ts';
import { answer, refuse } from './answers.ts';
import { allow } from './faults.ts';
import { person, signIn } from './people.ts';
import { button, openPage, press } from './show.tsx';

test('a failure of the transparency test is shown [S8.24]', async () => {
  allow(/503/);
  signIn(person());
  refuse(generateTransparencyTest, 'unavailable', { message: 'Not now.' });
  await openPage('/transparency-test');
  await press('Generate New Test Videos');
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'The test videos could not be made' }))
    .toMatchTextContent('Not now.');
  await expect.element(button('Generate New Test Videos')).toBeEnabled();
});

test('the test videos are shown as cards with their players and addresses [S2.71]', async () => {
  signIn(person());
  const videos = ['Fade in', 'Slide up', 'Still'].map((name) => ({
    name,
    description: `${name}.`,
    status: 'ready' as const,
    originalUrl: `/media/${name}.mp4`,
    transparentUrl: `/media/${name}.webm`,
  }));
  answer(generateTransparencyTest, { videos });
  await openPage('/transparency-test');
  await press('Generate New Test Videos');
  const cards = page.getByRole('article');
  await expect.poll(() => cards.elements()).toHaveLength(3);
  for (const card of cards.all()) await expect.element(card).toMatchTextContent('ready');
  const first = cards.first();
  await first.getByRole('button', { name: 'Show URLs' }).click();
  await expect.poll(() => first.getByRole('link').elements()).toHaveLength(2);
  await expect.element(page.getByText('libx265 cannot write here')).toBeVisible();
  expect((first.getByLabelText('Transparent').element() as HTMLVideoElement).src).toMatch(/Fade%20in\.webm$/);
});
