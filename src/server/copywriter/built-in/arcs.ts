import { capitalise } from '../../../contract/strings.ts';
import type { Facts } from '../facts.ts';
import { ARCS } from '../frames/en/arcs/index.ts';
import type { Arc, Message } from '../frames/types.ts';
import type { FamilyId } from '../lexicon/families.ts';
import { LENGTHS, SOME_WORDS, seenLength, wordCount } from '../limits.ts';
import { gramsOf, idOf, type Memory } from '../memory.ts';
import { tellingFamilies } from './class-lines.ts';
import { fill, type Values } from './fill.ts';
import { HOUSE } from './house.ts';
import { type Info, isAway, NOTICES } from './plan.ts';
import { given, type Line, styleOf, unfit, usedBy, withoutFacts } from './pool.ts';
import { pick, type Random } from './random.ts';
import { withNoExperience, withoutHook } from './said-once.ts';
import type { Candidate } from './written.ts';

/** An arc whose hook the memory does not have, filled, with what is left of it. */
export interface FilledArc {
  hook: Line;
  /** The hook with who teaches, as far as that fits. */
  named: Line[];
  bodies: Line[];
  closes: Line[];
}

/** A title with a name; and an invitation, which somebody who teaches alone does not write of herself. */
const HOOKS_WITH_NAME = ['**{class}** with {name}', 'Join {name} for **{class}**'];

/** Arcs that one family has none of go to the next; so many of a class's families are asked. */
const FAMILIES_ASKED = 2;

/** The arcs for a class, of the most telling of its families that has any that are fresh, true and short enough; none for notices, guests and other languages. */
export function arcsFor(facts: Facts, memory: Memory, values: Values, messages: readonly Message[]): FilledArc[] {
  const [about] = messages;
  if (facts.language !== 'en' || facts.classType === '' || !about || NOTICES.has(about) || about === 'guest') return [];
  const used = usedBy(memory);
  const line = (frame: string, most: number): Line | undefined => {
    const text = fill(frame, values);
    if (text === undefined || seenLength(text) > most || unfit(frame, text, facts)) return undefined;
    const line = { ...given(text), id: idOf(frame), grams: gramsOf(withoutFacts(text, facts)), concrete: true };
    return used.has(line) ? undefined : line;
  };
  const filled = ({ hook, bodies, closes }: Arc): FilledArc[] => {
    const first = line(hook, LENGTHS.intro.most);
    if (!first) return [];
    const each = (frames: readonly string[], most: number) => frames.flatMap((frame) => line(frame, most) ?? []);
    const named =
      facts.name === '' || isAway(facts) ? [] : HOOKS_WITH_NAME.filter((_, index) => index === 0 || !facts.alone);
    const arc = {
      hook: first,
      named: each(
        named.map((title) => hook.replace('**{class}**', title)),
        LENGTHS.intro.most,
      ).map((line) => ({ ...line, id: first.id })),
      bodies: each(bodies, LENGTHS.detail.most),
      closes: each(closes, LENGTHS.closing.most),
    };
    return arc.closes.length > 0 ? [arc] : [];
  };
  const all = ARCS[styleOf(facts)];
  return (
    familiesFor(facts)
      .map((id) => all.filter(({ families }) => families.includes(id)).flatMap(filled))
      .find((arcs) => arcs.length > 0) ?? []
  );
}

const familiesFor = ({ families, forChildren, forTeens }: Facts): FamilyId[] =>
  forChildren && !forTeens ? ['kids'] : tellingFamilies(families, forTeens).slice(0, FAMILIES_ASKED);

/** What the description says, in its own words and short: 'Fireman, chair and back hook spins. No strength needed yet'. */
export function tellingsOf({ told, style, typed, details }: Facts): Line[] {
  if (style === 'poetry') return [];
  const does = told.does.map(capitalise);
  const plain = [...told.learn, ...told.lines, ...does, ...told.leave.map((gift) => `Leave with ${gift}`)];
  const inWords = (each: readonly string[]) => each.map((step) => `${capitalise(step)}.`).join(' ');
  const steps = told.steps.map(inWords);
  const eased = told.learn.flatMap((list) => told.ease.map((ease) => `${list}. ${ease}`));
  const leaving = told.learn.flatMap((list) => told.leave.map((gift) => `${list}. Leave with ${gift}`));
  return (
    [...plain, ...steps, ...eased, ...leaving, ...told.ease]
      .filter((text) => seenLength(text) <= LENGTHS.detail.aim && wordCount(text) <= LONGEST)
      // What goes on with 'that' was cut short; what the details say is said there.
      .filter((text) => !typed.includes(`${text} that`) && !details.some((clause) => clause.typed.includes(text)))
      .map((text) => ({ ...given(text), id: idOf(text), told: true, concrete: true }))
  );
}
const LONGEST = 13;

/** Whether the details say it already, or say a part of it. */
const isSaid = ({ text }: Line, { paragraphs }: Info): boolean =>
  paragraphs.some(({ line }) => {
    const [one, other] = [line.text.toLowerCase(), text.toLowerCase()];
    return one.includes(other) || other.includes(one);
  });

/** Two paragraphs at most: the last thoughts share one, or the first ones are not said. Two may share one as well. */
function inTwo(lines: readonly Line[], random: Random): Line[] {
  const [last, before, ...first] = lines.toReversed();
  if (!last || !before || (first.length === 0 && random() < 0.6)) return [...lines];
  const text = `${before.text.replace(/\.$/, '')}. ${last.text}`;
  if (/\n|[!?]\./.test(text) || seenLength(text) > LENGTHS.detail.aim) return [before, last];
  return [...first.slice(0, 1), { ...before, text, words: before.words + last.words }];
}

/** One text: the arc, and in its place what the details and the description say. */
export function composeArc(
  { facts, highlight, tellings }: { facts: Facts; highlight: Line; tellings: readonly Line[] },
  arc: FilledArc,
  about: Info,
  random: Random,
): Candidate {
  const { name } = facts;
  const teaches = name !== '' && !isAway(facts);
  const withName = given(`${HOUSE.en.with} ${name}`);
  const hook = pick(arc.named, random) ?? arc.hook;
  const info = withoutHook(about, hook);
  const body = pick(arc.bodies, random);
  const told = pick(
    tellings.filter((line) => !isSaid(line, info)),
    random,
  );
  const wanted = (random() < 0.5 ? [body, told] : [told, body]).filter((line) => line !== undefined);
  const least = info.paragraphs.length > 0 ? 0 : 1;
  const count = facts.words < SOME_WORDS ? least : Math.max(least, Math.floor(random() * 3));
  // In the order in which they are read: the arc's thought, and then what is done and what to know.
  const opening = wanted.slice(0, count).toSorted((a) => (a === body ? -1 : 1));
  const said = [...opening, ...info.paragraphs.map(({ line }) => line)];
  // Whoever is away is named in a paragraph of its own.
  const all = isAway(facts) ? said.slice(-2) : inTwo(said, random);
  const details = withNoExperience(facts, all, opening.length);
  const isUnsaid = teaches && arc.named.length === 0;
  if (isUnsaid && details.length < 2) details.push(withName);
  // Where a close has a place, how to book stands before it.
  const books = about.contact !== '' && details.length < 2;
  if (books) details.push(given(about.contact.replace(/\.$/, '')));
  if (details.length === 0) details.push(given(HOUSE.en.come));
  const isSigned = details.some(({ text }) => text.includes(name));
  const close = pick(arc.closes, random)!;
  // Who teaches, and how to book, are rather said than the answer to the hook.
  const needed = [
    ...(isUnsaid && !isSigned ? [`${withName.text}.`] : []),
    ...(about.contact === '' || books ? [] : [about.contact]),
  ].map(given);
  const closings = [...(needed.length < details.length ? [close] : []), ...needed];
  const lines = [hook, ...details, ...closings];
  const frames = [...lines.map(({ id }) => id), ...info.paragraphs.flatMap((each) => each.frames)];
  return {
    paragraphs: [hook, highlight, ...details, ...closings].map(({ text }) => text),
    lines: lines.map((each) => ({ ...each, stems: [] })),
    message: 'class',
    words: lines.reduce((sum, { words }) => sum + words, highlight.words),
    describes: opening.some((line) => line.told && details.some(({ text }) => text.includes(line.text))),
    isArc: true,
    leftOut: info.leftOut,
    used: { frames: [...new Set(frames.filter((id) => id !== 0))], grams: lines.flatMap(({ grams }) => grams) },
  };
}
