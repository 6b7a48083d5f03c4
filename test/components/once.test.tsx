import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { simulateStripeSuccess } from '../../src/contract/billing.ts';
import { countDownload } from '../../src/contract/renders.ts';
import { answer, callsOf, hold, refuse } from './answers.ts';
import { allow } from './faults.ts';
import { giveFilm, person, REAL_FILM_URL, signIn } from './people.ts';
import { button, openPage, press } from './show.tsx';

/** Two clicks before the page is drawn anew. */
function doubleClick(element: Element): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** The names of the files that the browser is told to save. */
function savedFiles(): string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}

test('E15: a double click on Download counts and saves the film once, the first time and again [B480]', async () => {
  const saved = savedFiles();
  signIn(person());
  const url = giveFilm(REAL_FILM_URL);
  answer(countDownload, { downloadCount: 1, remaining: 4, url });
  await openPage('/');
  await press('Generate Video');
  const screen = page.getByRole('dialog', { name: 'Your video is ready' });
  const download = screen.getByRole('button', { name: 'Download', exact: true });
  await expect.element(download).toBeEnabled();
  doubleClick(download.element());
  await expect.poll(() => saved.length).toBeGreaterThan(0);
  await expect.element(download).toBeEnabled();
  await expect.poll(() => callsOf(countDownload)).toHaveLength(1);
  expect(saved).toHaveLength(1);
  await new Promise((done) => setTimeout(done, 100));
  doubleClick(download.element());
  await expect.poll(() => saved.length).toBe(2);
  await expect.poll(() => callsOf(countDownload)).toHaveLength(1);
});

test('E15: a double click on a simulated payment pays once [B480]', async () => {
  allow(/409/);
  signIn(person());
  refuse(simulateStripeSuccess, 'conflict', { message: 'Not today.' });
  const released = hold(simulateStripeSuccess);
  await openPage('/mock-checkout?plan=individual_pro&session_id=cs_1');
  await expect.element(button('Test Successful Payment')).toBeEnabled();
  doubleClick(button('Test Successful Payment').element());
  await expect.poll(() => callsOf(simulateStripeSuccess).length, { timeout: 10_000 }).toBe(1);
  await new Promise((done) => setTimeout(done, 300));
  released();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => callsOf(simulateStripeSuccess)).toHaveLength(1);
});
