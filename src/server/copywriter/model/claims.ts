// size: one table, read from top to bottom
/**
 * What a stranger's words can claim, in the three languages, and who may claim it. Stricter than `truth.ts`, whose table is for lines that people have
 * written for this program: here a claim needs the very fact.
 */

import type { Facts } from '../facts.ts';
import { valuesIn } from '../understand/elsewhere.ts';
import type { Slot, SlotKind } from '../understand/slots.ts';

export interface Claim {
  rule: string;
  words: RegExp;
  /** Whether a fact allows it, besides that the same words were typed. `line` is the whole paragraph. */
  allowed?: (facts: Facts, said: string, line: string) => boolean;
  /** That the words were typed is not enough: they may have had a condition. */
  strict?: true;
}

const oneOf = (list: string) => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'giu');
const NUMBER =
  '\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce';

const has =
  (kind: SlotKind, which: RegExp = /./) =>
  ({ slots }: Facts) =>
    slots.some((slot) => slot.kind === kind && !slot.not && which.test(slot.value));
const isLevel = (level: string, typed: RegExp) => (facts: Facts) =>
  facts.slots.some(({ kind, value, not }) => kind === 'level' && !not && (value === level || value === 'all')) ||
  (typed.test(facts.typed) && !facts.slots.some(({ kind, not }) => kind === 'level' && not));

/** Hours of the day, from and until. */
const isAt = (from: number, until: number) => (facts: Facts) => {
  const hour = hourOf(facts.time);
  return hour !== undefined && hour >= from && hour < until;
};

export function hourOf(time: string): number | undefined {
  const match = /^(\d{1,2}):\d\d ?([AP])M$/i.exec(time);
  return match ? (Number(match[1]) % 12) + (match[2]?.toUpperCase() === 'P' ? 12 : 0) : undefined;
}

export const CLAIMS: readonly Claim[] = [
  {
    rule: 'scarcity',
    words: oneOf(
      `(?:only|just|last|final|remaining|noch|nur noch|letzten?|quedan?|últim[ao]s|solo|sólo) (?:the )?(?:(?:${NUMBER}|one|a few|few|wenige|freie|pocas|una) ){0,2}(?:spots?|places?|spaces?|seats?|tickets?|left|plätze?|freie|plazas?|lugares?|cupos?)|(?:spots?|places?|spaces?|seats?|plätze|plazas|cupos) (?:are |is |sind )?(?:left|limited|going|gone|filling|begrenzt|limitad[ao]s|frei)|(?:limited|begrenzte|limitad[ao]s) (?:spots?|places?|spaces?|seats?|plätze|plazas)|(?:almost|nearly|fast|casi) (?:full|gone|sold out|ausgebucht|voll|llen[oa]|agotad[oa])|sell(?:s|ing) (?:out|fast)|fill(?:s|ing) (?:up|fast)|before (?:it|they)(?:’s|'s|’re|'re| is| are)? (?:gone|full|taken)|last chance|act fast|hurry|don(?:’|')?t wait|book now|solange|corre`,
    ),
    strict: true,
    allowed: (facts) => has('places', /left|few/)(facts) || (has('places')(facts) && /left|few/.test(facts.typed)),
  },
  {
    rule: 'sold out',
    strict: true,
    words: oneOf(
      'sold[- ]?out|fully booked|wait(?:ing)?[- ]?list|at capacity|(?:class|we) (?:is|are) full|ausgebucht|warteliste|agotad[oa]s?|lista de espera|completo',
    ),
    allowed: has('soldOut'),
  },
  {
    rule: 'cancelled',
    strict: true,
    words: oneOf('cancel+ed|called off|no class|fällt aus|entfällt|abgesagt|cancelad[ao]s?|suspendid[ao]s?'),
    allowed: has('cancelled'),
  },
  {
    rule: 'a beginners’ level',
    words: oneOf(
      'beginners?|newbies?|newcomers?|first[- ]timers?|no experience|never (?:danced|tried|done)|from scratch|anfänger(?:innen)?|einsteiger(?:innen)?|keine (?:erfahrung|vorkenntnisse)|ohne (?:erfahrung|vorkenntnisse)|principiantes?|sin experiencia|desde cero',
    ),
    allowed: isLevel(
      'beginner',
      /begin|newb|newcom|first|intro|basic|foundation|101|experience|anfäng|einsteig|grundlagen|vorkenntnis|erfahrung|principiant|iniciaci|experiencia|never/i,
    ),
  },
  {
    rule: 'an intermediate level',
    words: oneOf('intermediates?|improvers?|mittelstufe|intermedi[ao]s?|nivel medio'),
    allowed: isLevel('intermediate', /intermed|improver|mittel/i),
  },
  {
    rule: 'an advanced level',
    words: oneOf('advanced|experts? only|pro(?:fessional)?s? level|fortgeschritten\\p{L}*|avanzad[ao]s?'),
    allowed: isLevel('advanced', /advanced|fortgeschr|avanzad/i),
  },
  {
    rule: 'every level',
    words: oneOf(
      '(?:all|every|any|each) (?:levels?|abilit\\w+)|open level|whatever your level|(?:jedes|alle) (?:level|niveaus?)|todos los niveles|cualquier nivel',
    ),
    allowed: isLevel(
      'all',
      /(?:all|every|any|open|mixed) level|all abilit|alle level|jedes level|todos los niveles|for everyone|starting point/i,
    ),
  },
  {
    rule: 'a price or an offer',
    words: oneOf(
      "free (?:class|trial|of charge|entry|lesson|session|intro)|(?:is|are|totally|completely|it’s|it's|comes?) free|for free|first (?:class|one|lesson) (?:is )?(?:free|on us)|on (?:us|me|the house)|discount\\w*|half[- ]price|\\d+ ?%|percent|bargain|cheap\\w*|deal|money|dollars?|euros?|bucks|pesos|refund\\w*|gratis|kostenlos\\w*|umsonst|rabatt\\p{L}*|ermä(?:ß|ss)igt\\p{L}*|zum halben preis|mitad de precio|descuento\\w*|barat[oa]s?|oferta|(?:2|two|dos|zwei) (?:for|por|für) (?:1|one|un[oa]|eins?)|(?:[$€£] ?\\d+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)? ?[$€£])",
    ),
    strict: true,
    // Only as it was said: 'free for members' is not free for everybody.
    allowed: (facts, _said, line) =>
      [
        ...facts.slots
          .filter(({ kind, not }) => !not && (kind === 'offer' || kind === 'price'))
          .flatMap((slot) => wordingsOf(slot, facts)),
        ...facts.details
          .filter(({ slots }) => slots.some(({ kind }) => kind === 'offer' || kind === 'price'))
          .map(({ typed }) => typed),
      ].some((fact) => holds(line, fact)),
  },
  {
    rule: 'a light',
    words: oneOf(
      '(?:low|dim|dimmed|soft|warm|red|neon|fairy|blue|candle) ?-?lights?|lights? (?:\\p{L}+ )?(?:low|down|off|dim\\w*)|dim(?:s|med|ming)?|candle\\w*|spotlights?|disco ball|moonlight|moonlit|neon|gedimmt\\p{L}*|kerzen\\p{L}*|scheinwerfer\\p{L}*|neonlicht|luces? (?:baja|tenue|suave|cálida|de neón)s?|velas|neón|focos',
    ),
  },
  {
    rule: 'gear',
    words: oneOf(
      'heels|stilettos|knee ?-?pads|chalk|grip aid|leggings|shorts|sneakers|socks|mats?|water(?: bottle)?|towels?|comfy clothes|yoga pants|blocks?|straps?|absätze|knieschoner|leggins|turnschuhe|socken|matten?|wasser(?:flasche)?|handtuch|tacones|rodilleras|calcetines|zapatillas|esterillas?|agua|toallas?',
    ),
  },
  {
    rule: 'a treat',
    words: oneOf(
      'prosecco|champagne|wine|cocktails?|drinks?|snacks?|tea|coffee|cake|cookies?|pizza|gifts?|goody bags?|photos?|photographer|parking|showers?|sekt|getränke|kuchen|kaffee|geschenke?|fotos?|parkplätze?|vino|bebidas|café|regalos?|aparcamiento',
    ),
  },
  {
    rule: 'a result',
    words: oneOf(
      'weight|pounds|kilos?|calor\\w+|slim\\w*|skinny|lean(?! in| on| into| back| against| toward)|leaner|burn(?:s|ing)? (?:fat|\\w*calories)|fat|ton(?:e|ed|ing)|six[- ]?packs?|abs|flat (?:belly|stomach|tummy)|cellulite|bikini|beach body|summer body|biceps|posture|guarantee\\w*|heals?|cures?|therapy|anti-?aging|transform\\w*|results?|stronger|fitter|more flexible|lose|in (?:just )?(?:\\d+|a few|two|three|four|six) (?:days|weeks|sessions|classes)|life[- ]changing|abnehm\\p{L}*|pfunde|schlank\\p{L}*|kalorien|fett\\p{L}*|straff\\p{L}*|bauch|garantiert\\p{L}*|heilt|haltung|adelgaza\\p{L}*|perder|calorías|grasa|delgad[ao]s?|tonifica\\p{L}*|abdominales|garantizad[ao]s?|cura',
    ),
  },
  {
    rule: 'praise that nobody gave',
    words: oneOf(
      'certified|award[- ]?\\w*|champions?|experts?|world[- ]class|(?:the|our|your city’s|town’s) (?:best|top|number one|no\\. ?1) (?:pole|dance|studio|class\\w*|teacher\\w*|instructor\\w*|in)|best (?:studio|class|teacher|instructor)|famous|renowned|celebrity|years of experience|number one|zertifiziert\\p{L}*|preisgekrönt\\p{L}*|weltmeister\\p{L}*|beste[nrs]? (?:studio|kurs|lehrer\\p{L}*)|berühmt\\p{L}*|certificad[ao]s?|premiad[ao]s?|campe[oó]n\\p{L}*|mejor (?:estudio|clase|profesor\\p{L}*)|famos[ao]s?',
    ),
  },
  {
    rule: 'who may come',
    words: oneOf(
      'ladies|women|men|girls?|boys?|guys|gals|moms?|mums?|couples?|singles|kids|children|teens|adults|members|frauen|männer|mädels?|mädchen|jungs|damen|herren|kinder|paare|mujeres|hombres|chic[ao]s|niñ[ao]s|parejas|señoras|ladys',
    ),
    allowed: (facts, said) =>
      has('audience')(facts) && facts.values.some((value) => value.toLowerCase().includes(said)),
  },
  {
    rule: 'somebody’s gender',
    words: oneOf('she|he|her|his|him|herself|himself|ella|él'),
    // 'Komm her' is of no gender.
    allowed: ({ language }, said) => language === 'de' && said === 'her',
  },
  {
    rule: 'a duration or a number of times',
    words: oneOf('hours?|minutes?|mins?|hourlong|stunden?|minuten?|horas?|minutos?'),
    allowed: ({ typed, values }, said) =>
      [typed, ...values].some((each) => each.toLowerCase().includes(said.replace(/[sn]$/, ''))),
  },
  {
    rule: 'how often it takes place',
    words: oneOf(
      '(?:every|each) (?:week|month|day|night|morning|evening|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|weekly|monthly|daily|jede(?:n|s)? (?:woche|monat|tag|abend|wochenende)|wöchentlich|täglich|cada (?:semana|mes|día|noche)|semanal\\p{L}*|todos los (?:días|lunes|martes|miércoles|jueves|viernes|sábados|domingos)',
    ),
    allowed: ({ schedule }, said) =>
      schedule.toLowerCase().startsWith(said) ||
      (/^every/i.test(schedule) && /week|woche|semana|wöchent|semanal/i.test(said)),
  },
  {
    rule: 'an evening',
    words: oneOf('(?:to)?night(?:s|ly)?|evenings?|abends?|nachts?|noches?'),
    allowed: isAt(17, 24),
  },
  {
    rule: 'a morning',
    words: oneOf('mornings?|sunrise|breakfast|morgens|vormittags?|frühstück|mañanas?|amanecer'),
    allowed: isAt(4, 12),
  },
  { rule: 'an afternoon', words: oneOf('afternoons?|nachmittags?|tardes?'), allowed: isAt(12, 20) },
  {
    rule: 'an hour',
    words: oneOf('noon|midday|midnight|lunch(?:time|break)?|mittags?|mitternacht|mediodía|medianoche'),
    allowed: isAt(11, 14),
  },
  {
    rule: 'a date',
    words: oneOf(
      'today|tonight|tomorrow|this week(?:end)?|next (?:week|month)|weekends?|heute|übermorgen|diese woche|wochenende|hoy|esta (?:semana|noche)|fin de semana',
    ),
  },
  {
    rule: 'what has been confirmed',
    words: oneOf(
      'new class|brand[- ]new|grand opening|reopening|back by (?:popular )?demand|limited edition|special guest|guest (?:teacher|instructor)|competition|showcase|neuer kurs|neueröffnung|gastlehrer\\p{L}*|nueva clase|inauguración|invitad[ao] especial',
    ),
  },
];

/** A fact as it was read, and in the text's language where somebody has written that. */
export function wordingsOf(slot: Slot, { language }: Pick<Facts, 'language'>): string[] {
  const { kind, value, of } = slot;
  const elsewhere = language === 'en' ? [] : Object.values(valuesIn(language, slot) ?? {}).filter(Boolean);
  const number = kind === 'places' ? /\d+/.exec(value)?.[0] : undefined;
  return [
    value,
    ...(of ? [`${value} ${of}`] : []),
    ...elsewhere,
    ...(number ? PEOPLE.map((each) => `${number} ${each}`) : []),
  ];
}
const PEOPLE = ['people', 'places', 'spots', 'plätze', 'leute', 'personen', 'plazas', 'personas'];

/** Words of a fact that carry it; '15 €' is one. */
const strong = (text: string) =>
  joined(text)
    .match(/[$€£]?\d+(?:[.,:]\d+)?[%$€£]?|\p{L}{3,}/gu)
    ?.filter((word) => !WEAK.has(word)) ?? [];
const WEAK = new Set(
  'the and for with you your our are all per from der die das ist und für mit pro los las por con para una'.split(' '),
);
const joined = (text: string) => text.toLowerCase().replace(/(?<=\d) (?=[€$£%])/g, '');

/** Whether the line says everything that a fact consists of. */
export function holds(line: string, fact: string): boolean {
  const said = joined(line);
  const needed = strong(fact);
  return (
    needed.length > 0 && needed.every((word) => new RegExp(`(?<![\\p{L}\\d])${escaped(word)}(?!\\d)`, 'u').test(said))
  );
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Days of the week and months, by what they begin with in each language. */
export const DAYS: readonly RegExp[] = [
  'mon(?:day)?s?|montags?|lunes',
  'tues?(?:day)?s?|dienstags?|martes',
  'wed(?:nesday)?s?|mittwochs?|miércoles',
  'thu(?:rs)?(?:day)?s?|donnerstags?|jueves',
  'fri(?:day)?s?|freitags?|viernes',
  'saturdays?|samstags?|sonnabends?|sábados?',
  'sun(?:day)s?|sonntags?|domingos?',
].map(oneOf);
export const MONTHS: readonly RegExp[] = [
  'january|januar|enero',
  'february|februar|febrero',
  'march \\d+|märz|marzo',
  'april|abril',
  'may \\d+|mayo',
  'june|juni|junio',
  'july|juli|julio',
  'august|agosto',
  'september|septiembre',
  'october|oktober|octubre',
  'november|noviembre',
  'december|dezember|diciembre',
].map(oneOf);

/** Nouns that a number counts: a number in letters before them is a number. */
export const COUNTED = oneOf(
  `(${NUMBER})[ -](?:\\p{L}+[ -])?(weeks?|class(?:es)?|spots?|places?|seats?|people|students?|dancers|moves|spins|tricks|songs|sessions|hours?|minutes?|days?|months?|levels?|poles|hoops|times|teachers|instructors|wochen|kurse|stunden|plätze|leute|tage|monate|tricks|figuren|minuten|semanas|clases|plazas|personas|días|meses|horas|minutos|trucos|giros)`,
);
const NUMBERS = new Map(
  [
    [2, 'two zwei dos'],
    [3, 'three drei tres'],
    [4, 'four vier cuatro'],
    [5, 'five fünf cinco'],
    [6, 'six sechs seis'],
    [7, 'seven sieben siete'],
    [8, 'eight acht ocho'],
    [9, 'nine neun nueve'],
    [10, 'ten zehn diez'],
    [12, 'twelve zwölf doce'],
    [20, 'twenty'],
    [30, 'thirty'],
  ].flatMap(([number, words]) =>
    String(words)
      .split(' ')
      .map((word) => [word, String(number)] as const),
  ),
);
/** '3' for 'three'. */
export const inDigits = (word: string): string => NUMBERS.get(word.toLowerCase()) ?? word;
