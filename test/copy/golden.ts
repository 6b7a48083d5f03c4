import { createHash } from 'node:crypto';
import { WRITING_STYLES } from '../../src/contract/profile.ts';
import type { Language } from '../../src/contract/promotion.ts';
import { gatherFacts } from '../../src/server/copywriter/facts.ts';
import type { Used } from '../../src/server/copywriter/memory.ts';
import type { PromotionInput } from '../../src/server/copywriter/types.ts';
import { writeBuiltIn } from '../../src/server/copywriter/write/index.ts';
import type { Written } from '../../src/server/copywriter/write/written.ts';
// The lists of tests grow; these do not, so that a class is the same for ever.
import inputs from './golden-inputs.json' with { type: 'json' };

/** Somebody who presses the button so many times for one class, each time with the memory of the times before. */
export const PRESSES = 4;
export const CLASSES = 1250;

/** What one press gives: the text that is shown and the two beside it, each with what it leaves out. */
export interface Press {
  hash: string;
  seed: number;
  written: readonly Written[];
}

const SHORTEST = 5;
const DURATIONS = 11;
/** Three of seven classes are in English, where most of the copy is. */
const LANGUAGES: readonly Language[] = ['en', 'de', 'en', 'es', 'en', 'de', 'es'];
const PEOPLE = ['Mia', 'Jo & Max', '', 'Anastasia', 'Lena and Tom', 'Kim'];
const STUDIOS = ['Sky Studio', '', 'The Pole Loft', 'Pole Co.'];
const DAYS = ['Every Thursday', 'Friday, December 4', 'Weekdays', '', 'Every Sunday'];
const TIMES = ['7:00 PM', '6:15 AM', '', '12:30 PM'];

/** One for each thing that a text can be about, and some of several facts. */
export const GOLDEN_DETAILS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...['', 'Cancelled today', 'Sold out', 'Sub: Carla for Mia', 'First class free', 'Guest: Olga from Kyiv'],
    ...[
      '6 week series, $120',
      'Intermediate level',
      'Women only',
      'No experience needed',
      'Bring water',
      'Max 8 people',
    ],
    ...['Heels optional, bring knee pads, $15 drop-in', 'No phones. DM @sky to book', 'Beyoncé night! Wear black'],
  ],
  de: [
    ...['', 'Fällt heute aus', 'Ausgebucht', 'Vertretung: Carla', 'Erste Stunde gratis', 'Gast: Olga aus Kiew'],
    ...[
      '6 Wochen Kurs, 120 €',
      'Mittelstufe',
      'Nur für Frauen',
      'Keine Vorkenntnisse nötig',
      'Bitte Wasser mitbringen',
    ],
    ...['Max. 8 Personen', 'Heels optional, Knieschoner mitbringen, 15 €', 'Keine Handys. Anmeldung per DM'],
  ],
  es: [
    ...['', 'Clase cancelada hoy', 'Completo', 'Sustituye Carla', 'Primera clase gratis', 'Invitada: Olga de Kiev'],
    ...[
      'Curso de 6 semanas, 120 €',
      'Nivel intermedio',
      'Solo mujeres',
      'Sin experiencia',
      'Trae agua',
      'Máximo 8 personas',
    ],
    ...['Tacones opcionales, trae rodilleras, 15 €', 'Sin móviles. Reserva por DM'],
  ],
};

/** The class with this number, 0 to CLASSES - 1: style, language and duration come round in turn, so that all of their combinations are there. */
export function goldenInput(number: number): PromotionInput {
  const turn = Math.floor(number / WRITING_STYLES.length);
  const of = <T>(list: readonly T[], by: number) => list[(number * by + turn) % list.length]!;
  const language = LANGUAGES[turn % LANGUAGES.length]!;
  const fixed = {
    writingStyle: WRITING_STYLES[number % WRITING_STYLES.length]!,
    videoDuration: SHORTEST + ((turn * 3 + number) % DURATIONS),
    language,
  };
  // Every third class is one as somebody has typed it.
  if (language === 'en' && number % 3 === 0) return { ...of(inputs.classes, 7), ...fixed };
  const starter = number % 4 === 1 ? of(inputs.starters, 5) : undefined;
  return {
    ...fixed,
    classType: starter?.classType ?? of(inputs.names, 7),
    ...(starter && { classDescription: starter.description }),
    instructorName: of(PEOPLE, 5),
    studio: of(STUDIOS, 3),
    schedule: of(DAYS, 3),
    time: of(TIMES, 5),
    details: language === 'en' && number % 3 === 2 ? of(inputs.details, 13) : of(GOLDEN_DETAILS[language], 11),
  };
}

/** Writes for the class with this number, press after press. */
export function writeGolden(number: number): Press[] {
  const facts = gatherFacts(goldenInput(number));
  let memory: Used[] = [];
  return Array.from({ length: PRESSES }, (_, press) => {
    const seed = number * PRESSES + press;
    const written = writeBuiltIn(facts, seed, memory, 3);
    memory = [...written.map(({ used }) => used), ...memory];
    return { hash: hashOf(written), seed, written };
  });
}

const hashOf = (written: readonly Written[]): string =>
  createHash('sha256')
    .update(JSON.stringify(written.map(({ paragraphs, leftOut }) => [paragraphs, leftOut])))
    .digest('hex')
    .slice(0, 8);
