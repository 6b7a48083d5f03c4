import { describe, expect, it } from 'vitest';
import { WRITING_STYLES, type WritingStyle } from '../../../contract/profile.ts';
import { gatherFacts } from '../facts.ts';
import type { PromotionInput } from '../types.ts';
import { writeBuiltIn } from '../write/index.ts';
import { wildcard } from '../write/says.ts';
import { copyIn } from './index.ts';

const EN = copyIn('en');

const of = (over: Partial<PromotionInput>): PromotionInput => ({
  ...{ instructorName: 'Jo', studio: 'Sky', schedule: 'Every Friday', time: '7:00 PM', details: '' },
  ...{ classType: 'Pole Flow', writingStyle: 'humor' },
  ...over,
});
const closesOf = (style: WritingStyle) => EN[style].answers.flatMap(({ closes }) => closes);
const COUNT = 20;
const texts = (over: Partial<PromotionInput>) =>
  Array.from({ length: COUNT }, (_, seed) => writeBuiltIn(gatherFacts(of(over)), seed)[0]!.paragraphs);

describe.each(WRITING_STYLES)('the answers of %s [B385]', (writingStyle) => {
  const all = EN[writingStyle].answers;

  it('can all be had: no block stands behind one that takes all that it answers', () => {
    const lost = all.filter(({ says, families }, index) =>
      says.every((what) =>
        all
          .slice(0, index)
          .some(
            (before) =>
              String(before.families) === String(families) &&
              before.says.some((earlier) => wildcard(earlier).test(what.replaceAll('*', 'x'))),
          ),
      ),
    );
    expect(lost.map(({ says }) => says)).toEqual([]);
  });
});

it('the last line answers the detail above it more often than not, and only that one [B385]', () => {
  const answered = WRITING_STYLES.map((writingStyle) => {
    const answers = closesOf(writingStyle);
    const isAnswered = (paragraphs: string[]) => answers.includes(paragraphs.at(-1)!);
    const water = texts({ writingStyle, details: 'Bring water' }).filter(isAnswered);
    for (const text of water) expect(text.at(-2), text.join(' / ')).toMatch(/water$/i);
    expect(texts({ writingStyle }).filter(isAnswered), writingStyle).toEqual([]);
    return water.length;
  });
  expect(Math.min(...answered)).toBeGreaterThan(0);
  expect(answered.reduce((sum, count) => sum + count, 0)).toBeGreaterThan((WRITING_STYLES.length * COUNT) / 2);
});

it('what was typed is answered before what it was understood to say', () => {
  const details = 'No partner needed, just you';
  for (const writingStyle of WRITING_STYLES) {
    const own = EN[writingStyle].answers.find(({ says }) => says.includes('typed *no partner*'))!.closes;
    const answered = texts({ writingStyle, details }).filter((text) => closesOf(writingStyle).includes(text.at(-1)!));
    for (const text of answered) expect(own, text.join(' / ')).toContain(text.at(-1));
  }
});

it('small children have answers of their own alone', () => {
  const forAll = EN.whimsical.answers.filter(({ families }) => families === 'any').flatMap(({ closes }) => closes);
  for (const paragraphs of texts({ classType: 'Kids Pole', writingStyle: 'whimsical', details: 'Bring water' }))
    expect(forAll).not.toContain(paragraphs.at(-1));
});

it('what means the same is a topic, answered in every style that answers it [B387]', () => {
  const detail = (details: string) =>
    WRITING_STYLES.filter((writingStyle) =>
      texts({ writingStyle, details }).some((text) => closesOf(writingStyle).includes(text.at(-1)!)),
    );
  expect(detail('Phones off')).toEqual(detail('No phones'));
});
