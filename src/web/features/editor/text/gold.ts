import { replacedPart } from '../../../../contract/facts/replaced-part.ts';
import { BOLD } from '../../../../scene/script.ts';

/** From the first letter to behind the last, as indices of the plain text. */
export type Range = { readonly start: number; readonly end: number };

/** A promotional text as it is edited: without asterisks, and what is gold in it, in order and without overlaps. */
export type GoldText = { readonly plain: string; readonly gold: readonly Range[] };

const PARAGRAPH_END = /(\n[^\S\n]*\n)/;

/** Reads a text in which asterisks say what is gold. */
export function readGold(text: string): GoldText {
  let plain = '';
  const gold: Range[] = [];
  // As when the film is drawn: a pair of asterisks is one within a paragraph.
  for (const block of text.split(PARAGRAPH_END)) {
    for (const [index, part] of block.split(BOLD).entries()) {
      const start = plain.length;
      plain += part;
      if (index % 2 === 1) gold.push({ start, end: plain.length });
    }
  }
  return { plain, gold: joined(gold) };
}

/** The text with asterisks; the inverse of `readGold`. What is gold ends with a paragraph, and begins and ends with a letter. */
export function writeGold({ plain, gold }: GoldText): string {
  let text = '';
  let at = 0;
  for (const { start, end } of gold.flatMap((range) => tight(plain, range))) {
    text += `${plain.slice(at, start)}**${plain.slice(start, end)}**`;
    at = end;
  }
  return text + plain.slice(at);
}

/** The text after somebody has typed, pasted or deleted in it. What is typed into gold words, or goes on with their last one, is gold. */
export function editGold({ plain, gold }: GoldText, next: string): GoldText {
  const { start: from, end: to, grown } = replacedPart(plain, next);
  const goesOn = /^[\p{L}\p{N}]/u.test(next.slice(from, to + grown));
  const moved = gold.flatMap((range): Range[] => {
    if (range.end < from || (range.end === from && !goesOn)) return [range];
    if (range.start >= to) return [{ start: range.start + grown, end: range.end + grown }];
    // What replaces the whole of it is new.
    if (range.start >= from && range.end <= to && to > from) return [];
    const start = Math.min(range.start, from);
    const last = range.end >= to ? range.end + grown : from;
    return last > start ? [{ start, end: last }] : [];
  });
  // Asterisks that were typed or pasted are understood.
  return readGold(writeGold({ plain: next, gold: moved }));
}

/** Makes a selection gold, or plain if all of it is gold; without a selection the word at the cursor. */
export function toggleGold(text: GoldText, selection: Range): GoldText {
  const parts = partsOf(text.plain, selection);
  const [from, to] = [parts[0]?.start, parts.at(-1)?.end];
  if (from === undefined || to === undefined) return text;
  const others = text.gold.flatMap(({ start, end }) => [
    { start, end: Math.min(end, from) },
    { start: Math.max(start, to), end },
  ]);
  const added = isGold(text, selection) ? [] : parts;
  return { ...text, gold: joined([...others, ...added].filter(({ start, end }) => end > start)) };
}

/** Whether a selection, or the word at the cursor, is gold from its first letter to its last. */
export function isGold({ plain, gold }: GoldText, selection: Range): boolean {
  const parts = partsOf(plain, selection);
  return (
    parts.length > 0 && parts.every((part) => gold.some(({ start, end }) => start <= part.start && end >= part.end))
  );
}

/** What a selection means: itself, or the word at the cursor, by paragraphs. */
const partsOf = (plain: string, { start, end }: Range) =>
  tight(plain, start === end ? wordAt(plain, start) : { start, end });

/** A range by paragraphs, without the blanks around its words. */
function tight(plain: string, { start, end }: Range): Range[] {
  const ranges: Range[] = [];
  let at = start;
  for (const block of plain.slice(start, end).split(PARAGRAPH_END)) {
    const words = block.trim();
    const begin = at + block.indexOf(words);
    if (words !== '') ranges.push({ start: begin, end: begin + words.length });
    at += block.length;
  }
  return ranges;
}

/** In order; what touches or overlaps becomes one. */
function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && range.start <= last.end) result[result.length - 1] = { ...last, end: Math.max(last.end, range.end) };
    else result.push(range);
  }
  return result;
}

function wordAt(plain: string, at: number): Range {
  const before = /\S*$/.exec(plain.slice(0, at))![0].length;
  const after = /^\S*/.exec(plain.slice(at))![0].length;
  return { start: at - before, end: at + after };
}
