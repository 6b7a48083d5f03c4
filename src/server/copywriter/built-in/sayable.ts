import type { Language } from '../../../contract/promotion.ts';
import { valuesIn } from '../details/elsewhere.ts';
import type { Clause, Slot } from '../details/slots.ts';

export const isNoExperience = ({ of }: Slot) => of === 'no experience';

/** 'Lyra Level 2' says itself that it is for level 2. */
export const isInName = (classType: string, { value }: Slot) => classType.toLowerCase().includes(value);

/** What no one has words for in the text's language is quoted too. */
export const isSaidIn = (language: Language, slot: Slot, typed: string): boolean =>
  language === 'en' || isNoExperience(slot) || valuesIn(language, slot, typed) !== undefined;

/** Facts with a polarity or a condition keep the words in which they were typed. */
export function isSayable({ kind, not, of, value }: Slot): boolean {
  if (not) return false;
  if (kind === 'level') return value !== 'needs' && of !== 'only';
  if (kind === 'wear' || kind === 'bring') return value !== 'bare feet' && of === undefined;
  return true;
}

/** How one books; 'drop-ins welcome' is only good to know. */
export const bookingIn = (language: Language, { kind, value }: Slot, typed: string): string => {
  if (kind !== 'contact' || /^(?:walk|drop)-ins|^no booking/.test(value)) return '';
  return language === 'en' ? value : (valuesIn(language, { kind, value }, typed)?.contact ?? '');
};

/** Who is brought along is no thing: 'Your materials: a friend'. */
export const isSomebody = ({ kind, value }: Slot) =>
  kind === 'bring' && /\b(?:friends?|bestie|besties|bff|buddy|partner|mum|mom|sister|guest|crew)\b/i.test(value);

const LONGEST = 6;
/** Nobody wants them in a film, or they are half a word. */
const SLANG =
  /\b(?:pls|plz|thx|ur|ya|dont|brng|byo|w|u|r|n|4|2day|min|ppl|pp|tix|wk|lvl|exp|int|adv|xo+|asap|beg+in+ars?|beginers?)\b|[/+*|](?!\s|$|,)|[!?]{2}/i;
const SHOUTED = /\p{Lu}{5,}(?!\+)/u;
/** What people say as well as we do, by kind; what a kind lacks is said in our words. */
const WELL: Partial<Record<Slot['kind'], RegExp>> = {
  level:
    /^(?:no (?:\w+ )?experience (?:needed|required|necessary)|(?:first[- ]timers?|newcomers|newbies) (?:are )?(?:always |very )?welcome|beginner[- ]friendly)!?$/i,
  audience: /[a-z]{3}/i,
  music: /\b(?:night|edition|party|special|tribute|playlist)\b|^(?:dancing|moving|routine|choreo|set) to\b|\blive\b/i,
  places: /\b(?:own|small|almost|nearly|fast)\b/i,
};

/** Whether a clause stands in the text best as it was typed: short, in whole words, and about what ours would say no better. */
export const isWellPut = ({ typed, whole, slots }: Clause): boolean =>
  whole &&
  typed.split(' ').length <= LONGEST &&
  !SLANG.test(typed) &&
  !SHOUTED.test(typed) &&
  // Several facts are in the order in which somebody thought of them.
  (slots.length > 1 || WELL[slots[0]!.kind]?.test(typed) === true);
