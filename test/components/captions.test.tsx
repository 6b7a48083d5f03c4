import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { unpackContent } from '../../src/contract/promos.ts';
import { FilmActions } from '../../src/web/features/editor/film/film-actions.tsx';
import { FilmScreen } from '../../src/web/features/editor/film/film-screen.tsx';
import { contentOf } from '../promo.ts';
import { InStudio } from './parts.tsx';
import { giveFilm, person, signIn } from './people.ts';
import { promos } from './promo-server.ts';
import { button, press, showPart } from './show.tsx';

const screen = page.getByRole('dialog', { name: 'Your video is ready' });
const inScreen = (name: string) => screen.getByRole('button', { name, exact: true });
const keptCaptions = () => promos.map(({ content }) => unpackContent(content)?.caption);
const caption = () => screen.getByLabelText('Your caption');

async function openFilm(draft: string): Promise<string[]> {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  const user = person();
  signIn(user);
  giveFilm();
  await showPart(
    <InStudio user={user} draft={draft}>
      <FilmActions />
      <FilmScreen />
    </InStudio>,
  );
  await press('Generate Video');
  await inScreen('Copy caption').click();
  return copied;
}

test('what is made of a caption is kept with its promo and drops no video; once something else would be written, it is offered [B912]', async () => {
  const [written] = await openFilm(contentOf());
  await caption().fill('All mine');
  await expect.poll(keptCaptions).toEqual([{ of: written, words: 'All mine' }]);
  await expect.element(screen).toBeVisible();
  await caption().fill(written!);
  await expect.poll(keptCaptions).toEqual([undefined]);
});

test('a kept caption is the one that is copied, and one of before can be taken again [B912]', async () => {
  const [written] = await openFilm(contentOf());
  const kept = { of: written!, words: 'All mine' };
  expect(await openFilm(contentOf({ caption: kept }))).toEqual(['All mine']);
  const [anew] = await openFilm(contentOf({ caption: kept, text: 'Another text' }));
  expect(anew).toMatch(/^Another text/);
  await inScreen('Use the caption that I changed before').click();
  await expect.element(caption()).toHaveValue('All mine');
  expect(button('Use the caption that I changed before').elements()).toEqual([]);
});

test('a caption that is more than its place takes says so [B913]', async () => {
  await openFilm(contentOf());
  await caption().fill('Come\n\n#a #b #c #d #e #f');
  await expect.element(screen.getByText('Instagram takes 5 hashtags. Yours has 6.')).toBeVisible();
  await caption().fill('x'.repeat(2300));
  await expect.element(screen.getByText('Instagram takes 2,200 characters. Yours has 2,300.')).toBeVisible();
});
