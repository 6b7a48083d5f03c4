import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { composeVideo } from '../../src/contract/renders.ts';
import { StyleSection } from '../../src/web/features/editor/style/style-section.tsx';
import { hold } from './answers.ts';
import { InStudio } from './parts.tsx';
import { giveFilm, person, signIn } from './people.ts';
import { button, openPage, press, showPart } from './show.tsx';

const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 385.0.0.32.84 (iPhone15,2; iOS 18_5; en_US; en; scale=3.00; 1179x2556; 758361852)';

test('in the browser inside Instagram, what does not work there is said where it matters, with the ways out', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(INSTAGRAM);
  signIn(person('individual'));
  giveFilm();
  await openPage('/');
  const notice = page.getByRole('alert').filter({ hasText: 'You are in Instagram’s browser' });
  await expect.element(page.getByRole('tab', { name: /^My Videos/ })).toBeVisible();
  expect(notice.elements(), 'nothing is lost yet').toEqual([]);
  await page.getByRole('tab', { name: /^My Videos/ }).click();
  await expect.element(notice).toMatchTextContent('Tap ••• and choose Open in external browser.');
  await expect.element(button('Add Single')).toBeEnabled();
  await press('Generate Video');
  await expect.element(button('Download Video')).toBeEnabled();
  const screen = page.getByRole('dialog', { name: 'Your video is ready' });
  const atDownload = screen.getByRole('alert').filter({ hasText: 'Download copies a link' });
  await expect.element(atDownload).toBeVisible();
  await expect
    .element(atDownload.getByRole('link', { name: 'Open in Safari' }))
    .toHaveAttribute('href', `x-safari-${location.origin}/`);
  await expect.element(atDownload.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('the screen stays on while a film is made, also after a look at something else, and no longer', async () => {
  const held = new Set<object>();
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async () => {
    const lock = { release: async () => void held.delete(lock) };
    held.add(lock);
    return lock as unknown as WakeLockSentinel;
  });
  signIn(person());
  giveFilm();
  const finish = hold(composeVideo);
  await openPage('/');
  await expect.element(button('Generate Video')).toBeEnabled();
  expect(held.size, 'nothing is waited for').toBe(0);
  await press('Generate Video');
  await expect.poll(() => held.size).toBe(1);
  held.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => held.size, { message: 'asked for again' }).toBe(1);
  finish();
  await expect.element(button('Download Video')).toBeEnabled();
  await expect.poll(() => held.size).toBe(0);
});

test('a switch is marked as one, which iOS lets be felt', async () => {
  const user = person();
  signIn(user);
  await showPart(
    <InStudio user={user}>
      <StyleSection />
    </InStudio>,
  );
  await press('More options');
  const switches = page.getByRole('switch');
  await expect.poll(() => switches.elements().length).toBeGreaterThan(1);
  for (const one of switches.elements()) expect(one.getAttribute('switch')).toBe('');
});

test('no field makes the page zoom: letters of 16 px or more wherever one types or chooses', async () => {
  const small = () =>
    [
      ...document.querySelectorAll(
        'input:not([type=checkbox], [type=radio], [type=file], [type=color], [type=range], [type=hidden]), select, textarea',
      ),
    ].flatMap((field) =>
      Number.parseFloat(getComputedStyle(field).fontSize) < 16 ? [field.outerHTML.slice(0, 120)] : [],
    );
  for (const path of ['/auth', '/auth?mode=create']) {
    await openPage(path);
    await expect.element(page.getByLabelText('Email')).toBeVisible();
    expect(small(), path).toEqual([]);
  }
  signIn(person('individual'));
  await openPage('/');
  await press('Edit Promotion');
  await expect.element(page.getByLabelText('Promotional text')).toBeVisible();
  expect(small(), 'the editor').toEqual([]);
});
