import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sayClass } from '../../src/contract/classes.ts';
import { generatePromotion } from '../../src/contract/promotion.ts';
import { EMPTY_FORM } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { newEditor } from '../../src/web/features/editor/model/state.ts';
import { TextSection } from '../../src/web/features/editor/text/text-section.tsx';
import { answer, callsOf, refuse } from './answers.ts';
import { InStudio } from './parts.tsx';
import { PREFERENCES, person, signIn, writtenText } from './people.ts';
import { press, showPart } from './show.tsx';

const field = page.getByLabelText('What do you do in Cyr Wheel?');
const form = { ...EMPTY_FORM, classType: 'Cyr Wheel', schedule: 'Every Thursday' } as const;

async function openStep() {
  const user = person();
  signIn(user);
  let said: string | null = null;
  answer(sayClass, ({ body }) => {
    said = body.sentence;
    return { message: 'Saved.' };
  });
  answer(generatePromotion, () => writtenText('Come and turn: **Cyr Wheel**', { classSentence: said }));
  const show = () =>
    showPart(
      <InStudio user={user} draft={contentOf({ ...newEditor(form), timeChosen: true }, PREFERENCES, null)}>
        <TextSection />
      </InStudio>,
    );
  await show();
  return show;
}

test('a class that the writer does not know is asked about; the sentence is saved and the text written again [B597]', async () => {
  await openStep();
  await expect.element(field).not.toBeInTheDocument();
  await press('Generate Promotion');
  await field.fill('We roll in a big ring.');
  refuse(sayClass, 'internal', {}, 1);
  await press('Save and write it again');
  await expect.element(page.getByText('Your sentence could not be saved.')).toBeVisible();
  await expect.element(field).toHaveValue('We roll in a big ring.');
  await press('Save and write it again');
  await expect.element(field).not.toBeInTheDocument();
  await expect
    .poll(() => callsOf(sayClass).at(-1)!.body)
    .toEqual({ className: 'Cyr Wheel', sentence: 'We roll in a big ring.' });
  await expect.poll(() => callsOf(generatePromotion)).toHaveLength(2);
  await press('Change what you do in Cyr Wheel');
  await expect.element(field).toHaveValue('We roll in a big ring.');
});

test('it is asked once: after “Not now” a line is left to say it later [B597]', async () => {
  const show = await openStep();
  await press('Generate Promotion');
  await expect.element(field).toBeVisible();
  await press('Not now');
  await expect.element(field).not.toBeInTheDocument();
  await show();
  await press('Generate Promotion');
  await press('Say what you do in Cyr Wheel');
  await expect.element(field).toBeVisible();
});
