import type { Language } from '../../src/contract/promotion.ts';

/** A fact that somebody may type, in several manners, and how a reader finds it in a text. */
export interface Fact {
  /** Ways to type it on a phone; `#` stands for a number, of which `numbers` are the choice. */
  typed: readonly string[];
  numbers?: readonly string[];
  /** What has to be in the text, or to be named as left out; `#` as above. */
  said: string;
  /** What may stand there once. */
  once?: string;
}

/** A name, so that a text never has two facts of one kind. */
export type Facts = Readonly<Record<string, Fact>>;

const NUMBER = '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)';
const AMOUNT = '(?:[$€£] ?#|#(?:\\s?[€£$]| euros?| bucks| dollars?))(?!\\d)';

const FACTS: Readonly<Record<Language, Facts>> = {
  en: {
    price: {
      typed: ['€#', '$#', '#€', '£# pp', '$# drop in', 'drop-in $#', '# euro', '€# per person', 'price $#', '$#/class'],
      numbers: ['9', '14', '18', '22', '35', '12.50'],
      said: AMOUNT,
      once: AMOUNT,
    },
    places: {
      typed: [
        'max #',
        'max # people',
        'max. # ppl',
        'only # spots left',
        '# spots left!',
        'small group max #',
        'limited to #',
      ],
      numbers: ['3', '6', '8', '10'],
      said: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)|\\b(?:three|six|eight|ten) (?:people|places|spots|poles|of us)\\b',
      once: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)',
    },
    level: {
      typed: ['level #', 'lvl #', 'Level # only', 'for level #'],
      numbers: ['2', '4', '5'],
      said: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)',
      once: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)',
    },
    length: {
      typed: ['# min', '# minutes', '#mins', '# min class'],
      numbers: ['45', '75', '90'],
      said: NUMBER,
      once: NUMBER,
    },
    bring: {
      typed: [
        'bring knee pads',
        'pls bring kneepads',
        'Bring ur knee pads',
        'knee pads needed',
        "don't forget knee pads",
      ],
      said: 'knee ?pads',
      once: 'knee ?pads',
    },
    audience: {
      typed: ['#+', '#+ only', 'over #s', 'ages #+'],
      numbers: ['16', '18', '21'],
      said: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)',
      once: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)',
    },
    contact: {
      typed: ['dm @spinqueen', 'dm @spinqueen to book', 'book: @spinqueen', '@spinqueen 4 info'],
      said: '@spinqueen',
      once: '@spinqueen',
    },
    site: {
      typed: ['book at spinloft.com', 'spinloft.com', 'tix spinloft.com'],
      said: 'spinloft\\.com',
      once: 'spinloft\\.com',
    },
    early: {
      typed: ['arrive # min early', 'come # mins early', 'pls be there # min before'],
      numbers: ['15', '20'],
      said: NUMBER,
      once: NUMBER,
    },
    ease: {
      typed: ['no experience needed', 'no exp needed', 'beginners welcome', 'newbies ok'],
      said: 'experience|beginner|newbie|\\bnew\\b|start',
      once: 'experience',
    },
    rings: { typed: ['no rings', 'no lotion or rings', 'no rings pls'], said: '\\brings\\b', once: '\\brings\\b' },
    cake: { typed: ['cake after', 'free cake', 'theres cake'], said: '\\bcake\\b', once: '\\bcake\\b' },
    parking: { typed: ['free parking', 'parking out back', 'street parking'], said: 'parking', once: 'parking' },
    door: { typed: ['doors 6.45', 'doors open 6:45'], said: '6[.:]45', once: '6[.:]45' },
  },
  de: {
    price: {
      typed: ['#€', '# €', '# Euro', 'Preis #€', '#€ pro Person', '€#'],
      numbers: ['9', '14', '18', '22', '12,50'],
      said: AMOUNT,
      once: AMOUNT,
    },
    places: {
      typed: ['max #', 'max. # Personen', 'noch # plätze frei', 'nur noch # Plätze', 'maximal # leute'],
      numbers: ['4', '6', '8', '10'],
      said: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)|\\b(?:vier|sechs|acht|zehn) (?:Plätze|Leute|Personen)',
      once: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)',
    },
    level: {
      typed: ['level #', 'Stufe #', 'für Level #'],
      numbers: ['2', '3', '5'],
      said: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)',
      once: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)',
    },
    length: { typed: ['# min', '# Minuten', '#min'], numbers: ['45', '75', '90'], said: NUMBER, once: NUMBER },
    bring: {
      typed: ['bitte matte mitbringen', 'Matte mitbringen', 'matte nicht vergessen'],
      said: 'Matte',
      once: 'Matte',
    },
    ease: {
      typed: ['keine vorkenntnisse nötig', 'ohne Vorkenntnisse', 'anfänger willkommen', 'auch für Anfänger'],
      said: 'Vorkenntnisse|Anfänger|anfangen|[Ee]insteig',
      once: 'Vorkenntnisse|Anfänger',
    },
    audience: {
      typed: ['ab # Jahren', 'ab #', '#+'],
      numbers: ['16', '18'],
      said: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)',
      once: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)',
    },
    contact: {
      typed: ['@spinqueen', 'anmeldung @spinqueen', 'dm an @spinqueen'],
      said: '@spinqueen',
      once: '@spinqueen',
    },
    rings: {
      typed: ['bitte keine ringe', 'ohne Ringe', 'keine Ringe u. Creme'],
      said: '(?<!\\p{L})Ringe',
      once: '(?<!\\p{L})Ringe',
    },
    cake: { typed: ['danach Kuchen', 'mit Kuchen', 'Kuchen gibts auch'], said: 'Kuchen', once: 'Kuchen' },
    card: { typed: ['10er-Karte #€', '10er karte # €'], numbers: ['120', '135'], said: AMOUNT, once: AMOUNT },
  },
  es: {
    price: {
      typed: ['#€', '# €', '# euros', 'precio #€', '#€ por persona', '€#'],
      numbers: ['9', '14', '18', '22', '12,50'],
      said: AMOUNT,
      once: AMOUNT,
    },
    places: {
      typed: ['max #', 'máximo # personas', 'quedan # plazas', 'solo # plazas', 'plazas: #'],
      numbers: ['4', '6', '8', '10'],
      said: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)|\\b(?:cuatro|seis|ocho|diez) (?:plazas|personas)',
      once: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)',
    },
    level: {
      typed: ['nivel #', 'para nivel #'],
      numbers: ['2', '3', '5'],
      said: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)',
      once: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)',
    },
    length: { typed: ['# min', '# minutos', '#min'], numbers: ['45', '75', '90'], said: NUMBER, once: NUMBER },
    bring: {
      typed: ['trae toalla', 'trae una toalla', 'no olvides toalla', 'toalla obligatoria'],
      said: 'toalla',
      once: 'toalla',
    },
    ease: {
      typed: ['sin experiencia', 'no hace falta experiencia', 'para principiantes'],
      said: 'experiencia|principiantes|empie[zc]',
      once: 'experiencia',
    },
    audience: {
      typed: ['a partir de # años', '#+', 'desde # años'],
      numbers: ['16', '18'],
      said: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)',
      once: '(?<![\\d.:,])#(?![\\d]|[.:,]\\d|er)',
    },
    contact: { typed: ['@spinqueen', 'reserva @spinqueen', 'dm @spinqueen'], said: '@spinqueen', once: '@spinqueen' },
    rings: { typed: ['sin anillos', 'sin anillos ni crema'], said: 'anillos', once: 'anillos' },
    cake: { typed: ['luego tarta', 'hay tarta'], said: 'tarta', once: 'tarta' },
  },
};

/** Ways to put one fact after another. */
const JOINTS = [', ', ' ', '. ', ' - ', ' / ', ' + ', '! ', ' & ', '\n', ' • ', ',', ' n ', '; ', ' and '] as const;

export interface Typed {
  details: string;
  facts: readonly { name: string; said: RegExp; once: RegExp | undefined }[];
}

/** Details of some facts in any order, as `next` (0 to 1) draws them. At most so many characters as the form takes. */
export function typedFrom(language: Language, count: number, most: number, next: () => number): Typed {
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)]!;
  const names = Object.keys(FACTS[language]).toSorted(() => next() - 0.5);
  let details = '';
  const facts: Typed['facts'][number][] = [];
  const taken = new Set<string>();
  for (const name of names) {
    if (facts.length === count) break;
    const { typed, numbers, said, once } = FACTS[language][name]!;
    const free = (numbers ?? ['']).filter((number) => !taken.has(number));
    if (free.length === 0) continue;
    const number = pick(free);
    const joint =
      details === '' ? '' : pick(language === 'en' ? JOINTS : JOINTS.filter((each) => !/ n | and /.test(each)));
    const words = pick(typed).replaceAll('#', number);
    // '2,75 min' is read as one number by people, too.
    if (joint === ',' && /\d$/.test(details)) continue;
    const all = `${details}${joint}${next() < 0.2 ? words.toUpperCase().replace('@SPINQUEEN', '@spinqueen') : words}`;
    if (all.length > most) continue;
    if (number !== '') taken.add(number);
    details = all;
    const find = (source: string) => new RegExp(source.replaceAll('#', number.replace(/[.,]/, '[.,]')), 'giu');
    facts.push({ name, said: find(said), once: once === undefined ? undefined : find(once) });
  }
  return { details, facts };
}
