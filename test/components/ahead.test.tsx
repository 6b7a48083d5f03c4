import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetPrepared, generateVideo, prepareVideo } from '../../src/contract/renders.ts';
import { STILL_MS } from '../../src/web/features/editor/film/use-ahead.ts';
import { answer, callsOf, refuse } from './answers.ts';
import { giveFilm, person, signIn } from './people.ts';
import { button, openPage, press } from './show.tsx';
import { holdTimers } from './timers.ts';

const WISHES = ['1', '2', '3'].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

/** The editor with its text open, and the clock of its stillness in the test's hands. */
async function openText(user = person()) {
  signIn(user);
  giveFilm();
  const wishes = [...WISHES];
  answer(prepareVideo, () => ({ id: wishes.shift() ?? null }));
  const timers = holdTimers(STILL_MS);
  await openPage('/');
  await press('Edit Promotion');
  const text = page.getByLabelText('Promotional text');
  const waits = (count: number) => expect.poll(() => timers.count(STILL_MS)).toBe(count);
  return { text, waits, stand: () => timers.end(STILL_MS) };
}
const wishes = (count: number) => expect.poll(() => callsOf(prepareVideo).length).toBe(count);
const forgotten = () => callsOf(forgetPrepared).map(({ params }) => params.id);
const formOf = (form: FormData | null) => Object.fromEntries(form!);

test('a film is made ahead once the promo has stood for two seconds; the next change takes it back, asking for it does not [B223 B225]', async () => {
  expect(STILL_MS).toBe(2000);
  const { text, waits, stand } = await openText();
  await expect.element(button('Generate Video')).toBeEnabled();
  // Nobody has begun this promo.
  await waits(0);
  await text.fill('Come and spin');
  await waits(1);
  await text.fill('Come and spin with us');
  await waits(1);
  expect(callsOf(prepareVideo)).toEqual([]);
  stand();
  await wishes(1);
  await waits(0);
  expect(document.body.textContent).not.toMatch(/ahead|prepar/i);

  await text.fill('Come and spin with us!');
  await expect.poll(forgotten).toEqual([WISHES[0]]);
  await waits(1);
  stand();
  await wishes(2);
  await press('Generate Video');
  await expect.element(button('Video Ready')).toBeVisible();
  const [asked] = callsOf(generateVideo);
  expect(formOf(asked!.form)).toEqual(formOf(callsOf(prepareVideo)[1]!.form));
  await waits(0);
  expect(forgotten()).toEqual([WISHES[0]]);
});

test('leaving the page takes it back', async () => {
  const { text, waits, stand } = await openText();
  await text.fill('Come and spin');
  await waits(1);
  stand();
  await wishes(1);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(forgotten).toEqual([WISHES[0]]);
});

test('nothing is made ahead of a hidden page, without a connection, or for who saves data [B228]', async () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get');
  const online = vi.spyOn(navigator, 'onLine', 'get');
  const connection = (navigator as unknown as { connection: EventTarget & { saveData: boolean } }).connection;
  const saving = vi.spyOn(connection, 'saveData', 'get').mockReturnValue(true);
  const { text, waits } = await openText();
  await text.fill('Come and spin');
  await expect.element(button('Generate Video')).toBeEnabled();
  await waits(0);
  saving.mockReturnValue(false);
  connection.dispatchEvent(new Event('change'));
  await waits(1);
  hidden.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waits(0);
  hidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waits(1);
  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await waits(0);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waits(1);
});

test('nothing is made ahead for who has no download left [B224]', async () => {
  const { text, waits } = await openText(person('free', { downloadsRemaining: 0 }));
  await text.fill('Come and spin');
  await expect.element(button('Upgrade to Pro')).toBeVisible();
  await waits(0);
});

test('what the server says of a film ahead is nothing to the person', async () => {
  const { text, waits, stand } = await openText();
  refuse(prepareVideo, 'internal');
  await text.fill('Come and spin');
  await waits(1);
  stand();
  await wishes(1);
  await press('Generate Video');
  await expect.element(button('Video Ready')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});
