import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/contract/promotion.ts';
import { spelled } from '../../src/server/copywriter/lines/spell.ts';
import { setApart } from '../../src/server/copywriter/understand/apart.ts';
import { readDetails } from '../../src/server/copywriter/understand/read.ts';
import { FACTS } from './phone-facts.ts';

/** Beginnings that say nothing that is understood, and words in which none of them can end. */
const BEGUN: Record<Language, readonly string[]> = {
  en: ['the loft comes', 'we all sway', 'lantern night feels'],
  de: ['der dachboden schwingt', 'wir schwingen alle', 'die laternennacht klingt'],
  es: ['el desván suena', 'todo el barrio vibra', 'la noche brilla'],
};
const OPEN: Record<Language, readonly string[]> = {
  en: ['the', 'your', 'a', 'with', 'for', 'of', 'and', 'or', 'because', 'can', 'should', 'as', 'still', 'max.'],
  de: ['die', 'deine', 'mit', 'für', 'und', 'weil', 'kann', 'solltet', 'jeweils', 'dass', 'etwa', 'ca.'],
  es: ['la', 'tu', 'con', 'para', 'de', 'y', 'porque', 'puedes', 'que', 'máx', 'máx.', 'aprox.', 'casi de'],
};
/** Words that begin no clause of their own behind what they are of. */
const JOINED: Record<Language, readonly string[]> = {
  en: ['for beginners', 'for all levels', 'for kids 8-12 years'],
  de: ['für anfänger', 'für alle level', 'ab 16 jahren'],
  es: ['para principiantes', 'para todos los niveles', 'de 8 a 12 años'],
};
const THINGS: Record<Language, readonly string[]> = {
  en: ['salsa basics', 'lantern swing', 'slow evening hour'],
  de: ['tango grundlagen', 'laternenschwung', 'ruhige abendstunde'],
  es: ['baile tranquilo', 'ronda lenta', 'tarde suave'],
};

const factsIn = (language: Language) =>
  Object.entries(FACTS[language]).flatMap(([name, manners]) =>
    manners.map((typed) => typed.replace('#', name === 'places' ? '8' : name === 'length' ? '45' : '14')),
  );
const typedIn = (language: Language) =>
  fc.record({
    begun: fc.constantFrom(...BEGUN[language]),
    open: fc.constantFrom(...OPEN[language]),
    fact: fc.constantFrom(...factsIn(language)),
    /** What the person has set apart themselves. */
    before: fc.constantFrom('', '$14, ', 'yoga. '),
    after: fc.constantFrom('', ', $22', '. yoga'),
  });
const clausesOf = (text: string, language: Language) =>
  readDetails(setApart(spelled(text, language))).clauses.map(({ typed }) => typed);

describe.each(LANGUAGES)('between somebody’s own marks: %s', (language) => {
  it('nothing is set apart behind a word in which no clause can end [B979]', () => {
    fc.assert(
      fc.property(typedIn(language), ({ begun, open, fact, before, after }) => {
        const text = `${before}${begun} ${open} ${fact}${after}`;
        expect(setApart(text)).toContain(`${open} ${fact.split(' ')[0]}`);
        // However its words are spelled, a clause goes on behind them.
        const ends = [open, spelled(open, language)].map((word) => ` ${word.replace(/\.$/, '')}`);
        for (const clause of clausesOf(text, language))
          for (const end of ends) expect(clause.replace(/\.$/, '').endsWith(end), clause).toBe(false);
      }),
      { numRuns: 600 },
    );
  });

  it('nor is what goes on with a preposition [B979]', () => {
    for (const thing of THINGS[language])
      for (const joined of JOINED[language]) expect(setApart(`${thing} ${joined}`)).toBe(`${thing} ${joined}`);
  });
});

it.each<[Language, string, string]>([
  ['en', '$28 drop in or use your class pack', '$28 drop in or use your class pack'],
  ['en', 'book online as only 10 per class', 'book online as only 10 per class'],
  ['en', 'same room, still 45 min', 'still 45 minutes'],
  ['en', 'pole, hoop and silks, 30 min each', '30 minutes each'],
  ['en', '$18, only 10 per class', 'only 10 per class'],
  ['de', 'Pole, Hoop und Tuch jeweils 30 min', 'Hoop und Tuch jeweils 30 Minuten'],
  ['de', '90 min, 25€ inkl. Hexenpunsch', '25€ inkl. Hexenpunsch'],
  ['de', '25€ inkl. 60 min', '25€ inklusive 60 Minuten'],
  ['es', 'de 11 a 14h, hay que reservar por la web', 'hay que reservar por la web'],
  ['es', 'intercambio de regalos de máx. $200, todos los niveles', 'intercambio de regalos de máx. $200'],
])('and a clause of which a fact is only a part keeps its words: %s %s [B979]', (language, typed, kept) => {
  const clauses = readDetails(setApart(spelled(typed, language))).clauses;
  const its = clauses.find((clause) => clause.typed.includes(kept));
  expect(clauses.map((clause) => clause.typed).join('\n')).toContain(kept);
  expect(its?.whole).toBe(false);
});

const UP: Record<Language, readonly string[]> = {
  en: ['level 2 and up', 'level 2 & up', 'level 3 and above', 'intermediate and up', 'from level 2'],
  de: ['ab Level 2', 'Level 2 und höher', 'Mittelstufe aufwärts', 'Level 2 aufwärts'],
  es: ['nivel 2 en adelante', 'nivel 2 o más', 'desde nivel 2', 'intermedio o superior'],
};
it.each(LANGUAGES.flatMap((language) => UP[language].map((level) => [language, level] as const)))(
  'a level and all above it is said so: %s %s [B980]',
  (language, level) => {
    const clauses = readDetails(setApart(spelled(`$14, ${level}, $22`, language))).clauses;
    const its = clauses.find(({ typed }) => typed.includes(level));
    expect(its?.whole).toBe(false);
  },
);

it.each<[Language, string]>([
  ['en', 'beginner/intermediate'],
  ['en', 'intermediate / advanced'],
  ['en', 'intermediate/advanced'],
  ['de', 'Anfänger/Mittelstufe'],
  ['de', 'Mittelstufe / Fortgeschrittene'],
  ['es', 'nivel intermedio/avanzado'],
  ['es', 'principiante/intermedio'],
  ['es', 'intermedio / avanzado'],
])('two levels that are one are never torn: %s %s [B980]', (language, level) => {
  const clauses = clausesOf(`$14, ${level}`, language).map((typed) => typed.toLowerCase());
  expect(clauses.at(-1)).toBe(level.toLowerCase());
});
