import { AS_TYPED, BEGINNERS, EXPERIENCE, level, type Pattern, plain, says } from './words.ts';

/** Levels, and for whom a class is. Read from top to bottom. */
export const PEOPLE: readonly Pattern[] = [
  // Level.
  says(
    `\\b(?:not (?:suitable |meant |recommended )?(?:for|4)|no|isn['’]?t for|nicht für|no para|sorry,? no) (?:absolute |complete |total )?(${BEGINNERS}|advanced|intermediates?)`,
    ([, word]) => level(word, { not: true }),
  ),
  says(
    `\\b(?:no|zero|0|without|keine|ohne|sin|kein) (?:need for )?${EXPERIENCE}(?: (?:is )?(?:needed|necessary|required|req['’]?d|nec|nötig|needed at all|necesari[ao]))?\\b`,
    () => ({ kind: 'level', value: 'beginner', of: 'no experience' }),
  ),
  says(
    '\\b(?:never (?:touched|tried|done|held|danced)[^,.;!?]*)\\?? ?(?:perfect|no problem|come|welcome|ok|great)?',
    () => ({ kind: 'level', value: 'beginner', of: 'no experience' }),
  ),
  says(
    `\\b(?:you (?:should|must|need)(?: to)?(?: be able to| know| have)?|must(?: be able to| know| have)?|pre-?req(?:uisite)?s?(?: is| are|:)?|requires?(?::)?|solid) ((?:a |an |the |your |solid |clean |basic |some |comfortable )*(?:inverts?|inversions?|climbs?|sits?|spins?|chopper|handstands?|splits?|aerial inverts?|basics|pole sit|shoulder mounts?|leg hangs?|cartwheels?)(?: (?:and|&|,) (?:a )?[\\p{L}]+)?)(?: (?:required|needed|first))?`,
    ([, what]) => ({
      kind: 'level',
      value: 'needs',
      of: plain(what!)
        .toLowerCase()
        .replace(/^(?:an?|the|your|some) /, ''),
    }),
  ),
  says(
    '\\b((?:solid |clean |basic |comfortable )*(?:inverts?|inversions?|climbs?|pole sit|handstands?|basics|shoulder mounts?)) (?:required|needed|a must|necessary)\\b',
    ([, what]) => ({ kind: 'level', value: 'needs', of: plain(what!).toLowerCase() }),
  ),
  says(
    `\\b(?:levels?|lvls?|stufe|nivel)\\.? ?(\\d(?:\\+| ?(?:-|–|/|&|and|to) ?\\d(?![\\d.,:]|\\+| ?(?:min|[€$£%h]|people|ppl|spots?|personen|plätze|plazas|weeks?|years?)))?)(?: only)?`,
    ([, n]) => ({
      kind: 'level',
      value: `level ${n!.replace(/ ?(?:-|–|to) ?/, '–').replace(/ ?(?:&|\/|and) ?/, ' and ')}`,
    }),
  ),
  says(
    '\\b(all|any|every|open|mixed|multi)[- ]?(?:levels?|lvls?|abilities|level class|niveaus?)(?: (?:are )?welcome| friendly| ok)?|\\b(?:for |4 )?(every(?:one|body)|all)(?: is| are)? welcome\\b|\\b(alle)n? (?:level|niveaus)\\b|\\b(todos) los niveles\\b',
    () => ({ kind: 'level', value: 'all' }),
  ),
  says(
    `\\b(?:(?:for |perfect for |great for |ideal for |suitable for |good for |4 |für )?(?:absolute |complete |total |brand[- ]new |true )?(${BEGINNERS})(?:[- ](?:are |always |very |only\\b|level|class|friendly|welcome|ok(?:ay)?|fine|willkommen|bienvenid[oa]s|series|suitable))*)`,
    ([all, word]) => level(word, /\bonly\b/i.test(all!) ? { of: 'only' } : {}),
  ),
  says(
    '\\b(?:für |para |nivel |stufe )?(intermediates?|inter(?:m)?|int|advanced|(?<!\\d ?[€£$]? )adv(?! ?[$€£\\d])|improvers|fortgeschrittene|mittelstufe|avanzad[oa]s?|intermedi[oa]s?)(?![\\p{L}]| booking)\\.?(?:[- ](?:level|lvl|class|only|and up|dancers|polers|students|plus|\\+))*(?: ?(?:/|&|and|und|y|to|bis|a|-|–|\\+) ?(adv(?:anced)?|avanzad[oa]s?|fortgeschrittene)(?!\\p{L}))?',
    ([all, word, more]) =>
      more
        ? { kind: 'level', value: 'intermediate and advanced' }
        : level(word, /\bonly\b/i.test(all!) ? { of: 'only' } : {}),
  ),
  // Audience.
  says(
    '\\b(?:no|not for|keine|nicht für|sin) (kids|children|men|minors|kinder|spectators)(?: please| allowed)?',
    ([, who]) => ({ kind: 'audience', value: who!.toLowerCase(), not: true }),
  ),
  // Who is welcome is no limit.
  says(
    '(?<![\\p{L}\\d])(?:ü ?)?\\d\\d ?\\+ (?:(?:sind|are|is|son) )?(?:herzlich )?(?:willkommen|welcome|bienvenid[oa]s)',
    () => AS_TYPED,
  ),
  says('(?<![\\p{L}\\d])\\+ ?(16|18|21|60)(?![\\d.:,])', ([, age]) => ({ kind: 'audience', value: `${age}+` })),
  says('\\b(?:for )?(?:ages?|aged|alter|edad) (\\d{1,2}(?: ?(?:-|–|to|and|&) ?(?:\\d{1,2}|up)|\\+)?)', ([, ages]) => ({
    kind: 'audience',
    value: `ages ${ages!.replace(/ ?(?:-|–) ?| to /, ' to ')}`,
  })),
  says(
    '\\b(?!\\d{1,2} (?:years|jahre|años) ?!)(?:for |ab |von |für |a partir de (?:los )?|desde (?:los )?|de )?(\\d{1,2})(?: ?(?:-|–|to|bis|a) ?(\\d{1,2}))?[- ]?(?:yrs?|years?|y/?o|jahren?|años)(?:[- ]?olds?)?(?! (?:of |de |an )?(?:experience|experiencia|práctica|\\p{L}*erfahrung|praxis|pole))(?:\\+| and up)?(?! anniversary| birthday| jubiläum| de aniversario)',
    ([, from, to]) => ({ kind: 'audience', value: `ages ${from}${to ? ` to ${to}` : ' and up'}` }),
  ),
  says(
    '(?<![\\p{L}\\d])(?:ab|desde(?: los)?|a partir de(?: los)?) (16|18|21)(?![\\d.:,€]| ?(?:uhr|h(?![\\p{L}])|euros?|min|€|jahr|años))',
    ([, age]) => ({
      kind: 'audience',
      value: `${age}+`,
    }),
  ),
  says(
    '\\b(?:for |over |ü)?(18|21|16|30|40|50|60)(?:\\+|s?[- ]?plus| and over|s and over| and up)(?: only)?|\\bover (30|40|50|60)s?\\b',
    ([, a, b]) => ({ kind: 'audience', value: `${a ?? b}+` }),
  ),
  says(
    '\\b(adults|ladies|women|womxn|men|girls|guys|females?|boys|kids|teens|frauen|männer|mujeres)[- ]?only\\b|\\bonly (?:for )?(women|men|adults|ladies|girls)\\b|\\bnur für (frauen|männer)\\b|\\bsolo (mujeres|hombres)\\b',
    ([, ...who]) => ({ kind: 'audience', value: `${who.find(Boolean)!.toLowerCase()} only` }),
  ),
  says(
    '\\b((?:all|any|every) (?:genders?|bod(?:y|ies)(?: types?)?|sizes|shapes(?: and sizes)?|ages)|lgbtq?i?a?\\+?|queer|men|guys|dudes|women|ladies|kids|teens|couples|parents|mums|moms|dads|seniors|plus[- ]size|curvy bodies|wheelchair users|allies|adults|students|families|singles|friends)(?:[- ](?:and (?:allies|women|men) )?(?:are )?(?:very |always |also |too )?(?:welcome|friendly|inclusive|safe|invited|ok))(?: too| here)?',
    ([, who]) => ({
      kind: 'audience',
      value: `${who!.toLowerCase().replace(/^lgbt\S*/, (x) => x.toUpperCase())} welcome`,
    }),
  ),
  says(
    '\\b(?:for|great for|perfect for|4|für|para) (?:all )?(men|women|kids|children|teens|girls|boys|ladies|couples|seniors|mums|moms|parents|mums[- ]to[- ]be|new mums|dancers|runners|climbers|families|everyone|every body|all bodies|students|adults|hens|brides|queer folks?|kinder|frauen|männer|niños|mujeres)(?:,? ?(?:and|&|n|\\+|und|y) (men|women|girls|boys|allies|teens|parents))?\\b',
    ([, a, b]) => ({ kind: 'audience', value: `for ${[a, b].filter(Boolean).join(' and ').toLowerCase()}` }),
  ),
  says(
    '\\b(pre[- ]?natal|post[- ]?natal|hen (?:part(?:y|ies)|dos?|nights?)|bachelorettes?(?: part(?:y|ies))?|girls night|ladies night|mommy (?:&|and) me)(?: friendly| welcome| ok)?\\b',
    ([, who]) => ({ kind: 'audience', value: who!.toLowerCase() }),
  ),
  says(
    '^(lgbtq?i?a?\\+?|queer|plus[- ]size|kids|teens|adults|women|seniors|wheelchair accessible|body positive)(?: class| friendly)?$',
    ([, who]) => ({ kind: 'audience', value: who!.toLowerCase().replace(/^lgbt\S*/, (x) => x.toUpperCase()) }),
  ),
];
