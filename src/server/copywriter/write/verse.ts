import { syllable } from 'syllable';
import type { Language } from '../../../contract/promotion.ts';

/** What a line of the film's frame holds about. */
const WIDEST = 36;
/** Lines of verse that differ by so many syllables still sound like one couplet. */
const EVEN = 2;

/** How far a couplet is from good verse, in points; 0 for prose. Names and values of slots decide, since the frames themselves are even. */
export function limpOf(text: string, language: Language): number {
  const lines = text.replaceAll('**', '').split('\n');
  if (lines.length === 1) return 0;
  const counts = lines.map((line) => syllablesOf(line, language));
  const uneven = Math.max(...counts) - Math.min(...counts) - EVEN;
  const wide = Math.max(...lines.map(({ length }) => length)) - WIDEST;
  return 2 * Math.max(0, uneven) + Math.max(0, wide);
}

const VOWELS = {
  de: /aa|ee|oo|ie|ei|ai|au|eu|äu|[aeiouäöüy]/giu,
  // A word's last vowel runs into the next word's first.
  es: /[aeiouáéíóúü]+(?: +h?[aeiouáéíóúü]+)*/giu,
};

/** As many as one hears, about. */
function syllablesOf(line: string, language: Language): number {
  return language === 'en' ? syllable(line) : (line.match(VOWELS[language])?.length ?? 0);
}
