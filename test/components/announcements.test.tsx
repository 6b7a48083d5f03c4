import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { chooseText, generatePromotion } from '../../src/contract/promotion.ts';
import { EMPTY_FORM } from '../../src/web/features/editor/model/class-form.ts';
import { contentOf } from '../../src/web/features/editor/model/draft.ts';
import { newEditor } from '../../src/web/features/editor/model/state.ts';
import { TextSection } from '../../src/web/features/editor/text/text-section.tsx';
import { WritingStatus } from '../../src/web/features/editor/text/writing-status.tsx';
import { answer, hold } from './answers.ts';
import { InStudio } from './parts.tsx';
import { PREFERENCES, person, signIn, writtenText } from './people.ts';
import { button, openPage, press, showPart } from './show.tsx';

const form = { ...EMPTY_FORM, classType: 'Spin Basics', schedule: 'Every Thursday' } as const;

async function openText(
  texts: readonly string[] = ['Fly in **Spin Basics**', 'Turn with Spin Basics', 'Rise at last'],
) {
  const user = person('individual');
  signIn(user);
  const [first, ...others] = texts;
  answer(generatePromotion, writtenText(first!, { alternatives: others.map((text) => ({ text, leftOut: [] })) }));
  answer(chooseText, { message: 'Noted.' });
  await showPart(
    <InStudio user={user} draft={contentOf({ ...newEditor(form), timeChosen: true }, PREFERENCES, null)}>
      <main>
        <h1>Promo</h1>
        <TextSection />
        <WritingStatus />
      </main>
    </InStudio>,
  );
}

const status = (words: RegExp | string) => page.getByRole('status').filter({ hasText: words });

test('K4: writing is announced, and so is what was written; each text to choose is named by how it begins', async () => {
  await openText();
  const release = hold(generatePromotion);
  await press('Generate Promotion');
  await expect.element(status('Writing your text')).toBeInTheDocument();
  release();
  await expect.element(status('3 texts are written. The first one is in your video')).toBeInTheDocument();
  for (const name of ['Text 1: Fly in Spin Basics', 'Text 2: Turn with Spin Basics', 'Text 3: Rise at last'])
    await expect.element(page.getByRole('radio', { name })).toBeInTheDocument();
});

test('K8: German and Spanish texts say their language, English ones that of the page', async () => {
  await openText(['Komm zum Kurs, Anfänger willkommen', 'Ven a la clase, primera gratis', 'Come to the class']);
  await press('Generate Promotion');
  const languageOf = (words: string) => page.getByText(words).last().element().closest('[lang]')?.getAttribute('lang');
  await expect.poll(() => languageOf('Komm zum Kurs')).toBe('de');
  expect(languageOf('Ven a la clase')).toBe('es');
  expect(languageOf('Come to the class')).not.toMatch(/de|es/);
  await press('Edit Promotion');
  await expect.element(page.getByLabelText('Promotional text')).toHaveAttribute('lang', 'de');
});

test('V10: marks that are stacked on letters are said to become boxes, and no accent is', async () => {
  await openText();
  await press('Edit Promotion');
  const text = page.getByLabelText('Promotional text');
  await text.fill('Z\u0351\u036b\u0343a\u0329\u0348l\u034e\u0356');
  await expect.element(status(/more marks than our fonts can stack/)).toBeVisible();
  await text.fill('Crème brûlée, Anfänger, ñandú, tiếng Việt');
  await expect.element(status(/more marks/)).not.toBeInTheDocument();
});

test('K8: in forced colors buttons have an edge and what is chosen has a line', async () => {
  const force = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });
  signIn(person());
  await openPage('/');
  await expect.element(button('Generate Video')).toBeVisible();
  await force('active');
  try {
    const edge = getComputedStyle(button('Generate Video').element());
    expect([edge.borderTopStyle, edge.borderTopWidth]).toEqual(['solid', '1px']);
    for (const chosen of document.querySelectorAll('[aria-checked="true"], [aria-pressed="true"]')) {
      if (chosen.getClientRects().length === 0) continue;
      expect(getComputedStyle(chosen).outlineStyle, chosen.outerHTML.slice(0, 100)).toBe('solid');
    }
  } finally {
    await force('none');
  }
});
