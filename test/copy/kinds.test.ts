import { expect, it } from 'vitest';
import { hashtagsOf } from '../../src/contract/captions/hashtags.ts';
import type { WRITING_STYLES } from '../../src/contract/profile.ts';
import type { Language } from '../../src/contract/promotion.ts';
import { copyIn } from '../../src/server/copywriter/lines/index.ts';
import { spelled } from '../../src/server/copywriter/lines/spell.ts';
import { seededRandom } from '../../src/server/copywriter/write/random.ts';
import { HASHTAGS } from '../../src/web/features/captions/caption.ts';
import { textsOf } from './texts.ts';

type Elsewhere = Exclude<Language, 'en'>;

const NO_NAMES: Record<Language, readonly (readonly [typed: string, after: RegExp])[]> = {
  en: [
    ['our students', /with our students/],
    ['The whole crew', /with the whole crew/],
    ['everyone', /with everyone/],
  ],
  de: [
    ['das ganze Team', /mit dem ganzen Team/],
    ['unsere Schülerinnen', /mit unseren Schülerinnen/],
    ['Die Trainer', /mit den Trainern/],
    ['unsere Crew', /mit unserer Crew/],
    ['alle Kursleiterinnen', /mit allen Kursleiterinnen/],
  ],
  es: [
    ['todo el equipo', /con todo el equipo/],
    ['Nuestras alumnas', /con nuestras alumnas/],
    ['Sra. Marta', /con la Sra\. Marta/],
    ['Dr. Ruiz', /con el Dr\. Ruiz/],
    ['Coach Beto', /con el Coach Beto/],
  ],
};
const CLASSES = ['Pole Flow', 'Yoga', 'Open Day', 'Weihnachtsshow', 'Muestra', 'Heels', 'Kleidertausch'];

it('who teaches stands in the case of its place, and is spoken of by no name that it has not [B880]', () => {
  for (const language of ['en', 'de', 'es'] as const) {
    const texts = textsOf((one) => ({ language, classType: one(CLASSES), instructorName: one(NO_NAMES[language])[0] }));
    for (const { input, said } of texts) {
      const [typed, after] = NO_NAMES[language].find(([name]) => name === input.instructorName)!;
      expect(said, typed).toMatch(new RegExp(after.source, 'i'));
      expect(said, typed).not.toMatch(
        /\b(?:mit|von|bei|with|con) (?:Das|Die|Unsere|Alle|Our|The|Everyone|Todo|Nuestras|Sra|Dr)\b/,
      );
    }
  }
});

const PLAIN_CLASSES = [
  'Tag der offenen Tür',
  'Weihnachtsshow',
  'Fotoshooting',
  'Muestra de fin de año',
  'Sesión de fotos',
  'Kleidertausch',
  'Trueque de ropa',
  'Open Day',
];
const linesOf = (language: Elsewhere, style: 'plain' | (typeof WRITING_STYLES)[number]) => {
  const { threads, bodies, quick } = copyIn(language)[style].frames;
  const all = [...(threads.inside ?? []), ...(threads.hurdle ?? [])];
  return [...all.flatMap(({ hooks, closes }) => [...hooks, ...closes]), ...(bodies.inside ?? []), ...quick.hooks]
    .map((line) =>
      line
        .replaceAll('**', '')
        .replace(/\{class\}|[:.!?]|\{[^}]*\}/g, '')
        .trim(),
    )
    .filter((line) => line.split(' ').length > 2);
};

it('in German and Spanish no image of a style stands over what styles have no image of [B881]', () => {
  for (const language of ['de', 'es'] as const) {
    const plain = new Set(linesOf(language, 'plain'));
    for (const { input, said } of textsOf((one) => ({ language, classType: one(PLAIN_CLASSES) }))) {
      const images = linesOf(language, input.writingStyle).filter((line) => !plain.has(line));
      for (const image of images) expect(said).not.toContain(image);
    }
  }
});

it('nobody is told to take their time beside a deadline or the last places [B882]', () => {
  const typed: Record<Language, readonly string[]> = {
    en: ['deposit by jan 20', '2 spots left', 'book before friday'],
    de: ['anmeldung bis 31.1.', 'noch 2 plätze frei', 'bitte pünktlich'],
    es: ['reserva antes del 10/1', 'quedan 2 plazas', 'puntuales por favor'],
  };
  for (const language of ['en', 'de', 'es'] as const)
    for (const { said } of textsOf((one) => ({
      ...{ language, classType: one(['Stretch', 'Yoga', 'Heels']), details: one(typed[language]) },
      writingStyle: one(['sensual', 'elegant']),
    })))
      expect(said).not.toMatch(
        /no rush|take your time|unhurried|keine eile|ohne hast|lass dir zeit|sin prisa|sin ninguna prisa|sin correr/i,
      );
});

it('whoever is spoken to otherwise is not called du or tú by our own lines [B883]', () => {
  const typed: Record<Elsewhere, readonly string[]> = {
    de: ['bitte melden Sie sich an', 'parken können Sie im Hof'],
    es: ['traigan agua', 'vení con tiempo', 'traed toalla'],
  };
  for (const language of ['de', 'es'] as const)
    for (const { input, said } of textsOf((one) => ({
      language,
      classType: one(CLASSES),
      details: one(typed[language]),
    })))
      expect(said.replace(input.details, '')).not.toMatch(
        /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|komm|lass|trau|tú|te|ti|tus?|contigo|ven|déjate|anímate|atrévete|baila|prueba)(?!\p{L})/iu,
      );
});

it('who cancels leaves a place, and the class takes place [B884]', () => {
  const typed: Record<Language, readonly string[]> = {
    en: ['2 spots back open, someone cancelled', 'someone just cancelled, 1 spot left'],
    de: ['wieder 2 plätze frei, jemand hat abgesagt', 'jemand hat abgesagt, noch 1 platz frei'],
    es: ['se liberaron 2 lugares, alguien canceló', 'alguien canceló, queda 1 lugar'],
  };
  for (const language of ['en', 'de', 'es'] as const)
    for (const { hook, said } of textsOf((one) => ({
      language,
      classType: one(['Heels', 'Yoga']),
      details: one(typed[language]),
    }))) {
      expect(hook.split('\n')[0]).toMatch(/\d (?:spots?|pl[aä]tze?|lugar)|platz/i);
      expect(said).not.toMatch(/understanding|verständnis|comprensión/i);
    }
});

it('who stands in is told once, with the days for which it was typed [B885]', () => {
  const typed: Record<Language, readonly string[]> = {
    en: ['Lou is away, Jess covers this week', 'Jess teaching tonight, Lou is sick'],
    de: ['diese woche Vertretung: Emre statt Lou', 'heute macht Emre, Lou ist krank', 'vertretung heute: Emre'],
    es: ['esta semana da clase Nico, Lou está lesionado', 'hoy da Nico', 'reemplazo esta semana: Nico'],
  };
  for (const language of ['en', 'de', 'es'] as const)
    for (const { input, hook, said } of textsOf((one) => ({
      language,
      classType: one(['Hip Hop', 'Yoga', 'Pole 3']),
      details: one(typed[language]),
      instructorName: 'Lou',
    }))) {
      expect(hook, input.details).toMatch(/Jess|Emre|Nico/);
      expect(said.match(/Jess|Emre|Nico/g), said).toHaveLength(1);
      expect(said, input.details).toMatch(/this week|tonight|diese woche|heute|esta semana|hoy/i);
    }
});

it('a caption has hashtags of what is done, or of nothing in particular [B886]', () => {
  const tags = (classType: string, studio: string, details = '', language: Language = 'en') =>
    hashtagsOf(HASHTAGS, { classType, studio, details }, language).join(' ');
  for (const language of ['en', 'de', 'es'] as const) {
    for (const name of ['Photo Day', 'Fotoshooting Tag', 'Sesión de fotos'])
      expect(tags(name, 'Cromo', '', language)).toMatch(/photo|foto|shooting/);
    for (const name of ['Open Day', 'Tag der offenen Tür', 'Día abierto', 'Drop Workshop', 'Offenes Training'])
      for (const studio of ['Vértigo Pole', 'Redline Aerial', 'Stange am Deich'])
        expect(tags(name, studio, '', language)).toMatch(/pole|aerial|aerea|luftakrobatik/);
    for (const name of ['Clothing swap', 'Kleidertausch', 'Trueque', 'Bridal tea'])
      expect(tags(name, 'El Nudo', 'barra en efectivo, 3 tricks', language)).not.toMatch(
        /pole|fitness|training|entrenamiento/,
      );
    for (const name of ['Open House', 'Tag der offenen Tür', 'Puertas Abiertas'])
      for (const typed of ['free tasters pole hoop heels', 'pole, lyra + heels gratis'])
        expect(tags(name, 'Orbit', typed, language)).toMatch(/^#poledance #(?:aerialhoop|aroaereo) #heelsdance/);
    expect(tags('Drums Fitness', 'Box 21', '', language)).toMatch(/drum/);
    expect(tags('Ballet para mayores', 'Finch', '', language)).toMatch(/ballet/);
    expect(tags('Yoga', 'Iron Pole', '', language)).not.toMatch(/pole(?!$| )/i);
  }
});

it('a verb stays a verb, and what goes on after a comma has a small letter [B887]', () => {
  const next = seededRandom(7);
  const verbs = ['reinschnuppern', 'vorbeischauen', 'zusehen', 'essen'];
  for (let at = 0; at < 60; at++) {
    const verb = verbs[Math.floor(next() * verbs.length)]!;
    expect(spelled(`gern ${verb}, danach kaffee`, 'de')).toBe(`gern ${verb}, danach Kaffee`);
  }
  expect(spelled('bitte nix schweres essen', 'de')).toBe('bitte nix Schweres essen');
  expect(spelled('was kurzes anziehen', 'de')).toBe('was Kurzes anziehen');
  for (const word of ['vengan', 'trae agua', 'no falten'])
    expect(spelled(`sorteo, ${word}!`, 'es')).toBe(`sorteo, ¡${word}!`);
});

it('exercises on a chair are no chair dance [B888]', () => {
  for (const language of ['en', 'de', 'es'] as const)
    for (const { said } of textsOf((one) => ({
      language,
      classType: one([
        'Senioren Yoga auf dem Stuhl',
        'Stuhlgymnastik',
        'Gimnasia en silla',
        'Chair Yoga',
        'Yoga en silla',
      ]),
    })))
      expect(said).not.toMatch(/danc|tanz|takt|musik|choreo|bail|lehne|respaldo|beat|seduc/i);
});

it('what is paid for two is paid per pair [B889]', () => {
  for (const { said } of textsOf((one) => ({
    language: 'en',
    classType: 'Couples Yoga',
    details: one(['$45 per pair', '$45/pair', '$60 per month', '€12 per class']),
  })))
    expect(said).not.toMatch(/\bfor (?:pair|month|class)\b/);
});
