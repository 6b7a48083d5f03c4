import { expect, it } from 'vitest';
import { WRITING_STYLES } from '../../src/contract/profile.ts';
import { promotionInputSchema } from '../../src/contract/promotion.ts';
import { writePromotion } from '../../src/server/copywriter/index.ts';
import { isSwiss } from '../../src/server/copywriter/lines/spell-swiss.ts';

const EMPTY = promotionInputSchema.parse({});

const CLASSES = ['Salsa Anfänger', 'Pole Spin', 'Ballett', 'Hip Hop', 'Aerial Hoop', 'Stretching', 'Kinderballett'];

async function textsIn(city: string, details: string, studio = 'Salón Luna') {
  const texts: string[] = [];
  for (const [at, writingStyle] of WRITING_STYLES.entries())
    for (const [index, classType] of CLASSES.entries()) {
      const { text, alternatives, leftOut, understood } = await writePromotion(
        {
          ...{ classType, studio, details, writingStyle, language: 'de', instructorName: 'Petra', time: '7:00 PM' },
          ...{ schedule: 'Every Thursday', seed: at * 31 + index, ownWords: { phrases: [], signOff: '', city } },
        },
        { signature: false, log: console },
      );
      const printed = understood.map(({ value }) => value);
      texts.push(text, ...alternatives.map((each) => each.text), ...leftOut.map((each) => each.text), ...printed);
    }
  return texts.join('\n');
}

const DETAILS = 'macht spass, draussen bei gutem wetter, strassenschuhe im schliessfach lassen, erm. 10€';

it('in a Swiss city nothing is written with ß, and elsewhere it is [B987]', async () => {
  expect(await textsIn('Luzern', DETAILS)).not.toContain('ß');
  const texts = await textsIn('Freiburg', DETAILS);
  expect(texts).toMatch(/Spaß/);
  expect(texts).toMatch(/Füße|groß|fließ/);
});

it('what the person has typed with ß keeps it there, and no other language is touched [B987]', async () => {
  const texts = await textsIn('Luzern', 'Spaß garantiert', 'Tanzhaus Großfeld');
  expect(texts).toContain('Großfeld');
  expect(texts).toContain('Spaß garantiert');
  expect(texts.replaceAll(/Spaß|Großfeld/g, '')).not.toContain('ß');
});

it.each<[boolean, { city?: string; studio?: string; details?: string }]>([
  ...['Zürich', 'zürich ', 'Bern', 'Basel', 'St. Gallen', 'Wil SG', 'Chur', 'Baden, CH', 'Lucerne'].map(
    (city) => [true, { city }] as [boolean, object],
  ),
  [true, { studio: 'Tanzhaus Winterthur' }],
  [true, { details: 'ohne Anmeldung, 12 fr' }],
  [true, { details: 'CHF 25, alle Level' }],
  [true, { details: '20 Franken' }],
  ...['', 'Berlin', 'Wien', 'Freiburg', 'Bernau', 'Baden-Baden'].map((city) => [false, { city }] as [boolean, object]),
  [false, { studio: 'Zug um Zug' }],
  [false, { details: 'mo + fr 18 Uhr, 12 €' }],
  [false, { details: 'do 19, fr' }],
])('%s: German is without ß for %j [B987]', (swiss, { city = '', studio = '', details = '' }) => {
  const input = { ...EMPTY, studio, details, ownWords: { phrases: [], signOff: '', city } };
  expect(isSwiss(input)).toBe(swiss);
});
