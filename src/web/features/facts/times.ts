import { clock } from '../../../contract/days.ts';
import type { TimeManner } from '../../../contract/facts.ts';
import { guessLanguage } from '../../../contract/languages.ts';
import { matchesNotAfter } from './words.ts';

/** A time that a text says, in minutes after midnight; both halves of the day for one without AM and PM. */
export type TimeMention = { start: number; end: number; manner: TimeManner; minutes: readonly number[] };

const TIME = /(\d{1,2})(?:([:.])([0-5]\d))?(?:(\s?)([ap]\.m\.|[ap]m)|(\s?(?:uhr|h)))?(?![\p{L}\p{N}%]|[:.]\d)/giu;

/** Every time that the words say, in their order: those with minutes after a colon, or with AM, PM or 'Uhr'. */
export function findTimes(words: string): TimeMention[] {
  // '10:00' is in the morning wherever nobody says AM.
  const isEnglish = guessLanguage(words) === 'en';
  return matchesNotAfter(words, TIME, /[\p{L}\p{N}:.,$€£]/u).flatMap((match): TimeMention[] => {
    const [text, hour = '', colon, minutes, gap = '', mark, unit = ''] = match;
    if (mark === undefined && unit === '' && colon !== ':') return [];
    const number = Number(hour);
    const whole =
      mark === undefined && (!isEnglish || unit !== '' || number === 0 || number > 12 || hour.startsWith('0'));
    if (number > (whole ? 23 : 12) || (!whole && number === 0)) return [];
    const manner = {
      fact: 'time',
      colon: colon ?? ':',
      minutes: minutes !== undefined,
      gap,
      marks: marksLike(mark),
      whole,
      unit,
    };
    const start = match.index;
    return [
      { start, end: start + text.length, manner: manner as TimeManner, minutes: read(number, minutes, mark, whole) },
    ];
  });
}

function read(hour: number, minutes = '0', mark: string | undefined, whole: boolean): number[] {
  if (whole) return [hour * 60 + Number(minutes)];
  const morning = (hour % 12) * 60 + Number(minutes);
  const halves = [morning, morning + 720];
  if (mark === undefined) return halves;
  return [halves[/^p/i.test(mark) ? 1 : 0]!];
}

function marksLike(mark = ''): [string, string] {
  const upper = /^[AP]/.test(mark);
  return ['a', 'p'].map((letter) => mark.replace(/^./, upper ? letter.toUpperCase() : letter)) as [string, string];
}

/** Minutes after midnight of a time such as '7:00 PM'; NaN for anything else. */
export function minutesOf(time: string): number {
  const match = /^(\d{1,2}):(\d\d) ?([AP])M$/i.exec(time);
  if (!match) return Number.NaN;
  return (Number(match[1]) % 12) * 60 + Number(match[2]) + (match[3]?.toUpperCase() === 'P' ? 720 : 0);
}

/** The class's time in this manner. */
export function sayTime({ colon, minutes, gap, marks, whole, unit }: TimeManner, time: string): string {
  const total = minutesOf(time);
  if (Number.isNaN(total)) return time;
  const rest = String(total % 60).padStart(2, '0');
  const hour = Math.floor(total / 60);
  if (whole) return clock(hour, rest, unit, !minutes, colon);
  const number = minutes || rest !== '00' ? `${hour % 12 || 12}${colon}${rest}` : `${hour % 12 || 12}`;
  const mark = marks[hour < 12 ? 0 : 1];
  return mark ? number + gap + mark : number;
}
