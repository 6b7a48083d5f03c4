import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Booking, getBooking, NO_LINKS, saveBooking, saveClassLink } from '../../src/contract/booking.ts';
import { generateVideo } from '../../src/contract/renders.ts';
import { codeBox } from '../../src/scene/code.ts';
import { defaultPromo } from '../../src/scene/promo.ts';
import { AccountSettings } from '../../src/web/features/account/account-settings.tsx';
import { FilmActions } from '../../src/web/features/editor/film/film-actions.tsx';
import { FilmScreen } from '../../src/web/features/editor/film/film-screen.tsx';
import { DesktopPreview } from '../../src/web/features/editor/preview/desktop-preview.tsx';
import { StyleSection } from '../../src/web/features/editor/style/style-section.tsx';
import { answer, callsOf, refuse } from './answers.ts';
import { allow } from './faults.ts';
import { InStudio } from './parts.tsx';
import { CLASS_TYPES, giveFilm, person, signIn } from './people.ts';
import { button, press, showPart } from './show.tsx';

/** A server that keeps these links. */
function keepLinks(kept: Partial<Booking> = {}) {
  let now: Booking = { own: NO_LINKS, studio: null, ...kept };
  answer(getBooking, () => now);
  answer(saveBooking, ({ body }) => {
    now = { ...now, own: { ...now.own, ...body } };
    return now;
  });
  answer(saveClassLink, ({ body: { classType, link } }) => {
    const others = now.own.classes.filter((each) => each.classType !== classType);
    now = { ...now, own: { ...now.own, classes: link === '' ? others : [...others, { classType, link }] } };
    return now;
  });
  return (own: Partial<Booking['own']>) => {
    now = { ...now, own: { ...now.own, ...own } };
  };
}
const field = (name: string) => page.getByRole('textbox', { name });
const own = (link: string) => ({ own: { ...NO_LINKS, link } });

async function openLinks(kept: Partial<Booking> = {}, plan?: Parameters<typeof person>[0]) {
  signIn(person(plan));
  keepLinks(kept);
  await showPart(<AccountSettings opened onClose={() => {}} />);
  await press('Booking link');
}

test('the account has the booking link, as it is typed, and sends only what was changed [B905]', async () => {
  await openLinks();
  await field('Where people book').fill('Sky.studio/book');
  await press('Save');
  await expect.element(page.getByText('Saved. Your next caption has it.')).toBeVisible();
  await expect.poll(() => callsOf(saveBooking).map(({ body }) => body)).toEqual([{ link: 'https://sky.studio/book' }]);
});

test('what is no link is said at its field, and what was typed stays [B905]', async () => {
  await openLinks();
  await field('Where people book').fill('luna@sky.studio');
  await press('Save');
  await expect.element(page.getByText('Leave out what stands before the @')).toBeVisible();
  await expect.element(field('Where people book')).toHaveFocus();
  await field('Where people book').fill('sky.studio');
  allow(/^ApiError: 400/);
  refuse(saveBooking, 'invalid_input', { fields: { link: 'This is no web address.' } }, 1);
  await press('Save');
  await expect.element(page.getByText('This is no web address.')).toBeVisible();
  await expect.element(field('Where people book')).toHaveValue('sky.studio');
});

test('a class that is booked elsewhere gets a link of its own, which can be changed and removed [B905]', async () => {
  await openLinks(own('https://sky.studio'));
  const name = CLASS_TYPES[1]!.classType;
  await page.getByLabelText('Class', { exact: true }).selectOptions(name);
  await press('Save this class’s link');
  await expect.element(page.getByText('Enter the link of the class.')).toBeVisible();
  await field(`Link of ${name}`).fill('sky.studio/spin');
  await press('Save this class’s link');
  await expect.element(page.getByText('https://sky.studio/spin')).toBeVisible();
  await page.getByLabelText('Class', { exact: true }).selectOptions(name);
  await expect.element(field(`Link of ${name}`)).toHaveValue('https://sky.studio/spin');
  await press(`Remove the link of ${name}`);
  await expect.element(page.getByText('https://sky.studio/spin')).not.toBeInTheDocument();
  await expect.poll(() => callsOf(saveClassLink).map(({ body }) => body.link)).toEqual(['https://sky.studio/spin', '']);
});

test('a member sees the studio’s links, which are not theirs to change [B905]', async () => {
  const studio = { ...NO_LINKS, link: 'https://luna.example', name: 'Luna' };
  await openLinks({ ...own('https://mine.example'), studio }, 'studio_team');
  await expect.element(page.getByText('Your captions and QR codes have the booking links of Luna.')).toBeVisible();
  await expect.element(page.getByText('https://luna.example')).toBeVisible();
  expect(button('Save').elements()).toEqual([]);
});

async function openStyle(kept: Partial<Booking>) {
  const user = person();
  signIn(user);
  giveFilm();
  const change = keepLinks(kept);
  await showPart(
    <InStudio user={user}>
      <StyleSection />
      <DesktopPreview>
        <FilmActions />
      </DesktopPreview>
      <FilmScreen />
    </InStudio>,
  );
  return change;
}
const codeSwitch = () => page.getByRole('switch', { name: 'QR code for booking' });
const ordered = () => JSON.parse(String(callsOf(generateVideo).at(-1)!.form!.get('videoSettings')));

/** The share of black where the preview has its code. */
function blackShare(code: string): number {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas[role=img]')!;
  const scale = canvas.width / 540;
  const { left, right, top, bottom } = codeBox({ ...defaultPromo, code }, null)!;
  const size = [(right - left) * scale, (bottom - top) * scale] as const;
  const { data } = canvas.getContext('2d')!.getImageData(left * scale, top * scale, ...size);
  let [black, white] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue;
    if (data[at]! < 20) black++;
    else if (data[at]! > 235) white++;
  }
  return black + white < 0.9 * (data.length / 4) ? 0 : black / (data.length / 4);
}

test('without a link the style step says what to do, and then offers the code, which is off until it is wanted [B908]', async () => {
  await openStyle({});
  await expect.element(page.getByText('Add the link by which people book')).toBeVisible();
  expect(codeSwitch().elements()).toEqual([]);
  await press('Add your booking link');
  await field('Where people book').fill('sky.studio/book');
  await press('Save');
  await expect.element(codeSwitch()).not.toBeChecked();
  expect(blackShare('https://sky.studio/book')).toBe(0);
  await codeSwitch().click({ force: true });
  await expect.poll(() => blackShare('https://sky.studio/book')).toBeGreaterThan(0.2);
  await press('Generate Video');
  await expect.poll(() => callsOf(generateVideo)).toHaveLength(1);
  expect(ordered()).toMatchObject({ code: 'https://sky.studio/book' });
});

test('a link that is too long for a code is said to be so [B908]', async () => {
  await openStyle(own(`https://sky.studio/${'x'.repeat(150)}`));
  await expect.element(page.getByText('Use one of at most 134 characters.')).toBeVisible();
  expect(codeSwitch().elements()).toEqual([]);
});

test('the code follows a link that is changed, and the finished video with the old one is dropped [B908]', async () => {
  const change = await openStyle(own('https://old.example'));
  await codeSwitch().click({ force: true });
  await press('Generate Video');
  await expect.element(page.getByRole('dialog', { name: 'Your video is ready' })).toBeVisible();
  change({ link: 'https://new.example' });
  window.dispatchEvent(new Event('focus'));
  await expect.element(page.getByRole('dialog', { name: 'Your video is ready' })).not.toBeInTheDocument();
  await press('Generate Video');
  await expect.poll(() => callsOf(generateVideo)).toHaveLength(2);
  expect(ordered()).toMatchObject({ code: 'https://new.example' });
});

test('the finished video has the link to copy for a sticker, and the caption says where to book; without one neither [B906]', async () => {
  const copied: string[] = [];
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await openStyle({ own: { ...NO_LINKS, link: 'https://sky.studio/book?a=b', campaign: true } });
  await press('Generate Video');
  await press('Copy booking link');
  await expect.element(page.getByText('Booking link copied. Paste it into a link sticker.')).toBeVisible();
  await press('Copy caption');
  await expect.poll(() => copied).toHaveLength(2);
  expect(copied[0]).toBe('https://sky.studio/book?a=b&utm_source=instagram&utm_medium=social&utm_content=sticker');
  expect(copied[1]).toContain('\n\nBook your spot: https://sky.studio/book?a=b&utm_source=instagram&');
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press('Copy booking link');
  await expect.element(page.getByLabelText('Your booking link, to copy by hand')).toHaveValue(copied[0]!);
});

test('without a booking link there is none to copy [B906]', async () => {
  await openStyle({});
  await press('Generate Video');
  await expect.element(button('Copy caption')).toBeVisible();
  expect(button('Copy booking link').elements()).toEqual([]);
});
