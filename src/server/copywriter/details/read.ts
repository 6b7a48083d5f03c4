import { hasElement, hasUrl, isOrder, tidyTyped } from '../clean.ts';
import { movesIn } from '../description/moves.ts';
import { PATTERNS } from './patterns/index.ts';
import type { Clause, Details, LeftOut, Slot } from './slots.ts';

/** Words that may stand around what was understood without saying anything of their own. */
const FILLERS =
  /^(?:a|an|and|also|all|are|at|be|but|class|classes|come|each|everyone|for|from|get|go|have|hey|hi|i|if|in|is|it|it['’]?s|its|just|may|new|news|note|now|of|ok|on|only|open|our|ours|per|please|pls|plz|plus|sadly|session|so|sorry|still|thanks|thx|that|the|there|there['’]?s|this|time|to|today|tonight|too|us|very|w|we|we['’]?re|welcome|will|with|ya|you|your|ur|y['’]?all|yes|yay|folks|team|info|heads|up|week|fyi|psa|super|guys|can|need|reminder|important|update|oops|instead|he|she|they|know|you['’]?ll|und|mit|für|der|die|das|ein|eine|wir|uns|heute|leider|nur|noch|kurs|ist|y|con|para|la|el|es|una|hoy|clase|por|favor|bitte|geeignet|willkommen|x+|xo+)$/i;

/** Until when an offer holds. */
const LIMIT = /\b(?:today|tonight|this (?:week(?:end)?|month))\b/i;
/** Words that are half of the fact: 'trick of the month: Ayesha'. */
const NAMED = /\b(?:trick|move) of the\b/i;

/**
 * Reads a description or details. Clauses that are understood wholly can be said in other words; the others are quoted, and what they say is known all
 * the same. Sentences with markup or an instruction to the writer are left out and named.
 */
export function readDetails(text: string): Details {
  const clauses: Clause[] = [];
  const leftOut: LeftOut[] = [];
  for (const sentence of sentencesOf(text)) {
    const reason = faultOf(sentence);
    if (reason) leftOut.push({ text: sentence, reason });
    else clauses.push(...clausesOf(sentence));
  }
  return { clauses, leftOut };
}

function faultOf(sentence: string): LeftOut['reason'] | undefined {
  if (hasElement(sentence)) return 'markup';
  if (isOrder(sentence)) return 'instruction';
  if (hasUrl(sentence) && !readClause(sentence).slots.some(({ kind }) => kind === 'contact')) return 'link';
  return undefined;
}

/** What the sentence says, in parts that can be told apart: '$15, bring water - DM to book'. */
function clausesOf(sentence: string): Clause[] {
  const whole = readClause(sentence);
  if (whole.whole) return [whole];
  const parts = sentence.split(/ [-–—/|•+] |, (?=\S)/).map((part) => part.trim());
  if (parts.length === 1) return [whole];
  const read = parts.filter(Boolean).map(readClause);
  // Parts of one thought stay together: 'spins, climbs and sits at a steady pace'.
  return read.every((part) => part.whole) ||
    /[-–—/|•+] /.test(sentence) ||
    read.filter((part) => part.whole).length * 2 >= read.length
    ? joinQuoted(read)
    : [whole];
}

/** Neighbors that are only quoted become one again. */
function joinQuoted(parts: Clause[]): Clause[] {
  const joined: Clause[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && !last.whole && !part.whole)
      joined.splice(-1, 1, {
        typed: `${last.typed}, ${part.typed}`,
        slots: [...last.slots, ...part.slots],
        whole: false,
      });
    else joined.push(part);
  }
  return joined;
}

/** Stands where something was understood already. */
const FOUND = '\u0000';
/** Of a list that goes on with it, 'heels, first class free', only what comes before. */
const beforeFound = (words: string) =>
  words?.includes(FOUND) ? words.split(FOUND)[0]!.replace(/(?:,|\band\b|[&+\s])*$/, '') : words;

/** Takes out of the clause what each pattern says, and looks at what is left. */
function readClause(typed: string): Clause {
  const slots: Slot[] = [];
  let rest = typed;
  for (const { words, slot } of PATTERNS) {
    const match = words.exec(rest);
    const found = match && slot([...match].map(beforeFound));
    if (!found) continue;
    slots.push(found);
    rest = `${rest.slice(0, match.index)} ${FOUND} ${rest.slice(match.index + match[0].length)}`;
  }
  const offer = slots.find(({ kind }) => kind === 'offer');
  const limit = offer && LIMIT.exec(rest);
  if (limit) {
    offer.value += ` ${limit[0].toLowerCase()}`;
    rest = rest.replace(limit[0], ' ');
  }
  const moves = movesIn(rest);
  const left = moves.rest.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
  const whole = left.every((word) => FILLERS.test(word)) && !NAMED.test(typed);
  if (moves.names.length > 0) slots.push({ kind: 'content', value: inWords(moves.names) });
  return { typed, slots, whole: whole && slots.length > 0 };
}

const inWords = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

/** Lines, and in them sentences; a period after a number or a short word is none ('max. 8', '10.50'). */
const sentencesOf = (text: string): string[] =>
  text
    .slice(0, LONGEST)
    .split(/[\r\n\u2028\u2029;|•]+/)
    .flatMap(
      (line) =>
        line.match(/.+?(?:[!?]+|[\p{L}\d)%€$]{3}(?<!\b(?:feat|incl|excl|prof|inkl|exkl))\.)(?=\s|$)|.+$/giu) ?? [],
    )
    .map((part) => tidyTyped(part))
    .filter(Boolean);

const LONGEST = 1000;
