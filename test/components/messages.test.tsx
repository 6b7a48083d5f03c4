import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showError, showInfo, showSuccess } from '../../src/web/ui/notify.tsx';
import { giveFilm, person, REAL_FILM_URL, signIn } from './people.ts';
import { openPage, press, showPart } from './show.tsx';

/** The messages that are shown, as they stand. */
const messages = () => [...document.querySelectorAll<HTMLElement>('.mantine-Notification-root')];
const settled = () => expect.poll(() => messages().length).toBe(1);

test.each([
  ['a phone', 390, 664],
  ['a low phone', 375, 553],
  ['a phone in landscape', 844, 390],
  ['a desktop', 1440, 900],
])(
  'E11: on %s one message is shown at a time, and over no button of the finished film [B479]',
  async (_, width, height) => {
    await page.viewport(width, height);
    try {
      signIn(person());
      giveFilm(REAL_FILM_URL);
      await openPage('/');
      await press('Generate Video');
      const screen = page.getByRole('dialog', { name: 'Your video is ready' });
      await expect.element(screen).toBeVisible();
      showInfo('Your text is in the look Spotlight now. You can choose another one under Style.');
      showInfo('Your text is in the look Neon now. You can choose another one under Style.');
      showSuccess('Your video is saved to your downloads.');
      await settled();
      await expect.poll(() => messages()[0]!.textContent).toContain('saved to your downloads');
      const covered = () => {
        const box = messages()[0]!.getBoundingClientRect();
        return [...screen.element().querySelectorAll('button')].flatMap((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const over = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          return over ? [one.textContent || one.getAttribute('aria-label')] : [];
        });
      };
      await expect.poll(covered).toEqual([]);
      showError(new TypeError('bug'), 'Your details could not be saved');
      await settled();
      await expect.poll(() => messages()[0]!.textContent).toContain('Your details could not be saved');
      await expect.poll(covered).toEqual([]);
    } finally {
      await page.viewport(1440, 900);
    }
  },
);

test('E11: a message stays while the focus is in it, whatever is told meanwhile [B424 B479]', async () => {
  await showPart(<h1>Page</h1>);
  showInfo('Your text is in the look Spotlight now.');
  await settled();
  messages()[0]!.querySelector('button')!.focus();
  showError(new TypeError('bug'), 'Your details could not be saved');
  showSuccess('Your video is saved to your downloads.');
  await new Promise((done) => setTimeout(done, 600));
  expect(messages().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Spotlight')]);
  messages()[0]!.querySelector('button')!.click();
  await expect.poll(() => messages()[0]?.textContent).toContain('Your details could not be saved');
});
