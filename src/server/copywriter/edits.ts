/**
 * What a person makes of texts that were written for them: a line that they take out twice is not written again, and one that they put in other words is
 * written in those.
 */
import { idOf } from './memory.ts';

export interface Edits {
  /** Lines that were taken out, by their ids, and how often. */
  refused: { line: number; times: number }[];
  /** Lines and what they have become. */
  changed: { from: number; to: string }[];
  /** The writings that this was learned from, so that each counts once. */
  of: string[];
}

export const NO_EDITS: Edits = { refused: [], changed: [], of: [] };
/** So much of it is kept; what is older is forgotten. */
const MOST = { refused: 200, changed: 100, of: 60 };
/** A line that was taken out so often does not come back. */
const REFUSED = 2;
/** Characters of a paragraph; what is longer is no line. */
const LONGEST = 100;

/** What has become of the lines of a text. */
export interface Found {
  deleted: string[];
  changed: [from: string, to: string][];
}

/** Whether the bold marks, capitals or the period at its end differ, it is the same line. */
const lineId = (line: string): number =>
  idOf(
    line
      .replaceAll('**', '')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/[\s.]+$/, '')
      .trim(),
  );

/**
 * Which lines of a written text are gone from it, and which are in other words. Day, time and place are the form's. Of a text of which no line is left nothing
 * is learned: it is another one.
 */
export function editsIn(written: string, became: string): Found {
  const [from, to] = [linesOf(written), linesOf(became)];
  const highlight = new Set(
    written
      .split(/\n\s*\n/)[1]
      ?.split('\n')
      .map(lineId),
  );
  const isTheirs = (line: string) => !highlight.has(lineId(line));
  const found: Found = { deleted: [], changed: [] };
  let stays = 0;
  for (const { gone, come, kept } of gapsOf(from, to)) {
    if (kept !== undefined && isTheirs(kept)) stays++;
    const pairs = gone.length === come.length ? gone.map((line, at) => [line, come[at]!] as const) : likest(gone, come);
    for (const [line, other] of pairs) if (isTheirs(line) && other.length <= LONGEST) found.changed.push([line, other]);
    const paired = new Set(pairs.map(([line]) => line));
    found.deleted.push(...gone.filter((line) => isTheirs(line) && !paired.has(line)));
  }
  return stays > 0 ? found : { deleted: [], changed: [] };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What was replaced by what between two lines that stay; with the line that stays after it. */
interface Gap {
  gone: string[];
  come: string[];
  kept?: string;
}

/** By the longest common run of lines (Wagner and Fischer). */
function gapsOf(from: readonly string[], to: readonly string[]): Gap[] {
  const [a, b] = [from.map(lineId), to.map(lineId)];
  const common = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i]![j] = a[i] === b[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
  const gaps: Gap[] = [];
  let gap: Gap = { gone: [], come: [] };
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      gaps.push({ ...gap, kept: from[i]! });
      gap = { gone: [], come: [] };
      i++;
      j++;
    } else if (j === b.length || (i < a.length && common[i + 1]![j]! >= common[i]![j + 1]!)) gap.gone.push(from[i++]!);
    else gap.come.push(to[j++]!);
  }
  return [...gaps, gap];
}

/** Each new line with the one before that has most words in common with it, if any has. */
function likest(gone: readonly string[], come: readonly string[]): (readonly [string, string])[] {
  const free = new Set(gone);
  return come.flatMap((line) => {
    const words = wordsOf(line);
    const [best] = [...free]
      .map((other) => ({ other, shared: [...wordsOf(other)].filter((word) => words.has(word)).length }))
      .toSorted((one, two) => two.shared - one.shared);
    if (!best || best.shared === 0) return [];
    free.delete(best.other);
    return [[best.other, line] as const];
  });
}

const wordsOf = (line: string) => new Set(line.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** The edits with what was found in the text of one writing; unchanged if it is known already. */
export function withFound(edits: Edits, { deleted, changed }: Found, writing: string): Edits {
  if (edits.of.includes(writing)) return edits;
  const refused = new Map(edits.refused.map(({ line, times }) => [line, times]));
  const became = new Map(edits.changed.map(({ from, to }) => [from, to]));
  /** The lines that are written as this one. */
  const writtenAs = (line: number) => [...became].filter(([, to]) => lineId(to) === line).map(([from]) => from);
  for (const [from, to] of changed) {
    const [line, now] = [lineId(from), lineId(to)];
    if (line === now) continue;
    for (const each of [line, ...writtenAs(line)]) {
      became.delete(each);
      if (each !== now) became.set(each, to);
    }
    // What somebody has written themselves is not refused.
    for (const each of [line, now]) refused.delete(each);
  }
  for (const line of new Set(deleted.map(lineId))) {
    const times = Math.min(REFUSED, (refused.get(line) ?? 0) + 1);
    for (const each of times < REFUSED ? [line] : [line, ...writtenAs(line)]) {
      refused.delete(each);
      refused.set(each, times);
    }
  }
  return {
    refused: [...refused].slice(-MOST.refused).map(([line, times]) => ({ line, times })),
    changed: [...became].slice(-MOST.changed).map(([from, to]) => ({ from, to })),
    of: [...edits.of, writing].slice(-MOST.of),
  };
}

/** How many lines the person has had their way with. */
export const countEdits = ({ refused, changed }: Edits): number =>
  refused.filter(({ times }) => times === REFUSED).length + changed.length;

/** Says a paragraph as the person has said it before; undefined if it has a line that they have refused. */
export type Heed = (paragraph: string) => string | undefined;

export function heedOf({ refused, changed }: Edits): Heed {
  const never = new Set(refused.filter(({ times }) => times >= REFUSED).map(({ line }) => line));
  const became = new Map(changed.map(({ from, to }) => [from, to]));
  if (never.size === 0 && became.size === 0) return (paragraph) => paragraph;
  return (paragraph) => {
    const lines = paragraph.split('\n');
    if (lines.some((line) => never.has(lineId(line)))) return undefined;
    return lines.map((line) => became.get(lineId(line)) ?? line).join('\n');
  };
}
