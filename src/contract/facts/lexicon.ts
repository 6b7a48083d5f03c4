import { DAY_WORDS } from '../days.ts';
import type { Language } from '../promotion.ts';
import { MONTHS, WEEKDAYS } from './calendar.ts';

/** How a language says and types days. Regular expressions are sources, read without regard to size. */
export type Lexicon = {
  /** Sunday first. */
  weekdays: readonly string[];
  /** What people type for each: 'thu', 'thurs'. */
  shorts: readonly string[];
  months: readonly string[];
  monthShorts: readonly string[];
  /** How many letters a short weekday has where it is said. */
  short: number;
  plural: (weekday: string) => string;
  /** Before a day in a sentence: 'on Thursday'. */
  lead: string;
  /** 'Thursday, December 3', in tokens (`template.ts`). */
  date: string;
  every: string;
  /** Days from today by the words for them; the first word for a number is the one that is said. */
  relative: Readonly<Record<string, number>>;
  /** The rhythms of the form: as they are said, and as else they are typed. */
  rhythms: Readonly<Record<string, { said: string; typed: string }>>;
  soon: string;
  /** In place of day and time, where neither is known. */
  ask: string;
};

const BAR = ' ?[-–+/&,] ?';
const { de, es } = DAY_WORDS;
const typed = (words: Readonly<Record<string, string>>, more: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([value, said]) => [value, { said, typed: more[value] ?? said }]));
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const LEXICA: Readonly<Record<Language, Lexicon>> = {
  en: {
    weekdays: WEEKDAYS,
    shorts: ['sun', 'mon', 'tues?', 'weds?', 'thu(?:rs?)?', 'fri', 'sat'],
    months: MONTHS,
    monthShorts: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sept?', 'oct', 'nov', 'dec'],
    short: 3,
    plural: (weekday) => `${weekday}s`,
    lead: 'on ',
    date: '{w}, {M} {d}',
    every: 'every {w}',
    relative: {
      today: 0,
      tonight: 0,
      'this evening': 0,
      'the day after tomorrow': 2,
      'day after tomorrow': 2,
      tomorrow: 1,
    },
    rhythms: {
      Weekdays: {
        said: 'weekdays',
        typed: `(?:on |every )?weekdays?|mon(?:day)?(?:${BAR}| to | through | thru )fri(?:day)?s?`,
      },
      Weekends: {
        said: 'weekends',
        typed: `(?:on |every )?weekends?|sat(?:urday)?s?(?:${BAR}| and )sun(?:day)?s?`,
      },
      'Bi-weekly': { said: 'bi-weekly', typed: 'bi-?weekly|every other week|every (?:two|2) weeks|fortnightly' },
      Monthly: { said: 'monthly', typed: 'monthly|once a month|every month' },
    },
    soon: 'soon',
    ask: 'message us for the next date',
  },
  de: {
    weekdays: de.weekdays,
    shorts: ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa|sonnabend'],
    months: de.months,
    monthShorts: ['jan', 'feb', 'mär|mrz|maerz', 'apr', 'mai', 'jun', 'jul', 'aug', 'sept?', 'okt', 'nov', 'dez'],
    short: 2,
    plural: de.plural,
    lead: 'am ',
    date: '{w}, {d}. {M}',
    every: 'jeden {w}',
    relative: { heute: 0, 'heute abend': 0, morgen: 1, übermorgen: 2 },
    rhythms: typed(de.rhythms, {
      Weekdays: `(?:von )?mo(?:ntags?)?\\.?(?:${BAR}| bis )fr(?:eitags?)?|werktags|unter der woche`,
      Weekends: `am wochenende|wochenends|sa(?:mstags?)?\\.?(?:${BAR}| und )so(?:nntags?)?`,
      'Bi-weekly': 'alle (?:zwei|2) wochen|alle (?:vierzehn|14) tage|14-tägig|zweiwöchentlich',
      Monthly: '(?:einmal|1x|1 mal) im monat|monatlich|jeden monat',
    }),
    soon: de.soon,
    ask: lowered(de.ask),
  },
  es: {
    weekdays: es.weekdays,
    shorts: ['dom', 'lun', 'mar', 'mi[ée]', 'jue', 'vie', 's[áa]b'],
    months: es.months,
    monthShorts: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept?|set', 'oct', 'nov', 'dic'],
    short: 3,
    plural: es.plural,
    lead: 'el ',
    date: '{w}, {d} de {M}',
    every: 'todos los {p}',
    relative: { hoy: 0, 'esta noche': 0, 'esta tarde': 0, mañana: 1, manana: 1, 'pasado mañana': 2 },
    rhythms: typed(es.rhythms, {
      Weekdays: `(?:de )?l(?:unes|un)?\\.?(?:${BAR}| a )v(?:iernes|ie)?|entre semana`,
      Weekends: `(?:los )?fines de semana|(?:los )?s[áa]b(?:ados?)?\\.?(?:${BAR}| y )dom(?:ingos?)?`,
      'Bi-weekly': 'cada (?:dos|2) semanas|cada (?:quince|15) d[íi]as|quincenal(?:mente)?',
      Monthly: '(?:una|1) vez al mes|cada mes|todos los meses|mensual(?:mente)?',
    }),
    soon: es.soon,
    ask: lowered(es.ask),
  },
};

export const LEXICON_LANGUAGES = Object.keys(LEXICA) as Language[];

/** A source that also takes the words without their accents. */
export const accentless = (source: string) =>
  source.replaceAll('é', '[ée]').replaceAll('á', '[áa]').replaceAll('í', '[íi]');

const bare = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Which of the names a word is, of those as they are said or as they are typed; -1 if none. */
export function indexAmong(names: readonly string[], shorts: readonly string[], word = ''): number {
  const long = names.findIndex((name) => bare(name) === bare(word));
  return long >= 0 ? long : shorts.findIndex((source) => new RegExp(`^(?:${source})$`, 'iu').test(word));
}
