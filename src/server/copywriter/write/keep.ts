import { readerOf } from '../check/index.ts';
import { invites, type Reader } from '../check/read-back.ts';
import { isFitForChildren } from '../children.ts';
import { heedOf } from '../edits.ts';
import { type Facts, highlightOf } from '../facts.ts';
import { FEW_WORDS, LENGTHS } from '../limits.ts';
import { faultOf, isWordFor } from '../truth.ts';
import type { Clause } from '../understand/slots.ts';
import { agreed } from './fill.ts';
import { HOUSE } from './house.ts';
import { isOver, NOTICES } from './plan.ts';
import type { Written } from './written.ts';

/** At most so many paragraphs, as every text. */
export const MOST_PARAGRAPHS = 6;

/** And at least so many. */
const LEAST_PARAGRAPHS = 4;

/** What the person has said themselves: lines of a text that stay, their sign-off and phrases, and what they have made of earlier texts. */
export interface Keeper {
  /** What the lines that stay do not say. */
  beside: Facts;
  /** A line that stays says what has happened to the class, so that no other one calls anybody to it. */
  isNotice: boolean;
  keepsHook: boolean;
  /**
   * A new text around the lines that stay, with one of their phrases as its close where one is given; undefined if it would say something twice, lose it, or
   * say what the person has refused.
   */
  around: <T extends Text>(text: T, phrase?: string) => T | undefined;
  /** The same of a plain text, which has what was typed and is shown where nothing else is left: with lines that were refused. */
  plainly: <T extends Text>(text: T) => T | undefined;
  /** When and where, and nothing else that is new: what they do not say is named as left out. */
  alone: () => Written;
}
type Text = Pick<Written, 'paragraphs' | 'leftOut'>;

/**
 * @param present the text's paragraphs, without sign-off: hook, when and where, details, closing
 * @param keep which of them stay
 */
export function keeperFor(facts: Facts, present: readonly string[] = [], keep: readonly number[] = []): Keeper {
  const kept = new Map(keep.filter((at) => at < present.length).map((at) => [at, present[at]!]));
  const signOff = signOffFor(facts);
  const lines = [...kept.values(), ...signOff];
  const reader = readerOf(facts, [...lines, ...phrasesFor(facts)]);
  const said = facts.details.filter((clause) => lines.length > 0 && isSaidBy(reader, lines, clause));
  const highlight = kept.get(1) ?? highlightOf(facts);
  const last = present.length > 2 ? kept.get(present.length - 1) : undefined;
  const middle = [...kept].filter(([at]) => at > 1 && (last === undefined || at < present.length - 1));
  const most = Math.max(MOST_PARAGRAPHS, kept.size + signOff.length + 1);
  const isRight = (paragraphs: string[], leftOut: string[]) =>
    paragraphs.length <= most &&
    new Set(paragraphs).size === paragraphs.length &&
    reader.faultOf({ paragraphs, leftOut }) === undefined;
  const heed = heedOf(facts.edits);
  // What was true when they wrote it has to be true of this class.
  const heeded = (paragraph: string) => {
    const words = heed(paragraph);
    return words === undefined || words === paragraph || faultOf(words, facts) === undefined ? words : undefined;
  };

  function placed(hook: string, free: readonly string[], close: string | undefined): string[] {
    const paragraphs = [hook, highlight, ...free];
    for (const [at, line] of middle) paragraphs.splice(Math.min(at, paragraphs.length), 0, line);
    const end = last ?? endOf(facts, paragraphs, close, signOff);
    return [...paragraphs, ...(end === undefined ? [] : [end]), ...signOff];
  }
  function around<T extends Text>(text: T, said: typeof heeded, phrase?: string): T | undefined {
    const hook = kept.get(0) ?? said(text.paragraphs[0]!);
    const free = text.paragraphs.slice(2, -1).map(said);
    // Only lines that stay ask for room.
    const choices = (lines.length > 0 ? subsetsOf(free) : [free]).filter(isWhole);
    const ends = [...(phrase === undefined ? [] : [phrase]), text.paragraphs.at(-1)!].map((end) => last ?? said(end));
    for (const end of ends) {
      if (hook === undefined || end === undefined) continue;
      const right = choices.map((some) => placed(hook, some, end)).find((each) => isRight(each, text.leftOut));
      if (right) return { ...text, paragraphs: right };
    }
    return undefined;
  }
  return {
    beside: besideOf(facts, said, lines),
    isNotice: said.some(({ slots }) => slots.some(({ kind }) => NOTICES.has(kind as never))),
    keepsHook: kept.has(0),
    around: (text, phrase) => around(text, heeded, phrase),
    plainly: (text) => (lines.length > 0 ? around(text, (paragraph) => paragraph) : text),
    alone: () => ({
      paragraphs: placed(
        kept.get(0) ?? `**${facts.classType || present[0] || HOUSE[facts.language].move}**`,
        [],
        undefined,
      ),
      leftOut: facts.details.filter((clause) => !said.includes(clause)).map(({ typed }) => typed),
      used: { frames: [], grams: [] },
      message: 'mood',
    }),
  };
}

/** The close below the other paragraphs, or an apology in its place; none where the sign-off does the same and enough is said. */
function endOf(
  facts: Facts,
  above: readonly string[],
  close: string | undefined,
  signOff: readonly string[],
): string | undefined {
  if (close === undefined) return undefined;
  if (signOff.some((line) => areOne(close, line)) && above.length + signOff.length >= LEAST_PARAGRAPHS)
    return undefined;
  // A film of few seconds has no room for it.
  const hasRoom = facts.words >= FEW_WORDS;
  const isSorry = hasRoom && facts.isSorry && isOff(facts) && !above.some((each) => THANKS.test(each));
  return isSorry ? agreed(HOUSE[facts.language].sorry, facts.alone) : close;
}

/** Both take leave, or both thank or apologise: 'Bis dann.' above 'Bis Freitag!'. */
const areOne = (close: string, signOff: string): boolean =>
  [LEAVES, THANKS].some((words) => words.test(close) && words.test(signOff));
const LEAVES =
  /(?<!\p{L})(?:see (?:you|ya|u)|catch you|until (?:then|soon|next)|bis (?:dann|bald|gleich|denn|zum|zur|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|demnächst|nächste|ganz bald)|hasta (?:pronto|luego|el|la|muy|mañana|entonces)|nos vemos|(?:te|os|l[ao]s) esper\p{L}*|wir sehen uns|(?:wir freuen uns|ich freu\p{L}* mich)(?: auf)?)(?!\p{L})/iu;
const THANKS =
  /(?<!\p{L})(?:thank\p{L}*|thx|sorry|apolog\p{L}*|danke\p{L}*|dank|entschuldig\p{L}*|verzeih\p{L}*|gracias|perd[oó]n\p{L}*|disculp\p{L}*|lo siento|agradec\p{L}*)(?!\p{L})/iu;

const isWhole = (lines: (string | undefined)[]): lines is string[] => !lines.includes(undefined);

/** The last line of every text, but where nothing takes place and it calls somebody, or where children are meant and it is not for them. */
function signOffFor(facts: Facts): string[] {
  const { signOff, language } = facts;
  const isWrong = (facts.forChildren && !isFitForChildren(signOff)) || (isOff(facts) && invites(signOff, language));
  return signOff === '' || isWrong ? [] : [signOff];
}

/** Their own phrases that suit the class; none where nobody is called to it. */
export const phrasesFor = (facts: Facts): readonly string[] =>
  isOff(facts) || facts.slots.some(({ kind, not }) => kind === 'soldOut' && !not)
    ? []
    : facts.phrases.filter((phrase) => phrase.length <= LENGTHS.closing.most && isWordFor(facts, phrase));

const isOff = (facts: Facts): boolean =>
  isOver(facts) || facts.slots.some(({ kind, not }) => kind === 'cancelled' && !not);

/** All of them, then without one, and so on. */
export function subsetsOf<T>(list: readonly T[]): T[][] {
  return Array.from({ length: 2 ** list.length }, (_, mask) =>
    list.filter((_each, at) => ((mask >> at) & 1) === 0),
  ).sort((a, b) => b.length - a.length);
}

function besideOf(facts: Facts, said: readonly Clause[], lines: readonly string[]): Facts {
  const all = plain(lines.join('\n'));
  const details = facts.details.filter((clause) => !said.includes(clause));
  const gone = new Set(said.flatMap(({ slots }) => slots.map(({ kind, value }) => `${kind} ${value}`)));
  const { news } = facts;
  // News that was chosen and not typed has no clause.
  const isNewsSaid = news?.clauses.length
    ? news.clauses.every((clause) => said.includes(clause))
    : all.includes(plain(news?.text ?? ''));
  return {
    ...facts,
    details,
    detailsTyped: details.map(({ typed }) => typed).join(' | '),
    slots: facts.slots.filter(({ kind, value }) => !gone.has(`${kind} ${value}`)),
    name: all.includes(plain(facts.name)) || isSigned(facts) ? '' : facts.name,
    description: facts.description.filter((sentence) => !all.includes(plain(sentence))),
    news: isNewsSaid ? undefined : news,
  };
}

/** 'xo Maya' under a class of Maya Okafor's. */
const isSigned = (facts: Facts): boolean => {
  const first = facts.name.split(' ').find((word) => word.length > 2 && !TITLE.test(word));
  return first !== undefined && signOffFor(facts).some((line) => line.match(/[\p{L}’'-]+/gu)?.includes(first));
};
const TITLE = /\.$|^(?:coach|miss|mister|frau|herr|lady|señora?|profe)$/i;

/** Whether the lines say all of a part of the details, as the last look at a text reads them. */
function isSaidBy({ loses }: Reader, lines: readonly string[], { typed }: Clause): boolean {
  const text = lines.join('\n');
  // What is too short for the last look is said where each of its words stands.
  return loses(typed, []) ? !loses(typed, lines) && isInWords(typed, text, 3) : isInWords(typed, text, 1);
}

/** Words of at most so many letters, each of which has to stand there: 'mat' beside 'water' is another thing. */
function isInWords(typed: string, text: string, shortest: number): boolean {
  const words = plain(typed).match(/[\p{L}\d]+/gu) ?? [];
  const there = new Set(plain(text).match(/[\p{L}\d]+/gu) ?? []);
  return words
    .filter((word) => shortest === 1 || (word.length === shortest && !/\d/.test(word)))
    .every((word) => LITTLE.test(word) || there.has(word));
}
const LITTLE =
  /^(?:the|and|for|you|our|max|all|new|get|not|are|per|exp|off|has|any|out|der|die|das|und|für|ein|mit|nur|los|las|con|por|una|sin|más)$/;

const plain = (text: string) => text.replaceAll('**', '').replaceAll('’', "'").toLowerCase();
