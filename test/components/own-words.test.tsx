import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetEdits, getOwnWords, type KeptWords, NO_WORDS, saveOwnWords } from '../../src/contract/own-words.ts';
import { chooseText, generatePromotion } from '../../src/contract/promotion.ts';
import { AccountSettings } from '../../src/web/features/account/account-settings.tsx';
import { EMPTY_FORM } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { newEditor } from '../../src/web/features/editor/model/state.ts';
import { TextSection } from '../../src/web/features/editor/text/text-section.tsx';
import { answer, callsOf, refuse } from './answers.ts';
import { allow } from './faults.ts';
import { InStudio } from './parts.tsx';
import { PREFERENCES, person, signIn, writtenText } from './people.ts';
import { press, showPart } from './show.tsx';

async function openWords(kept: Partial<KeptWords> = {}) {
  signIn(person());
  let now: KeptWords = { own: NO_WORDS, studio: null, edits: 0, ...kept };
  answer(getOwnWords, () => now);
  answer(saveOwnWords, ({ body }) => {
    now = { ...now, own: body };
    return now;
  });
  answer(forgetEdits, () => {
    now = { ...now, edits: 0 };
    return { message: 'Forgotten.' };
  });
  await showPart(<AccountSettings opened onClose={() => {}} />);
  await press('Your words');
}
const field = (name: string) => page.getByRole('textbox', { name });

test('the account has the person’s words, with an example of what comes out [B690]', async () => {
  await openWords();
  await expect.element(page.getByText('A text ends')).not.toBeInTheDocument();
  await field('Sign-off').fill('See you upside down');
  await field('Phrases').fill('Strong looks good on you\n\n No mirrors ');
  await field('Handle').fill('luna.pole');
  await field('City').fill('Berlin');
  await field('Hashtags').fill('#lunapole, moonpole');
  await expect.element(page.getByText('Berlin · @luna.pole')).toBeVisible();
  await expect.element(page.getByText('#Berlin #lunapole #moonpole')).toBeVisible();
  await press('Save');
  await expect.element(page.getByText('Saved. Your next text has them.')).toBeVisible();
  await expect
    .poll(() => callsOf(saveOwnWords).map(({ body }) => body))
    .toEqual([
      {
        ...{ signOff: 'See you upside down', phrases: ['Strong looks good on you', 'No mirrors'] },
        ...{ handle: 'luna.pole', city: 'Berlin', hashtags: ['#lunapole', 'moonpole'] },
      },
    ]);
});

test('what is wrong is said at its field, and nothing that was typed is lost [B690]', async () => {
  await openWords();
  await field('Handle').fill('luna pole');
  await field('Hashtags').fill('#a #b #c #d #e #f');
  await press('Save');
  await expect.element(page.getByText('A handle has letters, numbers, dots and underscores')).toBeVisible();
  await expect.element(page.getByText('At most 5 hashtags.')).toBeVisible();
  await expect.element(field('Handle')).toHaveFocus();
  await field('Handle').fill('');
  await field('Hashtags').fill('');
  await field('Sign-off').fill('Book at luna.com');
  allow(/^ApiError: 400/);
  refuse(saveOwnWords, 'invalid_input', { fields: { signOff: 'Nobody can tap a link in a video.' } }, 1);
  await press('Save');
  await expect.element(page.getByText('Nobody can tap a link in a video.')).toBeVisible();
  await expect.element(field('Sign-off')).toHaveValue('Book at luna.com');
});

test('a member sees what comes from the studio [B690]', async () => {
  await openWords({ studio: { name: 'Luna', words: { ...NO_WORDS, signOff: 'Yours, Luna' } } });
  await expect.element(page.getByText('What you leave empty comes from Luna.')).toBeVisible();
  await expect.element(field('Sign-off')).toHaveAttribute('placeholder', 'Yours, Luna');
});

test('what was learned can be forgotten [B691]', async () => {
  await openWords({ edits: 3 });
  await press('Forget what I changed');
  await press('Forget it');
  await expect.element(page.getByRole('button', { name: 'Forget what I changed' })).not.toBeInTheDocument();
  await expect.poll(() => callsOf(forgetEdits)).toHaveLength(1);
});

test('what the person has made of a text is told when the next is asked for, without what follows the form [B691]', async () => {
  const user = person();
  signIn(user);
  const TEXT = 'Come and turn: **Pole Flow**\n\nEvery Thursday, 9:00 PM\n\nBring water\n\nSee you there.';
  answer(generatePromotion, writtenText(TEXT));
  const form = { ...EMPTY_FORM, classType: 'Pole Flow', schedule: 'Every Thursday' } as const;
  await showPart(
    <InStudio user={user} draft={contentOf({ ...newEditor(form), timeChosen: true }, PREFERENCES, null)}>
      <TextSection />
    </InStudio>,
  );
  await press('Generate Promotion');
  await press('Edit Promotion');
  const text = page.getByLabelText('Promotional text');
  await userEvent.fill(text, 'Come and turn: Pole Flow\n\nEvery Thursday, 9:00 PM\n\nSee you, loves.');
  await press('Shorter');
  await expect.poll(() => callsOf(chooseText).map(({ body }) => body)).toHaveLength(1);
  const [told] = callsOf(chooseText).map(({ body }) => body);
  expect(told?.edited?.from).toBe(TEXT);
  expect(told?.edited?.to).toMatch(/9:00 PM\n\nSee you, loves\.$/);
});
