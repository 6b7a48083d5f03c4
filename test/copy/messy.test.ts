import { describe, expect, it } from 'vitest';
import { WRITING_STYLES } from '../../src/contract/profile.ts';
import { LANGUAGES, type Language } from '../../src/contract/promotion.ts';
import { gatherFacts } from '../../src/server/copywriter/facts.ts';
import { spelled } from '../../src/server/copywriter/lines/spell.ts';
import type { PromotionInput } from '../../src/server/copywriter/types.ts';
import { readDetails } from '../../src/server/copywriter/understand/read.ts';
import { writeBuiltIn } from '../../src/server/copywriter/write/index.ts';

/** Details as they are typed on a phone: every joint with everything that may stand on its sides. */
const INPUT: PromotionInput = {
  ...{
    classType: 'Pole Flow',
    instructorName: 'Priyanka',
    studio: 'Box 21',
    schedule: 'Every Thursday',
    time: '7:00 PM',
  },
  ...{ details: '', writingStyle: 'elegant', language: 'en', videoDuration: 20 },
};
const textsOf = (over: Partial<PromotionInput>, seed = 1) =>
  writeBuiltIn(gatherFacts({ ...INPUT, ...over }), seed, [], 3).map(({ paragraphs }) => paragraphs.join('\n'));
const partsOf = (typed: string) => readDetails(typed).clauses;
const DATES: Record<Language, readonly string[]> = {
  en: ['dec 26', 'jan 6', '26th dec', 'the 24th', 'wed 23 + 30', 'thanksgiving', 'dec 25 + 26'],
  de: ['24.12.', '26. dezember', '3.1.', '24.12. + 31.12.', '24. und 31.12.', 'heiligabend'],
  es: ['26', '24/12', '8 de diciembre', '24 y el 31', '6 de enero'],
};
const LEFT_OUT: Record<Language, readonly ((date: string) => string)[]> = {
  en: [(date) => `no class ${date}`, (date) => `no class on ${date}`, (date) => `class is off on ${date}`],
  de: [(date) => `am ${date} fällt aus`, (date) => `am ${date} kein kurs`, (date) => `${date} entfällt`],
  es: [(date) => `el ${date} no hay clase`, (date) => `sin clase el ${date}`, (date) => `el ${date} se cancela`],
};
const FOR_GOOD: Record<Language, readonly string[]> = {
  en: ['no class today', 'no class this week', 'closed dec 24 - jan 2', 'studio closed dec 26', 'no class until jan 6'],
  de: ['fällt heute aus', 'studio zu vom 24.12. bis 6.1.', 'kein kurs bis 6.1.', 'diese woche kein kurs'],
  es: ['hoy no hay clase', 'sin clase hoy', 'cerramos del 24/12 al 6/1', 'esta semana no hay clase'],
};
const BESIDE = ['', ', $15', ', 12 €'];

describe('a class that runs is left out on one day', () => {
  const cases = LANGUAGES.flatMap((language) =>
    LEFT_OUT[language].flatMap((say) =>
      DATES[language].flatMap((date) => BESIDE.map((beside) => ({ language, details: say(date) + beside }))),
    ),
  ).filter(({ details }) => details.length <= 60);

  it('which is its news, said once, and not that it is off [B750]', () => {
    const wrong = cases.flatMap(({ language, details }, seed) => {
      const facts = gatherFacts({ ...INPUT, language, details });
      const number = /\d+/.exec(details)?.[0] ?? '';
      const texts = textsOf({ language, details }, seed);
      const isSaid = texts.every(
        (text) => text.split(/[^\d]+/).filter((each) => each === number).length === (number === '' ? 2 : 1),
      );
      return facts.about === 'weekly' && facts.news?.isOff !== true && (number === '' || isSaid)
        ? []
        : [`${facts.about} ${details}: ${texts[0]}`];
    });
    expect(wrong).toEqual([]);
  });

  it('and on its own date, for longer, or today it does not take place [B750]', () => {
    const about = (over: Partial<PromotionInput>) => gatherFacts({ ...INPUT, ...over }).about;
    expect(about({ schedule: 'Saturday, December 26', details: 'no class dec 26' })).toBe('closed');
    for (const language of LANGUAGES)
      for (const details of FOR_GOOD[language])
        expect(about({ language, details }), details).toMatch(/closed|cancelled/);
    expect(about({ details: 'studio closed dec 24-26 but this one is on' })).toBe('weekly');
  });
});

const NOTICES: Record<Language, readonly string[]> = {
  en: [
    'cancelled tonight',
    'closed today due to snow',
    'moved to rm 2',
    'new time: 8 instead of 7.30',
    'sold out',
    'last 2 spots!',
  ],
  de: [
    'fällt heute aus',
    'heute geschlossen',
    'neuer raum: saal 2',
    'ausgebucht',
    'noch 2 plätze frei',
    'neue zeit: 20 uhr',
  ],
  es: ['cancelada hoy', 'hoy cerrado', 'nuevo horario: 20h', 'completo', 'quedan 2 plazas', 'sin clase hoy'],
};

it('who teaches is named in every notice, once [B751]', () => {
  const wrong = LANGUAGES.flatMap((language) =>
    NOTICES[language].flatMap((details) =>
      WRITING_STYLES.flatMap((writingStyle, seed) =>
        textsOf({ language, details, writingStyle }, seed)
          .filter((text) => text.split('Priyanka').length !== 2)
          .map((text) => `${writingStyle} ${details}: ${text}`),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['en', 'Jo is subbing', 'Jo'],
  ['de', 'jo springt heute ein', 'Jo'],
  ['es', 'hoy sustituye Jo', 'Jo'],
] as const)('who stands in, and for whom: %s [B751]', (language, details, sub) => {
  for (const writingStyle of WRITING_STYLES)
    for (const text of textsOf({ language, details, writingStyle })) {
      expect(text).toMatch(new RegExp(`(?<!\\p{L})${sub}(?!\\p{L})`, 'u'));
      expect(text).toContain('Priyanka');
    }
});

it('a sign-off with the name is where the name stands [B759]', () => {
  for (const language of LANGUAGES)
    for (const writingStyle of WRITING_STYLES) {
      const ownWords = { phrases: [], signOff: 'xo, Priyanka' };
      for (const instructorName of ['Priyanka', 'Priyanka Shah', 'Coach Priyanka'])
        for (const text of textsOf({ language, writingStyle, ownWords, instructorName, details: '$15' }))
          expect(text.split('Priyanka'), text).toHaveLength(2);
    }
});

const FACTS = ['$18', 'ages 6 to 9', '45min', 'max 8', '12 €', 'level 2'];
const TIED = [
  'or $24 if u bring a friend',
  'but 5 is ok with a parent',
  'until jan 5 then $22',
  'oder 10er karte 99€',
  'aber nur mit anmeldung',
  'wenn ihr zu zweit kommt',
  'o bono 5 a 50€',
  'antes del 5 luego 45€',
  'si traes a alguien',
];

it('a condition, a choice and what comes after it belong to their fact [B752]', () => {
  for (const fact of FACTS)
    for (const tie of TIED)
      for (const [before, after] of [
        ['', ''],
        ['bring water, ', ''],
        ['', ', bring socks'],
        ['mats there, ', '. free parking'],
      ]) {
        const typed = `${fact} ${tie}`;
        const parts = partsOf(`${before}${typed}${after}`);
        const part = parts.find((each) => each.typed.includes(typed));
        expect(part?.whole, typed).toBe(false);
      }
});

const THINGS: Record<Language, readonly string[]> = {
  en: ['bring socks', 'bring a pillow', 'bring shorts and water'],
  de: ['socken mitbringen', 'decke + wasser mitbringen'],
  es: ['trae calcetines', 'trae esterilla y agua'],
};
const ELSE: Record<Language, readonly string[]> = {
  en: ['mats are there', 'bolsters r here', 'gloves provided', 'blocks are on us', 'starts 12.1.'],
  de: ['matten sind da', 'krankenkasse zahlt dazu', 'handschuhe haben wir', 'start 12.1.', 'bolster vorhanden'],
  es: ['esterillas hay', 'guantes los ponemos', 'pañuelos incluidos', 'empieza el 12/1'],
};

it('a list of what to bring ends before what is there [B753]', () => {
  for (const language of LANGUAGES)
    for (const things of THINGS[language])
      for (const other of ELSE[language])
        for (const typed of [`${things}, ${other}`, `${other}, ${things}`, `${things}, ${other}, max 8`])
          for (const { slots } of partsOf(spelled(typed, language)))
            for (const { kind, value } of slots)
              if (kind === 'bring')
                expect(value, typed).not.toMatch(
                  /there|here|provided|on us|starts|sind|zahlt|haben|vorhanden|hay|ponemos|incluid|empieza|\d/i,
                );
});

it.each([
  ['jetzt Lindenstr. 12, bolster da', ['jetzt Lindenstr. 12, bolster da']],
  ['jetzt Goethe Str. 5 hinterhof', ['jetzt Goethe Str. 5 hinterhof']],
  ['ab der 14. Woche, Decke mitbringen', ['ab der 14. Woche, Decke mitbringen']],
  ['bitte pünktl. kommen', ['bitte pünktl. kommen']],
  ['1. Stunde gratis, dann 14€', ['1. Stunde gratis, dann 14€']],
  ['ab 12.1. Halle 3', ['ab 12.1. Halle 3']],
  ['no class jan 6. $14 drop in', ['no class jan 6', '$14 drop in']],
  ['max 8. Bring water. free tea', ['max 8', 'Bring water', 'free tea']],
  ['towel + water, max 8', ['towel + water', 'max 8']],
  ['beginners + improvers, $12', ['beginners + improvers', '$12']],
  ["tonight is cancelled I'm sick", ['tonight is cancelled', "I'm sick"]],
  ['nächste Woche mit Lara, weil Vivi im Urlaub ist', ['nächste Woche mit Lara, weil Vivi im Urlaub ist']],
  ['bring grip but no oil', ['bring grip', 'no oil']],
  ['bring a blanket, tea after', ['bring a blanket', 'tea after']],
  ['10 pack stays $120', ['10 pack stays $120']],
])('a sentence ends where one ends: %s [B754]', (typed, expected) => {
  expect(partsOf(typed).map((part) => part.typed)).toEqual(expected);
});

it('nobody stands in who is a preposition, a day or an office [B755]', () => {
  const nobody = [
    'Im Januar',
    'ab Montag',
    'am Dienstag',
    'wird gesucht',
    'Heute',
    'noch offen',
    'for today',
    'this week',
    'needed',
  ];
  for (const who of nobody)
    for (const typed of [`Vertretung: ${who}`, `vertretung ${who} macht Kathi`, `sub: ${who}`, `cover ${who}`])
      expect(
        partsOf(typed).flatMap(({ slots }) =>
          slots.filter(({ kind }) => kind === 'substitute' && slots[0]!.value !== 'Kathi'),
        ),
        typed,
      ).toEqual([]);
  for (const typed of [
    'krankenkasse übernimmt',
    'die kasse übernimmt die kosten',
    'the app is covering it',
    'dein verein übernimmt',
  ])
    expect(
      partsOf(typed).flatMap(({ slots }) => slots.map(({ kind }) => kind)),
      typed,
    ).not.toContain('substitute');
  expect(partsOf('Vertretung: Jule').flatMap(({ slots }) => slots.map(({ value }) => value))).toEqual(['Jule']);
});

it.each<[Language, string, string]>([
  ['en', 'interm+ pls, waiver oblig, rm 2', 'intermediate+ please, waiver required, room 2'],
  ['en', 'bolsters r here, gloves 2 borrow or urs', 'bolsters are here, gloves to borrow or yours'],
  ['en', 'moved to thurs', 'moved to Thursday'],
  ['de', 'bitte pünktl. weil tür zugeht', 'bitte pünktlich, weil Tür zugeht'],
  ['de', 'rock od. hose, anfänger u. fortgeschr.', 'Rock oder Hose, Anfänger und Fortgeschrittene'],
  ['es', 'toalla oblig, 1a clase gratis', 'toalla imprescindible, primera clase gratis'],
  ['es', 'desde la sem 14, 8 sem, el vie 18', 'desde la semana 14, 8 semanas, el viernes 18'],
  ['es', 'lun a vie, copa incl', 'lunes a viernes, copa incluida'],
])('what is half spelled is spelled: %s %s [B758]', (language, typed, expected) => {
  expect(spelled(typed, language)).toBe(expected);
});
