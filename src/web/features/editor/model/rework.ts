import type { Tone } from '../../../../contract/promotion.ts';
import { type EditorState, editableText } from './state.ts';

/** Where day, time and place stand in a written text. */
export const WHEN = 1;

/** A text's paragraphs. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** What the person has written or changed: lines that are in none of the written texts. */
export function ownLines({ origin, promo, writing }: EditorState): string[] {
  if (origin !== 'edited') return [];
  const written = new Set(writing?.texts.flatMap(({ text }) => linesOf(text)));
  return linesOf(editableText(promo)).filter((line) => !written.has(line));
}

/** What is said where the text cannot be more so. */
export const NO_MORE: Record<Tone, string> = {
  shorter: 'It does not get shorter without losing something you typed.',
  warmer: 'We have nothing warmer for this text.',
  direct: 'We have nothing more direct for this text.',
};
