import { describe, expect, it } from 'vitest';
import { WRITING_STYLES } from '../../../contract/profile.ts';
import { parseScript } from '../../../scene/script.ts';
import { isFitForChildren } from '../children.ts';
import { gatherFacts } from '../facts.ts';
import { LENGTHS, seenLength } from '../limits.ts';
import { starterClasses } from '../lines/index.ts';
import type { Used } from '../memory.ts';
import { faultOf } from '../truth.ts';
import type { PromotionInput } from '../types.ts';
import { writeBuiltIn } from './index.ts';

/** Words of sentences that neither German nor Spanish has. */
const ENGLISH =
  /(?<!\p{L})(?:the|and|with|without|for|you|your|you’re|we|our|us|is|are|this|that|come|see|there|of|to|from|every|meet|let|it|it’s|first|class|free|beginners?|at|not|new|next|wear|left|sold|out)(?!\p{L})/iu;

interface Told {
  language: 'de' | 'es';
  /** The details, and what a text must have of them. */
  details: string;
  says: RegExp;
  highlight: string;
  classes: readonly string[];
  children: readonly string[];
}

const TOLD: readonly Told[] = [
  {
    language: 'de',
    details: 'Bitte Wasser und Handtuch mitbringen',
    says: /Wasser und Handtuch/,
    highlight: 'Jeden Donnerstag\n19 Uhr\nHimmelblau',
    classes: [
      'Pole Flow',
      'Anfänger',
      'Luftring',
      'Stuhltanz',
      'Dehnen',
      'Handstand',
      'Freies Training',
      'Heels',
      'Pole 40+',
    ],
    children: ['Kinderpole', 'Kinder Akrobatik ab 6 Jahren', 'Jugendkurs Luftring'],
  },
  {
    language: 'es',
    details: 'Trae agua y una toalla',
    says: /agua y una toalla/,
    highlight: 'Todos los jueves, 19:00\nHimmelblau',
    classes: [
      'Pole Flow',
      'Iniciación',
      'Aro aéreo',
      'Silla',
      'Estiramientos',
      'Verticales',
      'Práctica libre',
      'Tacones',
      'Telas',
    ],
    children: ['Pole infantil', 'Acrobacia peques', 'Telas para niños'],
  },
];

describe.each(TOLD)('in $language', ({ language, details, says, highlight, classes, children }) => {
  const input = (over: Partial<PromotionInput>): PromotionInput => ({
    ...{ instructorName: 'Jasmin', studio: 'Himmelblau', classType: 'Spin Basics', schedule: 'Every Thursday' },
    ...{ time: '7:00 PM', details: '', writingStyle: 'sensual', language },
    ...over,
  });
  const seeds = Array.from({ length: 4 }, (_, seed) => seed);

  describe.each(WRITING_STYLES)('%s', (writingStyle) => {
    it('says everything that is known, in 4 to 6 paragraphs, and no English word [B192]', () => {
      for (const seed of seeds) {
        for (const studio of ['Himmelblau', '']) {
          const { paragraphs } = writeBuiltIn(gatherFacts(input({ writingStyle, details, studio })), seed)[0]!;
          const script = parseScript(paragraphs.join('\n\n'));
          expect([4, 5, 6]).toContain(paragraphs.length);
          for (const [index, { role, lines }] of script.paragraphs.entries()) {
            const most = LENGTHS[role as keyof typeof LENGTHS].most;
            expect(seenLength(paragraphs[index]!), paragraphs[index]).toBeLessThanOrEqual(most);
            expect(lines.flat().some(({ bold }) => bold)).toBe(role === 'intro');
          }
          const text = paragraphs.join('\n\n');
          expect(paragraphs[1]).toBe(studio ? highlight : highlight.replace(/\n[^\n]+$/, ''));
          expect(text).toContain('**Spin Basics**');
          expect(text).toContain('Jasmin');
          expect(text).toMatch(says);
          expect(text).not.toMatch(ENGLISH);
          expect(text).not.toMatch(/[{}|]|undefined| {2}| [,.;!?]|\.\./);
        }
      }
    });

    it('claims nothing that nobody gave, in any class [B193]', () => {
      for (const classType of classes) {
        const facts = gatherFacts(input({ writingStyle, classType, schedule: 'Every Sunday', time: '3:00 PM' }));
        for (const seed of seeds.slice(0, 4)) {
          const { paragraphs } = writeBuiltIn(facts, seed)[0]!;
          for (const line of paragraphs.toSpliced(1, 1)) {
            expect(faultOf(line, facts), line).toBeUndefined();
            expect(line).not.toMatch(ENGLISH);
          }
        }
      }
    });

    it('gives a children’s class no line meant for adults [B193]', () => {
      for (const classType of children) {
        for (const seed of seeds) {
          const { paragraphs } = writeBuiltIn(
            gatherFacts(input({ writingStyle, classType, time: '10:00 AM' })),
            seed,
          )[0]!;
          const said = paragraphs.join('\n').replaceAll(classType, '');
          expect(isFitForChildren(said), said).toBe(true);
        }
      }
    });

    it('repeats no line in a month of 20 texts [B192]', () => {
      const facts = gatherFacts(input({ writingStyle }));
      let memory: Used[] = [];
      const said: string[] = [];
      for (let seed = 0; seed < 20; seed++) {
        const { paragraphs, used } = writeBuiltIn(facts, seed, memory)[0]!;
        memory = [used, ...memory];
        said.push(...paragraphs.toSpliced(1, 1));
      }
      const again = said.filter((line, index) => said.indexOf(line) !== index);
      expect(again).toEqual([]);
    });
  });
});

it.each([
  ['Matte mitbringen', 'de'],
  ['trae agua', 'es'],
  ['bring water', 'en'],
] as const)(
  'our own description says nothing of the language, and is not quoted in another: %s [C7 B593]',
  (details, language) => {
    const { classType, description } = starterClasses()[0]!;
    const facts = gatherFacts({
      ...{ classType, classDescription: description, details, writingStyle: 'elegant' },
      ...{ instructorName: '', studio: '', schedule: '', time: '' },
    });
    expect(facts.language).toBe(language);
    expect(facts.description.length > 0).toBe(language === 'en');
  },
);

it.each([
  ['de', /\bmit\b[^.!?]*[.!?] Mit Jo\b/i],
  ['es', /\bcon\b[^.!?]*[.!?] Con Jo\b/i],
] as const)('in %s a close has one "with" at most [B192]', (language, twice) => {
  const closes = WRITING_STYLES.flatMap((writingStyle) =>
    Array.from({ length: 40 }, (_, seed) => {
      const facts = gatherFacts({
        ...{
          instructorName: 'Jo',
          studio: 'Himmelblau',
          classType: 'Chair Dance',
          details: '',
          writingStyle,
          language,
        },
        ...{ schedule: 'Every Thursday', time: '7:00 PM' },
      });
      return writeBuiltIn(facts, seed)[0]!.paragraphs.at(-1)!;
    }),
  );
  expect(closes.filter((close) => twice.test(close))).toEqual([]);
});
