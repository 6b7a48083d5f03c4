import { expect, it } from 'vitest';
import { LIMITS } from '../../src/contract/limits.ts';
import { NO_WORDS } from '../../src/contract/own-words.ts';
import { WRITING_STYLES } from '../../src/contract/profile.ts';
import { LANGUAGES, type Language, TONES, type Tone } from '../../src/contract/promotion.ts';
import { editsIn, heedOf, NO_EDITS, withFound } from '../../src/server/copywriter/edits.ts';
import { type PromotionInput, writePromotion } from '../../src/server/copywriter/index.ts';
import { wordCount } from '../../src/server/copywriter/limits.ts';
import { seededRandom } from '../../src/server/copywriter/write/random.ts';
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

const SIGN_OFFS = ['See you upside down', 'xo Mia', 'Bis bald, deine Luna ✨', 'Nos vemos en la barra'];
const PHRASES = {
  en: ['Strong looks good on you', 'No mirrors, no judgement', 'Bring a friend'],
  de: ['Stark steht dir gut', 'Ohne Spiegel und ohne Druck'],
  es: ['La fuerza te queda bien', 'Sin espejos y sin prisa'],
};

it('a text ends with the sign-off, may have one of the phrases, and says each fact once or names it [B690]', async () => {
  let spoken = 0;
  for (let at = 0; at < DETAILS; at++) {
    const { input, facts } = caseOf(at);
    const [signOff, phrases] = [SIGN_OFFS[at % SIGN_OFFS.length]!, PHRASES[LANGUAGES[at % LANGUAGES.length]!]];
    const answer = await write({ ...input, ownWords: { signOff, phrases } });
    const texts = [answer, ...answer.alternatives];
    for (const each of texts) {
      const where = `${input.details}: ${each.text}`;
      const paragraphs = paragraphsOf(each.text);
      if (paragraphs.length > 3 || paragraphs.at(-1) === signOff) expect(paragraphs.at(-1), where).toBe(signOff);
      expect(each.text.split(signOff), where).toHaveLength(2);
      expect(paragraphs.length, where).toBeLessThanOrEqual(6);
      expect(faultsOf(each, facts), where).toEqual([]);
    }
    if (texts.some(({ text }) => phrases.some((phrase) => text.includes(phrase)))) spoken++;
  }
  expect(spoken).toBeGreaterThan(0.5 * DETAILS);
}, 3_600_000);

it('her words are hers to the letter, but no markup, and not where they are wrong [B690]', async () => {
  const { input } = caseOf(0);
  const wordsIn = async (over: Partial<PromotionInput>, signOff: string, phrases: string[] = []) => {
    const { text, alternatives } = await write({
      ...input,
      language: 'en',
      details: '',
      ...over,
      ownWords: { signOff, phrases },
    });
    return [text, ...alternatives.map((each) => each.text)].join('\n\n');
  };
  expect(await wordsIn({}, 'love, **Mia** <3')).toContain('\n\nlove, Mia');
  expect(await wordsIn({}, 'Book at https://evil.example')).not.toContain('Book at');
  // Nothing takes place, and nobody is called to it.
  expect(await wordsIn({ details: 'Cancelled this week' }, 'See you there', ['Come and spin'])).not.toMatch(
    /See you there|Come and spin/,
  );
  expect(await wordsIn({ details: 'Cancelled this week' }, 'xo Mia')).toContain('xo Mia');
  // For children, and for a class without a pole.
  expect(await wordsIn({ classType: 'Kids Pole' }, 'Stay sexy', ['Sexy starts here'])).not.toMatch(/sexy/i);
  expect(await wordsIn({ classType: 'Stretch' }, '', ['The pole is waiting'])).not.toContain('The pole');
  // What the sign-off says is not said again.
  const free = await wordsIn({ details: 'First class free' }, 'First class free, always');
  for (const text of free.split('First class free, always')) expect(text).not.toMatch(/first class (?:is )?free/i);
});

/** What somebody does with each line of a text, and what is to be learned from it. */
function editedBy(next: () => number, text: string) {
  const paragraphs = paragraphsOf(text);
  const [deleted, changed] = [[] as string[], [] as [string, string][]];
  const kept = Math.floor(next() * (paragraphs.length - 2)) + 2;
  const became = paragraphs.flatMap((paragraph, at) => {
    if (at === 1 || at === kept) return [paragraph];
    const lines = paragraph.split('\n').flatMap((line) => {
      const chance = next();
      if (chance < 0.25) {
        deleted.push(line);
        return [];
      }
      if (chance > 0.75) {
        changed.push([line, `${line} yes`]);
        return [`${line} yes`];
      }
      return [line];
    });
    return lines.length === 0 ? [] : [lines.join('\n')];
  });
  if (next() < 0.3 && became.at(-1) === paragraphs.at(-1)) became.push('A line of her own');
  return { to: became.join('\n\n'), deleted, changed };
}

it('what is deleted and what is in other words is read from any edits [B691]', async () => {
  for (let at = 0; at < DETAILS; at++) {
    const { input, next } = caseOf(at);
    const { text } = await write(input);
    const { to, deleted, changed } = editedBy(next, text);
    const found = editsIn(text, to);
    const where = `${text} => ${to}`;
    for (const pair of changed) expect(found.changed, where).toContainEqual(pair);
    expect(found.deleted.toSorted(), where).toEqual(deleted.toSorted());
    expect(found.changed.length, where).toBe(changed.length);
  }
}, 3_600_000);

it('a line that is deleted twice does not come back, and one in other words is written in those [B691]', async () => {
  let kept = 0;
  for (let at = 0; at < DETAILS / 4; at++) {
    const { input } = caseOf(at);
    let edits = NO_EDITS;
    const { text } = await write(input);
    const lines = paragraphsOf(text);
    const [gone, close] = [lines.at(-1)!, lines[0]!.split('\n')[0]!];
    const without = (from: string, out: string) =>
      paragraphsOf(from)
        .filter((line) => line !== out)
        .join('\n\n');
    edits = withFound(edits, editsIn(text, without(text, gone)), 'one');
    expect((await write({ ...input, edits })).text, 'once is no refusal').toBe(text);
    // The same writing counts once, however often it is told.
    edits = withFound(edits, editsIn(text, without(text, gone)), 'one');
    expect((await write({ ...input, edits })).text).toBe(text);
    edits = withFound(edits, editsIn(text, without(text, gone)), 'two');
    const own = `${close.replaceAll('**', '').replace(/[.!?]$/, '')}, my dear`;
    edits = withFound(edits, editsIn(text, text.replace(close, own)), 'three');
    for (let press = 0; press < 4; press++) {
      const answer = await write({ ...input, seed: at + press, edits });
      for (const each of [answer, ...answer.alternatives]) {
        expect(paragraphsOf(each.text).slice(2), `${input.details}: ${each.text}`).not.toContain(gone);
        expect(each.text.split('\n'), `${input.details}: ${each.text}`).not.toContain(close);
        if (each.text.includes(own)) kept++;
      }
    }
    expect((await write({ ...input, edits: NO_EDITS })).text, 'forgotten').toBe(text);
  }
  expect(kept).toBeGreaterThan(DETAILS / 8);
}, 3_600_000);

it('what is learned is bounded, and her latest words stand [B691]', () => {
  let edits = NO_EDITS;
  for (let at = 0; at < 500; at++) {
    const found = { deleted: [`Out ${at}`], changed: [[`Old ${at}`, `New ${at}`]] as [string, string][] };
    edits = withFound(edits, found, `writing ${at}`);
  }
  expect([edits.refused.length, edits.changed.length, edits.of.length]).toEqual([200, 100, 60]);
  const again = { deleted: [], changed: [['New 499', 'Newer']] as [string, string][] };
  edits = withFound(edits, again, 'again');
  expect(heedOf(edits)('Old 499')).toBe('Newer');
  for (const writing of ['x', 'y']) edits = withFound(edits, { deleted: ['Newer'], changed: [] }, writing);
  expect(heedOf(edits)('Old 499')).toBeUndefined();
});

const LEAVES =
  /(?<!\p{L})(?:see you|bis (?:dann|bald|ganz|gleich|freitag)|hasta (?:pronto|luego|muy|el |la )|nos vemos|(?:te|os|l[ao]s) esper|wir freuen uns|ich freue mich)/iu;
const THANKS = /(?<!\p{L})(?:thank|sorry|danke|gracias|perdón)/iu;
/** What the text is about: nothing, or what it is sorry for. */
const NOTICES: Record<Language, readonly string[]> = {
  en: ['£12, level 2', 'no class dec 24, back jan 7', 'cancelled tonight', 'sold out, waitlist open'],
  de: ['12€, ab Level 2', 'fällt am 15.12. leider aus', 'heute fällt der kurs aus', 'ausgebucht'],
  es: ['12€, nivel 2', 'mañana no hay clase', 'hoy se cancela', 'agotado, lista de espera'],
};
const SIGNED: Record<Language, readonly string[]> = {
  en: ['See you on the pole!', 'Sorry again, thank you'],
  de: ['Bis Freitag!', 'Sorry und danke euch'],
  es: ['Nos vemos en el aire', 'perdón y gracias'],
};

it('nobody takes leave or thanks twice, the writer and then the sign-off [B989]', async () => {
  let alone = 0;
  for (let at = 0; at < DETAILS * 3; at++) {
    const language = LANGUAGES[at % LANGUAGES.length]!;
    for (const [sort, signOff] of [LEAVES, THANKS].map((words, index) => [words, SIGNED[language][index]!] as const)) {
      const input = {
        ...{
          classType: 'Pole Flow',
          instructorName: 'Lou',
          studio: 'Halle 9',
          schedule: 'Every Thursday',
          time: '7:00 PM',
        },
        ...{ details: NOTICES[language][at % NOTICES[language].length]!, language, seed: at },
        writingStyle: WRITING_STYLES[at % WRITING_STYLES.length]!,
        ownWords: { ...NO_WORDS, signOff },
      };
      const paragraphs = paragraphsOf((await write(input)).text);
      // Nobody is called to what does not take place.
      if (paragraphs.at(-1) !== signOff) continue;
      expect(paragraphs.length).toBeGreaterThanOrEqual(4);
      // A text of four paragraphs keeps its close.
      if (paragraphs.length > 4) expect(paragraphs.at(-2), paragraphs.join(' / ')).not.toMatch(sort);
      else alone++;
    }
  }
  expect(alone).toBeLessThan(DETAILS * 6);
});
