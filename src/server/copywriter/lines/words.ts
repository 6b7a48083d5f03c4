import type { Fault } from './form.ts';
import { readKeyed } from './keyed.ts';

/**
 * What is said of one family of classes in one language. Every line puts these in its slots, so each keeps strictly to its form, which copy/README.md
 * has.
 */
export interface FamilyWords {
  thing?: string;
  at?: string;
  moves: readonly string[];
  verbs: readonly string[];
  feelings: readonly string[];
  hurdles: readonly string[];
  outcomes: readonly string[];
}
const SINGLE = ['thing', 'at'] as const;
const LISTS = ['moves', 'verbs', 'feelings', 'hurdles', 'outcomes'] as const;

export type LanguageWords = Readonly<Record<string, FamilyWords | undefined>>;

/**
 * Reads what a language says of families: '= hoop', and under it 'moves: mounts | poses' and so on; copy/README.md explains it.
 * @param path for the faults
 * @param families the ids of those that there are, of which the last is for classes in general
 */
export function readWords(
  path: string,
  text: string,
  families: ReadonlySet<string>,
): { words: LanguageWords; faults: Fault[] } {
  const { blocks, faults } = readKeyed(path, text, [...SINGLE, ...LISTS]);
  const words: Record<string, FamilyWords> = {};
  for (const [id, { at, lists }] of blocks) {
    const { thing, at: place, moves, verbs, feelings, hurdles, outcomes } = lists;
    if (!families.has(id)) faults.push(`${path}:${at}: there is no family "${id}"`);
    if (!moves || !verbs || !feelings || !hurdles || !outcomes)
      faults.push(`${path}:${at}: "${id}" lacks ${LISTS.filter((key) => !lists[key]).join(', ')}`);
    else
      words[id] = {
        ...(thing && { thing: thing[0]! }),
        ...(place && { at: place[0]! }),
        ...{ moves, verbs, feelings, hurdles, outcomes },
      };
  }
  const general = [...families].at(-1);
  if (general !== undefined && !words[general]) faults.push(`${path}: there are no words for "${general}"`);
  return { words, faults };
}
