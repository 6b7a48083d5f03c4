import { capitalise } from '../../../contract/strings.ts';
import type { Clause, Slot, SlotKind } from '../details/slots.ts';
import type { Facts } from '../facts.ts';
import { ARCS } from '../frames/en/arcs/index.ts';
import type { Arc, Message } from '../frames/types.ts';
import type { FamilyId } from '../lexicon/families.ts';
import { LENGTHS, SOME_WORDS, seenLength, wordCount } from '../limits.ts';
import { gramsOf, idOf, type Memory } from '../memory.ts';
import { tellingFamilies } from './class-lines.ts';
import { fill, type Values, withSlot } from './fill.ts';
import { HOUSE } from './house.ts';
import { type Info, isAway, isSayable, NOTICES, type Said } from './plan.ts';
import { given, isSomebody, type Line, type Pool, styleOf, unfit, usedBy, withoutFacts } from './pool.ts';
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
  /** What of the details its own lines say. */
  says: Said;
  /** Its lines tell the description. */
  tells: boolean;
  /** It is made for just these details or this description. */
  isApt: boolean;
  /** How closely, in points. */
  aptness: number;
}

/** A title with a name; and invitations, which somebody who teaches alone does not write of herself. */
const HOOKS_WITH_NAME = ['**{class}** with {name}', 'Join {name} for **{class}**', 'Meet {name} at **{class}**'];

/** Arcs that one family has none of go to the next; so many of a class's families are asked. */
const FAMILIES_ASKED = 2;

/**
 * The arcs for a class that are fresh, true and short enough: those made for its details or its description, and those of the most telling of its families
 * that has any. None for other languages; a notice or a guest only has those that say it.
 */
// size: what makes an arc usable stands in one place, in its order
export function arcsFor(facts: Facts, memory: Memory, values: Values, messages: readonly Message[]): FilledArc[] {
  const [about] = messages;
  if (facts.language !== 'en' || facts.classType === '' || !about || about === 'cancelled') return [];
  const isNews = NOTICES.has(about) || about === 'guest';
  // A short film has room for the news alone.
  if (isNews && facts.words < SOME_WORDS) return [];
  const used = usedBy(memory);
  const filled = (arc: Arc): FilledArc[] => {
    const says = saidBy(arc, facts);
    if (!says || (arc.starter !== undefined && arc.starter !== facts.starter)) return [];
    const slots = [...says].filter((each) => 'kind' in each);
    if (isNews && !slots.some(({ kind }) => kind === about)) return [];
    const told = slots.reduce((all, slot) => withSlot(all, slot), values);
    const line = (frame: string, most: number): Line | undefined => {
      const text = fill(frame, told);
      if (text === undefined || seenLength(text) > most || unfit(frame, text, facts)) return undefined;
      const line = { ...given(text), id: idOf(frame), grams: gramsOf(withoutFacts(text, facts)), concrete: true };
      return used.has(line) ? undefined : line;
    };
    const each = (frames: readonly string[], most: number) => frames.flatMap((frame) => line(frame, most) ?? []);
    const first = line(arc.hook, LENGTHS.intro.most);
    // What the details ask for is said with them, once.
    const things = facts.slots.filter((slot) => THINGS.has(slot.kind) && !says.has(slot));
    const repeats = ({ text }: Line) => things.some(({ value }) => text.toLowerCase().includes(value.toLowerCase()));
    const bodies = each(arc.bodies, LENGTHS.detail.most).filter((body) => !repeats(body));
    const closes = each(arc.closes, LENGTHS.closing.most);
    const isApt = says.size > 0 || arc.starter !== undefined;
    // 'Shorts' alone is not all of 'shorts, water and a friend'.
    const isWhole = ({ kind, value }: Slot) =>
      !THINGS.has(kind) ||
      [first ? [first] : [], bodies, closes].some(
        (lines) => lines.length > 0 && lines.every(({ text }) => text.toLowerCase().includes(value.toLowerCase())),
      );
    if (!slots.every(isWhole)) return [];
    // What it has to say may stand in any of its lines.
    if (!first || closes.length === 0 || (isApt && arc.bodies.length > 0 && bodies.length === 0)) return [];
    const titles =
      facts.name === '' || isAway(facts) ? [] : HOOKS_WITH_NAME.filter((_, index) => index === 0 || !facts.alone);
    const named = each(
      titles.map((title) => arc.hook.replace('**{class}**', title)),
      LENGTHS.intro.most,
    ).map((each) => ({ ...each, id: first.id }));
    const tells = arc.starter !== undefined;
    const aptness = isApt ? aptnessOf({ slots, tells, anyClass: !tells && arc.families === 'any' }) : 0;
    return [{ hook: first, named, bodies, closes, says, tells, isApt, aptness }];
  };
  const all = ARCS[styleOf(facts)];
  const isMadeForDetails = ({ says, starter }: Arc) => says.length > 0 || starter !== undefined;
  const suits = ({ families }: Arc) =>
    families === 'any'
      ? !facts.forChildren
      : tellingFamilies(facts.families, facts.forTeens).some((id) => families.includes(id));
  const apt = all.filter((arc) => isMadeForDetails(arc) && suits(arc)).flatMap(filled);
  const general = all.filter((arc) => !isMadeForDetails(arc));
  const forAny = facts.forChildren ? [] : general.filter(({ families }) => families === 'any').flatMap(filled);
  const ofFamily =
    familiesFor(facts)
      .map((id) => general.filter(({ families }) => families !== 'any' && families.includes(id)).flatMap(filled))
      .find((arcs) => arcs.length > 0) ?? [];
  // Those for any class are short; elsewhere they are what is left.
  return [...apt, ...ofFamily, ...(ofFamily.length === 0 || facts.words < SOME_WORDS ? forAny : [])];
}

const THINGS: ReadonlySet<SlotKind> = new Set(['bring', 'wear']);

/** What a class is chosen for; what one has to know beforehand says less. */
const STRONG: ReadonlySet<SlotKind> = new Set(['offer', 'guest', 'series', 'music', 'places', 'substitute', 'soldOut']);

/** What is told of the class counts most; a hook that could stand over any class least. */
const aptnessOf = ({ slots, tells, anyClass }: { slots: readonly Slot[]; tells: boolean; anyClass: boolean }): number =>
  slots.reduce((sum, { kind }) => sum + (STRONG.has(kind) ? 26 : 14), tells ? 30 : 0) - (anyClass ? 8 : 0);

const NOTHING: Said = new Set();

/** What the arc says of these details; undefined if they do not say all that it needs. */
export function saidBy({ says }: Pick<Arc, 'says'>, { details }: Facts): Said | undefined {
  if (says.length === 0) return NOTHING;
  const found = says.flatMap((what) => {
    const all: (Slot | Clause)[] = what.startsWith('typed ')
      ? [...details]
      : details.flatMap(({ whole, slots }) => (whole ? slots : []));
    return all.find((each) => matches(what, each)) ?? [];
  });
  return found.length === says.length ? new Set(found) : undefined;
}

/**
 * 'bring': any fact of this kind that can be said in other words. 'bring *knee pads*', '!bring heels', 'level beginner (no experience)': a fact in the
 * notation of test/copy/details.tsv, where '*' stands for anything. 'typed *no partner*': a clause as it was typed.
 */
function matches(what: string, said: Slot | Clause): boolean {
  if (!('kind' in said)) return wildcard(what.slice('typed '.length)).test(plain(said.typed));
  const { kind, value, of, not } = said;
  if (!what.includes(' ')) return kind === what && isSayable(said) && !isSomebody(said);
  return wildcard(what).test(plain(`${not ? '!' : ''}${kind} ${value}${of ? ` (${of})` : ''}`));
}
const plain = (text: string) => text.replaceAll('’', "'").replace(/[.!]+$/, '');
const patterns = new Map<string, RegExp>();
function wildcard(what: string): RegExp {
  const known = patterns.get(what);
  if (known) return known;
  const made = new RegExp(`^${what.replace(/[$()+.?[\\\]^{|}]/g, '\\$&').replaceAll('*', '.*')}$`, 'i');
  patterns.set(what, made);
  return made;
}

const familiesFor = ({ families, forChildren, forTeens }: Facts): FamilyId[] =>
  forChildren && !forTeens ? ['kids'] : tellingFamilies(families, forTeens).slice(0, FAMILIES_ASKED);

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
// size: the text from its first line to its last
export function composeArc(
  {
    facts,
    pool,
    highlight,
    tellings,
  }: { facts: Facts; pool: Pick<Pool, 'bodies'>; highlight: Line; tellings: readonly Line[] },
  arc: FilledArc,
  about: Info,
  random: Random,
): Candidate {
  const { name } = facts;
  const teaches = name !== '' && !isAway(facts);
  const withName = given(`${HOUSE.en.with} ${name}`);
  // Where there is nothing else to say, what is done in the class is; in a short film the name has a line of its own.
  const isBare = arc.bodies.length === 0 && about.paragraphs.length === 0 && (arc.tells || tellings.length === 0);
  const isShort = facts.words < SOME_WORDS;
  const body = pick(isBare && !isShort ? pool.bodies('class') : arc.bodies, random);
  const hook = (isBare && isShort ? undefined : pick(arc.named, random)) ?? arc.hook;
  const info = withoutHook(about, hook);
  const told = arc.tells
    ? undefined
    : pick(
        tellings.filter((line) => !isSaid(line, info)),
        random,
      );
  // What an apt arc has to say may be in its thought.
  const isNeeded = arc.isApt && body !== undefined;
  const wanted = (isNeeded || random() < 0.5 ? [body, told] : [told, body]).filter((line) => line !== undefined);
  const least = info.paragraphs.length > 0 && !isNeeded ? 0 : 1;
  const most = isNeeded ? 2 - info.paragraphs.length : 2;
  const count = facts.words < SOME_WORDS ? least : Math.max(least, Math.floor(random() * (most + 1)));
  // In the order in which they are read: the arc's thought, and then what is done and what to know.
  const opening = wanted.slice(0, count).toSorted((a) => (a === body ? -1 : 1));
  const said = [...opening, ...info.paragraphs.map(({ line }) => line)];
  // Whoever is away is named in a paragraph of its own.
  const all = isNeeded ? said : isAway(facts) ? said.slice(-2) : inTwo(said, random);
  const isEased = arc.tells || /experien/i.test(hook.text);
  const details = isEased ? [...all] : withNoExperience(facts, all, opening.length);
  const isUnsaid = teaches && !hook.text.includes(name);
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
    describes: arc.tells || opening.some((line) => line.told && details.some(({ text }) => text.includes(line.text))),
    isArc: true,
    aptness: arc.aptness,
    leftOut: info.leftOut,
    used: { frames: [...new Set(frames.filter((id) => id !== 0))], grams: lines.flatMap(({ grams }) => grams) },
  };
}
