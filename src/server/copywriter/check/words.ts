// size: data, lists for each language
import type { Language } from '../../../contract/promotion.ts';

/** Words for numbers from 0 to 12. */
export const WORDS_OF: Record<Language, readonly string[]> = {
  en: [
    'zero|no',
    'one|an?|first|single',
    'two|both|second|couple',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  de: [
    'null|keine?',
    'eine?[nmrs]?|erste[nrs]?',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
  es: [
    'cero|sin',
    'una?|primera?',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
  ],
};

/** What typed words may be said as: the words, and what the text then has to have. */
export const SAME: readonly (readonly [typed: RegExp, said: RegExp])[] = [
  [
    /^(?:timers?$|zero$|b[ei]g+in+|newb|newcomer|novice|starter|first[- ]?timer|experien|previous|touched|tried|anfäng|einsteig|vorkennt|vorerfahr|erfahrung|principi|empez|empiez|inicia)/,
    /b[ei]g+in+(?:er|ing)|newb|newcomer|first[- ]?tim|starter|starting|new to|never|experien|zero|scratch|anfäng|einsteig|neu anfang|vorkennt|erfahrung|princip|empie[zc]|empez|inicia|cero/,
  ],
  [/^(?:interm|improver|mittelstufe)/, /intermed|improver|mittelstufe/],
  [/^(?:advanc|fortgeschritt|avanzad)/, /advanced|fortgeschritt|avanzad/],
  [
    /^(?:levels?|abilit\p{L}*|mixed|open|every|everyone|everybody|niveaus?|niveles|nivel|alle|stufe)$/u,
    /level|abilit|every|all|open|niveau|nivel/,
  ],
  [
    /^(?:bogo|free|gratis|kostenlos\p{L}*|umsonst|gratuit\p{L}*|charge|nothing|trial|taster|probestunde|schnupperstunde|prueba)$/u,
    /free|gratis|kostenlos|umsonst|gratuit|on us|nothing|trial|probe|prueba|pays?\b|zahlt|paga|2 for 1/,
  ],
  [
    /^(?:sold|booked|full|fully|capacity|house|llen[oa]s?|ausgebucht|ausverkauft|agotad\p{L}*|complet\p{L}*)$/u,
    /sold|full|booked|every place|no (?:more )?(?:spots|places)|ausgebucht|ausverkauft|voll|complet|agotad|fast|few|almost|nearly|wenige|pocas/,
  ],
  [/^grupo$/, /complet|agotad|llen/],
  [/^(?:wait|waiting|waitlist|waitinglist|warteliste|lista|espera)/, /wait|warteliste|espera/],
  [/^(?:half|halb\p{L}*|mitad)$/u, /half|halb|mitad/],
  [
    /^(?:friends?|mate|bestie|besties|buddy|partner|begleitung|freund\p{L}*|amig\p{L}*)$/u,
    /friend|mate|bestie|buddy|partner|begleit|freund|jemand|amig|alguien|acompañ|somebody|someone|two\b|zwei|dos\b/,
  ],
  [
    /^(?:spots?|spaces?|places?|slots?|seats?|limited|capped|remaining|left|available|opened|nearly|almost|filling|selling|going|fast|last|final|plätze|platz|wenige|letzte|begrenzt\p{L}*|plazas?|quedan|limitad\p{L}*|últimas|pocas|libres|frei|geworden|small|group|groups|gruppe|kleine|grupos?|reducidos?|pequeños?|participants|students|dancers|teilnehm\p{L}*|alumnos|capacity|availability|number|each)$/u,
    /spot|space|place|seat|few|left|full|gone|fast|limit|small|group|max|people|person|room|plätze?|platz|gruppe|wenig|noch|höchstens|plaza|pocas|queda|grupo|máximo|own|students/,
  ],
  [
    /^(?:discount|percent|prozent|rabatt|descuento|price|prices|special|offer|intro|introductory|deal|early|bird|earlybird)$/u,
    /off|discount|rabatt|descuento|less|%|[$€£]|price|deal|offer|special|intro|early|preis|precio|oferta/,
  ],
  [/^(?:women|womxn|ladies|girls|females?|frauen|mujeres)$/, /women|ladies|girl|female|frauen|mujer/],
  [/^(?:guys|dudes|männer|hombres)$/, /men\b|guys|dudes|männer|hombre/],
  [/^(?:kids|children|kinder|niñ[oa]s|peques)$/, /kid|child|kinder|niñ|peque/],
  [/^(?:teens?|teenagers?|jugendliche|adolescentes?)$/, /teen|jugend|adolesc/],
  [/^(?:adults?|erwachsene\p{L}*|adult[oa]s)$/u, /adult|erwachsen|mayores|18/],
  [
    /^(?:message|text|write|book|booking|bookings|reserve|reservation|sign|signup|register|registration|contact|instagram|insta|whatsapp|link|profile|details|info|ahead|advance|rsvp|anmeld\p{L}*|buch\p{L}*|schreib\p{L}*|reserv\p{L}*|escrib\p{L}*|inscri\p{L}*|nachricht|mensaje|drop-?ins?|walk-?ins?|call|email|mail|save|enlace|front|desk|reception|show|turn|walk|prebook|online|tickets?)$/u,
    /message|\bdm|book|write|text|link|\bbio|buch|schreib|reserv|escrib|anmeld|sign|call|mail|whatsapp|follow|tag|app\b|online|rsvp|walk|drop|ahead|register|insta|info|ticket|enlace|melde|ruf|desk|reception|spot/,
  ],
  [
    /^(?:weeks?|series|course|courses|block|term|part|module|sessions?|program\p{L}*|months?|starts?|starting|begins?|beginning|runs?|woche|wochen|teil|reihe|semanas?|curso|módulo|startet|empieza|first|last|final|until|from|through|lesson|workshop)$/u,
    /week|series|course|part|class|new|first|last|final|block|term|woche|kurs|semana|curso|teil|month|start|begin|sess|run|from|until|bis|ab\b|vom|empie|desde|termin|free|gratis|workshop|lesson|intro|taster|trial|welcome/,
  ],
  [
    /^(?:arrive|early|late|doors?|open|ends?|before|prior|show|früher|vorher|pünktlich|antes|llega|llegar|come|there|sharp|punctual|time)$/,
    /early|late|time|door|until|before|früh|vorher|pünktlich|antes|tiempo|einlass|puerta|open|ends?/,
  ],
  [
    /^(?:optional|provided|included|includes|includ|incl|recommended|supply|supplied|mandatory|essential|obligatory|welcome|fine|allowed|encouraged|borrow|rent|hire|loan|inklusive|vorhanden)$/,
    /option|provid|includ|recommend|we have|we bring|borrow|bring|welcome|fine|inklus|vorhanden|yours|here|need|must|required|essential|want|encourag|allowed|like/,
  ],
  [/^(?:online|zoom|virtual|livestream\p{L}*|stream|hybrid)$/u, /online|zoom|screen|virtual|stream|home/],
  [
    /^(?:one|two|three|four|five|six|eight|ten|twelve|zwei|drei|vier|dos|tres|cuatro)$/,
    /\d|one|two|three|four|five|six|eight|ten|twelve|zwei|drei|vier|dos|tres|cuatro/,
  ],
  [
    /^(?:substitute|subs?|subbing|covers?|covering|covered|fills?|filling|steps?|stepping|stands?|takes?|instead|teacher|teaching|teaches|taught|vertretung|vertritt|übernimmt|springt|statt|sustitu\p{L}*|suplen\p{L}*|suple|reemplaz\p{L}*|cubre|krank|sick|away|holiday|guest|visiting|featuring|feat|gast|invitad\p{L}*|profesora?|instructor|masterclass|special|star|artist|urlaub|enferm\p{L}*|gastlehrer\p{L}*|join|joining|macht|reemplaza\p{L}*|suple|sustituye)$/u,
    /./,
  ],
  [
    /^(?:entf\p{L}*|ausf\p{L}*|fällt|cancel\p{L}*|abgesagt|suspend\p{L}*)$/u,
    /fällt|entfall|entfällt|cancel|absag|no (?:hay|class)|not this|rast|pause|pausa|suspend|ein andermal|next time/,
  ],
  [/^(?:water|wasser|agua|bottle)$/, /water|wasser|agua|bottle/],
  [
    /^(?:bring|bringing|wear|pack|dress|code|attire|outfit|remember|forget|don't|equipment|clothes|mitbring\p{L}*|trae|traer|lleva|ropa|kleidung|people|persons?|personen|personas|leute|maximum|maximal|máximo|minutes|minuten|minutos|mins|hours?|stunden|horas|long|year|years|olds?|jahre|jahren|años|ages?|aged|alter|edad|dancing|dance|music|playlist|song|soundtrack|theme|track|night|edition|routine|choreo|choreography|cost|costs|entry|ticket|drop|person|members?|student|location|venue|address|studio|room|welcomed|friendly|suitable|perfect|great|ideal|good|absolute|complete|total|true|brand|body|bodies|types?|sizes|shapes|genders?|email|details|percent|prozent|dollars?|bucks|pounds?|euros?|willkommen|bienvenid[oa]s?|geeignet|nötig|necesari[oa]|necessary|previous|previa|previo|keine|keinerlei|perfect|música|musik|fully|focus|trick|month|learn|learning|work|working|today's|follow|find|visit|know|able|solid|comfortable|prerequisite|requires?|working|train|training|practice|practise|play|dive|lots)$/u,
    /./,
  ],
];

/** What says that a class does not take place, or nothing for a while. */
export const OFF =
  /(?<!(?:^|[^\p{L}])(?:if|when|rain|wenn|falls|bei|si|unless|=)(?![\p{L}])[^.;!]{0,25})(?<!(?<!\p{L})(?:someone|somebody|one person|jemand|eine?|alguien|una persona) (?:has |just |hat |ha )?)(?<![\p{L}\d])(?:cancel(?:l?ed|ling|ing)|called off|(?:class(?:es)?|session|lesson|it)(?:\p{L}|['’\s]){0,12}(?<!half|price|percent) off(?! (?:for|on|with))|no (?:\p{L}+ )?(?:class(?:es)?|lessons?|training|sessions?|practice|course)(?! (?:pass|fee|limit))|closed|postponed|suspended|(?:summer|winter|christmas|xmas|holiday|easter) break|on (?:a )?(?:break|holidays?|vacation)|not (?:running|happening|taking place|teaching|on)|(?:(?:^|heute|morgen|diese\p{L}*|nächste\p{L}*|leider|am \p{L}+|im \p{L}+|ab [\d.]+|bis [\d.]+|vom [\d.]+)(?: \p{L}+)?,? ?)kein(?:e|en)? (?:\p{L}+ )?(?:kurs|stunde|training|unterricht|probe)\p{L}*(?:$| \||[.!]|(?= (?:heute|morgen|diese|nächste|am|im|in|ab|bis|vom|wegen|\d)))|kein(?:e|en)? (?:\p{L}+ )?(?:kurs|stunde|training|unterricht|probe)\p{L}*(?= (?:\p{L}+ )?(?:heute|morgen|diese|nächste|am|im|in|ab|bis|vom|wegen|\d))|f(?:ä|ae)llt(?: [\p{L}\d.]+){0,4} aus|fallen(?: [\p{L}\d.]+){0,4} aus|entfällt|entfallen|abgesagt|findet(?: [\p{L}\d.]+){0,3} nicht statt|geschlossen|(?:sommer|winter|weihnachts)pause|betriebsferien|no (?:hay|habrá|tenemos|damos|abrimos) (?:\p{L}+ )?(?:clases?|curso|entreno|taller)?|cancelad[ao]s?|se cancela|suspend\p{L}+|cerrad[ao]s?|cerramos|vacaciones)(?!\p{L})/iu;

/** One day of many, and no more than that: a class that runs is left out on it. */
export const ONE_DAY =
  /\d|eve\b|thanksgiving|heiligabend|silvester|feiertag|nochebuena|nochevieja|festivo|holidays?\b/i;
export const MORE_THAN_A_DAY =
  /\b(?:today|tonight|tomorrow|this|next|heute|morgen|diese|nächste|hoy|mañana|esta|este|studio|we|wir|closed|geschlossen|break|pause|ferien|vacaciones|until|til|bis|hasta|vom|from|del|al)\b|cerra|\d\.? ?[-–] ?\d/i;

/** What asks somebody to come. */
export const INVITES: Record<Language, RegExp> = {
  en: /\b(?:join (?:us|me|in)|come (?:and|as|to|on|in|with|along|over|dance|spin|play|find|try|say)|(?:book|save|grab|claim|reserve) (?:your|a|it|now|the)|sign (?:up|on|yourself)|see you (?:there|tonight|soon on|at|in class|on the)|don't miss|get (?:in|over) here|be there|show up|step (?:in|up|inside)|try it|your spot|your turn|pull up|walk in)\b/iu,
  de: /(?<!\p{L})(?:komm(?:t)? (?:vorbei|mit|und|zu|wie|rein|tanzen)|(?:buch|sichere?|hol|reservier)e? dir|melde? dich an|sei dabei|seid dabei|mach(?:t)? mit|wir sehen uns|bis (?:gleich|dann|heute)|trau dich|probier(?:e)? es)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:ven(?:te|id)?(?! cuando)|apúntate|únete|reserva tu|te esper(?:o|amos)|nos vemos (?:allí|en|hoy)|anímate|pásate|no te lo pierdas|tu plaza)(?!\p{L})/iu,
};

/** Words that no text of the language has, but for what was typed. */
export const UNTOLD_WORDS: Record<Language, readonly RegExp[]> = {
  en: [
    /(?<!\p{L})(?:und|oder|nicht|mit|für|dein|deine|komm|wir|eine|los|las|para|con|tu|clase|ven|nosotros)(?!\p{L})/giu,
  ],
  de: [
    /(?<!\p{L})(?:the|and|with|your|you|our|are|is|of|for|from|come|class|free|learn|how|every|las|para|con|clase)(?!\p{L})/giu,
  ],
  es: [
    /(?<!\p{L})(?:the|and|with|your|you|our|are|is|of|for|from|bring|come|class|free|learn|how|every|und|nicht|mit|für|dein|wir)(?!\p{L})/giu,
  ],
};
