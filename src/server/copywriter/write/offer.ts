import type { WritingStyle } from '../../../contract/profile.ts';
import { capitalise } from '../../../contract/strings.ts';
import { styleFor } from '../children.ts';
import type { Facts } from '../facts.ts';
import { FEW_WORDS, LENGTHS } from '../limits.ts';
import type { Family } from '../lines/families.ts';
import { copyIn, families } from '../lines/index.ts';
import type { ClassLines, Message, StyleFrames, Thread } from '../lines/types.ts';
import { idOf } from '../memory.ts';
import { faultOfFrame } from '../truth.ts';
import type { Clause, Slot } from '../understand/slots.ts';
import { type Values, withSlot } from './fill.ts';
import { HOUSE } from './house.ts';
import { filled, given, isUnfit, type Line, type Liner, ownLine } from './line.ts';
import { phraseOf } from './phrases.ts';
import { pick, type Random } from './random.ts';
import { isSayable, isSomebody } from './sayable.ts';
import { matches } from './says.ts';

type Role = 'intro' | 'detail' | 'closing';

/** Which lines one text can be made of, but for the whole texts: each list is ranked by its `Liner`. */
export interface Offer {
  /** The style has no image for the class, so that it has plain words. */
  isPlain: boolean;
  hooks: (message: Message) => readonly Line[];
  /** Whether any hook of the message is left of which the memory has neither the frame nor the words. */
  hasFresh: (message: Message) => boolean;
  closes: (message: Message) => readonly Line[];
  bodies: (message: Message) => readonly Line[];
  /** The shortest hooks and bodies that there are, of the style and plain ones. */
  brief: { hooks: (message: Message) => readonly Line[]; bodies: (message: Message) => readonly Line[] };
  /** Hooks for when no class type is known. */
  openings: readonly Line[];
  /** Only what the memory does not have: the name can be said in a close as well. */
  teacher: readonly Line[];
  signed: readonly Line[];
  /** Two closings that belong together. */
  endings: readonly (readonly [Line, Line])[];
  /** Last lines that suit any news. */
  plainCloses: readonly Line[];
  quick: { hooks: readonly Line[]; details: readonly Line[]; named: readonly Line[]; closes: readonly Line[] };
  /** What is done in the class, in two nouns: 'Mounts and poses'. */
  pairs: readonly Line[];
  /** Last lines that answer what the line above says of the details. */
  answers: (said: Slot | Clause) => readonly Line[];
  /** `typed` is the part of the details that says it. */
  say: (slot: Slot, typed: string) => Line | undefined;
  /** The same in plain words, beside lines that have a joke or an image of their own. */
  sayPlainly: (slot: Slot, typed: string) => Line | undefined;
}

/**
 * The lines for a class: what the style says of it, the style's frames, what every style has, and for the mood the style's spare lines.
 * @param values some wordings, of which each line takes one
 */
// size: each list of the offer is one line that says where it comes from
export function offerFor(facts: Facts, liner: Liner, values: readonly Values[], random: Random): Offer {
  const copy = copyIn(facts.language);
  const { stock, answers, frames } = copy[styleOf(facts)];
  const isEnglish = facts.language === 'en';
  const isPlain = !facts.plays && !facts.forTeens && (isApart(facts) || (!isEnglish && !isImagined(facts)));
  const own = isPlain ? copy.plain.frames : frames;
  const sets = isPlain ? [own] : [own, copy.plain.frames];
  const line = (frame: string, role: Role): Line | undefined => {
    const chosen = pick(values, random)!;
    // Where a guest is from is said once, at the top.
    const guest = role === 'intro' ? undefined : facts.slots.find(({ kind }) => kind === 'guest')?.value;
    return liner.make(frame, LENGTHS[role].most, guest ? { ...chosen, guest } : chosen);
  };
  const lines = (frames: readonly string[], role: Role): Line[] => frames.flatMap((frame) => line(frame, role) ?? []);
  const concrete = (frames: readonly string[]): Line[] =>
    lines(frames, 'detail').map((each) => ({ ...each, concrete: true }));
  const sources = sourcesFor(facts, sets, lines, concrete, liner);
  // In English a sentence of its own says whom somebody stands in for.
  const absent = isEnglish ? '' : (facts.slots.find(({ kind, not }) => kind === 'substitute' && !not)?.of ?? '');
  const naming = (all: Line[][]) => all.map((some) => some.filter(({ text }) => text.includes(absent)));
  const hooks = once((message: Message) => {
    const all = sources.hooks(message);
    const named = message === 'substitute' ? naming(all) : all;
    return liner.best(named.some((some) => some.length > 0) ? named : all);
  });
  const who = facts.alone ? 'i' : 'they';
  const spare = (frames: readonly string[]) => (facts.alone ? [] : frames);
  return {
    ...{ hooks, isPlain },
    hasFresh: (message) => hooks(message).some((hook) => !liner.isUsed(hook)),
    closes: once((message) => liner.best(sources.closes(message))),
    bodies: once((message) => liner.best(sources.bodies(message))),
    brief: {
      hooks: once((message) => shortest(sources.hooks(message).flat())),
      bodies: once((message) => shortest(sources.bodies(message).flat())),
    },
    openings: facts.classType === '' ? openingsFor(facts, liner, values[0]!) : [],
    teacher: liner.fresh(
      [...sets.map((set) => set.teacher[who]), spare(stock.teacher)].map((frames) => lines(frames, 'detail')),
    ),
    signed: liner.best(
      [
        [...own.signed[who], ...spare(stock.closings.filter((close) => !isUnsigned(close)))],
        copy.plain.frames.signed[who],
      ].map((frames) => lines(frames, 'closing')),
    ),
    endings: stock.endings
      .filter((pair) => pair.every(isUnsigned))
      .flatMap((pair) => {
        const [first, last] = [line(pair[0], 'closing'), line(pair[1], 'closing')];
        return first && last && !liner.isUsed(first) ? [[first, last] as const] : [];
      }),
    quick: {
      hooks: liner.best(sets.map((set) => lines(set.quick.hooks, 'intro'))),
      // The shortest first.
      details: lines(
        HOUSE[facts.language].quickDetails.filter((frame) => frame.includes('2') !== facts.words < ONE_WORD_BELOW),
        'detail',
      ).toSorted((a, b) => a.words - b.words),
      named: isEnglish ? lines(NAMED, 'detail') : [],
      closes: liner.best(sets.map((set) => lines(set.quick.closes, 'closing'))),
    },
    plainCloses: liner.best([lines(HOUSE[facts.language].closes, 'closing')]),
    pairs: isEnglish ? concrete(PAIRS) : [],
    answers: answering(
      answers.filter((each) => suits(each, facts)),
      (close) => ownLine(liner, close, LENGTHS.closing.most, values[0]!) ?? [],
    ),
    say: sayer(sets, facts, values[0]!, liner, random),
    sayPlainly: sayer([copy.plain.frames], facts, values[0]!, liner, random),
  };
}

/** What is said of a message, each source after those that say more of the class. */
function sourcesFor(
  facts: Facts,
  sets: readonly StyleFrames[],
  lines: (frames: readonly string[], role: Role) => Line[],
  concrete: (frames: readonly string[]) => Line[],
  liner: Liner,
): Record<'hooks' | 'closes' | 'bodies', (message: Message) => Line[][]> {
  const { stock } = copyIn(facts.language)[styleOf(facts)];
  const classLines = classLinesFor(facts);
  const threaded = (threads: readonly Thread[] = []): Line[] =>
    threads.flatMap(({ hooks, closes }) => {
      const answers = liner.fresh([lines(closes, 'closing')]);
      return lines(hooks, 'intro').map((hook) => ({ ...hook, closes: answers }));
    });
  const closesOf = (all: readonly { closes: readonly string[] }[] = []) =>
    lines(
      all.flatMap(({ closes }) => closes),
      'closing',
    );
  const ofClass = (message: Message) => (message === 'class' ? classLines : []);
  const spare = (message: Message, frames: readonly string[], role: Role) =>
    message === 'mood' ? lines(frames, role) : [];
  return {
    hooks: (message) => [
      ...ofClass(message).map(threaded),
      ...sets.map((set) => threaded(set.threads[message])),
      spare(message, stock.intros, 'intro'),
    ],
    closes: (message) => [
      ...ofClass(message).map(closesOf),
      ...sets.map((set) => closesOf(set.threads[message] ?? (message === 'class' ? set.threads.inside : undefined))),
      spare(message, stock.closings.filter(isUnsigned), 'closing'),
    ],
    bodies: (message) => [
      // Nobody is told what is done in a class that does not take place or is full.
      ...(message === 'cancelled' || message === 'soldOut' ? [] : classLines).map((all) =>
        concrete(all.flatMap(({ bodies }) => bodies)),
      ),
      ...sets.map((set) => lines(set.bodies[message] ?? [], 'detail')),
      ...(GENERAL.has(message) ? sets.map((set) => lines(set.bodies.inside ?? [], 'detail')) : []),
      spare(message, stock.details, 'detail'),
    ],
  };
}

/** Whether nothing but plain words suits it: nobody is new to a teacher training, or learns at a party. */
export const isApart = ({ families: [first] }: Facts): boolean => first!.is.has('apart');

/** Whether styles have images for what is done in the class: none is asked of an open day, and of a name that nobody knows. */
function isImagined(facts: Facts): boolean {
  const { classes } = copyIn(facts.language).elegant;
  const [first] = tellingFamilies(facts);
  return first !== undefined && classes[first.id] !== undefined;
}

/** The style whose lines the class has. */
export function styleOf(facts: Facts): WritingStyle {
  const style = styleFor(facts.style, facts.forChildren);
  // Nobody roars there. What fierce has for them is among the lines of their family.
  return style === 'fierce' && facts.families.some((family) => family.is.has('gentle')) ? 'confident' : style;
}

/**
 * What the style says of this class, the most telling first: of its description and of what it is called, then of what else it is. A class for small
 * children has its games instead of the latter.
 */
function classLinesFor(facts: Facts): ClassLines[][] {
  const copy = copyIn(facts.language);
  const sets = [copy[styleFor(facts.style, facts.forChildren)].classes, copy.plain.classes];
  const linesOf = (id: string) => sets.flatMap((classes) => classes[id] ?? []);
  if (facts.plays) return [linesOf('told')];
  const [first, ...others] = tellingFamilies(facts);
  const own = linesOf(first!.id);
  const told = linesOf('told').map((lines) => ({ ...lines, closes: [lines, ...own].flatMap(({ closes }) => closes) }));
  return [[...told, ...own], ...(first!.is.has('wholly') ? [] : others.slice(0, 2).map(({ id }) => linesOf(id)))];
}

/** What a class is, the most telling first. What is said of people is said of them on the pole: nobody learns grips in 'Handstands 101'. */
export function tellingFamilies({ families: ofClass, forTeens, has }: Facts): Family[] {
  if (forTeens) return families().filter(({ id }) => id === 'teens');
  const telling = ofClass
    .filter((family) => !family.is.has('whom') || has.has('pole'))
    .toSorted((a, b) => Number(a.is.has('vague')) - Number(b.is.has('vague')));
  const [first] = telling;
  // At an open day of a pole studio nobody is in a pole class.
  if (first?.is.has('apart')) return [first];
  return first?.is.has('wholly') && first.like
    ? telling.filter((each) => each === first || each.id === first.like)
    : telling;
}

/** Whether what is said of these families may be said of the class. */
export const suits = ({ families: said }: { families: readonly string[] | 'any' }, facts: Facts): boolean =>
  said === 'any' ? !facts.forChildren : tellingFamilies(facts).some(({ id }) => said.includes(id));

/** Answers that are fresh and true, of the first block that fits. */
function answering(
  blocks: readonly { says: readonly string[]; closes: readonly string[] }[],
  lineOf: (close: string) => Line | readonly Line[],
): Offer['answers'] {
  return once((said: Slot | Clause) => {
    // Words that were typed are more special than what they were understood to say: 'no partner needed' is nothing that is not to be brought.
    const parts = 'kind' in said ? [said] : [said, ...said.slots.slice(-1)];
    const [block] = parts.flatMap((part) => blocks.find(({ says }) => says.some((what) => matches(what, part))) ?? []);
    return (block?.closes ?? []).flatMap(lineOf);
  });
}

function openingsFor(facts: Facts, { make, best }: Liner, values: Values): readonly Line[] {
  const frames = HOUSE[facts.language].openings(facts).filter((line) => !faultOfFrame(line, facts));
  return best([frames.flatMap((frame) => make(frame, LENGTHS.intro.most, values) ?? [])]);
}

/** 'Turn' alone says little; only the shortest films have room for no more. */
const ONE_WORD_BELOW = 15;
/** In a film of few seconds: what is done and with whom is one line. */
const NAMED = ['{Move} with {name}', '{Move} and {move2} with {name}'];
const PAIRS = ['{Move} and {move2}', '{Move2} and {move3}', '{Move}, {move2} and {move3}'];

/** Whose hooks go on with what is done in the class as well as with thoughts of their own. */
const GENERAL: ReadonlySet<Message> = new Set(['mood', 'hurdle', 'class', 'offer', 'series']);

/** Those that a film of few seconds has room for, if any. */
export const shortest = (lines: readonly Line[]): Line[] => lines.toSorted((a, b) => a.words - b.words).slice(0, 4);

const isUnsigned = (close: string) => !close.includes('{name}');

/** The share of facts with a phrase that may also stand as their bare value: '$15'. */
const BARE = 0.3;
const VALUE_ALONE = /^\{\w+\}\.$/;
const BRINGS = /\b(?:bring(?: along)?|bringt|trae|traed) \{bring\}/i;

/** A slot's fact in a sentence of its own: in the style's words, or in plain ones. */
function sayer(sets: readonly StyleFrames[], facts: Facts, values: Values, liner: Liner, random: Random): Offer['say'] {
  return (slot, typed) => {
    const told = withSlot(values, slot, typed);
    // In a film of few seconds a bare value is as much as one can read.
    const phrase = facts.language === 'en' && facts.words > FEW_WORDS ? phraseOf(slot, typed) : '';
    const phrases = phrase === '' ? [] : [{ ...given(`${asSaid(phrase, facts)}.`), id: idOf(`say ${slot.kind}`) }];
    const isBare = phrase === '' || random() < BARE;
    const options = sets.map((set) => [
      ...(set === sets.at(-1) ? phrases : []),
      ...(isSayable(slot) ? (set.say[slot.kind] ?? []) : [])
        .filter((frame) => (!isSomebody(slot) || BRINGS.test(frame)) && (isBare || !VALUE_ALONE.test(frame)))
        .flatMap((frame) => {
          const text = filled(frame, told, facts);
          return text === undefined || isUnfit(frame, text, facts) ? [] : [{ ...given(text), id: idOf(frame) }];
        }),
    ]);
    const fresh = options.map((lines) => liner.fresh([lines])).filter((lines) => lines.length > 0);
    // Of the style's words and the plain ones either. A fact may come back each week: once all are used up, it is said in plain words again.
    return pick(pick(fresh, random) ?? options.at(-1)!, random);
  };
}

const asSaid = (phrase: string, { alone }: Facts) =>
  capitalise(alone ? phrase.replace(/^Find us/, 'Find me').replace(/^We /, 'I ') : phrase);

/** What is made when it is asked for, and then kept: every candidate of a text asks the same. */
function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}
