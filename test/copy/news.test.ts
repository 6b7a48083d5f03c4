import { expect, it } from 'vitest';
import { WRITING_STYLES } from '../../src/contract/profile.ts';
import { LANGUAGES, type Language } from '../../src/contract/promotion.ts';
import { gatherFacts } from '../../src/server/copywriter/facts.ts';
import { writeBuiltIn } from '../../src/server/copywriter/write/index.ts';
import { seededRandom } from '../../src/server/copywriter/write/random.ts';
import { textsOf } from './texts.ts';

interface News {
  typed: string;
  /** What of it has to stand in the first line. */
  said: RegExp;
  /** Something does not take place. */
  isOff: boolean;
}

const off = (typed: string, said: RegExp): News => ({ typed, said, isOff: true });
const told = (typed: string, said: RegExp): News => ({ typed, said, isOff: false });

/** As somebody types what has changed on a phone. */
const NEWS: Record<Language, readonly News[]> = {
  en: [
    off('closed 24 dec til 4 jan', /closed 24 dec/i),
    off('no class dec 26', /no class december 26/i),
    off('cancelled 22nd + 29th dec', /cancelled 22nd/i),
    told('last 2 spots!!', /last 2 spots/i),
    told('new price from dec 1: 28 casual', /new price/i),
    told('new time now 7.45 not 7', /7\.45/),
  ],
  de: [
    off('fällt am 21. aus!!', /fällt am 21/i),
    off('24.12. bis 6.1. geschlossen', /24\.12/),
    told('letzte 2 plätze', /letzte 2 plätze/i),
    told('neuer preis 14€', /neuer preis/i),
    told('neue zeit ab dez: 12.30 statt 11h', /neue zeit/i),
  ],
  es: [
    off('dia 22 no hay clase', /día 22 no hay clase/i),
    off('cerrado del 24 al 2', /cerrado del 24/i),
    told('ultimo cupo!!', /último cupo/i),
    told('precio nuevo 14€', /precio nuevo/i),
    told('cambio de hora!! antes 7:30 ahora 8:15', /8:15/),
  ],
};
/** What stands before or after it, with a comma, a mark or nothing between. */
const BESIDE: Record<Language, readonly string[]> = {
  en: ['grip socks', 'santa hats 🎅', 'choreo to last christmas 🙈', 'mats are there'],
  de: ['choreo auf last christmas 🙈', 'abc socken', 'decken sind da', 'sonst wie immer'],
  es: ['sin cremas', 'coreo grupal 🎅', 'trae manta', 'lleva pantalón largo'],
};
const BETWEEN = [', ', '. ', ' - ', '.. '];
/** What calls somebody or is glad about it, in the three languages. */
const GLAD =
  /(?<!\p{L})(?:join|come|laugh|see you there|book|welcome|woohoo|yay|komm|lach|juhu|willkommen|tanz|ven|ríete|diviértete|anímate|yuju|baila|hurra)(?!\p{L})/iu;

it('news stands in the first line whatever is typed beside it, and beside what is off nobody is called or cheered [B811]', () => {
  for (let seed = 0; seed < 700; seed++) {
    const next = seededRandom(seed);
    const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
    const language = LANGUAGES[seed % LANGUAGES.length]!;
    const news = one(NEWS[language]);
    const parts = next() < 0.5 ? [news.typed, one(BESIDE[language])] : [one(BESIDE[language]), news.typed];
    const details = parts.join(one(BETWEEN));
    const facts = gatherFacts({
      ...{ classType: 'Barre', instructorName: 'Lou', studio: 'Barrewerk', time: '5:15 PM', details, language },
      ...{ schedule: 'Every Thursday', writingStyle: WRITING_STYLES[seed % WRITING_STYLES.length]! },
    });
    const [text] = writeBuiltIn(facts, seed, [], 3);
    const [hook = '', , ...rest] = text!.paragraphs;
    expect(hook.split('\n')[0], details).toMatch(news.said);
    if (news.isOff) expect([hook, ...rest].join('\n'), details).not.toMatch(GLAD);
  }
});

/** What is left out, and what makes up for it, in one line. */
const MADE_UP: readonly (readonly [Language, typed: string, said: RegExp])[] = [
  ['en', 'SOLD OUT, second date 27 Feb', /^SOLD OUT, second date 27 February$/],
  ['en', 'no class dec 24, back jan 7', /^No class December 24, back January 7$/],
  ['de', 'ausgebucht! Zusatztermin am 27.2.', /^Ausgebucht! Zusatztermin am 27\.2\.$/],
  ['de', 'kurs fällt aus, nachholtermin sa 10 uhr', /^Kurs fällt aus, Nachholtermin Samstag 10 Uhr$/],
  ['es', 'mañana no hay clase, se recupera el sabado', /^Mañana no hay clase, se recupera el sábado$/],
  ['es', 'AGOTADO! nueva fecha 27/2', /^¡AGOTADO! Nueva fecha 27\/2$/],
];

it.each(MADE_UP)('what makes up for what is left out stands beside it: %s %s [B990]', (language, details, said) => {
  for (const { hook, rest } of textsOf(() => ({ language, details }))) {
    expect(hook.split('\n')[0]).toMatch(said);
    expect(rest.join('\n')).not.toMatch(/27|7\. Januar|sábado|Samstag/);
  }
});
