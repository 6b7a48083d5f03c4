import { z } from 'zod';
import { cutTo, upTo } from '../scene/length.ts';
import './sentences.ts';

/*
 * The one gate for text. Every input string is built here, so that whatever is stored, searched, e-mailed and drawn is well-formed,
 * normalized (NFC) and free of invisible characters. A test walks the contract and finds every string that is not built here.
 */

/** C0 and C1 controls. In a single line they separate words, as line breaks do. */
const CONTROLS = /\p{Cc}+/gu;
const CONTROLS_IN_TEXT = /[^\P{Cc}\n\t]+/gu;
/** Embeddings, overrides and isolates: they would reorder the text after the name. Plain direction marks (LRM, RLM, ALM) stay. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]+/g;
/** Invisible everywhere: zero-width and word-joining spaces, the byte order mark, interlinear and invisible operators. */
const NEVER_SEEN = /[\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]+/g;
/**
 * ZWNJ and ZWJ join and separate letters in Arabic and Indic scripts, and combine several emoji into one; after these
 * characters they do nothing.
 */
const IDLE_JOINERS =
  /(^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Nd}\p{P}\s])[\u200c\u200d]+/gu;
/** A visible character. U+2800 is the empty Braille cell. */
const SEEN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Mn}\p{Me}\u2800]/u;

/** Text that can be stored: no lone surrogates, one encoding per letter. */
export function wellFormed(text: string): string {
  // In Safari 16.0, `\p{Surrogate}` also matches the second half of a pair.
  return text
    .replace(/([\ud800-\udbff][\udc00-\udfff])|[\ud800-\udfff]/g, (_, pair?: string) => pair ?? '\ufffd')
    .normalize('NFC');
}

/** One line for people to read, such as a name or a title. Empty if nothing is visible. */
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

/** Text of any number of lines. Empty if nothing is visible. */
export function tidyText(text: string): string {
  const lines = wellFormed(text)
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(CONTROLS_IN_TEXT, '')
    .replace(DIRECTIONS, '')
    .replace(NEVER_SEEN, '')
    .trim();
  return SEEN.test(lines) ? lines : '';
}

/** A value that a program sends back: an id, a token, an address. */
export function tidyKey(text: string): string {
  return wellFormed(text).trim();
}

/** A password or a document: every character is kept, only its encoding is normalized. */
export function keepTyped(text: string): string {
  return wellFormed(text);
}

/** Like `tidyLine`, cut to `max`. */
export function cleanLine(text: string, max: number): string {
  return cutTo(tidyLine(text), max).trim();
}

const atMost = (max: number) => `At most ${max} characters.`;

/** One line, at most `max` long, which may be empty. */
export function lineSchema(max: number, tooLong = atMost(max)) {
  return upTo(z.string().overwrite(tidyLine), max, tooLong);
}

/** A required name; `missing` is the message if nothing of it is visible. */
export function nameSchema(max: number, missing: string, tooLong = atMost(max)) {
  return lineSchema(max, tooLong).min(1, missing);
}

/** Text of any number of lines, at most `max` long, which may be empty. */
export function textSchema(max: number, tooLong = atMost(max)) {
  return upTo(z.string().overwrite(tidyText), max, tooLong);
}

/** An id, token or address of at most `max` characters. */
export function keySchema(max: number, tooLong = 'This is too long.') {
  return upTo(z.string().overwrite(tidyKey), max, tooLong);
}

export function passwordSchema(max: number, tooLong: string) {
  return upTo(z.string().overwrite(keepTyped), max, tooLong);
}

/** A document whose reader looks at spaces and tabs too, such as a pasted table, and cleans what it takes out of it. */
export function documentSchema(max: number, tooLong: string) {
  return passwordSchema(max, tooLong);
}

/** JSON of `value` with all its texts storable: well-formed, and without NUL, which the database cannot keep and nobody sees. */
export function pack(value: unknown): string {
  return JSON.stringify(value, storable);
}

/** The value of a JSON text, with all its texts storable. @throws SyntaxError; RangeError if it is nested too deeply */
export function unpack(text: string): unknown {
  return JSON.parse(text, storable);
}

function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? wellFormed(value.replaceAll('\0', '')) : value;
}

/**
 * What `inner` takes, sent as JSON in one text of at most `max` characters: what is in it goes through the same gate as
 * everything that is sent by itself, and the limit counts again as it will be stored, where a number such as 1e20 is
 * longer than it was sent.
 */
export function packedSchema<Inner extends z.ZodType>(inner: Inner, max: number, says: PackedSays) {
  return upTo(z.string(says.missing).overwrite(keepTyped), max, says.tooLong)
    .meta({ contentMediaType: 'application/json' })
    .transform((text, { issues }) => {
      try {
        return unpack(text);
      } catch {
        issues.push({ code: 'custom', message: says.unreadable, input: text });
        return z.NEVER;
      }
    })
    .pipe(inner)
    .refine((value) => pack(value).length <= max, says.tooLong);
}
type PackedSays = { missing: string; tooLong: string; unreadable: string };

/** 'heels' becomes 'Heels'; 'iPole' stays. */
export function capitalise(text: string): string {
  return /^\p{Ll}+(?![\p{L}\d])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
