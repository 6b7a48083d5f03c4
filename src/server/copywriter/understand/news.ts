import { wordCount } from '../limits.ts';
import type { Clause } from './slots.ts';

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
    `(?<![\\p{L}\\d])(?:now|jetzt|ab jetzt|ab sofort|ahora) (?:in|im|at|en)(?: the| la)? (?:room|studio|hall|raum|saal|halle|sala)${END}`,
    `\\d(?: ?(?:am|pm|uhr|h))? (?:instead of|not|statt|en vez de|y no) \\d|(?:instead of|statt|en vez de) (?:\\d|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mié|jue|vie|sáb|dom)`,
    `(?<![\\p{L}\\d])(?:${WHAT}) (?:goes|go|is going) (?:up|down)${END}|(?<![\\p{L}\\d])(?:from|ab|desde) [^,.;]{1,20} (?:costs?|kostet|cuesta)${END}`,
  ].join('|'),
  'iu',
);

/** Where in a sentence a change is told; -1 if nowhere. */
export const changeIn = (sentence: string): number => sentence.search(CHANGES);

/** Whether a part of the details tells a change. */
export const tellsChange = (typed: string): boolean => CHANGES.test(typed);

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
 * The news of this post, which stands in the first line: what does not take place, what has changed, how few places are left; undefined if there is none.
 * @param once parts that tell of one lesson that is left out
 */
export function newsIn(clauses: readonly Clause[], once: ReadonlySet<Clause>): News | undefined {
  // '$22' alone would be said in other words, without what is new about it.
  const isNews = ({ typed, whole, slots }: Clause) => (!whole || slots[0]?.kind === 'price') && CHANGES.test(typed);
  const isKind = [({ slots }: Clause) => slots.some(isOff), (each: Clause) => once.has(each), isNews, tellsLast];
  const at = isKind.map((is) => clauses.findIndex(is)).find((each) => each >= 0);
  if (at === undefined) return undefined;
  const first = clauses[at]!;
  const next = clauses[at + 1];
  // 'New time! Now 7.30pm instead of 7' is one thing.
  const told =
    next && !tellsLast(first) && !next.whole && next.slots.length === 0 && wordCount(first.typed) <= FEW
      ? [first, next]
      : [first];
  const text = told.map(({ typed }) => typed).join(/[.!?…]$/.test(first.typed) ? ' ' : ', ');
  const how = { isOff: told.some(({ slots }) => slots.some(isOff)), isOnce: once.has(first) };
  return text.length <= LONGEST ? { text, ...how, clauses: told } : { text: first.typed, ...how, clauses: [first] };
}

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
const BUT = /(?<![\p{L}])(?:but|except|aber|außer|pero|excepto|salvo)(?![\p{L}])/iu;
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
