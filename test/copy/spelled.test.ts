import { expect, it } from 'vitest';
import { NO_WORDS } from '../../src/contract/own-words.ts';
import { LANGUAGES, type Language } from '../../src/contract/promotion.ts';
import { spelled } from '../../src/server/copywriter/lines/spell.ts';
import { withVos } from '../../src/server/copywriter/lines/spell-vos.ts';
import { setApart } from '../../src/server/copywriter/understand/apart.ts';
import { readDetails } from '../../src/server/copywriter/understand/read.ts';
import { textsOf } from './texts.ts';

/** What may stand right before a comma and right after it without a space between. */
const BEFORE_COMMA = ['135 €', '£12', 'Matte', '16+', 'OBLIGATORIA', '90 min', '(neu)', '20%'];
const AFTER_COMMA = ['16+', 'agua', '$15', '45 MINUTOS', '¿dudas?', 'Decke', '7.30pm'];

it('behind a comma stands a space, and in a number with cents none [B991]', () => {
  for (const language of LANGUAGES)
    for (const before of BEFORE_COMMA)
      for (const after of AFTER_COMMA) {
        const text = `${before},${after}`;
        // Of '£12,16+' nobody knows.
        if (/\d$/.test(before) && /^\d/.test(after)) continue;
        expect(spelled(text, language), text).toMatch(/^[^,]+, [^,]+$/);
      }
  for (const price of ['€12,50', '12,50 €', '€12,50 - 90 Minuten', '1,5 h', '€1,200'])
    expect(spelled(price, 'de').replace(' Stunden', ' h')).toBe(price);
});

it.each<[Language, string, string]>([
  ['en', 'new price from jan £14 drop in', 'new price from January: £14 drop in'],
  ['en', 'new prices from 1 feb $20', 'new prices from 1 February: $20'],
  ['de', 'neuer preis ab jan 19€', 'neuer Preis ab Januar: 19€'],
  ['de', 'neue preise ab 1.2. 19 €', 'neue Preise ab 1.2.: 19 €'],
  ['es', 'nuevo precio desde ene 20€', 'nuevo precio desde enero: 20€'],
  ['en', 'guest price £14', 'guest price £14'],
  ['en', 'new class £14', 'new class £14'],
])('a new price has its colon: %s %s [B995]', (language, typed, expected) => {
  expect(setApart(spelled(typed, language))).toBe(expected);
});

it.each<[Language, string, string[]]>([
  ['de', 'Matte und warme Socken', ['Matte und warme Socken']],
  ['de', 'heels + knieschoner', ['Heels and Knieschoner']],
  ['es', 'short y agua', ['short y agua']],
  ['es', 'rodilleras, calcetines largos', ['rodilleras and calcetines largos']],
  ['de', 'Tee und Kuchen', []],
  ['de', 'Socken', []],
  ['es', 'té y pastas', []],
])('things with nothing beside them are to be brought: %s %s [B995]', (language, typed, brought) => {
  const values = readDetails(setApart(spelled(typed, language))).clauses.flatMap(({ slots }) =>
    slots.filter(({ kind }) => kind === 'bring').map(({ value }) => value),
  );
  expect(values).toEqual(brought);
});

it.each<[Language, string, string]>([
  ['en', 'must be level 3+', 'must be level 3+'],
  ['en', 'should be 16+', 'should be 16+'],
  ['de', 'voraussetzung level 3', 'Voraussetzung Level 3'],
  ['de', 'ihr müsst level 2 können', 'ihr müsst Level 2 können'],
  ['de', 'tanzen ohne partner, 4€', 'tanzen ohne Partner, 4€'],
  ['es', 'puedes venir sin pareja', 'puedes venir sin pareja'],
  ['es', 'mínimo nivel 2', 'mínimo nivel 2'],
  ['es', 'AGOTADO lista de espera x whatsapp', 'AGOTADO, lista de espera por WhatsApp'],
  ['en', 'full waitlist open', 'full, waitlist open'],
  ['en', 'join the waitlist', 'join the waitlist'],
  ['de', '14€, 60 - 90 min', '14€, 60 - 90 Minuten'],
])('what goes on is not set apart, and a waiting list is: %s %s [B979]', (language, typed, expected) => {
  expect(setApart(spelled(typed, language))).toBe(expected);
});

const LIMITED: Record<Language, readonly string[]> = {
  en: ['from £22pp', 'from $15', 'up to £5 off', 'over $40', 'from only 12€'],
  de: ['ab 15€ pro person', 'ab 12 €', 'bis zu 20% rabatt', 'unter 30€'],
  es: ['desde 20€ por persona', 'hasta 20% dto', 'a partir de $300'],
};
/** The same as they are printed, whatever else stands there. */
const LIMIT = /(?<!\p{L})(?:from|up to|over|ab|bis zu|unter|desde|hasta|a partir de)(?: only)? [€£$]?\d/iu;

it('what limits a price or an offer stays with it [B997]', () => {
  for (const language of LANGUAGES)
    for (const details of LIMITED[language])
      for (const { said } of textsOf((one) => ({
        language,
        details: one([details, `level 2, ${details}`, `${details}. dm`]),
      })))
        expect(said, details).toMatch(LIMIT);
});

/** What is said with 'tú' and nowhere with 'vos'. */
const TU =
  /(?<!\p{L})(?:aprendes|puedes|tienes|quieres|eres|sabes|contigo|llegas|vienes|encuentras|sientes|necesitas|agárrate|atrévete|anímate|siéntete)(?!\p{L})/iu;

it('vos is said where it is spoken, and what was typed stays [B996]', () => {
  const places = [
    { ownWords: { ...NO_WORDS, city: 'Rosario' } },
    { studio: 'Buenos Aires Pole' },
    { details: 'traé agua' },
  ];
  let vos = 0;
  for (const place of places)
    for (const { said } of textsOf((one) => ({
      language: 'es',
      classType: one(['Pole Flow', 'Telas', 'Yoga', 'Heels', 'Salsa', 'Boxeo', 'Tú puedes']),
      details: 'cuando quieres, trae agua',
      ...place,
    }))) {
      const own = said.replace(/Tú puedes|cuando quieres|trae agua/giu, '');
      expect(own).not.toMatch(TU);
      if (/(?<!\p{L})(?:\p{L}+(?:ás|és|ís)|vos|\p{L}{2,}(?:á|é|í))(?!\p{L})/u.test(own)) vos++;
      if (place.details === undefined) expect(said).toMatch(/cuando quieres/iu);
    }
  expect(vos).toBeGreaterThan(100);
  let tu = 0;
  for (const { said } of textsOf(() => ({ language: 'es', studio: 'Córdoba Pole' }))) if (TU.test(said)) tu++;
  expect(tu).toBeGreaterThan(10);
});

it.each([
  ['Sube un poco más. Aprendes a subir', 'Subí un poco más. Aprendés a subir'],
  ['Lo que sube', 'Lo que sube'],
  ['¡Ven y baila contigo!', '¡Vení y bailá con vos!'],
])('%s is %s [B996]', (text, said) => {
  expect(withVos(text, '')).toBe(said);
  expect(withVos(text, text)).toBe(text);
});

it.each<[Language, string, string]>([
  ['en', 'for level 2 book: @spin', 'for level 2 book: @spin'],
  ['en', 'want 2 book', 'want to book'],
  ['en', 'lou covers for me til i am back', 'Lou covers for me until i am back'],
  ['de', 'ab feb immer dienstags statt donnerstags', 'ab Februar immer dienstags statt donnerstags'],
  ['de', '12 bis 16j', '12 bis 16 Jahre'],
  ['de', '15 euro, werden angerechnet', '15 Euro, werden angerechnet'],
])('what only looks like a short form or a name is none: %s %s [B758]', (language, typed, expected) => {
  expect(setApart(spelled(typed, language))).toBe(expected);
});

it.each(['you need a confident mount before joining', 'you need a solid invert first'])(
  'what somebody has to be able to do is nothing to pack: %s [B979]',
  (typed) => {
    for (const { said } of textsOf(() => ({ details: typed })))
      expect(said).not.toMatch(/(?<!\p{L})(?:pack|bring|don’t forget) /iu);
  },
);

it.each<[Language, string, RegExp]>([
  ['en', 'Cancelled this week sorry!! Back on the 14th', /sorry|apolog/iu],
  ['de', 'kurs fällt heute aus, sorry', /leid/iu],
  ['es', 'hoy se cancela, perdón', /perdón/iu],
])('who is sorry for what does not take place says so: %s %s [B998]', (language, details, words) => {
  for (const { said } of textsOf(() => ({ language, details }))) expect(said).toMatch(words);
});
