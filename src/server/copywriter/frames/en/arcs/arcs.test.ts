import { describe, expect, it } from 'vitest';
import { unfoundedClaims } from '../../../../../../scripts/bench/writer/claims.ts';
import { CLASS_NAMES } from '../../../../../../test/copy/class-names.ts';
import { WRITING_STYLES, type WritingStyle } from '../../../../../contract/profile.ts';
import { fill, valuesOf } from '../../../built-in/fill.ts';
import { writeBuiltIn } from '../../../built-in/index.ts';
import { seededRandom } from '../../../built-in/random.ts';
import { styleFor } from '../../../children.ts';
import { gatherFacts } from '../../../facts.ts';
import { FAMILIES, type FamilyId } from '../../../lexicon/families.ts';
import { LENGTHS, seenLength, wordCount } from '../../../limits.ts';
import { faultOfFrame } from '../../../truth.ts';
import type { PromotionInput } from '../../../types.ts';
import type { Arc } from '../../types.ts';
import { ARCS } from './index.ts';
import { parseArcs } from './parse.ts';

const of = (over: Partial<PromotionInput>): PromotionInput => ({
  ...{ instructorName: 'Jo', studio: 'Sky', schedule: 'Every Friday', time: '7:00 PM', details: '' },
  ...{ classType: 'Pole Flow', writingStyle: 'fierce' },
  ...over,
});
const linesOf = ({ hook, bodies, closes }: Arc) => [hook, ...bodies, ...closes];
const write = (over: Partial<PromotionInput>, seed = 1) => writeBuiltIn(gatherFacts(of(over)), seed)[0]!;
/** Small children and teenagers have another style's, and nobody roars at a pregnant woman. */
const has = (style: WritingStyle, id: FamilyId) =>
  id === 'kids' || id === 'teens' ? styleFor(style, true) === style : style !== 'fierce' || !/natal/.test(id);

describe.each(WRITING_STYLES)('the arcs of %s [B246]', (writingStyle) => {
  const arcs = ARCS[writingStyle];

  it('are there for every family of classes, and several for the commonest', () => {
    const count = (id: FamilyId) => arcs.filter(({ families }) => families.includes(id)).length;
    const missing = FAMILIES.map(({ id }) => id).filter((id) => has(writingStyle, id) && count(id) === 0);
    expect(missing.filter((id) => id !== 'circus')).toEqual([]);
    for (const id of ['intro', 'spin', 'stretch', 'class'] as const) expect(count(id), id).toBeGreaterThan(1);
  });

  it('have the form of their places, and no line twice', () => {
    const lines = arcs.flatMap(linesOf);
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) expect(line).not.toMatch(/[—#'"]| {2}| [,.;!?]|\*\*\*/);
    for (const { hook, bodies, closes } of arcs) {
      expect(hook.match(/\*\*\{class\}\*\*/g), hook).toHaveLength(1);
      expect(wordCount(hook.split('\n**')[0]!), hook).toBeLessThanOrEqual(11);
      for (const body of bodies) expect(seenLength(body), body).toBeLessThanOrEqual(LENGTHS.detail.most);
      for (const close of closes) {
        expect(seenLength(close), close).toBeLessThanOrEqual(45);
        expect(close).toMatch(/[.!?]$/);
      }
    }
  });

  it('claim nothing of a class of their family that only its name was given of', () => {
    for (const arc of arcs) {
      for (const id of arc.families) {
        const input = of({ writingStyle, classType: CLASS_NAMES[id] });
        const facts = gatherFacts(input);
        const values = valuesOf(facts, seededRandom(1));
        for (const line of linesOf(arc)) {
          expect(faultOfFrame(line, facts), `${id}: ${line}`).toBeUndefined();
          const text = fill(line, values);
          expect(text, line).toBeDefined();
          expect(unfoundedClaims(`${text}\n\n`, input), line).toEqual([]);
        }
      }
    }
  });

  it('are what a class of 15 seconds is given: hook, thought and close of one arc [B247]', () => {
    for (const classType of ['Chair Dance', 'Pole Flow', 'Aerial Hoop', 'Intro to Pole']) {
      const { paragraphs } = write({ writingStyle, classType });
      const own = arcs.find(({ hook }) => paragraphs[0]!.startsWith(hook.split('\n**')[0]!));
      expect(own, paragraphs[0]).toBeDefined();
      expect(own!.closes).toContain(paragraphs.at(-1));
    }
  });
});

it('no two styles share a line', () => {
  const owners = new Map<string, string>();
  for (const [style, arcs] of Object.entries(ARCS)) {
    for (const line of arcs.flatMap(linesOf)) {
      expect(owners.get(line), line).toBeUndefined();
      owners.set(line, style);
    }
  }
});

it('what was typed has its place in an arc: a detail, the description, how to book [B247]', () => {
  const details = 'Bring knee pads. DM @sky to book';
  const classDescription = 'Less counting, more feeling the music.';
  for (const writingStyle of WRITING_STYLES) {
    const text = write({ writingStyle, details, classDescription }).paragraphs.join('\n');
    expect(text).toContain('knee pads');
    expect(text).toContain('DM @sky to book');
    expect(text).toMatch(/with Jo|Join Jo/);
  }
});

it('an arc returns only once an account’s memory has let go of it [B248]', () => {
  const memory: ReturnType<typeof write>['used'][] = [];
  const hooks = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const { paragraphs, used } = writeBuiltIn(gatherFacts(of({ classType: 'Chair Dance' })), seed, memory)[0]!;
    expect(hooks).not.toContain(paragraphs[0]);
    hooks.add(paragraphs[0]!);
    memory.unshift(used);
  }
});

it('a class that is cancelled or full, a substitute and a guest have no arc', () => {
  for (const details of ['Cancelled today', 'Sold out', 'Sub: Carla for Jo', 'Guest: Olga from Kyiv'])
    for (let seed = 0; seed < 5; seed++) expect(write({ details }, seed).paragraphs[0]).not.toContain('\n');
});

it('a line of no such form is an error', () => {
  expect(() => parseArcs('= spin\n> Turn\n* what')).toThrow('"* what"');
  expect(() => parseArcs('= spinning\n> Turn\n< Go.')).toThrow('"spinning"');
  expect(() => parseArcs('= spin\n> Turn')).toThrow('lacks');
  expect(() => parseArcs('> Turn')).toThrow('parse.ts');
});
