import { capitalise } from '../../../contract/strings.ts';
import { withoutPeriod } from '../clean.ts';
import type { Facts } from '../facts.ts';
import { FEW_WORDS, LENGTHS, wordCount } from '../limits.ts';
import type { Message } from '../lines/types.ts';
import type { Clause, Slot } from '../understand/slots.ts';
import { stoodInFor } from './fill.ts';
import { HOUSE } from './house.ts';
import { given, type Line } from './line.ts';
import type { Offer } from './offer.ts';
import { phraseOf } from './phrases.ts';
import { factOf } from './plan.ts';
import { bookingIn, isInName, isNoExperience, isSaidIn, isSayable } from './sayable.ts';

/** What the details say besides the message, in paragraphs, and what there is no room for. */
export interface Info {
  paragraphs: { line: Line; frames: number[] }[];
  /** An invitation to book: it makes a good last line. */
  contact: string;
  leftOut: string[];
}
export const NO_INFO: Info = { paragraphs: [], contact: '', leftOut: [] };

/** What is said elsewhere in the text: a fact, or a whole clause as it was typed. */
export type Said = ReadonlySet<Slot | Clause>;
const NONE: Said = new Set();

/** How the details are to be said. */
interface Manner {
  /** Paragraphs at most. */
  most: number;
  /** Words of each at most. */
  words: number;
  elsewhere?: Said;
  /** Without the style's ornament. */
  plainly?: boolean;
}

interface Sentence {
  text: string;
  /** The same within a sentence, after a comma; undefined if that may be wrong. */
  within?: string | undefined;
  frame: number;
  /** What is left out where it finds no place. */
  typed: string;
  said: Slot | Clause;
}

/** Says what the details say besides `elsewhere`. */
export function infoOf(
  facts: Facts,
  message: Message,
  offer: Offer,
  { most, words, elsewhere = NONE, plainly = false }: Manner,
): Info {
  // News stands where the message's line would.
  const said = facts.news ? undefined : factOf(facts, message);
  const say = plainly ? offer.sayPlainly : offer.say;
  const sentences: Sentence[] = [];
  let contact = '';
  for (const clause of facts.details) {
    const { typed, whole } = clause;
    const [slot] = clause.slots;
    if (elsewhere.has(clause) || (slot && elsewhere.has(slot))) continue;
    const hasWords = slot && (isSayable(slot) || (facts.language === 'en' && phraseOf(slot, typed) !== ''));
    if (!slot || !whole || !hasWords || !isSaidIn(facts.language, slot, typed) || isAsTyped(slot, typed)) {
      sentences.push(quoted(typed, clause));
      continue;
    }
    if ((slot === said && !isStoodIn(facts, slot)) || (slot.kind === 'level' && isInName(facts.classType, slot)))
      continue;
    const booking = bookingIn(facts.language, slot, typed);
    if (booking !== '' && contact === '' && most > 0 && booking.length <= LENGTHS.closing.most) {
      contact = asEnd(booking);
      continue;
    }
    const sentence = sentenceFor(slot, typed, isNoExperience(slot) ? undefined : say(slot, typed), facts);
    const isShorter = facts.words < FEW_WORDS && wordCount(typed) < wordCount(sentence.text);
    sentences.push(isShorter ? quoted(typed, slot) : sentence);
  }
  return { ...together(sentences, most, words, facts.language === 'en'), contact };
}

/**
 * '$90 la clase': what is paid each time is said as it was typed, since a price alone could be for the month; and so is what is to be brought, with its own
 * verb.
 */
const isAsTyped = ({ kind }: Slot, typed: string): boolean =>
  (kind === 'price' && EACH_TIME.test(typed)) || (kind === 'bring' && BRINGING.test(typed) && OWN_FORM.test(typed));
/** A sign between things, what is no thing, or a single one: '+ pillow', ', con rampa', 'bring a bottle'. */
const OWN_FORM = /[+&]|,? (?:con|sin|para) |^bring an? \p{L}+$/iu;
const BRINGING =
  /(?<!\p{L})(?:bring\p{L}*|byo|pack|remember|forget|mitbringen|mitnehmen|tra(?:er|e|igan|é)|llevar)(?!\p{L})/iu;
const EACH_TIME =
  /(?<![\p{L}])(?:per|a|an|each|pro|je|por|la|cada) (?:class|session|lesson|kurs|stunde|clase)(?![\p{L}])/iu;

function sentenceFor(slot: Slot, typed: string, line: Line | undefined, { language }: Facts): Sentence {
  if (isNoExperience(slot)) return { ...quoted(HOUSE[language].noExperience, slot), typed };
  if (!line) return quoted(typed, slot);
  const text = slot.kind === 'substitute' ? withDay(line.text, typed) : line.text;
  const { id } = line;
  const isName = /^\p{Lu}/u.test(slot.value) && text.startsWith(slot.value);
  return {
    text,
    within: isName ? text : WHOLE.test(text) ? undefined : uncapitalised(text),
    frame: id,
    typed,
    said: slot,
  };
}

/** 'Mara covers for Kiki this week': a substitute is for the days that were typed. */
function withDay(text: string, typed: string): string {
  const when = FOR_THE_DAY.exec(typed)?.[0];
  if (!when || FOR_THE_DAY.test(text)) return text;
  if (text.includes('this time')) return text.replace('this time', when.toLowerCase());
  return `${text.replace(/[.!]$/, '')} ${when.toLowerCase()}${/[.!]$/.exec(text)?.[0] ?? ''}`;
}
/** The days for which somebody stands in, where they were typed. */
export const FOR_THE_DAY = /\b(?:today|tonight|tomorrow|(?:this|next) (?:week(?:end)?|month))\b/i;

/** 'Mat hire 2 €' is printed 'Mat hire: 2 €'; 'from £30', 'then 14 €' and what is longer are as they are. */
export const asPrinted = (typed: string): string =>
  capitalise(typed.replace(NAMED_PRICE, '$1: $2')).replace(BEGINS, (letter) => letter.toUpperCase());
/** A sentence after another; 'inkl. kaffee' and '24. dezember' are none. */
const BEGINS =
  /(?<=(?:(?<!\p{L})(?!inkl|bspw|evtl|zzgl|incl|appt|prof|mins|approx)\p{L}{4,}|[$€£]\d+|\d{3,}|for \d+)\. )\p{Ll}(?=\p{Ll}* )/gu;
const NAMED_PRICE =
  /^((?!\d)[\p{L}\d'’/-]+(?: [\p{L}\d'’/-]+)?(?<!(?:^| )(?:from|over|under|below|least|unter|über|mindestens|höchstens|hasta|for|at|or|only|just|now|is|are|costs?|with|of|to|per|ab|für|nur|jetzt|kostet|kosten|oder|od|bis|desde|por|a|cuesta|cuestan|solo|sólo|o|and|und|y|n|was|then|after|before|later|dann|danach|sonst|statt|luego|después|antes|free|frei|gratis)))(?<!\d) ((?:[$€£] ?\d[\d.,]*|\d+(?:[.,]\d+)? ?[€£$]))$/iu;

const quoted = (typed: string, said: Slot | Clause): Sentence => ({
  text: asPrinted(typed),
  within: /^[\p{Ll}\d$€£]/u.test(typed) ? typed : ORDINARY.test(typed) ? uncapitalised(typed) : undefined,
  frame: 0,
  typed,
  said,
});

/** Words that have a capital letter only at the beginning of a sentence. */
const ORDINARY =
  /^(?:all|beginners?|first|no|bring|wear|come|please|small|few|only|own|your|open|doors|free|heels|knee|mats|women|men|new|every|dancing|with|for|ages)\b/i;
const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Clauses with a verb of their own: a comma does not join them. */
const WHOLE =
  /^(?:it|we|you|there|this|get|find|doors|please)(?![\p{L}])|\b(?:is|are) (?:optional|welcome|provided|included)|: /iu;

/** Sentences of so many words can be one, with a comma: '$20, first class half price'. */
const ONE_SENTENCE = 8;

function together(
  sentences: readonly Sentence[],
  most: number,
  words: number,
  withCommas: boolean,
): Omit<Info, 'contact'> {
  const paragraphs: { text: string; frames: number[]; said: Slot | Clause }[] = [];
  const leftOut: string[] = [];
  for (const { text, within, frame, typed, said } of sentences) {
    const last = paragraphs.at(-1);
    const verse = text.includes('\n') || last?.text.includes('\n');
    // 'Cuppa after, $8' would sell the tea.
    const isApart = last && isQuoted(last.said) && /^[$€£]?\d[\d.,]* ?[$€£]?\.?$/.test(text);
    const joined =
      !last || verse ? '' : (withCommas && !isApart && oneSentence(last.text, within)) || inARow(last.text, text);
    const fits = joined !== '' && joined.length <= LENGTHS.detail.aim && joined.split(' ').length <= words;
    // One word is no paragraph: 'Para nivel intermedio, tapete'.
    const added =
      last && !verse && frame === 0 && /^[\p{L}-]+$/u.test(text) ? `${withoutPeriod(last.text)}, ${typed}` : '';
    if (last && !fits && added !== '' && added.length <= LENGTHS.detail.most) last.text = added;
    else if (fits && last) {
      last.text = joined;
      last.frames.push(frame);
      last.said = said;
    } else if (paragraphs.length < most) paragraphs.push({ text, frames: [frame], said });
    else leftOut.push(typed);
  }
  // A paragraph of one sentence ends without a period, as display copy does.
  for (const each of paragraphs) if (!/[.!?]\s/.test(each.text)) each.text = withoutPeriod(each.text);
  const paragraph = ({ text, frames, said }: (typeof paragraphs)[number]) => ({
    line: { ...given(text), said },
    frames,
  });
  return { paragraphs: paragraphs.map(paragraph), leftOut };
}

/** Two sentences in a row; 'Ab 60. 6€' would be read as one number. */
export const inARow = (first: string, second: string) =>
  /\d$/.test(first) && /^\d/.test(second)
    ? `${first}, ${second}`
    : `${/[.!?…]$/.test(first) ? first : `${first}.`} ${second}`;

/** 'From week 14, bring a pillow' would be one condition of the other. */
const OPENS = /^(?:set to|dancing to|from|until|till|after|before|with|without|for|if|when|on|in|at|by)(?![\p{L}])/iu;
/** '£10 or £8 students, bring a mat' would ask the students alone. */
const OF_SOME = /(?<![\p{L}])(?:students?|members?|guests?|kids|friends?|seniors?)$/iu;
const ASKED = /^(?:bring|wear|pack|grab|come|book|dm|message)(?![\p{L}])/iu;

function oneSentence(first: string, second: string | undefined): string {
  const start = first.replace(/\.$/, '');
  if (
    second === undefined ||
    OPENS.test(start) ||
    (OF_SOME.test(start) && ASKED.test(second)) ||
    WHOLE.test(start) ||
    /[.,:;!?]|\band\b/.test(start) ||
    /[,:;]\s/.test(second)
  )
    return '';
  const joined = `${start}, ${second}`;
  return joined.split(' ').length <= ONE_SENTENCE ? joined : '';
}

const isQuoted = (said: Slot | Clause): boolean => 'slots' in said && said.slots.length === 0;

const asEnd = (text: string) => {
  const sentence = capitalise(text);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
};

/** Who stands in for whom is said in a sentence of its own, whatever the hook. */
const isStoodIn = (facts: Facts, { kind }: Slot): boolean =>
  kind === 'substitute' && facts.language === 'en' && stoodInFor(facts) !== '';
