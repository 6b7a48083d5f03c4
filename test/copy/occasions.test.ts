import { expect, it } from 'vitest';
import type { Language } from '../../src/contract/promotion.ts';
import { gatherFacts } from '../../src/server/copywriter/facts.ts';
import { textsOf } from './texts.ts';

const ELSEWHERE = ['en', 'de', 'es'] as const;
const NOBODY_KNOWS = ['Drums', 'Pound', 'Kettlebell', 'Trampolin', 'Cyr Wheel', 'Rollschuh', 'Feldenkrais', 'Gong'];
const BESIDE = ['', ' Fitness', ' Workout', ' Class', ' Kurs', ' Basics', ' Level 1', ' for Beginners', ' Special'];
const APPARATUS =
  /(?<!\p{L})(?:poles?|grips?|hoops?|trapeze|slide down|squeaks?|climb\w*|stangen?|reifen|trapez|festhalten|runter kommt|kletter\w*|barras?|aros?|telas?|trapecio|agarr\w*|trepa\w*)(?!\p{L})/iu;

it('over a class whose name says nothing of what is done stands no word of an apparatus [B890]', () => {
  for (const language of ELSEWHERE)
    for (const { said } of textsOf((one) => ({ language, classType: one(NOBODY_KNOWS) + one(BESIDE) })))
      expect(said).not.toMatch(APPARATUS);
});

const OCCASIONS: Record<Language, readonly string[]> = {
  en: ['Open House', 'Pole Photo Shoot', 'Pole Teacher Training', 'Birthday Party'],
  de: ['Tag der offenen Tür', 'Pole Fotoshooting', 'Trainerausbildung Pole', 'Geburtstag'],
  es: ['Puertas Abiertas', 'Sesión de fotos Pole', 'Formación Instructores Pole', 'Fiesta'],
};
const BESIDES: Record<Language, readonly string[]> = {
  en: ['kids ok w adult', '2 years experience needed', 'certificate included'],
  de: ['kinder willkommen', '2 jahre erfahrung', 'mit zertifikat'],
  es: ['niños tb', '2 años de experiencia', 'grupo peque'],
};
const GAMES =
  /(?<!\p{L})(?:in class|en clase|you can do it!|achtung, fertig|mach mit!|games?|spiele|juegos?|jugar|dragon|drache|dragón|unicorn|einhorn|unicornio|arcoíris|chas|quién viene|wacklige|little ones)(?!\p{L})/iu;

it('an open day, a party, a training or a photo shoot has no games, and nobody is seen in class there [B891]', () => {
  for (const language of ELSEWHERE)
    for (const { input, said } of textsOf((one) => ({
      ...{ language, classType: one(OCCASIONS[language]), details: one(BESIDES[language]) },
    })))
      expect(said, input.details).not.toMatch(GAMES);
});

it('who is older is not called du by a stranger, and nobody is told to come in on a beach [B891]', () => {
  for (const { said } of textsOf((one) => ({
    ...{
      language: 'de',
      classType: one(['Stuhlgymnastik', 'Seniorentanz', 'Gymnastik']),
      instructorName: 'Frau Brandt',
    },
    details: one(['ab 65 auch mit rollator', 'für senioren, danach kaffee']),
  })))
    expect(said).not.toMatch(/(?<!\p{L})(?:du|dich|dir|dein\p{L}*|komm|schau|trau|probier)(?!\p{L})/iu);
  for (const { said } of textsOf((one) => ({
    language: 'es',
    classType: one(['Yoga en la playa', 'Yoga en el parque']),
  })))
    expect(said).not.toMatch(/(?<!\p{L})(?:entra|puerta|sala)(?!\p{L})/iu);
});

/** What is typed short, how the first line begins, and what else is said. */
const SHORT: readonly (readonly [Language, typed: string, first: RegExp, said?: RegExp])[] = [
  ['en', 'new class!! was 730 now 8pm, blocks provided', /^New class!! Was 730 now 8pm\n/],
  [
    'en',
    'ages 6-9 SOLD OUT, waitlist open, 10-13s still has 2 spots',
    /^Ages 6-9 SOLD OUT\n/,
    /10-13s still has 2 spots/,
  ],
  ['de', 'neu!! sticks u pezziball vorhanden', /^Neu!!\n/],
  ['de', 'kerzen klangschalen 90min, 32€ tee inkl. 2 frei', /^Noch 2 Plätze frei\n/, /Kerzen Klangschalen/],
  ['de', '6-10 J. ausgebucht warteliste per dm, neue gruppe ab feb', /^6-10 Jahre ausgebucht\n/, /Warteliste per DM/],
  ['es', 'nuevo grupo!! 4 clases $850 mxn, kedan 3 lugares', /^¡Nuevo grupo! Quedan 3 lugares\n/],
  ['es', 'clase de prueba 10€, plazas 2', /^Quedan 2 plazas\n/],
  ['es', 'turnos 20min 55€, qdan 5', /^Quedan 5 plazas\n/],
  ['es', '6 a 10 años CUPO LLENO lista d espera, abrimos otro gpo en enero', /^6 a 10 años CUPO LLENO/],
  [
    'en',
    'fri-sun 3 days, $650 early bird till jan 10 then 750',
    /^(?!.*50)/s,
    /\$650 early bird until January 10, then \$750/i,
  ],
  ['de', 'fr-so 3 tage 690€ frühbucher bis 5.1. danach 790', /^(?!.*90)/s, /690€ Frühbucher bis 5\.1\., danach 790€/i],
  [
    'es',
    'vie a dom, 350usd antes 15 ene dsp 420, certificado',
    /^(?!.*350)/s,
    /350 USD antes 15 de enero, después 420 USD/i,
  ],
];

it('news that is typed short stands whole in the first line, and two prices of one thing stay together [B892]', () => {
  for (const [language, details, first, also] of SHORT)
    for (const { hook, said } of textsOf((one) => ({ language, details, classType: one(['Barre', 'Hoop', 'Jazz']) }))) {
      expect(hook, details).toMatch(first);
      if (also) expect(said, details).toMatch(also);
    }
});

it('nobody is called to a class that is full, or of which a group is [B892]', () => {
  const full = SHORT.filter(([, typed]) => /sold out|ausgebucht|lleno/i.test(typed));
  for (const [language, details] of full)
    for (const { said } of textsOf(() => ({ language, details, classType: 'Kids Aerial' })))
      expect(said, details).not.toMatch(
        /(?<!\p{L})(?:join|come|bring|play|try|komm|mach|ven|trae|jugar|quién viene|te esperamos|anímate|twist|reicht dir)(?!\p{L})/iu,
      );
});

it('what is typed in one breath stays in one piece: a verb with its things, two prices, a word alone [B893]', () => {
  const typed = [
    ['en', 'from 14 wks, bring water + pillow, $22', /bring water \+ pillow/i],
    ['en', 'bring a bottle, santa hat compulsory', /bring a bottle/i],
    ['es', 'gratis la 1ra, traer agua y toalla, con rampa', /traer agua y toalla, con rampa/i],
    ['de', 'je 14-17 uhr 149 € beide / 85 einzeln max 12 leute', /149 € beide \/ 85 einzeln/],
    ['es', 'taller 2 dias sab y dom 10-13h S/180 los dos, intermedio, tapete', /\S[.,!] tapete/i],
  ] as const;
  for (const [language, details, said] of typed)
    for (const text of textsOf(() => ({ language, details, classType: 'Contortion' })))
      expect(text.said, details).toMatch(said);
});

it('who stands in is who teaches, with her whole name, and for whom is told once [B894]', () => {
  for (const { said } of textsOf(() => ({
    ...{ language: 'es', instructorName: 'Rocío sustituye a Ana', details: 'ana esta mala va rocio, manga larga' },
  }))) {
    expect(said).toMatch(/Rocío/);
    expect(said).not.toMatch(/sustituye|rocio/);
    expect(said.match(/Ana/g)).toHaveLength(1);
  }
  for (const { said } of textsOf(() => ({
    ...{ language: 'de', instructorName: 'Sabrina Krüger' },
    details: 'statt 20 uhr jetzt 20:30!! vertretung sabrina für kathi bis weihnachten',
  }))) {
    expect(said).toContain('Sabrina Krüger');
    expect(said).not.toMatch(/sabrina|kathi/);
  }
  for (const { said } of textsOf(() => ({ language: 'en', instructorName: 'Sophie sub for Clare' })))
    expect(said).toMatch(/Sophie.*Clare/s);
});

/** What is said to those who have never done it. */
const FIRST =
  /(?<!\p{L})(?:first (?:try|go|time|step)|something new|new thing|(?:haven’t|never) (?:tried|done)|tried|curious|comfort zone|wobble|erste[nrms]? (?:mal|versuch)|etwas neues|zum ersten mal|primera vez|algo nuevo)(?!\p{L})/iu;
const PARTIES_AND_TRAININGS: Record<Language, readonly string[]> = {
  en: ['Pole Teacher Training', 'Christmas Pole Party', 'Instructor Course', 'Birthday Party'],
  de: ['Trainerausbildung Pole', 'Weihnachtsfeier', 'Geburtstag'],
  es: ['Formación Instructores Pole', 'Fiesta de Navidad'],
};

it('nobody is new to a teacher training or learns at a party [B993]', () => {
  for (const language of ELSEWHERE)
    for (const { said } of textsOf((one) => ({ language, classType: one(PARTIES_AND_TRAININGS[language]) })))
      expect(said).not.toMatch(FIRST);
});

const FROM: readonly (readonly [Language, string])[] = [
  ['en', 'ages 16+'],
  ['en', 'ages 14 and up'],
  ['de', 'ab 14 Jahren'],
  ['es', 'a partir de 16 años'],
];

it.each(FROM)(
  'whoever is older may come as well, so that nobody is spoken to as a teenager or a child: %s %s [B994]',
  (language, details) => {
    for (const { input, said } of textsOf(() => ({ language, details, classType: 'Aerial Hoop' }))) {
      const { forChildren, forTeens, plays } = gatherFacts(input);
      expect({ forChildren, forTeens, plays }).toEqual({ forChildren: true, forTeens: false, plays: false });
      expect(said).not.toMatch(
        /(?<!\p{L})(?:teen\p{L}*|your age|deines alters|gleichaltrig\p{L}*|tu edad|quinceañer\p{L}*)(?!\p{L})/iu,
      );
    }
  },
);

it.each<[Language, string]>([
  ['en', 'ages 12-17'],
  ['de', 'von 12 bis 16 Jahren'],
  ['es', 'de 13 a 17 años'],
])('a class up to an age is for teenagers: %s %s [B994]', (language, details) => {
  for (const { input } of textsOf(() => ({ language, details })).slice(0, 3))
    expect(gatherFacts(input).forTeens).toBe(true);
});

const STARTS: readonly (readonly [Language, typed: string, twice: RegExp])[] = [
  ['en', '6 wk course, $150, starts Wed 13 Jan', /13/],
  ['en', 'starting jan 13, £90', /13/],
  ['en', 'Wed 13 Jan, £18, no experience needed', /13/],
  ['de', 'Mi 13.1., 90 Min, 25 Euro', /13\.1|13\. Januar/],
  ['de', '8 Termine, Start am 13.1., 120€', /13\.1|13\. Januar/],
  ['es', '90€, empieza el 13 de enero', /13/],
];

it.each(STARTS)(
  'the one date of the form is not told again as the beginning: %s %s [B992]',
  (language, details, twice) => {
    for (const { said } of textsOf(() => ({ language, details, schedule: 'Wednesday, January 13' })))
      expect(said).not.toMatch(twice);
    // Of a class in every week it is a fact of its own.
    for (const { said } of textsOf(() => ({ language, details }))) expect(said).toMatch(twice);
  },
);
