import { describe, expect, it } from 'vitest';
import { gatherFacts } from '../../src/server/copywriter/facts.ts';
import { RULES } from '../../src/server/copywriter/model/prompt.ts';
import { readAnswer } from '../../src/server/copywriter/model/read.ts';
import { check, isHighlightOf } from '../../src/server/copywriter/model/rules.ts';
import { ANSWERS } from './answers.ts';

const byFate = (fate: 'taken' | 'refused') => ANSWERS.filter(({ expected }) => expected === fate);

function fateOf({ class: input, answer }: (typeof ANSWERS)[number]) {
  const known = gatherFacts(input);
  // A model may be asked for a language before the built-in writer has frames in it.
  const facts = input.language && input.language !== 'auto' ? { ...known, language: input.language } : known;
  const read = readAnswer(answer, isHighlightOf(facts));
  return read ? check(read, facts, { words: 40, memory: [], examples: [], prompt: RULES }) : undefined;
}

describe('a model’s answers', () => {
  it('are of every kind that was seen', () => {
    expect(ANSWERS.length).toBeGreaterThanOrEqual(35);
    expect(new Set(ANSWERS.map(({ name }) => name)).size).toBe(ANSWERS.length);
  });

  it.each(byFate('refused'))('with a fault are refused: $name: $why [B186]', (each) => {
    const fate = fateOf(each);
    expect(fate && 'rule' in fate ? fate.rule : fate?.paragraphs).toBe(
      each.rule === 'no JSON object of the wanted form' ? undefined : each.rule,
    );
  });

  it.each(byFate('taken'))('that are right are taken: $name: $why [B185]', (each) => {
    const fate = fateOf(each);
    expect(fate).toMatchObject(each.shows ? { paragraphs: each.shows } : { paragraphs: expect.any(Array) });
  });
});
