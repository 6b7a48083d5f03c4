import type { Language } from '../../../contract/promotion.ts';
import { capitalise } from '../../../contract/strings.ts';
import { valuesIn } from '../details/elsewhere.ts';
import type { Clause, Slot } from '../details/slots.ts';
import type { Facts } from '../facts.ts';
import { MESSAGES, type Message } from '../frames/types.ts';
import { FEW_WORDS, LENGTHS, SOME_WORDS } from '../limits.ts';
import type { Memory } from '../memory.ts';
import { stoodInFor } from './fill.ts';
import { HOUSE } from './house.ts';
import { given, hasFresh, isMessage, type Line, type Pool } from './pool.ts';

/** Messages that a text must have whenever their fact is known, in the hook, however often they were had. */
export const NOTICES: ReadonlySet<Message> = new Set(['cancelled', 'soldOut', 'substitute']);
/** Facts that say less of a class than the class itself: a text begins with them once nothing is left to say of it. */
const WEAK: readonly Message[] = ['level', 'audience'];
/** For classes that newcomers come to. */
const FOR_NEWCOMERS: ReadonlySet<string> = new Set([
  'intro',
  'spin',
  'pole',
  'openlevel',
  'inclusive',
  'seniors',
  'men',
  'hoop',
  'silks',
  'class',
]);

/**
 * What the text can be about, the best first: one of its facts, if it has any whose hooks are not used up, or what is done in the class. Where none is
 * best, one is drawn.
 */
export function messagesOf(facts: Facts, pool: Pool, memory: Memory): Message[] {
  const told = MESSAGES.slice(0, MESSAGES.indexOf('class')).filter(
    (message) => isMessage(message) && factOf(facts, message) && pool.hooks(message).length > 0,
  );
  const first = told.find((message) => NOTICES.has(message) || hasFresh(pool, message, memory));
  // A film of few seconds may have no room for a hook with a fact.
  const room = facts.style === 'poetry' ? SOME_WORDS : FEW_WORDS;
  const about = hasFresh(pool, 'class', memory);
  if (first && !NOTICES.has(first)) {
    // An offer can be the hook, or stand under what the class is.
    if (facts.words < room) return [first, about ? 'class' : 'inside'];
    return about && first !== 'guest' ? [first, 'class'] : [first];
  }
  if (first) return [first];
  const kids = facts.forChildren && !facts.forTeens && hasFresh(pool, 'children', memory);
  if (about) return kids ? ['class', 'children'] : ['class'];
  if (kids) return ['children'];
  const weak = WEAK.find((message) => factOf(facts, message) && hasFresh(pool, message, memory));
  if (weak) return [weak];
  const open: Message[] = facts.forTeens
    ? ['inside', 'mood']
    : facts.forChildren
      ? ['children', 'mood']
      : FOR_NEWCOMERS.has(facts.families[0]!.id) || facts.slots.some(isNoExperience)
        ? ['hurdle', 'inside', 'mood']
        : ['inside', 'mood'];
  const usable = open.filter((message) => pool.hooks(message).length > 0);
  const fresh = usable.filter((message) => hasFresh(pool, message, memory));
  return fresh.length > 0 ? fresh : usable;
}

/** 'Lyra Level 2' says itself that it is for level 2. */
const isInName = (classType: string, { value }: Slot) => classType.toLowerCase().includes(value);

export const isNoExperience = ({ of }: Slot) => of === 'no experience';

/** The fact that a message is made of. */
export function factOf({ slots, classType, language }: Facts, message: Message): Slot | undefined {
  return slots.find((slot) => {
    if (slot.kind !== message || slot.not || !isSaidIn(language, slot, '')) return false;
    // They are said where they belong: 'no class on December 24' is about another day, and who needs no experience is met at the hurdle.
    if (message === 'cancelled') return slot.value === 'cancelled';
    if (message === 'soldOut') return slot.value === 'sold out';
    return message !== 'level' || (slot.value !== 'needs' && !isNoExperience(slot) && !isInName(classType, slot));
  });
}

/** Who stands in for whom is said in a sentence of its own, whatever the hook. */
const isStoodIn = (facts: Facts, { kind }: Slot): boolean =>
  kind === 'substitute' && facts.language === 'en' && stoodInFor(facts) !== '';

/** What the details say besides the message, in paragraphs, and what there is no room for. */
export interface Info {
  paragraphs: { line: Line; frames: number[] }[];
  /** An invitation to book: it makes a good last line. */
  contact: string;
  leftOut: string[];
}

/** What is said elsewhere in the text: a fact, or a whole clause as it was typed. */
export type Said = ReadonlySet<Slot | Clause>;
const NONE: Said = new Set();

/** Says in `most` paragraphs what the details say besides `elsewhere`, each in at most `words` words. */
export function infoOf(
  facts: Facts,
  message: Message,
  pool: Pool,
  { most, words, elsewhere = NONE }: { most: number; words: number; elsewhere?: Said },
): Info {
  const said = factOf(facts, message);
  const sentences: { text: string; frame: number; typed: string }[] = [];
  let contact = '';
  for (const clause of facts.details) {
    const slots = clause.slots.filter((slot) => !elsewhere.has(slot));
    if (elsewhere.has(clause) || (clause.whole && slots.length === 0)) continue;
    if (!clause.whole || !slots.every((slot) => isSayable(slot) && isSaidIn(facts.language, slot, clause.typed))) {
      sentences.push({ text: asSentence(clause), frame: 0, typed: clause.typed });
      continue;
    }
    for (const slot of slots) {
      if ((slot === said && !isStoodIn(facts, slot)) || (slot.kind === 'level' && isInName(facts.classType, slot)))
        continue;
      const booking = slot.kind === 'contact' ? contactIn(facts.language, slot) : '';
      if (booking !== '' && contact === '' && most > 0 && booking.length <= LENGTHS.closing.most) {
        contact = asEnd(booking);
        continue;
      }
      const line = isNoExperience(slot)
        ? { text: HOUSE[facts.language].noExperience, id: 0 }
        : pool.say(slot, clause.typed);
      sentences.push({ text: line?.text ?? asSentence(clause), frame: line?.id ?? 0, typed: clause.typed });
    }
  }
  return { ...together(sentences, most, words), contact };
}

function together(
  sentences: readonly { text: string; frame: number; typed: string }[],
  most: number,
  words: number,
): Omit<Info, 'contact'> {
  const paragraphs: { text: string; frames: number[] }[] = [];
  const leftOut: string[] = [];
  for (const { text, frame, typed } of sentences) {
    const last = paragraphs.at(-1);
    const verse = text.includes('\n') || last?.text.includes('\n');
    const joined = last && !verse ? `${/[.!?…]$/.test(last.text) ? last.text : `${last.text}.`} ${text}` : '';
    const fits = joined !== '' && joined.length <= LENGTHS.detail.aim && joined.split(' ').length <= words;
    if (fits && last) {
      last.text = joined;
      last.frames.push(frame);
    } else if (paragraphs.length < most) paragraphs.push({ text, frames: [frame] });
    else leftOut.push(typed);
  }
  // A paragraph of one sentence ends without a period, as display copy does.
  for (const each of paragraphs) if (!/[.!?]\s/.test(each.text)) each.text = each.text.replace(/\.$/, '');
  return { paragraphs: paragraphs.map(({ text, frames }) => ({ line: given(text), frames })), leftOut };
}

const asEnd = (text: string) => {
  const sentence = capitalise(text);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
};
const asSentence = ({ typed }: Clause) => capitalise(typed);

/** What no one has words for in the text's language is quoted too. */
const isSaidIn = (language: Language, slot: Slot, typed: string): boolean =>
  language === 'en' || isNoExperience(slot) || valuesIn(language, slot, typed) !== undefined;

const contactIn = (language: Language, slot: Slot): string =>
  language === 'en' ? slot.value : (valuesIn(language, slot)?.contact ?? '');

/** Facts with a polarity or a condition keep the words in which they were typed. */
export function isSayable({ kind, not, of, value }: Slot): boolean {
  if (not) return false;
  if (kind === 'level') return value !== 'needs' && of !== 'only';
  if (kind === 'wear' || kind === 'bring') return value !== 'bare feet' && of === undefined;
  return true;
}

/** Whether the text says who teaches. A substitute or guest does so too, but the regular instructor is still theirs to name. */
export const namesInstructor = ({ name }: Facts, texts: readonly string[]): boolean =>
  name === '' || texts.some((text) => text.includes(name));

const AWAY =
  /\b(?:sub|substitute|cover teacher|vertretung|sustitut[ao])\b|(?:\bis|['’]s) (?:out|away|sick|ill|off|on (?:vacation|holiday|leave)|not (?:here|in|teaching))\b|\b(?:ist (?:krank|nicht da|im urlaub)|está (?:enferm[ao]|de vacaciones))\b/i;

/** Somebody else teaches this time: nobody is invited to the instructor of the form. */
export const isAway = ({ slots, details }: Facts): boolean =>
  slots.some(({ kind }) => kind === 'substitute') || details.some(({ typed }) => AWAY.test(typed));
