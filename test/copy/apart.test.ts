import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/contract/promotion.ts';
import { gatherFacts } from '../../src/server/copywriter/facts.ts';
import type { PromotionInput } from '../../src/server/copywriter/types.ts';
import { setApart } from '../../src/server/copywriter/understand/apart.ts';
import { writeBuiltIn } from '../../src/server/copywriter/write/index.ts';
import { FACTS } from './phone-facts.ts';

/** What does not stand beside each other without changing what it is: socks and what there is are one list, a price is of what is lent. */
const ONE_LIST = [
  ['things', 'there'],
  ['things', 'bring'],
  ['bring', 'there'],
  ['bring', 'place'],
];
const isOneList = (a: string, b: string) => ONE_LIST.some((pair) => pair.includes(a) && pair.includes(b));

interface Typed {
  language: Language;
  facts: string[];
  joints: string[];
  text: string;
}

/** Facts of different kinds in any order, with commas and without. */
const typedIn = (language: Language): fc.Arbitrary<Typed> =>
  fc
    .record({
      names: fc.shuffledSubarray(Object.keys(FACTS[language]), { minLength: 2, maxLength: 6 }),
      manners: fc.array(fc.nat(20), { minLength: 6, maxLength: 6 }),
      numbers: fc.shuffledSubarray(['9', '14', '22', '23', '27', '33'], { minLength: 6, maxLength: 6 }),
      commas: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
    })
    .filter(({ names }) => names.every((name, at) => at === 0 || !isOneList(name, names[at - 1]!)))
    .map(({ names, manners, numbers, commas }) => {
      const facts = names.map((name, at) => {
        const manner = FACTS[language][name]!;
        const number =
          name === 'places' ? '8' : name === 'length' ? (['45', '75', '90'][at % 3] ?? '45') : numbers[at]!;
        return manner[manners[at]! % manner.length]!.replace('#', number);
      });
      const joints = facts.slice(1).map((_, at) => (commas[at] === 0 ? ', ' : ' '));
      return { language, facts, joints, text: facts.map((fact, at) => fact + (joints[at] ?? '')).join('') };
    });
const INPUT: PromotionInput = {
  ...{ classType: 'Pole Flow', instructorName: 'Priyanka', studio: 'Box 21', schedule: 'Every Thursday' },
  ...{ time: '7:00 PM', details: '', writingStyle: 'elegant', language: 'en', videoDuration: 20 },
};

/** All manners of two facts beside each other. */
const pairsIn = (language: Language) => {
  const all = Object.entries(FACTS[language]).flatMap(([name, manners]) => manners.map((typed) => ({ name, typed })));
  const numbered = (name: string, typed: string, price: string) =>
    typed.replace('#', name === 'places' ? '8' : name === 'length' ? '45' : price);
  return all.flatMap((first) =>
    all
      .filter((second) => second.name !== first.name && !isOneList(first.name, second.name))
      .map((second) => [numbered(first.name, first.typed, '14'), numbered(second.name, second.typed, '22')] as const),
  );
};

describe.each(LANGUAGES)('details typed without commas: %s', (language) => {
  it('of any two facts the first ends where the second begins [B920]', () => {
    const wrong = pairsIn(language)
      .map((pair) => ({ said: setApart(pair.join(' ')), meant: pair.join(', ') }))
      .filter(({ said, meant }) => said !== meant || setApart(meant) !== meant);
    expect(wrong).toEqual([]);
  });

  it('have one where each fact ends, and nothing else is changed [B920]', () => {
    fc.assert(
      fc.property(typedIn(language), ({ facts, text }) => {
        const said = setApart(text);
        expect(said).toBe(facts.join(', '));
        expect(setApart(said)).toBe(said);
      }),
      { numRuns: 2000 },
    );
  });

  it('come back in texts as facts of their own, with each number once [B920]', () => {
    fc.assert(
      fc.property(typedIn(language), fc.nat(1000), ({ facts: typed, text }, seed) => {
        const facts = gatherFacts({ ...INPUT, language, details: text });
        for (const { paragraphs, leftOut } of writeBuiltIn(facts, seed, [], 1)) {
          const said = [...paragraphs, ...leftOut].join('\n').toLowerCase();
          for (const [at, fact] of typed.entries()) {
            const number = /(?<![\d:.])(?:9|14|22|23|27|33|45|75|90)(?!\d)/.exec(fact)?.[0];
            if (number) expect(said.split(new RegExp(`(?<![\\d:.])${number}(?!\\d)`)), said).toHaveLength(2);
            const [end, begin] = [fact.split(' ').at(-1), typed[at + 1]?.split(' ')[0]];
            if (begin) expect(said).not.toContain(`${end} ${begin}`.toLowerCase());
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

it.each([
  ['need invert from floor, grip aid ok £13 or 10 for 110', 'need invert from floor, grip aid ok, £13 or 10 for £110'],
  ['$55 or 45 before Jan 20', '$55 or $45 before Jan 20'],
  ['tickets $20 adv 25 door', 'tickets $20 adv, $25 door'],
  ['£12 members £16 casual', '£12 members, £16 casual'],
  ['22€ oder 10er 190', '22€ oder 10er 190€'],
  ['10er Karte 60€ einzeln 7', '10er Karte 60€, einzeln 7€'],
  ['1:1 65 € zu zweit 80', '1:1 65 €, zu zweit 80 €'],
  ['590€ bis 15.1. dann 680', '590€ bis 15.1., dann 680€'],
  ['einzel 32 statt 29€', 'einzel 32€ statt 29€'],
  ['4€ o 25 trimestre', '4€ o 25€ trimestre'],
  ['14€ o bono 10 por 120', '14€ o bono 10 por 120€'],
  ['40€ dos amigas 55', '40€, dos amigas 55€'],
  ['$450 o 400 antes del 5 dic', '$450 o $400 antes del 5 dic'],
])('a second price has the currency of the first: %s [B921]', (typed, said) => {
  expect(setApart(typed)).toBe(said);
});

it.each(
  [
    ['$15 or 20 min free', '$15, kids 8 to 12', '£12 members 7.30 start', '£10 or 2 people', '15€ oder 10 min'],
    ['mats £2', 'Schnupperstunde 15€', 'Handschuhe leihen 8€', '$5 or come early'],
    [
      'we cover all levels',
      'stretch after 50min',
      'save £10',
      'bring a friend free',
      'plank 60 sec',
      '30 min later',
      'from £30',
    ],
    [
      'ab 16 Jahren',
      'Sat 6pm - Sun 8pm',
      '$20 if you bring a friend',
      '75 min. All levels',
      'park on Elm St',
      '@spin.queen',
    ],
  ].flat(),
)('and what is no other fact or no price stays: %s [B920 B921]', (typed) => {
  expect(setApart(typed)).toBe(typed);
});

it.each<[Language, string, string]>([
  ['en', '8 week course starts 14 Jan £88, soft shoes', '8 week course starts 14 January, £88'],
  ['de', '6 Wochen Kurs 96€ Block da', '6 Wochen Kurs, 96€'],
  ['de', '8er Kurs ab 11.1. 129€ kurze Hose', '8er Kurs ab 11.1., 129€'],
  ['es', 'curso de 6 semanas 90€, trae agua', 'curso de 6 semanas, 90€'],
])('what a course costs stands with it: %s %s [B922]', (language, details, typed) => {
  const facts = gatherFacts({ ...INPUT, language, details });
  expect(facts.details.map((each) => each.typed)).toContain(typed);
  expect(facts.slots.map(({ kind }) => kind)).not.toContain('price');
});

it.each([
  ['es', '5 años!! shows y dj, +18'],
  ['en', '5 years! show and raffle, 18+'],
  ['de', '5 jahre! show und tombola, 18+'],
] as const)('years that are celebrated are no age: %s %s [B923]', (language, details) => {
  const facts = gatherFacts({ ...INPUT, language, details });
  const ages = facts.slots.filter(({ kind }) => kind === 'audience').map(({ value }) => value);
  expect(ages).toEqual(['18+']);
  expect(facts.forChildren).toBe(false);
});

it.each([
  ['es', 'desde 8 años!', 'ages 8 and up'],
  ['en', '8-12 years!', 'ages 8 to 12'],
  ['de', 'ab 16 jahren!', 'ages 16 and up'],
] as const)('and those from which people may come are: %s %s [B923]', (language, details, age) => {
  expect(gatherFacts({ ...INPUT, language, details }).slots).toContainEqual({ kind: 'audience', value: age });
});

it.each([
  ['en', 'was 6pm now 5pm', 'was 6pm, now 5pm'],
  ['es', 'antes 21h ahora 21:30', 'antes 21 h, ahora 21:30'],
] as const)('a time that was and the one that is now are one thing: %s %s [B924]', (language, details, told) => {
  const { details: parts } = gatherFacts({ ...INPUT, language, details: `${details}, 9€` });
  expect(parts.map(({ typed }) => typed)).toEqual([told, '9€']);
});

/** A length with nothing but a comma between it and a price. */
const LASTS: Record<Language, readonly (readonly [typed: string, length: string])[]> = {
  en: [
    ['60min', '60 minutes'],
    ['75 mins', '75 minutes'],
    ['90 minutes', '90 minutes'],
    ['2h', '2 hours'],
    ['1.5 hrs', '1.5 hours'],
  ],
  de: [
    ['60min', '60 minutes'],
    ['75 Min.', '75 minutes'],
    ['90 Minuten', '90 minutes'],
    ['2 Std', '2 hours'],
  ],
  es: [
    ['60min', '60 minutes'],
    ['75 mins', '75 minutes'],
    ['90 minutos', '90 minutes'],
    ['2 horas', '2 hours'],
  ],
};
const PAID = [
  ...['€', ' €', '£', ' eur', ' CHF', ' pounds'].map((sign) => (amount: string) => `${amount}${sign}`),
  ...['$', '£', '€'].map((sign) => (amount: string) => `${sign}${amount}`),
];
it('a price and a length with nothing but a comma between are two facts, and cents stay with their price [B593]', () => {
  for (const language of LANGUAGES)
    for (const [typed, length] of LASTS[language])
      for (const paid of PAID)
        for (const amount of ['14', '120', '14,50', '9.90'])
          for (const details of [`${paid(amount)},${typed}`, `${typed},${paid(amount)}`, `${paid(amount)} ,${typed}`]) {
            const { details: read } = gatherFacts({ ...INPUT, language, details });
            const slots = read.map((clause) => clause.slots.map(({ kind }) => kind).join());
            expect(slots.toSorted(), details).toEqual(['length', 'price']);
            const told = read.flatMap((clause) => clause.slots);
            expect(told.find(({ kind }) => kind === 'length')!.value, details).toBe(length);
            expect(told.find(({ kind }) => kind === 'price')!.value, details).toContain(amount);
          }
});
