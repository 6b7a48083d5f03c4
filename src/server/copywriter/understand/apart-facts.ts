// size: data, what facts look like in three languages
import { BEGINS_ANEW } from './begins.ts';
import { UPWARDS } from './whole.ts';

/** A kind of fact; 'open' ones go on until another begins: 'bring socks and water', 'dm me to book'. */
export type Kind = 'level' | 'audience' | 'people' | 'places' | 'length' | 'time' | 'series' | 'place' | 'content';
export type Looks = Kind | 'free' | 'payment' | 'things' | 'bring' | 'contact' | 'parking' | 'after';

/** A month, in full or short. */
export const MONTH =
  '(?:jan|ene|feb|mar|mär|apr|abr|may|mai|jun|jul|aug|ago|sep|oct|okt|nov|dec|dez|dic)\\p{L}{0,7}\\.?';
const WEEKDAY =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|mo|di|mi|do|fr|sa|so|lun(?:es)?|mar(?:tes)?|mi[eé](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[aá]b(?:ados?)?|dom(?:ingos?)?)';
/** A day by its date. */
export const DATE = `(?:${WEEKDAY}\\.?,? )?(?:\\d{1,2}(?:st|nd|rd|th|\\.)? (?:de )?${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}\\.\\d{1,2}\\.?|\\d{1,2}/\\d{1,2})`;
const HOUR = '(?:\\d{1,2}[:.]\\d\\d(?: ?(?:am|pm|uhr|h))?|\\d{1,2} ?(?:am|pm|uhr)|(?:[4-9]|1\\d|2[0-4]) ?h)';
const HOURS =
  '\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|h|uhr)?(?: ?[-–] ?| to | bis | a )\\d{1,2}(?:[:.]\\d\\d)?(?: ?(?:am|pm|h|uhr))?';
const LEVEL =
  '(?:(?:absolute |complete |total |brand[- ]new )?beginners?|improvers?|intermediates?|advanced|anfänger(?:innen)?|einsteiger(?:innen)?|mittel(?:stufe)?|fortgeschrittene|básico|basico|principiantes|inter(?:medi[oa]s?)?|avanzad[oa]s?)';
const WELCOME = '(?:welcome|ok(?:ay)?|fine|willkommen|bienvenid[oa]s?)';

/** 'Sneakers only', and not the 'only' of 'only 8 spots left'. */
const ONLY = 'only(?! \\d{1,2} (?:spots?|spaces?|places?|mats|people|ppl|left|poles|hoops))';

/** What people bring and wear, and find there. */
const THING =
  '(?:(?:grip )?socks?|knee ?pads?|kneepads|grip(?: aid)?|heels?|boots|sneakers|trainers|(?:\\p{L}+ )?shoes?|slippers|leggings|shorts?|tee|tank(?: top)?|t-?shirts?|tops?|layers|mats?|blankets?|eye pillows?|pillows?|bolsters?|blocks?|straps?|chairs?|towels?|water(?: bottle)?|bottles?|gloves|wraps|chalk|' +
  '\\p{L}*socken|\\p{L}*hose|\\p{L}*leggings?|\\p{L}*shirt|\\p{L}*schuhe|\\p{L}*schoner|\\p{L}*matten?|(?:\\p{L}*-)?\\p{L}*decken?|\\p{L}*kissen|\\p{L}*tuch|\\p{L}*handtücher|wasser(?:flasche)?|trinken|\\p{L}*handschuhe|block|blöcke|gurte?|stuhl|stühle|hemd|rock|kleingeräte|duschen|bolster|' +
  'calcet(?:a|as|ín|ines|in)|mallas?|leotardos|camisetas?|shorts?|top|tenis|zapat(?:o|os|illas?)|tacones|rodilleras|esterillas?|tapetes?|colchonetas?|mantas?|cojín|cojines|bloques?|toallas?|agua|botella|ropa|guantes|silla|sillas|falda)';
const BEFORE_THING =
  '(?:(?:your|own|ur|any|clean|indoor|long|short|fitted|soft|comfy|comfortable|warm|dance|yoga|non-?slip|thick|loose|tight|old|fresh|a|eine?n?|dicke|lange|kurze|enges?|saubere|bequeme|rutschfeste|warme|weiche|eigene|feste) )*';
const AFTER_THING =
  '(?: (?:\\p{L}+ables|larg[oa]s?|cort[oa]s?|ajustad[oa]s?|c[oó]mod[oa]s?|antidesliz\\p{L}*|antidesl\\.?|limpi[oa]s?|rosas?|propi[oa]s?|deportiv[oa]s?|grues[oa]s?|suaves?|medias?))?';
const THINGS = `${BEFORE_THING}${THING}${AFTER_THING}(?:(?: (?:and|&|n|or|und|u|oder|od|y|e|o|u) | ?\\+ ?|\\/)${BEFORE_THING}${THING}${AFTER_THING})*`;
const STATE = `(?:(?: (?:are|is|sind|ist|son|te|se|les|nos))? (?:ok(?:ay)?|welcome|fine|optional(?:es)?|opcional(?:es)?|needed|required|recommended|mandatory|${ONLY}|pflicht|empfohlen|erlaubt|erwünscht|obligatori[oa]s?|recomendad[oa]s?|provided|supplied|included|here|there|available|to (?:borrow|hire|rent)|da|hier|vorhanden|gestellt|inklusive|inkl\\.?|leihbar|aquí|aqui|incluid[oa]s?|incl\\.?|prestamos|dejamos|ponemos|mitbringen|mitbr\\.?|nicht vergessen|if (?:you|u) (?:have|got)(?: them| one| any| some)?|falls vorhanden|wenn vorhanden|si tienes|please|pls|bitte|por favor|ab(?! \\d)|off|obligadas?))*`;
const WHO_FREE =
  "(?:(?:members?|siblings?|friends?|kids?|children|students?|seniors?|parents?|under[- ]?\\d{1,2}['’]?s?|(?:the |your )?(?:first|1st) (?:class|lesson|one|session)|trial(?: class)?|geschwister(?:kind\\p{L}*)?|mitglieder|kinder|studis|freund\\p{L}*|(?:die )?(?:erste|1\\.) (?:stunde|kurs|mal)|probe\\p{L}*\\.?|schnupper\\p{L}*|socios|socias|hermanos|niños|amigas?|(?:la )?(?:primera|1ra|1a|1\\.ª) clase|clase de prueba) )";

/** What each kind begins with and how far it goes. A word more in here only costs a comma that was meant. */
export const LOOKS: readonly (readonly [Looks, string])[] = [
  [
    'length',
    '(?:about |approx\\.? |ca\\.? |etwa |unos )?(?:\\d{2,3}[- ]?(?:min(?:ute[ns]?|utos|s)?\\.?)|[1-4](?:[.,]5)?[- ]?(?:h(?:rs?|ours?)?|std\\.?|stunden?|horas?)(?: (?:y media|and a half|und eine halbe))?)(?: (?:class|long|session|lang|workshop|taller|kurs|intensive?))?(?! (?:early|before|ahead|prior|früher|vorher|antes|of|de(?! \\d)|d(?! \\d)|lang|later|earlier|später|notice)(?![\\p{L}]))',
  ],
  [
    'length',
    '(?:workshop|taller|intensive?|masterclass),? [1-5](?:[.,]5)?[- ]?(?:h(?:rs?|ours?)?|std\\.?|stunden|horas?)',
  ],
  [
    'level',
    `(?:(?:great |open |perfect )?(?:for|to|für|para) )?(?:all|any|every|mixed|alle|jedes|tod[oa]s(?: los)?|cualquier) (?:levels?|lvls?|abilities|niveaus?|nivel(?:es)?)(?: ${WELCOME})?`,
  ],
  [
    'level',
    `(?:level|lvl|stufe|nivel) (?:\\d(?:[-–/]\\d)?|inicial|b[aá]sico|medio|intermedio|avanzado|principiante)(?:${UPWARDS})?`,
  ],
  [
    'level',
    `(?:auch )?(?:for |für |para )?${LEVEL}(?:(?: (?:to|bis|a|and|und|y|or|oder|o|\\+) | ?/ ?)${LEVEL})?(?: (?:${WELCOME}|${ONLY}|friendly|level))+`,
  ],
  ['level', `(?:for|für|para) ${LEVEL}`],
  [
    'level',
    '(?:no|zero|keine|ohne|sin) (?:prior |previous )?(?:exp(?:erience)?|experiencia(?: previa)?|(?:vor)?kenntnisse|(?:vor)?erfahrung)\\.?(?: (?:needed|necessary|required|nötig|necesaria|erforderlich))?',
  ],
  [
    'audience',
    `(?:for |ages? |aged |de |desde (?:los )?|ab |von |a partir de (?:los )?)?\\d{1,2}(?: ?(?:-|–|to|bis|a) ?\\d{1,2})? ?(?:yrs?(?: old)?|years?(?: old)?|jahren?|j\\.|años)(?: (?:y más|pa arriba|para arriba|en adelante|and up|und älter))?`,
  ],
  ['audience', `(?:ages?|aged) \\d{1,2}(?: ?(?:-|–|to|bis|a) ?\\d{1,2}|\\+| and up)?`],
  [
    'audience',
    `(?:\\+ ?(?:16|18|21|60|65)|(?:ü ?|over |über |mayores de |m[aá]s de |nur )?(?:16|18|21|30|40|50|55|60|65)(?:\\+(?: ${ONLY})?|['’]?s(?: and over)?| and over)|(?:ü ?|over |über |mayores de |m[aá]s de )(?:16|18|21|30|40|50|55|60|65))(?: ${WELCOME})?`,
  ],
  [
    'audience',
    `(?:for |für |para |nur für |nur |sol[oa]s? |s[oó]lo )?(?:teens?|adults?|women|ladies|men|guys|kids|seniors|frauen|männer|mujeres|hombres|erwachsene|jugendliche)(?: ?(?:and|&|\\+|n|und|y) ?(?:teens?|adults?|women|men|kids|erwachsene|jugendliche))?(?<=for .*|für .*|para .*|nur .*|s[oó]l.*|[&+] ?\\p{L}+| (?:and|n|und|y) \\p{L}+)`,
  ],
  [
    'audience',
    `(?:women|ladies|men|adults|teens|kids|frauen|mujeres)[- ]only|(?:men|women|everyone|every body|all|friends|freunde|amigas|couples|kids|seniors|alle) (?:are |sind )?(?:also |too |auch )?${WELCOME}`,
  ],
  [
    'people',
    '(?:parents?|mums?|moms?|dads?|grandparents|eltern|pap[aá]s|mam[aá]s|padres) (?:must |can |may |müssen |dürfen )?(?:stay|wait|watch|join in|join|leave|bleiben|warten|schauen zu|esperan|se quedan|pueden quedarse|entran)(?: (?:outside|in|too|here|drau(?:ß|ss)en|dabei|mit|afuera|fuera|dentro))?',
  ],
  [
    'people',
    `(?:no|without|ohne|sin) (?:a )?(?:partner|pareja)(?: (?:needed|necessary|required|nötig|ok|okay|möglich|geht auch))?(?: no hay prob(?:lema)?s?\\.?)?|(?:come )?(?:solo|singles) (?:${WELCOME})|partner not needed`,
  ],
  [
    'places',
    '(?:max(?:imum|imal|imo)?|máx(?:imo)?|höchstens|capped at|limited to|room for|cupo(?: m[aá]ximo)?:?|only|just|nur|solo|platz für)\\.? (?:to |of |de )?\\d{1,2}(?!\\d|[.,:]\\d| ?[€%]| ?[$£](?!\\d))(?: (?:people|ppl|persons?|personen|pers\\.?|personas|leute|mats|spots|spaces|places|plätze|lugares|plazas|students|kids|kinder|poles|hoops|per class|tn|teilnehmer\\p{L}*)(?! (?:half|free|frei|gratis|here|provided|da|aquí|welcome)(?!\\p{L}|(?<=free) (?:street )?parking)))?(?! ?(?:min|pm|am|uhr|h(?!\\p{L})|weeks|€|per))',
  ],
  [
    'places',
    '\\d{1,2} (?:people|ppl|personen|pers\\.?|personas|per) (?:per|a|pro|por) (?:pole|hoop|silk|stange|reifen|tuch|barra|aro|tela)',
  ],
  [
    'places',
    '(?:only |just |nur noch |noch |quedan? (?:solo )?|solo quedan )?(?:\\d{1,2}|one|two|three) (?:freie )?(?:spots?|places?|spaces?|pl[aä]tze?|platz|plazas?|lugar(?:es)?|cupos?|huecos?|sitios?)(?: (?:left|open|free|available|frei|libres?))?(?<=only .*|just .*|noch .*|queda.*|left|open|free|available|frei|libres?)',
  ],
  ['places', 'small groups?|kleine gruppen?|grupos? (?:reducidos?|pequeños?)'],
  ['series', `${BEGINS_ANEW} ${DATE}`],
  [
    'series',
    `(?:curso nuevo|neuer kurs|new course|(?:ein )?\\d{1,2}[- ]?(?:wks?|weeks?|wochen|semanas|s[aá]bados|sesiones|termine|sessions|tage|days|días)[- ]?(?:course|kurs|curso|series|block)?)(?:,? (?:starts?|starting|ab|from|empieza|beginnt|desde)(?: on| am| el)? ${DATE})?`,
  ],
  [
    'series',
    `(?:course |kurs |curso )?(?:starts?|starting|begins|beginnt|start(?:et)?|empieza|arranca)(?: on| am| el)? (?:${DATE})`,
  ],
  [
    'time',
    `(?:doors?(?: open)?|show|einlass|beginn|puertas|warm-?up|social|party|lunchtimes?|mornings?|evenings?|nachmittags|abends)(?: at| um| a las| from| von| de)? (?:${HOURS}|${HOUR}|(?:1[0-2]|[1-9])(?!\\d|[:.,]\\d|%))|${WEEKDAY}(?: at| um| a las| from| von| de)? (?:${HOURS}|${HOUR})`,
  ],
  [
    'time',
    `(?:um |at |a las )?${HOUR} ${LEVEL}|${LEVEL} (?:at |um |a las )?(?:${HOUR}|(?:1[0-2]|[5-9])(?!\\d|[:.,]\\d|%))`,
  ],
  ['time', `(?:was|now|jetzt|bisher|vorher|antes|ahora) ${HOUR}(?: (?:from|ab|desde)(?: el)? ${DATE})?`],
  ['time', `every \\d{1,2} min(?:utes|s)?|alle \\d{1,2} min(?:uten)?|cada \\d{1,2} min(?:utos)?`],
  ['time', '(?:10|11|12|[1-9])[-–](?:1[0-2]|[1-9])(?: ?(?:am|pm|uhr|h))?'],
  [
    'place',
    '(?:same|misma|mismo|gleiche[rs]?) (?:room|place|studio|time|plan|price|teacher|sala|lugar|hora|precio|plan|raum|ort|zeit|uhrzeit|preis|ablauf)|aufzug(?: im haus)?|hay ascensor|(?:step|lift) access|\\d\\. stock|lights? (?:off|low)|licht aus|luces apagadas|m[uú]si[ck]a? laut|music loud|loud music',
  ],
  [
    'parking',
    '(?:free |street |gratis )?(?:parking|parken|parkplätze|estacionamiento)(?: gratis)?(?! (?:if|when))|park (?:on|in|at|behind|outside|round)',
  ],
  [
    'content',
    '(?:full|whole|ganze|new) (?:routine|choreo(?:graph\\p{L}+)?|choreografie)|coreo(?:graf[ií]a)? completa|low impact|candlelit|bei kerzenlicht',
  ],
  [
    'free',
    `${WHO_FREE}(?:are |is |go |goes |come |sind |ist |es |für |for )?(?:free|frei|gratis|kostenlos|umsonst|half price|half off|zum halben preis|a mitad de precio|\\d{1,2}% (?:off|dto|rabatt))|(?:free|gratis) (?:for|für|para) \\p{L}+`,
  ],
  [
    'payment',
    '(?:pay|paid|payment) (?:on|at|by|via|in|with) (?:the )?(?:door|day|card|cash|reception|desk|app)|cash (?:only|or card)|card(?:s)? (?:only|ok|accepted)|(?:nur|bar oder) (?:bar|karte)(?:zahlung)?|(?:solo |pago en )?efectivo(?: o (?:tarjeta|transferencia))?|bizum(?: ok)?|(?:venmo|paypal|twint) ok',
  ],
  ['things', `${THINGS}${STATE}`],
  [
    'bring',
    '(?:please |pls |bitte |also )?(?:bring|wear|(?<!\\d[ -]?)pack|trae(?:r|d|te)?|traigan|lleva(?:r|d)?|no (?:te )?olvid(?:es|en|ar)(?: (?:de )?(?:traer|llevar))?)(?= +[\\p{L}\\d])(?! (?:it|on|along|mucho|que|available|provided|included|is|are)(?!\\p{L}))',
  ],
  [
    'contact',
    '(?:please |pls )?(?:(?:dm|message|msg|text|whatsapp|email)(?: (?:me|us|for|to|@\\S+))|book(?: (?:online|now|ahead|on|via|at|in|by|your))|sign up|rsvp|(?:online )?anmeld(?:en|ung)(?: (?:per|über|unter|via|an))?|termin(?:e)? (?:per|über|via)|reserva(?:s|r)? (?:por|en|al|online)|escr[ií]be(?:me|nos)?(?: (?:por|x|al))?|inscr[ií]\\p{L}+ (?:por|en|al)|link in (?:der )?bio|info (?:por|per|via))',
  ],
  [
    'contact',
    "(?<=(?:sold ?out|full(?:y booked)?|booked (?:out|up)|ausgebucht|ausverkauft|voll|agotad[oa]s?|complet[oa]s?|llen[oa]s?)!* )(?:there[’']?s a |hay )?(?:wait(?:ing)?[- ]?list|warteliste|lista de espera)",
  ],
  [
    'after',
    '(?:(?:danach|anschlie(?:ß|ss)end|luego|después|afterwards) (?:party|social|kuchen|drinks|tee|kaffee|tarta|café|baile)|(?:social|party|drinks|tea|cake) (?:after(?:wards)?|danach|después))',
  ],
];

/** Words after which nothing begins: they want what follows. */
export const WANTS =
  /^(?:[-–]|\d+x?|a|an|the|your|ur|our|my|their|any|some|every|each|is|are|was|it['’]?s|only|just|about|around|very|so|too|and|und|y|e|n|or|oder|od|o|u|but|aber|pero|plus|no|not|nicht|kein(?:e[nrms]?)?|ohne|sin|nur|noch|schon|auch|ca|circa|solo|sólo|ist|sind|kostet|kosten|cuesta|cuestan|costs?|es|son|hay|dura|dauert|lasts?|takes?|gets?|save|win|pay|pays|zahlt|zahlen|paga|der|die|das|den|dem|des|eine?[nmrs]?|la|el|los|las|una?|tu|su|mi|dein(?:e[nrms]?)?|than|then|dann|je|me|te|se|nos|lo|c\/u|including|includes|inkl|incl|zu|we|you|i|u|wir|ihr|du|please|pls|bitte|all|alle|todos|todas|del|al|de|d|if|si|wenn|mehr|under|over|unter|über|more|less|max|min|máx|mín|as|what|how|que|qué|como|cómo|dass|wie|jeweils|still|weiterhin|todavía|aún|incluye|approx(?:imately)?|aprox(?:imadamente)?|etwa|ungefähr|rund|knapp|can|could|will|would|may|might|must|should|need|needs|kann|können|könnt|muss|müssen|müsst|soll|sollen|solltet|darf|dürfen|wird|werden|hat|haben|puede[ns]?|pueden|debe[ns]?|tiene[ns]?|tengo|habrá|be|been|least|knows?|requires?|prereq(?:uisites?)?|sein|haben|können|mindestens|voraussetzung(?:en)?|braucht?|brauchst|ser|estar|tener|saber|mínimo|requisitos?|bring|wear|have|got|do|hire|rental|deposit|donation|fee|prize|extra|kaution|spende|gebühr|preisgeld|pfand|leihgebühr|alquiler|fianza|donativo|premio|multa|supplement|tip|voucher|gutschein|drinks?|snacks?|à|kostet|kosten|costs?|cuesta)$/iu;
/** Somebody does something: what follows may be what is done. */
export const SUBJECT =
  /(?<![\p{L}])(?:we|you|i|they|she|he|wir|ihr|du|ich|sie|er|nosotr[oa]s|tú|yo|who|that|which|die|que)(?![\p{L}])/iu;
/** What a price is of, where it stands near: 'new price from January 16€', 'deposit for the weekend 50€'. */
export const OWNS_PRICE =
  /(?<!\p{L})(?:prices?|preise?|precios?|fees?|costs?|kostet|kosten|cuesta|gebühr|deposit|kaution|anzahlung|fianza|señal|hire|rental|leih\p{L}*|ausleih\p{L}*|mieten|alquil\p{L}*|prizes?|premio|donation|spende|donativo|voucher|gutschein\p{L}*|extra|statt|instead|schnupper\p{L}*|probe\p{L}*|prueba|trial|taster|tageskarte|win|save|spar\p{L}*|ahorra)(?!\p{L})/iu;
