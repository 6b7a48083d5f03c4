import { capitalise } from '../../../contract/strings.ts';
import { IMPERATIVES } from './verbs.ts';

/** What the description of a class says, as frames can say it. Everything is in the words that were typed; what was not understood is absent. */
export interface Told {
  /** Short thoughts that can stand at the top: 'Less counting, more feeling the music'. */
  lines: string[];
  /** What one does, after 'you': 'walk in, let go of the floor and land softly'. */
  does: string[];
  /** The same in its parts: 'walk in', 'let go of the floor', 'land softly'. */
  steps: string[][];
  /** What is taught, in plural or as a list: 'Fireman, chair and back hook spins'. */
  learn: string[];
  /** What one goes home with: 'a short combo of your own'. */
  leave: string[];
  /** What is not needed: 'No strength needed yet'. */
  ease: string[];
  /** How it is taught: 'taken apart step by step'. */
  way: string[];
}

export const NOTHING_TOLD: Told = { lines: [], does: [], steps: [], learn: [], leave: [], ease: [], way: [] };

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const LONGEST_LINE = 8;
const LONGEST_STEP = 6;

/** Reads sentences of a description, English ones; of others nothing is understood. */
export function readDescription(description: string): Told {
  const told: Told = { lines: [], does: [], steps: [], learn: [], leave: [], ease: [], way: [] };
  for (const sentence of sentencesOf(description)) {
    for (const part of sentence.split(/:\s+| [-–—] |, (?=no (?:\S+ ){1,3}(?:needed|required)$)/)) readPart(part, told);
  }
  return told;
}

function readPart(typed: string, told: Told): void {
  const part = typed.trim().replace(/[.,;]+$/, '');
  if (part === '' || /["“”«»()@#/]|\d{3,}|\b(?:I|my|he|she|his|her)\b/u.test(part)) return;
  const how = /\b(?:how|learn|ready|able) to (.+)$/i.exec(part)?.[1];
  const gift = /^(.*?)(?:,? (?:and|then))? ?\b(?:leave|walk out|walk away|go home|finish|come out) with (.+)$/i.exec(
    part,
  );
  if (gift) {
    if (isOwn(gift[2]!)) told.leave.push(lower(gift[2]!));
    readPart(gift[1]!.replace(/^you(?:’ll|'ll| will)?$/i, ''), told);
    return;
  }
  if (/^no\b/i.test(part)) {
    if (/\b(?:needed|required|necessary)\b/i.test(part) && wordsOf(part).length <= 9) told.ease.push(capitalise(part));
    return;
  }
  if (how && /\bhow to|^learn to/i.test(part)) readDeed(how, told);
  else if (startsWithVerb(part) && !isListOfNouns(part)) readDeed(part.replace(/^come and /i, ''), told);
  else {
    const subject =
      /^(?:we|you)(?:’ll|'ll| will)? (?:learn|practi[cs]e|cover|explore|work on|focus on|train|play with) (.+)$|^(?:this class is )?all about (.+)$/i.exec(
        part,
      );
    const named = subject?.[1] ?? subject?.[2];
    readList(named ?? part, told);
    if (!named) readLine(part, told);
  }
  const goal = /\binto ((?:an?|one|your) .+)$/i.exec(part)?.[1];
  if (goal && wordsOf(goal).length <= LONGEST_LINE) told.lines.push(capitalise(goal));
}

/** 'Link spins and floorwork into one breath'; its parts if each of them is something to do. */
function readDeed(deed: string, told: Told): void {
  if (INSTRUCTS.test(deed)) return;
  const parts = deed.split(/, (?:and )?| and /).map((part) => part.trim());
  const whole = lower(deed);
  if (wordsOf(deed).length <= 12) told.does.push(whole);
  if (parts.every((part) => startsWithVerb(part) && wordsOf(part).length <= LONGEST_STEP))
    told.steps.push(parts.map(lower));
}

/** 'Pull, core and shoulder work' is no order. */
const isListOfNouns = (part: string) => {
  const [first = '', ...rest] = part.split(/, (?:and )?| and /);
  return wordsOf(first).length === 1 && rest.length > 0 && !rest.every(startsWithVerb);
};

/** 'Spins, climbs and sits at a steady pace': what is taught, and how. */
function readList(part: string, told: Told): void {
  const way =
    /^(.*?),? ((?:taught|taken apart|broken down|explained|built up|danced|step by step|at a) .+|step by step)$/i.exec(
      part,
    );
  const list = (way?.[1] ?? part).replace(/ (?:for|that|who|made) .+$|, an? .+$/i, '');
  const how = way?.[2]?.replace(/ with .+$/i, '');
  if (how && wordsOf(how).length <= 9) told.way.push(capitalise(how));
  const items = list.split(/, (?:and )?| and | & /);
  const isList = items.length >= 2 && / (?:and|&) /.test(list) && items.every((item) => wordsOf(item).length <= 6);
  if (isList && wordsOf(list).length <= 12 && isPlural(items) && !/^(?:warm|easy|great|fun|kind|you|it)\b/i.test(list))
    told.learn.push(capitalise(list));
}

/** A list of things that are done: its last is in the plural, or none of them has an article. */
const isPlural = (items: readonly string[]) =>
  !/^(?:an?|the|one|your)\b/i.test(items[0]!) && items.some((item) => /[^s]s$/.test(item) || MOVEMENT.test(item));
const MOVEMENT = /(?:work|flow|ing|choreo(?:graphy)?|strength|balance|musicality|core|grip)$/i;

/** What is short enough to be a thought of its own. */
function readLine(part: string, told: Told): void {
  const whole = part.replace(/, (?:whatever|with|no matter|whether|and|so) .+$/i, '');
  const short = wordsOf(whole).length > LONGEST_LINE ? whole.replace(/ (?:with|for|that) .+$/i, '') : whole;
  const count = wordsOf(short).length;
  if (count < 3 || count > LONGEST_LINE || DULL.test(short)) return;
  // A bare list says what is taught, and is no thought.
  if (
    /^[^,]+(?:, [^,]+)*,? (?:and|&) \S+(?: \S+){0,2}$/.test(short) &&
    told.learn.some((list) => short.startsWith(list))
  )
    return;
  told.lines.push(capitalise(short));
}

const DULL =
  /^(?:easy|great|perfect|ideal|suitable|good|open|no|an? \d)\b|\b(?:welcome|please|bring|wear|book|classes?$|sign|arrive|minutes?|hours?|weeks?|price|cost|suitable|recommended|required|is|are|was|has|have|will|this class)\b/i;
/** What one has to bring or do beforehand is no part of the class. */
const INSTRUCTS =
  /^(?:bring|wear|book|sign|arrive|come (?:in|with)|please|dm|message|contact|follow us|get in touch|note|remember|check|call|email|pay)\b/i;

const startsWithVerb = (text: string) => IMPERATIVES.has(/^[\p{L}’'-]+/u.exec(text)?.[0].toLowerCase() ?? '');
const lower = (text: string) =>
  /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const isOwn = (gift: string) => /^(?:an?|your|one|two|three|the|some|new) /i.test(gift) && wordsOf(gift).length <= 8;

const sentencesOf = (text: string) =>
  text.match(/.+?[.!?]+(?=\s|$)|.+$/gu)?.map((each) => each.trim().replace(/[.!?]+$/, '')) ?? [];
