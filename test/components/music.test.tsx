import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, press } from './show.tsx';
import { listen, music, openStyle, track } from './style-step.tsx';

let heard: ReturnType<typeof listen>;
beforeEach(() => {
  heard = listen();
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['sensual', 'Velvet'],
  ['humor', 'Big Smile'],
] as const)('for %s texts %s is proposed, and nothing is chosen [B673]', async (style, name) => {
  await openStyle(style);
  await expect.element(track('None')).toBeChecked();
  await expect.element(track(name).getByText('Suits your text')).toBeInTheDocument();
  expect(music().getByRole('radio').elements()).toHaveLength(17);
  expect(music().getByText('Suits your text').elements()).toHaveLength(1);
});

test('a track is chosen by a tap or the arrow keys, and says what the clip does beside it [B673]', async () => {
  await openStyle('sensual', { hasAudio: true });
  await track('Velvet').click();
  await expect.element(track('Velvet')).toBeChecked();
  await expect.element(page.getByText('In front of the music.')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(track('High Heels')).toBeChecked();
  await expect.element(track('High Heels')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(track('None')).toBeChecked();
  await expect.element(page.getByText('As loud as other videos in the feed.')).toBeVisible();
});

test('each track is played alone, one at a time, without being chosen; what does not play says so [B673]', async () => {
  await openStyle('sensual');
  await press('Play Velvet');
  await expect.element(button('Stop Velvet')).toBeVisible();
  await press('Play High Heels');
  await expect.element(button('Play Velvet')).toBeVisible();
  expect(heard.files.map((file) => file.replace(/-[\w-]{8}\.m4a$|\.m4a$/, ''))).toEqual(['velvet', 'high-heels']);
  const before = heard.stops;
  await press('Stop High Heels');
  expect(heard.stops).toBeGreaterThan(before);
  await expect.element(track('None')).toBeChecked();
  heard.failing = true;
  await press('Play Velvet');
  await expect.element(page.getByRole('alert').getByText('The music could not be played.')).toBeVisible();
});
