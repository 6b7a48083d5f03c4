import type { Word, WordRun } from './words.ts';

/** Words `from` up to, not including, `to`. */
export type Line = { readonly from: number; readonly to: number };

/** The minimum number of lines for the words, in a width of `limit` ems. A word that is too wide gets its own line. */
export function countLines(words: readonly Word[], limit: number): number {
  let lines = words.length > 0 ? 1 : 0;
  let [width, left, right] = [0, 0, 0];
  for (const word of words) {
    const wider = width + (width > 0 ? word.space : 0) + word.width;
    left = Math.max(left, word.over.left);
    right = Math.max(right, word.over.right);
    if (width > 0 && wider + left + right > limit) {
      lines++;
      [width, left, right] = [word.width, word.over.left, word.over.right];
    } else width = wider;
  }
  return lines;
}

// Costs in squared shares of the width: a lonely last word weighs more than any raggedness, a further line more than that.
const LONELY = 1e3;
const FURTHER_LINE = 1e6;
// A small word left behind at a line's end reads badly, and so does a torn highlight; a break after a sentence or a comma reads well.
const SMALL_WORD = 0.02;
const TORN_HIGHLIGHT = 0.04;
const AFTER_SENTENCE = -0.06;
const AFTER_COMMA = -0.035;
/** A phrase begins: 'at Sky Studio', 'with Jasmine', 'and your people'. */
const BEFORE_PHRASE = -0.02;
const PHRASE = /^(?:at|with|in|on|from|to|for|by|and|or|but|where|who|until|every|@)$/iu;
const EQUAL = 1e-6;

/**
 * Breaks words into the fewest lines of at most `limit` ems, as even in width as they get and without a single word on
 * the last line where another word can join it. Shortest path over the break points, as Knuth and Plass (1981) do it.
 */
export function breakLines(words: readonly Word[], limit: number): Line[] {
  const target = evenWidth(words, limit);
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= words.length; to++) {
    let found = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    for (const { from, width } of startsOf(words, to, limit)) {
      const cost = best[from]!.cost + lineCost(words, { from, to }, (width - target) / limit);
      // Engines round differently: if costs are practically equal, the first option stays.
      if (cost < found.cost - EQUAL) found = { cost, from };
    }
    best.push(found);
  }
  const lines: Line[] = [];
  for (let to = words.length; to > 0; to = best[to]!.from) lines.unshift({ from: best[to]!.from, to });
  return lines;
}

/** Every line that may end before `to`: its start and width, nearest start first. */
function* startsOf(words: readonly Word[], to: number, limit: number): Generator<{ from: number; width: number }> {
  let [width, left, right] = [0, 0, 0];
  for (let from = to - 1; from >= 0; from--) {
    const word = words[from]!;
    width += word.width + (from < to - 1 ? words[from + 1]!.space : 0);
    left = Math.max(left, word.over.left);
    right = Math.max(right, word.over.right);
    if (width + left + right > limit && from < to - 1) return;
    yield { from, width: width + left + right };
  }
}

function lineCost(words: readonly Word[], { from, to }: Line, slack: number): number {
  const last = to === words.length;
  let cost = slack * slack + FURTHER_LINE;
  if (last && from > 0 && to - from === 1 && !isPhrase(words[from]!)) cost += LONELY;
  return last ? cost : cost + breakCost(words[to - 1]!.runs.at(-1)!, words[to]!.runs[0]!);
}

function breakCost(before: WordRun, after: WordRun): number {
  const torn = before.bold && after.bold ? TORN_HIGHLIGHT : 0;
  if (/[.!?…]$/u.test(before.text)) return AFTER_SENTENCE + torn;
  if (/[,:;—–·|]$/u.test(before.text)) return AFTER_COMMA + torn;
  if (/^(?:\p{L}{1,2}|the|and|with|from|for|&)$/iu.test(before.text)) return SMALL_WORD + torn;
  return (PHRASE.test(after.text) ? BEFORE_PHRASE : 0) + torn;
}

/** Two words joined by a no-break space, such as 7:00 PM, are not a lonely word. */
const isPhrase = (word: Word) => word.runs.some((run) => run.text.includes('\u00a0'));

/** The narrowest width that does not need another line. */
function evenWidth(words: readonly Word[], limit: number): number {
  const lines = countLines(words, limit);
  let [low, high] = [0, limit];
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2;
    if (countLines(words, middle) > lines) low = middle;
    else high = middle;
  }
  return high;
}
