import { expect, it } from 'vitest';
import { LIMITS } from '../../src/contract/limits.ts';
import { WRITING_STYLES } from '../../src/contract/profile.ts';
import { LANGUAGES, type Language, TONES, type Tone } from '../../src/contract/promotion.ts';
import { seededRandom } from '../../src/server/copywriter/built-in/random.ts';
import { type PromotionInput, writePromotion } from '../../src/server/copywriter/index.ts';
import { wordCount } from '../../src/server/copywriter/limits.ts';
import { type Typed, typedFrom } from './grammar.ts';

/** `FACTS=2000 npx vitest run hers.test.ts` for a longer run. */
const DETAILS = Number(process.env.FACTS ?? 60);
const SEED = Number(process.env.SEED ?? 35);

const write = (input: PromotionInput) =>
  writePromotion(input, { signature: false, log: { warn: () => expect.unreachable() } });
const paragraphsOf = (text: string) => text.split('\n\n');

function caseOf(at: number): { input: PromotionInput; facts: Typed['facts']; next: () => number } {
  const language: Language = LANGUAGES[at % LANGUAGES.length]!;
  const next = seededRandom(SEED * 100_000 + at);
  const { details, facts } = typedFrom(language, Math.floor(next() * 4), LIMITS.details, next);
  const input = {
    ...{ classType: 'Pole Flow', schedule: 'Every Thursday', time: '7:00 PM', details, language, seed: at },
    ...{ instructorName: ['Mia', '', 'Jo & Max'][at % 3]!, studio: at % 2 === 0 ? 'Sky Studio' : '' },
    writingStyle: WRITING_STYLES[at % WRITING_STYLES.length]!,
  };
  return { input, facts, next };
}

/** What the text loses or says twice of what was typed. */
function faultsOf({ text, leftOut }: { text: string; leftOut: { text: string }[] }, facts: Typed['facts']): string[] {
  const paragraphs = paragraphsOf(text);
  const said = [paragraphs[0], ...paragraphs.slice(2)].join('\n').replaceAll('**', '');
  const named = leftOut.map((each) => each.text).join(' | ');
  const count = (words: RegExp, where: string) => where.match(words)?.length ?? 0;
  return facts.flatMap((fact) => {
    if (count(fact.said, said) + count(fact.said, named) === 0) return [`lost: ${fact.name} in ${said} (${named})`];
    return fact.once && count(fact.once, said) > 1 ? [`twice: ${fact.name} in ${said}`] : [];
  });
}

it('the lines that are kept stay word for word, the rest is new, and each fact is in the text once or named [B660]', async () => {
  let renewed = 0;
  for (let at = 0; at < DETAILS; at++) {
    const { input, facts, next } = caseOf(at);
    const { text } = await write(input);
    const before = paragraphsOf(text);
    const keep = before.map((_, line) => line).filter(() => next() < 0.4);
    const answer = await write({ ...input, seed: at + 1, rework: { text, keep } });
    const where = `${input.details}: ${text} | kept ${keep} | `;
    for (const each of [answer, ...answer.alternatives]) {
      for (const line of keep) expect(paragraphsOf(each.text), where + each.text).toContain(before[line]);
      expect(faultsOf(each, facts), where).toEqual([]);
      expect(new Set(paragraphsOf(each.text)).size, where).toBe(paragraphsOf(each.text).length);
    }
    if (answer.text !== text) renewed++;
  }
  expect(renewed).toBeGreaterThan(0.9 * DETAILS);
}, 3_600_000);

it.each(TONES)(
  'one press makes the text that is there %s: the first line and each fact stay [B661]',
  async (tone: Tone) => {
    let changed = 0;
    for (let at = 0; at < DETAILS; at++) {
      const { input, facts } = caseOf(at);
      const { text } = await write(input);
      const answer = await write({ ...input, rework: { text, keep: [], tone } });
      if (answer.unchanged) {
        expect(answer.text).toBe(text);
        continue;
      }
      changed++;
      for (const each of [answer, ...answer.alternatives]) {
        const where = `${input.details}: ${text} | ${tone}: ${each.text}`;
        expect(paragraphsOf(each.text).slice(0, 2), where).toEqual(paragraphsOf(text).slice(0, 2));
        expect(each.text, where).not.toBe(text);
        expect(faultsOf(each, facts), where).toEqual([]);
        expect(each.text.includes(input.instructorName) || !text.includes(input.instructorName), where).toBe(true);
        if (tone === 'shorter') expect(wordCount(each.text), where).toBeLessThan(wordCount(text));
      }
    }
    expect(changed).toBeGreaterThan(0.8 * DETAILS);
  },
  3_600_000,
);

it('what the person has written stays: her own number is no number that nobody gave [B661]', async () => {
  const { input } = caseOf(0);
  const { text } = await write({ ...input, details: '' });
  const own = [...paragraphsOf(text).slice(0, 2), 'Shoes off at door 3', paragraphsOf(text).at(-1)!].join('\n\n');
  for (const tone of TONES) {
    const answer = await write({ ...input, details: '', rework: { text: own, keep: [], tone } });
    expect(answer.text, tone).toContain('Shoes off at door 3');
    expect(answer.unchanged, tone).toBeUndefined();
  }
});
