import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getPreferences } from '../../src/contract/profile.ts';
import { getAuthUser } from '../../src/contract/session.ts';
import { contentOf } from '../promo.ts';
import { expectNoViolations } from './accessible.ts';
import { callsOf, hold } from './answers.ts';
import { enter, listen, tabTo } from './listen.ts';
import { giveLibrary, person, SOUND_LOOP, signIn } from './people.ts';
import { givePromo } from './promo-server.ts';
import { button, chosenBackground, openPage, press } from './show.tsx';

/** In which order the pages are read, and what is read in them. That names stay while states change, and repeat in no list, is watched in every test (states.ts, setup.ts). */

afterEach(() => page.viewport(1440, 900));
const editor = page.getByRole('heading', { level: 1, name: 'Make a class promo' });

test.each([
  [390, 664],
  [844, 390],
])(
  'K9: at %ix%i the tools are read before the tool that they open, and Tab goes from one to the other [B570]',
  async (width, height) => {
    await page.viewport(width, height);
    signIn(person());
    await openPage('/');
    const tools = page.getByRole('tablist', { name: 'Tools' });
    await expect.element(tools).toBeVisible();
    const [list, panel] = [tools.element(), page.getByRole('tabpanel').first().element()];
    const follows = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect(follows(list, panel)).toBe(true);
    await tabTo(tools.getByRole('tab', { selected: true }));
    for (let tabs = 0; tabs < 4 && !panel.contains(document.activeElement); tabs++) await userEvent.tab();
    expect(panel.contains(document.activeElement)).toBe(true);
    if (width > 800) return;
    // They lie on the bar of the next step, without a line of the page between them.
    const [above, below] = [
      list.parentElement!.getBoundingClientRect(),
      document.querySelector('[data-next-step]')!.getBoundingClientRect(),
    ];
    expect(Math.abs(above.bottom - below.top)).toBeLessThanOrEqual(1.01);
    expect(below.bottom).toBeLessThanOrEqual(height);
  },
);

test('K9: one stop leads past a library of many backgrounds [B571]', async () => {
  signIn(person());
  const many = Array.from({ length: 27 }, (_, at) => ({
    ...{ ...SOUND_LOOP, id: crypto.randomUUID(), publicId: `universal/${at}`, title: `Clip ${at}` },
  }));
  giveLibrary({ universal: many });
  await openPage('/');
  await expect.element(button('Select: Clip 5')).toBeVisible();
  const heard = listen();
  await enter(button('Skip Spinreel Library'));
  await expect.element(page.getByText('End of Spinreel Library')).toHaveFocus();
  await expectNoViolations(page.getByRole('region', { name: 'Choose Background' }).element());
  await tabTo(page.getByRole('radiogroup', { name: 'Look' }).getByRole('radio').first());
  expect(heard.all.filter((line) => line.includes('Clip '))).toEqual([]);
  heard.stop();
});

test('K9: a background keeps its name when it is chosen and when it plays [B572]', async () => {
  signIn(person());
  giveLibrary({ universal: [SOUND_LOOP] });
  await openPage('/');
  await press('Select: Sound Loop');
  await expect.element(chosenBackground('Sound Loop')).toBeVisible();
  await button('Preview Sound Loop').hover();
  await expect.element(button('Preview Sound Loop')).toHaveAttribute('aria-pressed', 'true');
});

test('K9: what repeats in a list is named after its entry, in its menu too [B572]', async () => {
  signIn(person('individual'));
  const gone = { ...SOUND_LOOP, publicId: 'universal/gone', title: 'Gone' };
  const film = { state: 'gone', renderId: crypto.randomUUID(), counted: false } as const;
  for (const title of ['Mondays', 'Tuesdays']) givePromo({ content: contentOf(), title, film });
  for (const title of ['Fridays', 'Sundays']) givePromo({ content: contentOf({ background: gone }), title });
  giveLibrary({ clips: [{ ...SOUND_LOOP, libraryType: 'personal', title: 'Our hall' }] });
  await openPage('/promos');
  await expect.element(page.getByRole('link', { name: 'Make the video again: Mondays' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Choose another background: Sundays' })).toBeVisible();
  await press('More about Tuesdays');
  const items = () =>
    page
      .getByRole('menuitem')
      .elements()
      .map((item) => item.getAttribute('aria-label'));
  await expect.poll(items).toEqual(['Rename Tuesdays', 'Duplicate Tuesdays', 'Delete Tuesdays']);
  await openPage('/');
  await page.getByRole('tab', { name: /^My Videos/ }).click();
  await press('More: Our hall');
  await expect.poll(items).toEqual(['Where it is used: Our hall', 'Delete Our hall']);
});

test('K9: nothing is announced that is not there to be used: arrows of lists, inputs behind buttons [B572]', async () => {
  signIn(person('individual'));
  giveLibrary({ universal: [SOUND_LOOP] });
  await openPage('/');
  await page.getByRole('tab', { name: /^My Videos/ }).click();
  await expect.element(button('Bulk Upload')).toBeVisible();
  const announced = [...document.querySelectorAll('svg, img, input[type=file]')].filter((one) => {
    const isPicture = one.matches('svg, img');
    const named = one.getAttribute('aria-label') || one.getAttribute('alt');
    const silent =
      one.closest('[aria-hidden=true]') ||
      (isPicture && (one.getAttribute('alt') === '' || one.closest('button, a, [role=tab], [role=img]')));
    return one.checkVisibility() && !silent && !named;
  });
  expect(announced.map((one) => one.parentElement!.outerHTML.slice(0, 200))).toEqual([]);
});

test('K9: who is signed in is asked once for a page, however slowly its parts arrive, and anew with the next [B573 S4.5]', async () => {
  // A window that gets the focus asks as well; without this it would when the next page's heading takes it.
  window.focus();
  expect(document.hasFocus()).toBe(true);
  signIn(person());
  const release = hold(getPreferences);
  const router = await openPage('/');
  const asked = () => callsOf(getAuthUser).length;
  await expect.poll(() => callsOf(getPreferences).length).toBe(1);
  expect(asked()).toBe(1);
  let later = Date.now() + 5000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  release();
  await expect.element(editor).toBeInTheDocument();
  await expect.element(button('Account')).toBeVisible();
  expect(asked()).toBe(1);
  later += 5000;
  await router.navigate({ to: '/promos' });
  await expect.element(page.getByRole('heading', { name: 'My promos' })).toBeVisible();
  // Sooner than the 30 s after which the same page asks again.
  await expect.poll(asked, { timeout: 10_000 }).toBe(2);
});

test('K9: what is waited for long says so [B573]', async () => {
  signIn(person());
  const release = hold(getAuthUser);
  await openPage('/');
  const slow = page.getByText('This takes longer than usual.');
  await expect.element(slow).toBeInTheDocument();
  await expect.element(slow).not.toBeVisible();
  for (const animation of slow.element().getAnimations()) animation.finish();
  await expect.element(slow).toBeVisible();
  release();
  await expect.element(editor).toBeInTheDocument();
});
