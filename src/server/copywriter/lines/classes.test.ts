import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../../test/copy/class-names.ts';
import { WRITING_STYLES } from '../../../contract/profile.ts';
import { isFitForChildren } from '../children.ts';
import { gatherFacts } from '../facts.ts';
import type { PromotionInput } from '../types.ts';
import { writeBuiltIn } from '../write/index.ts';
import { copyIn, families } from './index.ts';

const EN = copyIn('en');

const of = (over: Partial<PromotionInput>) =>
  gatherFacts({
    ...{ instructorName: 'Jo', studio: 'Sky', schedule: '', time: '7:00 PM', details: '', writingStyle: 'fierce' },
    classType: 'Pole Flow',
    ...over,
  });

describe.each(WRITING_STYLES)('what %s says of classes [B234]', (style) => {
  const lines = Object.entries(EN[style].classes);
  const _verse = style === 'poetry';

  it('is there for every family but small children, dances and classes in general', () => {
    const own = families().filter(({ like }) => like === undefined);
    const missing = own.map(({ id }) => id).filter((id) => !EN[style].classes[id]?.hooks.length);
    expect(missing).toEqual(['kids', 'dance', 'class']);
    for (const [id, of] of lines) expect(of!.bodies.length * of!.closes.length, id).toBeGreaterThan(0);
  });
});

const texts = (over: Partial<PromotionInput>, count = 12) =>
  Array.from({ length: count }, (_, seed) => writeBuiltIn(of(over), seed)[0]!.paragraphs);

it('the hook speaks of the class: of its description or of what it is called [B235]', () => {
  for (const writingStyle of WRITING_STYLES) {
    const own = [
      ...EN[writingStyle].classes.chair!.hooks,
      ...(EN[writingStyle].classes.told?.hooks ?? []),
      ...EN[writingStyle].arcs
        .filter(({ families, says }) => families.includes('chair') || says.includes('level all'))
        .map(({ hook }) => hook),
    ];
    const unnamed = (hook = '') =>
      hook.replace(/Join Jo for |Meet Jo at |Jo teaches |Time for |Try /, '').replace(/ with Jo$|, taught by Jo$/, '');
    for (const [hook] of texts({ writingStyle, classType: 'Chair Dance', details: 'All levels' }))
      expect(own.map((frame) => frame.replace('{class}', 'Chair Dance'))).toContain(unnamed(hook));
  }
  const described = texts({ classDescription: 'Less counting, more feeling the music. Sit, lean and fly.' });
  for (const paragraphs of described) expect(paragraphs.join('\n').toLowerCase()).toMatch(/less counting|sit|lean|fly/);
});

it('what the hook has taken from the description is not said again', () => {
  for (const writingStyle of WRITING_STYLES) {
    for (const paragraphs of texts({ writingStyle, classDescription: 'Less counting, more feeling the music.' }))
      expect(paragraphs.join('\n').match(/Less counting/g)?.length ?? 0).toBeLessThan(2);
  }
});

describe('teenagers [B243]', () => {
  const SMALL =
    /\b(?:unicorns?|little ones|tiptoes?|pancake|playtime|frog|abracadabra|hooray|your biggest smile|games first)\b/i;
  it.each(WRITING_STYLES)('have no games of small children in %s', (writingStyle) => {
    for (const classType of ['Teen Aerial', 'Aerial Hoop (12-16)']) {
      for (const paragraphs of texts({ writingStyle, classType, details: 'ages 12-16' })) {
        expect(isFitForChildren(paragraphs[0]!.replace(/\*\*[^*]+\*\*/, ''))).toBe(true);
        expect(paragraphs.join('\n')).not.toMatch(SMALL);
      }
    }
  });
});

it('nobody roars at a pregnant woman [B244]', () => {
  for (const paragraphs of texts({ classType: 'Prenatal Flow', writingStyle: 'fierce' }, 30))
    expect(paragraphs.join(' ')).not.toMatch(/\b(?:roar|fight|attack|burn|conquer|sweat|no excuses|loud|fire|war)\b/i);
});

it.each(['de', 'es'] as const)(
  'texts in %s say what is done in a class of each family, in every style [B654]',
  (language) => {
    const told = copyIn(language).plain.classes;
    const own = families().filter(({ id }) => !['kids', 'class'].includes(id));
    expect(own.map(({ id }) => id).filter((id) => !told[id]?.bodies.length)).toEqual([]);
    const silent = own.flatMap(({ id }) =>
      WRITING_STYLES.flatMap((writingStyle, seed) => {
        const facts = of({ classType: namesOf(id)[0]!, language, writingStyle, videoDuration: 20 });
        const [text] = writeBuiltIn(facts, seed);
        const said = facts.families.flatMap((family) => told[family.id]?.bodies ?? []);
        return said.some((line) => text!.paragraphs.includes(line)) ? [] : [`${id}, ${writingStyle}`];
      }),
    );
    expect(silent).toEqual([]);
  },
);
