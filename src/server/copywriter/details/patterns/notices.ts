import { DATE, NAME, type Pattern, person, plain, SPOTS, says, WEEKDAY, WHO } from './words.ts';

/** Notices, and who teaches. Read from top to bottom. */
export const NOTICES: readonly Pattern[] = [
  // Notices.
  says(`\\bno class(?:es)?(?: on| this| next)? (${DATE}|${WEEKDAY})`, ([, when]) => ({
    kind: 'cancelled',
    value: plain(when!),
  })),
  says(
    "(?:^|\\b(?:(?:today|tonight)['’]?s? |this |the )?(?:class|session|lesson|it)(?: is| has been|['’]s)? )(?:been )?(?:cancel{1,2}ed|cncld|canc?eld|called off)\\b(?: today| tonight| this week)?|\\bno class (?:today|tonight|this week)\\b|^no class$|^(?:(?:der |unser )?kurs )?(?:fällt(?: heute| morgen| diese woche)? (?:leider )?aus|entfällt(?: heute| diese woche)?)$|^(?:clase |la clase (?:está |es )?)?cancelad[ao]s?$|^(?:today|tonight)(?: is)? (?:cancel{1,2}ed|off)$",
    () => ({ kind: 'cancelled', value: 'cancelled' }),
  ),
  says(
    '\\b(?:almost|nearly|selling|filling|booking|going) (?:sold out|full|out|up|fast)(?: fast)?\\b|\\b(?:almost gone|fast ausgebucht)\\b',
    () => ({ kind: 'places', value: 'few' }),
  ),
  says(
    `\\b(?:(?:we are |it is |class is |already |now |completely )?(?:sold[- ]?out|fully booked|booked (?:out|solid|up)|at capacity|ausgebucht|ausverkauft|agotad[oa]s?|(?:clase |curso )?(?:está )?complet[oa]))\\b|\\bclass (?:is )?full\\b|^(?:we['’]re |we are )?full(?:y booked)?$|\\bno (?:more )?${SPOTS}(?: are)? left\\b|\\bfull house\\b`,
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
    `\\b(?:sub(?:stitute)?|cover|vertretung)(?: teacher| instructor)?(?: is| today| tonight| this week)?(?: ?: ?| ?= ?| - | is | by | durch | )(${WHO})(?: (?:for|4|instead of|statt|für) (${WHO}))?`,
    ([, name, of]) => person('substitute', name, of),
  ),
  says(
    `(${NAME}) (?:is |will be |will )?(?:[Ss]ub(?:s|bing|bed)?|[Cc]over(?:s|ing)?|[Ff]ill(?:s|ing) in|[Ss]tep(?:s|ping)? in|[Ss]tands? in|[Tt]akes? over|vertritt)(?: (?:for|from|today|tonight|this week))*(?: (${NAME})(?:['’]s)?(?: class)?)?`,
    ([, name, of]) => person('substitute', name, of),
    'u',
  ),
  says(
    `(${NAME}) (?:(?:is )?(?:teaching|teaches) )?(?:instead of|in for|statt|for) (${NAME})`,
    ([, name, of]) => person('substitute', name, of),
    'u',
  ),
  says(
    `(${NAME}) (?:is |['’]s )?(?:away|sick|ill|off|on holiday|out)(?: today| tonight| this week)?[,:;]? ?(?:so )?(${NAME}) (?:is )?(?:teaches|teaching|takes over|covers?|subs?|steps in)`,
    ([, of, name]) => person('substitute', name, of),
    'u',
  ),
  says(
    `\\b(?:sustituye|vertreten durch|taught by|covered by|subbed by) (${WHO})(?: today| tonight| this week| instead|$)`,
    ([, name]) => person('substitute', name),
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
