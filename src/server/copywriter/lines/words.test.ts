import { expect, it } from 'vitest';
import { wordsIn } from './index.ts';

it('no Spanish word that stands after “y” begins with an i: ‘cosquillas e ideas’', () => {
  const words = Object.values(wordsIn('es')).flatMap((of) => [...of!.moves, ...of!.verbs]);
  expect(words.length).toBeGreaterThan(300);
  expect(words.filter((word) => /^h?i(?!e)/iu.test(word))).toEqual([]);
});
