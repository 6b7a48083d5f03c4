// size: one table, read from top to bottom
import type { Slot } from './slots.ts';

/** One way in which something is said. `slot` gets the match and its groups; undefined means that it is not meant after all. */
export interface Pattern {
  words: RegExp;
  slot: (groups: string[]) => Slot | undefined;
}

/** A pattern: the words, without regard to size, and what they mean. `~` stands for optional space, `_` for a name with a capital letter. */
function says(words: string, slot: Pattern['slot'], flags = 'iu'): Pattern {
  return { words: new RegExp(words, flags), slot };
}

const NAME =
  "\\p{Lu}[\\p{L}'’-]*(?: (?!For\\b|From\\b|And\\b|Is\\b)\\p{Lu}[\\p{L}'’.-]*)*(?: ?(?:&|and|y|und) ?\\p{Lu}[\\p{L}'’-]*)?";
// Typed in any size after a word that announces a name; its further words have capitals.
const WHO = "[\\p{L}'’-]{2,}(?: (?-i:\\p{Lu})[\\p{L}'’.-]*)*";
const MONEY =
  '(?:[$€£] ?\\d+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})? ?(?:[$€£]|(?:usd|eur|euros?|gbp|bucks|dollars?|pounds?|quid|chf|pesos)\\b))';
const DATE =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?,? ?)?(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th|\\.)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|\\d{1,2}[/.]\\d{1,2}\\.?)';
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const SPOTS = '(?:spots?|spaces?|places?|slots?|seats?|poles?|hoops?|plätze|plazas)';
const BEGINNERS =
  '(?:b[ei]g+in+[ae]rs?|beginers?|newbies?|newcomers?|first[- ]?timers?|starters?|novices?|anfänger(?:innen)?|principiantes)';
const EXPERIENCE =
  '(?:(?:previous |prior |any |pole |dance |aerial )*(?:exp(?:erience)?|experiance|background|erfahrung|vorkenntnisse|vorerfahrung|experiencia previa|experiencia)\\.?)';

const plain = (value: string) =>
  value
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;.-]+|[\s,:;.!-]+$/g, '');
const capital = (name: string) => name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const NOBODY =
  /^(?:a|the|us|me|you|all|teacher|instructor|today|tonight|this|class|needed|wanted|welcome|pass|list|for|is|we|who|our|and)$/i;

function person(kind: 'substitute' | 'guest', name = '', of = ''): Slot | undefined {
  const [value, whose] = [plain(name), plain(of).replace(/['’]s$/, '')];
  if (value === '' || NOBODY.test(value)) return undefined;
  return { kind, value: capital(value), ...(whose && { of: kind === 'guest' ? whose : capital(whose) }) };
}

/** 'shorts , water + a mat' becomes 'shorts, water and a mat'. */
function list(items: string): string {
  const parts = plain(items)
    .replace(/\b(?:pls|please|thx|thanks|too|only|x|mit)$/i, '')
    .split(/\s*(?:,(?: and\b| &)?|&|\+| and | n | y | und )\s*/i)
    .map(plain)
    .filter(Boolean);
  const last = parts.pop() ?? '';
  const and = /\s(und|y)\s/.exec(items)?.[1] ?? 'and';
  return parts.length === 0 ? last : `${parts.join(', ')} ${and} ${last}`;
}

const things = (kind: 'bring' | 'wear', items = '', more: Partial<Slot> = {}): Slot | undefined => {
  const value = list(items);
  return value === '' ? undefined : { kind, value: value.replace(/^I /, 'i '), ...more };
};

const money = (amount = '') =>
  plain(amount)
    .replace(/([$€£]) /, '$1')
    .replace(/^(\d[\d.,]*) ?\$$/, '$$$1')
    .replace(/^(\d[\d.,]*) ?([€£])$/, '$1 $2')
    .replace(/ (?:bucks|dollars?|usd)$/i, ' dollars')
    .replace(/^(\d[\d.,]*) dollars$/, '$$$1');

const LEVELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:all|any|every|open|mixed|multi)/i, 'all'],
  [/^(?:adv|fortgeschritten|avanzad)/i, 'advanced'],
  [/^(?:int|inter|improver|mittel)/i, 'intermediate'],
  [/^(?:beg|b[ei]g|new|first|start|nov|anf|princ|intro)/i, 'beginner'],
];
function level(word = '', more: Partial<Slot> = {}): Slot | undefined {
  const value = LEVELS.find(([words]) => words.test(word))?.[1];
  return value ? { kind: 'level', value, ...more } : undefined;
}

/** In the order in which they are tried; what one has taken, none after it sees. */
export const PATTERNS: readonly Pattern[] = [
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
  // Offers and prices.
  says(
    '\\b(?:(?:use |w/ |with )?(?:promo |discount )?(?<!dress )code:? ([A-Z0-9]{3,12})(?: (?:for|=|gets you) ([^,.;!]+))?)',
    ([, code, what]) => ({
      kind: 'offer',
      value: `${what ? `${plain(what)} with` : 'use'} code ${code!.toUpperCase()}`,
    }),
  ),
  says(
    `\\b(\\d{1,2} ?(?:%|percent|prozent) ?(?:off|discount|rabatt|de descuento|descuento)(?: (?:for|with|on|until|till|thru) [^,.;!]+)?)`,
    ([, value]) => ({
      kind: 'offer',
      value: plain(value!)
        .replace(/ ?percent/i, '%')
        .replace(/ ?prozent/i, '%')
        .replace(/ %/, '%')
        .replace(/% ?(?:discount|rabatt|de descuento|descuento)/i, '% off'),
    }),
  ),
  says(`(${MONEY} off(?: (?:for|with|on|your) [^,.;!]+)?)`, ([, value]) => ({ kind: 'offer', value: plain(value!) })),
  says(
    '\\b(2|two)[- ](?:4|for|für|4 the price of|for the price of)[- ](1|one)\\b|\\b2 ?x ?1\\b|\\bbogo(?: free)?\\b|\\bbuy (?:one|1),? get (?:one|1)(?: free)?\\b',
    () => ({ kind: 'offer', value: '2 for 1' }),
  ),
  says(
    '\\b(?:(your |the )?(?:first|1st) (class|lesson|month|session) )?(?:half[- ]price|50/50 off)(?: (?:for|on) ([^,.;!]+))?',
    ([, , first, who]) => ({
      kind: 'offer',
      value: `${first ? `first ${first} ` : ''}half price${who ? ` for ${plain(who)}` : ''}`,
    }),
  ),
  says(
    '\\b(?:(?:your |the )?(?:first|1st)[- ](?:class|time|lesson|timers?|visit)(?: is| are| for| comes?)?[ -]?(?:free|on us)(?: of charge)?|free (?:first|1st|trial|taster|intro)(?: class| lesson| session)?|(?:free )?(?:trial|taster) class(?: free)?|(?:(?:die |deine )?(?:erste|1\\.) (?:stunde|kurs|klasse)|(?:tu |la )?primera clase) (?:ist |es )?(?:gratis|kostenlos|frei|umsonst|gratuita)|(?:probe(?:stunde|training)|schnupperstunde|clase de prueba) (?:ist |es )?(?:gratis|kostenlos|frei|umsonst|gratuita)|(?:gratis|kostenlose)[- ](?:probe(?:stunde|training)|schnupperstunde))(?![\\p{L}])',
    ([all]) => ({
      kind: 'offer',
      value: /trial|taster|probe|schnupper|prueba/i.test(all!) ? 'free trial class' : 'first class free',
    }),
    'iu',
  ),
  says(
    "\\bbring (?:a|your|ur) (?:friend|mate|bestie|buddy|bff|partner|mum|mom)(?: along)?(?: for)?[,:]? ?(?:free|4 free|gratis|they(?: come| go|['’]re)? free|(?:and )?(?:he|she|they) pays? nothing)\\b|\\bfriends? (?:come|comes|go|goes)(?: for)? free\\b|\\bfriends free\\b",
    () => ({ kind: 'offer', value: 'your friend comes free' }),
  ),
  says(
    `\\b((?:early[- ]?bird|intro(?:ductory)?(?: offer| special)?|special(?: offer)?|student (?:price|discount)|new (?:client|student) (?:offer|special)|black friday(?: deal)?|deal)(?: price)?):? ?(?:is |for |only |now )?(${MONEY})?(?: ?((?:until|till|by|thru|before) [^,.;!]+))?`,
    ([, what, price, until]) =>
      price || until || /discount|deal/i.test(what!)
        ? {
            kind: 'offer',
            value: [
              plain(what!).toLowerCase().replace('early-bird', 'early bird').replace('earlybird', 'early bird'),
              price && money(price),
              until && plain(until),
            ]
              .filter(Boolean)
              .join(' '),
          }
        : undefined,
  ),
  says(
    '\\b(?:free(?: class| session| event| entry)?|no charge|on us|gratis|kostenlos|costs? nothing)(?: for ([^,.;!]+))\\b',
    ([, who]) => ({ kind: 'offer', value: `free for ${plain(who!)}` }),
  ),
  says(
    "(?:^|(?:is|it[’']?s|totally|completely|100%) )(?:free|gratis|kostenlos)(?: class| session| event| entry| of charge|!)*$|\\bfree (?:class|session|event|entry|workshop)\\b|\\bno charge\\b|\\bfor free$",
    () => ({ kind: 'offer', value: 'free class' }),
  ),
  says(
    `\\b(\\d+ (?:classes|sessions|weeks|class pass|drop[- ]?ins)|(?:5|10)[- ]?(?:class )?(?:pack|pass|card)|unlimited(?: week| month)?|(?:full )?(?:series|course|block)|members?(?:hip)?|non[- ]?members?|students?|drop[- ]?ins?|dropin|walk[- ]?ins?|tickets?|tix|entry|class|cost|price|fee|(?:per|pro) person|costs)(?: is| are| for| only|:| =| @| at)* ?(${MONEY})(?: ?(?:each|pp|p\\.p\\.|per person))?`,
    ([, of, price]) => {
      const what = plain(of!).toLowerCase();
      return {
        kind: 'price',
        value: money(price),
        ...(/^(?:cost|costs|price|fee|class|entry)$/.test(what)
          ? {}
          : { of: what.replace(/^drop[- ]?ins?$|^dropin$/, 'drop-in').replace(/^tix$/, 'tickets') }),
      };
    },
  ),
  says('\\b(?:drop[- ]?in|dropin)s?:? (\\d{1,3})(?![\\d:%])', ([, price]) => ({
    kind: 'price',
    value: price!,
    of: 'drop-in',
  })),
  says(
    `(${MONEY}(?: ?(?:-|–|to) ?[$€£]?\\d+)?)(?: ?(?:/|per|a|an|for|pro|por|each|the)? ?(drop[- ]?in|dropin|class|session|lesson|person|pp|pair|couple|month|week|\\d+ (?:classes|sessions|weeks)|members?(?: only)?|non[- ]?members?|students?|each|course|series|kurs|clase|stunde|at the door|cash(?: only)?|online))?`,
    ([, price, of]) => {
      const what = plain(of ?? '')
        .toLowerCase()
        .replace(/^(?:pp|person)$/, 'per person')
        .replace(/^dropin$|^drop in$/, 'drop-in');
      return {
        kind: 'price',
        value: money(price),
        ...(what && !/^(?:class|each|session|lesson|kurs|clase|stunde)$/.test(what) && { of: what }),
      };
    },
  ),
  says('\\b(\\d{1,3}[.,]\\d\\d) (?:a|per) (class|person|session)\\b', ([, price]) => ({
    kind: 'price',
    value: price!,
  })),
  // Series.
  says(
    '\\b(?:week|wk|class|part|session|lesson|woche|teil|semana|módulo) ?#?(\\d{1,2}) ?(?:of|/|von|de|out of) ?(\\d{1,2})\\b',
    ([all, at, count]) => ({
      kind: 'series',
      value: `${/^(?:class|part|session|lesson)/i.exec(all!)?.[0].toLowerCase() ?? 'week'} ${at} of ${count}`,
    }),
  ),
  says('\\((\\d{1,2}) ?(?:of|/) ?(\\d{1,2})\\)', ([, at, count]) => ({
    kind: 'series',
    value: `class ${at} of ${count}`,
  })),
  says(
    `\\b(\\d{1,2}|two|three|four|five|six|eight|ten|twelve)[- ]?(weeks?|wks?|wochen?|semanas?|sessions?|month)(?:[- ](?:long )?(?:series|course|program(?:me)?|block|challenge|intensive|kurs|term|curso|intro|beginner course))?(?:(?:,| -)? (?:starts?|starting|begins?|from|ab|beginning) (?:on )?(${DATE}|${WEEKDAY}))?`,
    ([, count, unit, from]) => {
      const what = /^(?:w|semana|woche)/i.test(unit!) ? 'weeks' : /^month/i.test(unit!) ? 'months' : 'sessions';
      return { kind: 'series', value: `${count!.toLowerCase()} ${what}`, ...(from && { of: `from ${plain(from)}` }) };
    },
  ),
  says(
    `\\b(?:runs? |from |ab |series )?(${DATE}) ?(?:-|–|to|till|until|thru|through|bis) ?(${DATE})`,
    ([, from, to]) => ({ kind: 'series', value: `from ${plain(from!)} to ${plain(to!)}` }),
  ),
  says(
    `\\b(?:(?:new )?(?:series|course|term|block|kurs|session)? ?(?:starts?|starting|begins?|startet|kicks off|commences|empieza)) (?:on |am |el )?(${DATE}|${WEEKDAY}|next week|today|tonight|in january|in september)`,
    ([, from]) => ({ kind: 'series', value: `starts ${plain(from!)}` }),
  ),
  says(`\\b(?:runs|on) (?:until|till|thru|through) (${DATE})`, ([, to]) => ({
    kind: 'series',
    value: `until ${plain(to!)}`,
  })),
  says(
    '\\b(?:last|final) (?:class|session|week) (?:of|in|before)(?: the| this)? ?(term|series|course|year|season|block|break|holidays|christmas|month)\\b',
    ([, of]) => ({ kind: 'series', value: `last class of the ${of!.toLowerCase()}` }),
  ),
  says(
    '\\b(?:first|1st) (?:class|session|week) (?:of|in)(?: the| this| a)?(?: new)? ?(term|series|course|year|season|block|month)\\b',
    ([, of]) => ({ kind: 'series', value: `first class of the ${of!.toLowerCase()}` }),
  ),
  says('\\bnew (series|course|term|block)\\b|\\bneuer (kurs)\\b', ([, what]) => ({
    kind: 'series',
    value: `new ${(what ?? 'course').toLowerCase()}`,
  })),
  // Level.
  says(
    `\\b(?:not (?:suitable |meant |recommended )?(?:for|4)|no|isn['’]?t for|nicht für|no para|sorry,? no) (?:absolute |complete |total )?(${BEGINNERS}|advanced|intermediates?)`,
    ([, word]) => level(word, { not: true }),
  ),
  says(
    `\\b(?:no|zero|0|without|keine|sin|kein) (?:need for )?${EXPERIENCE}(?: (?:is )?(?:needed|necessary|required|req['’]?d|nec|nötig|needed at all|necesari[ao]))?\\b`,
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
  says(`\\b(?:levels?|lvls?|stufe|nivel)\\.? ?(\\d(?:\\+| ?(?:-|–|/|&|and|to) ?\\d)?)(?: only)?`, ([, n]) => ({
    kind: 'level',
    value: `level ${n!.replace(/ ?(?:-|–|to) ?/, '–').replace(/ ?(?:&|\/|and) ?/, ' and ')}`,
  })),
  says(
    '\\b(all|any|every|open|mixed|multi)[- ]?(?:levels?|lvls?|abilities|level class|niveaus?)(?: (?:are )?welcome| friendly| ok)?|\\b(?:for |4 )?(every(?:one|body)|all)(?: is| are)? welcome\\b|\\b(alle)n? (?:level|niveaus)\\b|\\b(todos) los niveles\\b',
    () => ({ kind: 'level', value: 'all' }),
  ),
  says(
    `\\b(?:(?:for |perfect for |great for |ideal for |suitable for |good for |4 |für )?(?:absolute |complete |total |brand[- ]new |true )?(${BEGINNERS})(?:[- ](?:are |always |very |only\\b|level|class|friendly|welcome|ok(?:ay)?|fine|willkommen|bienvenid[oa]s|series|suitable))*)`,
    ([all, word]) => level(word, /\bonly\b/i.test(all!) ? { of: 'only' } : {}),
  ),
  says(
    '\\b(?:für |para |nivel |stufe )?(intermediates?|inter(?:m)?|int|advanced|adv|improvers|fortgeschrittene|mittelstufe|avanzad[oa]s?|intermedi[oa]s?)(?![\\p{L}]| booking)\\.?(?:[- ](?:level|lvl|class|only|and up|dancers|polers|students|plus|\\+))*(?: ?(?:/|&|and|to|-|\\+) ?(adv(?:anced)?))?',
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
  says('\\b(?:for )?(?:ages?|aged|alter|edad) (\\d{1,2}(?: ?(?:-|–|to|and|&) ?(?:\\d{1,2}|up)|\\+)?)', ([, ages]) => ({
    kind: 'audience',
    value: `ages ${ages!.replace(/ ?(?:-|–) ?| to /, ' to ')}`,
  })),
  says(
    '\\b(?:for |ab |von |für |a partir de (?:los )?|desde (?:los )?|de )?(\\d{1,2})(?: ?(?:-|–|to|bis|a) ?(\\d{1,2}))?[- ]?(?:yrs?|years?|y/?o|jahren?|años)(?:[- ]?olds?)?(?! (?:of )?experience)(?:\\+| and up)?',
    ([, from, to]) => ({ kind: 'audience', value: `ages ${from}${to ? ` to ${to}` : ' and up'}` }),
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
    '\\b(?:for|great for|perfect for|4|für|para) (?:all )?(men|women|kids|children|teens|girls|boys|ladies|couples|seniors|mums|moms|parents|mums[- ]to[- ]be|new mums|dancers|runners|climbers|families|everyone|every body|all bodies|students|adults|hens|brides|queer folks?|kinder|frauen|männer|niños|mujeres)(?: and (men|women|girls|boys|allies|teens|parents))?\\b',
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
  // Gear.
  says("\\b(?:no need to bring|don['’]?t bring|no need for|you don['’]?t need(?: any)?) ([^.;!]+)", ([, items]) =>
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
  says(
    '\\b(?:wear|dress ?code(?: is)?:?|attire:?|outfit:?|kleidung:|ropa:|dress in|come in|put on|dress for) ((?:something )?(?!your confidence)[^.;!|]+?)(?=[.;!|]|$| - |,? (?:and )?(?:bring|pls bring|please bring)\\b| if\\b| to\\b)',
    ([, items]) => things('wear', items!.toLowerCase()),
  ),
  says(
    "\\b(?:byo|b\\.y\\.o\\.?|pls bring|plz bring|please bring|also bring|bring along|bring:?|brng|bringing|don['’]?t forget(?: to bring)?|remember(?: to bring)?|pack|you['’]?ll need|you need|need:|needed:|mitbringen:?|bitte mitbringen:?|traer:?|trae) ([^.;!|]+?)(?=[.;!|]|$| - |,? (?:and )?(?:wear|no lotion|don['’]t|\\p{L}+ (?:is|are))\\b| if\\b| for the\\b)",
    ([, items]) =>
      /^(?:it on|it\b|your (?:best|boldest|a game|energy|confidence|smile|sass)|the (?:heat|fire|energy|sass)|good vibes|yourself|attitude)|\bor (?:come|just)\b/i.test(
        items!,
      )
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
    }),
  ),
  says(
    '^((?:heels?|knee ?pads?|shorts|grip|mat|water|socks|barefoot)(?:(?:,? (?:and|&|\\+) |, ?| ?\\+ ?)(?:heels?|knee ?pads?|shorts|grip|a? ?mat|water|socks|towel))+)$',
    ([, items]) => things('bring', items!.toLowerCase()),
  ),
  says('^(?:bitte )?([^.;!|:]+?) (?:bitte )?mitbringen!?$', ([, items]) => things('bring', items!)),
  says('^(?:heels on|in heels)$', () => ({ kind: 'wear', value: 'heels' })),
  says('^(?:barefoot|bare feet|socks or barefoot|no shoes)$', () => ({ kind: 'wear', value: 'bare feet' })),
  // Places.
  says(
    `\\b(?:(?:nur )?noch|quedan(?: solo)?|solo quedan) (\\d{1,2}) (?:freie )?${SPOTS}(?: frei| libres)?|\\b(?:only |just |last |noch |quedan )?(\\d{1,2}|one|two|three|four|five|six) (?:more |freie |last |free )?${SPOTS}?(?: ?(?:is |are )?(?:left|remaining|open|available|to go|frei|libres))\\b!?|\\b(?:last|final) (\\d{1,2}|two|three|four|five) ${SPOTS}\\b|\\b(?:the )?last (spot|place|space)\\b(?: left)?`,
    ([, es, a, b, one]) => ({ kind: 'places', value: `${(es ?? a ?? b ?? (one ? '1' : '')).toLowerCase()} left` }),
  ),
  says(
    `\\b(?:max(?:imum)?\\.?|capped at|limited to|up to|only|capacity:?|cap|kleingruppe bis|maximal|höchstens|máximo) ?:?(\\d{1,2})(?: (?:people|ppl|personen|personas|persons?|students|participants|dancers|per class|${SPOTS}|personen|leute|personas|teilnehmer(?:innen|nde)?|teilnehmende|alumnos|plätze))?(?! ?(?:%|min|€|\\$|pm|am))`,
    ([, n]) => ({ kind: 'places', value: `max ${n}` }),
  ),
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
    '\\b(\\d(?:[.,]5)?|one|two|three)[- ]?(?:hours?|hrs?|h|stunden|horas)(?: class| long| session| workshop)?\\b(?! (?:before|early|notice|of ))',
    ([, n]) => ({ kind: 'length', value: `${n!.toLowerCase()} ${/^(?:1|one)$/i.test(n!) ? 'hour' : 'hours'}` }),
  ),
  says(
    '\\b(?:pls |please |bitte )?(?:(?:arrive|come|be there|show up|llegar|llega)(?: at least)? )?(\\d{1,2}) ?(?:min(?:ute[ns]?)?(?:utos)?s?)?\\.? (?:early|before(?: class)?|ahead|prior|früher(?: da sein| kommen)?|vorher(?: da sein)?|antes)',
    ([, n]) => ({ kind: 'timing', value: `come ${n} minutes early` }),
  ),
  says('\\b(doors?)(?: open)?(?: at| @)? (\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?)?)', ([, , t]) => ({
    kind: 'timing',
    value: `doors ${plain(t!)}`,
  })),
  says('\\b(?:ends?(?: at)?|until|till|bis) (\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]\\.?m\\.?|uhr))', ([, t]) => ({
    kind: 'timing',
    value: `until ${plain(t!)}`,
  })),
  says("\\bdon['’]?t be late\\b|\\b(?:be|arrive) on time\\b|\\bcome early\\b|\\barrive early\\b", () => ({
    kind: 'timing',
    value: 'come early',
  })),
  // Contact.
  says(
    '(?:\\b|(?=@))(?<![\\w.])(?:dm|message|msg|text|write|whatsapp|contact|tag|follow|find|ask|email|insta(?:gram)?|ig|book (?:via|with|thru|by dm)|rsvp(?: to)?)?(?: me| us)?(?: on| at| to| via|:)*(?: (?:insta(?:gram)?|ig|tiktok))?:? ?(?<![\\w.])(@[\\w.]*\\w)(?: (?:to|for|4) ((?:book|reserve|sign up|join|a spot|your spot|save|info|details|tickets|questions|booking|bookings)[^,.;!]*))?',
    ([all, handle, what]) => ({
      kind: 'contact',
      value: `${/^follow/i.test(all!.trim()) ? 'follow' : /^tag/i.test(all!.trim()) ? 'tag' : 'DM'} ${handle}${what ? ` ${/^(?:book|reserve|sign|join|save)/i.test(what) ? 'to' : 'for'} ${plain(what)}` : ''}`,
    }),
  ),
  says(
    '(?:\\b(?:book|sign ?up|tickets|tix|register|info|more|details|schedule|reserve|rsvp|see|visit|join|web(?:site)?|anmeldung|reserva)(?: (?:now|online|your (?:spot|place)|info|a spot))?(?: (?:at|on|via|@|unter|en|here))?:? ?)?((?<![@\\w.+-])(?:https?:\\/\\/)?(?:www\\.)?(?:[\\p{L}\\d-]+\\.)+(?:com|net|org|co|io|app|dance|fit|fitness|studio|online|de|fr|uk|es|nl|eu|at|ch|me|info|biz|us|ca|au|mx)(?:\\/[\\w./-]*)?)(?![\\w@])',
    ([, site]) => ({
      kind: 'contact',
      value: `book at ${site!.replace(/^https?:\/\/(?:www\.)?|^www\./i, '').replace(/\/$/, '')}`,
    }),
  ),
  says(
    '(?:\\b(?:e-?mail|mail|write(?: to)?|contact|book(?: via| at| by)?|rsvp(?: to)?|questions\\??|info|anmeldung)(?: us| me)?(?: at| to)?:? ?)?([\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+)',
    ([, mail]) => ({ kind: 'contact', value: `write to ${mail}` }),
  ),
  says(
    '(?:\\b(?:call|text|phone|tel|ring|whatsapp|sms|mob(?:ile)?|book(?: via| by)?)\\.?(?: us| me)?(?: at| on)?:? ?)(\\+?\\d[\\d ()/.-]{5,}\\d)',
    ([all, phone]) => ({
      kind: 'contact',
      value: `${/^(?:text|sms)/i.test(all!) ? 'text' : /whatsapp/i.test(all!) ? 'WhatsApp' : 'call'} ${plain(phone!)}`,
    }),
  ),
  says(
    '\\b(?:booking |sign ?up |tickets? )?(?:link|details|book(?:ing)?|info|tix)(?: (?:is|are))? in (?:the )?(?:bio|profile|stories|story)\\b',
    () => ({ kind: 'contact', value: 'link in bio' }),
  ),
  says(
    '\\b(?:dm|message|msg|text|whatsapp|pm)(?: us| me)?(?: (?:to|for|4) (book|reserve|join|sign up|info|details|a spot|your spot|a place|questions|booking|save (?:a|your) spot|the link)(?: (?:a |your )?(?:spot|place))?)',
    ([all, what]) => ({
      kind: 'contact',
      value: `${/\bme\b/i.test(all!) ? 'message me' : 'message us'} ${/^(?:book|reserve|join|sign up|save)$/i.test(what!) ? 'to' : /^save/i.test(what!) ? 'to' : 'for'} ${what!.toLowerCase()}`,
    }),
  ),
  says('^(?:dm|message|msg|text|whatsapp)(?: (us|me))?$', ([, who]) => ({
    kind: 'contact',
    value: `message ${who?.toLowerCase() ?? 'us'}`,
  })),
  says(
    '\\b(?:anmeldung|anmelden|buchung|buchen|reservas?|reservar) (?:per|por|via|über|vía) (?:dm|nachricht|mensaje|instagram|whatsapp)\\b',
    () => ({ kind: 'contact', value: 'message us to book' }),
  ),
  says(
    '\\b(?:book|sign ?up|reserve|reserva|reservas|pre-?book|register|rsvp|anmeldung|buchung)(?: (?:your |a )?(?:spot|place))?(?: now| only| ahead)? ?(?:(?:in|on|via|through|with|thru|at|über|per|by) (?:the |our )?)?(app|mindbody|classpass|eversports|website|momence|front desk|reception|desk|bsport|urban sports|eventbrite|fitogram|online|email)\\b',
    ([, where]) => ({
      kind: 'contact',
      value: /online/i.test(where!)
        ? 'book online'
        : `book ${/desk|reception/i.test(where!) ? 'at' : /email/i.test(where!) ? 'by' : 'on'} ${/^(?:app|website|front desk|desk)$/i.test(where!) ? 'the ' : ''}${where}`,
    }),
  ),
  says('\\b(walk|drop)[- ]?ins?(?: are| always)? (?:welcome|ok|fine)\\b', ([, how]) => ({
    kind: 'contact',
    value: `${how!.toLowerCase()}-ins welcome`,
  })),
  says(
    '\\bno (?:booking|sign[- ]?up|reservation|registration)(?: (?:is )?(?:needed|required|necessary))?\\b|\\bjust (?:walk in|show up|turn up)\\b',
    () => ({ kind: 'contact', value: 'no booking needed' }),
  ),
  says(
    '\\b(?:booking|booking is|reservation|registration|sign[- ]?up|rsvp|pre-?booking|advance booking)(?: is)? (?:required|needed|essential|necessary|a must|only)\\b|\\bplease (?:book|rsvp|register)(?: ahead| in advance| early)?\\b|^(?:rsvp|book now|book ahead|book early|sign up now|register now|rsvp please|book in advance)$',
    () => ({ kind: 'contact', value: 'please book ahead' }),
  ),
  // Music.
  says(
    '\\b(?:music|playlist|song|soundtrack|tunes|track|musik|música)(?: is| by| of the week| tonight| theme)?(?: ?[:=] ?| - | is )([^.;!|]+)',
    ([, what]) => ({ kind: 'music', value: plain(what!).replace(/[“”"]/g, '') }),
  ),
  says(
    "\\b((?:\\d0s|[12]\\d{3}s|[2-9]0['’]?s|y2k|r&b|rnb|hip[- ]?hop|rock|metal|latin|reggaeton|pop|jazz|disco|house|techno|lo-?fi|slow jams?|soul|blues|k-?pop|country|salsa|indie|emo|throwback|classical|christmas|halloween|disney|bollywood|afro(?:beats?)?|drum ?(?:&|n) ?bass|dancehall)(?:[ /&-]+(?:and |& )?(?:r&b|rnb|hip[- ]?hop|rock|metal|pop|soul|house|latin|hits|bangers|classics|jams))*) (?:music|playlist|night|edition|tunes|songs|vibes|theme|special|beats|set|hits|bangers|party|session)",
    ([, what]) => ({ kind: 'music', value: plain(what!).replace(/[’']s/, 's') }),
  ),
  says(
    `\\b(?:(?:dancing|moving|a routine|routine|choreo(?:graphy)?|set|all|flow|dance) to|[Dd]ancing to|all about) ((?:\\p{Lu}[\\p{L}é'’&.]*|the|of)(?: (?:\\p{Lu}[\\p{L}é'’&.]*|of|the|&))*)`,
    ([, what]) => ({ kind: 'music', value: plain(what!) }),
    'u',
  ),
  says(
    `((?:\\p{Lu}[\\p{L}é'’&.]*)(?: \\p{Lu}[\\p{L}é'’&.]*)*) (?:[Nn]ight|[Ee]dition|[Pp]laylist|[Ss]pecial|[Tt]heme|[Tt]ribute)`,
    ([, what]) =>
      /^(?:Ladies|Girls|Opening|Open|Movie|Good|Friday|Saturday|Thursday|Holiday|New|Mens|Hen|Studio|Beginner|Kids|Fun|Last|First|Date|Every|Intro)\b/.test(
        what!,
      )
        ? undefined
        : { kind: 'music', value: plain(what!) },
    'u',
  ),
  says('\\b(live (?:dj|music|band|drummer))(?: set)?(?:: ?([^.,;!]+))?', ([, what, who]) => ({
    kind: 'music',
    value: what!.toLowerCase().replace('dj', 'DJ'),
    ...(who && { of: plain(who) }),
  })),
  // Place.
  says(
    '\\b(?:on|via|over|per|por|auf) zoom\\b|\\bzoom(?: class| link)?\\b|^(?:online|virtual|livestream(?:ed)?)(?: class| only)?$|\\b(?:online|virtual) (?:class|kurs|clase)\\b',
    () => ({ kind: 'place', value: 'online' }),
  ),
  says(
    '\\b(?:in |at |@ ?)?((?:studio|room|raum|saal|sala|hall) (?:[A-Z]|\\d{1,2})|(?:(?:the )?(?:upstairs|downstairs|back|big|small|main|hoop|aerial|mirror) (?:studio|room)))\\b',
    ([, where]) => ({
      kind: 'place',
      value: plain(where!)
        .replace(/^the /i, '')
        .replace(/^\p{Ll}/u, (x) => x),
    }),
  ),
  says('\\b(?:on the )?((?:1st|2nd|3rd|first|second|third|ground) floor|upstairs|downstairs)\\b', ([, where]) => ({
    kind: 'place',
    value: where!.toLowerCase(),
  })),
  says(
    '\\b(?:at|@|in) (?:the )?((?:new |old )?(?:park|beach|gym|theatre|theater|garden|rooftop|yoga room|community cent(?:er|re)|school hall)(?: [\\p{L}]+)?|(?:our |the )?(?:new|second|other) (?:location|space|place|home))\\b',
    ([, where]) => ({ kind: 'place', value: plain(where!).toLowerCase() }),
  ),
  says(
    "(?:\\b(?:at|in|address:?|location:?|venue:?|where:?|adresse:?) )?(\\d{1,4} (?:\\p{Lu}[\\p{L}'’]*|[NSEW]\\.?)(?: \\p{Lu}[\\p{L}'’]*)* (?:St|Street|Ave|Avenue|Rd|Road|Blvd|Lane|Ln|Dr|Drive|Way|Place)\\b\\.?|\\p{Lu}\\p{L}*(?:straße|strasse|str\\.|gasse|weg|platz) \\d{1,3})",
    ([, where]) => ({ kind: 'place', value: plain(where!) }),
    'u',
  ),
  says('\\b(?:location|venue|where|ort|lugar): ?([^.;!|]+)', ([, where]) => ({ kind: 'place', value: plain(where!) })),
  says(
    '\\b((?:free |street |easy )*parking(?: (?:is )?(?:available|out back|at the back|next door|on site|onsite|(?:behind|in front of|next to|in|at) [^,.;!]+))*)',
    ([, what]) => ({ kind: 'place', value: plain(what!).toLowerCase() }),
  ),
  // Fillers of the two kinds above, tried last.
  says('\\bbring (?:a|your) (?:friend|bestie|mate)\\b', () => ({ kind: 'bring', value: 'a friend' })),
];
