import type { WritingStyle } from '../../../contract/profile.ts';
import { capitalise } from '../../../contract/strings.ts';
import { styleFor } from '../children.ts';
import type { Clause, Slot } from '../details/slots.ts';
import type { Facts } from '../facts.ts';
import { FEW_WORDS, LENGTHS, seenLength, wordCount } from '../limits.ts';
import { copyIn } from '../lines/index.ts';
import { MESSAGES, type Message, type StyleFrames, type Thread } from '../lines/types.ts';
import { gramsOf, idOf, type Memory } from '../memory.ts';
import { faultOf, faultOfFrame } from '../truth.ts';
import { classLinesFor } from './class-lines.ts';
import { fill, type Values, withSlot } from './fill.ts';
import { HOUSE } from './house.ts';
import { phraseOf } from './phrases.ts';
import { pick, type Random } from './random.ts';
import { isSayable } from './sayable.ts';
import { stemsOf } from './stems.ts';
import { isEvent } from './titles.ts';
import { longestAgo, type Uses, usedBy } from './uses.ts';
import { limpOf } from './verse.ts';

/** A filled frame that is true of the class and fits its place. */
export interface Line {
  /** 0 for what was typed: that may return. */
  id: number;
  text: string;
  words: number;
  grams: number[];
  /** Its strong words, to hear echoes by. */
  stems: readonly string[];
  /** It says what is done in the class. */
  concrete?: boolean;
  /** It says what the description says. */
  told?: boolean;
  /** What of the details its last sentence says. */
  said?: Slot | Clause | undefined;
  /** See `limpOf`. */
  limp?: number;
  /** Closes that answer it; absent: any of the message. */
  closes?: readonly Line[];
}

type Role = 'intro' | 'detail' | 'closing';

/** All lines that one text can be made of. */
export interface Pool {
  hooks: (message: Message) => readonly Line[];
  /** Whether any hook of the message is left of which the memory has neither the frame nor the words. */
  hasFresh: (message: Message) => boolean;
  closes: (message: Message) => readonly Line[];
  bodies: (message: Message) => readonly Line[];
  /** The shortest hooks and bodies that there are, of the style and plain ones. */
  brief: { hooks: (message: Message) => readonly Line[]; bodies: (message: Message) => readonly Line[] };
  /** Only what the memory does not have: the name can be said in a close as well. */
  teacher: readonly Line[];
  signed: readonly Line[];
  /** Two closings that belong together. */
  endings: readonly (readonly [Line, Line])[];
  quick: { hooks: readonly Line[]; details: readonly Line[]; named: readonly Line[]; closes: readonly Line[] };
  /** What is done in the class, in two nouns: 'Mounts and poses'. */
  pairs: readonly Line[];
  /** `typed` is the part of the details that says it. */
  say: (slot: Slot, typed: string) => Line | undefined;
  /** The same in plain words, beside lines that have a joke or an image of their own. */
  sayPlainly: (slot: Slot, typed: string) => Line | undefined;
}

/** A line as it was typed, or as it is said without a frame. */
export const given = (text: string): Line => ({ id: 0, text, words: wordCount(text), grams: [], stems: stemsOf(text) });

/**
 * The lines for a class: the style's frames, what every style has, and for the mood the style's stock. A line is not offered if the memory has its frame
 * or five of its words in a row; where that leaves none, those that were used longest ago are.
 */
// size: each list of the pool is one line that says where it comes from
export function poolFor(facts: Facts, memory: Memory, values: readonly Values[], random: Random): Pool {
  const style = styleOf(facts);
  const copy = copyIn(facts.language);
  const stock = facts.language === 'en' ? copy[style].stock : undefined;
  const sets = [copy[style].frames, copy.plain.frames];
  const used = usedBy(memory);

  const line = (frame: string, role: Role): Line | undefined => {
    const chosen = pick(values, random)!;
    // Where a guest is from is said once, at the top.
    const guest = role === 'intro' ? undefined : facts.slots.find(({ kind }) => kind === 'guest')?.value;
    const text = fill(frame, guest ? { ...chosen, guest } : chosen);
    if (text === undefined || seenLength(text) > LENGTHS[role].most || unfit(frame, text, facts)) return undefined;
    return {
      id: idOf(frame),
      text,
      words: wordCount(text),
      grams: gramsOf(withoutFacts(text, facts)),
      stems: stemsOf(text),
      concrete: CONCRETE.test(frame),
      told: TOLD.test(frame),
      limp: limpOf(text, facts.language),
    };
  };
  const lines = (frames: readonly string[], role: Role): Line[] => frames.flatMap((frame) => line(frame, role) ?? []);
  const ofClass = (frames: readonly string[], role: Role): Line[] =>
    lines(frames, role).map((each) => ({ ...each, concrete: true }));
  /** Those of the first set of frames that has some the memory does not know. */
  const freshest = (sources: readonly (readonly Line[])[]): readonly Line[] =>
    sources.map((source) => source.filter((each) => !used.has(each))).find((source) => source.length > 0) ??
    longestAgo(sources.flat(), used);

  const threaded = (threads: readonly Thread[] = []): Line[] =>
    threads.flatMap(({ hooks, closes }) => {
      const answers = lines(closes, 'closing');
      const fresh = answers.filter((each) => !used.has(each));
      return lines(hooks, 'intro').map((hook) => ({ ...hook, closes: fresh }));
    });
  const classLines = classLinesFor(facts);
  const hooksOf = (message: Message) => [
    ...(message === 'class' ? classLines.map(threaded) : []),
    ...sets.map((set) => threaded(set.threads[message])),
    message === 'mood' && stock ? lines(stock.intros, 'intro') : [],
  ];
  const closesOf = (message: Message) => [
    ...(message === 'class'
      ? classLines.map((all) =>
          lines(
            all.flatMap(({ closes }) => closes),
            'closing',
          ),
        )
      : []),
    ...sets.map((set) =>
      lines(
        (set.threads[message] ?? (message === 'class' ? set.threads.inside : undefined) ?? []).flatMap(
          ({ closes }) => closes,
        ),
        'closing',
      ),
    ),
    message === 'mood' && stock ? lines(stock.closings.filter(isUnsigned), 'closing') : [],
  ];
  const bodiesOf = (message: Message) => [
    ...(message === 'cancelled' || message === 'soldOut'
      ? []
      : classLines.map((all) =>
          ofClass(
            all.flatMap(({ bodies }) => bodies),
            'detail',
          ),
        )),
    ...sets.map((set) => lines(set.bodies[message] ?? [], 'detail')),
    ...(GENERAL.has(message) ? sets.map((set) => lines(set.bodies.inside ?? [], 'detail')) : []),
    message === 'mood' && stock ? lines(stock.details, 'detail') : [],
  ];

  const who = facts.alone ? 'i' : 'they';
  const own = sets[0]!;
  const hooks = once((message) => freshest(hooksOf(message)));
  return {
    hooks,
    hasFresh: (message) => hooks(message).some((hook) => !used.has(hook)),
    closes: once((message) => freshest(closesOf(message))),
    bodies: once((message) => freshest(bodiesOf(message))),
    brief: {
      hooks: once((message) => shortest(hooksOf(message).flat())),
      bodies: once((message) => shortest(bodiesOf(message).flat())),
    },
    teacher:
      [
        ...sets.map((set) => lines(set.teacher[who], 'detail')),
        stock && !facts.alone ? lines(stock.teacher, 'detail') : [],
      ]
        .map((source) => source.filter((each) => !used.has(each)))
        .find((source) => source.length > 0) ?? [],
    signed: freshest([
      [
        ...lines(own.signed[who], 'closing'),
        ...(stock && !facts.alone
          ? lines(
              stock.closings.filter((close) => !isUnsigned(close)),
              'closing',
            )
          : []),
      ],
      lines(copy.plain.frames.signed[who], 'closing'),
    ]),
    endings: (stock?.endings ?? [])
      .filter((pair) => pair.every(isUnsigned))
      .flatMap((pair) => {
        const [first, last] = [line(pair[0], 'closing'), line(pair[1], 'closing')];
        return first && last && !used.has(first) ? [[first, last] as const] : [];
      }),
    quick: {
      hooks: freshest(sets.map((set) => lines(set.quick.hooks, 'intro'))),
      // The shortest first.
      details: lines(
        HOUSE[facts.language].quickDetails.filter((frame) => frame.includes('2') !== facts.words < ONE_WORD_BELOW),
        'detail',
      ).toSorted((a, b) => a.words - b.words),
      named: facts.language === 'en' ? lines(NAMED, 'detail') : [],
      closes: freshest(sets.map((set) => lines(set.quick.closes, 'closing'))),
    },
    pairs: facts.language === 'en' ? ofClass(PAIRS, 'detail') : [],
    say: sayer(sets, facts, values[0]!, used, random),
    sayPlainly: sayer([copy.plain.frames], facts, values[0]!, used, random),
  };
}

/** The style whose lines the class has. */
export function styleOf(facts: Facts): WritingStyle {
  const style = styleFor(facts.style, facts.forChildren);
  return style === 'fierce' && isGentle(facts) ? 'confident' : style;
}

/** Classes that nobody roars at. What fierce has for them is among the lines of their family. */
const isGentle = ({ families }: Facts) => families.some(({ id }) => id === 'prenatal' || id === 'postnatal');

/** 'Turn' alone says little; only the shortest films have room for no more. */
const ONE_WORD_BELOW = 15;
/** In a film of few seconds: what is done and with whom is one line. */
const NAMED = ['{Move} with {name}', '{Move} and {move2} with {name}'];
const PAIRS = ['{Move} and {move2}', '{Move2} and {move3}', '{Move}, {move2} and {move3}'];

/** Whose hooks go on with what is done in the class as well as with thoughts of their own. */
const GENERAL: ReadonlySet<Message> = new Set(['mood', 'hurdle', 'class', 'offer', 'series']);

const TOLD = /\{(?:line|steps?|do|learn|leave|ease|way)\}/i;
const CONCRETE = /\{(?:at|outcome|feeling|thing|move\d?|verb\d?)\}/i;
/** Those that a film of few seconds has room for, if any. */
export const shortest = (lines: readonly Line[]): Line[] => lines.toSorted((a, b) => a.words - b.words).slice(0, 4);

const isUnsigned = (close: string) => !close.includes('{name}');

/**
 * A filled line can have a word for adults that its frame has not: 'dare{s} you'. Who hosts a party does not teach it. What is said of salsa is true of tango
 * but for the hips.
 */
export const unfit = (frame: string, text: string, facts: Facts): boolean =>
  faultOfFrame(frame, facts) !== undefined ||
  (facts.forChildren && faultOf(text, facts) !== undefined) ||
  (TEACHES.test(frame) && isEvent(facts)) ||
  (HIPS.test(frame) && UPRIGHT.test(facts.classType));
const HIPS = /\bhips?\b|\bsway/i;
const UPRIGHT = /\b(?:tango|ballroom|waltz|hip[- ]?hop|street dance)\b/i;
const TEACHES = /\{name\} teach|taught by|\bI teach\b/;

/** Who is brought along is no thing: 'Your materials: a friend'. */
export const isSomebody = ({ kind, value }: Slot) =>
  kind === 'bring' && /\b(?:friends?|bestie|besties|bff|buddy|partner|mum|mom|sister|guest|crew)\b/i.test(value);
/** The share of facts with a phrase that may also stand as their bare value: '$15'. */
const BARE = 0.3;
const VALUE_ALONE = /^\{\w+\}\.$/;
const BRINGS = /\b(?:bring(?: along)?|bringt|trae|traed) \{bring\}/i;

/** A slot's fact in a sentence of its own: in the style's words, or in plain ones. */
function sayer(sets: readonly StyleFrames[], facts: Facts, values: Values, used: Uses, random: Random) {
  return (slot: Slot, typed: string): Line | undefined => {
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
          const text = fill(frame, told);
          return text === undefined || unfit(frame, text, facts) ? [] : [{ ...given(text), id: idOf(frame) }];
        }),
    ]);
    const fresh = options.map((lines) => lines.filter((line) => !used.has(line))).filter((lines) => lines.length > 0);
    // Of the style's words and the plain ones either; once they are used up, the details stand as they were typed.
    return pick(pick(fresh, random) ?? [], random);
  };
}

const asSaid = (phrase: string, { alone }: Facts) =>
  capitalise(alone ? phrase.replace(/^Find us/, 'Find me').replace(/^We /, 'I ') : phrase);

/** Names and values are the class's, not ours: five words around them that return are no repetition of a line. */
export function withoutFacts(text: string, { classType, name, studio, values, told }: Facts): string {
  return [classType, name, studio, ...values, ...Object.values(told).flat(2)]
    .filter(Boolean)
    .reduce((rest, part) => rest.split(part.toLowerCase()).join(' \u0000 '), text.toLowerCase());
}

/** Each message's lines are made once. */
function once(make: (message: Message) => readonly Line[]): (message: Message) => readonly Line[] {
  const made = new Map<Message, readonly Line[]>();
  return (message) => {
    const known = made.get(message);
    if (known) return known;
    const lines = make(message);
    made.set(message, lines);
    return lines;
  };
}

export const isMessage = (kind: string): kind is Message => MESSAGES.some((message) => message === kind);
