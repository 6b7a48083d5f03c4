import { describe, expect, it } from 'vitest';
import { ABOUTS, type About, LANGUAGES } from '../../../contract/promotion.ts';
import { gatherFacts } from '../facts.ts';
import { aboutIn } from '../lines/index.ts';
import type { PromotionInput } from '../types.ts';
import { writeBuiltIn } from '../write/index.ts';
import { keeperFor } from '../write/keep.ts';

const INPUT: PromotionInput = {
  instructorName: 'Jasmine',
  studio: 'Sky Studio',
  classType: 'Spin Basics',
  schedule: 'Every Thursday',
  time: '7:00 PM',
  details: '',
  writingStyle: 'elegant',
  language: 'en',
};
const aboutOf = (over: Partial<PromotionInput>) => gatherFacts({ ...INPUT, ...over }).about;
const textsFor = (over: Partial<PromotionInput>, seed = 1) =>
  writeBuiltIn(gatherFacts({ ...INPUT, ...over }), seed, [], 3).map(({ paragraphs }) => paragraphs);

describe('what a post is about [B596]', () => {
  it.each<[string, About]>([
    ['', 'weekly'],
    ['bring shorts, max 8, $15', 'weekly'],
    ['new class! all levels', 'newClass'],
    ['neuer kurs ab januar', 'newClass'],
    ['nueva clase', 'newClass'],
    ['2 spots left', 'lastSpots'],
    ['noch 2 plätze frei', 'lastSpots'],
    ['first class free', 'offer'],
    ['Carla subs for Kim', 'substitute'],
    ['new time! now 7.30pm instead of 7', 'moved'],
    ['we moved to 12 mill road', 'moved'],
    ['neuer preis: 18 €', 'newPrice'],
    ['new price $22', 'newPrice'],
    ['workshop with Ana', 'workshop'],
    ['sold out, waitlist open', 'soldOut'],
    ['ausgebucht', 'soldOut'],
    ['class cancelled tonight', 'cancelled'],
    ['kurs fällt heute aus', 'cancelled'],
    ['studio closed dec 24 - jan 2', 'closed'],
    ['no hay clase esta semana', 'closed'],
  ])('of “%s” is %s', (details, about) => {
    expect(aboutOf({ details })).toBe(about);
  });

  it('is told by the class, too', () => {
    expect(aboutOf({ classType: 'Handstand Workshop' })).toBe('workshop');
    expect(aboutOf({ classType: 'Halloween Party' })).toBe('event');
    expect(aboutOf({ details: 'first class free', about: 'weekly' })).toBe('weekly');
  });

  it.each(['newClass', 'offer', 'moved'] as const)(
    '%s, chosen, is told where lines stay that do not say it',
    (about) => {
      for (const language of LANGUAGES) {
        const facts = gatherFacts({ ...INPUT, about, language });
        const present = textsFor({ about, language })[0]!;
        const texts = writeBuiltIn(facts, 2, [], 3, keeperFor(facts, present, [present.length - 1]));
        for (const { paragraphs } of texts) expect(paragraphs[0], language).toContain(aboutIn(language, about));
      }
    },
  );

  it.each(ABOUTS)('%s, chosen, is told in the first line in every language', (about) => {
    for (const language of LANGUAGES) {
      const words = aboutIn(language, about);
      for (const [hook = '', , ...rest] of textsFor({ about, language })) {
        const text = [hook, ...rest].join(' ');
        if (about === 'weekly') expect(hook).not.toContain(words);
        // Styles have lines of their own for these.
        else if (about === 'cancelled' || about === 'soldOut') expect(hook).not.toBe('**Spin Basics**');
        else expect(hook, language).toContain(words);
        if (about === 'closed') expect(text).not.toMatch(/book|come|see you|komm|bis bald|ven|nos vemos/i);
      }
    }
  });

  it('the words that were typed stand there rather than those of the kind, and once', () => {
    for (const [hook = '', , ...rest] of textsFor({ about: 'moved', details: 'now at 8pm, bring socks' })) {
      expect(hook).toMatch(/^Now at 8pm|Now at 8pm/i);
      expect(rest.join(' ')).not.toMatch(/8 ?pm/i);
    }
    for (const [hook = ''] of textsFor({ about: 'lastSpots', details: 'only 2 spots left' }))
      expect(hook).toMatch(/only 2 spots left/i);
    for (const [hook = ''] of textsFor({ about: 'workshop', classType: 'Handstand Workshop' }))
      expect(hook.match(/workshop/gi)).toHaveLength(1);
  });

  it('a class as in every week has no news, but is not promoted where it is off', () => {
    for (const [hook] of textsFor({ about: 'weekly', details: 'now at 8pm' })) expect(hook).not.toMatch(/8 ?pm/i);
    for (const [hook] of textsFor({ about: 'weekly', details: 'no classes over xmas' }))
      expect(hook).toMatch(/no classes/i);
  });
});

const NAMES = ['jess', 'vicky', 'renée', 'Anna-Lena', 'ximena', 'noor'];
const BESIDE = ['', ', bring water', ', sin crema', '. bitte wasser mitbringen', ' 💜'];
const STANDS_IN: readonly (readonly ['en' | 'de' | 'es', (name: string) => string])[] = [
  ['en', (name) => `${name} is covering tonight`],
  ['en', (name) => `${name} is filling in`],
  ['de', (name) => `${name} macht vertretung`],
  ['de', (name) => `${name} springt heute ein`],
  ['de', (name) => `${name} übernimmt`],
  ['es', (name) => `hoy reemplaza ${name}`],
  ['es', (name) => `${name} la sustituye`],
];

it('a stand-in whose name is typed in small letters stands in the first line, with a capital letter [B655]', () => {
  const wrong = STANDS_IN.flatMap(([language, typed]) =>
    NAMES.flatMap((name) =>
      BESIDE.flatMap((beside) => {
        const details = typed(name) + beside;
        const written = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
        const [[hook = ''] = []] = textsFor({ details, language, videoDuration: 20 });
        return aboutOf({ details }) === 'substitute' && hook.includes(written) ? [] : [`${details}: ${hook}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

it.each(['wer übernimmt die kasse', 'someone is covering the mirrors', 'la sala cubre dos plantas'])(
  'nobody stands in: %s [B655]',
  (details) => expect(aboutOf({ details })).not.toBe('substitute'),
);

const LEFT: readonly (readonly ['en' | 'de' | 'es', (count: string) => string])[] = [
  ['en', (count) => `${count} spots left`],
  ['en', (count) => `only ${count} places left!`],
  ['de', (count) => `noch ${count} plätze frei`],
  ['de', (count) => `letzte ${count} plätze!`],
  ['es', (count) => `quedan ${count} plazas`],
  ['es', (count) => `quedan ${count} lugares!!`],
  ['es', (count) => `ultimas ${count} plazas!`],
];

it('how many places are left stands in the first line, once [B655]', () => {
  const wrong = LEFT.flatMap(([language, typed]) =>
    ['2', '3', '4', '7'].flatMap((count) =>
      ['', ', $15', ', max 9', '. 18€ drop-in'].flatMap((beside) => {
        const details = typed(count) + beside;
        const lines = textsFor({ details, language, videoDuration: 20 })[0]!;
        const [hook, , ...rest] = lines;
        const isRight = hook!.includes(count) && !rest.some((line) => new RegExp(`(?<!\\d)${count}(?!\\d)`).test(line));
        return isRight ? [] : [`${details}: ${lines.join(' / ')}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['nur mitglieder, kein unterricht', false],
  ['kein unterricht, nur fotos', false],
  ['alumnas gratis, no es clase', false],
  ['heute kein unterricht', true],
  ['am samstag leider kein kurs', true],
  ['kein training vom 24.12. bis 2.1.', true],
])('what is no lesson takes place all the same: %s [B655]', (details, isOff) => {
  expect(/closed|cancelled/.test(aboutOf({ details, classType: 'Pole Jam' }))).toBe(isOff);
});

it.each([
  ['handschuhe da, bandagen mitbringen', 'de', /handschuhe (?:und|, )/i],
  ['matten vorhanden, wasser mitbringen', 'de', /matten (?:vorhanden )?und/i],
  ['trae esterilla, gratis', 'es', /esterilla y gratis/i],
] as const)('what is there is not asked for: %s [B655]', (details, language, wrong) => {
  for (const lines of textsFor({ details, language, videoDuration: 20 })) expect(lines.join(' / ')).not.toMatch(wrong);
});
