import { z } from 'zod';
import { graphemes } from '../scene/graphemes.ts';
import './sentences.ts';

/*
 * The one gate for text. Every string that a call takes in is built here, so that what is stored, searched, mailed and drawn is well-formed,
 * composed (NFC) and free of what cannot be seen. A test walks the contract and finds every string that is not.
 */

/** C0 and C1 controls. In a line they part words, as line breaks do. */
const CONTROLS = /\p{Cc}+/gu;
const CONTROLS_IN_TEXT = /[^\P{Cc}\n\t]+/gu;
/** Embeddings, overrides and isolates: they turn around what stands after the name. Plain direction marks (LRM, RLM, ALM) stay. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]+/g;
/** Invisible wherever they stand: zero-width and word-joining spaces, the byte order mark, interlinear and invisible operators. */
const NEVER_SEEN = /[\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]+/g;
/** ZWNJ and ZWJ join and part letters in Arabic and Indic scripts, and make one emoji of several; after these characters they do nothing. */
const IDLE_JOINERS =
  /(^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Nd}\p{P}\s])[\u200c\u200d]+/gu;
/** Something that leaves ink of its own. U+2800 is the empty cell of Braille. */
const SEEN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Mn}\p{Me}\u2800]/u;

/** Text as it can be stored at all: no lone surrogate, no two ways to write one letter. */
export function wellFormed(text: string): string {
  // Safari 16.0 finds `\p{Surrogate}` also in the second half of a pair.
  return text
    .replace(/([\ud800-\udbff][\udc00-\udfff])|[\ud800-\udfff]/g, (_, pair?: string) => pair ?? '\ufffd')
    .normalize('NFC');
}

/** One line for people to read, such as a name or a title. Empty where nothing would be seen. */
export function tidyLine(text: string): string {
  const line = wellFormed(text)
    .replace(CONTROLS, ' ')
    .replace(DIRECTIONS, '')
    .replace(NEVER_SEEN, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(IDLE_JOINERS, '$1');
  return SEEN.test(line) ? line : '';
}

/** Text of any number of lines. Empty where nothing would be seen. */
export function tidyText(text: string): string {
  const lines = wellFormed(text)
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(CONTROLS_IN_TEXT, '')
    .replace(DIRECTIONS, '')
    .replace(NEVER_SEEN, '')
    .trim();
  return SEEN.test(lines) ? lines : '';
}

/** What a program hands back: an id, a token, an address. */
export function tidyKey(text: string): string {
  return wellFormed(text).trim();
}

/** A password or a document: every character counts, only its writing is made one. */
export function keepTyped(text: string): string {
  return wellFormed(text);
}

/** As `tidyLine`, cut to at most `max` UTF-16 units without splitting a character that people see as one. */
export function cleanLine(text: string, max: number): string {
  const line = tidyLine(text);
  if (line.length <= max) return line;
  let kept = '';
  for (const character of graphemes(line)) {
    if (kept.length + character.length > max) break;
    kept += character;
  }
  return kept.trim();
}

const atMost = (max: number) => `At most ${max} characters.`;

/** One line of at most `max` UTF-16 units, which may be empty. */
export function lineSchema(max: number, tooLong = atMost(max)) {
  return z.string().overwrite(tidyLine).max(max, tooLong);
}

/** A name that must be given; `missing` is said where nothing of it would be seen. */
export function nameSchema(max: number, missing: string, tooLong = atMost(max)) {
  return lineSchema(max, tooLong).min(1, missing);
}

/** Text of any number of lines and at most `max` UTF-16 units, which may be empty. */
export function textSchema(max: number, tooLong = atMost(max)) {
  return z.string().overwrite(tidyText).max(max, tooLong);
}

/** An id, token or address of at most `max` characters. */
export function keySchema(max: number, tooLong = 'This is longer than it can be.') {
  return z.string().overwrite(tidyKey).max(max, tooLong);
}

export function passwordSchema(max: number, tooLong: string) {
  return z.string().overwrite(keepTyped).max(max, tooLong);
}

/** A JSON document of at most `max` characters; what it says is checked after it is read. */
export function jsonSchema(max: number, missing: string, tooLong: string) {
  return z.string(missing).overwrite(keepTyped).max(max, tooLong);
}
