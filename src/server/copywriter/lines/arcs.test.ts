import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../../test/copy/class-names.ts';
import { gist, typedFor } from '../../../../test/copy/said.ts';
import { WRITING_STYLES, type WritingStyle } from '../../../contract/profile.ts';
import { styleFor } from '../children.ts';
import { gatherFacts } from '../facts.ts';
import type { PromotionInput } from '../types.ts';
import { fill, valuesOf, withSlot } from '../write/fill.ts';
import { writeBuiltIn } from '../write/index.ts';
import { seededRandom } from '../write/random.ts';
import { saidBy } from '../write/says.ts';
import { copyIn, families, starterClasses } from './index.ts';
import type { Arc } from './types.ts';

const EN = copyIn('en');

const of = (over: Partial<PromotionInput>): PromotionInput => ({
  ...{ instructorName: 'Jo', studio: 'Sky', schedule: 'Every Friday', time: '7:00 PM', details: '' },
  ...{ classType: 'Pole Flow', writingStyle: 'fierce' },
  ...over,
});
/** A class that the arc is for, with details that say what it needs. */
function inputFor({ families, says, starter }: Arc, writingStyle: WritingStyle): PromotionInput {
  const classDescription = starterClasses().find(({ classType }) => classType === starter)?.description;
  const classType = starter ?? (families === 'any' ? 'Aerial Hoop' : namesOf(families[0]!)[0]!);
  const details = says.map(typedFor).join('. ');
  return of({ writingStyle, classType, details, ...(classDescription && { classDescription }) });
}
const write = (over: Partial<PromotionInput>, seed = 1) => writeBuiltIn(gatherFacts(of(over)), seed)[0]!;
/** Small children and teenagers have another style's, and nobody roars at a pregnant woman. */
const has = (style: WritingStyle, id: string) =>
  id === 'kids' || id === 'teens' ? styleFor(style, true) === style : style !== 'fierce' || !/natal/.test(id);

describe.each(WRITING_STYLES)('the arcs of %s [B246]', (writingStyle) => {
  const arcs = EN[writingStyle].arcs;

  it('are there for every family of classes, and several for the commonest', () => {
    const general = arcs.filter(({ says, starter }) => says.length === 0 && !starter);
    const count = (id: string) => general.filter(({ families }) => families.includes(id)).length;
    const own = families().filter(({ id, like }) => like === undefined && has(writingStyle, id));
    const missing = own.map(({ id }) => id).filter((id) => count(id) === 0);
    expect(missing.filter((id) => id !== 'circus')).toEqual([]);
    for (const id of ['intro', 'spin', 'stretch', 'class'] as const) expect(count(id), id).toBeGreaterThan(1);
  });

  it('say what they take from the details, whichever of their lines are taken [B360]', () => {
    for (const arc of arcs.filter(({ says }) => says.length > 0)) {
      const facts = gatherFacts(inputFor(arc, writingStyle));
      const says = [...saidBy(arc, facts)!];
      const slots = says.filter((each) => 'kind' in each);
      const values = slots.reduce((all, slot) => withSlot(all, slot), valuesOf(facts, seededRandom(1)));
      const filled = (lines: string[]) => lines.map((line) => fill(line, values) ?? '');
      for (const each of says) {
        const words = 'kind' in each ? gist(each.kind, each.value, 'en') : /\p{L}{4,}/u.exec(each.typed)![0];
        const isIn = (lines: string[]) =>
          lines.length > 0 && filled(lines).every((text) => new RegExp(words, 'iu').test(text));
        expect(isIn([arc.hook]) || isIn(arc.bodies) || isIn(arc.closes), `${arc.hook}: ${words}`).toBe(true);
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

it('what was typed has its place in an arc: a detail, the description, how to book [B247]', () => {
  const details = 'Bring knee pads. DM @sky to book';
  const classDescription = 'Less counting, more feeling the music.';
  for (const writingStyle of WRITING_STYLES) {
    const text = write({ writingStyle, details, classDescription }).paragraphs.join('\n');
    expect(text).toContain('knee pads');
    expect(text).toContain('DM @sky to book');
    expect(text).toMatch(/\bJo\b/);
  }
});

it.each(['Pole Photo Day', 'Pole Jam', 'Showcase Rehearsal'])('nobody teaches an event: %s', (classType) => {
  const hooks = Array.from({ length: 24 }, (_, seed) => write({ classType }, seed).paragraphs[0]!);
  expect(hooks.filter((hook) => hook.includes('Jo')).length).toBeGreaterThan(0);
  expect(hooks.filter((hook) => /teach|taught|(?:for|at) \*\*/.test(hook))).toEqual([]);
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

it('a class that is cancelled has no arc; who stands in, a guest, and that a class is full are in its first line [B360]', () => {
  const hooks = (details: string) =>
    WRITING_STYLES.flatMap((writingStyle) =>
      [0, 1, 2].map((seed) => write({ details, writingStyle }, seed).paragraphs[0]!),
    );
  const all = Object.values(EN).flatMap(({ arcs }) => arcs.map(({ hook }) => hook.split('\n')[0]!));
  for (const hook of hooks('Cancelled today')) expect(all).not.toContain(hook.split('\n')[0]);
  for (const hook of hooks('Sub: Carla for Jo')) {
    expect(hook).toContain('Carla');
    expect(hook).not.toMatch(/with Jo|Join Jo|Meet Jo|taught by Jo|Jo teaches/);
  }
  for (const hook of hooks('Guest: Olga from Kyiv')) expect(hook).toContain('Olga');
  for (const hook of hooks('Sold out')) expect(hook).toMatch(/sold out|full|every (?:place|spot)|booked|no places/i);
});

it('a description that was changed is not told as it was [B361]', () => {
  const [{ classType, description }] = starterClasses() as [ReturnType<typeof starterClasses>[0]];
  const told = EN.confident.arcs.filter(({ starter }) => starter === classType).map(({ hook }) => hook.split('\n')[0]!);
  const of = (classDescription: string) =>
    Array.from(
      { length: 8 },
      (_, seed) => write({ writingStyle: 'confident', classType, classDescription }, seed).paragraphs[0]!,
    );
  const isTold = (hook: string) => told.includes(hook.split('\n')[0]!);
  expect(of(description).filter(isTold).length).toBeGreaterThan(0);
  expect(of(`${description} New: with music.`).filter(isTold)).toEqual([]);
});
