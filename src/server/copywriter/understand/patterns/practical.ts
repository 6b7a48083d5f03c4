import { AS_TYPED, list, type Pattern, plain, SPOTS, says, saysOn, things } from './words.ts';

/** What is there need not be brought, and 'gratis' is nothing to bring: 'handschuhe da, bandagen mitbringen', 'trae esterilla, gratis'. */
const IS_THERE =
  /(?:^|[\s,])(?:da|vorhanden|dabei|leihbar|ausleihbar|vor ort|inklusive|inkl|kostenlos|gratis|incluid[ao]s?|disponibles?|provided|included)\.?(?=,|$)/iu;

/** What is brought where nothing else is said of it; of these the accusative is as the nominative. */
const BROUGHT = {
  de: '(?:(?:eigene|warme|lange|kurze|dicke|bequeme|feste|rutschfeste|saubere) )?(?:(?:yoga)?matte|handtuch|wasser(?:flasche)?|knieschoner|heels|(?:\\p{L}+)?socken|shorts|hose|leggings|(?:t-)?shirt|(?:\\p{L}+)?schuhe|decke|kissen)',
  es: '(?:esterilla|tapete|colchoneta|toalla|agua|botella de agua|rodilleras|tacones|calcetines|calcetas|shorts?|camiseta|mallas|leggings|ropa|zapatillas|manta)(?: (?:larg[oa]s?|cort[oa]s?|cómod[oa]s?|antideslizantes|grues[oa]s?|propi[oa]s?|pequeña))?',
};

/** What to bring and to wear, places and times. Read from top to bottom. */
export const PRACTICAL: readonly Pattern[] = [
  // Gear.
  saysOn("\\b(?:no need to bring|don['’]?t bring|no need for|you don['’]?t need(?: any)?) ([^.;!]+)", ([, items]) =>
    things('bring', items, { not: true }),
  ),
  says(
    '\\bno ((?:heels?|mats?|knee ?pads?|equipment|gear|shoes|partner|kit|props?|poles?|stilettos|pleasers)(?: or (?:knee ?pads|heels|mat))?)(?: (?:is |are )?(?:needed|necessary|required|req))',
    ([, items]) => things('bring', items, { not: true }),
  ),
  says(
    "\\b(?:no|don['’]?t (?:wear|use|put on)|avoid|skip(?: the)?|please no) ((?:(?:body |hand )?(?:lotion|oil|cream|moisturi[sz]er)s?|rings?|jewell?e?ry|leggings|shoes|perfume|zips|street shoes)(?:(?: or |, | and | & |/)(?:(?:body |hand )?(?:lotion|oil|cream|moisturi[sz]er)s?|rings?|jewell?e?ry|leggings|shoes|zips|perfume))*)(?: (?:please|pls|today|before class|on the day|beforehand))*",
    ([, items]) => things('wear', items!.replaceAll('/', ' and ').replaceAll(' or ', ' and '), { not: true }),
  ),
  says(
    '\\b((?:heels?|mats?|knee ?pads?|shoes|chairs?|silks|hoops?|equipment|gear|blocks|water|tea|snacks|props|socks|crash mats)(?:(?: and |, | & )(?:heels?|mats?|knee ?pads?|blocks|straps|tea|snacks|water|props))*) (?:is |are )?(provided|optional|welcome|fine|ok|okay|allowed|encouraged|included|available|to borrow|for rent|on loan|inklusive|vorhanden)',
    ([, items, how]) =>
      things('bring', items!.toLowerCase(), {
        of: /optional|welcome|fine|ok|allowed|encouraged/i.test(how!) ? 'optional' : 'provided',
      }),
  ),
  says(
    '\\b(?:we (?:provide|have|supply|bring)|includes?|incl\\.?) (?:the |all )?((?:heels?|mats?|knee ?pads?|chairs?|equipment|gear|tea|snacks|drinks|prosecco|bubbly|a goody bag|photos|props)(?:(?: and |, | & )(?:heels?|mats?|tea|cake|snacks|drinks|photos))*)',
    ([, items]) => things('bring', items!.toLowerCase(), { of: 'provided' }),
  ),
  saysOn(
    '\\b(?:wear|dress ?code(?: is)?:?|attire:?|outfit:?|kleidung:|ropa:|dress in|come in|put on|dress for) ((?:something )?(?!your confidence)[^.;!|]+?)(?=[.;!|]|$| - |,? (?:and )?(?:bring|pls bring|please bring)\\b| if\\b| to\\b)',
    ([, items]) => things('wear', items!.toLowerCase()),
  ),
  saysOn(
    "\\b(?:byo|b\\.y\\.o\\.?|pls bring|plz bring|please bring|also bring|bring along|bring:?|brng|bringing|don['’]?t forget(?: to bring)?|remember(?: to bring)?|(?<!\\d[ -]?)pack|you['’]?ll need|you need|need:|needed:|mitbringen:|(?<!\\p{L} )mitbringen|bitte mitbringen:?|traer:?|trae) ([^.;!|]+?)(?=[.;!|]|$| - |,? (?:(?:and|y|und) )?(?:wear|no|not|nicht|level|nivel|don['’]t|\\p{L}+ (?:is|are))\\b| if\\b| for the\\b)",
    ([, items]) =>
      /^(?:a (?:tu|un|una|quien|alguien)\b|deine (?:freundin|beste)|it on|it\b|your (?:best|boldest|a game|energy|confidence|smile|sass)|the (?:heat|fire|energy|sass)|good vibes|yourself|attitude)|\bor (?:come|just)\b|\b(?:before|first|to join|to come|solid|confident|clean|strong|experience|inver\w+|mounts?|climbs?|handstands?|splits?|ayesha|level|lvl|basics?)\b/i.test(
        items!,
      ) || IS_THERE.test(items!)
        ? undefined
        : things('bring', items!.replace(/\b[A-Z]{3,}\b/g, (w) => w.toLowerCase()).replace(/^(?:ur|yr) /i, 'your ')),
  ),
  says(
    '\\b((?:knee ?pads?|heels?|shorts|grip|(?:yoga )?mats?|water(?: bottle)?|socks|leggings|long pants|sports bra|towel)(?:(?:,? (?:and|&) |, )(?:knee ?pads?|heels?|shorts|grip|water|socks|long pants|towel|leggings))*) (?:is |are )?(?:required|needed|a must|recommended|mandatory|essential|obligatory)',
    ([all, items]) => ({
      kind:
        /shorts|leggings|pants|socks|bra/i.test(items!) && !/pads|mat|water|grip|towel/i.test(items!)
          ? 'wear'
          : 'bring',
      value: list(items!.toLowerCase()),
      ...(/recommended/i.test(all!) && { of: 'recommended' }),
      // 'A must' is more than 'please bring'.
      ...(/must|required|mandatory|essential|obligatory/i.test(all!) && { of: 'required' }),
    }),
  ),
  says(
    '^((?:heels?|knee ?pads?|shorts|grip|mat|water|socks|barefoot)(?:(?:,? (?:and|&|\\+) |, ?| ?\\+ ?)(?:heels?|knee ?pads?|shorts|grip|a? ?mat|water|socks|towel))+)$',
    ([, items]) => things('bring', items!.toLowerCase()),
  ),
  ...[BROUGHT.de, BROUGHT.es].map((thing) =>
    says(`^(${thing}(?:(?: ?[,&+] ?| (?:und|u|y|e) )${thing})+)$`, ([, items]) => things('bring', items!)),
  ),
  ...['([\\p{L}-]+(?: [\\p{L}-]+)?, [^.;!|:,\u0000\\d]+)', '([^.;!|:,\u0000\\d]+)'].map((items) =>
    saysOn(`(?:^|\u0000[ ,;]*|, ?)(?:bitte )?${items} (?:bitte )?mitbringen(?![\\p{L}])`, ([, what]) =>
      IS_THERE.test(what!) ? undefined : things('bring', what!),
    ),
  ),
  says('^(?:heels on|in heels)$', () => ({ kind: 'wear', value: 'heels' })),
  says('^(?:barefoot|bare feet|socks or barefoot|no shoes)$', () => ({ kind: 'wear', value: 'bare feet' })),
  // Places.
  says(
    `(?<![\\p{L}\\d])\\d{1,2} (?:more )?${SPOTS} (?:(?:have |has |just |now )*(?:opened|freed)(?: up)?|sind (?:noch )?frei geworden|frei geworden|se han liberado|liberadas)(?![\\p{L}])`,
    () => AS_TYPED,
  ),
  says(
    `\\b(?:(?:nur )?noch|wieder|quedan?(?: solo)?|solo quedan?|se liber(?:aron|ó)|se desocup(?:aron|ó)) (\\d{1,2}) (?:freie )?${SPOTS}(?: frei| libres)?|\\b(?:only |just |last |noch |quedan? )?(\\d{1,2}|one|two|three|four|five|six) (?:more |freie |last |free )?${SPOTS}?(?: ?(?:is |are |just |have |has |now |back )*(?:left|remaining|open(?:ed)?(?: up)?|freed(?: up)?|available|to go|frei(?: geworden)?|libres?))\\b!?|(?<![\\p{L}])(?:last|final|letzten?|[uú]ltim[ao]s) (\\d{1,2}|two|three|four|five) ${SPOTS}(?![\\p{L}])|\\b(?:the )?last (?:spot|place|space)\\b(?: left)?|(?<![\\p{L}])(?:[uú]ltim[ao]|letzter) (?:plaza|lugar|cupo|hueco|platz)(?![\\p{L}])`,
    ([, es, a, b]) => ({ kind: 'places', value: `${(es ?? a ?? b ?? '1').toLowerCase()} left` }),
  ),
  says(
    '(?<![\\p{L}\\d])(?:plazas?|lugares|cupos|plätze|spots?)(?: libres?| frei| left)?:? ([1-5])(?=$|[,.;!])|(?<![\\p{L}])quedan? (?:solo )?([1-9])(?=$|[,.;!])',
    ([, a, b]) => ({ kind: 'places', value: `${a ?? b} left` }),
  ),
  says(
    `\\b(?:max(?:imum)?\\.?|capped at|limited to|up to|only|capacity:?|cap|kleingruppe bis|maximal|höchstens|máximo) ?:?(\\d{1,2})(?: (?:people|ppl|personen|personas|persons?|pers\\.?|students|participants|dancers|per class|${SPOTS}|personen|leute|personas|teilnehmer(?:innen|nde)?|teilnehmende|alumnos|plätze))?(?! ?(?:%|min|€|\\$|pm|am))`,
    ([, n]) => ({ kind: 'places', value: `max ${n}` }),
  ),
  // Of nine poles two may be shared.
  says('\\b\\d{1,2} (?:poles|hoops|silks|stangen|reifen|barras|aros)(?![\\p{L}])', () => AS_TYPED),
  says(`\\b(\\d{1,2}) ${SPOTS}(?: total| only| in the room| available)?\\b`, ([, n]) => ({
    kind: 'places',
    value: `max ${n}`,
  })),
  says(
    `\\b(?:very )?(?:limited|few|last|wenige)(?: number of)? (?:${SPOTS}|capacity|availability|space|spaces)(?: left| available| remaining| only)?\\b|\\b${SPOTS}(?: are| is)? limit(?:ed|ad[oa]s|iert)(?![\\p{L}])|(?:^|\\s)(?:últimas|pocas|letzte|begrenzte) ${SPOTS}|\\b(?:last few|only a few) ${SPOTS}?\\b(?: left)?`,
    () => ({ kind: 'places', value: 'few' }),
  ),
  says(
    '\\bsmall (?:group|class)(?:es)?\\b|\\bkleine gruppe\\b|\\bgrupos? (?:reducidos?|pequeños?)(?![\\p{L}])',
    () => ({ kind: 'places', value: 'small group' }),
  ),
  says(
    '\\b(?:1|one) (?:person )?per (pole|hoop|silk)\\b|\\b(?:your )?own (pole|hoop|silk)\\b(?: each| for everyone)?|\\b(?:1|one) (pole|hoop) each\\b',
    ([, a, b, c]) => ({ kind: 'places', value: `your own ${(a ?? b ?? c)!.toLowerCase()}` }),
  ),
  // Time.
  says(
    '\\b(\\d{2,3})[- ]?(?:min(?:ute)?s?|mins|minuten|minutos)(?: class| long| session)?(?! (?:early|before|früher|vorher|antes))\\b',
    ([, n]) => ({ kind: 'length', value: `${n} minutes` }),
  ),
  says(
    '\\b(?:\\d|one|two|three)[- ]?(?:hours?|hrs?|h|stunden?|std\\.?|horas?) (?:and a half|y media|und eine halbe)(?![\\p{L}])',
    () => AS_TYPED,
  ),
  says(
    '\\b(\\d(?:[.,]5)?|one|two|three)[- ]?(?:hours?|hrs?|h|stunden|horas)(?: class| long| session| workshop)?\\b(?! (?:before|early|notice|of ))',
    ([, n]) => ({ kind: 'length', value: `${n!.toLowerCase()} ${/^(?:1|one)$/i.test(n!) ? 'hour' : 'hours'}` }),
  ),
  says(
    '\\b(?:pls |please |bitte )?(?:(?:arrive|come|be there|show up|llegar|llega)(?: at least)? )?(\\d{1,2}) ?(?:min(?:ute[ns]?)?(?:utos)?s?)?\\.? (?:early|before(?: class)?|ahead|prior|früher(?: da sein| kommen)?|vorher(?: da sein)?|antes)',
    ([, n]) => ({ kind: 'timing', value: `come ${n} minutes early` }),
  ),
  says(
    '\\b(doors?|puertas|einlass)(?: open| abren)?(?: at| @| a las| ab| um)? (\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?)?)',
    ([, , t]) => ({
      kind: 'timing',
      value: `doors ${plain(t!)}`,
    }),
  ),
  says('\\b(?:ends?(?: at)?|until|till|bis) (\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]\\.?m\\.?|uhr))', ([, t]) => ({
    kind: 'timing',
    value: `until ${plain(t!)}`,
  })),
  says("\\bdon['’]?t be late\\b|\\b(?:be|arrive) on time\\b", () => AS_TYPED),
  says('\\bcome early\\b|\\barrive early\\b', () => ({
    kind: 'timing',
    value: 'come early',
  })),
];
