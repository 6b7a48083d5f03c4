import { after } from './occurrences.ts';
import { plain } from './words.ts';

/** How a whole text writes its times: with AM and PM, on 24 hours, or so that nobody can tell. */
export type Manner = 'halves' | 'whole' | 'unknown';
export type Clock = { time: string; ends: string | null };
/** What stands where a time was looked for. */
export type FoundTime = { start: number; end: number } & ({ clock: Clock } | { reason: string });

const HALF = String.raw`(?:a\.?\s?m\.?|p\.?\s?m\.?)(?![\p{L}])`;
const ONE = String.raw`(\d{1,2})(?:\s?[:.h]\s?(\d{2})(?!\d))?(?::\d{2}(?!\d))?`;
const MARK = String.raw`(?:\s?(${HALF}))?(\s?(?:uhr|uur|hrs|h)(?![\p{L}]))?`;
const RANGE = new RegExp(
  String.raw`(?<![\d\p{L}.,:/#-])${ONE}${MARK}(?:\s?(?:-|–|—|to|bis|a|à|al|alle|until|till|às|tot)\s?${ONE}${MARK})?(?![\d\p{L}/-]|[.,:]\d)`,
  'giu',
);
const NOON = /(?<!\p{L})(noon|midday|mediodia|mezzogiorno)(?!\p{L})/iu;

type Part = { hour: number; minutes: string | undefined; half: 'am' | 'pm' | null; isMarked: boolean; text: string };

/** The times of one text; what has neither minutes nor a mark is a number, not a time. */
function partsIn(text: string): { start: number; end: number; parts: [Part, Part | null] }[] {
  return [...text.matchAll(RANGE)].flatMap((match) => {
    const part = (from: number): Part | null => {
      const [hour, minutes, half, unit] = match.slice(from, from + 4);
      if (hour === undefined) return null;
      const isH = new RegExp(`${hour}\\s?h`, 'i').test(match[0]);
      return {
        ...{ hour: Number(hour), minutes, isMarked: minutes !== undefined || Boolean(half) || Boolean(unit) || isH },
        half: half ? (/^p/i.test(half) ? 'pm' : 'am') : null,
        text: `${hour}${unit ?? ''}${isH ? 'h' : ''}`,
      };
    };
    const [first, second] = [part(1)!, part(5)];
    if (!first.isMarked && !(second?.half || (second?.isMarked && second.hour > first.hour))) return [];
    return [{ start: match.index, end: match.index + match[0].length, parts: [first, second] as [Part, Part | null] }];
  });
}

/** How the times of these texts are written. */
export function mannerOf(texts: readonly string[]): Manner {
  const all = texts.flatMap((text) => partsIn(text).flatMap(({ parts }) => parts.filter((part) => part !== null)));
  if (all.some(({ half }) => half)) return 'halves';
  return all.some(({ hour, text }) => hour > 12 || /^0\d|uhr|uur|h/i.test(text)) ? 'whole' : 'unknown';
}

/** The first time, or span of times, in a text; null if there is none. */
export function findTime(text: string, manner: Manner): FoundTime | null {
  const found = partsIn(text)[0];
  const noon = NOON.exec(text);
  if (noon && (!found || noon.index < found.start))
    return { start: noon.index, end: noon.index + noon[0].length, clock: { time: '12:00', ends: null } };
  if (!found) return null;
  const { start, end, parts } = found;
  return { start, end, ...read(parts, manner, text.slice(start, end)) };
}

function read([first, last]: [Part, Part | null], manner: Manner, said: string): { clock: Clock } | { reason: string } {
  if (first.hour > 24 || Number(first.minutes ?? 0) > 59) return { reason: `“${said}” is not a time.` };
  // '6-7pm' begins in the evening, '11-1pm' in the morning.
  const half = first.half ?? (last?.half ? halfBefore(first, last) : null);
  if (half === null && isUnsure(first, manner))
    return { reason: `“${said}” may be in the morning or in the evening. Write ${example(first)}.` };
  const time = timeOf(first, half);
  if (time === null) return { reason: `“${said}” is not a time.` };
  if (!last) return { clock: { time, ends: null } };
  const ends = timeOf(last, last.half ?? (half && halfAfter(first, half, last)));
  return ends === null
    ? { reason: `“${said}” is not a time.` }
    : { clock: { time, ends: ends === time ? null : ends } };
}

/** '06:30' is in the morning, '18:30' in the evening, and '6:30' nobody knows unless the others tell. */
const isUnsure = ({ hour, text }: Part, manner: Manner): boolean =>
  hour >= 1 && hour <= 12 && manner !== 'whole' && !/^0\d|uhr|uur|h/i.test(text);

const example = ({ hour, minutes = '00' }: Part) => `${hour}:${minutes} AM or ${hour}:${minutes} PM`;
const minutesIn = ({ hour, minutes = '0' }: Part) => (hour % 12) * 60 + Number(minutes);
const other = { am: 'pm', pm: 'am' } as const;

const halfBefore = (first: Part, last: Part) =>
  first.hour > 12 ? null : minutesIn(first) <= minutesIn(last) ? last.half : other[last.half!];
const halfAfter = (first: Part, half: 'am' | 'pm', last: Part) =>
  last.hour > 12 ? null : minutesIn(last) >= minutesIn(first) ? half : other[half];

function timeOf({ hour, minutes = '00' }: Part, half: 'am' | 'pm' | null): string | null {
  if (half && (hour < 1 || hour > 12)) return hour > 12 && hour < 24 && half === 'pm' ? `${hour}:${minutes}` : null;
  const whole = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour % 24;
  return Number(minutes) > 59 ? null : `${String(whole).padStart(2, '0')}:${minutes}`;
}

const MINUTES = /(?<![\d\p{L}])\(?(\d{2,3})\s?(?:min(?:s|uten|utes|utos|uti)?\.?|['′’])\)?(?!\p{L})/iu;
const HOURS = /(?<![\d\p{L}])(\d(?:[.,]5)?)\s?(?:hours?|std\.?|stunden?|horas?|heures?|or[ae])(?!\p{L})/iu;

/** How long something lasts, in minutes, with the text around it. */
export function takeLength(text: string): { minutes: number | null; rest: string } {
  const [minutes, hours] = [MINUTES.exec(text), HOURS.exec(text)];
  const match = minutes ?? hours;
  if (!match) return { minutes: null, rest: text };
  const amount = Number(match[1]!.replace(',', '.')) * (minutes ? 1 : 60);
  return {
    minutes: amount >= 5 && amount < 1440 ? amount : null,
    rest: `${text.slice(0, match.index)}  ${text.slice(match.index + match[0].length)}`,
  };
}

/** When something ends, by a column that has a time or how long it lasts. */
export function endIn(cell: string, begins: string, manner: Manner): string | null {
  const alone = /^\d{2,3}$/.exec(plain(cell));
  const minutes = alone ? Number(alone[0]) : takeLength(cell).minutes;
  if (minutes) return after(begins, minutes);
  const found = findTime(cell, manner);
  return found && 'clock' in found && found.clock.time !== begins ? found.clock.time : null;
}
