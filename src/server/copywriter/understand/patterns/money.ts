import { AS_TYPED, DATE, HOUR, MONEY, money, type Pattern, plain, says, WEEKDAY } from './words.ts';

/** Offers, prices and series. Read from top to bottom. */
export const MONEY_MATTERS: readonly Pattern[] = [
  // What belongs together.
  says(
    `\\bmin(?:imum|destens)?\\.? \\d{1,2} (?:people|ppl|pers(?:on(?:en|as)?)?|leute|students)(?![\\p{L}])`,
    () => AS_TYPED,
  ),
  says(
    '(?<![\\p{L}\\d])(?:frohe (?:weihnachten|feiertage|ostern)|guten rutsch|felices fiestas|feliz (?:navidad|año(?: nuevo)?)|merry (?:christmas|xmas)|happy (?:holidays|new year|easter|halloween))(?![\\p{L}])',
    () => AS_TYPED,
  ),
  says(
    '(?<![\\p{L}\\d])(?:(?:no |please no |bitte keine |keine |sin )(?:phones?|photos?|filming|videos?|handys?|fotos?|m[oó]viles|street shoes|outdoor shoes|stra(?:ß|ss)enschuhe)|(?:phones?|handys?|m[oó]viles|photos?) (?:off|away|down|aus|weg|apagados))(?: (?:please|bitte|por favor|allowed|erlaubt))?(?![\\p{L}])',
    () => AS_TYPED,
  ),
  says(
    '(?<![\\p{L}\\d])\\d{1,3} (?:edited )?(?:pics?|photos?|bilder|fotos?|edits?)(?: included| inklusive| incluidas)?(?![\\p{L}])|(?<![\\p{L}])cash only(?![\\p{L}])|(?<![\\p{L}])nur bar(?:zahlung)?(?![\\p{L}])|(?<![\\p{L}])solo efectivo(?![\\p{L}])',
    () => AS_TYPED,
  ),
  // 'was 6pm, now 5pm from Friday' is one thing.
  says(
    `(?<![\\p{L}\\d])(?:was|antes|vorher|bisher) (?:a las |um )?${HOUR},? (?:now|ahora|jetzt) (?:a las |um )?${HOUR}`,
    () => AS_TYPED,
  ),
  // Offers and prices.
  says(
    `${MONEY}(?: ?(?:early[- ]?bird|frühbucher|preventa))? (?:until|till?|by|before|bis(?: zum)?|hasta(?: el)?|antes(?: del?)?) [^;!|$€£]{2,16}? (?:then|after|danach|dann|luego|después|despues) (?:${MONEY}|\\d+(?![\\d.:]))`,
    () => AS_TYPED,
  ),
  says(
    `\\b(?:was|before|used to be|statt|vorher|antes|instead of|normally|usually|reg(?:ular(?:ly)?)?) (?:it was )?${MONEY},? ?(?:-|–|→|>)? ?(?:is |it['’]?s )?(?:now|jetzt|nur(?: noch)?|ahora|today|heute|hoy)?:? ?(?:only |just |nur |solo )?${MONEY}|${MONEY} (?:instead of|statt|en vez de|rather than|\\(was) ?${MONEY}\\)?`,
    () => AS_TYPED,
  ),
  says(
    '\\b(?:bring|brings?|with) (?:a|your|ur) (?![^.;!]*(?:free|gratis|nothing))(?:friend|mate|bestie|buddy|bff|partner|mum|mom)(?: along)?[,:]? (?:and )?(?:half|50|s?he|they|both|you both|each|get|gets|pay|pays|save|saves)(?: [^,.;!]+)?',
    () => AS_TYPED,
  ),
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
    '\\b(?:(?:your |the )?(?:first|1st)[- ](?:class|time|lesson|timers?|visit)(?: is| are| for| comes?)?[ -]?(?:free|on us)(?: of charge)?|free (?:first|1st|trial|taster|intro)(?: class(?:es)?| lessons?| sessions?)?|(?:free )?(?:trial|taster) class(?:es)?(?: free)?|(?:(?:die |deine )?(?:erste|1\\.) (?:stunde|kurs|klasse)|(?:tu |la )?primera clase) (?:ist |es )?(?:gratis|kostenlos|frei|umsonst|gratuita)|(?:probe(?:stunde|training)|schnupperstunde|clase de prueba) (?:ist |es )?(?:gratis|kostenlos|frei|umsonst|gratuita)|(?:gratis|kostenlose)[- ](?:probe(?:stunde|training)|schnupperstunde))(?![\\p{L}])',
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
              plain(what!)
                .toLowerCase()
                .replace(/early-?bird/, 'early bird')
                .replace('black friday', 'Black Friday'),
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
    `\\b((?:your |the )?(?:first|1st|trial|intro) (?:class|lesson|session)|\\d+ (?:classes|sessions|weeks|class pass|drop[- ]?ins)|(?:5|10)[- ]?(?:class )?(?:pack|pass|card)|unlimited(?: week| month)?|(?:full )?(?:series|course|block)|members?(?:hip)?|non[- ]?members?|students?|drop[- ]?ins?|dropin|walk[- ]?ins?|tickets?|tix|entry|class|cost|price|fee|(?:per|pro) person|costs)(?: is| are| for| only|:| =| @| at)* ?(${MONEY})(?: ?(?:each|pp|p\\.p\\.|per person))?`,
    ([, of, price]) => {
      const what = plain(of!).toLowerCase();
      return {
        kind: 'price',
        value: money(price),
        ...(/^(?:cost|costs|price|fee|class|entry)$/.test(what)
          ? {}
          : {
              of: what
                .replace(
                  /^(?:your |the )?(first|1st|trial|intro) (?=class|lesson|session)/,
                  (_, which: string) => `your ${which === '1st' ? 'first' : which} `,
                )
                .replace(/^drop[- ]?ins?$|^dropin$/, 'drop-in')
                .replace(/^tix$/, 'tickets'),
            }),
      };
    },
  ),
  says(
    '(?<![$€£\\d] ?)\\b(?:drop[- ]?in|dropin)s?:? (\\d{1,3})(?![\\d:%]| ?(?:spots?|places|people|ppl|min))',
    ([, price]) => ({
      kind: 'price',
      value: price!,
      of: 'drop-in',
    }),
  ),
  says(
    `(${MONEY}(?: ?(?:-|–|to) ?(?:${MONEY}|[$€£]?\\d+(?![\\d\\p{L}]| ?(?:m|min|h|std|hours?|horas?)\\p{L}*(?!\\p{L}))))?)(?:(?:/| ?(?:per|a|an|al|for|pro|por|la|el|im|je|each|the)? ?)(drop[- ]?in|dropin|monat|mes|stunde|semana|class|session|lesson|person(?:a|en)?|p\\.? ?p\\.?(?![\\p{L}])|pair|couple|month|week|\\d+ (?:classes|sessions|weeks)|members?(?: only)?|non[- ]?members?|students?|each|course|series|kurs|clase|stunde|at the door|cash(?: only)?|online))?`,
    ([, price, of]) => {
      const what = plain(of ?? '')
        .toLowerCase()
        .replace(/^(?:p\.? ?p\.?|person(?:a|en)?)$/, 'per person')
        .replace(/^dropin$|^drop in$/, 'drop-in');
      return {
        kind: 'price',
        value: money(price).replace(/ ?[-–] ?/, '–'),
        ...(what && !/^(?:class|session|lesson|kurs|clase|stunde)$/.test(what) && { of: what }),
      };
    },
  ),
  // Without a currency, beside a price that has one or none: 'free for members 10 for guests'.
  says(
    '(?<![$€£\\d.,:]|[$€£] )\\b(\\d{1,3}) (for (?:guests|members|non[- ]?members|students|kids|adults|everyone else)|für (?:gäste|mitglieder|studierende|kinder)|para (?:socios|invitados|estudiantes))(?![\\p{L}])',
    ([, price, of]) => ({
      kind: 'price',
      value: price!,
      of: of!.toLowerCase().replace(/^for /, ''),
    }),
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
    `(?<!\\b(?:from|after|ab|desde|until|up to|over|bis|hasta) )\\b(\\d{1,2}|two|three|four|five|six|eight|ten|twelve)[- ]?(weeks?|wks?|wochen?|semanas?|sessions?|month)(?:[- ](?:long )?(?:series|course|program(?:me)?|block|challenge|intensive|kurs|term|curso|intro|beginner course))?(?:(?:,| -)? (?:starts?|starting|begins?|from|ab|beginning) (?:on )?(${DATE}|${WEEKDAY}))?`,
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
    '\\b(?:last|final) (?:class|session|week) (of|in|before)(?: the| this)? ?(term|series|course|year|season|block|break|holidays|christmas|month)\\b',
    ([, when, of]) => ({
      kind: 'series',
      value: `last class ${when!.toLowerCase() === 'before' ? 'before' : 'of'} ${of!.toLowerCase() === 'christmas' ? 'Christmas' : `the ${of!.toLowerCase()}`}`,
    }),
  ),
  says(
    '\\b(?:first|1st) (?:class|session|week) (?:of|in)(?: the| this| a)?(?: new)? ?(term|series|course|year|season|block|month)\\b',
    ([, of]) => ({ kind: 'series', value: `first class of the ${of!.toLowerCase()}` }),
  ),
  says(
    '\\bnew (?:weekly )?(class|series|course|term|block)\\b(?! (?:time|day|teacher|price|schedule))|\\bneuer (kurs)\\b|\\bneue (?:stunde|klasse)\\b|\\b(?:clase nueva|nueva clase)\\b|\\bcurso nuevo\\b',
    ([, what]) => ({
      kind: 'series',
      value: `new ${(what ?? 'course').toLowerCase()}`,
    }),
  ),
];
