import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDetails } from './read.ts';

const said = (text: string) =>
  readDetails(text).clauses.flatMap(({ slots }) => slots.map(({ kind, value }) => [kind, value]));

it('a list ends where something of another kind begins [B182]', () => {
  expect(said('Bring heels, first class free')).toEqual([
    ['bring', 'heels'],
    ['offer', 'first class free'],
  ]);
  expect(said('First class free, bring knee pads')).toEqual([
    ['offer', 'first class free'],
    ['bring', 'knee pads'],
  ]);
});

const parts = (text: string) => readDetails(text).clauses.map(({ typed }) => typed);

it.each([
  ...[
    '24 Dec - 2 Jan',
    '10am - 4pm',
    '£10 - £15',
    'Mon - Fri',
    '24.12. - 6.1',
    'Mon, Wed, Fri',
    '18.30 – 20 Uhr',
    'Sat 6pm - Sun 8pm',
  ],
  ...['was $25, now $15', '€20 statt €30'],
])('what belongs together stays so: %s [C5 B593]', (typed) => {
  expect(parts(typed)).toEqual([typed]);
});

it('without a mark, one part ends and the next begins only between two facts: what is not understood is torn from nothing [C4 C9 B593]', () => {
  const fact = fc.constantFrom('$20', 'max 8', '45 min', 'all levels', 'first class free', '€12', '16+');
  const other = fc.constantFrom('backbends', 'mount', 'kombis', 'santa', 'because', 'blöcke', 'desk', 'porque', 'zum');
  fc.assert(
    fc.property(fc.array(fc.oneof(fact, other), { minLength: 2, maxLength: 9 }), (words) => {
      const { clauses } = readDetails(words.join(' '));
      const inner = clauses
        .slice(1)
        .flatMap(({ typed }, at) => [clauses[at]!.typed.split(' ').at(-1), typed.split(' ')[0]]);
      for (const word of inner) expect(word).toMatch(/^(?:[$€]?\d+\+?|min|levels|free|max|all|first)$/);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['max 6 €18', ['max 6', '€18']],
  ['level 2 €14 18+', ['level 2', '€14', '18+']],
  ['Bring mat dm me to book', ['Bring mat', 'dm me to book']],
  ['20% off for students max 8', ['20% off for students', 'max 8']],
  ['mat hire 2€, bring water', ['mat hire 2€', 'bring water']],
  ['room for 8 £15 pp', ['room for 8 £15 pp']],
  ['120€ - 9 € & dm an @spinqueen', ['120€ - 9 € & dm an @spinqueen']],
  ['we have 6 hoops so book early', ['we have 6 hoops so book early']],
  ['socks required ($10 at the desk), max 8', ['socks required ($10 at the desk)', 'max 8']],
  ['$80 la clase o $350 paquete de 5', ['$80 la clase o $350 paquete de 5']],
  ['2h y media, 35€', ['2h y media', '35€']],
  ['traer short y no usar crema', ['traer short y no usar crema']],
  ['trae zapatos, nivel principiante', ['trae zapatos', 'nivel principiante']],
  ['kurze Hose mitbringen und vorher nicht eincremen', ['kurze Hose mitbringen und vorher nicht eincremen']],
  ['enges Shirt, Schmuck bitte zuhause lassen', ['enges Shirt, Schmuck bitte zuhause lassen']],
  ['Stufe 3 & 45min', ['Stufe 3', '45min']],
  ['Bolsters, blankets and blocks are provided', ['Bolsters, blankets and blocks are provided']],
  ['$65 members $75 casual. 2hr workshop', ['$65 members $75 casual', '2hr workshop']],
  ["45 mins so you're back at your desk by 1:15", ["45 mins so you're back at your desk by 1:15"]],
  ['Wir üben Tempo, Kontrolle und eine Kombi, max 8', ['Wir üben Tempo, Kontrolle und eine Kombi', 'max 8']],
  ['hoy me reemplaza Flor porque estoy de viaje', ['hoy me reemplaza Flor porque estoy de viaje']],
])(
  'a fact ends where another begins, and what is not understood is torn nowhere: %s [C4 C9 B593]',
  (typed, expected) => {
    expect(parts(typed)).toEqual(expected);
  },
);

it.each([
  ...[
    'class is off this week',
    'no classes over xmas',
    'studio closed 24 dec - 2 jan',
    "we're closed today",
    'on a break until January',
  ],
  ...[
    'heute leider kein Training',
    'Kurs fällt aus wegen Krankheit',
    'die Stunde entfällt leider',
    'Sommerpause bis 1.9.',
    'Studio geschlossen',
  ],
  ...[
    'hoy no hay clase',
    'esta semana no damos clase',
    'cerrado por vacaciones',
    'se suspende la clase',
    'clases canceladas',
  ],
])('nothing takes place: %s [C8 B591]', (typed) => {
  expect(said(typed).map(([kind]) => kind)).toContain('cancelled');
});
