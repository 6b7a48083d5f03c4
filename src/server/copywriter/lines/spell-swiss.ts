import type { Language } from '../../../contract/promotion.ts';
import { withVos } from './spell-vos.ts';

// Without those that another country where German is written has as well: Freiburg, Baden, Burgdorf.
const KNOWN =
  'schweiz|switzerland|suisse|liechtenstein|zürich|zuerich|zurich|basel|bern|winterthur|luzern|lucerne|(?:st\\.? ?|sankt )gallen|lugano|solothurn|schaffhausen|aarau|davos|interlaken';
/** Of a studio's name they would say nothing: 'Zug um Zug'. */
const CITIES =
  'genf|lausanne|biel|thun|köniz|fribourg|chur|uster|emmen|emmenbrücke|zug|dübendorf|kriens|rapperswil(?:-jona)?|jona|dietikon|frauenfeld|wetzikon|baar|wil|kreuzlingen|wädenswil|horgen|thalwil|meilen|stäfa|küsnacht|bülach|kloten|opfikon|schlieren|olten|grenchen|brig|visp|langenthal|liestal|muttenz|pratteln|reinach|allschwil|riehen|arosa|spiez|einsiedeln|schwyz|stans|sarnen|glarus|herisau|appenzell|gossau|wohlen|lenzburg|brugg|sursee|volketswil|ostermundigen|bellinzona|locarno|vaduz|ch';
const inWords = (names: string) => new RegExp(`(?<![\\p{L}-])(?:${names})(?!\\p{L})`, 'iu');
const [IS_KNOWN, IS_CITY] = [inWords(KNOWN), inWords(`${KNOWN}|${CITIES}`)];
/** What is paid in francs: '12 fr', 'CHF 25', '20 Franken'. */
const FRANCS = /(?<!\p{L})(?:chf|sfr\.?|fr\.) ?\d|\d ?(?:chf|sfr|franken|fr(?=\.?(?:$|[,;!)\n])))(?!\p{L})/iu;

/** What is typed that may tell where somebody is. */
interface Given {
  ownWords?: { city?: string } | undefined;
  studio: string;
  details: string;
}

/** Whether somebody's German is Switzerland's, by their city, their studio's name or what is paid. */
export const isSwiss = ({ ownWords, studio, details }: Given): boolean =>
  IS_CITY.test(ownWords?.city ?? '') || IS_KNOWN.test(studio) || FRANCS.test(details);

/**
 * Our words as they are said where they are read: in Switzerland 'Füsse', and 'Subí' for 'Sube' where 'vos' is spoken.
 * @param typed what the person has typed: its words keep their ß
 */
export function spelledThere(
  text: string,
  { isSwiss, saysVos = false, language }: { isSwiss: boolean; saysVos?: boolean; language: Language },
  typed: string,
): string {
  if (saysVos && language === 'es') return withVos(text, typed);
  if (!isSwiss || language !== 'de') return text;
  return text.replace(/\p{L}*ß\p{L}*/gu, (word) => (typed.includes(word) ? word : word.replaceAll('ß', 'ss')));
}
