import type { Language } from '../../../contract/promotion.ts';
import type { Facts } from '../facts.ts';
import { FEW_WORDS, LENGTHS, SOME_WORDS, seenLength, wordCount } from '../limits.ts';
import type { Message } from '../lines/types.ts';
import { gramsOf, idOf } from '../memory.ts';
import { HOUSE } from './house.ts';
import { type Info, NO_INFO } from './info.ts';
import { given, type Line } from './line.ts';
import { type Offer, shortest } from './offer.ts';
import { factOf, isAway, NOTICES, namesInstructor } from './plan.ts';
import { pick, type Random } from './random.ts';
import { withNoExperience, withoutHook } from './said-once.ts';
import { NAMES_COMPANY, withName } from './with-name.ts';
import type { Candidate } from './written.ts';

/** What all texts for a class have in common. */
export interface Fixed {
  facts: Facts;
  offer: Offer;
  /** The details in some wordings, by message. */
  infos: ReadonlyMap<Message, readonly Info[]>;
  highlight: Line;
  /** The first line, where it is the post's news. */
  news?: Line | undefined;
  /** Sentences of the description that the last texts have not said; none in verse, which prose would break. */
  sentences: readonly Line[];
}

/** One text, drawn from the offer. */
export function composeLines(fixed: Fixed, message: Message, random: Random): Candidate {
  const { facts, offer, highlight } = fixed;
  const brief = facts.words < FEW_WORDS;
  const short = brief || (facts.words < SOME_WORDS && random() < 0.5);
  const hook = fixed.news ?? hookWithName(fixed, message, { brief, short, random });
  const info = withoutHook(pick(fixed.infos.get(message) ?? [], random) ?? NO_INFO, hook);
  const opening = info.paragraphs.length < 2 ? openingFor(fixed, { message, short, hook, info, random }) : [];
  const details = withNoExperience(facts, [...opening, ...info.paragraphs.map(({ line }) => line)], opening.length);
  if (details.length === 0) details.push(fallback(offer, facts.language, random));
  // How to book is to be the last word.
  if (
    info.contact !== '' &&
    details.length === 1 &&
    !short &&
    !namesInstructor(facts, [hook.text, details[0]!.text]) &&
    !isAway(facts)
  )
    details.push(given(`${HOUSE[facts.language].with} ${facts.name}`));
  const two = details.length === 2 && (info.contact !== '' || random() < 0.5) && !short;
  const closings = closingsFor(facts, offer, { message, short, hook, details, two, contact: info.contact, random });
  const lines = [hook, ...details, ...closings];
  const frames = [...lines.map(({ id }) => id), ...info.paragraphs.flatMap((each) => each.frames)].filter(
    (id) => id !== 0,
  );
  const contactOut = info.contact !== '' && !closings.some(({ text }) => text === info.contact) ? [info.contact] : [];
  return {
    paragraphs: [hook, highlight, ...details, ...closings].map(({ text }) => text),
    lines,
    message,
    words: lines.reduce((sum, { words }) => sum + words, highlight.words),
    describes: [hook, ...opening].some((line) => line.told || (fixed.sentences.includes(line) && line.words > 4)),
    leftOut: [...info.leftOut, ...contactOut],
    used: { frames: [...new Set(frames)], grams: lines.flatMap(({ grams }) => grams) },
  };
}

/** The hook, and who teaches in it where that is wanted: a notice has no other place for the name. */
function hookWithName(
  { facts, offer }: Fixed,
  message: Message,
  { brief, short, random }: { brief: boolean; short: boolean; random: Random },
): Line {
  const hook = hookFor(facts, offer, { message, brief, short: short && !factOf(facts, message), random });
  // In a film of few seconds it may have to make room for what has happened.
  if (NOTICES.has(message)) return brief && random() < 0.5 ? hook : withName(facts, hook, 'anywhere');
  // In German and Spanish a close with a name sounds made.
  const isWanted = brief ? random() < 0.2 : facts.language !== 'en' || facts.words < SOME_WORDS || random() < 0.6;
  const where = facts.language !== 'en' && hook.text.includes('**:') ? 'anywhere' : 'end';
  return isWanted ? withName(facts, hook, where) : hook;
}

function hookFor(
  facts: Facts,
  offer: Offer,
  { message, brief, short, random }: { message: Message; brief: boolean; short: boolean; random: Random },
): Line {
  if (facts.classType === '') {
    const { move } = HOUSE[facts.language];
    return pick(offer.openings, random) ?? { ...given(move), id: idOf(move), grams: gramsOf(move) };
  }
  const bare = given(`**${facts.classType}**`);
  if (short && brief && random() < 0.7) return bare;
  // A short thought about the class is better than a short one about any class.
  const hooks = !short
    ? offer.hooks(message)
    : message === 'class' && random() < 0.7
      ? offer.brief.hooks(message)
      : offer.quick.hooks;
  return pick(brief && !short ? offer.brief.hooks(message) : hooks, random) ?? pick(offer.quick.hooks, random) ?? bare;
}

/** What stands between the highlight and the details: the description, the instructor, or the message's next thought. */
function openingFor(
  { facts, offer, sentences, news }: Fixed,
  how: { message: Message; short: boolean; hook: Line; info: Info; random: Random },
): Line[] {
  const { message, random, short, info, hook } = how;
  const room = 2 - info.paragraphs.length;
  // What could stand over any class says less than the details.
  const isIdle = offer.isPlain && facts.families[0]!.id === 'class' && info.paragraphs.length > 0 && !sentences.length;
  // Who has no place is told; of the others nothing is.
  const isTold = news !== undefined && message === 'soldOut' && info.paragraphs.length > 0;
  if (isIdle || isTold) return [];
  if (short && info.paragraphs.length > 0) return [];
  if (short) return [briefDetail(facts, offer, message, random)];
  // Nobody is called to a class that is cancelled or full.
  const notice = message === 'cancelled' || message === 'soldOut';
  const quotes = message === 'cancelled' ? [] : besides(sentences, hook);
  const description = pick(quotes, random);
  const isNamed = facts.name !== '' && hook.text.includes(facts.name);
  const teacher = notice || isNamed || isAway(facts) ? undefined : pick(offer.teacher, random);
  const bodies =
    offer.bodies(message).length > 0 ? offer.bodies(message) : offer.bodies(facts.plays ? 'children' : 'inside');
  const body = pick(besides(bodies, hook), random);
  // What the class is comes first, in its own words or in the description's; then who teaches it.
  const wanted = (
    random() < 0.4
      ? [description, body, teacher]
      : message === 'class' || random() < 0.5
        ? [body, teacher]
        : [teacher, body]
  ).filter((line) => line !== undefined);
  const least = info.paragraphs.length > 0 && random() < (message === 'class' ? 0.1 : 0.35) ? 0 : 1;
  return wanted.slice(0, Math.max(least, room - (random() < 0.4 ? 1 : 0)));
}

/** The lines that do not say what the hook has said: two strong words in common. Many texts have the same hook. */
function besides(lines: readonly Line[], hook: Line): readonly Line[] {
  const byHook = others.get(lines) ?? new WeakMap<Line['stems'], readonly Line[]>();
  others.set(lines, byHook);
  const known = byHook.get(hook.stems);
  if (known) return known;
  const said = hook.stems();
  const rest = lines.filter((line) => line.stems().filter((stem) => said.includes(stem)).length < 2);
  byHook.set(hook.stems, rest);
  return rest;
}
const others = new WeakMap<readonly Line[], WeakMap<Line['stems'], readonly Line[]>>();

/** In shorter films one word is as much as there is time for. */
const TWO_WORDS_FROM = 16;

function briefDetail(facts: Facts, offer: Offer, message: Message, random: Random): Line {
  const { name, language } = facts;
  if (message === 'cancelled' || message === 'soldOut')
    return pick(offer.brief.bodies(message), random) ?? fallback(offer, language, random);
  const detail = (random() < 0.5 ? offer.quick.details[0] : undefined) ?? fallback(offer, language, random);
  // With a little more room the name stands in the hook or the close.
  if (facts.words >= FEW_WORDS || name === '' || isAway(facts)) return detail;
  const withName = given(`${HOUSE[language].with} ${name}`);
  const named = facts.alone ? undefined : pick(offer.quick.named, random);
  if (named && random() < 0.35) return named;
  return random() < 0.5 || (named && facts.words >= TWO_WORDS_FROM) ? withName : detail;
}

const fallback = (offer: Offer, language: Language, random: Random): Line =>
  pick(offer.quick.details, random) ?? given(HOUSE[language].come);

/** A close with the name. A film of few seconds need not have one. */
function signedBy({ name, words, language }: Facts, offer: Offer, short: boolean, random: Random): Line | undefined {
  if (words < FEW_WORDS && random() < 0.7) return undefined;
  const by = given(`${HOUSE[language].with} ${name}.`);
  return short && random() < 0.7 ? by : (pick(offer.signed, random) ?? by);
}

/** The answer to the hook, and who teaches: 'Lean back and let it turn. With Lena.' */
function signedAnswer(answer: Line, { name, alone, language, style }: Facts): Line | undefined {
  const signature = alone ? `– ${name}` : `${HOUSE[language].with} ${name}.`;
  const text = `${answer.text} ${signature}`.replace(/\.\.$/, '.');
  const oneThought = !/[.!?] /.test(answer.text) && !NAMES_COMPANY.test(answer.text);
  if (
    (style === 'poetry' && language === 'en') ||
    !oneThought ||
    answer.text.includes(name) ||
    seenLength(text) > LENGTHS.closing.most
  )
    return undefined;
  return { ...answer, text, words: answer.words + wordCount(signature) };
}

/** One closing, or two: the answer to the hook, the name if nobody has said it, and how to book. */
function closingsFor(
  facts: Facts,
  offer: Offer,
  how: { message: Message; short: boolean; hook: Line; details: Line[]; two: boolean; contact: string; random: Random },
): Line[] {
  const { message, random, hook, two, contact } = how;
  const texts = [hook, ...how.details].map(({ text }) => text);
  const answers =
    (how.short && message !== 'cancelled' && message !== 'soldOut'
      ? facts.words < FEW_WORDS
        ? shortest(offer.quick.closes)
        : offer.quick.closes
      : facts.words < FEW_WORDS && hook.closes
        ? shortest(hook.closes)
        : hook.closes) ?? [];
  const fitting = answers.length > 0 ? answers : how.short ? shortest(offer.closes(message)) : offer.closes(message);
  const answer = pick(fitting, random) ?? pick(offer.quick.closes, random) ?? given(HOUSE[facts.language].see);
  const nameIt = !namesInstructor(facts, texts) && !isAway(facts);
  // 'Sorry. With Dana.' says what nobody needs, where there is room for nothing else.
  const isLeftOut = NOTICES.has(message) && facts.words < FEW_WORDS;
  const named =
    nameIt && !isLeftOut
      ? NOTICES.has(message)
        ? given(`${HOUSE[facts.language].with} ${facts.name}.`)
        : signedBy(facts, offer, how.short, random)
      : undefined;
  if (contact !== '') {
    const booking = given(contact);
    if (two) return [named ?? answer, booking];
    return named ? [named] : [booking];
  }
  // Elsewhere than in English a close with a name of its own sounds made.
  const isOwn = facts.language === 'en' && (two || random() < 0.5);
  if (named && isOwn) return two ? [answer, named] : [named];
  if (named) {
    const signed = [fitting, offer.closes(message)].map((all) =>
      all.flatMap((each) => signedAnswer(each, facts) ?? []),
    );
    return [pick(signed.find((all) => all.length > 0) ?? [], random) ?? named];
  }
  if (!two) return [answer];
  const pair = random() < 0.5 ? pick(offer.endings, random) : undefined;
  if (pair && message === 'mood') return [...pair];
  return [answer];
}
