import { expect, test } from 'vitest';
import { FILM_SCENES, madeFrom, readNoted } from './made-from.ts';

test('V5: the film at the top of the landing page is drawn with the fonts, loops and words of today [B603 V6]', async () => {
  const { hero } = await readNoted();
  expect(hero, 'make it anew: node scripts/make-demo-film.ts').toBe(await madeFrom(FILM_SCENES.hero!));
});
