// size: data, a list for each language
import type { Language } from '../../contract/promotion.ts';

/** What a line's words claim; `given` is looked for in what the person typed, in whatever language. */
export interface Claim {
  claim: string;
  words: RegExp;
  given: RegExp;
  /** What was typed says the contrary. */
  denied?: RegExp;
}

/** A friend may come along: of a private lesson, too. */
export const SEVERAL =
  /friend|\b(?:for|of) (?:2|two)\b|\bboth\b|couple|\bduo|\bpairs?\b|\b2 people|bestie|zu zweit|zu dritt|freund|paar|amig|pareja|\bdos\b|grupo|group|gruppe/iu;

/** Whole words. `\b` knows no letters with marks. */
const says = (claim: string, words: string, given: string, denied?: RegExp): Claim => ({
  claim,
  words: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
  given: new RegExp(given, 'iu'),
  ...(denied && { denied }),
});

const GIVEN = {
  scarcity:
    'left|last|limited|only|max|few|almost|fast|noch|letzte|wenige|begrenzt|pl[aä]tz|quedan|[uú]ltim|pocas|limitad',
  soldOut: 'sold|booked|wait|full|capacity|ausgebucht|ausverkauft|voll|warteliste|agotad|complet|lista de espera',
  cancelled: 'cancel|off\\b|no class|fällt|entfällt|abgesagt|no hay clase|suspend',
  light: 'light|dim|candle|dark|neon|licht|kerze|dunkel|schatten|luz|luces|vela|oscur',
  price:
    'free|off|discount|half|[$€£]|%|2 ?(?:for|4|für|x) ?1|price|deal|trial|gratis|kostenlos|umsonst|rabatt|descuento|prueba|probe',
  gear: 'heel|knee|chalk|grip|legging|short|sock|mat|water|wear|towel|absätz|knieschoner|socke|wasser|handtuch|schuh|tacon|rodiller|calcet|esterilla|toalla|agua|ropa|zapat',
  result:
    'weight|slim|lean|tone|abs|strong|strength|fit|flex|posture|kraft|abnehm|straff|haltung|beweglich|adelgaz|tonif|fuerza|postura',
  level:
    'begin|newb|intermed|advanced|level|experience|intro|basic|anfäng|einsteig|fortgeschr|mittelstufe|kenntnis|erfahrung|niveau|princip|inicia|intermedi|avanzad|nivel|experiencia|first',
  evening: 'tonight|night|evening|abend|nacht|noche',
  date: 'today|tonight|heute|hoy',
  duration: 'hour|min|hrs?\\b|stunde|hora',
  morning: 'morning|morgen|früh|mañana',
  repetition: 'every|week|month|day|jede|woche|monat|cada|semana|mes|todos los',
  people: 'ladies|girl|guys|women|men\\b|frauen|männer|mädchen|jungs|mujer|hombre|chic[ao]s|niñ[ao]s',
} as const;

/** What German and Spanish lines claim. Those of English are in truth.ts, and hold for every language. */
export const CLAIMS_IN: Record<Language, readonly Claim[]> = {
  en: [],
  de: [
    says(
      'scarcity',
      'nur noch|letzter? (?:chance|platz)|letzte plätze|plätze|beeil\\p{L}*|solange es|bevor (?:er|sie|es|alles|jemand) \\p{L}+|fast voll|begrenzt\\p{L}*|schnell sein',
      GIVEN.scarcity,
    ),
    says('sold out', 'ausgebucht|ausverkauft|warteliste|(?:ist|sind|restlos) voll', GIVEN.soldOut),
    says('cancelled', 'fällt (?:\\p{L}+ )*aus|entfällt|abgesagt', GIVEN.cancelled),
    says(
      'light',
      'licht\\p{L}*|rampenlicht|mondlicht|scheinwerfer|kerzen\\p{L}*|neon|schummrig\\p{L}*|gedimmt\\p{L}*|dunkel\\p{L}*|dunkl\\p{L}*|schatten',
      GIVEN.light,
    ),
    says(
      'price',
      'gratis|kostenlos|umsonst|rabatt|günstig\\p{L}*|billig\\p{L}*|preis\\p{L}*|geld|geschenkt|aufs haus|euro|schnäppchen',
      GIVEN.price,
    ),
    says(
      'gear',
      'high ?heels|heels|absätze|stulpen|knieschoner|leggings|shorts|socken|matten?|wasserflasche|handtuch|jogginghosen?|turnschuhe|schuhe|kreide|tee|snacks',
      GIVEN.gear,
    ),
    says(
      'result',
      'abnehm\\p{L}*|kilos?|kalorien|schlank\\p{L}*|straff\\p{L}*|fettverbrennung|sixpack|bauchmuskeln|stärker|kräftiger|fitter|fit|beweglicher|selbstbewusster|haltung|verwandel\\p{L}*|garantier\\p{L}*|garantie|heil\\p{L}*|therapie|muskelkater|in (?:nur )?\\p{L}+ wochen|traumfigur|bikinifigur',
      GIVEN.result,
    ),
    says(
      'level',
      'anfänger\\p{L}*|einsteiger\\p{L}*|fortgeschritten\\p{L}*|mittelstufe|alle level|jedes level|jedem level|vorkenntnisse|erfahrung',
      GIVEN.level,
    ),
    says('evening', 'abends?|\\p{L}*abend|nachts?|nächte|feierabend', GIVEN.evening),
    says('nobody else', 'nur du|du allein|nur für dich|ganz allein', '^', SEVERAL),
    says('date', 'heute', GIVEN.date),
    says('duration', '(?:eine|eine halbe|zwei|drei) stunden?|minuten?', GIVEN.duration),
    says('morning', 'morgens|am morgen|guten morgen|frühmorgens', GIVEN.morning),
    says('repetition', 'jede woche|wöchentlich|jeden (?:tag|monat)', GIVEN.repetition),
    says('people', 'ladies|mädels|jungs|sexy|göttin\\p{L}*|königin\\p{L}*|\\p{L}+erinnen', GIVEN.people),
  ],
  es: [
    says(
      'scarcity',
      '[uú]ltim[oa]s? (?:plazas?|oportunidad\\p{L}*)|quedan|plazas?|date prisa|corre|antes de que|limitad\\p{L}*|vuelan|se agota\\p{L}*',
      GIVEN.scarcity,
    ),
    says('sold out', 'agotad\\p{L}*|clase completa|complet[oa]|lista de espera|llen[oa]', GIVEN.soldOut),
    says('cancelled', 'cancel\\p{L}*|no hay', GIVEN.cancelled),
    says('light', 'luz|luces|velas?|neón|penumbra|oscur\\p{L}*|sombras?|focos?|luna', GIVEN.light),
    says('price', 'gratis|descuentos?|barat\\p{L}*|precios?|dinero|euros?|ofertas?|rebajas?', GIVEN.price),
    says(
      'gear',
      'tacon\\p{L}*|rodilleras|mallas|leggings|calcetines|esterillas?|toallas?|botellas?|magnesio|zapat\\p{L}*|ropa|chándal',
      GIVEN.gear,
    ),
    says(
      'result',
      'adelgaz\\p{L}*|kilos?|calorías|delgad\\p{L}*|tonific\\p{L}*|quemar?|abdominales|más fuertes?|más flexibles?|en forma|postura|transform\\p{L}*|garantiz\\p{L}*|terapia|curas?|sanas?|agujetas|operación bikini|en \\p{L}+ semanas',
      GIVEN.result,
    ),
    says('level', 'principiantes?|avanzad\\p{L}*|intermedi\\p{L}*|niveles|nivel|experiencia|iniciación', GIVEN.level),
    says('evening', 'noches?|anochecer', GIVEN.evening),
    says('nobody else', 'solo tú|sólo tú|solo para ti|tú y nadie más', '^', SEVERAL),
    says('date', 'hoy|esta noche', GIVEN.date),
    says('duration', 'una hora|horas|minutos?', GIVEN.duration),
    says('morning', 'mañanas?', GIVEN.morning),
    says('repetition', 'cada (?:semana|mes|día)|todas las semanas|semanal\\p{L}*', GIVEN.repetition),
    // Spanish words say a gender where German and English ones say none; what is said to everybody must not.
    says(
      'people',
      'chic[ao]s|guap[ao]s?|sexy|dios[ao]s?|reinas?|nenas?|(?<!la )bienvenid[ao]s?|preparad[ao]s?|nervios[ao]s?|tímid[ao]s?|junt[ao]s|vosotr[ao]s|todas(?! las)|todos(?! l[ao]s)|cansad[ao]s?|sol[ao] ante|list[ao]s? para',
      GIVEN.people,
    ),
  ],
};
