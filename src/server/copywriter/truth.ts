/**
 * The gate of truth: what a text claims must have been said by somebody. Both writers' lines go through it.
 */
import type { Language } from '../../contract/promotion.ts';
import { isFitForChildren } from './children.ts';
import { CLAIMS_IN, type Claim, SEVERAL } from './claims.ts';
import type { Facts } from './facts.ts';
import { type Family, isForbidden, presupposedBy } from './lexicon.ts';

/** What English words claim. Those of the other languages are in claims.ts. */
const CLAIMS: readonly Claim[] = [
  {
    claim: 'scarcity',
    words:
      /\b(?:(?:only|just|last|final|few|limited|remaining) (?:\p{L}+ ){0,2}(?:spots?|places?|spaces?|seats?|chance|tickets?|few|left)|(?:spots?|places?|spaces?|seats?) (?:are |is )?(?:left|limited|going|gone|fill\w*)|(?:almost|nearly) (?:full|gone|sold out)|sell(?:s|ing)? (?:out )?fast|filling (?:up|fast)|before (?:it is|it['’]s|they['’]?re|they are|somebody|someone) (?:taken|gone|full|else)|last (?:one in|chance)|(?<!no |without a |not )hurry|while (?:it|they) lasts?|open\. briefly|move fast|quick quick)\b|\bbriefly\b/iu,
    given: /\b(?:left|last|limited|only|max|few|almost|nearly|fast|remaining|hurry)\b/iu,
  },
  {
    claim: 'sold out',
    words: /\b(?:sold out|fully booked|wait(?:ing)? ?list|at capacity|no (?:spots|places) left|class is full)\b/iu,
    given: /\b(?:sold|booked|wait|full|capacity|left|ausgebucht|agotad)/iu,
  },
  {
    claim: 'nobody else',
    words: /\b(?:(?:only|just) you\b(?! (?:can|know|have))|you alone|nobody else)/iu,
    given: /^/,
    denied: SEVERAL,
  },
  { claim: 'cancelled', words: /\bcancel+ed|called off\b/iu, given: /\bcancel|off\b|no class/iu },
  {
    claim: 'light',
    words:
      /\b(?:(?:low|dim|dimmed|soft|warm|red|neon|fairy|blue|candle) ?lights?|lights? (?:\p{L}+ ){0,2}(?:low|down|off|dim\w*)|dim\w*|candle\w*|spotlights?|in the dark|(?:half in )?shadows?|silver in the dark|disco ball|moonlight|neon)\b/iu,
    given: /\b(?:light|dim|candle|dark|neon|shadow|disco|moon)/iu,
  },
  {
    claim: 'price',
    words:
      /\b(?:free (?:class|trial|of charge|entry)|for free|discount|half[- ]price|cheap(?:er)?|no refunds?|gratis|on (?:us|me|the house)|money)\b/iu,
    given: /free|off|discount|half|[$€£]|%|2 ?(?:for|4) ?1|price|deal|bogo|trial|gratis|kostenlos/iu,
  },
  {
    claim: 'gear',
    words:
      /\b(?:heels|stilettos|knee ?pads|chalk|grip aid|leggings|stretchy pants|yoga pants|shorts|odd socks|oddest sock|sneakers|socks|mats?|water bottle|bring water|bring snacks|snacks|tea|crowns?|slippers|smoothies|comfy clothes|wear something|dress code|notebook|towel|capes?)\b/iu,
    given: /heel|knee|chalk|grip|legging|pants|short|sock|sneaker|mat|water|snack|tea|wear|dress|towel|cape/iu,
  },
  {
    claim: 'result',
    words:
      /\b(?:weight|calories|slim\w*|skinny|get(?:ting)? lean|lean(?:er)? (?:body|legs|muscles?)|leaner|burn fat|fat|toned?|six[- ]?pack|abs|biceps|taller|posture|stronger|(?:get|keep|stay|be) fit|fitter|get strong|flexib\w+ (?:in|within)|guarante\w+|in (?:just )?(?:\d+|a few|two|four|six) (?:days|weeks|sessions|classes)|heal\w*|cure\w*|therapy|anti-?aging|instantly|transform\w*|life[- ]chang\w+|never be the same|quite the same|better than (?:therapy|the gym))\b/iu,
    given: /weight|slim|lean|tone|abs|strong|strength|fit\b|fitness|flex|guarante|therapy|transform|progress|posture/iu,
  },
  {
    claim: 'level',
    words:
      /\b(?:beginners?|newbies?|intermediates?|advanced|all levels|every level|any level|no experience|open level|level \d)\b/iu,
    given: /begin|newb|intermed|advanced|level|experience|intro|first|everyone|basic|foundation/iu,
  },
  { claim: 'evening', words: /\b(?:nights?|evening)\b/iu, given: /\b(?:tonight|nights?|evening)\b/iu },
  { claim: 'date', words: /\b(?:today|tonight)\b/iu, given: /\b(?:today|tonight)\b/iu },
  { claim: 'duration', words: /\b(?:hours?|minutes?)\b/iu, given: /\bhours?|\bmin|\bhrs?\b/iu },
  { claim: 'morning', words: /\bmorning\b/iu, given: /\bmorning\b/iu },
  { claim: 'repetition', words: /\b(?:every|each) (?:week|month|day)\b|\bweekly\b/iu, given: /every|week|month|day/iu },
  {
    claim: 'size',
    words: /\b(?:ladies|girls?|guys|sexy|goddess)\b/iu,
    given: /ladies|girl|guys|sexy|goddess|women|men\b/iu,
  },
];
const INDOORS =
  /\b(?:rooms?|doors?|studio|walk in|come in|step in|inside|high[- ]fives?|hugs?|raum|komm rein|tür|puerta|sala|entra|abrazos?)\b/iu;

/** Words for numbers that claim one: 'three classes'; 'one more' and 'two' as words of a sentence claim nothing. */
const DIGITS = /\d+(?:[.,:]\d+)?/g;
const WEEKDAYS =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\p{L})/giu;

/** What a line claims by its own words, and whether it is fit for children; remembered for frames, of which there are few thousand. */
interface Claims {
  claims: readonly Claim[];
  things: readonly string[];
  /** It takes place somewhere. */
  indoors: boolean;
  adult: boolean;
  numbers: readonly string[];
  days: readonly string[];
  /** Whether it has a word that no line about a family may have, as far as it was asked. */
  forbidden: Map<Family, boolean>;
}

function claimsOf(line: string, language: Language): Claims {
  return {
    claims: [...CLAIMS, ...CLAIMS_IN[language]].filter(({ words }) => words.test(line)),
    things: presupposedBy(line, language),
    indoors: INDOORS.test(line),
    adult: !isFitForChildren(line),
    numbers: line.match(DIGITS) ?? [],
    days: (line.match(WEEKDAYS) ?? []).map((day) => day.toLowerCase().replace(/(?<=day|tag|mittwoch)s$/, '')),
    forbidden: new Map(),
  };
}

const frameClaims = { en: new Map<string, Claims>(), de: new Map<string, Claims>(), es: new Map<string, Claims>() };

/**
 * What a frame says that nobody gave, as a rule's name; undefined if it is true as far as one can know, fit for the class's people and not against its
 * kind. What its slots stand for has been given.
 */
export function faultOfFrame(frame: string, facts: Facts): string | undefined {
  const known = frameClaims[facts.language];
  let claims = known.get(frame);
  if (!claims) {
    const own = frame
      .replaceAll('**', '')
      .replace(/\{(?:[^{}|]*\|)?[^{}|]*\}/g, (slot) => (slot.includes('|') ? slot : '\u0000'));
    claims = claimsOf(own, facts.language);
    known.set(frame, claims);
  }
  const { forbidden } = claims;
  const isAgainst = [facts.families[0]!, ...facts.whom].some((family) => {
    const isKnown = forbidden.get(family) ?? isForbidden([family], frame);
    forbidden.set(family, isKnown);
    return isKnown;
  });
  return faultIn(claims, facts) ?? (isAgainst ? 'against the class' : undefined);
}

/** The same for a whole line that somebody else has written. */
export function faultOf(line: string, facts: Facts): string | undefined {
  const own = without(line.replaceAll('**', ''), [facts.classType, facts.name, facts.studio]);
  const spoken = without(own, [...facts.quotes, ...facts.values]);
  return (
    faultIn(claimsOf(own, facts.language), facts, isFitForChildren(spoken)) ??
    (isForbidden([...facts.families.slice(0, 1), ...facts.whom], spoken) ? 'against the class' : undefined)
  );
}

function faultIn(
  { claims, things, indoors, adult, numbers, days }: Claims,
  facts: Facts,
  fit = !adult,
): string | undefined {
  if (facts.forChildren && !fit) return 'unfit for children';
  const thing = things.find((each) => !facts.has.has(each));
  if (thing) return thing;
  if (indoors && isElsewhere(facts)) return 'a room';
  const claim = claims.find((each) => !isGiven(each, facts));
  if (claim) return claim.claim;
  if (numbers.some((number) => !facts.typed.includes(number))) return 'a number';
  return days.some((day) => !facts.typed.toLowerCase().includes(day)) ? 'a day' : undefined;
}

/** In no room. */
const isElsewhere = ({ classType, detailsTyped, slots }: Facts): boolean =>
  slots.some(({ kind, value }) => kind === 'place' && value === 'online') ||
  OUTDOORS.test(`${classType} ${detailsTyped}`);
const OUTDOORS =
  /(?<!\p{L})(?:beach|park|garden|outdoors?|rooftop|strand|garten|im freien|drau(?:ß|ss)en|playa|parque|jardín|al aire libre|azotea|terraza)(?!\p{L})/iu;

/** Whether a word of the lexicon suits the class: a beginners' class is not about a pole unless somebody says so. */
export const isWordFor = (facts: Facts, words: string): boolean =>
  presupposedBy(words, facts.language).every((each) => facts.has.has(each)) &&
  (!facts.forChildren || isFitForChildren(words));

/** Whether what was typed, or the hour, says what a line claims. Each line of a text asks it. */
function isGiven(claim: Claim, facts: Facts): boolean {
  const known = givenBy.get(facts) ?? new Map<Claim, boolean>();
  givenBy.set(facts, known);
  const isKnown =
    known.get(claim) ??
    (claim.denied?.test(facts.typed) !== true && (claim.given.test(facts.typed) || isThen(claim.claim, facts.time)));
  known.set(claim, isKnown);
  return isKnown;
}
const givenBy = new WeakMap<Facts, Map<Claim, boolean>>();

const isThen = (claim: string, time: string) =>
  (claim === 'evening' && isBetween(time, 17, 24)) || (claim === 'morning' && isBetween(time, 4, 12));

function without(text: string, parts: readonly string[]): string {
  return parts.reduce((rest, part) => (part === '' ? rest : rest.split(part).join(' ')), text);
}

function isBetween(time: string, from: number, until: number): boolean {
  const match = /^(\d{1,2}):\d\d ?([AP])M$/i.exec(time);
  if (!match) return false;
  const hour = (Number(match[1]) % 12) + (match[2]?.toUpperCase() === 'P' ? 12 : 0);
  return hour >= from && hour < until;
}
