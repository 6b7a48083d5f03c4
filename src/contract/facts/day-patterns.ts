import type { DayManner } from '../facts.ts';
import type { Language } from '../promotion.ts';
import { addDays, closestDate, dayOf, weekdayOf } from './calendar.ts';
import { accentless, indexAmong, LEXICA, LEXICON_LANGUAGES, type Lexicon } from './lexicon.ts';
import type { Parts } from './template.ts';
import type { Certainty, When } from './when.ts';

/** A way to say a day. The named groups of its expression are the parts of a template, in the order of the words. */
export type DayPattern = {
  expression: RegExp;
  as: DayManner['as'];
  language: Language;
  certainty: Certainty;
  /** What the words say; none if they say nothing. With two numbers, `parts` says which is the day. */
  read: (parts: Parts, today: string, words: string) => readonly Exclude<When, null>[];
  /** Names of the parts that differ from those of the groups: in '12/5' the month can be first. */
  renamed?: Readonly<Record<string, keyof Parts>>;
};

const END = '(?![\\p{L}\\p{N}])';
/** A number that is no time, price or part of a longer one. */
const NUMBER_END =
  "(?![\\p{L}\\p{N}:/%€$£]|[.,]\\d| ?(?:[ap]m|[ap]\\. ?m|uhr|hr?s?|o[’']clock|€|%)(?!\\p{L})| ?[-–] ?\\d| (?:to|bis|a|y) \\d| y (?:media|cuarto)| de la (?:ma|tar|noc)| in the | at night)";
const D = '(?<d>[0-3]?\\d)';
const YEAR = '(?<y>20\\d\\d)';
/** A line of its own, or what a line begins with before a time or a colon: elsewhere 'today' is seldom the class's day. */
const LONE = '(?= *(?:$|[:!]|[,|·–-]? *\\d|[,|·–-]? *(?:@|at|um|ab|von|a las?|de|from) ?\\d))';
/** What a short weekday has after it, where it is not another word: 'Sun 7pm', but 'So, 3 Plätze'. */
const BEFORE_NUMBER = '(?=[.:]?,? ?(?:@ ?|at |um |ab |a las? |von |de |from )?\\d)';
const BEFORE_TIME = `${BEFORE_NUMBER.slice(0, -1)}{1,2}(?:[:.]\\d\\d|(?: ?[-–] ?\\d{1,2})? ?(?:[ap]m|[ap]\\.|uhr|hr?s?)(?!\\p{L})))`;

const either = (words: readonly string[]) => accentless(words.join('|'));
const weekly = (lexicon: Lexicon) => (parts: Parts) => everyOf(lexicon, parts.w);
const everyOf = (lexicon: Lexicon, word = '') => {
  const plurals = lexicon.weekdays.map(lexicon.plural);
  const every = Math.max(indexAmong(lexicon.weekdays, lexicon.shorts, word), indexAmong(plurals, [], word));
  return every < 0 ? [] : [{ every }];
};

/** A date of a month that has a name. */
const dated =
  (lexicon: Lexicon) =>
  ({ d, M, y }: Parts, today: string) => {
    const date = closestDate(indexAmong(lexicon.months, lexicon.monthShorts, M), Number(d), today);
    return dateOf(date, y);
  };

function dateOf(date: string | null, year = ''): { date: string }[] {
  if (date === null) return [];
  const full = year.length === 2 ? `20${year}` : year;
  return [{ date: full === '' ? date : full + date.slice(4) }];
}

/** A date in numbers. */
export const readNumbers = ({ d, n, y }: Parts, today: string) => {
  const month = Number(n) - 1;
  return month < 0 || month > 11 ? [] : dateOf(closestDate(month, Number(d), today), y);
};

/** 'the 26th', 'jueves 26': of the days nearby. */
const ofNoMonth =
  (lexicon: Lexicon) =>
  ({ d, w }: Parts, today: string) => {
    const days = Array.from({ length: 62 }, (_, index) => addDays(today, index - 16));
    const [named] = w === undefined ? [] : everyOf(lexicon, w);
    return days
      .filter((date) => dayOf(date) === Number(d) && (named === undefined || weekdayOf(date) === named.every))
      .map((date) => ({ date }));
  };

const relative = (lexicon: Lexicon) => (_: Parts, today: string, words: string) => {
  const days = lexicon.relative[words.toLowerCase()];
  return days === undefined ? [] : [{ date: addDays(today, days) }];
};

const rhythmic = (lexicon: Lexicon) => (_: Parts, _today: string, words: string) => {
  const found = Object.entries(lexicon.rhythms).find(([, { typed }]) => new RegExp(`^(?:${typed})$`, 'iu').test(words));
  return found ? [{ rhythm: found[0] }] : [];
};

type Source = readonly [DayManner['as'], Certainty, string, DayPattern['read']];

/** What differs from language to language, longest first: what one pattern has taken is not offered to the next. */
function sourcesOf(language: Language): readonly Source[] {
  const lexicon = LEXICA[language];
  const long = either(lexicon.weekdays);
  const short = `(?:${lexicon.shorts.join('|')})(?!\\p{L})`;
  const W = `(?<w>${long}|${short})`;
  const plurals = either(lexicon.weekdays.map(lexicon.plural));
  const M = `(?<M>${either(lexicon.months)}|(?:${lexicon.monthShorts.join('|')})(?!\\p{L}))`;
  const words = { W, M, long, short, plurals };
  const own = { en: english, de: german, es: spanish }[language](lexicon, words);
  const rhythms = Object.values(lexicon.rhythms).map(({ typed }) => typed);
  const inLine = rhythms.join('|');
  const relatives = accentless(Object.keys(lexicon.relative).join('|'));
  return [
    ['every', 'certain', `^[^\\p{L}\\p{N}\\n]*(?:${inLine})${LONE}`, rhythmic(lexicon)],
    ['every', 'possible', `(?:${inLine})${END}`, rhythmic(lexicon)],
    ...own,
    ['relative', 'certain', `^[^\\p{L}\\p{N}\\n]*(?:${relatives})${LONE}`, relative(lexicon)],
    ['relative', 'possible', `(?:${relatives})${END}`, relative(lexicon)],
  ];
}

type Words = { W: string; M: string; long: string; short: string; plurals: string };

function english(lexicon: Lexicon, { W, M, long, short }: Words): readonly Source[] {
  const weekday = `(?:on )?(?:${W}\\.?(?:, the | the |,? | ?[|·–-] ?))?`;
  const year = `(?:,? ${YEAR})?`;
  return [
    ['date', 'certain', `${weekday}${M}\\.? ${D}(?<th>st|nd|rd|th)?${NUMBER_END}${year}`, dated(lexicon)],
    ['date', 'certain', `${weekday}(?:the )?${D}(?<th>st|nd|rd|th)? (?:of )?${M}${END}(?:\\.?${year})`, dated(lexicon)],
    ['date', 'likely', `(?:on )?${W}\\.?(?:,? the |,? )${D}(?<th>st|nd|rd|th)?${NUMBER_END}`, ofNoMonth(lexicon)],
    ['date', 'likely', `(?:on )?the ${D}(?<th>st|nd|rd|th)${END}`, ofNoMonth(lexicon)],
    ['every', 'certain', `(?:every|each) ${W}${END}`, weekly(lexicon)],
    ['coming', 'certain', `(?:this coming|this|next|coming) (?<w>${long})${END}`, weekly(lexicon)],
    ['coming', 'likely', `(?:this coming|this|next|coming) (?<w>${short})${END}`, weekly(lexicon)],
    ['plural', 'certain', `(?:on )?(?<w>${long})[’']?s${END}`, weekly(lexicon)],
    ['weekday', 'certain', `(?:on )?(?<w>${long})${END}`, weekly(lexicon)],
    ...shortly('on ', short, lexicon),
  ];
}

function german(lexicon: Lexicon, { W, M, long, short }: Words): readonly Source[] {
  const weekday = `(?:am )?(?:${W}\\.?(?:,? (?:den |dem )?))?(?:den )?`;
  const coming = '(?:diesen|dieser|nächsten|nächster|kommenden|kommender)';
  return [
    ['date', 'certain', `${weekday}${D}\\.? ?${M}${END}(?:\\.? ${YEAR})?`, dated(lexicon)],
    ['date', 'likely', `(?:am )?${W}\\.?,? (?:den |dem )?${D}\\.(?![ ]?\\d)`, ofNoMonth(lexicon)],
    ['date', 'likely', `(?:am|den|zum) ${D}\\.(?! ?\\d)`, ofNoMonth(lexicon)],
    ['every', 'certain', `(?:jeden|jeder|immer am) ${W}${END}`, weekly(lexicon)],
    ['coming', 'certain', `${coming} (?<w>${long})${END}`, weekly(lexicon)],
    ['coming', 'likely', `${coming} (?<w>${short})${END}`, weekly(lexicon)],
    ['plural', 'certain', `(?<w>${long})s${END}`, weekly(lexicon)],
    [
      'weekday',
      'certain',
      `(?:am )?(?<w>${long})(?:(?:vor|nach)?mittags?|abends?|morgens?|nachts?)?${END}`,
      weekly(lexicon),
    ],
    ...shortly('am ', short, lexicon),
  ];
}

function spanish(lexicon: Lexicon, { W, M, long, short, plurals }: Words): readonly Source[] {
  const weekday = `(?:el )?(?:${W}\\.?,? )?(?:el )?(?:d[íi]a )?`;
  const coming = '(?:este próximo|este proximo|este|el pr[óo]ximo|pr[óo]ximo)';
  return [
    ['date', 'certain', `${weekday}${D} (?:de )?${M}${END}(?:\\.?(?: de| del|,)? ${YEAR})?`, dated(lexicon)],
    ['date', 'likely', `(?:el )?${W}\\.?,? (?:d[íi]a )?${D}${NUMBER_END}`, ofNoMonth(lexicon)],
    ['date', 'likely', `el (?:d[íi]a )?${D}${NUMBER_END}`, ofNoMonth(lexicon)],
    ['every', 'certain', `(?:todos los|cada) (?<w>${plurals}|${long}|${short})${END}`, weekly(lexicon)],
    ['coming', 'certain', `el (?<w>${long}) (?:que viene|pr[óo]ximo)${END}`, weekly(lexicon)],
    ['coming', 'certain', `${coming} (?<w>${long})${END}`, weekly(lexicon)],
    ['coming', 'likely', `${coming} (?<w>${short})${END}`, weekly(lexicon)],
    ['plural', 'certain', `los (?<w>${plurals}|${long})${END}`, weekly(lexicon)],
    ['weekday', 'certain', `(?:el )?(?<w>${long}|${plurals})${END}`, weekly(lexicon)],
    ...shortly('el ', short, lexicon),
  ];
}

/** 'Thu 7pm', or 'Thu' as a line of its own. */
const shortly = (lead: string, short: string, lexicon: Lexicon): readonly Source[] => [
  ['weekday', 'certain', `(?:${lead})?(?<w>${short})${BEFORE_TIME}`, weekly(lexicon)],
  ['weekday', 'possible', `(?:${lead})?(?<w>${short})${BEFORE_NUMBER}`, weekly(lexicon)],
  ['weekday', 'likely', `^[^\\p{L}\\p{N}\\n]*(?<w>${short})(?=\\.? *$)`, weekly(lexicon)],
];

const NAMES: readonly [Language, string][] = LEXICON_LANGUAGES.map((language) => {
  const { weekdays, shorts } = LEXICA[language];
  return [language, `(?:${either(weekdays)}|(?:${shorts.join('|')})(?!\\p{L}))`];
});

/** '26.11.', '11/26/26', 'Do, den 5.12.2026', for the names of a language. */
function numberedIn(language: Language, names: string): DayPattern[] {
  const lead = `(?:(?:on|am|el|den|the) )?(?:(?<w>${names})\\.?(?:,? (?:den |dem |el )?|: ?))?(?:den )?`;
  const forms = ['/', '\\.', '-'].map((mark): [string, RegExp] => [
    mark,
    new RegExp(
      `${lead}(?<d>[0-3]?\\d)${mark}(?<n>[0-3]?\\d)(?:${mark}(?<y>(?:20)?\\d\\d)${mark === '\\.' ? '|\\.(?!\\d)' : ''})?(?![\\p{L}\\p{N}:/%€$£]|[.,-]\\d| ?(?:[ap]m|[ap]\\. ?m|uhr|hr?s?|€|%)(?!\\p{L}))`,
      'giu',
    ),
  ]);
  const common = { as: 'date', language, certainty: 'likely', read: readNumbers } as const;
  return forms.flatMap(([mark, expression]) => [
    { ...common, expression },
    ...(mark === '\\.' ? [] : [{ ...common, expression, renamed: { d: 'n', n: 'd' } as const }]),
  ]);
}

const ISO: DayPattern = {
  ...{
    expression: /(?<y>20\d\d)-(?<n>[01]\d)-(?<d>[0-3]\d)(?!\d)/giu,
    as: 'date',
    language: 'en',
    certainty: 'certain',
  },
  read: readNumbers,
};

const built = LEXICON_LANGUAGES.map((language) =>
  sourcesOf(language).map(
    ([as, certainty, source, read]): DayPattern => ({
      ...{ expression: new RegExp(source, 'gimu'), as, certainty, language, read },
    }),
  ),
);
const isDate = ({ as }: DayPattern) => as === 'date';

/** All of them, in steps: of what one step finds, the longest comes first, and what it has taken is not offered to the next. */
export const DAY_PATTERNS: readonly (readonly DayPattern[])[] = [
  [ISO, ...built.flat().filter((pattern) => isDate(pattern) && pattern.certainty === 'certain')],
  NAMES.flatMap(([language, names]) => numberedIn(language, names)),
  built.flat().filter((pattern) => isDate(pattern) && pattern.certainty !== 'certain'),
  built.flat().filter((pattern) => !isDate(pattern)),
];
