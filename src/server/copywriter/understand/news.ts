import type { Language } from '../../../contract/promotion.ts';
import { capitalise } from '../../../contract/strings.ts';
import { wordCount } from '../limits.ts';
import { tellsAway, tellsOf } from './away.ts';
import { BEGINS_ANEW } from './begins.ts';
import { valuesIn } from './elsewhere.ts';
import type { Clause, Slot } from './slots.ts';

const WHAT =
  '(?:time|times|day|days|date|price|prices|address|location|venue|place|home|teacher|instructor|room|timetable|schedule|start|uhrzeit|zeit|zeiten|tag|termin|preis|preise|adresse|ort|raum|lehrerin|lehrer|trainerin|stundenplan|kursplan|hora|horario|horarios|día|precio|precios|dirección|sala|lugar|profe|profesora|profesor)';
const END = '(?![\\p{L}\\d])';
/** What has changed, in the words of those who tell it. */
const CHANGES = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:new|neue[rsnm]?|nuev[oa]s?) (?:class )?${WHAT}${END}|(?<![\\p{L}\\d])${WHAT} nuev[oa]s?${END}`,
    `(?<![\\p{L}\\d])(?:cambio|cambios) (?:de|en el) ${WHAT}${END}|(?<![\\p{L}\\d])(?:\\p{L}+änderung|änderung der)${END}`,
    `(?<![\\p{L}\\d])(?:time|day|venue|location|room|price|schedule) change${END}|change of (?:time|day|venue|plan)`,
    `(?<![\\p{L}\\d])(?:has |have |is |are |we['’]ve |we |was )?(?:moved?|moving|rescheduled|verschoben|verlegt|umgezogen|mudamos|mudado|ziehen um|cambia(?:mos)?|traslad\\p{L}+)(?: to| from| nach| auf| in| a| de)?${END}`,
    `(?<![\\p{L}\\d])(?:now|jetzt|ab jetzt|ab sofort|from now on|ahora|a partir de ahora) (?:(?:at|on|in|um|am|a las|el|los|every|immer) )?(?:\\d|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mié|jue|vie|sáb|dom)`,
    `(?<![\\p{L}\\d])(?:now|jetzt|ab jetzt|ab sofort|ahora) (?:in|im|at|en)(?: the| la| el| dem| der)?(?: (?!for)\\p{L}+\\.?)? (?:room|studio|hall|raum|saal|halle|sala|salón)${END}`,
    `(?<![\\p{L}\\d])(?:from|ab|desde|a partir)(?: del| de| el)? \\d[\\d./]*(?: \\p{L}+)? (?:on |immer |pasa(?:mos)? a(?:l| los)? |los )?(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)${END}`,
    `(?<![\\p{L}\\d])pasa(?:mos|n)? (?:a|al|a los|a las) (?:\\d|lun|mar|mié|jue|vie|sáb|dom|sala)|(?<![\\p{L}\\d])(?:starts?|begins?|beginnt|startet|fängt|empieza|empezamos|arranca) (?:um )?\\d+ ?(?:min\\p{L}*|h|hours?) (?:later|earlier|später|früher|más tarde|antes)${END}`,
    `(?<![\\p{L}\\d])(?:sub(?:e|en|imos)|pasa) (?:a|de) ?[$€£S]?/?\\d|[$€£]\\d[\\d.,]*(?: ?[,;])? (?:was|antes|vorher|bisher) [$€£]?\\d|(?<![\\p{L}\\d])(?:antes|vorher|bisher) [$€£]?\\d[\\d.,]*(?: ?[€$£])?(?![\\p{L}\\d:])(?! ?(?:de )?(?:ene|feb|mar|mär|abr|apr|may|jun|jul|ago|aug|sep|oct|okt|nov|dic|dez))`,
    `(?<![\\p{L}\\d])(?:this week|today|tonight|diese woche|heute|esta semana|hoy)(?: only| einmalig| solo)? (?:in|im|en|at|auf)(?: the| der| dem| la| el| los)?(?: \\p{L}+){0,2} (?:room|studio|hall|park|gym|garden|raum|saal|halle|garten|sala|salón|parque|patio|grande|arriba|upstairs|downstairs)${END}`,
    // Who has cancelled leaves a place, and what is on the timetable is on.
    `(?<![\\p{L}\\d])se (?:liber|desocup)(?:ó|aron)${END}|(?<![\\p{L}\\d])wieder (?:\\d+|einer?|zwei|drei) pl[aä]tze?${END}|(?<![\\p{L}\\d])(?:\\d+|one|two|three) (?:spots?|spaces?|places?) (?:back )?(?:open|up for grabs)${END}`,
    `\\d(?: ?(?:am|pm|uhr|h|[€$£]|eur(?:os?)?|chf)\\.?)? (?:instead of|not|statt|en vez de|y no) \\d|(?:instead of|statt|en vez de) (?:[€$£]?\\d|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mié|jue|vie|sáb|dom)`,
    `(?<![\\p{L}\\d])(?:${WHAT}) (?:goes|go|is going) (?:up|down)${END}|(?<![\\p{L}\\d])(?:now|jetzt|ahora) (?:[€$£] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:[€$£]|euros?))(?: \\p{L}+){0,3} (?:from|since|ab|seit|desde)${END}|(?<![\\p{L}\\d])(?:from|ab|desde) [^,.;]{1,20} (?:costs?|kostet|cuesta)${END}`,
  ].join('|'),
  'iu',
);

/** Where in a sentence a change is told; -1 if nowhere. */
export const changeIn = (sentence: string): number => sentence.search(CHANGES);

/** Whether a part of the details tells a change. */
export const tellsChange = (typed: string): boolean => CHANGES.test(typed);

/** That a class is new. */
export const NEW_CLASS =
  /(?<!\p{L})(?:new (?:class|course|group)|neue[rs]? (?:\p{L}+)?kurs|neue (?:\p{L}+)?(?:stunde|klasse|gruppe)|nuev[oa] (?:clase|curso|grupo)|(?:clase|curso|grupo|coreo|rutina) nuev[oa]|new (?:routine|choreo(?:graphy)?)|neue choreo(?:gra(?:f|ph)ie)?|nueva (?:coreo(?:grafía)?|rutina)|(?:now |jetzt |new |neu )?(?:on|im|en) (?:the timetable|kursplan|el horario))(?!\p{L})|^¡?(?:new|neu|nuev[oa])!*$/iu;
/** That one begins anew, and when: 'new session starts sept 8', 'neuer Block ab 7.9.'. */
export const NEW_START = new RegExp(`(?<!\\p{L})${BEGINS_ANEW}(?!\\p{L})`, 'iu');
const tellsNew = ({ typed }: Clause): boolean =>
  (NEW_CLASS.test(typed) && wordCount(typed) <= FEW) || (NEW_START.test(typed) && typed.length <= LONGEST);

/** What has changed, and the parts of the details that tell it. */
export interface News {
  text: string;
  /** Nothing takes place, for another time than this one or for a while. */
  isOff: boolean;
  /** One lesson of many is left out: nothing cheerful stands beside that, and nobody is called to it. */
  isOnce?: boolean;
  clauses: readonly Clause[];
}

/**
 * The news of this post, which stands in the first line: what does not take place, who has no place, what has changed or is new, how few places are left;
 * undefined if there is none.
 * @param once parts that tell of one lesson that is left out
 * @param name who teaches: that she stands in is less news than another time
 */
export function newsIn(clauses: readonly Clause[], once: ReadonlySet<Clause>, name = ''): News | undefined {
  // '$22' alone would be said in other words, without what is new about it.
  const isNews = ({ typed, whole, slots }: Clause) => (!whole || slots[0]?.kind === 'price') && CHANGES.test(typed);
  // That it does not take place is the news, whatever else is new.
  if (
    clauses.some(({ slots }) =>
      slots.some(({ kind, value, not }) => kind === 'cancelled' && value === 'cancelled' && !not),
    )
  )
    return undefined;
  const isKind = [
    ({ slots }: Clause) => slots.some(isOff),
    (each: Clause) => once.has(each),
    (each: Clause) => tellsFull(each, clauses),
    (each: Clause) =>
      standsIn(each, clauses, name) && !(each.slots.some((slot) => isHerself(name, slot)) && clauses.some(isNews)),
    // Who does not teach is not named with the class, so that it is told above it.
    ({ slots, typed }: Clause) => slots.length === 0 && typed.length <= LONGEST && tellsOf(name, typed),
    tellsNew,
    isNews,
    tellsLast,
  ];
  const at = isKind.map((is) => clauses.findIndex(is)).find((each) => each >= 0);
  if (at === undefined) return undefined;
  const first = clauses[at]!;
  if (tellsNew(first) && !isNews(first)) {
    const more = clauses.find((each) => each !== first && (isNews(each) || tellsLast(each)));
    return toldIn(more ? [first, more] : [first], first);
  }
  const other = [clauses[at - 1], clauses[at + 1]].find(
    (each) => each?.slots.length === 0 && tellsAway(each.typed, name) && standsIn(first, clauses, name),
  );
  if (other)
    return toldIn(
      clauses.filter((each) => each === first || each === other),
      first,
    );
  const next = clauses[at + 1];
  // 'New time! Now 7.30pm instead of 7' is one thing.
  const told =
    next &&
    (makesUp(next) || (!tellsLast(first) && !next.whole && next.slots.length === 0 && wordCount(first.typed) <= FEW))
      ? [first, next]
      : [first];
  return { ...toldIn(told, first), isOff: told.some(({ slots }) => slots.some(isOff)), isOnce: once.has(first) };
}

/** The parts in one line, or the first alone where that is too long. */
function toldIn(told: readonly Clause[], first: Clause): News {
  const text = told
    .map(({ typed }) => typed)
    .reduce((all, each) => (/[.!?…]$/.test(all) ? `${all} ${capitalise(each)}` : `${all}, ${each}`));
  const isShort = text.length <= LONGEST;
  return { text: isShort ? text : first.typed, isOff: false, clauses: isShort ? told : [first] };
}

/** When what is left out is made up for, or when there are other places. */
const MAKES_UP =
  /(?<!\p{L})(?:zusatz\p{L}*|nach(?:hol|geholt)\p{L}*|ersatz\p{L}*|neuer termin|(?:extra|second|new|next|another) date|make-?up|made up|resched\p{L}*|(?:se |la )?recupera\p{L}*|se repone|reponemos|(?:nueva|otra) fecha|(?:stays?|remains?) the same|bleib(?:t|en) (?:gleich|wie)|sigue(?:n)? igual|weiter geht\p{L}*(?:['’]s)?|back (?:on|at|in|next|\p{L}+ \d)|wieder (?:am|ab|nächste)|(?:am|nächste\p{L}*) \p{L}+ wieder|volvemos)(?!\p{L})/iu;
const makesUp = ({ typed, slots }: Clause): boolean => slots.length === 0 && MAKES_UP.test(typed);

/** Who has no place, where more is told of it than that. */
const tellsFull = (each: Clause, all: readonly Clause[]): boolean => {
  const next = all[all.indexOf(each) + 1];
  return (
    (!each.whole || (next !== undefined && makesUp(next))) &&
    each.typed.length <= LONGEST &&
    each.slots.some(({ kind, value, not }) => kind === 'soldOut' && value === 'sold out' && !not)
  );
};

/** Who stands in is who teaches by the form. */
export const isHerself = (name: string, { kind, value }: Slot): boolean =>
  kind === 'substitute' && name !== '' && firstOf(name) === firstOf(value);
const firstOf = (name: string) => name.toLowerCase().split(' ')[0];

/** Who stands in, as it was typed: where more is told of it than who for whom, that would be said twice in words of our own. */
const standsIn = ({ whole, slots, typed }: Clause, all: readonly Clause[], name: string): boolean =>
  slots.some(({ kind, not }) => kind === 'substitute' && !not) &&
  typed.length <= LONGEST &&
  (!whole || FOR_DAYS.test(typed) || all.some((each) => each.slots.length === 0 && tellsAway(each.typed, name)));
/** Days for which no German or Spanish line has a place. */
const FOR_DAYS = /(?<!\p{L})(?:heute|morgen|(?:diese|nächste)[nrs]?|hoy|mañana|est[ae]|próxim[ao])(?!\p{L})/iu;
/** Who stands in with a capital letter, and for whom where that was not typed: 'Heute macht Emre (für Kofi)'. Of '2 frei' is said what is free. */
export function naming(news: News | undefined, language: Language): News | undefined {
  const cryptic = news?.clauses.find((each) => tellsLast(each) && /^(?:\d+ \p{L}+|\p{L}+ \d+)$/u.test(each.typed));
  if (news && cryptic && language !== 'en') return { ...news, text: withPlaces(news.text, cryptic, language) };
  const slot = news?.clauses.flatMap(({ slots }) => slots).find(({ kind }) => kind === 'substitute');
  if (!news || !slot) return news;
  const at = news.text.toLowerCase().indexOf(slot.value.toLowerCase());
  const text = at < 0 ? news.text : `${news.text.slice(0, at)}${slot.value}${news.text.slice(at + slot.value.length)}`;
  // Whoever says 'I' has said who is away.
  const isSaid = !slot.of || HERSELF.test(text) || text.toLowerCase().includes(slot.of.toLowerCase().split(' ')[0]!);
  return { ...news, text: isSaid ? text : `${text} (${FOR[language]} ${slot.of})` };
}
/** The text that ends with how many places are left, in whole words. */
function withPlaces(text: string, { typed, slots }: Clause, language: 'de' | 'es'): string {
  const said = slots.flatMap((slot) => valuesIn(language, slot)?.places ?? [])[0];
  const before = text.slice(0, -typed.length);
  return said && text.endsWith(typed) ? before + (/[.!?] $/.test(before) ? capitalise(said) : said) : text;
}
const HERSELF = /(?<!\p{L})(?:me|my|i|i['’]m|mich|mir|meine?\p{L}*|ich|mí|mi|yo)(?!\p{L})/iu;
const FOR: Record<Language, string> = { en: 'for', de: 'für', es: 'en lugar de' };

/** Few places are left. */
export const tellsLast = ({ slots }: Pick<Clause, 'slots'>): boolean =>
  slots.some(({ kind, value, not }) => kind === 'places' && !not && LAST.test(value));
const LAST = /few|left/;

const FEW = 3;
const LONGEST = 50;

/** Now, for a while, or nothing at all: more than one lesson that is left out. */
const NOT_ONCE =
  /(?<![\p{L}])(?:to(?:day|night|morrow)|this|next|heute|morgen|diese[nrsm]?|nächste[nrsm]?|hoy|mañana|est[ae]|próxim[ao]|studio|we|wir|closed|geschlossen|zu|cerra\p{L}*|break|pause|\p{L}*ferien|vacaciones|until|till?|bis|hasta|vom|from|del|al|thru|through)(?![\p{L}])|\d\.? ?[-–] ?\d/iu;
const DAY =
  "(?:christmas (?:day|eve)|thanksgiving|new year[’']?s (?:day|eve)|halloween|easter \\p{L}+|(?:bank|public) holidays?|heiligabend|silvester|neujahr|feiertag\\p{L}*|nochebuena|nochevieja|navidad|festivos)";
/** 'Closed over Christmas but this one is on' */
const BUT = /(?<![\p{L}])(?:but|except|aber|au(?:ß|ss)er|pero|excepto|salvo)(?![\p{L}])/iu;
const ON_A_DAY = new RegExp(`\\d|(?<![\\p{L}])${DAY}(?![\\p{L}])`, 'iu');

/**
 * A class that runs is left out once: 'no class Dec 26', 'am 24.12. fällt aus'. That is news, as it was typed, and the class is not off.
 * @param schedule of the form; what is left out on its one date does not take place
 */
export function withExceptions(
  clauses: readonly Clause[],
  schedule: string,
): { clauses: Clause[]; once: ReadonlySet<Clause> } {
  const dates: readonly string[] = schedule.match(/\d+/g) ?? [];
  const isOnce = ({ typed, slots }: Clause) =>
    slots.some(({ kind }) => kind === 'cancelled') &&
    ON_A_DAY.test(typed) &&
    !NOT_ONCE.test(typed) &&
    !typed.match(/\d+/g)?.some((number) => dates.includes(number));
  const takesPlace = ({ typed }: Clause) => BUT.test(typed);
  const once = new Set<Clause>();
  const all = clauses.map((clause) => {
    if (!isOnce(clause) && !takesPlace(clause)) return clause;
    const known = { ...clause, slots: [], whole: false };
    if (isOnce(clause)) once.add(known);
    return known;
  });
  return { clauses: all, once };
}

const isOff = ({ kind, value }: Clause['slots'][number]): boolean => kind === 'cancelled' && value !== 'cancelled';
