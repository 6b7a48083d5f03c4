import type { Language } from '../../../contract/promotion.ts';
import { wordsIn } from '../lines/index.ts';
import type { FamilyWords } from '../lines/words.ts';
import { FAMILIES, type Family } from './families.ts';

export type { Family } from './families.ts';

const patternOf = (names: string) =>
  new RegExp(`(?:^|[^\\p{L}\\d])(?:${names.replaceAll('*', '\\p{L}*')})(?![\\p{L}\\d])`, 'iu');

const KNOWN = FAMILIES.filter(({ names }) => names !== '').map((family) => ({
  family,
  pattern: patternOf(family.names),
}));
const OTHER = FAMILIES.at(-1)!;

/** The families of a class, the most telling first; one that is about classes in general if its name says nothing. */
export function familiesOf(classType: string): Family[] {
  const found = KNOWN.filter(({ pattern }) => pattern.test(classType)).map(({ family }) => family);
  // A family is told by its own words only where no better one is: 'Pole Flow' is both, 'Spin Basics' is not first of all an intro.
  return found.length > 0 ? found : [OTHER];
}

/**
 * The words for a class in a language: the most telling family's that has any, without those that are not `fit`; what is left empty has the words for
 * classes in general. Null where nobody has written the language yet.
 */
export function wordsOf(
  families: readonly Family[],
  language: Language,
  fit: (words: string) => boolean,
): FamilyWords | null {
  const words = wordsIn(language);
  const known = [...families, OTHER].map(({ id }) => words[id]).filter((words) => words !== undefined);
  const [first] = known;
  const general = known.at(-1);
  if (!first || !general) return null;
  const list = (kind: 'moves' | 'verbs' | 'feelings' | 'hurdles' | 'outcomes') => {
    const own = first[kind].filter(fit);
    return own.length > 0 ? own : general[kind].filter(fit);
  };
  const [thing, at] = (['thing', 'at'] as const).map((kind) => known.flatMap((words) => words[kind] ?? []).find(fit));
  return {
    ...(thing !== undefined && { thing }),
    ...(at !== undefined && { at }),
    moves: list('moves'),
    verbs: list('verbs'),
    feelings: list('feelings'),
    hurdles: list('hurdles'),
    outcomes: list('outcomes'),
  };
}

const FORBIDDEN = new Map(
  FAMILIES.map(({ id, forbidden }) => [id, forbidden ? new RegExp(`\\b(?:${forbidden})\\b`, 'iu') : undefined]),
);

/** Whether the line has a word that no line about one of these families may have. */
export function isForbidden(families: readonly Family[], line: string): boolean {
  return families.some(({ id }) => FORBIDDEN.get(id)?.test(line));
}

// What is done in classes by name; a description or a detail that names some is about them.
const MOVES =
  /(?<n>(?:the )?(?:(?:first|easy|basic|clean|smooth|new|slow|active|long|deep|short|fun|floaty|aerial|shoulder|leg|knee|hip|fireman|back hook|front hook|cross[- ]knee|pole|handstand|chair|floor|wall|body|cool|partner|elbow|forearm|low|high) )*(?:inverts?|inversions?|spins?|climbs?|sits?|slides?|kips?|rolls?|waves?|splits?|backbends?|transitions?|combos?|mounts?|hangs?|handsprings?|deadlifts?|ayeshas?|jade splits?|geminis?|scorpios?|butterfl(?:y|ies)|chopper|handstands?|floorwork|choreo(?:graphy)?|routines?|flow|low flow|leg lines|body waves|hip openers|stretch(?:es|ing)?|conditioning|tricks?|drops?|wraps?|planks?|pull-ups?|shoulder stands?|freestyle|musicality|leg work|heel clacks|cartwheels?|flips?|poses?|lines|drills|turns?|walks?|grips?|fonji|superman|jasmine|iron x|flags?|splits training))(?![\p{L}\d])/giu;

// What announces them.
const LEAD =
  /\b(?:we (?:work|focus|train|play|go|dive) (?:on|with|into)|focus(?: is)?(?: on)?:?|focussing on|theme:?|today:?|topic:?|work on|working on|learn(?:ing)?|training|lots of|all about|practi[cs]e|we do|doing|(?:move|trick) of the (?:week|day|month):?)/giu;

/** The moves that a text names, and the text without them. */
export function movesIn(text: string): { names: string[]; rest: string } {
  const named = text.replaceAll(LEAD, ' ');
  const names = [...named.matchAll(MOVES)].map((match) => match[0].trim());
  return { names, rest: names.length > 0 ? named.replaceAll(MOVES, ' ') : text };
}
