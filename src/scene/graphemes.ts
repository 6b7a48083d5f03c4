/** Numbers' signs in Arabic, which belong to what follows. */
const BEFORE = String.raw`[\u0600-\u0605\u06dd\u0890\u0891\u08e2]`;
/** Marks, skin tones and tags, which belong to what they follow. */
const MARK = String.raw`\p{Grapheme_Extend}\p{Emoji_Modifier}`;
const AFTER = String.raw`[${MARK}\p{Mc}\u0e33\u0eb3\u200d]`;
/**
 * Two letters make a flag, and a joiner makes one emoji of two; controls and marks of direction stand alone, but
 * joiners and tags do not.
 */
const BASE = String.raw`\p{RI}{2}|\p{ExtPict}(?:[${MARK}]*\u200d\p{ExtPict})*|[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[\u200c-\u200d\u{e0020}-\u{e007f}]`;
const GRAPHEME = new RegExp(String.raw`\r\n|${BEFORE}*(?:${BASE})${AFTER}*|${BEFORE}+${AFTER}*|.`, 'gsu');

/**
 * The characters as readers see them (extended grapheme clusters, Unicode Annex 29), for everything that our fonts can
 * draw. The same everywhere, even if the browser has no segmenter.
 */
export function graphemes(text: string): string[] {
  // Latin-1 has no combining marks.
  return /^[\x20-\xff]*$/.test(text) ? text.split('') : (text.match(GRAPHEME) ?? []);
}

/** Whether a letter carries several marks, as text that is made to run over its lines does. */
export const hasStackedMarks = (text: string) => /\p{M}{2}/u.test(text);
