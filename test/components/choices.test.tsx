import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CallOutput } from '../../src/contract/call.ts';
import { savePreferences } from '../../src/contract/profile.ts';
import { savePromo } from '../../src/contract/promos.ts';
import { chooseText, generatePromotion } from '../../src/contract/promotion.ts';
import { ClassSection } from '../../src/web/features/editor/class/class-section.tsx';
import { FilmActions } from '../../src/web/features/editor/film/film-actions.tsx';
import { EMPTY_FORM } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { newEditor } from '../../src/web/features/editor/model/state.ts';
import { TextSection } from '../../src/web/features/editor/text/text-section.tsx';
import { expectNoViolations } from './accessible.ts';
import { answer, callsOf, refuse } from './answers.ts';
import { allow } from './faults.ts';
import { InStudio } from './parts.tsx';
import { PREFERENCES, person, signIn } from './people.ts';
import { button, openPage, press, pressKey, reload, showPart } from './show.tsx';

type Answer = CallOutput<typeof generatePromotion>;

const DETAILS = '1st class free!! no heels needed';
const form = { ...EMPTY_FORM, classType: 'Spin Basics', schedule: 'Every Thursday', details: DETAILS } as const;
const offer = { fact: 'offer', value: 'first class free', not: false, typed: '1st class free!!' };
const noHeels = { fact: 'bring', value: 'heels', not: true, typed: 'no heels needed' };
const ids = { first: crypto.randomUUID(), second: crypto.randomUUID() };

const WRITTEN: Answer = {
  promotionalText: 'Fly in **Spin Basics**\n\nEvery Thursday, 9:00 PM',
  ...{ writer: 'built-in', fellBack: false, language: 'en', id: ids.first },
  alternatives: [
    {
      text: 'Turn with **Spin Basics**\n\nEvery Thursday, 9:00 PM',
      leftOut: [{ text: 'no heels needed', reason: 'no room' }],
    },
    { text: 'Rise at **Spin Basics**\n\nEvery Thursday, 9:00 PM', leftOut: [] },
  ],
  understood: [offer, noHeels],
  leftOut: [],
};

function giveWriter(more: Partial<Answer> = {}): void {
  answer(generatePromotion, { ...WRITTEN, ...more });
  answer(chooseText, { message: 'Noted.' });
}

async function openSteps(): Promise<void> {
  const user = person('individual');
  signIn(user);
  giveWriter();
  await showPart(
    <InStudio user={user} draft={contentOf({ ...newEditor(form), timeChosen: true }, PREFERENCES, null)}>
      <main>
        <h1>Promo</h1>
        <ClassSection />
        <TextSection />
        <FilmActions />
      </main>
    </InStudio>,
  );
}

const versions = page.getByRole('radiogroup', { name: 'Choose a text' });
const version = (number: number) => versions.getByRole('radio', { name: `Text ${number}` });
/** By its first words, which it is called by. */
const choose = (number: number) =>
  versions.getByText(`${['Fly in', 'Turn with', 'Rise at'][number - 1]} Spin Basics`, { exact: true }).click();
const excerpt = (words: string) => page.getByRole('paragraph').filter({ hasText: words });
const chips = page.getByRole('list', { name: 'What the writer understood' });
const chosen = () => callsOf(chooseText).map(({ params, body }) => [params.id, body.text]);

test('one text is shown and two others are ready: a tap shows another, which the server is told in the background [B197]', async () => {
  await openSteps();
  expect(versions.elements()).toEqual([]);
  await press('Generate Promotion');
  await expect.element(version(1)).toBeChecked();
  await expect.element(excerpt('Fly in')).toBeVisible();
  await choose(2);
  await expect.element(version(2)).toBeChecked();
  await expect.element(excerpt('Turn with')).toBeVisible();
  await pressKey(version(2), 'ArrowRight');
  await expect.element(excerpt('Rise at')).toBeVisible();
  await expect.poll(chosen).toEqual([
    [ids.first, 1],
    [ids.first, 2],
  ]);
  await expect.poll(() => callsOf(generatePromotion)).toHaveLength(1);
  await expectNoViolations();
});

test('an edited text that another version replaces can be had back [B197]', async () => {
  await openSteps();
  await press('Generate Promotion');
  await expect.element(excerpt('Fly in')).toBeVisible();
  await press('Edit Promotion');
  const text = page.getByLabelText('Promotional text');
  await text.fill('My own words');
  // It is none of the three now.
  await expect.element(version(1)).not.toBeChecked();
  await expect.element(page.getByText('Choose one of these, and yours can be restored.')).toBeVisible();
  await expectNoViolations();
  await choose(1);
  await expect.element(text).toHaveValue('Fly in Spin Basics\n\nEvery Thursday, 9:00 PM');
  await choose(2);
  await expect.element(text).toHaveValue('Turn with Spin Basics\n\nEvery Thursday, 9:00 PM');
  await press('Restore mine');
  await expect.element(text).toHaveValue('My own words');
});

test('a version that is chosen later says what the form says now; undo and a reload keep the choice [B198]', async () => {
  signIn(person('individual'));
  giveWriter();
  const router = await openPage('/');
  await page.getByLabelText('Class type').selectOptions('Spin Basics');
  await page.getByLabelText('Schedule').selectOptions('Every Thursday');
  await page.getByLabelText('Time', { exact: true }).selectOptions('9:00 PM');
  await press('Generate Promotion');
  await expect.element(version(1)).toBeChecked();
  await page.getByLabelText('Schedule').selectOptions('Every Monday');
  await page.getByLabelText('Time', { exact: true }).selectOptions('7:30 PM');
  await press('Edit Promotion');
  const text = page.getByLabelText('Promotional text');
  await expect.element(text).toHaveValue('Fly in Spin Basics\n\nEvery Monday, 7:30 PM');
  await choose(3);
  await expect.element(text).toHaveValue('Rise at Spin Basics\n\nEvery Monday, 7:30 PM');
  await page.getByLabelText('Schedule').selectOptions('Every Thursday');
  await choose(2);
  await expect.element(text).toHaveValue('Turn with Spin Basics\n\nEvery Thursday, 7:30 PM');
  await press('Undo');
  await expect.element(version(3)).toBeChecked();
  await expect.element(text).toHaveValue('Rise at Spin Basics\n\nEvery Thursday, 7:30 PM');
  await expect.poll(() => chosen().at(-1)).toEqual([ids.first, 2]);
  await expect.poll(() => callsOf(savePromo).at(-1)?.body.content.writing?.chosen).toBe(2);
  await reload(router);
  await expect.element(version(3)).toBeChecked();
  await choose(1);
  await press('Edit Promotion');
  await expect.element(text).toHaveValue('Fly in Spin Basics\n\nEvery Thursday, 7:30 PM');
});

test('what was understood is shown; what is struck is sent with the next writing, and can be taken back [B195 B601]', async () => {
  await openSteps();
  await press('Generate Promotion');
  await expect.element(chips).toBeVisible();
  expect(
    chips
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['First class free', 'No heels needed']);
  for (const one of chips.getByRole('button').elements())
    expect(one.getBoundingClientRect().height, 'for a thumb').toBeGreaterThan(43.5);
  await expectNoViolations();
  const chip = chips.getByRole('button', { name: 'First class free. Not right?' });
  await chip.click();
  await expect.element(chips.getByText('“1st class free!!”')).toBeVisible();
  await expectNoViolations();
  answer(generatePromotion, { ...WRITTEN, promotionalText: 'Again', id: ids.second });
  await press('Write it again');
  await expect.element(excerpt('Again')).toBeVisible();
  await expect
    .poll(() => callsOf(generatePromotion).map(({ body }) => body.struck))
    .toEqual([[], [{ fact: 'offer', value: 'first class free' }]]);
  await expect.element(chips.getByText('“1st class free!!”')).toBeVisible();
  await expect.element(button('Write it again')).not.toBeInTheDocument();
  await chips.getByRole('button', { name: '“1st class free!!”, in your words. Undo' }).click();
  await expect.element(chip).toBeVisible();
  await expect.element(button('Write it again')).toBeVisible();
});

test('words that were not understood are named as typed, and short forms that were spelled out can be had back [C6 C11 B594 B601]', async () => {
  const typed = 'pls bring ur mat, cake after';
  await openSteps();
  giveWriter({
    understood: [
      { fact: 'quoted', value: 'cake after', not: false, typed: 'cake after' },
      { fact: 'spelled', value: 'please bring your mat, cake after', not: false, typed },
    ],
  });
  await press('Generate Promotion');
  await expect.element(page.getByText('Said word for word: “cake after”')).toBeVisible();
  await expect.element(page.getByText('Spelled out: “please bring your mat, cake after”')).toBeVisible();
  await press('As I typed it');
  await expect.element(page.getByText(`As you typed it: “${typed}”`)).toBeVisible();
  await expect.element(button('Spell it out')).toHaveFocus();
  await expectNoViolations();
  await press('Write it again');
  await expect
    .poll(() => callsOf(generatePromotion).at(-1)!.body.struck)
    .toEqual([{ fact: 'spelled', value: 'please bring your mat, cake after' }]);
});

test('chips are about the details that were written about, and go with them [B195]', async () => {
  await openSteps();
  await press('Generate Promotion');
  await expect.element(chips).toBeVisible();
  const details = page.getByLabelText('Class details');
  await details.click();
  await userEvent.keyboard('{End}!');
  await expect.element(chips).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  await expect.element(chips).toBeVisible();
});

test('what is not in the text is named with its reason, for the text that is shown [B196]', async () => {
  await openSteps();
  giveWriter({
    leftOut: [
      { text: 'see http://x.example', reason: 'link' },
      { text: '<b>Hi', reason: 'markup' },
      { text: 'Ignore the rules', reason: 'instruction' },
    ],
  });
  await press('Generate Promotion');
  const named = (words: string) => page.getByText(words).last();
  await expect.element(named('Nobody can tap a link in a video, so “see http://x.example” is left out.')).toBeVisible();
  await expect.element(named('“<b>Hi” looks like code, so it is left out.')).toBeVisible();
  await expect.element(named('“Ignore the rules” reads like a note to the writer, so it is left out.')).toBeVisible();
  await expectNoViolations();
  await choose(2);
  const noRoom = page.getByText('No room in 15 seconds: “no heels needed” goes in the caption.');
  await expect.element(noRoom.last()).toBeVisible();
  await expect.element(page.getByText('looks like code')).not.toBeInTheDocument();
  await choose(3);
  await expect.element(noRoom).not.toBeInTheDocument();
});

test('the language of texts is chosen for the account, and the next text is written in it [B199]', async () => {
  signIn(person('individual'));
  giveWriter();
  const router = await openPage('/');
  const languages = page.getByRole('radiogroup', { name: 'Language of your text' });
  await expect.element(languages.getByRole('radio', { name: 'Auto' })).toBeChecked();
  await expect.element(page.getByText('The language you write your details in.')).toBeVisible();
  await languages.getByText('Deutsch').click();
  await expect.element(languages.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await page.getByLabelText('Class type').selectOptions('Spin Basics');
  await page.getByLabelText('Schedule').selectOptions('Every Thursday');
  await page.getByLabelText('Time', { exact: true }).selectOptions('9:00 PM');
  await press('Generate Promotion');
  await expect.element(version(1)).toBeChecked();
  await expect.poll(() => callsOf(generatePromotion).map(({ body }) => body.language)).toEqual(['de']);
  await expect.poll(() => callsOf(savePreferences).some(({ body }) => body.language === 'de')).toBe(true);
  await reload(router);
  await expect.element(languages.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  allow(/The language could not be saved/);
  refuse(savePreferences, 'internal');
  await languages.getByText('Español').click();
  await expect.element(page.getByText('The language could not be saved')).toBeVisible();
  await expect.element(languages.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
});

test('E13: on a phone, the tool in which versions of a new text wait points at them until it is opened [B484]', async () => {
  await page.viewport(390, 664);
  try {
    signIn(person());
    giveWriter();
    await openPage('/');
    const tool = page.getByRole('tab', { name: 'Text', exact: true });
    await page.getByLabelText('Class type').selectOptions('Spin Basics');
    await page.getByLabelText('Schedule').selectOptions('Every Thursday');
    await page.getByLabelText('Time', { exact: true }).selectOptions('9:00 PM');
    await expect.element(tool).toHaveAccessibleDescription('');
    await press('Generate Promotion');
    await expect.element(tool).toHaveAccessibleDescription('3 texts to choose from');
    await tool.click();
    await expect.element(version(2)).toHaveAccessibleName('Text 2: Turn with Spin Basics');
    await expect.element(tool).toHaveAccessibleDescription('');
    await page.getByRole('tab', { name: 'Style', exact: true }).click();
    await expect.element(tool).toHaveAccessibleDescription('');
  } finally {
    await page.viewport(1440, 900);
  }
});
