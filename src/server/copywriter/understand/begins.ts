import type { Language } from '../../../contract/promotion.ts';
import type { Clause } from './slots.ts';

const OURS =
  '(?:class|course|group|session|term|block|series|season|semester|cycle|batch|cohort|round|intake|\\p{L}*(?:kurs|block|zyklus|runde|staffel|reihe|trimester|saison|gruppe|stunde)|clase|curso|grupo|ciclo|temporada|trimestre|cuatrimestre|semestre|módulo|bloque|edición|tanda|sesión|routine|choreo\\p{L}*|combo|coreo\\p{L}*|rutina)';
const ANEW = `(?:(?:new|neue[rsnm]?|nuev[oa]) (?:[\\p{L}\\d-]+ ){0,2}${OURS}|${OURS} nuev[oa])`;
const STARTS =
  '(?:starts?|starting|begins?|beginning|kicks off|commences|startet|beginnt|fängt|empieza|comienza|arranca|inicia)';
const ON = '(?:from|on|in|ab|am|im|desde|el|en|a partir)';

/** What begins anew, up to its day: 'new session starts', 'neuer Block ab', 'nuevo ciclo desde el'. */
export const BEGINS_ANEW = `${ANEW} (?:${STARTS}(?: ${ON})?|${ON})(?: del?| el)?`;

const ON_ITS_DAY =
  /^(?:(?:it |course |kurs |curso )?(?:starts?|starting|begins?|beginnt|start(?:et)?|empieza|comienza|inicia|arranca|from|ab|desde))(?::| on| am| el| den)* (?=\S)/iu;
const WORDS = '(?:\\p{L}+\\.?,? )?';
const NAMED = new RegExp(
  `^${WORDS}(?:(\\d{1,2})(?:st|nd|rd|th|\\.|º)? (?:de |of )?(\\p{L}{3})\\p{L}*|(\\p{L}{3})\\p{L}* (\\d{1,2})(?:st|nd|rd|th)?)$`,
  'iu',
);
const IN_DIGITS = new RegExp(`^${WORDS}(\\d{1,2})[./](\\d{1,2})[./]?$`, 'iu');
const MONTHS = 'jan ene|feb|mar mär|apr abr|may mai|jun|jul|aug ago|sep|oct okt|nov|dec dez dic'.split('|');

/** Without what only says the one date of the form again, or that something begins then: it stands above. 'Starts Wed 13 Jan', 'Sa 23.1.' */
export const withoutDate = (clauses: readonly Clause[], schedule: string, language: Language): Clause[] =>
  clauses.flatMap((clause) => {
    if (!isOfDate(clause.typed, schedule)) return clause;
    return ON_ITS_DAY.test(clause.typed) ? { typed: THAT_DAY[language], slots: [], whole: false } : [];
  });
const THAT_DAY: Record<Language, string> = { en: 'Starts that day', de: 'Start an diesem Tag', es: 'Empieza ese día' };

export function isOfDate(typed: string, schedule: string): boolean {
  const [, month = '', day = ''] = /(\p{L}+) (\d{1,2})$/u.exec(schedule) ?? [];
  const at = MONTHS.findIndex((names) => names.split(' ').includes(month.slice(0, 3).toLowerCase()));
  const said = typed.replace(ON_ITS_DAY, '');
  if (at < 0) return false;
  const named = NAMED.exec(said);
  if (named) {
    const [name, number] = named[1] ? [named[2]!, named[1]] : [named[3]!, named[4]!];
    return number === day && MONTHS[at]!.split(' ').includes(name.toLowerCase());
  }
  const digits = IN_DIGITS.exec(said)?.slice(1).map(Number);
  return [Number(day), at + 1].every((number) => digits?.includes(number));
}
