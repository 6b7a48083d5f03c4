import type { Language } from '../../../contract/promotion.ts';
import { valuesIn } from '../understand/elsewhere.ts';
import type { Slot } from '../understand/slots.ts';

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
