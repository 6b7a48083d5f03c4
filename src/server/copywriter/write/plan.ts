import { saysOff } from '../check/read-back.ts';
import type { Facts } from '../facts.ts';
import { FEW_WORDS, SOME_WORDS } from '../limits.ts';
import { MESSAGES, type Message } from '../lines/types.ts';
import { tellsAway } from '../understand/away.ts';
import { isHerself } from '../understand/news.ts';
import type { Slot } from '../understand/slots.ts';
import type { Offer } from './offer.ts';
import { isInName, isNoExperience, isSaidIn } from './sayable.ts';

/** Messages that a text must have whenever their fact is known, in the hook, however often they were had. */
export const NOTICES: ReadonlySet<Message> = new Set(['cancelled', 'soldOut', 'substitute']);
/** Facts that say less of a class than the class itself: a text begins with them once nothing is left to say of it. */
const WEAK: readonly Message[] = ['level', 'audience'];
/**
 * What the text can be about, the best first: one of its facts, if it has any whose hooks are not used up, or what is done in the class. Where none is
 * best, one is drawn.
 */
export function messagesOf(facts: Facts, offer: Offer): Message[] {
  const told = MESSAGES.slice(0, MESSAGES.indexOf('class')).filter(
    (message) => factOf(facts, message) && offer.hooks(message).length > 0,
  );
  const asked = told.find((message) => facts.isAsked && message === facts.about);
  const first = asked ?? told.find((message) => NOTICES.has(message) || offer.hasFresh(message));
  // A film of few seconds may have no room for a hook with a fact.
  const room = facts.style === 'poetry' ? SOME_WORDS : FEW_WORDS;
  const about = offer.hasFresh('class');
  if (first && first !== asked && !NOTICES.has(first)) {
    // An offer can be the hook, or stand under what the class is.
    if (facts.words < room) return [first, about ? 'class' : 'inside'];
    return about && first !== 'guest' ? [first, 'class'] : [first];
  }
  if (first) return [first];
  const kids = facts.plays && offer.hasFresh('children');
  if (about) return kids ? ['class', 'children'] : ['class'];
  if (kids) return ['children'];
  const weak = WEAK.find((message) => factOf(facts, message) && offer.hasFresh(message));
  if (weak) return [weak];
  const open: Message[] = facts.forTeens
    ? ['inside', 'mood']
    : facts.plays
      ? ['children', 'mood']
      : offer.isPlain && !facts.slots.some(isNoExperience)
        ? ['inside']
        : facts.families[0]!.is.has('newcomers') || facts.slots.some(isNoExperience)
          ? ['hurdle', 'inside', 'mood']
          : ['inside', 'mood'];
  const usable = open.filter((message) => offer.hooks(message).length > 0);
  const fresh = usable.filter((message) => offer.hasFresh(message));
  return fresh.length > 0 ? fresh : usable;
}

/** Nothing takes place, once, now or for a while, in words for which no style has lines. */
export const isOver = (facts: Facts): boolean =>
  facts.news?.isOff === true ||
  facts.news?.isOnce === true ||
  (saysOff(facts.detailsTyped, facts.schedule) && !facts.slots.some(({ kind }) => kind === 'cancelled'));

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

/** Whether the text says who teaches. A substitute or guest does so too, but the regular instructor is still theirs to name. */
export const namesInstructor = ({ name }: Facts, texts: readonly string[]): boolean =>
  name === '' || texts.some((text) => text.includes(name));

/** Somebody else teaches this time: nobody is invited to the instructor of the form. */
export const isAway = ({ slots, details, name }: Facts): boolean => {
  const isHers = slots.some((slot) => isHerself(name, slot));
  return (
    !isHers && (slots.some(({ kind }) => kind === 'substitute') || details.some(({ typed }) => tellsAway(typed, name)))
  );
};
