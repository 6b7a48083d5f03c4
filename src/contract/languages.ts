import type { Language } from './promotion.ts';

/**
 * Words by which a text is known to be German or Spanish, without regard to size. Names of classes are no evidence:
 * 'Exotic' and 'Flow' are the same everywhere, and neither are words that English has too ('die', 'war', 'me', 'has').
 * Without look-behind, which the oldest browsers cannot even read.
 */
const TELLING: Record<Exclude<Language, 'en'>, RegExp> = {
  de: /(?:^|[^\p{L}])(?:und|oder|mit|ohne|für|bei|von|vom|zum|zur|ist|sind|wird|wir|uns|unser\p{L}*|dein\p{L}*|dich|dir|ihr|euch|nicht|kein\p{L}*|auch|nur|noch|heute|morgen|jeden|jede|jeder|alle|bitte|bringt?|mitbringen|komm|kommt|kurs\p{L}*|stunde|stunden|uhr|anfänger\p{L}*|einsteiger\p{L}*|fortgeschritten\p{L}*|mittelstufe|vorkenntnisse|vorerfahrung|willkommen|kostenlos|kostenfrei|gratisstunde|probestunde|schnupper\p{L}*|plätze|platz|frei|ausgebucht|ausverkauft|warteliste|vertretung|vertritt|fällt|entfällt|knieschoner|stulpen|wasser|handtuch|matte|socken|getränk|anmeldung|anmelden|minuten|woche|wochen|stange|dehnen|dehnung|kinder\p{L}*|jugend\p{L}*|frauen|männer|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|ab|jahren?|neue[rsnm]?|jetzt|statt|umgezogen|verschoben|gibt['’]?s|inkl|std|pünktl\p{L}*|danach|vorher|einweisung|schuhe|hose|halle|raum|geschlossen|ferien|krank|leider|trainerin|halb|preis|preise|mitglieder|gäste)(?!\p{L})|[ßäöü]/giu,
  es: /(?:^|[^\p{L}])(?:y|o|con|sin|para|por|del|los|las|el|una|unos|unas|es|están?|tu|tus|te|ven|nuestr[oa]s?|todos|todas|cada|hoy|mañana|solo|sólo|clase|clases|trae|traer|traed|agua|toalla|rodilleras|calcetines|esterilla|ropa|tacones|principiantes|iniciación|intermedio|avanzad[oa]s?|niveles|nivel|experiencia|necesari[oa]|bienvenid[oa]s|gratis|primera|plazas?|quedan|libres|agotad[oa]s?|completo|cancelad[oa]s?|lista|espera|sustituye|invitad[oa]|profesora?|semanas?|minutos|niñ[oa]s|mujeres|hombres|reserva|reservas|barra|telas|aro|silla|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|años|nuev[oa]s?|horario|cambio|ahora|mism[oa]s?|entrada|desde|hasta|empieza|curso|móvil|antes|luego|hay|cerrad[oa]s?|cerramos|volvemos|guantes|mallas|zapatos|falda|esterillas|pareja|precio|grupo|faltan|xq|xfa|bono|socios|hace|hacen|falta|traigas?|puedes?)(?!\p{L})|[ñ¿¡]/giu,
};
const ENGLISH =
  /(?:^|[^\p{L}])(?:the|and|or|with|without|for|is|are|we|our|your|you|not|no|only|today|every|all|please|bring|come|class|classes|beginners?|welcome|free|first|spots?|left|sold|out|week|of|to|wear|in)(?!\p{L})/giu;

/** The language that a text is written in; English unless more of its words are another's. */
export function guessLanguage(text: string): Language {
  const words = text.normalize('NFC');
  const count = (expression: RegExp) => words.match(expression)?.length ?? 0;
  const [de, es] = [count(TELLING.de), count(TELLING.es)];
  const most = Math.max(de, es);
  if (most === 0 || most <= count(ENGLISH)) return 'en';
  return de >= es ? 'de' : 'es';
}
