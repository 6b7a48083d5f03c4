import '@fontsource/inter/400.css';
import '@fontsource/inter/600.css';
import '@fontsource/playfair-display/600.css';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '../../src/contract/facts/calendar.ts';
import { chooseText, generatePromotion } from '../../src/contract/promotion.ts';
import { today } from '../../src/web/ui/dates.ts';
import { contentOf } from '../promo.ts';
import { answer, hold } from './answers.ts';
import { giveLibrary, person, SOUND_LOOP, signIn } from './people.ts';
import { givePromo } from './promo-server.ts';
import { openPage } from './show.tsx';

/** Nothing that is looked at or about to be pressed moves when a text arrives. */

afterEach(() => page.viewport(1440, 900));

const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const SEEN = 'button, a[href], input, select, textarea, label, h1, h2, canvas, [role=tab], [role=slider]';

/** Whatever brings a new text stands below the buttons that ask for one. */
const isBelowButtons = (one: Element) => {
  const last = [...document.querySelectorAll('main button')].find((each) =>
    /^(Edit Promotion|Hide Editor)$/.test(each.textContent),
  );
  const shown = last?.checkVisibility() && last.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  return shown && !one.closest('aside, [data-tools], [data-next-step]');
};

/** Where everything stands that can be seen or pressed, within the page; what the text itself moves is not among it. */
const places = () =>
  new Map(
    [...document.querySelectorAll(SEEN)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !isBelowButtons(one))
      // Over the words of the preview, which are others now.
      .filter((one) => one.getAttribute('aria-label') !== 'Position of the text')
      .map((one) => [one, one.getBoundingClientRect()]),
  );

/** What stands elsewhere than before, and by how far. */
function moved(before: ReturnType<typeof places>): string[] {
  const now = places();
  return [...before].flatMap(([one, { left, top }]) => {
    const box = now.get(one);
    const name = one.getAttribute('aria-label') ?? (one.textContent || one.tagName);
    if (!box) return [`${name} is gone`];
    const [across, down] = [box.left - left, box.top - top];
    // A highlighted button has no border.
    return Math.abs(across) + Math.abs(down) > 2.5 ? [`${name}: ${Math.round(across)}, ${Math.round(down)}`] : [];
  });
}

const DETAILS = 'bring shorts pls, max 6 ppl €18, wobblywibbly thing';
const FULL = 'bring shorts please, max 6 people €18, wobblywibbly thing';
const LONG =
  '**Spin Basics** with Jasmine\n\nCome and fly\n\nAll levels\n\nBring shorts\n\nRoom for six\n\n✨ Made with Spinreel ✨';

function giveWriter(): () => void {
  answer(generatePromotion, {
    ...{ promotionalText: LONG, writer: 'built-in', fellBack: true, language: 'en', id: crypto.randomUUID() },
    alternatives: [{ text: 'Turn with **Spin Basics**', leftOut: [] }],
    understood: [
      { fact: 'bring', value: 'shorts', not: false, typed: 'bring shorts please' },
      { fact: 'places', value: 'max 6', not: false, typed: 'max 6 people' },
      { fact: 'quoted', value: 'wobblywibbly thing', not: false, typed: 'wobblywibbly thing' },
      { fact: 'spelled', value: FULL, not: false, typed: DETAILS },
    ],
    leftOut: [{ text: '€18', reason: 'no room' }],
  });
  answer(chooseText, { message: 'Noted.' });
  return hold(generatePromotion);
}

const SIZES = [
  [320, 568],
  [390, 664],
  [844, 390],
  [1440, 900],
] as const;
/** On a wide screen all tools are there. */
const CASES = SIZES.flatMap(([width, height]) => [
  ...(width > 1000 ? [] : [[width, height, 'default', 'Class'] as const, [width, height, 'edited', 'Class'] as const]),
  [width, height, 'default', 'Text'] as const,
  [width, height, 'edited', 'Text'] as const,
]);

test.each(CASES)(
  'K9: at %ix%i, over a text that is %s, nothing moves in the tool %s, in the preview or in the bar when a text is written [B600 B601]',
  async (width, height, origin, tool) => {
    await page.viewport(width, height);
    signIn(person());
    giveLibrary({ universal: [SOUND_LOOP] });
    const release = giveWriter();
    const form = { date: addDays(today(), 4), details: DETAILS };
    givePromo({ content: contentOf({ origin, form, text: 'Come and fly', timeChosen: true }) });
    await openPage('/');
    await expect.element(page.getByRole('heading', { name: 'Add Your Class Information' })).toBeVisible();
    if (width < 1000) await page.getByRole('tab', { name: tool, exact: true }).click();
    await document.fonts.ready;
    // The step's own, or on a phone the bar's.
    await expect.element(page.getByRole('button', { name: 'Generate Promotion', exact: true }).first()).toBeVisible();
    const asks = page.getByRole('button', { name: 'Generate Promotion', exact: true }).first().element() as HTMLElement;
    asks.scrollIntoView({ block: 'center', behavior: 'instant' });
    await frames();
    await frames();
    const before = places();
    asks.click();
    await expect.poll(() => asks.textContent).toBe('Generating...');
    await frames();
    expect(moved(before), 'while it is written').toEqual([]);
    release();
    await expect.poll(() => asks.textContent).not.toBe('Generating...');
    await expect
      .element(page.getByText(/texts are written.*Said word for word: “wobblywibbly thing”/))
      .toBeInTheDocument();
    await frames();
    await frames();
    expect(moved(before), 'when it is there').toEqual([]);
  },
);
