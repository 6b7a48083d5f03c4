import type { Column } from '../../contract/timetable-import.ts';

/** Small letters without accents: 'Miércoles' becomes 'miercoles', '2ª' '2a'. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Weekdays as en, de, es, fr, it, pt and nl write them, Sunday first, without accents. */
const DAYS: readonly string[] = [
  'sunday sun su sonntag so domingo dom dimanche dim domenica zondag zo',
  'monday mon mo montag lunes lun lundi lunedi maandag ma segunda segunda-feira seg 2a 2a-feira',
  'tuesday tuesdays tues tue tu dienstag di martes mar mardi martedi dinsdag terca terca-feira ter 3a 3a-feira',
  'wednesday weds wed we mittwoch mi miercoles mie mercredi mer mercoledi woensdag wo quarta quarta-feira qua 4a 4a-feira',
  'thursday thurs thur thu th donnerstag do jueves jue jeudi jeu giovedi gio donderdag quinta quinta-feira qui 5a 5a-feira',
  'friday fri fr freitag viernes vie vendredi ven venerdi vrijdag vr sexta sexta-feira sex 6a 6a-feira',
  'saturday sat sa samstag sonnabend sabado sab samedi sam sabato zaterdag za',
];
const MONTHS: readonly string[] = [
  'january jan januar janner enero ene janvier janv gennaio gen janeiro januari',
  'february feb februar febrero fevrier fev fevr febbraio fevereiro februari',
  'march mar marz mrz marzo mars marco maart',
  'april apr abril abr avril avr aprile',
  'may mai mayo maggio mag maio mei',
  'june jun juni junio juin giugno giu junho',
  'july jul juli julio juillet juil luglio lug julho',
  'august augustus aug agosto ago aout',
  'september sep sept septiembre septembre settembre set setembro',
  'october oct oktober okt octubre octobre ottobre ott outubro out',
  'november nov noviembre novembre novembro',
  'december dec dezember dez diciembre dic decembre dicembre dezembro',
];

const numbered = (lists: readonly string[]) =>
  new Map(lists.flatMap((words, index) => words.split(' ').map((word) => [word, index] as const)));
const DAY = numbered(DAYS);
const MONTH = numbered(MONTHS);

/** 0 for Sunday to 6 for Saturday; null for any other word. Also in the plural and with a full stop. */
export function weekdayIn(word: string): number | null {
  const bare = plain(word).replace(/[.:,]+$/, '');
  return DAY.get(bare) ?? (bare.length > 4 ? (DAY.get(bare.replace(/s$/, '')) ?? null) : null);
}

/** From 1; null for any other word. */
export function monthIn(word: string): number | null {
  const month = MONTH.get(plain(word).replace(/\.$/, ''));
  return month === undefined ? null : month + 1;
}

/** Several days in one word or phrase. */
const SPANS: readonly [RegExp, readonly number[]][] = [
  [
    /^(?:weekdays?|werktags|wochentags|dias laborables|entre semana|en semaine|feriali|dias uteis|werkdagen|doordeweeks)$/,
    [1, 2, 3, 4, 5],
  ],
  [
    /^(?:weekends?|wochenendes?|am wochenende|fines? de semana|week-?ends?|le week-?end|fine settimana|in het weekend)$/,
    [6, 0],
  ],
  [
    /^(?:daily|every day|taglich|jeden tag|diario|todos los dias|cada dia|tous les jours|ogni giorno|tutti i giorni|todos os dias|dagelijks|elke dag|iedere dag)$/,
    [1, 2, 3, 4, 5, 6, 0],
  ],
];
export const spanIn = (phrase: string): readonly number[] | null =>
  SPANS.find(([pattern]) => pattern.test(plain(phrase)))?.[1] ?? null;

/** Words before a weekday that say nothing more. */
export const EVERY =
  /^(?:every|each|on|jeden|jede|immer|am|todos los|todas las|cada|los|el|chaque|tous les|le|les|ogni|tutti i|il|toda|todas as|todos os|as|aos|elke|iedere|op)\s+/;

/** What the headers of tables call their columns, without accents. The first that fits is taken. */
const HEADERS: readonly [Column, RegExp][] = [
  ['substitute', /^(?:sub(?:stitute)?(?: (?:teacher|instructor))?|vertretung|sustitut[oa]|remplacant|sostitut[oa])$/],
  [
    'class',
    /^(?:class(?: ?(?:name|type|title))?|subject|summary|title|event(?: ?(?:name|title))?|name|session(?: name)?|service(?: name)?|course(?: name)?|workshop|activity|what|kurs(?:name|titel)?|klasse|stunde|betreff|titel|angebot|veranstaltung|aktivitat|bezeichnung|clase|nombre(?: de la clase)?|asunto|titulo|curso|actividad|cours|nom(?: du cours)?|titre|objet|corso|classe|lezione|nome|titolo|oggetto|aula|modalidade|assunto|les|lessen|cursus)$/,
  ],
  [
    'instructor',
    /^(?:teachers?(?: ?name)?|instructors?(?: ?name)?|coach(?:es)?|trainer(?:in|:in|\/in)?|staff(?: ?(?:name|member))?|with|lehrer(?:in)?|kursleit(?:er|erin|ung)|leitung|dozent(?:in)?|profesora?|profe|instructora?|monitora?|entrenadora?|prof|professeure?|entraineur|animateur|insegnante|istruttore|istruttrice|maestra|maestro|docente|professora?|instrutora?|docent|trainster)$/,
  ],
  [
    'time',
    /^(?:(?:class ?)?(?:start(?:ing)?|begin(?:ning|s)?)? ?time|starts?(?: ?at)?|begins?|time ?slot|from|when|hours?|uhrzeit|zeit|beginn(?:t um|t am|zeit)?|startzeit|start(?:uhrzeit)?|von|hora(?: de (?:inicio|comienzo))?|inicio|horario|comienzo|comienza(?: el)?|heure(?: de debut)?|horaire|debut|ora(?: (?:di )?inizio)?|orario|inizio|hora de inicio|(?:class )?start(?: date ?(?:and|&|\/|\+) ?time| datetime|_time)|date ?(?:and|&|\/) ?time|datetime|datum und uhrzeit|tijd|tijdstip|aanvang)$/,
  ],
  [
    'ends',
    /^(?:end(?:ing)? ?time|ends?(?: ?at)?|finish(?: time)?|to|duration(?: ?\(?(?:min|minutes|mins)\)?)?|length|minutes|endet um|endzeit|ende|bis|dauer(?: ?\(min\.?\))?|hora (?:de )?fin(?:alizacion)?|fin|duracion(?: \(min\))?|heure de fin|duree|ora (?:di )?fine|fine|durata|termino|hora de termino|fim|duracao|eindtijd|duur|end(?: datetime|_time))$/,
  ],
  [
    'until',
    /^(?:end ?date|until|last (?:class|date|day)|enddatum|endet am|gultig bis|letzter termin|fecha (?:de )?fin(?:alizacion)?|hasta|date de fin|jusqu'?au|data (?:di )?fine|fino al|data (?:de )?(?:fim|termino)|ate)$/,
  ],
  [
    'date',
    /^(?:(?:class|event|session|start)? ?date|first class|datum|startdatum|beginnt am|termin|fecha(?: de (?:inicio|comienzo))?|date(?: de debut)?|data(?: (?:di )?inizio| de inicio)?)$/,
  ],
  [
    'day',
    /^(?:(?:week)?days?(?: of (?:the )?week)?|class day|recurrence|repeats?|wochentage?|tage?|dias?(?: de la semana)?|jours?(?: de la semaine)?|dag|weekdag|giorn[oi]|dias? da semana)$/,
  ],
  [
    'place',
    /^(?:location(?: ?name)?|room(?: ?name)?|studio|place|venue|resource|where|ort|raum|standort|halle|saal|sala|lugar|ubicacion|salon|lieu|salle|endroit|luogo|sede|local|zaal|lokaal|locatie)$/,
  ],
  [
    'allDay',
    /^(?:all day(?: event)?|ganztagig(?:es ereignis)?|todo el dia|journee entiere|tutto il giorno|dia inteiro)$/,
  ],
  ['state', /^(?:status|state|cancell?ed|canceled|zustand|abgesagt|estado|statut|etat|stato)$/],
  [
    'places',
    /^(?:(?:spots?|places?|spaces?) (?:left|available|remaining|open)|available(?: spots?)?|open spots|freie platze|platze frei|restplatze|plazas (?:libres|disponibles)|places (?:restantes|disponibles|libres)|posti (?:liberi|disponibili)|vagas)$/,
  ],
  [
    'details',
    /^(?:details?|notes?|level|info|beschreibung|description|descripcion|descrizione|descricao|niveau|nivel|livello|stufe|bemerkung(?:en)?|anmerkung(?:en)?|notizen|hinweise?|notas?|remarques?)$/,
  ],
];

export const columnOf = (header: string): Column => {
  const words = plain(header).replace(/[*:]+$/, '');
  return HEADERS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'ignore';
};

/** A place, not a teacher. */
export const PLACE =
  /\b(?:studio|room|raum|saal|zaal|halle|sala|salle|salon|floor|upstairs|downstairs|main|park|online|zoom)\b/i;
/** What a class is for, not who teaches it. */
export const LEVEL =
  /\b(?:all|levels?|open|beginners?|basics?|intermediate|advanced|intro|stufe|anfanger\w*|fortgeschrittene?\w*|mittelstufe|einsteiger\w*|alle|offen|niveles|nivel|principiantes|iniciacion|intermedio|avanzad[oa]|debutants?|tous|niveaux?|niveau|avancee?s?|principianti|livell[oi]|tutti|iniciantes|kids|teens|women|ladies|mixed|new|trial|free|only|flow|pole|hoop|yoga|dance|stretch|class|choreo|drop|in)\b/;
export const CANCELLED =
  /^(?:cancell?ed|canceled|no class|abgesagt|entfallt|fallt aus|cancelad[oa]|annulee?|annullat[oa]|true|yes|ja|si|oui|sim)$/;
export const SOLD_OUT =
  /^(?:sold out|full|fully booked|ausgebucht|ausverkauft|voll|agotad[oa]|complet[oa]?|esaurit[oa]|al completo|esgotad[oa]|lotad[oa])$/;

/** Words before a time that belong to it. */
export const BEFORE_TIME =
  /(?<![\p{L}])(?:dalle(?: ore)?|alle(?: ore)?|ore|von|ab|um|from|at|de las|desde las|a las|a partir das|das|às|de|à|van|vanaf|om|start)\s*$/iu;
/** A part of the day beside a weekday. */
export const PART_OF_DAY =
  /^(?:morning|afternoon|evening|night|morgens?|vormittags?|mittags?|nachmittags?|abends?|früh|mañana|tarde|noche|por la (?:mañana|tarde|noche)|matin|après-midi|soir|mattina|pomeriggio|sera|manhã|noite|(?:à|de) (?:tarde|noite)|ochtend|middag|avond|'s (?:ochtends|avonds))(?:\s|$)/iu;
