import { DATE, NAME, type Pattern, person, plain, SPOTS, says, WEEKDAY, WHO } from './words.ts';

/** 'Rain = cancelled', 'si llueve se cancela': it takes place unless. */
const UNLESS =
  '(?<!(?:^|[^\\p{L}])(?:if|when|rain|wenn|falls|bei|si|unless|=)(?![\\p{L}])[^.;!]{0,25})(?<!(?<!\\p{L})(?:someone|somebody|one person|jemand|eine?|alguien|una persona) (?:has |just |hat |ha )?)';
const MEETING =
  '(?:class(?:es)?|lessons?|sessions?|training|practice|course|workshop|open (?:gym|studio|practice)|kurs(?:e|es)?|stunden?|unterricht|probe|clases?|taller|entrenamientos?|ensayo|curso)';
const WHEN = '(?:heute|morgen|diese[nrsm]?|nächste[nrsm]?|leider|am|im|in|ab|bis|vom|wegen|über|\\d[\\d.]*)';
const REST = '(?:break|week off|day off|night off)';
/** Who stands before such a verb without being named. */
const NO_NAME =
  '(?!(?:we|she|he|they|you|who|someone|somebody|nobody|anyone|guest|teacher|instructor|wer|sie|er|ich|wir|ihr|niemand|jemand|alle|eine?|unsere?|der|die|das|lehrerin|trainerin|quien|alguien|nadie|una?|la|el|los|las|otra?|profe|profesora?|mi|nuestra?)(?![\\p{L}]))';
/** Who covers a topic: "we'll cover inverts", 'you will also cover Ayesha', 'time to cover spins'. */
const WE =
  "(?<![\\p{L}])(?:(?:we|you|i|they|it|this|class|course|workshop)(?:['’](?:ll|d))?(?: (?:will|shall|can|may|might|also|mostly|mainly|only|first|then))*|to) ";
/** Ways to say that nothing takes place. One expression: V8 compiles what stands around them once. */
const CLOSED = [
  // English.
  `(?:(?:there(?: is|['’]s| are)|we have|we['’]ve got) )?no (?!es )(?:more )?(?:\\p{L}+ ){0,2}${MEETING}(?! (?:pass|fee|fees|limit|card|size|experience)(?![\\p{L}\\d]))`,
  `${MEETING}(?!(?: \\p{L}+)? (?:half|price|percent) off)(?: \\p{L}+){0,2} (?:is|are|will be|has been|have been|was|were|['’]s)? ?(?:now |sadly |unfortunately |all )?(?:off|cancel{1,2}ed|canceled|called off|postponed|suspended|on (?:a )?(?:break|hold|pause)|not (?:happening|taking place|running|on))`,
  "(?:we|i|studio|we['’]re|i['’]m|the studio)(?: \\p{L}+){0,2} (?:closed|shut|not (?:open|teaching|running)|away|on (?:a )?(?:break|holidays?|vacation|leave))",
  "(?:closed|shut) (?:\\d+|for|today|tonight|tomorrow|this|next|from|until|on|over|due|because|all|between)|^(?:we are |we['’]re )?closed",
  "(?:have to|has to|need to|sadly|had to|must) cancel|cancel(?:l?ed|ling|ing)|(?:won['’]?t|will not|can['’]?t|cannot) (?:be )?(?:teach|teaching|run|running|take place|happen|open)",
  `(?:summer|winter|christmas|xmas|easter|holiday|festive|spring) (?:break|closure|pause)|(?:we|i) (?:take|have|need) (?:a |the )?${REST}|on (?:a |our )?(?:break|holidays?|vacation|leave)|(?:taking|having) (?:a |the )?${REST}|(?:snow|storm|sick) day`,
  // German.
  // Of a photo day, 'kein Unterricht' says what it is not.
  `${WHEN}(?: [\\p{L}\\d.]+){0,4} kein(?:e|en)? (?:\\p{L}+ ){0,2}${MEETING}|kein(?:e|en)? (?:\\p{L}+ ){0,2}${MEETING} (?:\\p{L}+ ){0,2}${WHEN}`,
  '(?:fällt|fallen|faellt)(?: [\\p{L}\\d.]+){0,4} aus|entfällt|entfallen|ausgefallen|abgesagt|verschoben|abgeblasen|finde[tn](?: [\\p{L}\\d.]+){0,3} nicht statt|(?:müssen|muss)(?: [\\p{L}\\d.]+){0,4} (?:absagen|ausfallen|schlie(?:ß|ss)en)',
  'geschlossen|betriebsferien|sommerpause|winterpause|weihnachtspause|osterpause|ferienpause|pausiert|pausieren|schlie(?:ß|ss)zeit|(?:wir|ich|studio)(?: \\p{L}+){0,3} (?:zu|pause|urlaub|frei)',
  // Spanish.
  '(?:hoy |mañana |esta semana )?no (?:hay|habrá|habra|tenemos|tendremos|se imparte|impartimos|damos|doy|abrimos|se da)(?! (?:ningún )?(?:prob|problemas?|excusas?|prisa|edad|límite|que|más|nada|mínimo)(?!\\p{L}))(?: [\\p{L}\\d]+){0,2}',
  '(?:(?:hoy|mañana) )sin clases?|sin clases?(?= (?:hoy|mañana|esta|este|el|la|los|del|en|por)(?![\\p{L}]))',
  // 'Cancela 12 h antes' is asked of those who come.
  '(?:se )?(?:cancela(?:da|do|das|dos|mos|n)?(?! (?:\\d|con|antes|hasta|si))|suspend(?:e|en|ida|ido|idas|idos|emos)|anulad[ao]s?|aplaza(?:da|do|mos)?|pospuest[ao]s?)|cerrad[ao]s?|cerramos|cerrará|cierra(?! (?:a las |\\d))|cierre|vacaciones|en pausa|descanso',
];

/** Notices, and who teaches. Read from top to bottom. */
export const NOTICES: readonly Pattern[] = [
  // Notices.
  says(`\\bno (?:class(?:es)?|lessons?|training|session)(?: on| this| next)? (${DATE}|${WEEKDAY})`, ([, when]) => ({
    kind: 'cancelled',
    value: plain(when!),
  })),
  says(
    "(?:^|\\b(?:(?:today|tonight)['’]?s? |this |the )?(?:class|session|lesson|it)(?: is| has been|['’]s)? )(?:been )?(?:cancel{1,2}ed|cncld|canc?eld|called off)\\b(?: today| tonight| this week)?|\\bno class (?:today|tonight|this week)\\b|^no class$|^(?:(?:der |unser )?kurs )?(?:fällt(?: heute| morgen| diese woche)? (?:leider )?aus|entfällt(?: heute| diese woche)?)$|^(?:clase |la clase (?:está |es )?)?cancelad[ao]s?$|^(?:today|tonight)(?: is)? (?:cancel{1,2}ed|off)$",
    () => ({ kind: 'cancelled', value: 'cancelled' }),
  ),
  // All other ways to say that nothing takes place, now or for a while: the words stay as they were typed.
  says(`${UNLESS}(?<![\\p{L}\\d])(?:${CLOSED.join('|')})(?![\\p{L}\\d])`, () => ({
    kind: 'cancelled',
    value: 'closed',
  })),
  says(
    '\\b(?:almost|nearly|selling|filling|booking|going) (?:sold out|full|out|up|fast)(?: fast)?\\b|\\b(?:almost gone|fast ausgebucht)\\b',
    () => ({ kind: 'places', value: 'few' }),
  ),
  says(
    `\\b(?:(?:we are |it is |class is |already |now |completely )?(?:sold[- ]?out|fully booked|booked (?:out|solid|up)|at capacity|ausgebucht|ausverkauft|agotad[oa]s?|(?:(?:clase|curso|grupo|taller|cupo)s? (?:está |ya está )?|está |^|[,.] ?)(?:complet[oa]|(?<=(?:grupo|cupo) )llen[oa])(?=$|[,.;!]| lista| (?:este|esta|el|hoy|hasta)(?![\\p{L}]))))\\b|\\bclass (?:is )?full\\b|^(?:we['’]re |we are )?full(?:y booked)?$|\\bno (?:more )?${SPOTS}(?: are)? left\\b|\\bfull house\\b`,
    () => ({ kind: 'soldOut', value: 'sold out' }),
  ),
  says(
    '\\b(?:wait(?:ing)?[- ]?list|warteliste|lista de espera)(?: is| ist| está)?(?: open| only| available| offen| abierta)?\\b|\\bjoin the wait(?:ing)?[- ]?list\\b',
    () => ({
      kind: 'soldOut',
      value: 'waitlist',
    }),
  ),
  // Who teaches.
  says(
    `(?<!${WE})\\b(?:sub(?:stitute)?|cover|vertretung|reemplazo|suplente|suplencia|sustitut[ao])(?: teacher| instructor)?(?: today| tonight| this week| heute| morgen| diese woche| hoy| esta semana| mañana)?(?:(?: is)?(?: ?: ?| ?= ?| - | by | durch )| is | (?=(?-i:\\p{Lu})))(${WHO})(?: (?:for|4|instead of|statt|für) (${WHO}))?`,
    ([, name, of]) => person('substitute', name, of),
  ),
  says(
    `(${NAME}) (?:is |will be |will )?(?:[Ss]ub(?:s|bing|bed)?|[Cc]over(?:s|ing)?|[Ff]ill(?:s|ing) in|[Ss]tep(?:s|ping)? in|[Ss]tands? in|[Tt]akes? over|vertritt)(?: (?:for|from|today|tonight|this week))*(?: (${NAME})(?:['’]s)?(?: class)?)?`,
    ([, name, of]) => person('substitute', name, of),
    'u',
  ),
  says(
    `(${NAME}) (?:(?:is )?(?:teaching|teaches) |is )?(?:instead of|in for|statt|en lugar de|en vez de|for) (${NAME})`,
    ([, name, of]) => person('substitute', name, of),
    'u',
  ),
  says(
    `(${NAME}) (?:is |['’]s )?(?:away|sick|ill|off|on holiday|out)(?: today| tonight| this week)?[,:;]? ?(?:so )?(${NAME}) (?:is )?(?:teaches|teaching|takes over|covers?|subs?|steps in)`,
    ([, of, name]) => person('substitute', name, of),
    'u',
  ),
  says(
    `(${NAME}) (?:ist |está )?(?:leider |heute |hoy )*(?:krank|nicht da|im [Uu]rlaub|verhindert|verletzt|enferm[ao]|de vacaciones|de baja)[,:;.]? ?(?:und |y )?(?:la clase )?(?:la )?(${NAME}) (?:übernimmt|springt ein|macht|unterrichtet|vertritt|hält|da la clase|la cubre|la sustituye|cubre|sustituye)`,
    ([, of, name]) => person('substitute', name, of),
    'u',
  ),
  says(
    `(?:la clase la da|(?:[Hh]oy )?da(?:rá)? (?:la )?clase|(?:[Hh]oy )?(?:[Ll]a )?(?:[Cc]ubre|[Cc]ubrirá|[Ss]uple|[Rr]eemplaza|[Ss]ustituye)(?: la clase| hoy)*|unterrichtet heute|heute mit|es vertritt) (${NAME})(?: (?:a|por) (${NAME}))?`,
    ([, name, of]) => person('substitute', name, of),
    'u',
  ),
  // 'Heute macht Dana', 'esta semana da clase Nico', 'Dana teaching tonight'.
  says(
    `(?:[Hh]eute|[Mm]orgen|[Dd]iese Woche|[Dd]iesmal) (?:macht|unterrichtet|übernimmt|leitet|gibt)(?: den Kurs| die Stunde| das Training)? (${NAME})(?=$|[,.;!]| [-–]| (?:den Kurs|die Stunde|das Training))`,
    ([, name]) =>
      /^(?:Spaß|Lust|Freude|Kurs|Musik|Kuchen|Tanz\w*|\p{Lu}\p{Ll}+(?:ung|heit|keit|stunde|kurs))$/u.test(name!)
        ? undefined
        : person('substitute', name),
    'u',
  ),
  says(
    `(?:[Hh]oy|[Mm]añana|[Ee]sta (?:semana|vez|noche)|[Ee]ste (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)) (?:la )?(?:da|dará|imparte|cubre|dicta|enseña)(?: la)?(?: clase)? (${NAME})(?: (?:por|en lugar de|en vez de) (${NAME}))?(?=$|[,.;!]| [-–])`,
    ([, name, of]) => person('substitute', name, of),
    'u',
  ),
  says(
    `(${NAME}) (?:(?:is )?(?:teaching|teaches) (?:tonight|today|tomorrow|this (?:week|time|class|one|\\p{L}+day))|(?:unterrichtet|leitet) (?:heute|morgen|diesmal))(?=$|[,.;!]| [-–])`,
    ([, name]) => person('substitute', name),
    'u',
  ),
  says(
    `(${NAME}) (?:übernimmt|springt(?: heute| für ${NAME})? ein|hält die Stunde|(?:hoy )?(?:la )?(?:cubre|suple|sustituye|reemplaza)(?: la clase| hoy)*|da la clase)(?: (?:für|a|por|de) (${NAME}))?`,
    ([, name, of]) => person('substitute', name, of),
    'u',
  ),
  says(
    `\\b(?:sustituye|vertreten durch|taught by|covered by|subbed by) (${WHO})(?: today| tonight| this week| instead|(?=$|[,.;!]| [-–]))`,
    ([, name]) => person('substitute', name),
  ),
  // A name typed in small letters, where nothing else can stand.
  says(
    `(?<![\\p{L}'’-])(?<!(?<![\\p{L}])(?:der|die|das|the|la|el|una?|unsere?|eure?|deine?|an?) )${NO_NAME}([\\p{L}'’-]{3,}) (?:(?:is |will be )?(?:covering|subbing|filling in|stepping in)|macht (?:heute )?(?:die )?vertretung|vertritt|springt (?:heute )?ein|übernimmt|(?:la |me |nos )(?:reemplaza|suple|sustituye|cubre))(?: (?:heute|hoy|today|tonight|die stunde|den kurs|la clase))*(?![\\p{L}])`,
    ([, name]) => person('substitute', name),
  ),
  says(
    `(?:^|(?<=[,;.] ?)|(?<![\\p{L}])hoy )(?:me |nos |la )?(?:reemplaza|suple|sustituye)(?: la clase)? ${NO_NAME}(${WHO})(?: a (${WHO}))?(?: hoy)?(?![\\p{L}])`,
    ([, name, of]) => person('substitute', name, of),
  ),
  says(`(${NAME}) \\((?:sub|cover)\\)`, ([, name]) => person('substitute', name), 'u'),
  says(
    `\\b(?:w/ ?|with |feat(?:uring)?\\.? |mit |con )?(?:our |a |very |special )*(?:guest|gast)(?:[- ]?(?:teacher|instructor|artist|coach|star|choreographer|dj|spot|workshop|class|lehrerin))?(?: is| with| by| from)?(?: ?: ?| - | ?= ?| )(${WHO})(?: (?:from|of|aus) ([\\p{L}. ]+?))?(?=[,.!;)]|$| -| \\+| on\\b| in\\b)`,
    ([, name, of]) =>
      /^(?:pass|list|welcome|s|are|free|spots?)/i.test(name ?? '') ? undefined : person('guest', name, of),
  ),
  says(
    `\\b(?:feat(?:uring)?|ft|profesora? invitad[oa]|visiting(?: teacher| artist)?)\\.?:? (${WHO})(?: (?:from|of) ([\\p{L}. ]+?))?(?=[,.!;)]|$)`,
    ([, name, of]) => person('guest', name, of),
  ),
  says(
    `\\b(?:[Ww]orkshop|[Mm]asterclass|[Ss]pecial) (?:with|w/|by) (${NAME})(?: (?:from|of) ([\\p{L}. ]+?))?(?=[,.!;)]|$)`,
    ([, name, of]) => person('guest', name, of),
    'u',
  ),
];
