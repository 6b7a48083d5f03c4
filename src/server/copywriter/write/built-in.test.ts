import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WRITING_STYLES, type WritingStyle } from '../../../contract/profile.ts';
import { parseScript } from '../../../scene/script.ts';
import { gatherFacts } from '../facts.ts';
import { LENGTHS, seenLength } from '../limits.ts';
import { copyIn } from '../lines/index.ts';
import { faultOfFrame } from '../truth.ts';
import type { PromotionInput } from '../types.ts';
import { fill, valuesOf } from './fill.ts';
import { writeBuiltIn } from './index.ts';
import { seededRandom } from './random.ts';

const EN = copyIn('en');

const input = (over: Partial<PromotionInput> = {}): PromotionInput => ({
  instructorName: 'Jasmine',
  studio: 'Sky Studio',
  classType: 'Spin Basics',
  schedule: 'Every Thursday',
  time: '7:00 PM',
  details: 'Bring shorts, water and a friend',
  writingStyle: 'sensual',
  ...over,
});
const write = (over: Partial<PromotionInput>, seed = 1) => writeBuiltIn(gatherFacts(input(over)), seed)[0]!.paragraphs;
const seeds = Array.from({ length: 6 }, (_, seed) => seed);
const ROLES = ['intro', 'highlight', 'detail', 'closing'] as const;

/** Paragraphs have roles by position and are within their length limits; only the intro is bold. */
function expectWellFormed(paragraphs: string[]) {
  const script = parseScript(paragraphs.join('\n\n'));
  expect(script.paragraphs).toHaveLength(paragraphs.length);
  expect([4, 5, 6]).toContain(paragraphs.length);
  for (const [index, { role, lines }] of script.paragraphs.entries()) {
    const known = ROLES.find((name) => name === role);
    if (!known) throw new Error(`Paragraph ${index} has the role ${role}`);
    expect(seenLength(paragraphs[index]!), paragraphs[index]).toBeLessThanOrEqual(LENGTHS[known].most);
    expect(lines.flat().some(({ bold }) => bold)).toBe(role === 'intro');
    expect(paragraphs[index]).not.toMatch(/ {2}| [,.;!?]|^\s|\s$|\n\n/);
  }
}

describe.each(WRITING_STYLES)('%s', (writingStyle) => {
  it('mentions everything that is known, with any seed', () => {
    let described = 0;
    for (const seed of seeds) {
      const paragraphs = write({ writingStyle, classDescription: 'Slow turns around the floor.' }, seed);
      expectWellFormed(paragraphs);
      const text = paragraphs.join('\n\n');
      expect(text).toContain('**Spin Basics**');
      expect(text).toContain('Jasmine');
      expect(paragraphs[1]).toBe('Every Thursday, 7:00 PM\nSky Studio');
      if (text.includes('Slow turns around the floor')) described++;
      expect(text).toContain('shorts, water and a friend');
    }
    if (writingStyle !== 'poetry') expect(described).toBeGreaterThanOrEqual(seeds.length / 2);
  });

  it('writes at least 9 different texts of 15 for one class, even without a memory', () => {
    const texts = new Set(Array.from({ length: 15 }, (_, seed) => write({ writingStyle }, seed).join('\n\n')));
    expect(texts.size).toBeGreaterThanOrEqual(9);
  });

  it('writes the same text for the same seed', () => {
    expect(write({ writingStyle }, 77)).toEqual(write({ writingStyle }, 77));
  });

  it('writes a complete text from a class type alone, and from nothing', () => {
    const nothing = { instructorName: '', studio: '', schedule: '', time: '', details: '', writingStyle };
    for (const seed of seeds) {
      const named = write({ ...nothing, classType: 'Chair Flow' }, seed);
      expectWellFormed(named);
      expect(named[0]).toContain('**Chair Flow**');
      expect(named.join(' ')).not.toMatch(/\b(?:poles?|spins?|tonight|evening|morning|undefined)\b|\{|\}/i);
      expectWellFormed(write({ ...nothing, classType: '' }, seed));
    }
  });

  it('still fits with the longest names', () => {
    const longest = { instructorName: 'Anastasia & Maximiliana Brooks', studio: 'The Northern Lights Pole House' };
    for (const seed of seeds) {
      const paragraphs = write(
        { ...longest, classType: 'Intermediate Chair Choreograph', schedule: 'Wednesday, September 30', writingStyle },
        seed,
      );
      expectWellFormed(paragraphs);
      expect(paragraphs.join(' ')).toContain('Anastasia & Maximiliana Brooks');
      expect(paragraphs[0]).toContain('**Intermediate Chair Choreograph**');
    }
  });
});

it('reads like itself: no two styles share a line [S3.14]', () => {
  const owner = new Map<string, WritingStyle>();
  for (const style of WRITING_STYLES) {
    const { intros, openings, teacher, details } = EN[style].stock;
    for (const line of [...intros, ...openings, ...teacher, ...details]) {
      expect(owner.get(line), line).toBeUndefined();
      owner.set(line, style);
    }
  }
});

describe('grammar', () => {
  const text = (over: Partial<PromotionInput>) =>
    WRITING_STYLES.flatMap((writingStyle) =>
      seeds.map((seed) => write({ ...over, writingStyle }, seed).join('\n\n')),
    ).join('\n');

  it('agrees with one instructor and with two', () => {
    const line = '{name} know{s}, teach{es}, {is} and {has}';
    const told = (instructorName: string) =>
      fill(line, valuesOf(gatherFacts(input({ instructorName })), seededRandom(1)));
    expect(told('Alexandra')).toBe('Alexandra knows, teaches, is and has');
    for (const instructorName of ['Jo & Max', 'Jo and Max', 'Ana y Leo']) {
      expect(told(instructorName)).toBe(`${instructorName} know, teach, are and have`);
    }
    for (const written of Object.values(EN).flatMap(({ stock: { teacher, closings, endings } }) => [
      ...teacher,
      ...closings,
      ...endings.flat(),
    ])) {
      expect(written).not.toMatch(/\{name\} (?:is|has|does|\w+s)\b(?!\{)/);
    }
  });

  it('adds no second punctuation mark to a name that ends in one', () => {
    expect(text({ studio: 'Pole Co.', classType: 'Ready?', instructorName: 'Jo B.' })).not.toMatch(/\.\.|\?\./);
  });

  it('mentions no evening in the morning and no pole in a class without one', () => {
    expect(text({ time: '6:00 AM', classType: 'Chair Flow' })).not.toMatch(
      /\b(?:tonight|nights?|evening|poles?|spins?)\b/i,
    );
    expect(faultOfFrame('Coffee this morning', gatherFacts(input({ time: '6:00 AM' })))).toBeUndefined();
    expect(faultOfFrame('Coffee this morning', gatherFacts(input({ time: '7:00 PM' })))).toBe('morning');
    expect(faultOfFrame('A night out', gatherFacts(input({ time: '7:00 PM' })))).toBeUndefined();
    expect(faultOfFrame('A night out', gatherFacts(input({ time: '6:00 AM' })))).toBe('evening');
  });

  it('names the weekday only if there is one', () => {
    expect(valuesOf(gatherFacts(input({ schedule: 'Friday, December 4' })), seededRandom(1)).day).toBe('Friday');
    expect(text({ schedule: 'Weekdays' })).not.toMatch(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/);
  });
});

it('is complete for any input', () => {
  const names = fc.constantFrom(
    '',
    'Jo',
    'jo & max',
    'Pole Co.',
    'Ready?',
    '<b>Kim</b>',
    '**',
    '{name}',
    'O’Neil',
    'www.evil.example',
    '.',
  );
  const field = (maxLength: number) =>
    fc.oneof(names, fc.string({ unit: 'grapheme', maxLength }), fc.string({ unit: 'binary', maxLength }));
  const times = fc.constantFrom('', '7:00 PM', '6:15 AM', '12:00 PM', 'noon');
  const schedules = fc.constantFrom(
    '',
    'Every Thursday',
    'Weekdays',
    'Weekends',
    'Bi-weekly',
    'Monthly',
    'Friday, December 4',
  );
  const inputs = fc.record({
    instructorName: field(60),
    studio: field(60),
    classType: field(60),
    classDescription: fc.option(field(200), { nil: undefined }),
    schedule: fc.oneof(schedules, field(40)),
    time: fc.oneof(times, field(20)),
    details: field(100),
    writingStyle: fc.constantFrom(...WRITING_STYLES),
  });
  fc.assert(
    fc.property(inputs, fc.nat(), (fields, seed) => {
      const { paragraphs } = writeBuiltIn(gatherFacts(fields), seed)[0]!;
      expectWellFormed(paragraphs);
      const typed = Object.values(fields).join(' ');
      for (const leftover of ['{', '}', 'undefined', 'null', 'NaN', '[object']) {
        if (!typed.includes(leftover)) expect(paragraphs.join('\n')).not.toContain(leftover);
      }
    }),
    { numRuns: 120 },
  );
});

describe('who is not there', () => {
  const name = 'Mia';
  it.each(['Sub: Carla for Mia', 'Sub: Carla', 'Mia is out sick, sub today'])(
    'is neither praised nor promised: %s',
    (details) => {
      for (const writingStyle of WRITING_STYLES) {
        for (const [seed, videoDuration] of [6, 6, 10, 15, 15].entries()) {
          const paragraphs = write({ instructorName: name, details, writingStyle, videoDuration }, seed);
          // What was typed of her is true; beside it she is nobody but whom Carla stands in for.
          const ours = paragraphs.map((line) => line.replace(details, '')).filter((line) => line.includes(name));
          for (const line of ours) expect(line).toContain('Carla');
        }
      }
    },
  );
});

describe('what may be worn or brought', () => {
  it.each(['heels welcome', 'Heels are welcome!', 'heels optional'])('is not asked for: %s', (details) => {
    for (const writingStyle of WRITING_STYLES) {
      const text = write({ details, writingStyle }).join(' ');
      expect(text).toMatch(/heels/i);
      expect(text).not.toMatch(/\b(?:wear|bring|pack|need)\b[^.]{0,12} heels(?! (?:if|or))/i);
    }
  });

  it('a friend is brought along, and is no thing', () => {
    for (const writingStyle of WRITING_STYLES)
      for (const seed of seeds)
        expect(write({ details: 'Bring a friend', writingStyle }, seed).join(' ')).toMatch(/(?<!: )\bfriends?\b/i);
  });
});
