import type { Facts } from '../facts.ts';
import { FEW_WORDS } from '../limits.ts';
import type { Line } from './line.ts';
import { namesInstructor } from './plan.ts';
import type { Candidate } from './written.ts';

/** More than all that lines put together can earn by luck; but whatever is left out counts as much. */
const ARC = 56;

/** A word that comes back is worse than most of what chance gives. */
const ECHO = 12;

/** In German and Spanish a close with who teaches in it, 'Jetzt du. Mit Ana.', sounds made. */
const IN_HOOK = 24;
const namesAbove = ({ language, name }: Facts, { paragraphs: [hook] }: Candidate): boolean =>
  language !== 'en' && name !== '' && hook!.includes(name);

/** How good a text is, in points; only compared with others for the same class. */
export function scoreOf(candidate: Candidate, facts: Facts): number {
  const { lines, words } = candidate;
  const over = words - facts.words;
  // A word more than can be read is less bad than a description that is not told.
  const fits = over <= 0 || (over <= SOME_OVER && (candidate.worth ?? 0) > 0 && facts.words >= MANY_WORDS);
  return (
    // The best of a hundred are equal but for a point or two: among arcs the longer one is not the better.
    (over > 0
      ? fits
        ? -8 * over
        : -(facts.words < FEW_WORDS ? TOO_LONG.few : TOO_LONG.most) - 4 * over
      : candidate.isArc
        ? 0
        : -0.4 * Math.max(0, 0.7 * facts.words - words)) -
    ECHO * (candidate.isArc ? 0 : echoes(lines)) -
    candidate.leftOut.reduce((sum, text) => sum + lossOf(text, facts), 0) +
    (namesInstructor(facts, candidate.paragraphs) ? 4 : 0) +
    (namesAbove(facts, candidate) ? IN_HOOK : 0) +
    (candidate.describes || facts.description.length === 0 ? 16 : 0) +
    (lines[0]?.told ? 6 : 0) +
    (candidate.isArc && fits ? ARC : 0) +
    (fits && candidate.leftOut.length === 0 ? (candidate.worth ?? 0) : Math.min(0, candidate.worth ?? 0)) +
    concretely(lines.slice(1), facts) -
    lines.reduce((sum, { limp }) => sum + (limp?.() ?? 0), 0) +
    // An arc's own lines are made for each other; of those that say as much any may be the best.
    (candidate.isArc ? 0 : rhythm(lines))
  );
}

/** Points lost by what is left out. Whom a class is for is not, for the sake of an image. */
const lossOf = (text: string, facts: Facts) => (saysWhom(text, facts) ? 100 : facts.words < FEW_WORDS ? 28 : 60);
const saysWhom = (text: string, facts: Facts) =>
  facts.details.some(({ typed, slots }) =>
    slots.some((slot) => (slot.kind === 'level' || slot.kind === 'audience') && text === typed),
  );

/** Points for what is done in the class. One word of it ('Hold') says less than who teaches, which is as short. */
function concretely(lines: readonly Line[], { name }: Facts): number {
  const said = lines.filter(({ concrete }) => concrete);
  if (said.length === 0) return 0;
  return said.some(({ words }) => words > 1) || name === '' ? 10 : -12;
}

/** Points lost by more words than can be read; in a film of few seconds more than by whatever it leaves out. */
const TOO_LONG = { few: 160, most: 46 };
const SOME_OVER = 1;
/** Those of the longest films. */
const MANY_WORDS = 32;

/** Strong words that two lines have in common: they sound as if somebody had run out of them. */
function echoes(lines: readonly Line[]): number {
  const seen = new Set<string>();
  let count = 0;
  for (const { stems } of lines) {
    for (const stem of stems()) {
      if (seen.has(stem)) count++;
      else seen.add(stem);
    }
  }
  return count;
}

/** Up to 3 points for lines that are not all of one length. */
function rhythm(lines: readonly Line[]): number {
  const mean = lines.reduce((sum, { words }) => sum + words, 0) / lines.length;
  const spread = Math.sqrt(lines.reduce((sum, { words }) => sum + (words - mean) ** 2, 0) / lines.length);
  return Math.min(3, spread);
}
