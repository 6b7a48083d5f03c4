import { describe, expect, it } from 'vitest';
import { namesOf, UNKNOWN } from '../../../test/copy/class-names.ts';
import { WRITING_STYLES } from '../../contract/profile.ts';
import { LANGUAGES } from '../../contract/promotion.ts';
import { gatherFacts } from './facts.ts';
import { familiesOf } from './lexicon.ts';
import { families } from './lines/index.ts';
import { writeBuiltIn } from './write/index.ts';

const idsOf = (classType: string) => familiesOf(classType).map(({ id }) => id);

describe('class families', () => {
  it('are found by each of their own names [C2 B580]', () => {
    const named = families().filter(({ names }) => names.length > 0);
    const others = named.flatMap(({ id }) => namesOf(id).filter((name) => idsOf(name)[0] !== id));
    expect(others).toEqual([]);
  });

  it.each([
    ['Hip Hop', ['hiphop', 'dance']],
    ['Street Dance', ['hiphop', 'dance']],
    ['Zumba', ['zumba', 'dance']],
    ['Afro', ['zumba', 'dance']],
    ['Tango', ['ballroom', 'salsa']],
    ['Boxing for Beginners', ['boxing', 'intro', 'class']],
    ['Birthday Party', ['party', 'class']],
    ['Hen Party', ['hen']],
    ['Teacher Training', ['training', 'class']],
    ['Open Day', ['openday', 'class']],
    ['Mum & Baby', ['baby', 'class']],
    ['Pole Dance', ['pole']],
    ['Spin Pole', ['spinpole', 'pole']],
    ['Hula Hoop', ['circus']],
    ['Aerial Yoga', ['yoga']],
    ['Curvy Pole', ['inclusive', 'pole']],
    ['Cyr Wheel', ['class']],
    ['', ['class']],
  ])('%s is of %j [C2]', (classType, wanted) => expect(idsOf(classType)).toEqual(wanted));

  it.each(['Intro', 'Basics', 'Beginners', 'Level 2', 'Anfänger', 'Open Level', 'Seniors'])(
    '%s alone says whom a class is for, and not what is done in it [C2]',
    (classType) => expect(idsOf(classType)[0]).toBe('class'),
  );
});

const NEUTRAL = [
  ...UNKNOWN,
  'Boxing',
  'Pilates',
  'Aqua Fit',
  'Mum & Baby',
  'Teacher Training',
  'Open Day',
  'Birthday Party',
  'Basics',
];
const DANCE =
  /(?<!\p{L})(?:danc\p{L}*|music\p{L}*|songs?|beats?|rhythm\p{L}*|choreo\p{L}*|routines?|poles?|spins?|climb\p{L}*|gravity|tanz\p{L}*|musik\p{L}*|bail\p{L}*|música|canci\p{L}+|ritmo|barra|stange)(?!\p{L})/iu;

it.each(NEUTRAL)('nothing of music, dance or a pole is said of %s [C2 B580]', (classType) => {
  const claims = LANGUAGES.flatMap((language) =>
    WRITING_STYLES.flatMap((writingStyle) =>
      [0, 1, 2, 3].flatMap((seed) => {
        const facts = gatherFacts({
          ...{ classType, writingStyle, language, instructorName: 'Mia', studio: 'Sky Studio', details: '' },
          ...{ schedule: 'Every Thursday', time: '7:00 PM', videoDuration: 6 + 3 * seed },
        });
        return writeBuiltIn(facts, seed, [], 2).flatMap(({ paragraphs }) =>
          paragraphs
            .filter((line) => DANCE.test(line.replaceAll(classType, '')))
            .map((line) => `${writingStyle}: ${line}`),
        );
      }),
    ),
  );
  expect(claims).toEqual([]);
});
