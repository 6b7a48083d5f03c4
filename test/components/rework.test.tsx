import '@fontsource/inter/600.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SCHEDULES } from '../../src/contract/classes.ts';
import { bindFacts } from '../../src/contract/facts/bind.ts';
import { packContent, unpackContent } from '../../src/contract/promos.ts';
import { generatePromotion } from '../../src/contract/promotion.ts';
import { EMPTY_FORM } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { newEditor } from '../../src/web/features/editor/model/state.ts';
import { TextSection } from '../../src/web/features/editor/text/text-section.tsx';
import { today } from '../../src/web/ui/dates.ts';
import { contentOf as anyContentOf } from '../promo.ts';
import { answer, callsOf } from './answers.ts';
import { InStudio } from './parts.tsx';
import { PREFERENCES, person, signIn, writtenText } from './people.ts';
import { givePromo } from './promo-server.ts';
import { press, showPart } from './show.tsx';

const form = { ...EMPTY_FORM, classType: 'Pole Flow', schedule: 'Every Thursday' } as const;
const TEXT = 'Come and turn: **Pole Flow**\n\nEvery Thursday, 9:00 PM\n\nBring water\n\nSee you there.';

async function openStep() {
  const user = person();
  signIn(user);
  answer(generatePromotion, ({ body }) => {
    if (body.rework?.tone === 'direct') return writtenText(TEXT, { unchanged: true });
    if (body.rework) return writtenText(TEXT.replace('See you there.', 'You’ll be in good company.'));
    return writtenText(TEXT);
  });
  await showPart(
    <InStudio user={user} draft={contentOf({ ...newEditor(form), timeChosen: true }, PREFERENCES, null)}>
      <TextSection />
    </InStudio>,
  );
}

test('the four stand in one row on a phone [B661]', async () => {
  await page.viewport(360, 640);
  await openStep();
  await press('Generate Promotion');
  await expect.element(page.getByRole('button', { name: 'Shorter' })).toBeVisible();
  await document.fonts.ready;
  const tops = page
    .getByRole('group', { name: 'Change this text' })
    .getByRole('button')
    .elements()
    .map((each) => Math.round(each.getBoundingClientRect().top));
  await page.viewport(1440, 900);
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

test('the last promo of the class comes back with its text and look, for the day and time of now [B662]', async () => {
  await openStep();
  const [early, late] = [SCHEDULES[1]!.value, '7:00 PM' as const];
  await press('My last one, new date');
  await expect.element(page.getByText('This is your first promo for Pole Flow.')).toBeVisible();
  const old = { classType: 'Pole Flow', schedule: early, time: late } as const;
  const text = `Twirl on: **Pole Flow**\n\n${early}, ${late}\n\nBring water`;
  const facts = bindFacts(text, { ...form, ...old }, today());
  givePromo({
    content: packContent({ ...unpackContent(anyContentOf({ form: old, text, timeChosen: true }))!, facts }),
  });
  givePromo({ content: anyContentOf({ form: { ...old, classType: 'Chair' }, text: 'Sit', origin: 'edited' }) });
  await press('My last one, new date');
  await expect.element(page.getByText('Twirl on:')).toBeVisible();
  await press('Edit Promotion');
  await expect
    .element(page.getByLabelText('Promotional text'))
    .toHaveValue('Twirl on: Pole Flow\n\nEvery Thursday, 9:00 PM\n\nBring water');
});

const reworks = () => callsOf(generatePromotion).map(({ body }) => body.rework);

test('one press makes the text that is there shorter, warmer or more direct [B661]', async () => {
  await openStep();
  await expect.element(page.getByRole('button', { name: 'Warmer' })).not.toBeInTheDocument();
  await press('Generate Promotion');
  await press('Warmer');
  await expect.element(page.getByText('You’ll be in good company.')).toBeVisible();
  expect(reworks()).toEqual([undefined, { text: TEXT, keep: [], tone: 'warmer' }]);
  await press('More direct');
  await expect.element(page.getByText('We have nothing more direct for this text.')).toBeVisible();
  await expect.element(page.getByText('You’ll be in good company.')).toBeVisible();
});

test('lines that the person has written themselves stay in another tone [B661]', async () => {
  await openStep();
  await press('Generate Promotion');
  await press('Edit Promotion');
  await userEvent.fill(
    page.getByLabelText('Promotional text').element(),
    'My own line\n\nThursdays at 9\n\nSee you there.',
  );
  await press('Shorter');
  await expect.poll(() => reworks().at(-1)).toMatchObject({ keep: [0, 1], tone: 'shorter' });
});

test('lines that are tapped stay, and the rest is written anew, as often as somebody presses, by keyboard too [B660]', async () => {
  await openStep();
  await press('Generate Promotion');
  await press('Keep lines');
  const anew = page.getByRole('button', { name: 'Write the rest anew' });
  await expect.element(anew).toBeDisabled();
  const water = page
    .getByRole('group', { name: 'Tap the lines that stay.' })
    .getByRole('checkbox', { name: 'Bring water' });
  // Day and time are the form's and have no box.
  expect(page.getByRole('checkbox').elements()).toHaveLength(3);
  (water.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(water).toBeChecked();
  const before = anew.element().getBoundingClientRect().top;
  await anew.click();
  await expect.poll(() => reworks().at(-1)).toEqual({ text: TEXT, keep: [2] });
  await expect.element(page.getByRole('checkbox', { name: 'You’ll be in good company.' })).toBeVisible();
  await expect.element(water).toBeChecked();
  expect(anew.element().getBoundingClientRect().top).toBe(before);
  await press('Done');
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});
