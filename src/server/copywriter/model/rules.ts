import { readerOf } from '../check/index.ts';
import { hasInvisible, hasLinkOrMarkup, isOrder } from '../clean.ts';
import { type Facts, highlightOf } from '../facts.ts';
import { LENGTHS, SOME_WORDS, seenLength, wordCount } from '../limits.ts';
import { gramsOf, type Memory, WORDS_IN_A_ROW } from '../memory.ts';
import type { Fault } from './fault.ts';
import { faultOfLine, languageFault, noticeFault, untoldOf, withoutGiven } from './gate.ts';
import type { Answer } from './read.ts';

/** What an answer is held against besides the class. */
export interface Frame {
  /** The words that it may have in all. */
  words: number;
  memory: Memory;
  /** Texts of which it was to take the sound, not the words. */
  examples: readonly string[];
  /** What no answer repeats. */
  prompt: string;
}

export interface Checked {
  paragraphs: string[];
  /** Details for which a film of few seconds has no room. */
  leftOut: string[];
  /** Five words in a row that are the text's own. */
  grams: number[];
}

/** A broken rule, and in which of the film's paragraphs, counted from 1; 0 is the text as a whole. */
export interface Broken extends Fault {
  paragraph: number;
}

/** The film's paragraphs, or the first rule that the answer breaks. Day, time and place are set by us. */
export function check(answer: Answer, facts: Facts, frame: Frame): Checked | Broken {
  const roles = [
    { role: 'intro' as const, lines: [answer.intro] },
    { role: 'detail' as const, lines: answer.details },
    { role: 'closing' as const, lines: answer.closings },
  ];
  const [details, closings] = [answer.details.length, answer.closings.length];
  if (details < 1 || details > 2 || closings < 1 || closings > details)
    return whole(
      'number of paragraphs',
      `${details} details and ${closings} closings`,
      '1 or 2 details, and no more closings than details',
    );
  const given = [answer.intro, ...answer.details, ...answer.closings];
  if (given.some((line) => line.length > LONGEST)) return whole('length', 'a paragraph of pages', 'a line or two');
  const tidied = roles.flatMap(({ role, lines }) =>
    lines.map((line) => ({ role, line: tidy(line, facts.style === 'poetry') })),
  );
  const lines = tidied.map(({ line }) => line);
  const broken =
    firstFault(tidied, ({ role, line }) => formFault(line, role, facts)) ??
    inAll(languageFault(lines, facts)) ??
    firstFault(tidied, ({ line }) => faultOfLine(line, facts) ?? echoFault(line, facts, frame)) ??
    inAll(noticeFault(lines, facts));
  if (broken) return broken;
  const highlight = highlightOf(facts);
  const words = lines.reduce((sum, line) => sum + wordCount(line), wordCount(highlight));
  if (words > frame.words) return whole('words', `${words} words with day, time and place`, `at most ${frame.words}`);
  if ((lines.join('').match(EMOJI)?.length ?? 0) > EMOJIS) return whole('emoji', 'more than one emoji', 'none');
  const untold = untoldOf(lines, facts);
  if (untold.length > 0 && facts.words >= SOME_WORDS)
    return { rule: 'a detail that is missing', says: '', instead: untold.join('; '), paragraph: 0 };
  const [intro = '', ...rest] = lines;
  const paragraphs = [intro, highlight, ...rest];
  // What the built-in writer's texts are held to, too.
  const fault = readerOf(facts).faultOf({ paragraphs, leftOut: untold });
  if (fault) return whole(fault, '', 'each fact once, as it was given');
  return {
    paragraphs,
    leftOut: untold,
    grams: lines.flatMap((line) => ownGrams(line, facts)),
  };
}

/** Whether a paragraph is the one with day, time and place, which models like to write as well. */
export function isHighlightOf(facts: Facts): (paragraph: string) => boolean {
  const shown = highlightOf(facts);
  const highlight = plain(shown);
  const { schedule, time, studio } = facts;
  const parts = [schedule, time, studio, ...shown.split(/[\n,]/)].filter(Boolean).map(plain);
  return (paragraph) => {
    const said = plain(paragraph);
    const left = parts
      .reduce((rest, part) => rest.replace(part, ''), said)
      .replace(/\b(?:at|in|from|um|a las|en)\b/g, '');
    return said === highlight || (parts.length > 0 && !/\p{L}/u.test(left));
  };
}
const plain = (text: string) =>
  text
    .replaceAll('**', '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim();

function firstFault<T>(lines: readonly T[], find: (line: T) => Fault | undefined): Broken | undefined {
  for (const [index, line] of lines.entries()) {
    const fault = find(line);
    // The second paragraph is ours.
    if (fault) return { ...fault, paragraph: index === 0 ? 1 : index + 2 };
  }
  return undefined;
}
const inAll = (fault: Fault | undefined): Broken | undefined => fault && { ...fault, paragraph: 0 };

const whole = (rule: string, says: string, instead: string): Broken => ({ rule, says, instead, paragraph: 0 });

/** Longer than any paragraph could be as it stands in an answer; the rules are not made for more. */
const LONGEST = 1000;
const EMOJI = /\p{Extended_Pictographic}/gu;
const EMOJIS = 1;
const BOLD_ONCE = /^[^*]*\*\*([^\s*](?:[^*]*[^\s*])?)\*\*[^*]*$/;
const MARKUP = /[`{}<>_~|\\]|(?<!\*)\*(?!\*)|#\p{L}|\]\(|^\s*(?:[-•>]|\d+[.)]|#+) /u;

function formFault(line: string, role: 'intro' | 'detail' | 'closing', facts: Facts): Fault | undefined {
  const { most } = LENGTHS[role];
  const bold = BOLD_ONCE.exec(line)?.[1];
  const rules: [string, boolean, string?][] = [
    ['an empty paragraph', line === ''],
    ['length', seenLength(line) > most, `at most ${most} characters`],
    ['lines', line.split('\n').length > 2, 'one line, or two in verse'],
    ['control characters', hasInvisible(line.replaceAll('\n', ''))],
    ['a link or HTML', hasLinkOrMarkup(line)],
    ['an instruction', isOrder(line)],
    ['markup or a hashtag', MARKUP.test(line)],
    ['a row of marks', /[!?]{2,}|\.{4,}/.test(line)],
    [
      'bold',
      role === 'intro' ? bold === undefined : line.includes('**'),
      role === 'intro' ? 'bold once' : 'bold in the intro only',
    ],
    [
      'the name of the class',
      role === 'intro' && facts.classType !== '' && plain(bold ?? '') !== plain(facts.classType),
      `**${facts.classType}** in bold`,
    ],
    [
      'the news in the first line',
      role === 'intro' && facts.news !== undefined && !plain(line).includes(plain(facts.news.text)),
      `“${facts.news?.text}” in the intro`,
    ],
  ];
  const broken = rules.find(([, isBroken]) => isBroken);
  return broken && { rule: broken[0], says: line.slice(0, 80), ...(broken[2] && { instead: broken[2] }) };
}

/** What the account has had before, what stands in an example, and what stands in the prompt. */
function echoFault(line: string, facts: Facts, { memory, examples, prompt }: Frame): Fault | undefined {
  const own = withoutGiven(line, facts);
  const sources: [string, ReadonlySet<number>][] = [
    ['a line of an earlier text', new Set(memory.flatMap(({ grams }) => grams))],
    ['a line of an example', new Set(examples.flatMap((text) => gramsOf(text)))],
    ['its prompt', new Set(gramsOf(prompt))],
  ];
  for (const [rule, known] of sources) {
    const says = inARow(own).find((run) => gramsOf(run).some((gram) => known.has(gram)));
    if (says) return { rule, says };
  }
  return undefined;
}

const ownGrams = (line: string, facts: Facts): number[] =>
  inARow(withoutGiven(line, facts)).flatMap((run) => gramsOf(run));

/** Every five words in a row; none across what was given. */
function inARow(spoken: string): string[] {
  return spoken.split('\ue000').flatMap((part) => {
    const words = part.match(/[\p{L}\p{N}’']+/gu) ?? [];
    return words
      .slice(0, Math.max(0, words.length - WORDS_IN_A_ROW + 1))
      .map((_, start) => words.slice(start, start + WORDS_IN_A_ROW).join(' '));
  });
}

/** Spaces, dashes and quotes in our house style. Verse keeps its line breaks; prose is joined into one line. */
function tidy(text: string, verse: boolean): string {
  return text
    .normalize('NFC')
    .split(/\s*\n\s*/)
    .map((line) =>
      line
        .replace(/\s*[—–]\s*(?!\d)/g, ', ')
        .replace(/[ \u00a0]+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join(verse ? '\n' : ' ');
}
