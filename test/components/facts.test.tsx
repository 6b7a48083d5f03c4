import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { generatePromotion } from '../../src/contract/promotion.ts';
import { FilmActions } from '../../src/web/features/editor/film/film-actions.tsx';
import { dayName, EMPTY_FORM, today } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { editorReducer, newEditor } from '../../src/web/features/editor/model/state.ts';
import { useStudio } from '../../src/web/features/editor/model/studio.ts';
import { TextSection } from '../../src/web/features/editor/text/text-section.tsx';
import { addDays } from '../../src/web/features/facts/calendar.ts';
import { sayDay } from '../../src/web/features/facts/days.ts';
import { contentOf as anyContent } from '../promo.ts';
import { answer, callsOf } from './answers.ts';
import { InStudio } from './parts.tsx';
import { PREFERENCES, person, signIn } from './people.ts';
import { givePromo } from './promo-server.ts';
import { button, press, showPart } from './show.tsx';

/** A day as a text says it. */
function said(date: string): string {
  const month = { short: false, last: false, ordinal: false, named: true };
  const manner = {
    fact: 'day',
    as: 'date',
    on: false,
    link: ', ',
    short: false,
    month,
    cased: 'plain',
    language: 'en',
  } as const;
  return sayDay(manner, { date }, { before: '', after: '', today: today() });
}

function Text() {
  return <output data-testid="text">{useStudio().state.promo.text}</output>;
}

const text = page.getByTestId('text');
const past = addDays(today(), -3);
const next = addDays(today(), 4);

/** The editor with a text for a class on that day, which the person has then edited. */
async function open(date: string, edit: (text: string) => string = (written) => written, later = date) {
  const user = person();
  signIn(user);
  const form = { ...EMPTY_FORM, ...PREFERENCES, classType: 'Spin Basics', time: '7:00 PM', date };
  const promo = `**Spin Basics**\n\n${said(date)}\n7:00 PM`;
  let state = editorReducer(newEditor(form), { type: 'textWritten', text: promo });
  if (edit(promo) !== promo) state = editorReducer(state, { type: 'textEdited', text: edit(promo), signed: false });
  state = editorReducer(state, { type: 'formChanged', change: { date: later } });
  await showPart(
    <InStudio user={user} draft={contentOf(state, PREFERENCES, null)}>
      <Text />
      <FilmActions />
    </InStudio>,
  );
}

const primary = (name: string) => expect.element(button(name)).toHaveAttribute('data-variant', 'gradient');

test('what the text still says stands over the button, and Update it is the next step [B85 F-S1]', async () => {
  const day = addDays(today(), 5);
  await open(day, (written) => written.replace(/\w+day, /, 'The evening of '), next);
  const old = said(day).split(', ')[1]!;
  await expect.element(page.getByText(`Your text still says ${old}.`)).toBeVisible();
  await primary('Update it');
  await expect.element(button('Generate Video')).toHaveAttribute('data-variant', 'default');
  await press('Update it');
  await expect.element(text).toMatchTextContent(said(next).split(', ')[1]!);
  await expect.element(button('Update it')).not.toBeInTheDocument();
  await primary('Generate Video');
});

test('a promo opened after its day says so, and Update it goes on to the next date [B85]', async () => {
  await open(past);
  await expect.element(page.getByText(`Your text still says ${said(past)}.`)).toBeVisible();
  await press('Update it');
  await expect.element(text).toMatchTextContent(said(next));
  await expect.element(page.getByText('Your text still says')).not.toBeInTheDocument();
});

test('a film for a day that has passed is asked about first [B86]', async () => {
  await open(past);
  await press('Generate Video');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(`${said(past)} is over. Make the video anyway?`);
  await expect.element(dialog.getByRole('button', { name: `Use ${said(next)}` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(text).toMatchTextContent(said(past));
});

const question = (name: string) => page.getByRole('region', { name });

test('without class and day the copywriter asks for these two, and goes on with the last answer [B88 F-S6]', async () => {
  const user = person();
  signIn(user);
  answer(generatePromotion, {
    promotionalText: 'Come and fly',
    writer: 'built-in',
    fellBack: false,
    language: 'en',
    id: crypto.randomUUID(),
    alternatives: [],
    understood: [],
    leftOut: [],
  });
  await showPart(
    <InStudio user={user}>
      <Text />
      <TextSection />
    </InStudio>,
  );
  await press('Generate Promotion');
  const asked = question('Which class, and when?');
  await expect.element(asked).toHaveFocus();
  const days = asked.getByRole('group', { name: 'Day' }).getByRole('button');
  await expect.element(days.nth(0)).toHaveAccessibleName(`Today, ${dayName(today())}`);
  expect(days.elements()).toHaveLength(7);
  await asked.getByRole('button', { name: 'Spin Basics' }).click();
  await expect.element(question('When is it?').getByRole('group', { name: 'Class' })).not.toBeInTheDocument();
  expect(callsOf(generatePromotion)).toEqual([]);
  await page.getByRole('button', { name: /^Tomorrow, / }).click();
  await expect.element(text).toMatchTextContent('Come and fly');
  await expect.element(question('When is it?')).not.toBeInTheDocument();
  const [call] = callsOf(generatePromotion);
  expect(call?.body).toMatchObject({ classType: 'Spin Basics', schedule: dayName(addDays(today(), 1), 'en-US') });
});

test('classes that the account’s promos are about come first, also those from other devices [B137]', async () => {
  const user = person();
  signIn(user);
  for (let n = 0; n < 2; n++) givePromo({ content: anyContent({ form: { classType: 'Spin Basics' } }) });
  await showPart(
    <InStudio user={user}>
      <TextSection />
    </InStudio>,
  );
  await press('Generate Promotion');
  const offered = question('Which class, and when?').getByRole('group', { name: 'Class' }).getByRole('button');
  await expect.element(offered.nth(0)).toHaveTextContent('Spin Basics');
  await expect.element(offered.nth(1)).toHaveTextContent('Intro to Pole');
});

test('the question can be put aside [B88]', async () => {
  const user = person();
  signIn(user);
  await showPart(
    <InStudio user={user}>
      <TextSection />
    </InStudio>,
  );
  await press('Generate Promotion');
  await press('Not now');
  await expect.element(question('Which class, and when?')).not.toBeInTheDocument();
  await expect.element(button('Generate Promotion')).toBeEnabled();
});
