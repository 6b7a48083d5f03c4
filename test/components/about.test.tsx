import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { generatePromotion, readAbout } from '../../src/contract/promotion.ts';
import { ClassSection } from '../../src/web/features/editor/class/class-section.tsx';
import { EMPTY_FORM } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { newEditor } from '../../src/web/features/editor/model/state.ts';
import { TextSection } from '../../src/web/features/editor/text/text-section.tsx';
import { answer, callsOf } from './answers.ts';
import { InStudio } from './parts.tsx';
import { PREFERENCES, person, signIn, writtenText } from './people.ts';
import { press, showPart } from './show.tsx';

const row = page.getByRole('radiogroup', { name: 'What is this post about?' });
const chip = (name: string) => row.getByRole('radio', { name, exact: true });
const form = { ...EMPTY_FORM, classType: 'Spin Basics', schedule: 'Every Thursday' } as const;

async function openStep() {
  const user = person();
  signIn(user);
  answer(readAbout, ({ body }) => ({
    about: body.details.includes('new time') ? ('moved' as const) : ('weekly' as const),
  }));
  answer(generatePromotion, writtenText('Come and turn: **Spin Basics**'));
  await showPart(
    <InStudio user={user} draft={contentOf({ ...newEditor(form), timeChosen: true }, PREFERENCES, null)}>
      <ClassSection />
      <TextSection />
    </InStudio>,
  );
}

test('the post is about what the details say, until it is chosen; chosen back, it follows them again [B596]', async () => {
  await openStep();
  await expect.element(chip('The weekly class')).toBeChecked();
  await page.getByLabelText('Class details').fill('new time, 8pm');
  await expect.element(chip('New time or place')).toBeChecked();
  await press('Generate Promotion');
  await expect.poll(() => callsOf(generatePromotion)).toHaveLength(1);
  // The writer reads the details again by itself.
  expect(callsOf(generatePromotion)[0]!.body).not.toHaveProperty('about');
  await chip('Workshop or course').click();
  await expect.element(chip('Workshop or course')).toBeChecked();
  await page.getByLabelText('Class details').fill('new time, 9pm');
  await expect.element(chip('Workshop or course')).toBeChecked();
  await press('Generate Promotion');
  await expect.poll(() => callsOf(generatePromotion)).toHaveLength(2);
  await expect.poll(() => callsOf(generatePromotion)[1]!.body).toMatchObject({ about: 'workshop' });
  await chip('New time or place').click();
  await page.getByLabelText('Class details').fill('');
  await expect.element(chip('The weekly class')).toBeChecked();
});

test('on a phone what is chosen is in sight, and arrow keys choose [B596]', async () => {
  await page.viewport(390, 664);
  await openStep();
  await chip('The weekly class').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(chip('Closed for a while')).toBeChecked();
  await expect.element(chip('Closed for a while')).toHaveFocus();
  const seen = () => {
    const [inside, list] = [chip('Closed for a while').element(), row.element()].map((each) =>
      each.getBoundingClientRect(),
    );
    return inside!.left >= list!.left && inside!.right <= list!.right;
  };
  await expect.poll(seen).toBe(true);
});
