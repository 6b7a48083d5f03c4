import { describe, expect, it } from 'vitest';
import { WRITING_STYLES } from '../../../contract/profile.ts';
import { gatherFacts } from '../facts.ts';
import { LENGTHS, seenLength } from '../limits.ts';
import { fill, valuesOf } from '../write/fill.ts';
import { seededRandom } from '../write/random.ts';
import { copyIn } from './index.ts';

const EN = copyIn('en');

const facts = gatherFacts({
  writingStyle: 'sensual',
  instructorName: 'Jasmine',
  studio: 'Sky Studio',
  classType: 'Spin Basics',
  details: '',
  schedule: 'Every Wednesday',
  time: '7:00 PM',
});
const values = valuesOf(facts, seededRandom(1));
const EMOJI = /\p{Extended_Pictographic}/u;

describe.each(WRITING_STYLES)('the lines of %s', (style) => {
  const { intros, openings, teacher, details, closings, endings } = EN[style].stock;
  const all = [...intros, ...openings, ...teacher, ...details, ...closings, ...endings.flat()];

  it('are short enough for the frame', () => {
    const roles = [
      [[...intros, ...openings], LENGTHS.intro],
      [[...teacher, ...details], LENGTHS.detail],
      [[...closings, ...endings.flat()], LENGTHS.closing],
    ] as const;
    for (const [lines, { aim }] of roles) {
      for (const line of lines) expect(seenLength(fill(line, values)!), line).toBeLessThanOrEqual(aim);
    }
  });

  it('have bold where it belongs', () => {
    for (const line of intros) expect(line.match(/\*\*\{class\}\*\*/g), line).toHaveLength(1);
    for (const line of openings) expect(line, line).toMatch(/^[^*]*\*\*[^*]+\*\*[^*]*$/);
    for (const line of [...teacher, ...details, ...closings, ...endings.flat()]) expect(line).not.toContain('*');
  });

  it('are whole sentences of the house: no repeats, dashes, hashtags or straight quotes, nobody left out', () => {
    expect(new Set(all).size).toBeGreaterThan(all.length - 8);
    for (const line of all) {
      expect(line).not.toMatch(/[—#'"]| {2}| [,.;!?]/);
      expect(line).not.toMatch(/\b(?:ladies|girls?|guys|sexy|skinny|slim|calories|weight loss|bikini|summer body)\b/i);
    }
    for (const line of [...closings, ...endings.map((pair) => pair[1])])
      expect(line).toMatch(/[.!?]$|\p{Extended_Pictographic}\ufe0f?$/u);
  });

  it('keep emoji to the light styles, to the end and to one', () => {
    for (const line of [...intros, ...openings, ...teacher, ...details]) expect(line).not.toMatch(EMOJI);
    for (const end of [...closings, ...endings.map((pair) => pair.join(' '))]) {
      const emoji = end.match(new RegExp(EMOJI, 'gu')) ?? [];
      expect(emoji.length).toBeLessThanOrEqual(['playful', 'whimsical', 'humor'].includes(style) ? 1 : 0);
    }
  });
});

/** The sound from the last stressed vowel on, accurate enough for the words used here. */
const SOUNDS: Record<string, string> = {};
const RHYMES =
  'bends friends|ground sound|beat feet meet sweet|sing wing thing bring|flight light sight right delight|turn burn learn|' +
  'air dare there spare bare care stair hare|shy fly high sky why try|call all fall small|soul whole|strong song along wrong long belong|hold unfold|' +
  'way say day play may away hooray stay|time rhyme chime|hand land understand|how now bow|voice choice|race grace place face pace|' +
  'more floor before door soar for|nerve curve|are star far|steep keep|worst first|art heart start part|trail fail|wide outside inside side guide|' +
  'friend end bend|claim name|free see be key three tree|know flow grow low show go slow hello|too you do through true who view new|near here clear fear cheer|' +
  'done one fun begun|while smile|still thrill|eyes rise surprise|breath depth|win in begin|out doubt|unsure mature|mind kind find|that at cat|line fine|' +
  'chance dance stance|mouse playhouse|bird word|again then|catch match|come some|rest best|loud proud|eight late|starts hearts|please ease|move prove';
for (const [index, words] of RHYMES.split('|').entries())
  for (const word of words.split(' ')) SOUNDS[word] = String(index);
const lastWord = (line: string) => line.toLowerCase().match(/[\p{L}]+(?=[^\p{L}]*$)/u)?.[0] ?? '';

const soundsOf = (couplet: readonly string[]) => couplet.map((line) => SOUNDS[lastWord(line)]);

it('poetry rhymes', () => {
  const { intros, openings, teacher, details, endings } = EN.poetry.stock;
  const poetry = EN.poetry.frames;
  const frames = [
    ...Object.values(poetry.threads).flatMap((threads) => threads.flatMap(({ hooks }) => hooks)),
    ...Object.values(poetry.bodies).flat(),
    ...poetry.teacher.they,
    ...poetry.teacher.i,
    ...Object.values(poetry.say).flat(),
  ].map((frame) => frame.split('\n'));
  for (const couplet of frames)
    expect(soundsOf(couplet), couplet.join(' / ')).toEqual([expect.any(String), soundsOf(couplet)[0]]);
  const couplets = [...[...intros, ...openings, ...teacher, ...details].map((line) => line.split('\n')), ...endings];
  for (const couplet of couplets) {
    expect(couplet).toHaveLength(2);
    // About what one line of the frame holds; a verse that wraps looks like three lines.
    for (const verse of couplet) expect(seenLength(fill(verse, values)!), verse).toBeLessThanOrEqual(36);
    const [first, second] = couplet.map((line) => SOUNDS[lastWord(line)]);
    expect(first, couplet.join(' / ')).toBeDefined();
    expect(second, couplet.join(' / ')).toBe(first);
  }
});
