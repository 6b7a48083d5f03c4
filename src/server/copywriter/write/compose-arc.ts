import { capitalise } from '../../../contract/strings.ts';
import type { Facts } from '../facts.ts';
import { FEW_WORDS, LENGTHS, SOME_WORDS, seenLength, wordCount } from '../limits.ts';
import { idOf } from '../memory.ts';
import type { FilledArc } from './arcs.ts';
import { HOUSE } from './house.ts';
import type { Info } from './info.ts';
import { given, type Line } from './line.ts';
import type { Offer } from './offer.ts';
import { isAway } from './plan.ts';
import { pick, type Random } from './random.ts';
import { withNoExperience, withoutHook } from './said-once.ts';
import { isNoExperience } from './sayable.ts';
import { has } from './stems.ts';
import type { Candidate } from './written.ts';

/** What the description says, in its own words and short: 'Fireman, chair and back hook spins. No strength needed yet'. */
export function tellingsOf({ told, style, typed, details, description }: Facts): Line[] {
  if (style === 'poetry') return [];
  const does = told.does.map(capitalise);
  const plain = [...told.learn, ...told.lines, ...does, ...told.leave.map((gift) => `Leave with ${gift}`)];
  const inWords = (each: readonly string[]) => each.map((step) => `${capitalise(step)}.`).join(' ');
  const steps = told.steps.map(inWords);
  const eased = told.learn.flatMap((list) => told.ease.map((ease) => `${list}. ${ease}`));
  // What has none of the shapes that are understood is quoted.
  const quoted = [plain, steps, told.ease].every((each) => each.length === 0) ? description : [];
  const leaving = told.learn.flatMap((list) => told.leave.map((gift) => `${list}. Leave with ${gift}`));
  return (
    [...plain, ...steps, ...eased, ...leaving, ...told.ease, ...quoted]
      .filter((text) => seenLength(text) <= LENGTHS.detail.aim && wordCount(text) <= LONGEST)
      // What goes on with 'that' was cut short; what the details say is said there.
      .filter((text) => !typed.includes(`${text} that`) && !details.some((clause) => has(clause.typed, text)))
      .map((text) => ({ ...given(text), id: idOf(text), told: true, concrete: true }))
  );
}
const LONGEST = 13;

/** Whether the details say it already, or say a part of it. */
const isSaid = ({ text }: Line, { paragraphs }: Info): boolean =>
  paragraphs.some(({ line }) => has(line.text, text) || has(text, line.text));

/** A close that says nothing by itself: it means the hook, which is not the line before it. */
const LEANS =
  /^(?:it|they|that|this one|those|these|which|both|neither|we do|you do|so (?:do|does|are|is)|not (?:any ?more|today)|or|and|but|because|until|then|you[’']re (?:out|in)|bring that|good \p{Ll}+\.$|yes, (?:it|that|they))\b|\b(?:it|them|that one|either|too)[.!?]$/iu;

/** Closes that stand by themselves, if the arc has any. */
function standing(closes: readonly Line[]): readonly Line[] {
  const alone = closes.filter(({ text }) => !LEANS.test(text));
  return alone.length > 0 ? alone : closes;
}

/** Closes that ask nobody to book, if the arc has any: how to book is said beside them. */
function unbooked(closes: readonly Line[]): readonly Line[] {
  const others = closes.filter(({ text }) => !/\b(?:book|save|reserve|sign|claim|rsvp|spot|seat)\b/i.test(text));
  return others.length > 0 ? others : closes;
}

/** What all texts of one class are made of. */
interface Told {
  facts: Facts;
  offer: Offer;
  highlight: Line;
  tellings: readonly Line[];
}

/** A text's own lines: the hook, and what stands between when and where and the last lines. */
interface Middle {
  hook: Line;
  details: Line[];
  describes: boolean;
}

/** What the arc, the description and the details have to say, in two paragraphs at most. */
function middleOf(
  facts: Facts,
  { arc, offer, tellings }: { arc: FilledArc; offer: Offer; tellings: readonly Line[] },
  about: Info,
  random: Random,
): Middle {
  const isShort = facts.words < SOME_WORDS;
  const info = withoutHook(about, arc.hook).paragraphs.map(({ line }) => line);
  // Where there is nothing else to say, who teaches is said, or what is done in the class.
  const isBare = arc.bodies.length === 0 && about.paragraphs.length === 0 && (arc.tells || tellings.length === 0);
  const isIntroduced = isBare && !isShort && !isAway(facts) && offer.teacher.length > 0;
  // In a film of few seconds the name may have the only line there is.
  const isUnnamed = facts.words < FEW_WORDS && about.paragraphs.length === 0 && about.contact === '' && random() < 0.5;
  const own = random() < 0.5 || arc.kin.length === 0 ? arc.bodies : arc.kin;
  const thoughts = arc.tells && !isShort ? fullest(own) : arc.bodies;
  const body = pick(isIntroduced ? offer.teacher : isBare && !isShort ? offer.bodies('class') : thoughts, random);
  const telling = arc.tells
    ? undefined
    : pick(
        // A short film without details has room for what is done in two words.
        isShort && info.length === 0
          ? [...tellings, ...offer.pairs]
          : fullest(tellings.filter((line) => !isSaid(line, about) && !isSecondEase(line, facts))),
        random,
      );
  // What an apt arc has to say may be in its thought.
  const isNeeded = arc.isApt && body !== undefined;
  const tells = !isShort && telling !== undefined && info.length < 2;
  // Whatever there is to know, something of the class is said where there is room: beside a long detail not always.
  const isLong = (info[0]?.words ?? 0) >= LONG_DETAIL;
  const says = !isShort && body !== undefined && info.length < 2 && (!isLong || random() < 0.5);
  const least = isNeeded || tells || says || (info.length === 0 && !isUnnamed) ? 1 : 0;
  const isJoined = !isShort && !isAway(facts) && random() < JOINED;
  const shared = isJoined ? inOne(arc.tells ? body : telling, info[0]) : undefined;
  let opening: Line[];
  if (shared && arc.tells) opening = [];
  else if (shared) opening = body && (isNeeded || (info.length < 2 && random() < 0.4)) ? [body] : [];
  else {
    const most = Math.max(least, 2 - info.length);
    const wanted = (isNeeded || (!tells && random() < 0.5) ? [body, telling] : [telling, body]).filter(
      (line) => line !== undefined,
    );
    // In the order in which they are read: the arc's thought, and then what is done and what to know.
    opening = wanted
      .slice(0, isShort ? least : Math.max(least, Math.floor(random() * (most + 1))))
      .toSorted((line) => (line === body ? -1 : 1));
  }
  const all = [...opening, ...(shared ? [shared, ...info.slice(1)] : info)];
  const isEased = arc.tells || /experien/i.test(arc.hook.text);
  // A thought may say who teaches.
  const isNamed = isUnnamed || (facts.name !== '' && all.some(({ text }) => text.includes(facts.name)));
  return {
    hook: (isNamed ? undefined : pick(arc.named(), random)) ?? arc.hook,
    details: isEased ? all : withNoExperience(facts, all, opening.length),
    describes: arc.tells || shared !== undefined || (telling !== undefined && opening.includes(telling)),
  };
}

/** 'No pole experience needed' and 'No experience needed' are one thing. */
const isSecondEase = ({ text }: Line, { slots }: Facts) => /experien/i.test(text) && slots.some(isNoExperience);

/** Those that tell about as much as the longest. */
const fullest = (lines: readonly Line[]): readonly Line[] => {
  const most = Math.max(...lines.map(({ words }) => words));
  return lines.filter(({ words }) => words >= 0.7 * most);
};

/** Words. */
const LONG_DETAIL = 6;

/** The share of texts in which what is done in the class and what to know of it are one paragraph, where they are short. */
const JOINED = 0.6;

/** Two plain lines in one paragraph; undefined if it would be long. */
function inOne(first: Line | undefined, second: Line | undefined): Line | undefined {
  if (!first || !second) return undefined;
  const text = `${first.text.replace(/\.$/, '')}. ${second.text}`;
  if (/\n|[!?]\./.test(text) || seenLength(text) > LENGTHS.detail.aim) return undefined;
  return { ...first, text, words: first.words + second.words, said: second.said };
}

/** The share of texts whose last line answers the detail above it, where something does. */
const ANSWERED = 0.75;

/** One text: the arc, and in its place what the details and the description say. */
export function composeArc(
  { facts, offer, highlight, tellings }: Told,
  arc: FilledArc,
  about: Info,
  random: Random,
): Candidate {
  const { name, language } = facts;
  const { hook, details, describes } = middleOf(facts, { arc, offer, tellings }, about, random);
  const isUnsaid = name !== '' && !isAway(facts) && ![hook, ...details].some(({ text }) => text.includes(name));
  // Who teaches stands under when and where; where two facts stand there, the name is the last word.
  const doing = details.length === 0 && facts.words >= FEW_WORDS ? pick(offer.pairs, random) : undefined;
  const withName = given(
    doing ? `${doing.text} ${HOUSE[language].with.toLowerCase()} ${name}` : `${HOUSE[language].with} ${name}`,
  );
  const [only] = details;
  if (isUnsaid && only && details.length === 1 && only.words <= 4 && /\w$/.test(only.text))
    details[0] = {
      ...only,
      text: `${only.text}, ${HOUSE[language].with.toLowerCase()} ${name}`,
      words: only.words + withName.words,
      said: undefined,
    };
  else if (isUnsaid && details.length < 2) details.unshift(withName);
  // Where a close has a place, how to book stands before it.
  const books = about.contact !== '' && details.length < 2;
  if (books) details.push(given(about.contact.replace(/\.$/, '')));
  if (details.length === 0) details.push(given(HOUSE[language].come));
  const needed = [
    ...(isUnsaid && !details.some(({ text }) => text.includes(name)) ? [`${withName.text}.`] : []),
    ...(about.contact === '' || books ? [] : [about.contact]),
  ].map(given);
  const last = details.at(-1)!;
  const ends = arc.ends.length > 0 && random() < 0.5 ? arc.ends : arc.closes;
  const closes = about.contact === '' ? ends : unbooked(ends);
  // A reply to the very thing that was typed is the better end.
  const answers = last.said && random() < ANSWERED ? offer.answers(last.said) : [];
  const close = pick(answers, random) ?? pick(arc.bodies.includes(last) ? closes : standing(closes), random)!;
  const closings = [...(needed.length < details.length ? [close] : []), ...needed];
  const lines = [hook, ...details, ...closings];
  const frames = [...lines.map(({ id }) => id), ...about.paragraphs.flatMap((each) => each.frames)];
  return {
    paragraphs: [hook, highlight, ...details, ...closings].map(({ text }) => text),
    lines,
    message: 'class',
    words: lines.reduce((sum, { words }) => sum + words, highlight.words),
    describes,
    isArc: true,
    worth: arc.worth,
    leftOut: about.leftOut,
    used: { frames: [...new Set(frames.filter((id) => id !== 0))], grams: lines.flatMap(({ grams }) => grams) },
  };
}
