import type { WritingStyle } from '../../../contract/profile.ts';
import type { SlotKind } from '../understand/slots.ts';

/** What a text is about, the first that there is. `children` stands for the last three in a children's class. */
export const MESSAGES = [
  'cancelled',
  'soldOut',
  'substitute',
  'offer',
  'guest',
  'series',
  'class',
  'level',
  'audience',
  'children',
  'hurdle',
  'inside',
  'mood',
] as const;
export type Message = (typeof MESSAGES)[number];

/** Hooks and the closes that answer them: any hook of a thread goes with any of its closes. */
export interface Thread {
  /** Each has **{class}** once. At most 8 words besides it. */
  hooks: readonly string[];
  /** At most 6 words. */
  closes: readonly string[];
}

/**
 * Lines of one style in one language with slots; copy/README.md explains them.
 *
 *   {class} {studio} {day} {name}              of the class form; a line with one that is not known is not used
 *   {s} {es} {is} {has}                        the verb after {name}: 'Jo teaches', 'Jo & Max teach'
 *   {we} {us} {our} {we’re}                    'I', 'me', 'my', 'I’m' where a lone instructor writes
 *   {thing} {move} {move2} {move3} {verb} {verb2} {verb3} {feeling} {hurdle} {outcome}     of the class's family, see copy/README.md
 *   {offer} {guest} {from} {series} {level} {audience} {sub} {for} {when}                  of the message
 *   {bring} {wear} {price} {news} {places} {music} {length} {timing} {place} …                             of the details: the slot's own kind
 *   {welcome} {grade} {room} {spots} {songs} {live}    of a level who is welcome, or what it is called; an offer that can be told as news; of 'max 8' the number; of '3 left' the spots; music to dance to, or who plays it
 *   {line} {steps} {step} {do} {learn} {leave} {ease} {way}                                of the description, see understand/description.ts
 *   {at}                                       of the family, not in English: 'am Reifen', 'en el aro'
 *   {Wir freuen uns|Ich freue mich}            what a studio says, and what a lone instructor says
 *   {Move}                                     any of them with a capital letter
 */
export interface StyleFrames {
  threads: Partial<Record<Message, Thread[]>>;
  /** Lines under the highlight that go on with the message. At most 11 words. */
  bodies: Partial<Record<Message, string[]>>;
  /** Lines that introduce the instructor: in the third person, and in the first. */
  teacher: { they: string[]; i: string[] };
  /** Closes with {name}: in the third person, and in the first. */
  signed: { they: string[]; i: string[] };
  /** How a fact of the details is said. */
  say: Partial<Record<SlotKind, string[]>>;
  /** For films of few seconds: at most 3 words besides {class}, and closes of at most 2. */
  quick: Thread;
}

/** What a style says of one family of classes, or of a description. Any of its hooks goes with any of its closes. */
export interface ClassLines {
  hooks: string[];
  bodies: string[];
  closes: string[];
}

/** A text about one image or joke, from its first line to its last. Any of the bodies, or none, leads to any of the closes. */
export interface Arc {
  /** 'any': for every class but children's. */
  families: readonly string[] | 'any';
  /** What the details have to say, all of it; whichever lines are taken say it. In the notation of test/copy/details.tsv; see `matches` in write/arcs.ts. */
  says: string[];
  /** The class of a fresh installation whose description it tells in its own words, as long as that is unchanged. */
  starter?: string;
  /** A thought in at most 9 words, and under it the class. */
  hook: string;
  bodies: string[];
  closes: string[];
}

/** Last lines for a text whose line above says this of the details. Whichever is taken answers it. */
export interface Answers {
  /** 'any': for every class but children's. */
  families: Arc['families'];
  /** What the details say, any of these; in the notation of an arc's. */
  says: string[];
  closes: string[];
}

/** The older lines of a style, in English alone: what is left once an account has used up the others. */
export interface Stock {
  /** Openings with the class type in bold. */
  intros: string[];
  /** Openings for when no class type is known, with the hook in bold. */
  openings: string[];
  /** Lines that introduce the instructor. */
  teacher: string[];
  /** Lines that say what the class is like. */
  details: string[];
  /** Last lines that stand alone. */
  closings: string[];
  /** Last lines that come in pairs. */
  endings: (readonly [string, string])[];
}

/** All that a style has in a language, as a file of copy has it. */
export interface StyleCopy {
  /** How it sounds, for the model's prompt. */
  voice: string;
  arcs: Arc[];
  answers: Answers[];
  /** By family, or `told`. */
  classes: Record<string, ClassLines | undefined>;
  frames: StyleFrames;
  stock: Stock;
}

/** A file each; `plain` has what every style falls back on. */
export type LanguageCopy = Readonly<Record<WritingStyle | 'plain', StyleCopy>>;
