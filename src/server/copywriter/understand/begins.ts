const OURS =
  '(?:class|course|group|session|term|block|series|season|semester|cycle|batch|cohort|round|intake|\\p{L}*(?:kurs|block|zyklus|runde|staffel|reihe|trimester|saison|gruppe|stunde)|clase|curso|grupo|ciclo|temporada|trimestre|cuatrimestre|semestre|módulo|bloque|edición|tanda|sesión)';
const ANEW = `(?:(?:new|neue[rsnm]?|nuev[oa]) (?:[\\p{L}\\d-]+ ){0,2}${OURS}|${OURS} nuev[oa])`;
const STARTS =
  '(?:starts?|starting|begins?|beginning|kicks off|commences|startet|beginnt|fängt|empieza|comienza|arranca|inicia)';
const ON = '(?:from|on|in|ab|am|im|desde|el|en|a partir)';

/** What begins anew, up to its day: 'new session starts', 'neuer Block ab', 'nuevo ciclo desde el'. */
export const BEGINS_ANEW = `${ANEW} (?:${STARTS}(?: ${ON})?|${ON})(?: del?| el)?`;
