import type { Language } from '../../../contract/promotion.ts';
import type { Facts } from '../facts.ts';
import { seenLength, wordCount } from '../limits.ts';
import { spelledThere } from '../lines/spell-swiss.ts';
import { gramsOf, idOf, type Memory } from '../memory.ts';
import { faultOf, faultOfFrame } from '../truth.ts';
import type { Clause, Slot } from '../understand/slots.ts';
import { fill, type Values } from './fill.ts';
import { stemsOf } from './stems.ts';
import { isEvent } from './titles.ts';
import { limpOf } from './verse.ts';

/** A filled frame that is true of the class and fits its place. */
export interface Line {
  /** 0 for what was typed: that may return. */
  id: number;
  text: string;
  words: number;
  grams: readonly number[];
  /** Its strong words, to hear echoes by; found when they are asked for, as most lines are made and never compared. */
  stems: () => readonly string[];
  /** It says what is done in the class. */
  concrete?: boolean;
  /** It says what the description says. */
  told?: boolean;
  /** What of the details its last sentence says. */
  said?: Slot | Clause | undefined;
  /** See `limpOf`; absent where its meter does not count. */
  limp?: (() => number) | undefined;
  /** Closes that answer it; absent: any of the message. */
  closes?: readonly Line[];
}

/** A line as it was typed, or as it is said without a frame. */
export const given = (text: string): Line => ({
  ...{ id: 0, text, words: wordCount(text), grams: [] },
  stems: lazily(() => stemsOf(text)),
});

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** How frames become lines for one class and one account, and which of them come first: the one ranking of everything that is chosen from. */
export interface Liner {
  /** The line of a frame in at most so many characters; undefined if a value is not known, if it is too long, or if it may not be said of the class. */
  make: (frame: string, most: number, values: Values) => Line | undefined;
  /** The same, and undefined if the memory has it. */
  makeFresh: (frame: string, most: number, values: Values) => Line | undefined;
  /** Whether the memory has the line's frame, or five of its words in a row. */
  isUsed: (line: Line) => boolean;
  /** Of the first source that has any: what the memory does not have. */
  fresh: (sources: readonly (readonly Line[])[]) => readonly Line[];
  /** The same; where the memory has all, three of those that were used longest ago. */
  best: (sources: readonly (readonly Line[])[]) => readonly Line[];
}

export function linerFor(facts: Facts, memory: Memory): Liner {
  const ages = new Map<number, number>();
  const grams = new Set<number>();
  for (const [age, text] of memory.entries()) {
    for (const id of text.frames) if (!ages.has(id)) ages.set(id, age);
    for (const gram of text.grams) grams.add(gram);
  }
  const known = [facts.classType, facts.name, facts.studio, ...facts.values, ...Object.values(facts.told).flat(2)]
    .filter(Boolean)
    .map((part) => part.toLowerCase());
  const make: Liner['make'] = (frame, most, values) => {
    const text = filled(frame, values, facts);
    if (text === undefined || seenLength(text) > most || isUnfit(frame, text, facts)) return undefined;
    return {
      ...given(text),
      id: idOf(frame),
      grams: gramsOf(without(known, text)),
      concrete: CONCRETE.test(frame),
      told: TOLD.test(frame),
      limp: lazily(() => limpOf(text, facts.language)),
    };
  };
  const isUsed = (line: Line) => ages.has(line.id) || line.grams.some((gram) => grams.has(gram));
  const fresh: Liner['fresh'] = (sources) =>
    sources.map((source) => source.filter((line) => !isUsed(line))).find((source) => source.length > 0) ?? [];
  const ageOf = ({ id }: Line) => ages.get(id) ?? Number.POSITIVE_INFINITY;
  return {
    ...{ make, isUsed, fresh },
    makeFresh: (frame, most, values) => {
      const line = ages.has(idOf(frame)) ? undefined : make(frame, most, values);
      return line && isUsed(line) ? undefined : line;
    },
    best: (sources) => {
      const lines = fresh(sources);
      return lines.length > 0
        ? lines
        : sources
            .flat()
            .toSorted((a, b) => ageOf(b) - ageOf(a))
            .slice(0, 3);
    },
  };
}

/** The frame with its slots filled, as it is spelled where the class is. */
export function filled(frame: string, values: Values, facts: Facts): string | undefined {
  const text = fill(frame, values);
  return text === undefined ? undefined : spelledThere(text, facts, facts.typed);
}

/** A fresh line that belongs to this class or to what was typed, and is as good whatever its meter. */
export function ownLine({ makeFresh }: Liner, frame: string, most: number, values: Values): Line | undefined {
  const line = makeFresh(frame, most, values);
  return line && { ...line, concrete: true, limp: undefined };
}

const TOLD = /\{(?:line|steps?|do|learn|leave|ease|way)\}/i;
const CONCRETE = /\{(?:at|outcome|feeling|thing|move\d?|verb\d?)\}/i;

/** A filled line can have a word for adults that its frame has not: 'dare{s} you'. Who hosts a party does not teach it. */
export const isUnfit = (frame: string, text: string, facts: Facts): boolean =>
  faultOfFrame(frame, facts) !== undefined ||
  clashes(text, facts) ||
  (facts.forChildren && faultOf(text, facts) !== undefined) ||
  (isEvent(facts) && (TEACHES.test(frame) || INSIDE.test(frame)));
/** An event has an article there, which no frame has: 'Shape the air in Open Day'. */
const INSIDE =
  /(?<!\p{L})(?:in|into|inside|at|to|of|on|meet|try|zu|im|bei|beim|auf|mit|zum|an|en|a|de|con|es|is) \*|\* (?:turns|is|gives|asks|teaches)(?!\p{L})/iu;
const TEACHES = /\{name\} teach|taught by|\bI teach\b/;

/** 'No rush' beside a deadline, and 'du' beside 'Sie': what the person has typed speaks another way. */
function clashes(text: string, facts: Facts): boolean {
  const known = heard.get(facts) ?? [PRESSING.test(facts.detailsTyped), speaksToOthers(facts)];
  heard.set(facts, known);
  const [presses, toOthers] = known;
  return (presses && UNHURRIED.test(text)) || (toOthers && TO_ONE[facts.language].test(text));
}
const heard = new WeakMap<Facts, readonly [boolean, boolean]>();
const PRESSING =
  /(?<!\p{L})(?:by|before|until|deadline|bis|antes del?|hasta(?: el)?|last|left|letzten?|nur noch|quedan?|últim[ao]s|on time|early|late|pünktlich|puntual(?:es)?|fast|hurry|schnell|prisa|rápido)(?!\p{L})/iu;
const UNHURRIED =
  /(?<!\p{L})(?:no rush|unhurried|take your time|no hurry|hurry|in no rush|nothing to rush|eile|hast|lass dir zeit|nimm dir (?:die )?zeit|alle zeit|niemand drängt|in ruhe|sin (?:ninguna )?prisa|prisa|sin correr|despacio|con calma|tómate tu tiempo)(?!\p{L})/iu;

/** 'Bitte melden Sie sich an', 'traigan agua', 'vení', 'traed', 'ab 65': somebody else than 'du' and 'tú'. */
const speaksToOthers = ({ classType, detailsTyped, language }: Facts): boolean =>
  language !== 'en' &&
  ((language === 'de' ? TO_YOU_DE : TO_YOU_ES).test(detailsTyped) || ELDERS.test(`${classType} ${detailsTyped}`));
/** Who is rather not called 'du' by a stranger. */
const ELDERS =
  /(?<!\p{L})(?:senior\p{L}*|rentner\p{L}*|stuhl(?:gymnastik|yoga)|gymnastik auf dem stuhl|rollator|adultos mayores|tercera edad|gimnasia en silla)(?!\p{L})|(?<!\p{L})(?:ab|ü|über|desde|mayores de) ?[67]\d(?![\d.:,]| ?(?:€|eur|chf|min))|(?<!\d)[67]\d ?\+/iu;
const TO_YOU_DE = /(?<=\p{L},? )(?:Sie|Ihre?[nmrs]?|Ihnen)(?!\p{L})/u;
const TO_YOU_ES =
  /(?<!\p{L})(?:che|vos|calzas|tenés|podés|querés|vení|traé|reservá|escribí|anotate|sumate|llegá|acordate|ustedes|vosotr[oa]s|os|(?:traig|veng|lleg|llev|reserv|escrib|recuerd|confirm|pregunt|inscríb|anót|apúnt|súm|olvid|pong|usen|us)(?:an|en)(?:se)?|tra(?:ed|eros)|venid|reservad|escribid|llegad|apuntaos|tenéis|podéis|queréis)(?!\p{L})/iu;
const TO_ONE: Record<Language, RegExp> = {
  en: /$^/,
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|komm|mach|schau|sei|trau|lass|nimm|probier|bring|hol|gib|fang|bleib|sag|zeig|tanz|spür|genie(?:ß|ss)|atme|hör|greif|lern|nutz|glaub|fühl)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|te|ti|tus?|contigo|tuy[oa]s?|\p{L}+(?:ate|ete|íte|ite|ástete)|ven|pon|haz|di|sal|ve|da|deja|trae|baila|siente|respira|prueba|sube|pregunta|aprovecha|cuéntaselo|escucha|sigue|busca|mira|empieza|disfruta|puedes|aprendes|sabes|quieres|tienes|vienes|eliges|practicas|haces|llevas|estiras|sigues|pruebas|decides|aguantas|llegas|buscas|diriges|pierdes|acepta|agarra|muestra|saca|guarda|adivina|descansa|vuelve|cierra|baja|abre|pide|escribe|sueña|cree|imagina|confía|fíate|cuida|adiós)(?!\p{L})/iu,
};

/** Names and values are the class's, not ours: five words around them that return are no repetition of a line. */
const without = (known: readonly string[], text: string): string =>
  known.reduce((rest, part) => (rest.includes(part) ? rest.split(part).join(' \u0000 ') : rest), text.toLowerCase());
