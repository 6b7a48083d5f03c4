import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../contract/promotion.ts';
import { seededRandom } from '../write/random.ts';
import { spelled } from './spell.ts';

/** 'mon Monday': what is typed and what is said, in no list of the copy's. */
const pairs = (words: string) => words.split(' | ').map((pair) => pair.split(' ') as [typed: string, said: string]);
const DAYS: Record<Language, ReturnType<typeof pairs>> = {
  en: pairs(
    'mon Monday | tue Tuesday | tues Tuesday | wed Wednesday | weds Wednesday | thu Thursday | thur Thursday | thurs Thursday | fri Friday | sat Saturday | sun Sunday',
  ),
  de: pairs('mo Montag | di Dienstag | mi Mittwoch | do Donnerstag | fr Freitag | sa Samstag | so Sonntag'),
  es: pairs(
    'lun lunes | mar martes | mié miércoles | mie miércoles | jue jueves | vie viernes | sáb sábado | sab sábado | dom domingo',
  ),
};
const MONTHS: Record<Language, ReturnType<typeof pairs>> = {
  en: pairs(
    'jan January | feb February | mar March | apr April | jun June | jul July | aug August | sept September | oct October | nov November | dec December',
  ),
  de: pairs(
    'jan Januar | feb Februar | apr April | jun Juni | jul Juli | aug August | sept September | okt Oktober | nov November | dez Dezember',
  ),
  es: pairs(
    'ene enero | feb febrero | mar marzo | abr abril | may mayo | jun junio | jul julio | ago agosto | sept septiembre | oct octubre | nov noviembre | dic diciembre',
  ),
};
/** `A` and `B` are days, `M` a month, `N` a number. */
const TYPED: Record<Language, readonly string[]> = {
  en: [
    'no class this A',
    'back next A',
    'A 7pm',
    'extra class A at 10',
    'from A 8th M',
    'cancelled A N M',
    'A+B 1-4pm',
    'A/B 6pm',
    'A-B 3 days',
    'A & B evenings',
    'open until A',
    'starts A N M',
    '£45 before M N',
    'A morning only',
    'see u A 7am',
    'every other week on A, bring water',
  ],
  de: [
    'am A',
    'nur am A, 12€',
    'A 18 uhr',
    'A 17.1. fällt aus',
    'ab A, 12€',
    'A-B je 3 std',
    'A+B 14 uhr',
    'jeden A um 18',
    'bis A anmelden',
    'A und B',
    'start A 18:30',
    'am N. M gehts los',
    'bis N. M',
  ],
  es: [
    'este A no hay clase',
    'el A 18',
    'A y B',
    'A a B',
    'el A a las 20',
    'volvemos A N M',
    'del A al B 10',
    'el N M a las 10',
    'del 2 al N M',
    'cada A 19h',
  ],
};
/** Right of a number, with a space or without. */
const UNITS: Record<Language, ReturnType<typeof pairs>> = {
  en: pairs('min minutes | mins minutes | hrs hours | wks weeks | ppl people | yrs years'),
  de: pairs('min Minuten | min. Minuten | std Stunden | std. Stunden | pers Personen | wo Wochen | eur €'),
  es: pairs('min minutos | pers personas | sem semanas | eur €'),
};
const BESIDE: Record<Language, readonly string[]> = {
  en: ['@mon.thurs_studio', 'book at studio.com/sat?min=2', 'max 8', '$20 drop in'],
  de: ['@mo.di_min', 'studio.de/std?u=3', '15 € bar', 'Socken'],
  es: ['@jue.min_sala', 'sala.es/lun?x=3', '12 €', 'trae agua'],
};
/** What looks short and is a word of its own. */
const OTHER_WORDS: readonly (readonly [Language, string])[] = [
  ['en', 'she sat down, the sun is out, may be cold'],
  ['de', 'so 10 Leute, ab so viel, mit Jan'],
  ['es', 'frente al mar, mi sol'],
];
const digitsOf = (text: string) => text.match(/\d+/g) ?? [];
const whole = (word: string) =>
  new RegExp(`(?<![\\p{L}@./=_?])${word.replace('.', '\\.')}(?![\\p{L}=_/]|\\.\\p{L})`, 'giu');

it('a day, a month and a unit are written in full wherever they are typed short, and handles, links and numbers stay [B925]', () => {
  const wrong: string[] = [];
  for (let seed = 0; seed < 12_000; seed++) {
    const next = seededRandom(seed);
    const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
    const language = LANGUAGES[seed % LANGUAGES.length]!;
    const [a, b, month, unit] = [one(DAYS[language]), one(DAYS[language]), one(MONTHS[language]), one(UNITS[language])];
    const number = String(7 + Math.floor(next() * 20));
    const cased = (word: string) => (next() < 0.3 ? word.charAt(0).toUpperCase() + word.slice(1) : word);
    const frame = one(TYPED[language]);
    const said = frame.replace(
      /[ABMN](?!\p{L})/gu,
      (slot) => ({ A: cased(a[0]), B: cased(b[0]), M: cased(month[0]), N: number })[slot]!,
    );
    const measured = `${number}${next() < 0.5 ? ' ' : ''}${unit[0]}`;
    const parts = [said, measured, one(BESIDE[language])].toSorted(() => next() - 0.5);
    const typed = parts.join(', ');
    const text = spelled(typed, language);
    const found = text.toLowerCase();
    const wanted = [
      ...(frame.includes('A') ? [a[1]] : []),
      ...(/B(?!\p{L})/u.test(frame) ? [b[1]] : []),
      ...(/M(?!\p{L})/u.test(frame) ? [month[1]] : []),
      unit[1],
    ];
    const short = [...(frame.includes('A') ? [a[0]] : []), unit[0]].filter(
      (each) => !['eur', 'mar'].includes(each) && whole(each).test(said + measured) && whole(each).test(text),
    );
    const isFull = wanted.every((word) => found.includes(word.toLowerCase()));
    const isKept = BESIDE[language].every((each) => !/[@/]/.test(each) || !typed.includes(each) || text.includes(each));
    const isStill = spelled(text, language) === text;
    if (!isFull || short.length > 0 || !isKept || !isStill || digitsOf(text).join() !== digitsOf(typed).join())
      wrong.push(`${typed} → ${text}`);
  }
  for (const [language, typed] of OTHER_WORDS) expect(spelled(typed, language)).toBe(typed);
  expect(wrong.slice(0, 12), `${wrong.length} of 12000`).toEqual([]);
});

// None of these is on a list of words.
const THINGS = [
  'regenjacke',
  'sandsäckchen',
  'augenmaske',
  'liegestuhl',
  'gymnastikball',
  'stirnlampe',
  'taucherbrille',
  'kniewärmer',
];
const AROUND = [
  'X mitbringen',
  'X vorhanden',
  'eigene X mitbringen',
  'warme X nötig',
  'X und Socken',
  'Handtuch und X',
  'Wasser + X',
  'bitte X mitnehmen',
  'mit X',
  'ohne X, 12€',
  'X inklusive',
  'X erwünscht',
];
const SMALL = [
  'bitte pünktlich sein',
  'schnell anmelden',
  'einfach mitbringen',
  'alles vorhanden',
  'barfuß möglich',
  'wieder da',
  'gerne auch barfuß',
  'ab 18 willkommen',
  'für alle geeignet',
  'langsam und mit Gefühl',
  'nur noch heute',
  'kostenlos und draußen',
];

it('a German noun has its capital letter by what stands around it, and other words keep theirs [B926]', () => {
  const wrong = AROUND.flatMap((frame) =>
    THINGS.flatMap((thing) => {
      const capital = thing.charAt(0).toUpperCase() + thing.slice(1);
      const text = spelled(frame.replace('X', thing), 'de');
      return text.includes(capital) ? [] : [`${frame.replace('X', thing)} → ${text}`];
    }),
  );
  const changed = SMALL.filter((typed) => spelled(typed, 'de') !== typed).map(
    (typed) => `${typed} → ${spelled(typed, 'de')}`,
  );
  expect([...wrong, ...changed]).toEqual([]);
});

const PEOPLE = ['meike', 'irene', 'quinn', 'tarek', 'noelia', 'svenja'];
const NAMED: Record<Language, readonly string[]> = {
  en: [
    'X is away',
    'X is sick so no heels',
    'kim in for X',
    'sub for X tonight',
    'X covers this week',
    'cancelled because X is ill',
  ],
  de: [
    'paula vertritt X',
    'X ist krank',
    'vertretung durch X',
    'vertretung: X',
    'X übernimmt am mi',
    'weil X im urlaub ist, vertritt X',
  ],
  es: ['X está de viaje', 'sustituye a X', 'cubre a X', 'porque X está enferma', 'da la clase X', 'X está de baja'],
};
const NOBODY: Record<Language, readonly string[]> = {
  en: ['class is back', 'she is away', 'everyone is teaching', 'our teacher is sick', 'covering for her'],
  de: ['sie vertritt mich', 'wer ist krank', 'die trainerin ist krank', 'kurs ist weg'],
  es: ['la profe está de viaje', 'ella está enferma', 'sustituye a la profe', 'clase está'],
};

it('who is away and who stands in has a capital letter, and nobody else and no handle has [B926]', () => {
  for (const language of LANGUAGES) {
    for (const frame of NAMED[language])
      for (const person of PEOPLE)
        for (const beside of ['', ', @meike.irene', ', quinn-studio.com/tarek']) {
          const text = spelled(frame.replaceAll('X', person) + beside, language);
          expect(text, frame).toContain(person.charAt(0).toUpperCase() + person.slice(1));
          expect(text).toContain(beside);
        }
    for (const typed of NOBODY[language])
      expect(
        spelled(typed, language).replace(/Trainerin|Kurs/g, (noun) => noun.toLowerCase()),
        typed,
      ).toBe(typed);
  }
  expect(spelled('park on elm st, dm @elm.st', 'en')).toBe('park on Elm St, DM @elm.st');
  expect(spelled('off the street, on a side street', 'en')).toBe('off the street, on a side street');
  expect(spelled('calle mayor 12 y 2 plazas', 'es')).toBe('calle Mayor 12 y 2 plazas');
  expect(spelled('cerrado semana santa', 'es')).toBe('cerrado Semana Santa');
});
