import type { Found } from './match.ts';

/** That a level and all above it are meant: 'level 2 and up', 'Mittelstufe aufwärts', 'nivel 2 en adelante'. */
export const UPWARDS =
  ' ?\\+| (?:and|or|&|n) (?:up|above|higher|over|beyond)| upwards?| plus| aufwärts| (?:und|u|oder) (?:höher|drüber|darüber|mehr)| en adelante| (?:o|y) (?:m[aá]s|superior(?:es)?)| (?:para|pa) arriba';
const IS_UPWARDS = new RegExp(
  `(?:${UPWARDS})(?!\\p{L})|(?<!\\p{L})(?:ab|from|desde(?: el)?|a partir del?|mindestens|at least|min\\.?|mínimo) `,
  'iu',
);
/** 'No pole experience needed' says nothing of dance. */
const OF_ONE_KIND =
  /(?<!\p{L})(?:no|without|zero) (?!prior|previous|real|special)\p{L}+ (?:exp|experience)(?!\p{L})|(?<!\p{L})(?:keine|ohne) \p{L}+[- ](?:vor)?(?:erfahrung|kenntnisse)|sin experiencia (?:en|de) /iu;
/** Of what each of several has as much: 'pole, hoop and silks, 30 min each', 'only 10 per class'. */
const IS_EACH =
  /(?<!\p{L})(?:each|per (?!person)\p{L}+|jeweils|je|pro (?!person)\p{L}+|cada|c\/u|por (?!persona)\p{L}+)(?!\p{L})/iu;
/** As long as before is no news of how long a class is. */
const IS_AS_BEFORE =
  /(?<!\p{L})(?:still|weiterhin|nach wie vor|immer noch|sigue|todavía|only|nur|solo|sólo)(?!\p{L})/iu;

/** 'From £22', 'up to £5 off' are not £22 and £5 off; '£5 off until Friday' is. */
const IS_LIMIT =
  /(?<!\p{L})(?:from|up to|under|below|over|at least|ab|bis(?: zu)?|unter|über|mindestens|höchstens|desde|hasta|menos de|más de|a partir de) (?:only |just |nur |solo )?[$€£]?\d+(?:[.,]\d+)?(?! ?(?:st|nd|rd|th|jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|de |\.\d|[:/]))(?= ?(?:[$€£%]|\D|$))/iu;

/** What lasts so long: '3 Std Workshop'. */
const IS_WHAT = /(?:std\.?|stunden?|horas?|minuten|minutos|min) (?:workshop|taller|intensiv\p{L}*|kurs)(?!\p{L})/iu;

/** Words of a part that its fact does not say, and that change what it says: it keeps its own. */
export function hasMore(typed: string, { slot }: Found): boolean {
  if (slot?.kind === 'level') return OF_ONE_KIND.test(typed) || (!/\+$/.test(slot.value) && IS_UPWARDS.test(typed));
  if (slot?.kind === 'price' || slot?.kind === 'offer') return IS_LIMIT.test(typed);
  if (slot?.kind === 'places') return /^max/.test(slot.value) && IS_EACH.test(typed);
  return slot?.kind === 'length' && [IS_EACH, IS_AS_BEFORE, IS_WHAT].some((words) => words.test(typed));
}

/** '10-15€' is more than the '15€' that was found in it. */
export const isWholeWord = (sentence: string, { from, to }: Found): boolean =>
  !/[\p{L}\d]$|\d ?[-–]$/u.test(sentence.slice(0, from)) && !/^[\p{L}\d+]|^ ?[-–] ?\d/u.test(sentence.slice(to));

/** 'Intermedio/avanzado' is one level, and 'beginner / intermediate' another. */
export const areOneLevel = (before: Found | undefined, after: Found | undefined, between: string): boolean =>
  before?.slot?.kind === 'level' && after?.slot?.kind === 'level' && /^ ?[/|–-] ?$/.test(between);
