import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WRITING_STYLES } from '../../contract/profile.ts';
import { isFitForChildren, isForChildren } from './children.ts';
import { writePromotion } from './index.ts';

describe('isForChildren', () => {
  it.each([
    'Kids Pole (6-10)',
    'Kids Aerial',
    'Pole for children',
    'Junior Hoop',
    'Teen Pole',
    'Mini Movers',
    'Little Flyers ages 4 to 6',
    'Aerial 8-12 yrs',
    'Silks (ages 7-11)',
    'Pole 12 & under',
    'Open to 16 year olds',
    'Kinderpole',
    'Kinder Akrobatik ab 6 Jahre',
    'Jugendkurs',
    'Niños y niñas',
    'Aéreos infantil',
    'de 6 a 9 años',
    'für Kids von 6 bis 10',
    'Family Hoop',
  ])('%s', (text) => {
    expect(isForChildren(text)).toBe(true);
  });
  it.each([
    '',
    'Spin Basics',
    'Adults only',
    'No kids please',
    'Exotic 18+',
    'Pole Fitness 40+',
    'Childcare available',
    '6-10 people',
    'Doors 6.30 pm, 10.50 a class',
    'Aerial Hoop (2 of 6)',
    'Mature Movers',
    'Unleash your inner child',
    'en vez de 8:30',
    'coreo de 2 min',
    'von 6 bis 8 Uhr',
    'ab jetzt von 18 bis 19:30',
  ])('not %j', (text) => {
    expect(isForChildren(text)).toBe(false);
  });
});

it('no style gives a children’s class a line meant for adults [B180]', async () => {
  const log = { warn: () => {} };
  const classes = fc.constantFrom(
    { classType: 'Kids Pole (6-10)', details: '', classDescription: undefined },
    { classType: 'Teen Aerial', details: 'Bring water', classDescription: 'Spins, climbs and games.' },
    { classType: 'Aerial Hoop', details: 'For children from 6', classDescription: undefined },
    { classType: 'Exotic Pole', details: '', classDescription: 'Our junior group.' },
    { classType: 'Kinderpole', details: '', classDescription: undefined },
  );
  const facts = fc.record({
    instructorName: fc.constantFrom('', 'Mia', 'Mia & Jo'),
    studio: fc.constantFrom('', 'Sky Studio'),
    schedule: fc.constantFrom('', 'Every Saturday', 'Saturday, December 5'),
    time: fc.constantFrom('', '10:00 AM', '7:00 PM'),
    writingStyle: fc.constantFrom(...WRITING_STYLES),
    seed: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(classes, facts, async (about, rest) => {
      const { text } = await writePromotion({ ...about, ...rest }, { signature: false, log });
      const said = text.replaceAll(`**${about.classType}**`, '');
      expect(isFitForChildren(said), text).toBe(true);
      expect([4, 5, 6]).toContain(text.split('\n\n').length);
    }),
    { numRuns: 200 },
  );
});
