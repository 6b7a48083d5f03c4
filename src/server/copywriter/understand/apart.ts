import { DATE, LOOKS, type Looks, MONTH, OWNS_PRICE, SUBJECT, WANTS } from './apart-facts.ts';
import { type Prices, pricesAt } from './prices.ts';
import { BINDS, GOES_WITH, JOINS, TIES } from './tokens.ts';

const ENDS = '(?=$|\\s|[,.;:!?)…](?!\\d))';
const KINDS = LOOKS.map(([kind, words]) => ({ kind, words: new RegExp(`(?:${words})${ENDS}`, 'iuy') }));

/** They go on with words of their own. */
const OPEN: ReadonlySet<Item['kind']> = new Set(['bring', 'contact', 'parking']);

/** Words that are a fact, or a word of none. */
interface Item {
  from: number;
  to: number;
  kind?: Looks | 'price' | undefined;
  prices?: Prices;
}

/**
 * What is typed on a phone without marks, with a comma where a fact ends and another begins, and a sign at a second price that has none: '45 min all levels
 * £11 or 10 for 99'. Nothing else changes; what is no known kind stays with what stands before it.
 */
export function setApart(text: string): string {
  const items = itemsOf(text);
  const isOnly = items.filter(({ prices }) => prices).length === 1;
  const edits = items.flatMap((item, at) => {
    const [before, next] = [items[at - 1], items[at + 1]];
    // '$65 members $75 casually': what the last one is for is not known.
    const isOpen = next && next.kind === undefined && isGap(text, item, next);
    return [
      ...(before && isBeginning(text, items, at, isOnly) ? [{ from: before.to, to: before.to, text: ',' }] : []),
      ...(isOpen ? [] : (item.prices?.begins ?? []))
        .filter((begin) => /[^\s/,] $/.test(text.slice(0, begin)))
        .map((begin) => ({ from: begin - 1, to: begin - 1, text: ',' })),
      ...(item.prices?.bare ?? []),
    ];
  });
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((all, edit) => all.slice(0, edit.from) + edit.text + all.slice(edit.to), text)
    .replace(NEW_PRICE, '$1:');
}

/** 'New price from January £14' has its colon. */
const NEW_PRICE = new RegExp(
  `((?<![\\p{L}\\d])(?:new|neuer?|nuev[oa]s?) (?:price|preise?|precio|tarifa)s?(?: (?:from|since|starting|ab|seit|desde|a partir de)(?: el| del| dem)? (?:${DATE}|${MONTH}))?)(?= (?:[€£$] ?\\d|\\d+(?:[.,]\\d\\d)? ?(?:[€£$]|euros?|eur|chf)))`,
  'iu',
);

function itemsOf(text: string): Item[] {
  const items: Item[] = [];
  let at = 0;
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    if (index < at) continue;
    const begin = index + /^[("“¡¿]*/.exec(word)![0].length;
    const item = factAt(text, begin) ?? { from: begin, to: begin + wordIn(word).length };
    items.push(item);
    at = item.to;
  }
  return withOpen(text, items);
}

/** Without the marks at its end; '14.1.' is a date. */
const wordIn = (typed: string) => (/^\d+\.\d+\.$/.test(typed) ? typed : typed.replace(/[,.;:!?)…]+$/, ''));

/** The longest fact that begins here. */
function factAt(text: string, from: number): Item | undefined {
  const prices = pricesAt(text, from);
  let longest: Item | undefined = prices && { from, to: prices.to, kind: 'price', prices };
  for (const { kind, words } of KINDS) {
    words.lastIndex = from;
    const match = words.exec(text);
    if (match && match[0] !== '' && from + match[0].length > (longest?.to ?? from))
      longest = { from, to: from + match[0].length, kind };
  }
  return longest;
}

/** 'bring' goes on with what is brought, and 'dm' with what for, up to a mark or another fact. */
function withOpen(text: string, items: readonly Item[]): Item[] {
  const all: Item[] = [];
  for (const item of items) {
    const last = all.at(-1);
    const goesOn =
      last &&
      OPEN.has(last.kind) &&
      (item.kind === undefined || (item.kind === 'things' && last.kind === 'bring')) &&
      isGap(text, last, item);
    if (goesOn) all.splice(-1, 1, { ...last, to: item.to });
    else all.push(item);
  }
  return all;
}

const isGap = (text: string, { to }: Item, { from }: Item) => /^ +$/.test(text.slice(to, from));

/** Those that say of themselves that they begin, whatever stands before them. */
const STRONG: ReadonlySet<Item['kind']> = new Set([
  ...(['level', 'audience', 'places', 'length', 'free', 'payment', 'contact', 'bring', 'people', 'price'] as const),
]);
/** Of these several stand side by side. */
const SEVERAL: ReadonlySet<Item['kind']> = new Set(['price', 'time', 'place']);
/** 'mats £2' is what mats cost, 'socks £12' is not what socks do; nor is a warm-up the class. */
const [LEAST_PRICE, LEAST_MINUTES] = [6, 30];
const PREPOSITION =
  /^(?:for|with|without|from|of|to|für|mit|ohne|ab|von|bis|para|con|sin|de|del|desde|hasta)(?!\p{L})/iu;
/** '25€ inklusive' goes on, 'Tee inklusive' is all. */
const INCLUDES = /(?:\d|[€$£]|\d (?:euros?|fr|chf)) inklusive$/iu;
/** Words that may name a price: 'Schnupperstunde 15€'. */
const NAME = 2;

/** Whether a fact begins here that has no mark before it. */
function isBeginning(text: string, items: readonly Item[], at: number, isOnly: boolean): boolean {
  const [before, item, next] = [items[at - 1]!, items[at]!, items[at + 1]];
  const said = text.slice(item.from, item.to);
  // '75 min. All levels' has its mark, '14.1.' is a date.
  if (item.kind === undefined || !isGap(text, before, item) || /\D\.$/.test(text.slice(0, before.to))) return false;
  if (item.kind === 'price' && GOES_WITH.test(said)) return false;
  const isOfOwn =
    item.kind !== 'price' ||
    (!item.prices!.isHire && (!item.prices!.isPlain || (isOnly && item.prices!.amount >= LEAST_PRICE)));
  const word = /[^\s,;.!?]+$/.exec(text.slice(0, before.to))?.[0] ?? '';
  const isWanted =
    [WANTS, BINDS, JOINS, TIES].some((words) => words.test(word)) || INCLUDES.test(text.slice(0, before.to));
  if (before.kind !== undefined) {
    if (isWanted && OPEN.has(before.kind)) return false;
    // 'Same price £12'
    if (item.kind === 'price' && /(?:same|mismo|gleicher?) (?:price|preis|precio)$/iu.test(text.slice(0, before.to)))
      return false;
    if (before.kind === item.kind) return SEVERAL.has(item.kind);
    return isOfOwn || !(before.kind === 'things' || before.kind === 'bring');
  }
  if (!STRONG.has(item.kind) || isWanted || !isOfOwn) return false;
  // 'Salsa basics for beginners': what begins with a preposition is of what stands before it.
  if (PREPOSITION.test(said)) return false;
  if (OPEN.has(item.kind)) return true;
  const run = runBefore(text, items, at);
  // What goes on with words of its own may be a part of them.
  if (SUBJECT.test(run) || (next && next.kind === undefined && isGap(text, item, next))) return false;
  if (item.kind === 'length') return minutesOf(said) >= LEAST_MINUTES;
  return item.kind !== 'price' || (item.prices!.isPlain && run.split(' ').length > NAME && !OWNS_PRICE.test(run));
}

/** The words before it that are no fact, up to a mark. */
function runBefore(text: string, items: readonly Item[], at: number): string {
  let first = at;
  while (first > 0 && items[first - 1]!.kind === undefined && isGap(text, items[first - 1]!, items[first]!)) first--;
  return text.slice(items[first]!.from, items[at]!.from).trim();
}

const minutesOf = (said: string): number => {
  const number = Number.parseFloat(/\d+(?:[.,]\d)?/.exec(said)?.[0].replace(',', '.') ?? '0');
  return /\d ?m/i.test(said) ? number : number * 60;
};
