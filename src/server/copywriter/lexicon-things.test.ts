import { describe, expect, it } from 'vitest';
import { namesOf, UNKNOWN } from '../../../test/copy/class-names.ts';
import { WRITING_STYLES } from '../../contract/profile.ts';
import { LANGUAGES, type Language } from '../../contract/promotion.ts';
import { gatherFacts } from './facts.ts';
import { presupposedBy, thingsOf } from './lexicon.ts';
import { copyIn, families } from './lines/index.ts';
import type { StyleCopy } from './lines/types.ts';
import { faultOfFrame } from './truth.ts';
import { writeBuiltIn } from './write/index.ts';

const of = (classType: string, language: Language, details = '') =>
  gatherFacts({
    ...{ classType, language, details, instructorName: 'Mia', studio: 'Sky Studio', writingStyle: 'elegant' },
    ...{ schedule: 'Every Thursday', time: '7:00 PM' },
  });

/** All lines that a style can take of itself, without what the details say. */
const linesOf = ({ arcs, answers, classes, frames, stock }: StyleCopy): string[] => [
  ...arcs.flatMap(({ hook, bodies, closes }) => [hook, ...bodies, ...closes]),
  ...answers.flatMap(({ closes }) => closes),
  ...Object.values(classes).flatMap((each) => [...each!.hooks, ...each!.bodies, ...each!.closes]),
  ...[frames.quick, ...Object.values(frames.threads).flat()].flatMap(({ hooks, closes }) => [...hooks, ...closes]),
  ...Object.values(frames.bodies).flat(),
  ...[frames.teacher, frames.signed].flatMap(({ they, i }) => [...they, ...i]),
  ...[stock.intros, stock.details, stock.closings, stock.endings.flat()].flat(),
];

describe('a line that presupposes something of a class is offered only where the class is known to have it [B653]', () => {
  it.each(LANGUAGES)('of all lines in %s and all families', (language) => {
    const lines = Object.values(copyIn(language))
      .flatMap(linesOf)
      // What a slot or a choice says is known.
      .map((frame) => ({ frame, needs: presupposedBy(frame.replace(/\*|\{[^{}|]*\}/g, ' '), language) }))
      .filter(({ needs }) => needs.length > 0);
    expect(lines.length).toBeGreaterThan(100);
    const said = families().flatMap(({ id }) => {
      const facts = of(namesOf(id)[0]!, language);
      return lines
        .filter(({ needs }) => needs.some((each) => !facts.has.has(each)))
        .filter(({ frame }) => faultOfFrame(frame, facts) === undefined)
        .map(({ frame }) => `${id}: ${frame}`);
    });
    expect(said).toEqual([]);
  });

  // Read by words of their own, and in the texts that people see.
  it.each([
    ['Pilates', /skin|\bpiel|\bhaut\b|tanz|danc|bail|musi|música|stange|\bpole\b|barra|applaus|applause/iu],
    ['Stretching', /musi|música|canción|\blied|tanz|danc|bail|tacon|heels|absätz|trick|kopfüber|schwerkraft/iu],
    ['Conditioning', /tanz|danc|bail|stange|\bhaut\b|\bskin\b|\bpiel\b|heels|tacon/iu],
    ['Floorwork', /stange|\bpole\b|barra|kletter|climb|trepa|heels|tacon/iu],
    ['Boxing', /tanz|danc|bail|musi|música|\bhaut\b|\bskin\b|\bpiel\b|langsam|despacio/iu],
  ] as const)('no text for %s has what is not there', (classType, strange) => {
    const found = LANGUAGES.flatMap((language) =>
      WRITING_STYLES.flatMap((writingStyle) =>
        [1, 2].flatMap((seed) =>
          writeBuiltIn({ ...of(classType, language), style: writingStyle }, seed, [], 2).flatMap(({ paragraphs }) =>
            paragraphs.filter((line) => strange.test(line.replaceAll(classType, ''))),
          ),
        ),
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('what a class has [B653]', () => {
  const has = (classType: string, details = '') => [...of(classType, 'en', details).has];

  it.each([
    ['Chair Dance', '', 'music', true],
    ['Pilates', '', 'music', false],
    ['Pilates', 'live music', 'music', true],
    ['Intro to Pole', '', 'pole', true],
    ['Intro', '', 'pole', false],
    ['Handstand Workshop', '', 'air', true],
    ['Barre', 'no dance experience needed', 'dance', false],
    ['Yoga', 'ohne Partner', 'partner', false],
    ['Yoga', 'bring your partner', 'partner', true],
    ...UNKNOWN.map((name) => [name, '', 'dance', false] as const),
  ] as const)('%s, %s: %s %s', (classType, details, thing, isThere) => {
    expect(has(classType, details).includes(thing)).toBe(isThere);
  });

  it('is nothing where no family says so', () => expect([...thingsOf([], '')]).toEqual([]));
});
