/**
 * The last look at a text: it is read back as a reader would, from the words alone. Nothing here is shared with what understands the details or writes the
 * lines, so that neither's mistakes are made again.
 */
import type { Language } from '../../../contract/promotion.ts';
import { INVITES, MORE_THAN_A_DAY, OFF, ONE_DAY, SAME, UNTOLD_WORDS, WORDS_OF } from './words.ts';

/** What was typed, as it is spelled. */
export interface Told {
  details: string;
  /** What else may be in the text: class, name, studio, day, time, description. */
  form: readonly string[];
  classType: string;
  /** The day, by the form. */
  when?: string;
  /** Who teaches, by the form. */
  name?: string;
  language: Language;
  /** The language of the details. */
  typedIn: Language;
  /** Lines that the person has written or kept: what they say is given, and nobody says it again. */
  own?: readonly string[];
}

/** What a text says wrong, as a rule's name. */
export type Rule =
  | 'a number that nobody gave'
  | 'a fact twice'
  | 'a fact that is lost'
  | 'an invitation to what does not take place'
  | 'words of another language';

/** A text without its signature: hook, when and where, details, closings. */
export interface Read {
  paragraphs: readonly string[];
  /** What of the details it does not say, as far as the answer names it. */
  leftOut: readonly string[];
}

/** Reads texts for what was typed. */
export interface Reader {
  /** The first rule that a text breaks; undefined if it is right. */
  faultOf: (text: Read) => Rule | undefined;
  /** Whether the paragraphs say nothing of a part of the details. */
  loses: (typed: string, paragraphs: readonly string[]) => boolean;
}

/** A number, with what makes it an amount: '€18', '18 €', '7.30'. */
const NUMBERS =
  /(?:([$€£])|(?<!\d)([$€£]) )?(?<![\p{L}\d])(\d+(?:[.,:]\d+)*)(?!\d)(?: ?([$€£%])(?!\d)| ?(?:percent|prozent|por ciento|euros?|eur|dollars?|pounds?|quid|bucks|usd|gbp|chf)\b)?/giu;
const ADDRESSES = /@[\w.]*\w|(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+(?:[a-z]{2,})(?:\/[\w./-]*)?/giu;
/** 'twenty' and more are written in digits by everybody. */
const SMALL = 12;

/**
 * What was typed says that nothing takes place; a class of many that is left out on one day does.
 * @param when by the form: a day of its own, or each week
 */
export const saysOff = (details: string, when = ''): boolean =>
  OFF.test(details) && details.split(' | ').some((part) => OFF.test(part) && !isOneOfMany(part, when));

const isOneOfMany = (part: string, when: string) =>
  / (?:but|except|aber|au(?:ß|ss)er|pero|excepto|salvo) /i.test(part) ||
  (ONE_DAY.test(part) &&
    !MORE_THAN_A_DAY.test(part) &&
    !numbersIn(part).some((number) => numbersIn(when).includes(number)));

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Whether a line calls somebody to the class. */
export const invites = (line: string, language: Language): boolean => INVITES[language].test(plain(line));

/** @param told what was typed */
export function readerFor(told: Told): Reader {
  const { details, form, language, typedIn } = told;
  const own = plain((told.own ?? []).join('\n').replaceAll('**', ''));
  const [given, ofForm] = [tallyOf(details), tallyOf(form.join(' · '))];
  const ofOwn = tallyOf(withoutClass(own, told.classType));
  const wanted = wordsIn(details);
  const parts = details.split(/[.!?;|•\n]+(?=\s|$)|, | [-–—+|/] /).map((part) => plain(part.trim()));
  const clauses = parts.map(wordsIn).filter((words) => words.length >= 2);
  const asTyped = parts.filter((part) => part.length >= LONG_ENOUGH && !/^[\d\s$€£]+$/.test(part));
  const name = plain(told.name ?? '');
  const isOff = saysOff(details, told.when);
  const givesIdiom = IDIOMS.find(({ typed }) => typed.test(details))?.gives ?? [];
  const [inForm, inDetails] = [plain(form.join(' ')), plain(details)];
  const typedWords = `${inDetails} ${inForm} ${own}`;
  const asWhole = new RegExp(escaped(details), 'giu');

  return {
    loses: (typed, paragraphs) => isLost({ ...told, details: typed, own: paragraphs }, paragraphs),
    faultOf({ paragraphs, leftOut }) {
      // When and where stands in the second one, which no writer writes.
      const said = [paragraphs[0] ?? '', ...paragraphs.slice(2)].map((each) => each.replaceAll('**', ''));
      const text = withoutClass(said.join('\n'), told.classType);
      const [inText, named] = [tallyOf(text), tallyOf(leftOut.join(' · '))];
      const spoken = plain(text);
      const isThere = (number: string) => inText.has(number) || isInWords(number, spoken, language);
      for (const [number, times] of inText) {
        const typed = (given.get(number) ?? 0) + (ofForm.get(number) ?? 0) + (givesIdiom.includes(number) ? 1 : 0);
        const allowed = Math.max(typed, ofOwn.get(number) ?? 0);
        if (allowed === 0) return 'a number that nobody gave';
        if (times > Math.max(allowed, ofForm.has(number) ? FORM_AGAIN : 0)) return 'a fact twice';
      }
      for (const [number] of given) {
        if (!isThere(number) && !named.has(number) && !ofForm.has(number) && !isIdiom(number, details))
          return 'a fact that is lost';
      }
      const left = plain(leftOut.join(' '));
      if (
        typedIn === language &&
        wanted.some((word) => !isSaid(word, spoken) && !isSaid(word, left) && !isSaid(word, inForm))
      )
        return 'a fact that is lost';
      const sentences = said.flatMap((each) => plain(each).split(/(?<=[.!?…])\s+|\n/));
      if (clauses.some((words) => sentences.filter((sentence) => tells(sentence, words)).length > 1))
        return 'a fact twice';
      if (name !== '' && !inDetails.includes(name) && spoken.split(name).length > 2) return 'a fact twice';
      if (asTyped.some((part) => spoken.split(part).length > 2)) return 'a fact twice';
      if (sentences.filter((sentence) => EXPERIENCE.test(sentence)).length > 1 && EXPERIENCE.test(inDetails))
        return 'a fact twice';
      if (isOff && INVITES[language].test(spoken) && !INVITES[language].test(typedWords))
        return 'an invitation to what does not take place';
      const foreign = plain(text.replace(asWhole, ' '));
      return UNTOLD_WORDS[language].some((words) =>
        (foreign.match(words) ?? []).some((word) => !typedWords.includes(word.trim())),
      )
        ? 'words of another language'
        : undefined;
    },
  };
}

const isLost = (told: Told, paragraphs: readonly string[]): boolean =>
  readerFor(told).faultOf({ paragraphs: [paragraphs.join('\n'), ''], leftOut: [] }) === 'a fact that is lost';

/** Characters of what cannot be repeated by chance. */
const LONG_ENOUGH = 6;
/** Day, hour and place may be said once more. */
const FORM_AGAIN = 2;
const EXPERIENCE = /experien|erfahrung|kenntniss/;
const IDIOMS = [{ typed: /\bbogo\b|\b2 ?x ?1\b|two for one|buy (?:one|1)|2 ?(?:for|4|für) ?1/i, gives: ['2', '1'] }];
/** '1st class free' is 'first class free'; '2x1' is said in other words. */
const isIdiom = (number: string, details: string) =>
  new RegExp(`\\b${escaped(number)}(?:st|nd|rd|th)\\b`, 'i').test(details) ||
  IDIOMS.some(({ typed, gives }) => gives.includes(number) && typed.test(details));

const NOTHING: ReadonlyMap<string, number> = new Map();

/** How often each number and address stands in a text; an amount is another thing than the number. */
function tallyOf(text: string): ReadonlyMap<string, number> {
  if (!/[\d@]|\.\p{L}/u.test(text)) return NOTHING;
  const tally = new Map<string, number>();
  const add = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);
  const rest = text.replace(ADDRESSES, (address) => {
    add(address.toLowerCase().replace(/^https?:\/\/(?:www\.)?|^www\.|[./]+$/g, ''));
    return ' ';
  });
  for (const match of rest.matchAll(NUMBERS)) {
    const isAmount = (match[1] ?? match[2]) !== undefined || /[$€£%]|[a-z]$/i.test(match[0]);
    add(`${isAmount ? 'amount ' : ''}${match[3]!.replace(/[,:]/g, '.').replace(/\.00$/, '')}`);
  }
  return tally;
}

const isInWords = (number: string, text: string, language: Language) => {
  const words = Number(number) <= SMALL ? WORDS_OF[language][Number(number)] : undefined;
  return words !== undefined && new RegExp(`(?<!\\p{L})(?:${words}) (?:\\p{L}+ )?(?:${COUNTED})`, 'iu').test(text);
};
/** What is said in words is counted: 'two hands' and 'five, six, seven, eight' say nothing of a level 2 or of six places. */
const COUNTED =
  'spot|place|seat|space|people|person|guest|friend|pole|left|week|hour|minute|day|session|part|class|platz|plätz|leut|person|gäst|stange|woche|stunde|tag|termin|plaza|sitio|lugar|persona|gente|barra|semana|hora|día|sesi|clase';

/** What has to be in the text: words of four letters or more that say something. */
function wordsIn(text: string): string[] {
  const words = plain(text.replace(ADDRESSES, ' ')).match(/(?<![\p{L}\d])\p{L}[\p{L}'-]{3,}/gu) ?? [];
  return [
    ...new Set(words.map((word) => word.replace(/'s?$/, '')).filter((word) => word.length > 3 && !EMPTY.test(word))),
  ];
}
const EMPTY =
  /^(?:\p{L}+'\p{L}+|never|está|están|aquí|partir|desde|años|leider|sadly|sorry|this|that|these|those|with|without|from|your|yours|ours|their|them|they|there|have|having|will|please|just|also|only|been|were|what|when|then|than|come|welcome|still|very|today|tonight|some|more|each|into|onto|over|because|thanks|class|classes|need|needs|needed|must|required|around|about|back|heute|bitte|noch|durch|auch|eine|einen|einer|eines|nicht|oder|aber|sind|wird|werden|haben|hier|beim|unser|unsere|euer|eure|dein|deine|kurs|stunde|esta|este|para|pero|como|todo|todos|todas|favor|clase|clases|solo|sólo|hay|nuestro|nuestra)$/u;

/** Whether the text has the word, or what says the same. */
function isSaid(word: string, text: string): boolean {
  return text.includes(stemOf(word)) || SAME.some(([typed, said]) => typed.test(word) && said.test(text));
}

const stemOf = (word: string) =>
  word.length > 5 ? word.slice(0, Math.max(4, Math.ceil(word.length * 0.7))) : word.replace(/s$/, '');

/** A sentence tells a clause if it has most of its words. */
const tells = (sentence: string, words: readonly string[]) =>
  words.filter((word) => sentence.includes(stemOf(word))).length >= Math.max(2, Math.ceil(0.6 * words.length));

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").normalize('NFC');
}

function withoutClass(text: string, classType: string): string {
  return classType === '' ? text : text.replace(new RegExp(escaped(classType), 'giu'), ' ');
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
