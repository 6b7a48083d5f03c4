import { readerOf } from '../check/index.ts';
import type { Reader } from '../check/read-back.ts';
import type { Clause } from '../details/slots.ts';
import { type Facts, highlightOf } from '../facts.ts';
import { NOTICES } from './plan.ts';
import type { Written } from './written.ts';

/** At most so many paragraphs, as every text. */
export const MOST_PARAGRAPHS = 6;

/** Lines of a text that stay while the rest is written anew. */
export interface Keeper {
  /** What the lines that stay do not say. */
  beside: Facts;
  /** A line that stays says what has happened to the class, so that no other one calls anybody to it. */
  isNotice: boolean;
  keepsHook: boolean;
  /** A new text around the lines that stay; undefined if it would say something twice, or lose it. */
  around: <T extends Pick<Written, 'paragraphs' | 'leftOut'>>(text: T) => T | undefined;
  /** When and where, and nothing else that is new: what they do not say is named as left out. */
  alone: () => Written;
}

/**
 * @param present the text's paragraphs: hook, when and where, details, closing
 * @param keep which of them stay
 */
export function keeperFor(facts: Facts, present: readonly string[], keep: readonly number[]): Keeper {
  const kept = new Map(keep.filter((at) => at < present.length).map((at) => [at, present[at]!]));
  const lines = [...kept.values()];
  const reader = readerOf(facts, lines);
  const said = facts.details.filter((clause) => lines.length > 0 && isSaidBy(reader, lines, clause));
  const highlight = kept.get(1) ?? highlightOf(facts);
  const last = present.length > 2 ? kept.get(present.length - 1) : undefined;
  const middle = [...kept].filter(([at]) => at > 1 && (last === undefined || at < present.length - 1));
  const isRight = (paragraphs: string[], leftOut: string[]) =>
    paragraphs.length <= Math.max(MOST_PARAGRAPHS, kept.size + 1) &&
    new Set(paragraphs).size === paragraphs.length &&
    reader.faultOf({ paragraphs, leftOut }) === undefined;

  function placed(hook: string, free: readonly string[], close: string | undefined): string[] {
    const paragraphs = [hook, highlight, ...free];
    for (const [at, line] of middle) paragraphs.splice(Math.min(at, paragraphs.length), 0, line);
    const end = last ?? close;
    return end === undefined ? paragraphs : [...paragraphs, end];
  }
  return {
    beside: besideOf(facts, said, lines),
    isNotice: said.some(({ slots }) => slots.some(({ kind }) => NOTICES.has(kind as never))),
    keepsHook: kept.has(0),
    around(text) {
      const hook = kept.get(0) ?? text.paragraphs[0]!;
      const close = text.paragraphs.at(-1);
      for (const free of subsetsOf(text.paragraphs.slice(2, -1))) {
        const paragraphs = placed(hook, free, close);
        if (isRight(paragraphs, text.leftOut)) return { ...text, paragraphs };
      }
      return undefined;
    },
    alone: () => ({
      paragraphs: placed(kept.get(0) ?? `**${facts.classType || present[0]!}**`, [], undefined),
      leftOut: facts.details.filter((clause) => !said.includes(clause)).map(({ typed }) => typed),
      used: { frames: [], grams: [] },
      message: 'mood',
    }),
  };
}

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
  return {
    ...facts,
    details,
    slots: facts.slots.filter(({ kind, value }) => !gone.has(`${kind} ${value}`)),
    name: all.includes(plain(facts.name)) ? '' : facts.name,
    description: facts.description.filter((sentence) => !all.includes(plain(sentence))),
    news: news?.clauses.every((clause) => said.includes(clause)) ? undefined : news,
  };
}

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
