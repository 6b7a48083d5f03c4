import { askIn, scheduleIn, timeIn } from '../../contract/days.ts';
import { guessLanguage } from '../../contract/languages.ts';
import { isSeveral, type WritingStyle } from '../../contract/profile.ts';
import {
  type About,
  fitsOneLine,
  type Language,
  QUOTED,
  SPELLED,
  UNDERSTOOD_MAX,
  type Understood,
} from '../../contract/promotion.ts';
import { capitalise } from '../../contract/strings.ts';
import { areGrown, isForChildren, isForTeens } from './children.ts';
import { cleanName, cleanSentences, ownLine } from './clean.ts';
import { type Edits, NO_EDITS } from './edits.ts';
import { type Family, familiesOf, thingsOf, whomIn } from './lexicon.ts';
import { LENGTHS, wordCount, wordsIn } from './limits.ts';
import { aboutIn, starterClasses } from './lines/index.ts';
import { spelled } from './lines/spell.ts';
import { isSwiss, spelledThere } from './lines/spell-swiss.ts';
import { saysVos } from './lines/spell-vos.ts';
import { withNames, withStandIn } from './stand-in.ts';
import type { PromotionInput } from './types.ts';
import { aboutOf, heed } from './understand/about.ts';
import { setApart } from './understand/apart.ts';
import { tellsOf } from './understand/away.ts';
import { withoutDate } from './understand/begins.ts';
import { NOTHING_TOLD, readDescription, type Told } from './understand/description.ts';
import { valuesIn } from './understand/elsewhere.ts';
import { isHerself, type News, naming, newsIn, withExceptions } from './understand/news.ts';
import { readDetails } from './understand/read.ts';
import type { Clause, Details, LeftOut, Slot, SlotKind } from './understand/slots.ts';
import { SORRY } from './understand/tokens.ts';

/** What is known about a class, cleaned and fit to print; an empty text means unknown. */
export interface Facts {
  style: WritingStyle;
  language: Language;
  name: string;
  studio: string;
  classType: string;
  /** Sentences of the description that fit a paragraph, in its order. */
  description: string[];
  /** The details' parts, in their order. */
  details: Clause[];
  /** Everything understood of details and description. */
  slots: Slot[];
  /** The same, with what the person has struck. */
  understood: Understood[];
  leftOut: LeftOut[];
  /** What the text is about: as the person says, or as the details do. */
  about: About;
  /** The person says so. */
  isAsked: boolean;
  /** What stands in the first line, above the class. */
  news?: News | undefined;
  schedule: string;
  time: string;
  /** 'Thursday' if the schedule names exactly one weekday; for English texts, the only ones that say it outside of the highlight. */
  day: string;
  /** A class for people under 18. */
  forChildren: boolean;
  /** One of them for those who would not be seen in a class for small children. */
  forTeens: boolean;
  /** One of them that has games; an open day or a party has none where children are welcome too. */
  plays: boolean;
  /** The class of a fresh installation whose description this is, unchanged; '' if of none. */
  starter: string;
  /** What the description says, as frames can say it; nothing in other languages than English. */
  told: Told;
  /** Somebody who teaches alone, without a studio, writes 'I'. */
  alone: boolean;
  /** German is written without ß there, and of those whom Spanish calls 'vos' nobody is called 'tú'. */
  isSwiss: boolean;
  saysVos: boolean;
  families: Family[];
  /** Whom it is for, by its name or the details: what is not said to them is not said. */
  whom: Family[];
  /** What lines may presuppose of the class, of copy/things.txt. */
  has: ReadonlySet<string>;
  /** The words that can be read while the film's text stands still. */
  words: number;
  /** Everything that was typed, in one text: what it says may be claimed. */
  typed: string;
  /** The language of the details. */
  typedIn: Language;
  /** The details' parts in a row, spelled. */
  detailsTyped: string;
  /** What is printed as typed. */
  quotes: string[];
  /** The values of all slots. */
  values: string[];
  /** The last line of every text of this person; '' if none. */
  signOff: string;
  /** Their details say sorry. */
  isSorry: boolean;
  /** Lines of the person's own, in the text's language as far as one can tell. */
  phrases: string[];
  edits: Edits;
}

// The class form's limits; longer texts come only from callers that bypass the contract.
const NAME_LENGTH = 30;
const DEFAULT_SECONDS = 15;

/** Cleans the form's fields (see clean.ts) and derives what the writers need from them. */
export function gatherFacts(form: PromotionInput): Facts {
  const input = withStandIn(form);
  const schedule = cleanName(input.schedule, NAME_LENGTH);
  const [name, studio] = [cleanName(input.instructorName, NAME_LENGTH), cleanName(input.studio, NAME_LENGTH)];
  const language = languageOf(input);
  const [classType, time] = [cleanName(input.classType, NAME_LENGTH), cleanName(input.time, 12)];
  const description = cleanSentences(descriptionIn(language, input), 600);
  const there = { isSwiss: isSwiss(input), language: languageTyped(input.details, language) };
  const spelt = spelledThere(spelled(input.details, there.language), there, input.details);
  const inFull = setApart(withNames(spelt, name));
  const isAsTyped = input.struck?.some(({ fact }) => fact === SPELLED) ?? false;
  const typed = withoutAnniversary(readDetails(isAsTyped ? input.details : inFull), classType);
  const { clauses, once } = withExceptions(withInstructor(typed.clauses, name), schedule);
  const read = [{ ...typed, clauses }, readDetails(description)] as const;
  const details = withoutStruck({ ...typed, clauses: withoutDate(clauses, schedule, language) }, input.struck);
  const described = withoutStruck(read[1], input.struck);
  const known = {
    ...{ classType, clauses: details.clauses, news: naming(newsIn(details.clauses, once, name), language) },
    slots: usedOf(details, described).map(({ slot }) => slot),
  };
  const about = input.about ?? aboutOf(known);
  const { news, slots } = heed(about, known, { isAsked: input.about !== undefined, words: aboutIn(language, about) });
  const sentences = sentencesOf(description);
  const families = familiesOf(classType);
  const own = ownOf(input, language);
  return {
    style: input.writingStyle,
    language,
    ...{ name, studio, classType, schedule, time },
    description: sentences,
    ...{ details: details.clauses, slots },
    ...{ about, isAsked: input.about !== undefined, news },
    understood: [...understoodOf(...read), ...spellingOf(input.details.trim(), inFull.trim())].slice(0, UNDERSTOOD_MAX),
    ...{ typedIn: there.language, isSwiss: there.isSwiss, saysVos: saysVos(input) },
    detailsTyped: details.clauses.map(({ typed: each }) => each).join(' | '),
    leftOut: details.leftOut,
    day: (language === 'en' && /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/.exec(schedule)?.[0]) || '',
    ...peopleOf(input, families),
    starter: starterOf(input)?.classType ?? '',
    told: language === 'en' ? readDescription(description) : NOTHING_TOLD,
    alone: studio === '' && name !== '' && !isSeveral(name),
    families,
    whom: whomIn(`${classType} · ${details.clauses.map(({ typed }) => typed).join(' · ')}`),
    has: thingsOf(families, [classType, description, ...details.clauses.map(({ typed }) => typed)].join(' · ')),
    words: wordsIn(input.videoDuration ?? DEFAULT_SECONDS) - wordCount(own.signOff),
    typed: [
      ...[classType, name, studio, schedule, time, scheduleIn(language, schedule), timeIn(language, time), description],
      ...details.clauses.map(({ typed }) => typed),
    ].join(' · '),
    quotes: [...sentences, ...details.clauses.map(({ typed }) => typed)],
    values: slots
      .flatMap((slot) => [
        slot.value,
        slot.of ?? '',
        ...(language === 'en' ? [] : Object.values(valuesIn(language, slot) ?? {})),
      ])
      .filter(Boolean),
    ...{ ...own, isSorry: SORRY.test(input.details) },
  };
}

/** Whether the class is for children, and has games for them. */
function peopleOf({ classType, classDescription = '', details }: PromotionInput, [first]: readonly Family[]) {
  const forChildren = isForChildren(classType, classDescription, details);
  const forTeens = isForTeens(classType, details);
  const { is, like } = first!;
  const isTheirs = !(is.has('event') || (is.has('wholly') && like)) || isForChildren(classType);
  return { forChildren, forTeens, plays: forChildren && !forTeens && isTheirs && !areGrown(classType, details) };
}

/** Sign-off and phrases fit to print, the phrases in the text's language as far as one can tell. */
const ownOf = ({ ownWords, edits = NO_EDITS }: PromotionInput, language: Language) => ({
  signOff: ownLine(ownWords?.signOff ?? ''),
  phrases: (ownWords?.phrases ?? [])
    .map(ownLine)
    .filter((phrase) => phrase !== '' && languageTyped(phrase, language) === language),
  edits,
});

/** '5 años!!' of a party is no age. */
function withoutAnniversary(details: Details, classType: string): Details {
  if (!/anivers|jubiläum|birthday|cumple|geburtstag/iu.test(classType)) return details;
  const clauses = details.clauses.map((clause) =>
    YEARS.test(clause.typed) ? { ...clause, slots: [], whole: false } : clause,
  );
  return { ...details, clauses };
}
const YEARS = /^[¡ ]*\d+ (?:años|jahre|years)[! ]*$/iu;

/** What the person has struck is not known, so that its words are quoted as they were typed. */
function withoutStruck({ clauses, leftOut }: Details, struck: PromotionInput['struck'] = []): Details {
  const isStruck = ({ kind, value }: Slot) => struck.some((each) => each.fact === kind && each.value === value);
  const kept = clauses.map((clause) =>
    clause.slots.some(isStruck)
      ? { ...clause, slots: clause.slots.filter((slot) => !isStruck(slot)), whole: false }
      : clause,
  );
  return { clauses: kept, leftOut };
}

/** Who stands in for nobody in particular does so for the instructor of the form; and where somebody does, nothing is off since the instructor cannot come. */
function withInstructor(clauses: readonly Clause[], name: string): Clause[] {
  const isStoodIn = clauses.some(({ slots }) => slots.some(({ kind }) => kind === 'substitute'));
  return clauses.map((clause) => {
    const isHers = isStoodIn && tellsOf(name, clause.typed);
    const slots = clause.slots.filter(({ kind }) => !(isHers && kind === 'cancelled'));
    return {
      ...clause,
      whole: clause.whole && slots.length === clause.slots.length,
      slots: slots.map((slot) =>
        slot.kind === 'substitute' && slot.of === undefined && name !== '' && !isHerself(name, slot)
          ? { ...slot, of: name }
          : slot,
      ),
    };
  });
}

/** What texts may be made of, with the part of the details that says it. */
const usedOf = (details: Details, about: Details): { slot: Slot; typed?: string }[] => [
  ...details.clauses.flatMap(({ slots, whole, typed }) =>
    slots.filter(({ kind }) => whole || NOTICES.has(kind)).map((slot) => ({ slot, typed })),
  ),
  ...about.clauses.flatMap(({ slots }) => slots.filter(isLasting).map((slot) => ({ slot }))),
];

/** Each fact once. The moves of a description are not named: whoever has written it knows what is done in the class. */
function understoodOf(details: Details, about: Details): Understood[] {
  const facts = new Map<string, Understood>();
  for (const { slot, typed } of usedOf(details, about)) {
    const { kind: fact, value, of, not = false } = slot;
    if (fact === 'content' && !typed) continue;
    const key = `${fact} ${value}`;
    if (!facts.has(key)) facts.set(key, { fact, value, not, ...(of && { of }), ...(typed && { typed }) });
  }
  for (const { slots, whole, typed } of details.clauses)
    if (!whole && !slots.some(({ kind }) => NOTICES.has(kind)))
      facts.set(`${QUOTED} ${typed}`, { fact: QUOTED, value: typed, not: false, typed });
  return [...facts.values()];
}

/** The chosen language, or the one that the class is described in; our own descriptions, of which a new account is full, say nothing of that. */
const languageOf = (input: PromotionInput): Language =>
  input.language === undefined || input.language === 'auto'
    ? guessLanguage([input.details, starterOf(input) ? '' : (input.classDescription ?? ''), input.classType].join('\n'))
    : input.language;

/** The language of the details; without any word that tells, it is the text's. */
const languageTyped = (details: string, language: Language): Language => {
  const guessed = guessLanguage(`${details}\n${IN[language]}`);
  return guessed === 'en' && !SAYS_ENGLISH.test(details) ? language : guessed;
};
/** Words of the text's own language: one of another ('gratis') tells nothing of the details. */
const IN: Record<Language, string> = { en: 'and', de: 'und', es: 'y y' };
const SAYS_ENGLISH =
  /\b(?:the|and|with|for|free|bring|welcome|only|class|level|left|off|new|first|guest|sold|wear|please|your|week|all|beginners?|waitlist|spots?|optional|needed)\b/i;

const starterOf = ({ classDescription }: PromotionInput) =>
  starterClasses().find((each) => each.description === classDescription?.trim());

/** A description in another language than the text's is none of its words. */
const descriptionIn = (language: Language, { classDescription = '' }: PromotionInput): string =>
  guessLanguage(classDescription) === language ? classDescription : '';

/** A fact of its own, so that it can be struck. */
const spellingOf = (details: string, inFull: string): Understood[] =>
  inFull === details ? [] : [{ fact: SPELLED, value: inFull, typed: details, not: false }];

/** What is half understood is quoted as typed, and nothing else is made of it; but that a class is off is told whatever else is said beside it. */
const NOTICES: ReadonlySet<SlotKind> = new Set(['cancelled', 'soldOut', 'substitute']);

/** What a description says holds for every class of its type; an offer or a notice in it would be old soon. */
const LASTING: ReadonlySet<SlotKind> = new Set(['level', 'audience', 'content']);
const isLasting = ({ kind }: Slot): boolean => LASTING.has(kind);

/** Display copy ends without a period. */
function sentencesOf(description: string): string[] {
  const sentences = description.match(/.+?[.!?]+(?=\s|$)|.+$/gu)?.map((sentence) => sentence.trim()) ?? [];
  const whole = description.length <= LENGTHS.detail.most && sentences.length > 1 ? [description] : [];
  return [...whole, ...sentences]
    .filter((sentence) => sentence.length <= LENGTHS.detail.most)
    .map((sentence) => (/[.!?]\s/.test(sentence) ? sentence : sentence.replace(/\.$/, '')));
}

/**
 * Day, time and place as they are drawn, one line each, or day and time together if they fit: 'Every Thursday, 7:00 PM\nSky Studio'. Asks for a
 * message if none of them is known. Built in code, never written by a writer, so that none can get a time wrong.
 */
export function highlightOf({ schedule, time, studio, language }: Facts): string {
  const [day, hour] = [capitalise(scheduleIn(language, schedule)), timeIn(language, time)];
  const when = fitsOneLine(day, hour) ? [[day, hour].filter(Boolean).join(', ')] : [day, hour];
  return [...when, studio].filter(Boolean).join('\n') || askIn(language);
}
