import { tidyTyped } from '../clean.ts';

/** In small letters or with a capital one. */
const inEitherCase = (words: string): string =>
  words
    .split('|')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');

/** A word in short: one of these, or with an end that no word has ('pünktl.', 'fortgeschr.'). */
const SHORT = `(?:(?<![\\p{L}])(?:${inEitherCase('ft|feat|adv|int|interm|beg|incl|excl|prof|inkl|exkl|std|min|mín|max|máx|mins|hrs|approx|aprox|bzw|evtl|tel|ca|vol|od|og|eg|wk|wks|sem|aport|oblig|obl|ermä(?:ß|ss)|pers|tägl|dr|mr|mrs|ms|st|ave|rd|av|avda|pza|hno|hna')})|(?:[bcdfgkpstzBCDFGKPSTZ][lrLR]|schr|str)|(?<!\\p{L})\\p{Lu})`;
/** After a number a period may be of the number, and what is said goes on: 'ab der 14. Woche', '1. Stunde gratis', '24.12. + 31.12.' */
const GOES_ON =
  '(?:(?<=\\d\\.)(?= ?[\\p{Ll}+&/–-])(?<!\\d:\\d\\d\\.)(?<!\\b(?i:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}* \\d{1,2}\\.)|(?<=(?:^|, |(?<!\\p{L})(?i:de[rmns]|die|das|am|[iv]m|vom|zum|zur|ab|bis|jede[nrms]?|jeweils|und|u) )\\d{1,2}\\.(?:\\d{1,2}\\.)?)(?= \\p{L}))';
const ENDS = new RegExp(
  `(?:[!?]+|(?<=[\\p{L}\\d)%€$£\\p{Extended_Pictographic}\\uFE0F])\\.(?<!${SHORT}\\.)(?!${GOES_ON}))(?=\\s|$)`,
  'gu',
);

const LONGEST = 1000;

/** Lines, and in them sentences. */
export const sentencesOf = (text: string): string[] =>
  text
    .slice(0, LONGEST)
    .split(/[\r\n\u2028\u2029]+/)
    .flatMap((line) => {
      const ends = [...line.matchAll(ENDS)].map(({ 0: mark, index }) => index + mark.length);
      return [0, ...ends].map((from, at) => line.slice(from, ends[at]));
    })
    .map((part) => tidyTyped(part))
    .filter(Boolean);

/** Of '¡Coreo grupal, último cupo!' each part has both marks or none. */
export function marked(typed: string, sentence: string): string {
  const [opens, ends] = [/^[¡¿]/.test(typed), /[!?]$/.test(typed)];
  if (opens && !ends) return typed.slice(1);
  return ends && !opens && sentence.startsWith('¡') ? `¡${typed}` : typed;
}
