import { hasElement, hasUrl, isOrder, tidyTyped } from '../clean.ts';
import { WANTS } from './apart-facts.ts';
import { isCourse, isCoursePrice } from './course.ts';
import { type Found, factsIn, isForWhom, MASK } from './match.ts';
import { movesIn } from './moves.ts';
import { tellsChange, tellsLast } from './news.ts';
import { marked, sentencesOf } from './sentences.ts';
import type { Clause, Details, LeftOut, Slot } from './slots.ts';
import { asksIn, BINDS, COURTESY, GOES_WITH, isFiller, JOINS, TIES, tokensOf } from './tokens.ts';
import { areOneLevel, hasMore, isWholeWord } from './whole.ts';

/** Words that are half of the fact: 'trick of the month: Ayesha'. */
const NAMED = /\b(?:trick|move) of the\b/i;

/**
 * Reads a description or details as a row of parts, each with one fact or with what was not understood: every typed word but fillers stands in exactly one of
 * them. A part that is understood wholly can be said in other words; any other is quoted. Sentences with markup or an instruction to the writer are left out
 * and named.
 */
export function readDetails(text: string): Details {
  const clauses: Clause[] = [];
  const leftOut: LeftOut[] = [];
  for (const sentence of sentencesOf(text)) {
    const [reason, asked] = [faultOf(sentence), clauses.at(-1)] as const;
    if (reason) leftOut.push({ text: sentence, reason });
    // It answers: 'Never tried pole? Perfect!'
    else if (asked?.typed.endsWith('?') && COURTESY.test(sentence))
      clauses.splice(-1, 1, { ...asked, typed: `${asked.typed} ${sentence}`, whole: false });
    else
      clauses.push(
        ...partsOf(sentence)
          .map((part) => clauseOf(sentence, part))
          .filter(({ typed }) => !COURTESY.test(typed)),
      );
  }
  return { clauses, leftOut };
}

function faultOf(sentence: string): LeftOut['reason'] | undefined {
  if (hasElement(sentence)) return 'markup';
  if (isOrder(sentence)) return 'instruction';
  if (hasUrl(sentence) && !factsIn(sentence).some(({ slot }) => slot?.kind === 'contact')) return 'link';
  return undefined;
}

/** Characters of a sentence that belong together, with the facts in them. */
interface Part {
  from: number;
  to: number;
  facts: readonly Found[];
  /** Nothing but fillers stands beside its one fact. */
  whole: boolean;
}

/** The sentence in parts: pieces between commas and the like, and in them facts and what stands between them. */
function partsOf(sentence: string): Part[] {
  const asks = asksIn(sentence);
  const found = factsIn(sentence, asks);
  const parts = piecesOf(sentence, found, asks).flatMap(({ from, to }) => {
    const inside = found.filter((fact) => fact.from >= from && fact.to <= to);
    // What only a whole piece can say: 'full', 'dm'.
    const facts = inside.length > 0 ? inside : shifted(factsIn(sentence.slice(from, to)), from);
    return partsOfPiece(sentence, { from, to, facts });
  });
  return joinBrackets(sentence, joinThoughts(sentence, parts, asks));
}

/** What stands in brackets belongs to what stands before them: 'grip socks required ($10 at the desk)'. */
function joinBrackets(sentence: string, parts: readonly Part[]): Part[] {
  const brackets = [...sentence.matchAll(/\([^()]*\)/g)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
  const joined: Part[] = [];
  for (const part of parts) {
    const within = brackets.find(([from, to]) => part.from >= from && part.from < to);
    const last = joined.at(-1);
    if (within && last)
      joined.splice(-1, 1, {
        ...last,
        to: Math.max(part.to, within[1]),
        facts: [...last.facts, ...part.facts],
        whole: false,
      });
    else joined.push(part);
  }
  return joined;
}

const shifted = (facts: readonly Found[], by: number): Found[] =>
  facts.map(({ from, to, slot }) => ({ from: from + by, to: to + by, slot }));

/** Between two of these a dash or comma makes a range or a list: '24 dec - 2 jan', '10am – 4pm', '€10 - €15', 'Mon, Wed'. */
const OF_RANGE =
  '(?:[$€£]?\\d[\\d.,:/]*(?:st|nd|rd|th)?(?: ?(?:[$€£%h]|am|pm|uhr|eur|euros?|chf|yrs?|years|jahre|años))?|(?:\\d{1,2}\\.? ?)?(?:jan|feb|mar|m[aä]r|apr|ma[iy]|june?|july?|juni|juli|aug|sept?|o[ck]t|nov|dec|de[cz]|ene|abr|ago|dic)\\p{L}*\\.?(?: \\d{1,2}(?:st|nd|rd|th)?)?|(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mi[eé]|jue|vie|s[aá]b|dom)\\p{L}{0,8})';
const ENDS_RANGE = new RegExp(`(?<![\\p{L}\\d])${OF_RANGE}$`, 'iu');
const BEGINS_RANGE = new RegExp(`^(?:to |bis |a |until )?${OF_RANGE}(?![\\p{L}\\d])`, 'iu');

const SEPARATOR =
  /\s[-–—/|]+\s|\s?[|•·]\s?|,\s+(?=\S)|,(?=\p{L})|(?<=\p{L}),(?=[\d€$£])|\s?;\s?|\s?[→➡]\s?|\.{2,}\s?|…\s?/gu;

/** What stands between commas, dashes and other marks that are no part of a fact. */
function piecesOf(sentence: string, found: readonly Found[], asks: readonly number[]): { from: number; to: number }[] {
  const pieces: { from: number; to: number }[] = [];
  let from = 0;
  const marks = [
    ...[...sentence.matchAll(SEPARATOR)].map(({ 0: mark, index }) => ({ mark, index })),
    ...asks.map((index) => ({ mark: '', index })),
  ].toSorted((a, b) => a.index - b.index);
  for (const { mark, index } of marks) {
    const to = index + mark.length;
    if (found.some((fact) => fact.from < to && fact.to > index)) continue;
    const [before, after] = [sentence.slice(0, index), sentence.slice(to)];
    const isRange = /[-–—,]/.test(mark) && ENDS_RANGE.test(before) && BEGINS_RANGE.test(after);
    // '$35 / 30 members', '149 € beide / 85 einzeln' are two prices of one thing.
    if (mark.includes('/') && /(?:[$€£]\s?\d[\d.,]*|\d\s?[$€£])(?: \p{L}+)?$/u.test(before) && /^[$€£]?\d/.test(after))
      continue;
    const [last, next] = [found.find((fact) => fact.to === index), found.find((fact) => fact.from === to)];
    if (areOneLevel(last, next, mark)) continue;
    // Two facts beside each other are no range: 'max 8, €18', '€12,50 - 90 min'; '60 - 90 min' is one.
    if (isRange && !last && (!next || /[-–]/.test(mark))) continue;
    pieces.push({ from, to: index });
    from = to;
  }
  pieces.push({ from, to: sentence.length });
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(sentence.slice(piece.from, piece.to)));
}

/** Facts side by side are parts of their own; words between them that say something are typed with both. */
function partsOfPiece(sentence: string, piece: Pick<Part, 'from' | 'to' | 'facts'>): Part[] {
  const { from, to } = piece;
  const facts = withoutReason(piece.facts);
  if (facts.length === 0) return [{ from, to, facts, whole: false }];
  // 'Studio closed 24 Dec - 2 Jan' says one thing.
  const closed = facts.filter(({ slot }) => slot?.kind === 'cancelled' && slot.value !== 'cancelled');
  if (closed.length > 0) {
    // Only a greeting stands beside it.
    const wish = facts.find((fact) => fact.slot === undefined && fact.from > closed[0]!.from);
    const off = { from, to: wish?.from ?? to, facts: closed.slice(0, 1), whole: false };
    return wish ? [off, { from: wish.from, to, facts: [wish], whole: false }] : [off];
  }
  const edge = lastAtEdge(sentence, { from, to, facts });
  if (edge) return edge.flatMap((part) => partsOfPiece(sentence, part));
  const parts: Part[] = [];
  let at = from;
  for (const fact of facts) {
    const gap = gapOf(sentence, at, fact.from, { before: parts.at(-1), after: fact });
    at = fact.to;
    const last = parts.at(-1);
    const isOne =
      gap.isTyped ||
      (last &&
        (isForWhom(last.facts, fact) || areOneLevel(last.facts.at(-1), fact, sentence.slice(last.to, fact.from))));
    if (last && isOne) parts.splice(-1, 1, { ...last, to: fact.to, facts: [...last.facts, fact], whole: false });
    else
      parts.push({
        ...{ from: gap.isTyped ? gap.from : gap.begins, to: fact.to, facts: [fact] },
        whole: !gap.isTyped && fact.slot !== undefined && isWholeWord(sentence, fact),
      });
  }
  const gap = gapOf(sentence, at, to, { before: parts.at(-1), after: undefined });
  const last = parts.at(-1)!;
  parts.splice(-1, 1, { ...last, to: gap.to, whole: last.whole && !gap.isTyped });
  const isRest = (part: Part) => part.whole && hasMore(sentence.slice(part.from, part.to), part.facts[0]!);
  return parts.map((part) => (isRest(part) ? { ...part, whole: false } : part));
}

/** Where somebody else teaches, nothing is closed: 'I'm away' says why. */
function withoutReason(facts: readonly Found[]): readonly Found[] {
  const at = facts.findIndex(({ slot }) => slot?.kind === 'substitute');
  const reason = facts[at - 1];
  if (reason?.slot?.kind !== 'cancelled') return facts;
  return facts.toSpliced(at - 1, 2, { ...facts[at]!, from: reason.from });
}

/** How few places are left is said by itself where it ends a piece: 'coreo grupal último cupo'; with a word that ties it does not. */
function lastAtEdge(
  sentence: string,
  { from, to, facts }: Pick<Part, 'from' | 'to' | 'facts'>,
): Pick<Part, 'from' | 'to' | 'facts'>[] | undefined {
  const last = facts.at(-1)!;
  if (!last.slot || !tellsLast({ slots: [last.slot] })) return undefined;
  const isBare = (text: string) =>
    tokensOf(text).every((token) => isFiller(token.text) || !/[\p{L}\d]/u.test(token.text));
  const before = tokensOf(sentence.slice(from, last.from));
  const word = before.at(-1)?.text ?? '';
  if (before.length === 0 || isBare(sentence.slice(from, last.from)) || !isBare(sentence.slice(last.to, to)))
    return undefined;
  if ([WANTS, BINDS, TIES, JOINS].some((words) => words.test(word)) || /^\d/.test(word)) return undefined;
  return [
    { from, to: last.from, facts: facts.slice(0, -1) },
    { from: last.from, to, facts: [last] },
  ];
}

interface Gap {
  /** It has words that say something, or ties what stands on its sides. */
  isTyped: boolean;
  /** Where its words are. */
  from: number;
  to: number;
  /** Where the part after it begins, with its fillers. */
  begins: number;
}

/** What stands between two facts, or between one and an edge. */
function gapOf(
  sentence: string,
  from: number,
  to: number,
  { before, after }: { before: Part | undefined; after: Found | undefined },
): Gap {
  const words = tokensOf(sentence.slice(from, to)).map((word) => ({
    ...word,
    from: word.from + from,
    to: word.to + from,
  }));
  const own = words.filter(
    ({ text }) => !isFiller(text) && !JOINS.test(text) && !/^\p{Extended_Pictographic}/u.test(text),
  );
  const isTied = words.some(({ text }) => TIES.test(text) && !JOINS.test(text));
  const isOne = before && after && words.some(({ text }) => JOINS.test(text)) && isList(before, after);
  const first = words.find(({ text }) => !JOINS.test(text));
  const isTyped = own.length > 0 || (before !== undefined && after !== undefined && (isTied || isOne === true));
  return {
    isTyped,
    from: first?.from ?? from,
    // Fillers stand with what comes after them, and at the end with what came before: 'only 2 spots left today'.
    to: after ? from : endOf(sentence, words.at(-1)?.to ?? from, to),
    begins: first?.from ?? after?.from ?? to,
  };
}

/** A closing bracket or mark belongs to the word before it. */
const endOf = (sentence: string, from: number, to: number) =>
  from + (/^[)!?%+“”"’']+/.exec(sentence.slice(from, to))?.[0].length ?? 0);

/** Two facts of one kind, 'beginners + improvers', '90$ or 160$', are one. */
const isList = ({ facts }: Part, { slot }: Found) => slot !== undefined && facts.at(-1)?.slot?.kind === slot.kind;

/**
 * What is not understood stays as it was typed with what stands beside it: up to a mark, and over a comma where nothing is understood on either side. 'spins,
 * climbs and sits at a steady pace' is one thought, '$65 members $75 casual' one price list.
 */
function joinThoughts(sentence: string, parts: readonly Part[], asks: readonly number[]): Part[] {
  const joined: Part[] = [];
  const belong = (last: Part, part: Part) => {
    const mark = sentence.slice(last.to, part.from);
    if (GOES_WITH.test(sentence.slice(part.from, part.to)) || isCourse([last, part], sentence)) return true;
    const isOpen = TIES.test(tokensOf(sentence.slice(last.from, part.from)).at(-1)?.text ?? '');
    if (isNotice(last) && !isOpen && asks.some((at) => at >= last.to && at <= part.from)) return false;
    if (!MARK.test(mark))
      return ![last, part].some((each) => each.whole && (isLast(each) || (last.whole && part.whole)));
    if (!/^\s*,\s*$/.test(mark) || [last, part].some((each) => each.whole || isNotice(each))) return false;
    if (isCoursePrice(last, sentence)) return false;
    // Of what has changed the figures are one: 'new price: 28 casual, 10 pack 240'.
    const [before, after] = [last, part].map(({ from, to }) => sentence.slice(from, to)) as [string, string];
    return tellsChange(before) ? tellsChange(after) || (/\d/.test(before) && /\d/.test(after)) : !tellsChange(after);
  };
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && belong(last, part))
      joined.splice(-1, 1, { ...last, to: part.to, facts: [...last.facts, ...part.facts], whole: false });
    else joined.push(part);
  }
  return joined;
}

const isLast = ({ facts }: Pick<Part, 'facts'>) => tellsLast({ slots: facts.flatMap(({ slot }) => slot ?? []) });

/** A notice is said by itself: 'tonight is cancelled', and then "I'm sick". */
const isNotice = ({ facts }: Pick<Part, 'facts'>) =>
  isLast({ facts }) || facts.some(({ slot }) => slot && ['cancelled', 'soldOut', 'substitute'].includes(slot.kind));

/** What ends a thought inside a sentence. */
const MARK = /[,;|•·→➡/–—]|\s-+\s|\.{2,}|…|\p{Extended_Pictographic}/u;

/** What may stand at the edges of a part without being of it; '18+' keeps its sign. */
const EDGES =
  /^(?:[\s,;:&/|–—-]|\+(?!\d))+|(?:[\s,;:/|–—-]|(?<=\s)[+&]|(?<![\p{L}])(?<=\s)n|(?<=\p{L} )(?:so|and|but|und|y|pero|aber))+$/gu;

function clauseOf(sentence: string, { from, to, facts, whole }: Part): Clause {
  // '¡' and '¿' belong to what they begin.
  const begins = /[!?]$/.test(sentence.slice(from, to)) && /[¡¿]/.test(sentence.charAt(from - 1)) ? from - 1 : from;
  const typed = marked(tidyTyped(sentence.slice(begins, to).replace(EDGES, '')), sentence);
  const slots = facts.flatMap(({ slot }) => slot ?? []);
  if (slots.length > 0) return { typed, slots, whole };
  const masked = facts.reduce(
    (rest, fact) =>
      `${rest.slice(0, fact.from - from)}${MASK.repeat(fact.to - fact.from)}${rest.slice(fact.to - from)}`,
    sentence.slice(from, to),
  );
  const moves = movesIn(masked);
  if (moves.names.length === 0) return { typed, slots: [], whole: false };
  const content: Slot = { kind: 'content', value: inWords(moves.names) };
  const isWhole = facts.length === 0 && tokensOf(moves.rest).every(({ text }) => isFiller(text)) && !NAMED.test(typed);
  return { typed, slots: [content], whole: isWhole };
}

const inWords = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
