import type { Language } from '../../../contract/promotion.ts';
import type { Facts } from '../facts.ts';
import { LENGTHS, seenLength, wordCount } from '../limits.ts';
import { HOUSE } from './house.ts';
import type { Line } from './line.ts';
import { isAway } from './plan.ts';

/** 'Flieg mit! Mit Jo.' has one of them too many. */
export const NAMES_COMPANY = /\b(?:with|mit|con)\b/i;

/**
 * The class with who teaches it, where the hook has room for the name.
 * @param where the hook ends with the class, or anywhere: 'Spin Basics with Maya is cancelled tonight'
 */
export function withName(facts: Facts, hook: Line, where: 'end' | 'anywhere' = 'end'): Line {
  const text = namedIn(facts, hook.text, where);
  if (text === hook.text || NAMES_COMPANY.test(hook.text)) return hook;
  return { ...hook, text, words: hook.words + wordCount(text) - wordCount(hook.text) };
}

/** The same of a line: '**Spin Basics** with Maya'. */
export function namedIn(facts: Facts, line: string, where: 'end' | 'anywhere' = 'end'): string {
  const { name, language } = facts;
  if (name === '' || isAway(facts) || line.includes(name)) return line;
  const named = line.replace(
    where === 'end' ? /\*\*$/ : /\*\*(?=[^*]*$)/,
    `** ${HOUSE[language].with.toLowerCase()} ${name}`,
  );
  return seenLength(named) <= LENGTHS.intro.most ? named : line;
}

/** A name that is a noun of the language has its article after a preposition: 'mit Herrn Blume', 'vom Team Luft', 'del Equipo Altura', 'con la Profe Ana'. */
export const CASES: Record<Language, (text: string) => string> = {
  en: (text) => text,
  de: (text) =>
    text
      .replace(/(?<=(?<!\p{L})(?:mit|bei|von|zu|für|an) )Herr(?= \p{Lu})/giu, 'Herrn')
      .replace(/(?<!\p{L})(mit|bei|von|zu) (?=Team \p{Lu})/giu, (all, word: string) => WITH_ARTICLE[word] ?? all),
  es: (text) =>
    text.replace(
      /(?<!\p{L})(de|con|a|por|para) (?=((?:Equipo|Profesor|Maestro|Grupo|Colectivo)|(?:Profesora|Maestra|Escuela|Compañía)|Profe (\p{L}+))(?!\p{L}))/giu,
      (_all, word: string, noun: string, given?: string) => {
        const isHers = given ? /a$/i.test(given) : /^(?:profesora|maestra|escuela|compañía)$/i.test(noun);
        if (isHers) return `${word} la `;
        return /^de$/i.test(word) ? `${word}l ` : /^a$/i.test(word) ? `${word}l ` : `${word} el `;
      },
    ),
};
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  ...{ mit: 'mit dem ', Mit: 'Mit dem ', bei: 'beim ', Bei: 'Beim ', von: 'vom ', Von: 'Vom ', zu: 'zum ', Zu: 'Zum ' },
};
