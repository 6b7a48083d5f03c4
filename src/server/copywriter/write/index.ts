import { capitalise } from '../../../contract/strings.ts';
import { type Facts, highlightOf } from '../facts.ts';
import { FEW_WORDS, SOME_WORDS } from '../limits.ts';
import type { Message } from '../lines/types.ts';
import { idOf, type Memory } from '../memory.ts';
import { isHerself, NEW_START, type News } from '../understand/news.ts';
import type { Clause, Slot } from '../understand/slots.ts';
import { arcsFor, type FilledArc, RANKS, type Rank } from './arcs.ts';
import { composeArc, tellingsOf } from './compose-arc.ts';
import { composeLines, type Fixed } from './compose-lines.ts';
import { valuesOf, withSlot } from './fill.ts';
import { type Info, infoOf, NO_INFO, type Said } from './info.ts';
import { type Keeper, keeperFor, phrasesFor } from './keep.ts';
import { given, type Line, linerFor } from './line.ts';
import { type Offer, offerFor } from './offer.ts';
import { plainTexts } from './plain.ts';
import { isAway, isOver, messagesOf, NOTICES } from './plan.ts';
import { pick, type Random, seededRandom } from './random.ts';
import { scoreOf } from './score.ts';
import { isFull } from './titles.ts';
import { CASES, namedIn } from './with-name.ts';
import type { Candidate, Written } from './written.ts';

const CANDIDATES = 200;
/** So many of them are of arcs where most arcs fit: the more there are, the more a point decides, and the fewer texts there are for one class. */
const OF_ARCS = 24;
/** Points that chance may add: of good texts not always the same one is the best. */
const CHANCE = 32;
/** The share of texts that tell what was typed, for each arc that does and at most; the others tell what is done in the class. */
const OFTEN = { each: 0.5, most: 0.85 };
/** The share of candidates of arcs that are of the best kind; of the others some may be the only ones that fit. */
const MOSTLY = 0.7;
/** Different choices of the family's words, from which each line takes one. */
const WORDINGS = 6;
/** A sentence of the description may return after so many texts. */
const DESCRIPTION_AFTER = 5;

/**
 * Writes `count` texts that share no frame: the best of 200 candidates, and the best that differ from it. Each has 4 to 6 paragraphs: hook, highlight, one
 * or two details, one or two closings. The same seed and memory give the same texts.
 * @param keeper lines that stay; the texts are written around them
 */
export function writeBuiltIn(
  facts: Facts,
  seed: number,
  memory: Memory = [],
  count = 1,
  keeper: Keeper = keeperFor(facts),
): Written[] {
  const over = isOver(facts);
  const told = keeper.beside;
  const isOff = over || isFull(facts) || facts.slots.some((slot) => slot.kind === 'cancelled') || keeper.isNotice;
  const phrases = phrasesFor(facts);
  // Every other text has one of theirs, another one each time.
  const phraseFor = (at: number) => (at % 2 === seed % 2 ? phrases[(seed + at) % phrases.length] : undefined);
  // Nobody is called to what does not take place.
  const written = over || keeper.isNotice ? [] : candidatesFor(told, { seed, memory, count }).filter(leads(told));
  const right: Written[] = firstOf<Candidate, Written>(
    written,
    (text, at) => keeper.around(text, phraseFor(at)),
    ENOUGH,
  );
  const plain = right.length < count ? plainTexts(told, isOff) : [];
  right.push(...firstOf(plain, (text) => keeper.around(text), count));
  if (right.length === 0) right.push(...firstOf(plain, keeper.plainly, count));
  if (right.length === 0) right.push(keeper.alone());
  const chosen = mostDifferent(right, count, keeper.keepsHook ? lastOf : hookOf);
  const names = [facts.name, facts.studio, ...facts.values];
  const inCase = (text: string) => CASES[facts.language](text, names);
  return chosen.map(({ paragraphs, used, message, leftOut }) => ({
    paragraphs: paragraphs.map(inCase),
    ...{ used, message, leftOut },
  }));
}

/** Whether a text's first line says who stands in, where somebody does. */
function leads({ slots, news }: Facts): (text: Written) => boolean {
  const standIn = news ? undefined : slots.find(({ kind, not }) => kind === 'substitute' && !not);
  return (text) => standIn === undefined || hookOf(text).split('\n')[0]!.includes(standIn.value);
}

/** So many of the best texts are compared by what they have in common. */
const ENOUGH = 40;

function firstOf<T, R>(list: readonly T[], fitting: (each: T, at: number) => R | undefined, most: number): R[] {
  const found: R[] = [];
  for (const [at, each] of list.entries()) {
    if (found.length === most) break;
    const fits = fitting(each, at);
    if (fits !== undefined) found.push(fits);
  }
  return found;
}

/** All texts that were made, the best first. */
function candidatesFor(
  all: Facts,
  { seed, memory, count }: { seed: number; memory: Memory; count: number },
): Candidate[] {
  const random = seededRandom(seed);
  const { news } = all;
  const facts = news ? besideNews(all, news) : all;
  const values = Array.from({ length: WORDINGS }, () => valuesOf(facts, random));
  const told = values.map((each) =>
    facts.slots
      .filter(({ kind, not }) => !not && (kind === 'guest' || kind === 'series'))
      .reduceRight((all, slot) => withSlot(all, slot), each),
  );
  const liner = linerFor(facts, memory);
  const offer = offerFor(facts, liner, told, random);
  const messages = messagesOf(facts, offer);
  const infos = new Map(messages.map((message) => [message, infosFor(facts, offer, message)]));
  const fixed: Fixed = {
    facts,
    offer,
    infos,
    highlight: given(highlightOf(facts)),
    sentences: facts.style === 'poetry' ? [] : untold(sentencesOf(facts), memory),
    news: news && newsLine(facts, news, offer),
  };
  // A whole text has a first line of its own.
  const arcs = news ? [] : arcsFor(facts, liner, told[0]!, messages);
  const ofArcs = arcs.length > 0 ? (facts.words < SOME_WORDS ? CANDIDATES / 2 : OF_ARCS) : 0;
  // Few lines fit a short film, so that all are tried.
  const ofLines = facts.words < SOME_WORDS ? CANDIDATES : CANDIDATES - ofArcs;
  const candidates = [
    ...candidatesOf(arcs, fixed, memory, { count: ofArcs, random }),
    ...Array.from({ length: ofLines }, () => composeLines(fixed, pick(messages, random) ?? 'mood', random)),
  ];
  const ranked = candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate, facts) + random() * CHANCE }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate);
  // An account's texts may have used up all but a hook or two of what there is to say.
  if (!messages.some((message) => NOTICES.has(message)) && new Set(ranked.map(hookOf)).size < count) {
    const more: Message = facts.plays ? 'children' : 'mood';
    infos.set(more, infosFor(facts, offer, more));
    ranked.push(...Array.from({ length: CANDIDATES }, () => composeLines(fixed, more, random)));
  }
  return ranked;
}

/** What is left to say: who stands in is said, and who is away is not named. */
function besideNews(facts: Facts, { clauses }: News): Facts {
  const details = facts.details.filter((clause) => !clauses.includes(clause));
  const told = clauses.flatMap(({ slots }) => slots);
  const standIn = told.find(({ kind }) => kind === 'substitute');
  // When a course begins is said with it.
  const isBeginning = clauses.some(({ typed }) => NEW_START.test(typed));
  const slots = facts.slots.filter((slot) => !(isBeginning && slot.kind === 'series' && told.includes(slot)));
  if (!standIn) return { ...facts, details, slots, name: isAway(facts) ? '' : facts.name };
  const name = isHerself(facts.name, standIn) ? facts.name : '';
  return { ...facts, details, name, slots: facts.slots.filter(({ kind }) => kind !== 'substitute') };
}

/** The news above the class and who teaches it, and a last line without a joke. */
function newsLine(facts: Facts, { text }: News, { closes, plainCloses }: Offer): Line {
  const { classType } = facts;
  const told = capitalise(text);
  return {
    ...given(classType === '' ? `**${told}**` : namedIn(facts, `${told}\n**${classType}**`)),
    closes: isFull(facts) ? closes('soldOut') : plainCloses,
  };
}

/** Texts of these arcs: mostly of those of the best rank, now and then of the next, so that a class does not always begin with what was typed for it. */
function candidatesOf(
  arcs: readonly FilledArc[],
  fixed: Fixed,
  memory: Memory,
  { count, random }: { count: number; random: Random },
): Candidate[] {
  const { facts, offer, highlight } = fixed;
  const tellings = untold(tellingsOf(facts), memory);
  const of = (rank: Rank) => arcs.filter((arc) => arc.rank === rank);
  const told = of('told');
  const skipsTold =
    !told.some(({ tells }) => tells) &&
    of('class').length > 0 &&
    random() >= Math.min(OFTEN.most, OFTEN.each * told.length);
  // Where the description has something to say, no thought about a detail takes its place.
  const usable = arcs.filter(({ rank, isApt, bodies }) =>
    rank === 'told' ? !skipsTold : !isApt || tellings.length === 0 || bodies.length === 0,
  );
  const best = RANKS.map((rank) => usable.filter((arc) => arc.rank === rank)).find((list) => list.length > 0) ?? [];
  // Arcs for the family leave all details to say.
  const infos = new Map<FilledArc | undefined, readonly Info[]>();
  return Array.from({ length: count }, () => {
    const arc = pick(random() < MOSTLY ? best : usable, random) ?? arcs[0]!;
    const key = arc.isApt ? arc : undefined;
    if (!infos.has(key)) infos.set(key, infosFor(facts, offer, 'class', arc));
    const about = pick(infos.get(key)!, random) ?? NO_INFO;
    return composeArc({ facts, offer, highlight, tellings }, arc, about, random);
  });
}

const hookOf = ({ paragraphs }: Written) => paragraphs[0]!;
const lastOf = ({ paragraphs }: Written) => paragraphs.slice(2).join('\n');
/**
 * The best, and after it those with other hooks that have least in common with it; the better where they are equal.
 * @param markOf what must differ
 */
function mostDifferent(ranked: readonly Written[], count: number, markOf = hookOf): Written[] {
  const chosen = ranked.slice(0, 1);
  while (chosen.length < count) {
    const taken = new Set(chosen.flatMap(({ used }) => [...used.frames, ...used.grams]));
    const others = ranked
      .filter((each) => chosen.every((other) => markOf(each) !== markOf(other)))
      .map((each) => ({ each, shared: [...each.used.frames, ...each.used.grams].filter((id) => taken.has(id)).length }))
      .toSorted((a, b) => a.shared - b.shared);
    if (!others[0]) break;
    chosen.push(others[0].each);
  }
  return chosen;
}

/** The details in some wordings. Where there are few words to say them in, also in one paragraph only, the first of them alone, and not at all. */
function infosFor(facts: Facts, offer: Offer, message: Message, arc?: FilledArc): Info[] {
  const how = {
    words: Math.max(3, facts.words - 14),
    ...(arc && { elsewhere: saidIn(arc, facts), plainly: true }),
  };
  // A thought that has to be said takes one of the two paragraphs.
  const most = arc?.isApt && arc.bodies.length > 0 ? 1 : 2;
  const worded = Array.from({ length: WORDINGS }, () => infoOf(facts, message, offer, { ...how, most }));
  if (facts.words >= SOME_WORDS) return worded;
  const one = infoOf(facts, message, offer, { ...how, most: 1 });
  const first = infoOf(facts, message, offer, { ...how, most: 1, words: 1 });
  const none = infoOf(facts, message, offer, { ...how, most: 0 });
  return facts.words < FEW_WORDS ? [one, first, none, none] : [...worded, one, none];
}

/** What an arc says of the details; whom somebody stands in for only where it names them. */
function saidIn({ says, hook }: FilledArc, { name }: Facts): Said {
  const isUnnamed = (each: Slot | Clause) =>
    'kind' in each && each.kind === 'substitute' && each.of === name && !hook.text.includes(name);
  return new Set([...says].filter((each) => !isUnnamed(each)));
}

/** What stands better beside another thought is none of them. */
const sentencesOf = ({ description, told }: Facts): Line[] =>
  description
    .filter((sentence) => !told.ease.includes(sentence))
    .map((sentence) => ({ ...given(sentence), id: idOf(sentence) }));

function untold(lines: readonly Line[], memory: Memory): Line[] {
  const said = new Set(memory.slice(0, DESCRIPTION_AFTER).flatMap(({ frames }) => frames));
  return lines.filter(({ id }) => !said.has(id));
}
