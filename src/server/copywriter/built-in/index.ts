// size: the writing of one text, from all candidates to the chosen one
import type { Language } from '../../../contract/promotion.ts';
import { type Facts, highlightOf } from '../facts.ts';
import type { Message } from '../frames/types.ts';
import { FEW_WORDS, LENGTHS, SOME_WORDS, seenLength, wordCount } from '../limits.ts';
import { gramsOf, idOf, type Memory } from '../memory.ts';
import { faultOfFrame } from '../truth.ts';
import { arcsFor, composeArc, type FilledArc, tellingsOf } from './arcs.ts';
import { valuesOf, withSlot } from './fill.ts';
import { HOUSE } from './house.ts';
import { factOf, type Info, infoOf, isAway, messagesOf, NOTICES, namesInstructor } from './plan.ts';
import { given, type Line, type Pool, poolFor, shortest } from './pool.ts';
import { pick, type Random, seededRandom } from './random.ts';
import { withNoExperience, withoutHook } from './said-once.ts';
import { scoreOf } from './score.ts';
import type { Candidate, Written } from './written.ts';

const CANDIDATES = 200;
/** Points that chance may add: of good texts not always the same one is the best. */
const CHANCE = 32;
/** The share of texts of arcs for just this description, or for just these details where there are enough; the others are of arcs for the family. */
const OFTEN = { told: 0.5, said: 0.5, each: 0.07 };
/** Different choices of the family's words, from which each line takes one. */
const WORDINGS = 4;
/** A sentence of the description may return after so many texts. */
const DESCRIPTION_AFTER = 5;

/**
 * Writes `count` texts that share no frame: the best of 200 candidates, and the best that differ from it. Each has 4 to 6 paragraphs: hook, highlight, one
 * or two details, one or two closings. The same seed and memory give the same texts.
 */
export function writeBuiltIn(facts: Facts, seed: number, memory: Memory = [], count = 1): Written[] {
  const random = seededRandom(seed);
  const values = Array.from({ length: WORDINGS }, () => valuesOf(facts, random));
  const told = values.map((each) =>
    facts.slots
      .filter(({ kind, not }) => !not && (kind === 'guest' || kind === 'series'))
      .reduceRight((all, slot) => withSlot(all, slot), each),
  );
  const pool = poolFor(facts, memory, told, random);
  const messages = messagesOf(facts, pool, memory);
  const infos = new Map(messages.map((message) => [message, infosFor(facts, pool, message)]));
  const fixed = {
    facts,
    pool,
    infos,
    highlight: given(highlightOf(facts)),
    sentences: facts.style === 'poetry' ? [] : untold(sentencesOf(facts), memory),
  };
  const arcs = arcsFor(facts, memory, told[0]!, messages);
  const plainly = { ...pool, say: pool.sayPlainly };
  // Mostly in plain words: an arc has its own joke.
  const arcInfos = new Map(
    arcs.map((arc) => [arc, [plainly, plainly, pool].flatMap((each) => infosFor(facts, each, 'class', arc))]),
  );
  const tellings = arcs.length > 0 ? untold(tellingsOf(facts), memory) : [];
  // Where the description has something to say, no thought about a detail takes its place.
  const apt = arcs.filter(
    ({ isApt, tells, bodies }) => isApt && (tells || tellings.length === 0 || bodies.length === 0),
  );
  const others = arcs.filter(({ isApt }) => !isApt);
  const often = apt.some(({ tells }) => tells) ? OFTEN.told : Math.min(OFTEN.said, OFTEN.each * apt.length);
  const drawn = others.length === 0 || random() < often ? apt : others;
  const ofArcs = apt.length + others.length > 0 ? CANDIDATES / 2 : 0;
  // Few lines fit a short film, so that all are tried.
  const ofLines = facts.words < SOME_WORDS ? CANDIDATES : CANDIDATES - ofArcs;
  const candidates = [
    ...Array.from({ length: ofArcs }, () => {
      const arc = pick(drawn, random)!;
      return composeArc({ ...fixed, tellings }, arc, pick(arcInfos.get(arc) ?? [], random) ?? NOTHING, random);
    }),
    ...Array.from({ length: ofLines }, () => compose(fixed, pick(messages, random) ?? 'mood', random)),
  ];
  const ranked = candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate, facts) + random() * CHANCE }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate);
  // An account's texts may have used up all but a hook or two of what there is to say.
  if (!messages.some((message) => NOTICES.has(message)) && new Set(ranked.map(hookOf)).size < count) {
    const more: Message = facts.forChildren && !facts.forTeens ? 'children' : 'mood';
    infos.set(more, infosFor(facts, pool, more));
    ranked.push(...Array.from({ length: CANDIDATES }, () => compose(fixed, more, random)));
  }
  return mostDifferent(ranked, count).map(({ paragraphs, used, message, leftOut }) => ({
    paragraphs,
    used,
    message,
    leftOut,
  }));
}

const hookOf = ({ paragraphs }: Candidate) => paragraphs[0]!;
/** The best, and after it those with other hooks that have least in common with it; the better where they are equal. */
function mostDifferent(ranked: readonly Candidate[], count: number): Candidate[] {
  const chosen = ranked.slice(0, 1);
  while (chosen.length < count) {
    const taken = new Set(chosen.flatMap(({ used }) => [...used.frames, ...used.grams]));
    const others = ranked
      .filter((each) => chosen.every((other) => hookOf(each) !== hookOf(other)))
      .map((each) => ({ each, shared: [...each.used.frames, ...each.used.grams].filter((id) => taken.has(id)).length }))
      .toSorted((a, b) => a.shared - b.shared);
    if (!others[0]) break;
    chosen.push(others[0].each);
  }
  return chosen;
}

/** What all texts for a class have in common. */
interface Fixed {
  facts: Facts;
  pool: Pool;
  /** The details in some wordings, by message. */
  infos: ReadonlyMap<Message, readonly Info[]>;
  highlight: Line;
  /** Sentences of the description that the last texts have not said; none in verse, which prose would break. */
  sentences: readonly Line[];
}

/** The details in some wordings. Where there are few words to say them in, also in one paragraph only, and not at all. */
function infosFor(facts: Facts, pool: Pool, message: Message, arc?: FilledArc): Info[] {
  const how = { words: Math.max(3, facts.words - 14), elsewhere: arc?.says };
  // A thought that has to be said takes one of the two paragraphs.
  const most = arc?.isApt && arc.bodies.length > 0 ? 1 : 2;
  const worded = Array.from({ length: WORDINGS }, () => infoOf(facts, message, pool, { ...how, most }));
  if (facts.words >= SOME_WORDS) return worded;
  const one = infoOf(facts, message, pool, { ...how, most: 1 });
  const none = infoOf(facts, message, pool, { ...how, most: 0 });
  return facts.words < FEW_WORDS ? [one, none, none] : [...worded, one, none];
}

/** One text, drawn from the pool. */
function compose(fixed: Fixed, message: Message, random: Random): Candidate {
  const { facts, pool, highlight } = fixed;
  const brief = facts.words < FEW_WORDS;
  const short = brief || (facts.words < SOME_WORDS && random() < 0.5);
  const hook = hookFor(facts, pool, { message, brief, short: short && !factOf(facts, message), random });
  const info = withoutHook(pick(fixed.infos.get(message) ?? [], random) ?? NOTHING, hook);
  const opening = info.paragraphs.length < 2 ? openingFor(fixed, { message, short, hook, info, random }) : [];
  const details = withNoExperience(facts, [...opening, ...info.paragraphs.map(({ line }) => line)], opening.length);
  if (details.length === 0) details.push(fallback(pool, facts.language, random));
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
  const closings = closingsFor(facts, pool, { message, short, hook, details, two, contact: info.contact, random });
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

const NOTHING: Info = { paragraphs: [], contact: '', leftOut: [] };

function hookFor(
  facts: Facts,
  pool: Pool,
  { message, brief, short, random }: { message: Message; brief: boolean; short: boolean; random: Random },
): Line {
  if (facts.classType === '') {
    const { openings, move } = HOUSE[facts.language];
    const text =
      pick(
        openings(facts).filter((line) => !faultOfFrame(line, facts)),
        random,
      ) ?? move;
    return { ...given(text), id: idOf(text), grams: gramsOf(text) };
  }
  const bare = given(`**${facts.classType}**`);
  if (short && brief && random() < 0.7) return bare;
  // A short thought about the class is better than a short one about any class.
  const hooks = !short
    ? pool.hooks(message)
    : message === 'class' && random() < 0.7
      ? pool.brief.hooks(message)
      : pool.quick.hooks;
  return pick(brief && !short ? pool.brief.hooks(message) : hooks, random) ?? pick(pool.quick.hooks, random) ?? bare;
}

/** What stands between the highlight and the details: the description, the instructor, or the message's next thought. */
function openingFor(
  { facts, pool, sentences }: Fixed,
  how: { message: Message; short: boolean; hook: Line; info: Info; random: Random },
): Line[] {
  const { message, random, short, info, hook } = how;
  const room = 2 - info.paragraphs.length;
  if (short && info.paragraphs.length > 0) return [];
  if (short) return [briefDetail(facts, pool, message, random)];
  // Nobody is called to a class that is cancelled or full.
  const notice = message === 'cancelled' || message === 'soldOut';
  const quotes = message === 'cancelled' ? [] : sentences.filter((line) => !repeats(line, hook));
  const description = pick(quotes, random);
  const teacher = notice || isAway(facts) ? undefined : pick(pool.teacher, random);
  const bodies =
    pool.bodies(message).length > 0
      ? pool.bodies(message)
      : pool.bodies(facts.forChildren && !facts.forTeens ? 'children' : 'inside');
  const body = pick(
    bodies.filter((line) => !repeats(line, hook)),
    random,
  );
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

/** Two strong words in common: one of the lines says what the other has said. */
const repeats = (line: Line, other: Line) => line.stems.filter((stem) => other.stems.includes(stem)).length > 1;

/** What stands better beside another thought is none of them. */
const sentencesOf = ({ description, told }: Facts): Line[] =>
  description
    .filter((sentence) => !told.ease.includes(sentence))
    .map((sentence) => ({ ...given(sentence), id: idOf(sentence) }));

function untold(lines: readonly Line[], memory: Memory): Line[] {
  const said = new Set(memory.slice(0, DESCRIPTION_AFTER).flatMap(({ frames }) => frames));
  return lines.filter(({ id }) => !said.has(id));
}

function briefDetail(facts: Facts, pool: Pool, message: Message, random: Random): Line {
  const { name, language } = facts;
  if (message === 'cancelled' || message === 'soldOut')
    return pick(pool.brief.bodies(message), random) ?? fallback(pool, language, random);
  if (name !== '' && !isAway(facts) && random() < 0.5) return given(`${HOUSE[language].with} ${name}`);
  return (random() < 0.5 ? pool.quick.details[0] : undefined) ?? fallback(pool, language, random);
}

const fallback = (pool: Pool, language: Language, random: Random): Line =>
  pick(pool.quick.details, random) ?? given(HOUSE[language].come);

/** A close with the name. A film of few seconds need not have one. */
function signedBy({ name, words, language }: Facts, pool: Pool, short: boolean, random: Random): Line | undefined {
  if (words < FEW_WORDS && random() < 0.7) return undefined;
  return short && random() < 0.7 ? given(`${HOUSE[language].with} ${name}.`) : pick(pool.signed, random);
}

/** The answer to the hook, and who teaches: 'Lean back and let it turn. With Lena.' */
function signedAnswer(answer: Line, { name, alone, language, style }: Facts): Line | undefined {
  const signature = alone ? `– ${name}` : `${HOUSE[language].with} ${name}.`;
  const text = `${answer.text} ${signature}`.replace(/\.\.$/, '.');
  const oneThought = !/[.!?] |\bwith\b/i.test(answer.text);
  if (style === 'poetry' || !oneThought || answer.text.includes(name) || seenLength(text) > LENGTHS.closing.most)
    return undefined;
  return { ...answer, text, words: answer.words + wordCount(signature) };
}

/** One closing, or two: the answer to the hook, the name if nobody has said it, and how to book. */
function closingsFor(
  facts: Facts,
  pool: Pool,
  how: { message: Message; short: boolean; hook: Line; details: Line[]; two: boolean; contact: string; random: Random },
): Line[] {
  const { message, random, hook, two, contact } = how;
  const texts = [hook, ...how.details].map(({ text }) => text);
  const answers =
    (how.short && message !== 'cancelled' && message !== 'soldOut'
      ? facts.words < FEW_WORDS
        ? shortest(pool.quick.closes)
        : pool.quick.closes
      : hook.closes) ?? [];
  const answer =
    pick(answers.length > 0 ? answers : how.short ? shortest(pool.closes(message)) : pool.closes(message), random) ??
    pick(pool.quick.closes, random) ??
    given(HOUSE[facts.language].see);
  const nameIt = !namesInstructor(facts, texts) && message !== 'cancelled' && !isAway(facts);
  const named = nameIt
    ? message === 'soldOut'
      ? given(`${HOUSE[facts.language].with} ${facts.name}.`)
      : signedBy(facts, pool, how.short, random)
    : undefined;
  if (contact !== '') {
    const booking = given(contact);
    if (two) return [named ?? answer, booking];
    return named ? [named] : [booking];
  }
  if (named) return two ? [answer, named] : [random() < 0.5 ? (signedAnswer(answer, facts) ?? named) : named];
  if (!two) return [answer];
  const pair = random() < 0.5 ? pick(pool.endings, random) : undefined;
  if (pair && message === 'mood') return [...pair];
  return [answer];
}
