import { changeIn } from './news.ts';
import { PATTERNS } from './patterns/index.ts';
import { AS_TYPED, listEnds, type Pattern } from './patterns/words.ts';
import type { Slot } from './slots.ts';
import { asksIn } from './tokens.ts';

/** Characters of a sentence that say a fact; without a slot they belong together and are to be quoted. */
export interface Found {
  from: number;
  to: number;
  slot: Slot | undefined;
}

/** 'Ages 6-9 sold out': a fact that says it of those that are named before. */
export const isForWhom = (before: readonly Found[], { slot }: Found): boolean =>
  slot?.value === 'sold out' && before.some((each) => /audience|level/.test(each.slot?.kind ?? ''));

/** Stands where something was understood already, a character for each, so that places stay. */
export const MASK = '\u0000';
const MASKED = new RegExp(MASK, 'g');
const NEITHER = new RegExp(`[^\\s${MASK}]`);

const OPEN = PATTERNS.filter(({ open }) => open);
const CLOSED = PATTERNS.filter(({ open }) => !open);
/** Of one kind a sentence has so many at most: '$15, kids $10, members $12'. */
const REPEATED = 5;

/** Until when an offer holds. */
const LIMIT =
  /^\s*(?:only )?(today|tonight|this (?:week(?:end)?|month)|heute|nur heute|diese woche|diesen monat|hoy|esta semana|este mes)(?![\p{L}])/iu;

/** The facts of a sentence, in its order. None takes what another has said: a list without an end of its own ends where another fact begins. */
export function factsIn(sentence: string, asks: readonly number[] = asksIn(sentence)): Found[] {
  const found: Found[] = [];
  let rest = sentence;
  const take = (patterns: readonly Pattern[], heads: readonly number[]) => {
    for (const pattern of patterns) {
      for (let times = 0; times < REPEATED; times++) {
        const fact = firstOf(pattern, rest, heads);
        if (!fact) break;
        found.push(fact);
        rest = `${rest.slice(0, fact.from)}${MASK.repeat(fact.to - fact.from)}${rest.slice(fact.to)}`;
      }
    }
  };
  const change = changeIn(sentence);
  const heads = [...headsIn(sentence), ...asks, ...(change > 0 ? [change] : [])];
  take(CLOSED, heads);
  take(OPEN, heads);
  return found.map((fact) => limited(fact, sentence)).toSorted((a, b) => a.from - b.from);
}

/** Where the facts begin that end a list before them. */
function headsIn(sentence: string): number[] {
  return CLOSED.flatMap(({ words, slot, tail }) => {
    const match = tail ? null : words.exec(sentence);
    return match && slot([...match]) && !CONNECTOR.test(match[0].trimStart())
      ? [match.index + match[0].search(/\S/)]
      : [];
  });
}

const CONNECTOR = /^(?:for|with|on|until|till|from|of|to|at|in|für|mit|ab|bis|para|con|de|desde)(?![\p{L}])/iu;
const DANGLES =
  /(?:\b(?:for|with|on|until|till|thru|from|of|to|at|by|your|the|an?|code|bring|wear|für|mit|bis|ab|para|con|de|trae|is|are|and|or)|[:=])$/iu;

function firstOf({ words, slot, open, tail }: Pattern, rest: string, heads: readonly number[]): Found | undefined {
  const match = words.exec(rest);
  if (!match) return undefined;
  const from = match.index + Math.max(0, match[0].search(NEITHER));
  const end = match.index + match[0].length;
  const masked = rest.indexOf(MASK, from);
  const isCut = masked >= 0 && masked < end;
  const ends = [
    ...(open || tail ? heads.filter((head) => head > from && head < (isCut ? masked : end)) : []),
    ...(isCut ? [masked] : []),
    ...(open ? listEnds(rest.slice(from, isCut ? masked : end)).map((at) => from + at) : []),
  ];
  for (const at of [...ends.toSorted((a, b) => a - b), ...(isCut ? [] : [end])]) {
    const said = at === end ? rest.slice(from, end).trimEnd() : trimmed(rest.slice(from, at));
    if (at !== end && DANGLES.test(said)) continue;
    const to = from + said.length;
    const groups = at === end ? match : words.exec(`${MASK.repeat(from)}${rest.slice(from, to)}`);
    const fact = groups && slot([...groups].map((group) => group?.replace(MASKED, '')) as string[]);
    if (fact && to > from && !splitsWord(rest, from) && !splitsWord(rest, to))
      return { from, to, slot: fact === AS_TYPED ? undefined : fact };
  }
  return undefined;
}

/** Whether this is in the middle of a word or a number: '16' is no '1'. */
const splitsWord = (text: string, at: number) =>
  IN_WORD.some(([before, after]) => before.test(text.slice(0, at)) && after.test(text.slice(at)));
const IN_WORD = [
  [/\p{L}$/u, /^\p{L}/u],
  [/\d[.,:]?$/, /^\d/],
  [/\d$/, /^[.,:]\d/],
] as const;

/** Of a list that goes on with another fact, 'heels, first class free', only what comes before. */
const trimmed = (words: string) =>
  words.replace(/(?:[,;:+&/|–—¡¿-]|(?<![\p{L}])(?:and|n|und|y|plus|but|or|aber|oder|pero|o)(?![\p{L}])|\s)*$/iu, '');

/** '20% off' of '20% off today'. */
function limited(fact: Found, sentence: string): Found {
  const limit = fact.slot?.kind === 'offer' ? LIMIT.exec(sentence.slice(fact.to)) : null;
  if (!limit) return fact;
  return {
    ...fact,
    to: fact.to + limit[0].length,
    slot: { ...fact.slot!, value: `${fact.slot!.value} ${limit[1]!.toLowerCase()}` },
  };
}
