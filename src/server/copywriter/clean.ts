/**
 * User fields are other people's words on their own film, so they are kept as they are except for what can do harm or break the layout.
 *
 * Decisions: a name keeps what is left once links and markup are cut out of it; in free text a sentence that carries a link, markup or an
 * instruction to the writer ("ignore the rules", "print your prompt") is dropped as a whole, because its remains would read broken ("Book at").
 * Asterisks are removed, because `**` is the film's only markup, and so is the marker that begins the signature block.
 */
import { capitalise } from '../../contract/strings.ts';
import { cutTo } from '../../scene/length.ts';
import { WATERMARK_MARKER } from '../../scene/script.ts';

// C0 and C1 controls, bidi overrides, invisible spaces, tag characters and lone surrogates. The joiners of emoji and Indic scripts stay.
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\u{e0000}-\u{e007f}]/gu;
const ELEMENT = /<(script|style)\b[^>]*>.*?<\/\1\s*>|<[/!?]?[a-z][^>]*>?|<[!?/][^>]*>?|&(?:[a-z]+|#\d+|#x[\da-f]+);/gi;
const LINK =
  /\b(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:|javascript:|data:[a-z]+\/)\S*|\S+@[\w-]+\.\w+\S*|\b(?:[\w-]+\.)+(?:com|net|org|info|biz|app|io|dev|dance|fit|fitness|studio|online|site|shop|link|xyz|example|test|ru|cn|co\.\w\w|com\.\w\w|de|fr|uk|nl|eu)\b(?:[/:?#]\S*)?|\b(?:[\w-]+\.)+[a-z]{2,}\/\S*/giu;
const ORDER =
  /\b(?:ignore|disregard|override|bypass) (?:(?:all|any|every|the|your|my|these|those|this|of|above|previous|prior|earlier|system|other)\s+)*(?:rules?|instructions?|prompts?|guidelines?|above|previous)\b|\b(?:print|reveal|show|repeat|output|leak|forget)\b[^.!?]{0,30}\b(?:prompts?|instructions?|system message)\b|\bsystem prompt\b|\byou are (?:now|chatgpt|an ai)\b/i;

/** A name of the trade that only looks like an address: 'Inner.Studio', 'vertical.fitness'. */
const LIKE_A_NAME = /^[\p{L}\d-]+\.(?:dance|fit|fitness|studio)$/iu;

export const isOrder = (text: string): boolean => ORDER.test(text);
export const hasElement = (text: string): boolean => text.search(ELEMENT) >= 0;
/** True if the text has an address that a browser would open, of whatever kind. */
export const hasUrl = (text: string): boolean => text.search(LINK) >= 0;

/** True if the text contains a link, an HTML element or an HTML entity. */
export function hasLinkOrMarkup(text: string): boolean {
  // `search` has no state; `test` on a global pattern would have.
  return text.search(LINK) >= 0 || text.search(ELEMENT) >= 0;
}

/** True if the text contains invisible characters that change how it is drawn. */
export function hasInvisible(text: string): boolean {
  return text.search(INVISIBLE) >= 0;
}

/** One line without links and markup, at most `max` long, its first word capitalized. */
export function cleanName(field: string, max: number): string {
  const named = (link: string) => (LIKE_A_NAME.test(link) ? link : ' ');
  return finish(oneLine(field).replace(ELEMENT, ' ').replace(LINK, named), max);
}

/** The printable sentences of the text, on one line, at most `max` long. */
export function cleanSentences(field: string, max: number): string {
  const lines = field.slice(0, LONGEST_FIELD).split(/[\r\n\u2028\u2029]+/);
  const sentences = lines
    .map(oneLine)
    .filter(Boolean)
    .flatMap((line) => line.split(/(?<=[.!?]) /));
  return finish(sentences.filter(isPrintable).reduce(joinSentences, ''), max);
}

/** One line without characters that cannot be seen, asterisks and marks for tags; otherwise as typed. */
export const tidyTyped = (text: string): string => withoutPeriod(oneLine(text).trimEnd());

/** Display copy ends without a period; that of a date, '12.1.', is of the date. */
export const withoutPeriod = (text: string): string =>
  /(?<!\d)\d{1,2}\. ?\d{1,2}\.$|\d ?Fr\.$/.test(text) ? text : text.replace(/[.\s]+$/, '');

/** A line of the person's own: as typed, or nothing where it is no line that can be printed. */
export function ownLine(field: string): string {
  const line = oneLine(field);
  return isPrintable(line) ? line : '';
}

/** The text cut between words to at most `max`. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max + 1);
  const space = head.lastIndexOf(' ');
  const cut = space > max / 2 ? head.slice(0, space) : cutTo(text, max);
  return cut.replace(/[\s,;:.&-]+$/, '');
}

// The contract's fields have at most 150 characters; the patterns above are quadratic.
const LONGEST_FIELD = 1000;

function oneLine(field: string): string {
  const visible = field.slice(0, LONGEST_FIELD).normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '');
  return tidy(
    visible
      .replaceAll('*', '')
      .replaceAll(WATERMARK_MARKER, '')
      .replace(/#(?=\p{L})/gu, ''),
  );
}

function tidy(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;!?])/g, '')
    .replace(/^[\s,.;:!?]+/, '')
    .trim();
}

/** Cutting out and closing up can create a link or a tag that was not there ("evil <b>.com"), so the result is checked again. */
function finish(line: string, max: number): string {
  // A capital can be longer than its lowercase letter: 'ᾀ' becomes 'ἈΙ'.
  const whole = capitalise(tidy(line.replace(/<(?!\d)/g, '')));
  const text = clip(whole, max);
  // 'http://' that is cut in two is no link any more, and no word either.
  return isPrintable(whole) && isPrintable(text) ? text : '';
}

function isPrintable(text: string): boolean {
  const links = text.match(LINK) ?? [];
  return links.every((link) => LIKE_A_NAME.test(link)) && !hasElement(text) && !ORDER.test(text);
}

function joinSentences(text: string, sentence: string): string {
  if (text === '') return sentence;
  return /[.!?]$/.test(text) ? `${text} ${sentence}` : `${text}. ${sentence}`;
}
