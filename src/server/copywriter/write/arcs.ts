import type { Facts } from '../facts.ts';
import { LENGTHS, SOME_WORDS } from '../limits.ts';
import { copyIn } from '../lines/index.ts';
import type { Arc, Message } from '../lines/types.ts';
import type { Slot, SlotKind } from '../understand/slots.ts';
import { type Values, withSlot } from './fill.ts';
import { FOR_THE_DAY, type Said } from './info.ts';
import { type Line, type Liner, ownLine } from './line.ts';
import { isApart, styleOf, suits, tellingFamilies } from './offer.ts';
import { isAway, NOTICES } from './plan.ts';
import { saidBy } from './says.ts';
import { has } from './stems.ts';
import { titlesFor } from './titles.ts';

/** An arc whose hook the memory does not have, filled, with what is left of it. */
export interface FilledArc {
  hook: Line;
  /** The hook with who teaches, as far as that fits; made when it is asked for. */
  named: () => readonly Line[];
  bodies: Line[];
  /** Thoughts with who teaches from other arcs that tell the same description. */
  kin: readonly Line[];
  /** Closes of those. */
  ends: readonly Line[];
  closes: Line[];
  /** What of the details its own lines say. */
  says: Said;
  /** Its lines tell the description. */
  tells: boolean;
  /** It is made for just these details or this description. */
  isApt: boolean;
  rank: Rank;
  /** How much of what was typed it tells, in points. */
  worth: number;
}

/**
 * What a text is made of, the best first: it tells the description or what the class is chosen for this time; what is done in the class; or it could stand
 * over any class, and is for when nothing else is left.
 */
export const RANKS = ['told', 'class', 'any'] as const;
export type Rank = (typeof RANKS)[number];

/** Arcs that one family has none of go to the next; so many of those families of a class that have any are asked. */
const FAMILIES_ASKED = 2;

/**
 * The arcs for a class that are fresh, true and short enough: those made for its details or its description, and those of the most telling of its families
 * that has any; a notice or a guest only has those that say it.
 */
export function arcsFor(facts: Facts, liner: Liner, values: Values, messages: readonly Message[]): FilledArc[] {
  const [about] = messages;
  if (facts.classType === '' || !about || about === 'cancelled') return [];
  const isNews = NOTICES.has(about) || about === 'guest';
  // A short film has room for the news alone.
  if (isNews && facts.words < SOME_WORDS) return [];
  // For which days somebody stands in, no whole text says.
  if (about === 'substitute' && FOR_THE_DAY.test(facts.detailsTyped)) return [];
  const all = copyIn(facts.language)[styleOf(facts)].arcs;
  const filled = (arcs: readonly Arc[]) => arcs.flatMap((arc) => filledArc(arc, facts, values, liner) ?? []);
  const apt = filled(all.filter((arc) => isMadeForDetails(arc) && suits(arc, facts)));
  if (isNews) return apt.filter(({ says }) => [...says].some((each) => 'kind' in each && each.kind === about));
  const general = all.filter((arc) => !isMadeForDetails(arc));
  const ofFamily =
    familiesFor(facts)
      .map((id) => general.filter(({ families }) => families !== 'any' && families.includes(id)))
      .filter((arcs) => arcs.length > 0)
      .slice(0, FAMILIES_ASKED)
      .map(filled)
      .find((arcs) => arcs.length > 0) ?? [];
  // Those for any class are short; elsewhere they are what is left.
  const forAny =
    facts.forChildren || isApart(facts) || (ofFamily.length > 0 && facts.words >= SOME_WORDS)
      ? []
      : filled(general.filter(({ families }) => families === 'any'));
  // Where nothing is left to say of the class, a text may begin with what to bring.
  const led = ofFamily.length > 0 ? apt : apt.map((arc) => (arc.rank === 'told' ? arc : { ...arc, ...LEADING }));
  return [...withKin(led, facts), ...ofFamily, ...forAny];
}

/** Whatever the hook, a thought that says who teaches what the description tells goes on with it, unless both have a word in common. */
function withKin(arcs: readonly FilledArc[], { name }: Facts): FilledArc[] {
  // What an arc says of the details may stand in its own lines alone.
  const isPlain = ({ tells, says }: FilledArc) => tells && says.size === 0;
  const plain = arcs.filter(isPlain);
  const goesOn = ({ hook }: FilledArc, { text, stems }: Line) =>
    !LEANS_ON.test(text) && !stems().some((stem) => hook.stems().includes(stem));
  return arcs.map((arc) => {
    if (!isPlain(arc)) return arc;
    const others = plain.filter((other) => other !== arc);
    const thoughts = others.flatMap(({ bodies }) => bodies).filter(({ text }) => name !== '' && text.includes(name));
    return {
      ...arc,
      kin: thoughts.filter((line) => goesOn(arc, line)),
      ends: others.flatMap(({ closes }) => closes).filter((line) => goesOn(arc, line)),
    };
  });
}
/** A line that goes on with its own arc: another's hook has said something else. */
const LEANS_ON = /\b(?:too|also|then|instead|it|them|that one)\b/i;

const LEADING = { rank: 'class', worth: 0 } as const;

const isMadeForDetails = ({ says, starter }: Arc) => says.length > 0 || starter !== undefined;

/** The arc with what it says of these facts; undefined if it cannot say all of it, or has no hook or close left. */
function filledArc(arc: Arc, facts: Facts, values: Values, liner: Liner): FilledArc | undefined {
  const says = saidBy(arc, facts);
  if (!says || (arc.starter !== undefined && arc.starter !== facts.starter)) return undefined;
  const slots = [...says].filter((each) => 'kind' in each);
  const told = slots.reduce((all, slot) => withSlot(all, slot), values);
  const each = (frames: readonly string[], most: number) =>
    frames.flatMap((frame) => ownLine(liner, frame, most, told) ?? []);
  const [hook] = each([arc.hook], LENGTHS.intro.most);
  if (!hook) return undefined;
  // Nobody speaks of herself as of somebody else.
  const isNamed = !facts.alone && !isAway(facts);
  // What the details ask for is said with them, once.
  const things = facts.slots.filter((slot) => THINGS.has(slot.kind) && !says.has(slot));
  const bodies = each(
    arc.bodies.filter((body) => isNamed || !body.includes('{name}')),
    LENGTHS.detail.most,
  ).filter((body) => !things.some(({ value }) => has(body.text, value)));
  const closes = each(arc.closes, LENGTHS.closing.most);
  const isApt = isMadeForDetails(arc);
  // What it has to say may stand in any of its lines.
  if (closes.length === 0 || (isApt && arc.bodies.length > 0 && bodies.length === 0)) return undefined;
  // 'Shorts' alone is not all of 'shorts, water and a friend'.
  const isWhole = ({ kind, value }: Slot) =>
    !THINGS.has(kind) ||
    [[hook], bodies, closes].some((lines) => lines.length > 0 && lines.every(({ text }) => has(text, value)));
  if (!slots.every(isWhole)) return undefined;
  let made: readonly Line[] | undefined;
  const named = () => {
    made ??= each(
      (isAway(facts) || facts.name === '' ? [] : titlesFor(facts))
        .filter((_, index) => index === 0 || !facts.alone)
        .map((title) => arc.hook.replace('**{class}**', title.replace('{name}', facts.name))),
      LENGTHS.intro.most,
    ).map((line) => ({ ...line, id: hook.id }));
    return made;
  };
  const tells = arc.starter !== undefined;
  return { hook, named, bodies, kin: [], ends: [], closes, says, tells, isApt, ...rankOf(arc, slots, tells) };
}

const THINGS: ReadonlySet<SlotKind> = new Set(['bring', 'wear']);

/** What a class is chosen for; what one has to know beforehand says less, and is rather said under what the class is. */
const STRONG: ReadonlySet<SlotKind> = new Set(['offer', 'guest', 'series', 'music', 'places', 'substitute', 'soldOut']);
const WORTH = { tells: 40, strong: 26, weakBeside: 6, weakAlone: -12, any: -64 };

function rankOf({ families, says }: Arc, slots: readonly Slot[], tells: boolean): Pick<FilledArc, 'rank' | 'worth'> {
  const strong =
    slots.filter(({ kind, value }) => STRONG.has(kind) && value !== 'small group').length +
    says.filter((what) => /^typed .*\b(?:new|free)\b/.test(what)).length;
  const isAny = families === 'any' && !tells;
  const rank = tells || strong > 0 ? 'told' : isAny ? 'any' : 'class';
  const weak = (says.length - strong) * WORTH.weakBeside;
  const worth =
    (tells ? WORTH.tells : 0) +
    strong * WORTH.strong +
    (rank === 'told' ? weak : says.length > 0 ? WORTH.weakAlone : 0) +
    (rank === 'any' ? WORTH.any : 0);
  return { rank, worth };
}

const familiesFor = (facts: Facts): string[] => (facts.plays ? ['kids'] : tellingFamilies(facts).map(({ id }) => id));
