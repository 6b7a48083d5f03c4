import type { Language } from '../../../contract/promotion.ts';
import type { Facts } from '../facts.ts';
import { LENGTHS, seenLength, wordCount } from '../limits.ts';
import { HOUSE } from './house.ts';
import type { Line } from './line.ts';
import { isAway } from './plan.ts';

/** 'Flieg mit! Mit Jo.' has one of them too many. */
export const NAMES_COMPANY = /\b(?:with|mit)\b|\bcon (?=\*|\p{Lu}|nosotr|quien|tu |tus |ganas de )|\bconmigo\b/iu;

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
    where === 'end' ? /\*\*(?=!?$)/ : /\*\*(?=[^*]*$)/,
    `** ${HOUSE[language].with.toLowerCase()} ${name}`,
  );
  return seenLength(named) <= LENGTHS.intro.most ? named : line;
}

/**
 * What stands after a preposition in its case: a name that is a noun has its article ('mit Herrn Blume', 'vom Team Luft', 'con la Sra. Marta'), and who is
 * no name the small letter and the ending of its place ('with our students', 'mit dem ganzen Team', 'con todo el equipo').
 * @param names who may be no name; what else stands after a preposition has its case: 'ganz bei der Sache'
 */
export const CASES: Record<Language, (text: string, names?: readonly string[]) => string> = {
  en: (text) =>
    text.replace(
      /(?<=(?<!\p{L})(?:[Ww]ith|by|for|from|[Jj]oin|[Mm]eet) )(?:The|Our|All|Your|My|Some|A|An|Various|Everyone|Guest|Members)(?= |$)/gu,
      (word) => word.toLowerCase(),
    ),
  de: (text, names = []) =>
    text
      .replace(/(?<=(?<!\p{L})(?:mit|bei|von|zu|für|an) )Herr(?= \p{Lu})/giu, 'Herrn')
      .replace(/(?<!\p{L})(mit|bei|von|zu) (?=Team \p{Lu})/giu, (all, word: string) => WITH_ARTICLE[word] ?? all)
      .replace(NO_NAME_DE, (all: string, word: string, ...[some, adjective, noun]: string[]) => {
        const said = all.slice(word.length + 1).toLowerCase();
        const isOfThem = names.some((name) => name.toLowerCase().startsWith(said));
        return isOfThem ? [word, ...dativeOf(some!.toLowerCase(), adjective, noun!)].join(' ') : all;
      }),
  es: (text) =>
    text
      .replace(
        /(?<!\p{L})(de|con|a|por|para) (?=((?:Equipo|Profesor|Maestro|Grupo|Colectivo|Sr\.?|Dr\.?)|(?:Profesora|Maestra|Escuela|Compañía|Sra\.?|Srta\.?|Dra\.?)|(?:Profe|Coach) (?!Anto(?!\p{L}))(\p{L}+[ao]))(?!\p{L}))/giu,
        (_all, word: string, noun: string, given?: string) => {
          const isHers = given
            ? /a$|^(?:rocío|consuelo|amparo|rosario|charo|caro)$/i.test(given)
            : /^(?:profesora|maestra|escuela|compañía|sra|srta|dra)\.?$/i.test(noun);
          if (isHers) return `${word} la `;
          return /^(?:de|a)$/i.test(word) ? `${word}l ` : `${word} el `;
        },
      )
      .replace(
        /(?<=(?<!\p{L})(?:[Cc]on|[Pp]or|[Pp]ara|de|a) )(?:Tod[oa]s?|El|La|L[oa]s|Nuestr[oa]s?|Vari[oa]s|Alumn[oa]s|Profes|Invitad[oa]s?)(?= |$)/gu,
        (word) => word.toLowerCase(),
      ),
};
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  ...{ mit: 'mit dem ', Mit: 'Mit dem ', bei: 'beim ', Bei: 'Beim ', von: 'vom ', Von: 'Vom ', zu: 'zum ', Zu: 'Zum ' },
};

/** 'Mit Das ganze Team', 'von Unsere Schülerinnen': who is meant without a name. */
const NO_NAME_DE =
  /(?<!\p{L})(mit|bei|von|zu) (das|die|der|unser|unsere|alle|eure|euer)(?: (\p{Ll}+e))? (\p{Lu}[\p{L}-]+)/giu;
/** Nouns of groups; a group is one. */
const HERS = /(?:crew|truppe|gruppe|mannschaft|bande|familie|schule|community|klasse|runde|leitung)$/i;
function dativeOf(some: string, adjective: string | undefined, noun: string): string[] {
  const isOne = HERS.test(noun);
  const ending = /^(?:das|der|unser|euer)$/.test(some) ? 'em' : isOne ? 'er' : 'en';
  const article = /^d/.test(some)
    ? `d${ending}`
    : `${/^unser/.test(some) ? 'unser' : /^eu/.test(some) ? 'eur' : 'all'}${ending}`;
  const own = ending === 'en' && /[^ns]$/.test(noun) ? `${noun}n` : noun;
  return [article, ...(adjective ? [`${adjective}n`] : []), own];
}
