import { expect, test } from 'vitest';
import { hashtagsOf as tagsKnowing } from '../../../contract/captions/hashtags.ts';
import { HASHTAGS } from './caption.ts';

const hashtagsOf = tagsKnowing.bind(null, HASHTAGS);

const NOUNS = {
  en: ['Ballet', 'Pole', 'Hip Hop', 'Yoga', 'Aerial Hoop', 'Zumba', 'Salsa', 'Stretching'],
  de: ['Ballett', 'Pole', 'Hip Hop', 'Yoga', 'Luftring', 'Zumba', 'Salsa', 'Dehnen'],
  es: ['Ballet', 'Pole', 'Hip Hop', 'Yoga', 'Aro', 'Zumba', 'Salsa', 'Estiramientos'],
} as const;
const FOR = {
  en: {
    children: [
      ['Kids', ''],
      ['', 'ages 3-5, barefoot'],
      ['', '6 to 9 years'],
    ],
    elders: [
      ['', 'low impact over 55s welcome'],
      ['60+', ''],
      ['for Seniors', ''],
    ],
  },
  de: {
    children: [
      ['Kinder', ''],
      ['', '2-4 Jahre, Stoppersocken'],
      ['', '6 bis 10 Jahre'],
    ],
    elders: [
      ['60+', ''],
      ['', 'ab 65, Stuhl da'],
      ['Senioren', ''],
    ],
  },
  es: {
    children: [
      ['Peques', ''],
      ['', '3 a 5 años, mallas'],
      ['Infantil', ''],
    ],
    elders: [
      ['', 'más de 65, con silla'],
      ['', '+65'],
      ['Adultos Mayores', ''],
    ],
  },
} as const;
const THEIRS = {
  children: {
    has: /kids|kinder|peques|niños|infantil/,
    never: /adult|fitness|mums|mama|mitbaby|elternzeit|exotic|sexy/,
  },
  elders: { has: /aging|senior|mayores|envejec/, never: /hiit|postnatal|kids/ },
};

test('hashtags are for whom the class is: no tag of adults or mothers over a children’s class, and older people have theirs [B929]', () => {
  for (const language of ['en', 'de', 'es'] as const)
    for (const noun of NOUNS[language])
      for (const who of ['children', 'elders'] as const)
        for (const [name, details] of FOR[language][who]) {
          const tags = hashtagsOf({ classType: `${noun} ${name}`.trim(), details, studio: '' }, language).join(' ');
          expect(tags, `${noun} ${name} ${details}`).toMatch(THEIRS[who].has);
          expect(tags, `${noun} ${name} ${details}`).not.toMatch(THEIRS[who].never);
        }
  expect(hashtagsOf({ classType: 'Eltern-Kind-Tanzen', details: '2-4 Jahre', studio: '' }, 'de')).toEqual([
    '#elternkind',
    '#kleinkinder',
    '#kindertanz',
  ]);
  expect(hashtagsOf({ classType: 'Salsa en línea', details: '', studio: '' }, 'es').join()).not.toContain('bachata');
  expect(hashtagsOf({ classType: 'Bachata', details: '', studio: '' }, 'es').join()).not.toContain('salsa');
});
