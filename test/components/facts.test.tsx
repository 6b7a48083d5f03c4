import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '../../src/contract/facts/calendar.ts';
import { sayDay } from '../../src/contract/facts/days.ts';
import { generatePromotion } from '../../src/contract/promotion.ts';
import { ClassSection } from '../../src/web/features/editor/class/class-section.tsx';
import { FilmActions } from '../../src/web/features/editor/film/film-actions.tsx';
import { dayName, EMPTY_FORM, today } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { editorReducer, newEditor } from '../../src/web/features/editor/model/state.ts';
import { useStudio } from '../../src/web/features/editor/model/studio.ts';
import { TextSection } from '../../src/web/features/editor/text/text-section.tsx';
import { contentOf as anyContent } from '../promo.ts';
import { answer, callsOf } from './answers.ts';
import { InStudio } from './parts.tsx';
import { PREFERENCES, person, signIn, writtenText } from './people.ts';
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

test('C10: lines for another class are said to be, new ones are a tap away, and closing the message keeps them [B651]', async () => {
  const user = person();
  signIn(user);
  const form = { ...EMPTY_FORM, ...PREFERENCES, classType: 'Spin Basics', time: '7:00 PM', date: next };
  const promo = `**Spin Basics**\n\nTurn slow and land soft with us\n\n${said(next)}\n7:00 PM`;
  let state = editorReducer(newEditor(form), { type: 'textWritten', text: promo });
  state = editorReducer(state, { type: 'formChanged', change: { classType: 'Aerial Hoop', time: '7:00 PM' } });
  answer(generatePromotion, writtenText('Come and fly'));
  await showPart(
    <InStudio user={user} draft={contentOf(state, PREFERENCES, null)}>
      <Text />
      <FilmActions />
    </InStudio>,
  );
  await expect.element(text).toMatchTextContent('Aerial Hoop');
  await expect.element(page.getByText('Your lines were written for Spin Basics.')).toBeVisible();
  await primary('Generate Video');
  await press('Write new ones');
  await expect.element(text).toMatchTextContent('Come and fly');
  await expect.element(page.getByText('Your lines were written for')).not.toBeInTheDocument();
});

const question = (name: string) => page.getByRole('region', { name });

test('E2: without class, day and time the copywriter asks for them one after the other, and goes on with the last answer [B88 B477 E13 F-S6]', async () => {
  const user = person();
  signIn(user);
  answer(generatePromotion, writtenText('Come and fly'));
  await showPart(
    <InStudio user={user}>
      <Text />
      <TextSection />
    </InStudio>,
  );
  await press('Generate Promotion');
  await expect.element(question('Which class is it?')).toHaveFocus();
  await press('Spin Basics');
  await expect.element(question('Which day is it?')).toHaveFocus();
  await expect.element(question('Which class is it?')).not.toBeInTheDocument();
  const days = page.getByRole('group', { name: 'Day' }).getByRole('button');
  await expect.element(days.nth(0)).toHaveAccessibleName(`Today, ${dayName(today())}`);
  // Its weekday is read once.
  await expect.element(days.nth(2)).toHaveAccessibleName(dayName(addDays(today(), 2)));
  await expect.element(days.nth(7)).toHaveTextContent('Every Monday');
  await page.getByRole('button', { name: /^Tomorrow, / }).click();
  await expect.element(question('What time does it start?')).toHaveFocus();
  const times = page.getByRole('group', { name: 'Time' }).getByRole('button');
  expect(times.elements().map((one) => one.textContent)).toEqual(['6:00 PM', '7:00 PM', '7:30 PM', '8:00 PM']);
  expect(callsOf(generatePromotion), 'nobody has said that it is at 9:00 PM').toEqual([]);
  await page.getByLabelText('Another time').selectOptions('10:15 AM');
  await expect.element(text).toMatchTextContent('Come and fly');
  await expect.element(question('What time does it start?')).not.toBeInTheDocument();
  const [call] = callsOf(generatePromotion);
  expect(call?.body).toMatchObject({
    ...{ classType: 'Spin Basics', time: '10:15 AM', schedule: dayName(addDays(today(), 1), 'en-US') },
  });
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
  const offered = page.getByRole('group', { name: 'Class' }).getByRole('button');
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
  await expect.element(question('Which class is it?')).not.toBeInTheDocument();
  await expect.element(button('Generate Promotion')).toBeEnabled();
});

test('E2: days and times that the account uses come first, a weekly day is an answer, and a time that was chosen is not asked for [B477]', async () => {
  const user = person();
  signIn(user, { lastClassTime: '5:30 PM' });
  for (let n = 0; n < 2; n++) {
    givePromo({ content: anyContent({ form: { schedule: 'Every Friday', date: null, time: '6:45 PM' } }) });
  }
  givePromo({ content: anyContent({ timeChosen: false, form: { time: '9:00 PM' } }) });
  answer(generatePromotion, writtenText('Come and fly'));
  await showPart(
    <InStudio user={user}>
      <ClassSection />
      <TextSection />
    </InStudio>,
  );
  await press('Generate Promotion');
  await press('Spin Basics');
  const days = page.getByRole('group', { name: 'Day' }).getByRole('button');
  await expect.element(days.nth(0)).toHaveTextContent('Every Friday');
  await days.nth(0).click();
  const times = page.getByRole('group', { name: 'Time' }).getByRole('button');
  await expect.element(times.nth(0)).toHaveTextContent('6:45 PM');
  expect(
    times.elements().map((one) => one.textContent),
    'a guess is no use',
  ).not.toContain('9:00 PM');
  await press('Not now');
  await page.getByLabelText('Time', { exact: true }).selectOptions('7:15 PM');
  await press('Generate Promotion');
  await expect.poll(() => callsOf(generatePromotion)).toHaveLength(1);
  await expect
    .poll(() => callsOf(generatePromotion)[0]?.body)
    .toMatchObject({ schedule: 'Every Friday', time: '7:15 PM' });
});
