import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addDays } from '../../src/contract/facts/calendar.ts';
import { LIMITS } from '../../src/contract/limits.ts';
import { deletePromo, listPromos, restorePromo, savePromo, unpackContent } from '../../src/contract/promos.ts';
import { countDownload } from '../../src/contract/renders.ts';
import { apply } from '../../src/web/features/promos/store.ts';
import { entryOf } from '../../src/web/features/promos/sync.ts';
import { dayName, today } from '../../src/web/ui/dates.ts';
import { UNDO_MS } from '../../src/web/ui/notify.tsx';
import { contentOf } from '../promo.ts';
import { expectNoViolations } from './accessible.ts';
import { answer, callsOf, cut, hold } from './answers.ts';
import { giveLibrary, person, SOUND_LOOP, signIn } from './people.ts';
import { givePromo, promos } from './promo-server.ts';
import { button, openPage, press } from './show.tsx';
import { holdTimers } from './timers.ts';

const user = person();
beforeEach(() => signIn(user));

/** What the card of that place says. */
const said = (place = 0) => cards().nth(place).element().textContent ?? '';
const cards = () => page.getByRole('list', { name: 'Promos' }).getByRole('listitem');
const formOf = (content: string) => unpackContent(content)!.form;
const lastWeek = addDays(today(), -6);
const ready = { state: 'ready', renderId: crypto.randomUUID(), counted: true } as const;

async function more(name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a card says class, date and the state of the film, and its picture is drawn [B65]', async () => {
  givePromo({ content: contentOf({ form: { schedule: 'Every Monday', classType: 'Spin Basics' } }) });
  givePromo({ content: contentOf({ form: { date: '2040-12-06' } }), title: 'Our party', film: ready });
  const release = hold(listPromos);
  await openPage('/promos');
  await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  release();
  await expect.poll(() => said()).toMatch(/Our party.*December 6.*7:00\sPM.*Video ready/);
  await expect.poll(() => said(1)).toMatch(/Spin Basics.*Every Monday, 7:00\sPM.*No video yet/);
  const drawn = () => {
    const canvas = document.querySelector('canvas')!;
    return canvas
      .getContext('2d')!
      .getImageData(0, 0, canvas.width, canvas.height)
      .data.some((value) => value > 0);
  };
  await expect.poll(drawn).toBe(true);
});

test('an empty shelf says what will be here; New promo opens an empty editor and leaves the others [B65]', async () => {
  const router = await openPage('/promos');
  await expect.element(page.getByText('Nothing here yet')).toBeVisible();
  givePromo({ content: contentOf({ text: 'Already here' }) });
  await press('New promo');
  await press('Edit Promotion');
  await expect.element(page.getByLabelText('Promotional text')).not.toHaveValue('Already here');
  expect(router.state.location.search).toHaveProperty('promo');
  expect(promos).toHaveLength(1);
});

test('without a connection the shelf says so, and shows what this browser has [B65]', async () => {
  givePromo({ content: contentOf() });
  await openPage('/');
  await expect.element(page.getByText('Step 1').first()).toBeVisible();
  const restore = cut(listPromos);
  await openPage('/promos');
  await expect.element(page.getByText('Your promos could not be loaded.')).toBeVisible();
  await expect.poll(() => said()).toContain('Spin Basics');
  restore();
  await press('Try again');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a promo is opened, renamed and duplicated from its card [B65]', async () => {
  const { id } = givePromo({ content: contentOf({ text: 'Six poles' }) });
  const router = await openPage('/promos');
  await more('Spin Basics', 'Rename');
  await page.getByRole('textbox', { name: 'Name' }).fill('Tuesdays');
  await press('Save');
  await expect.poll(() => said()).toContain('Tuesdays');
  await more('Tuesdays', 'Duplicate');
  await expect.poll(() => promos.length).toBe(2);
  expect(promos[0]!.content).toBe(promos[1]!.content);
  await page.getByRole('link', { name: 'Open Tuesdays' }).click();
  await expect.poll(() => router.state.location.search).toEqual({ promo: id });
  await press('Edit Promotion');
  await expect.element(page.getByLabelText('Promotional text')).toHaveValue('Six poles');
});

test('the opened menu of a card has no fault that axe finds, and gives the focus back [B139]', async () => {
  givePromo({ content: contentOf() });
  await openPage('/promos');
  await page.getByRole('button', { name: 'More about Spin Basics' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  // Like every menu it stands outside of the page's landmarks.
  await expectNoViolations(page.getByRole('menu').element());
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'More about Spin Basics' })).toHaveFocus();
});

test('deleted, a promo can be brought back at once [B66]', async () => {
  givePromo({ content: contentOf() });
  await openPage('/promos');
  await more('Spin Basics', 'Delete');
  await expect.element(page.getByText('Nothing here yet')).toBeVisible();
  await press('Undo');
  await expect.poll(() => said()).toContain('Spin Basics');
  await expect.poll(() => [callsOf(deletePromo).length, callsOf(restorePromo).length]).toEqual([1, 1]);
});

test('K1: deleted, the next card has the focus, and the promo can be brought back for 30 days [K1 B423]', async () => {
  givePromo({ content: contentOf(), title: 'Third' });
  givePromo({ content: contentOf(), title: 'Second' });
  givePromo({ content: contentOf(), title: 'First' });
  await openPage('/promos');
  await more('First', 'Delete');
  await expect.poll(() => cards().elements().length).toBe(2);
  await expect.element(page.getByRole('link', { name: 'Open Second' })).toHaveFocus();
  await more('Third', 'Delete');
  await expect.element(page.getByRole('link', { name: 'Open Second' })).toHaveFocus();
  await more('Second', 'Delete');
  await expect.element(button('Recently deleted (3)')).toHaveFocus();
  await press('Recently deleted (3)');
  await expect.element(page.getByText('Kept for 30 days')).toBeVisible();
  await expectNoViolations();
  await press('Restore Second');
  await expect.poll(() => said()).toContain('Second');
  await expect.element(button('Recently deleted (2)')).toBeVisible();
  await expect.poll(() => callsOf(restorePromo)).toHaveLength(1);
});

test('K1: a notification stays while the focus is in it, and gives it back [K1 B424]', async () => {
  givePromo({ content: contentOf(), title: 'Other' });
  givePromo({ content: contentOf() });
  const timers = holdTimers(UNDO_MS);
  await openPage('/promos');
  await more('Spin Basics', 'Delete');
  const undo = button('Undo');
  await expect.element(undo).toBeVisible();
  await expect.poll(() => timers.count(UNDO_MS)).toBe(1);
  const before = page.getByRole('link', { name: 'Open Other' });
  await expect.element(before).toHaveFocus();
  (undo.element() as HTMLElement).focus();
  await expect.poll(() => timers.count(UNDO_MS)).toBe(0);
  (before.element() as HTMLElement).focus();
  await expect.poll(() => timers.count(UNDO_MS)).toBe(1);
  (undo.element() as HTMLElement).focus();
  await expect.poll(() => timers.count(UNDO_MS)).toBe(0);
  await userEvent.keyboard('{Enter}');
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(before).toHaveFocus();
});

test('K1: what only this browser has is sent before it is deleted, or asked about by name [K1 B423]', async () => {
  await openPage('/promos');
  const mend = cut(savePromo);
  const id = crypto.randomUUID();
  apply(user.id, [{ id, entry: { ...entryOf(id, { version: 0, content: contentOf() }, Date.now()), dirty: true } }]);
  await more('Spin Basics', 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete Spin Basics for good?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(cards().elements()).toHaveLength(1);
  mend();
  await more('Spin Basics', 'Delete');
  await expect.element(button('Recently deleted (1)')).toBeVisible();
  await expect.poll(() => callsOf(deletePromo)).toHaveLength(1);
});

test('a film is downloaded again from the shelf; one whose file is gone is made again [B65]', async () => {
  givePromo({ content: contentOf(), film: { ...ready, state: 'gone' } });
  givePromo({ content: contentOf(), film: ready, title: 'Ready' });
  answer(countDownload, { downloadCount: 1, remaining: 4, url: '/media/video/upload/renders/film.mp4?download=1' });
  await openPage('/promos');
  await press('Download again: Ready');
  await expect.poll(() => callsOf(countDownload).map(({ body }) => body.renderId)).toEqual([ready.renderId]);
  await expect.element(page.getByRole('link', { name: 'Make the video again' })).toBeVisible();
});

test('a promo whose background is gone says so, on the shelf and in the editor, and offers another [B70]', async () => {
  giveLibrary({ universal: [SOUND_LOOP] });
  const gone = { ...SOUND_LOOP, publicId: 'universal/gone', title: 'Gone' };
  givePromo({ content: contentOf({ background: gone }) });
  await openPage('/promos');
  await expect.element(page.getByText('Its background is no longer there.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose another background' }).click();
  await press('Use Sound Loop');
  await expect.element(page.getByText('no longer there')).not.toBeInTheDocument();
  await expect.poll(() => unpackContent(promos[0]!.content)?.background?.title, { timeout: 5000 }).toBe('Sound Loop');
});

test('use again for next week: one tap to a new promo with the next date, in the form and in the text [B69]', async () => {
  const text = `Join me\n\n${dayName(lastWeek, 'en-US')}, 7:00 PM`;
  givePromo({ content: contentOf({ text, form: { date: lastWeek } }) });
  await openPage('/promos');
  await page.getByRole('button', { name: /^Use again for next week: / }).click();
  await press('Edit Promotion');
  const next = addDays(lastWeek, 7);
  await expect
    .element(page.getByLabelText('Promotional text'))
    .toHaveValue(`Join me\n\n${dayName(next, 'en-US')}, 7:00 PM`);
  await expect
    .poll(() => promos.map(({ content }) => formOf(content).date), { timeout: 5000 })
    .toEqual([next, lastWeek]);
});

test('in the editor, too, when the class is over [B69]', async () => {
  givePromo({ content: contentOf({ form: { date: lastWeek } }) });
  await openPage('/');
  await expect.element(page.getByText(/^This class was on/)).toBeVisible();
  await press('Use again for next week');
  await expect.element(button('Use again for next week')).not.toBeInTheDocument();
  await expect.poll(() => formOf(promos[0]!.content).date, { timeout: 5000 }).toBe(addDays(lastWeek, 7));
});

test('how many promos fit is told before the account is full [B67]', async () => {
  answer(listPromos, { promos: [], more: false, total: 185 });
  await openPage('/promos');
  await expect.element(page.getByText(`You have 185 of ${LIMITS.promos} promos.`)).toBeVisible();
});
