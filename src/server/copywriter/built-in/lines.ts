import { isSeveral } from '../../../contract/profile.ts';
import type { Facts } from '../facts.ts';
import { seenLength } from '../limits.ts';

/** A number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** Reproducible random numbers (mulberry32, Tommy Ettinger, public domain). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** What a line's own words promise, and when that is true. */
const PROMISES: readonly (readonly [RegExp, (facts: Facts) => boolean])[] = [
  [
    /\b(?:poles?|metal|climb|spins?|spinning)\b/i,
    (facts) => !facts.classType || /\bpole|spin|climb|invert/i.test(facts.classType),
  ],
  [/\b(?:tonight|nights?|evening)\b/i, (facts) => isBetween(facts.time, 17, 24)],
  [/\bmorning\b/i, (facts) => isBetween(facts.time, 4, 12)],
];

/** True if nothing the line says is untrue of this class: no evening at 6:00 AM, no pole in Chair Flow. */
function suits(line: string, facts: Facts): boolean {
  return PROMISES.every(([words, holds]) => !words.test(line) || holds(facts));
}

function isBetween(time: string, from: number, until: number): boolean {
  const match = /^(\d{1,2}):\d\d ?([AP])M$/i.exec(time);
  if (!match) return false;
  const hour = (Number(match[1]) % 12) + (match[2]?.toUpperCase() === 'P' ? 12 : 0);
  return hour >= from && hour < until;
}

/** The line with its tokens replaced (see Stock), or undefined if a fact is unknown. */
export function fill(line: string, facts: Facts): string | undefined {
  const many = isSeveral(facts.name);
  const values: Record<string, string> = {
    class: facts.classType,
    name: facts.name,
    studio: facts.studio,
    day: facts.day,
    s: many ? '' : 's',
    es: many ? '' : 'es',
    is: many ? 'are' : 'is',
    has: many ? 'have' : 'has',
  };
  let known = true;
  const filled = line.replace(/\{(\w+)\}/g, (_token, key: string) => {
    const value = values[key];
    if (value === undefined)
      throw new Error(`The line "${line}" has an unknown token {${key}}. Use one that stock.ts lists.`);
    if (value === '' && key !== 's' && key !== 'es') known = false;
    return value;
  });
  return known ? oneMark(filled) : undefined;
}

/** After a name that ends in punctuation ('Pole Co.', 'Ready?') the line's own period is one too many. */
function oneMark(line: string): string {
  return line.replace(/([.!?])(\*\*)?\.(?!\.)/g, '$1$2');
}

/** Words that carry meaning; two lines that share one sound alike. */
function strongWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => !FUNCTION_WORDS.has(word));
}
const FUNCTION_WORDS = new Set([
  'where',
  'there',
  'their',
  'every',
  'about',
  'which',
  'would',
  'could',
  'until',
  'after',
  'before',
]);

export interface Lengths {
  aim: number;
  most: number;
}

/**
 * The filled lines that are true of the class and fit: those within `aim` if there are any, and of these the ones that repeat no strong word of the
 * text so far, if there are any. `measure` counts characters.
 */
export function fitting(
  lines: readonly string[],
  facts: Facts,
  lengths: Lengths,
  written: readonly string[],
  measure: (line: string) => number = seenLength,
): string[] {
  const filled = lines.filter((line) => suits(line, facts)).flatMap((line) => fill(line, facts) ?? []);
  const within = (most: number) => filled.filter((line) => measure(line) <= most);
  const short = within(lengths.aim).length > 0 ? within(lengths.aim) : within(lengths.most);
  const used = new Set(strongWords(written.join(' ')));
  const fresh = short.filter((line) => !strongWords(line).some((word) => used.has(word)));
  return fresh.length > 0 ? fresh : short;
}
