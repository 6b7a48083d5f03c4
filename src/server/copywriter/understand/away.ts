/** Somebody who is not named does not teach, or is stood in for. */
const AWAY =
  /\b(?:sub|substitute|cover teacher|vertretung|sustitut[ao])\b|(?:\bis|['’]s) (?:out|away|sick|ill|injured|off|on (?:vacation|holiday|leave)|not (?:here|in|teaching))\b|(?<!\p{L})(?:ist|sind) (?:leider |heute )?(?:krank|verletzt|weg|nicht da|im urlaub)(?!\p{L})|(?<!\p{L})(?:está )?(?:enferm[ao]|lesionad[ao]|de vacaciones|de viaje|de baja)(?!\p{L})/iu;

/** What is said of somebody who does not teach, behind the name and before it, in three languages. */
const BEHIND = [
  "(?:(?:is|will be|has been|['’]s) )?(?:still |sadly )?(?:out|away|off|sick|ill|injured|unwell|poorly|travell?ing|on (?:leave|holidays?|vacation|maternity|a trip))",
  "(?:isn['’]?t|is not|won['’]?t(?: be)?|will not(?: be)?|can['’]?t|can ?not|couldn['’]?t|doesn['’]?t|does not|not) (?:be )?(?:teach(?:ing)?|mak(?:e|ing) it|here|there|in|come|coming|with us|around)",
  '(?:ist|bleibt|liegt)(?: \\p{L}+){0,2} (?:krank|verletzt|weg|nicht da|im urlaub|verhindert|verreist|unterwegs|flach)',
  '(?:kann|macht|unterrichtet|kommt|gibt|hält)(?: \\p{L}+){0,2} nicht|fehlt|hat (?:heute |leider |diese woche )*(?:frei|urlaub)',
  '(?:hoy |mañana |esta (?:semana|vez) )?no (?:da|dará|viene|vendrá|está|estará|puede|podrá|va|imparte|dicta|llega|enseña)',
  '(?:hoy )?(?:está |sigue )?(?:enferm[ao]|lesionad[ao]|de (?:viaje|baja|vacaciones|licencia))|está (?:mal[ao]?|malit[ao]|fuera)|se (?:enfermó|lesionó|ha lesionado)|falta',
];
const BEFORE = [
  '(?:no|without|ohne|sin)',
  '(?:(?:cover|sub|subb|fill(?:ing)? in|stepp?(?:ing)? in|stand(?:ing)? in|in)(?:ing)? for|instead of)',
  '(?:nicht|fehlt)(?: (?:mit|leider))?',
  'no (?:da|dará|viene|vendrá|está|estará|puede|podrá|imparte|dicta)(?: (?:hoy|mañana|(?:la )?clase))*|falta',
];

/** No part of a name by which somebody is called. */
const TITLE = /\.$|^(?:coach|miss|mister|frau|herr|lady|señora?|profe|dj|the|die|la|el)$/i;

/** Whether words tell of somebody by their name that they do not teach. */
export function tellsOf(name: string, typed: string): boolean {
  const first = name.split(' ').find((word) => word.length > 1 && !TITLE.test(word)) ?? '';
  if (!/^[\p{L}'’-]+$/u.test(first) || !typed.toLowerCase().includes(first.toLowerCase())) return false;
  const more = '(?: \\p{Lu}\\p{L}+)?(?:,? (?:sadly|leider|heute|hoy|tonight|today))?';
  return new RegExp(
    `(?<!\\p{L})${first}${more} (?:${BEHIND.join('|')})(?!\\p{L})|(?<!\\p{L})(?:${BEFORE.join('|')}) ${first}(?!\\p{L})`,
    'iu',
  ).test(typed);
}

/**
 * Whether words tell that who teaches does not, by name or without one.
 * @param name of who does by the form; '' if nobody is named there
 */
export const tellsAway = (typed: string, name: string): boolean => AWAY.test(typed) || tellsOf(name, typed);
