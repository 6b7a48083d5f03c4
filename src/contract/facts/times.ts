import type { ClockManner, TimeManner } from '../facts.ts';
import { guessLanguage } from '../languages.ts';
import type { Language } from '../promotion.ts';
import { findSpoken } from './times-spoken.ts';
import type { Certainty, TimeMention } from './when.ts';
import { matchesNotAfter } from './words.ts';

const MARK = '[ap]\\. ?m\\.?|[ap]m';
const PART =
  'in the (?:morning|afternoon|evening)|at night|(?:vor|nach)mittags|morgens|mittags|abends|nachts|früh|de la (?:mañana|manana|tarde|noche)';
/** Hours, colon, minutes; gap, mark; a letter for one; unit; part of the day. */
const CLOCK = `(\\d{1,2})(?:(:|\\.|h| ?uhr |(?=[0-5]\\d ?hr))([0-5]\\d))?(?:(\\s?)(${MARK})|([ap])(?!\\p{L})|(\\s?(?:uhr|hrs?|hs|h)(?!\\p{L})))?(?: (${PART})(?!\\p{L}))?`;
const END = '(?![\\p{L}\\p{N}%€$£]|[:.,]\\d|ish| [€%])';
const TIME = new RegExp(`(a las? )?${CLOCK}(ish(?!\\p{L})|${END})`, 'giu');
/** What a time lasts until. */
const UNTIL = new RegExp(
  `( ?[-–—] ?| to | until | till | ’?'?til | bis | a | a las? | hasta las? | hasta )${CLOCK}${END}`,
  'iuy',
);
/** Before a number that is an hour then. */
const CUE = /(?:^|[^\p{L}])(?:at|@|around|from|um|ab|gegen|von|sobre las|desde las|las|la|de)\s?$/iu;
const DAY =
  /(?:day|days|tags?|mittwochs?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|mon|tue|wed|thu|thurs|fri|sat|sun|mo|di|mi|do|fr|sa|so|\d\.)[.,]? $/iu;
/** After a number that is an hour there. */
const HOUR_END = /^(?:$|[\n.,!?;)|]| (?:with|in|for|on|at|sharp|bei|mit|im|und|geht|en|con|y)(?!\p{L}))/iu;

type Clock = { hour: number; minutes: number; bare: boolean; marked: boolean; pm: boolean | null; manner: ClockManner };

function clockOf(groups: readonly (string | undefined)[], isEnglish: boolean): Clock | null {
  const [hour = '', colon, minutes, gap = '', whole12, letter, unit = '', part] = groups;
  const mark = whole12 ?? letter;
  const number = Number(hour);
  // '10:00' is in the morning wherever nobody says AM.
  const counted = mark === undefined && (part === undefined || number > 12);
  const named = unit !== '' || (colon !== undefined && !/^[:.]$/.test(colon));
  const whole =
    counted && (named || number === 0 || number > 12 || hour.startsWith('0') || (!isEnglish && minutes !== undefined));
  if (number > (whole ? 23 : 12) || (!whole && number === 0)) return null;
  const manner = {
    ...{ colon: colon ?? ':', minutes: minutes !== undefined, gap, marks: marksLike(mark), whole, unit },
    ...(part !== undefined && { part: partLanguage(part) }),
  };
  const pm =
    mark === undefined ? (part === undefined ? null : !/morn|früh|ma[ñn]ana|vormittags/i.test(part)) : /^p/i.test(mark);
  const bare = mark === undefined && unit === '' && part === undefined;
  return {
    hour: number,
    minutes: Number(minutes ?? 0),
    bare: bare && colon === undefined,
    marked: !bare || (colon !== undefined && colon !== '.'),
    pm,
    manner,
  };
}

const partLanguage = (part: string): Language => (/^(?:in|at) /i.test(part) ? 'en' : /^de /i.test(part) ? 'es' : 'de');

/** Every time that the words say, in their order, also in words: 'half past seven', 'mediodía'. */
export function findTimes(words: string): TimeMention[] {
  const isEnglish = guessLanguage(words) === 'en';
  const spoken = findSpoken(words);
  const written = matchesNotAfter(words, TIME, /[\p{L}\p{N}:.,$€£/-]/u).flatMap((match): TimeMention[] => {
    const end = match.index + match[0].length;
    if (spoken.some((other) => match.index < other.end && other.start < end)) return [];
    const time = timeAt(words, match, isEnglish);
    return time ? [time] : [];
  });
  // The end of a range is not a time of its own.
  const apart = written.filter((time, index) => !written.slice(0, index).some((other) => time.start < other.end));
  return [...spoken, ...apart].sort((a, b) => a.start - b.start);
}

function timeAt(words: string, match: RegExpExecArray, isEnglish: boolean): TimeMention | null {
  const [text, lead = '', ...groups] = match;
  const begins = clockOf(groups.slice(0, 8), isEnglish);
  if (!begins) return null;
  const start = match.index;
  const before = words.slice(0, start);
  const until = untilAt(words, start + text.length, { ...begins, cued: CUE.test(before) }, isEnglish);
  const first = until?.begins ?? begins;
  const end = until?.end ?? start + text.length;
  const certainty = groups[8]
    ? 'possible'
    : certaintyOf(first, until?.marked ?? false, lead !== '', before, words.slice(end));
  if (certainty === null) return null;
  const manner: TimeManner = {
    ...{ fact: 'time', ...first.manner, ...(lead && { lead }) },
    ...(until && { until: { link: until.link, minutes: until.minutes, clock: until.clock } }),
  };
  return { start, end, certainty, manner, ...minutesOf(first) };
}

function certaintyOf(
  { bare, marked }: Clock,
  ranged: boolean,
  led: boolean,
  before: string,
  after: string,
): Certainty | null {
  if (ranged || marked) return 'certain';
  if (!bare) return 'likely';
  if (led || CUE.test(before)) return HOUR_END.test(after) ? 'likely' : 'possible';
  return DAY.test(before) ? 'possible' : null;
}

/** The times that a clock can mean. */
function minutesOf({ hour, minutes, pm, manner }: Clock): Pick<TimeMention, 'minutes' | 'possible'> {
  if (manner.whole) return { minutes: [hour * 60 + minutes], possible: hour < 12 ? [hour * 60 + minutes + 720] : [] };
  const halves = [(hour % 12) * 60 + minutes, (hour % 12) * 60 + minutes + 720] as const;
  return { minutes: pm === null ? halves : [halves[pm ? 1 : 0]], possible: [] };
}

type Until = { end: number; link: string; minutes: number; marked: boolean; clock: ClockManner; begins: Clock };

/** Until when a time lasts; what says AM or 'Uhr' there holds for its beginning too: '7-8pm', '19-20 Uhr'. */
function untilAt(words: string, at: number, begins: Clock & { cued: boolean }, isEnglish: boolean): Until | null {
  UNTIL.lastIndex = at;
  const match = UNTIL.exec(words);
  const ends = match && clockOf(match.slice(2, 10), isEnglish);
  // 'Viernes 4 a las 11:45' is a day and a time.
  if (!match || !ends || (begins.bare && !begins.cued && /^ a /i.test(match[1] ?? ''))) return null;
  const whole = begins.bare && ends.manner.whole && ends.pm === null;
  const first = whole ? { ...begins, manner: { ...begins.manner, whole } } : begins;
  const to = minutesOf(ends).minutes;
  const from = minutesOf(first).minutes;
  const lasting = (start: number) =>
    Math.min(...to.map((end) => (end - start + 1440) % 1440).filter((length) => length > 0));
  const shortest = Math.min(...from.map(lasting));
  if (!Number.isFinite(shortest) || shortest > 720) return null;
  const start = from.find((one) => lasting(one) === shortest)!;
  // Both halves stay open where neither says which.
  const pm = from.length > 1 && ends.pm !== null ? start >= 720 : first.pm;
  const [text, link = ''] = match;
  const marked = begins.marked || ends.marked;
  return { end: at + text.length, link, minutes: shortest, marked, clock: ends.manner, begins: { ...first, pm } };
}

function marksLike(mark = ''): [string, string] {
  const upper = /^[AP]/.test(mark);
  return ['a', 'p'].map((letter) => mark.replace(/^./, upper ? letter.toUpperCase() : letter)) as [string, string];
}
