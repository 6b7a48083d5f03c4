import { describe, expect, it } from 'vitest';
import { WRITING_STYLES } from '../../../contract/profile.ts';
import type { Facts } from '../facts.ts';
import { LENGTHS, seenLength } from '../limits.ts';
import { fill } from './lines.ts';
import { STOCKS } from './styles/index.ts';

const facts: Facts = {
  style: 'sensual',
  name: 'Jasmine',
  studio: 'Sky Studio',
  classType: 'Spin Basics',
  description: '',
  details: '',
  schedule: 'Every Wednesday',
  time: '7:00 PM',
  day: 'Wednesday',
};
const EMOJI = /\p{Extended_Pictographic}/u;

describe.each(WRITING_STYLES)('the lines of %s', (style) => {
  const { intros, openings, teacher, details, closings, endings } = STOCKS[style];
  const all = [...intros, ...openings, ...teacher, ...details, ...closings, ...endings.flat()];

  it('are short enough for the frame', () => {
    const roles = [
      [[...intros, ...openings], LENGTHS.intro],
      [[...teacher, ...details], LENGTHS.detail],
      [[...closings, ...endings.flat()], LENGTHS.closing],
    ] as const;
    for (const [lines, { aim }] of roles) {
      for (const line of lines) expect(seenLength(fill(line, facts)!), line).toBeLessThanOrEqual(aim);
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
  'bends friends|ground sound|beat feet meet|sing wing|flight light sight|turn burn learn|air dare|shy fly high sky|call all|soul whole|' +
  'strong song along wrong long|hold unfold|way say day play|time rhyme|hand land|how now|voice choice|race grace|more floor before door|' +
  'nerve curve|are star|steep keep|worst first|art heart start|trail fail|wide outside inside side guide|friend end|claim name|free see|know flow';
for (const [index, words] of RHYMES.split('|').entries())
  for (const word of words.split(' ')) SOUNDS[word] = String(index);
const lastWord = (line: string) => line.toLowerCase().match(/[\p{L}]+(?=[^\p{L}]*$)/u)?.[0] ?? '';

it('poetry rhymes', () => {
  const { intros, openings, teacher, details, endings } = STOCKS.poetry;
  const couplets = [...[...intros, ...openings, ...teacher, ...details].map((line) => line.split('\n')), ...endings];
  for (const couplet of couplets) {
    expect(couplet).toHaveLength(2);
    // About what one line of the frame holds; a verse that wraps looks like three lines.
    for (const verse of couplet) expect(seenLength(fill(verse, facts)!), verse).toBeLessThanOrEqual(36);
    const [first, second] = couplet.map((line) => SOUNDS[lastWord(line)]);
    expect(first, couplet.join(' / ')).toBeDefined();
    expect(second, couplet.join(' / ')).toBe(first);
  }
});
