import { FAMILIES, type FamilyId } from '../lexicon/families.ts';
import type { Fault } from './form.ts';

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
type Key = (typeof SINGLE)[number] | (typeof LISTS)[number];
const isKey = (key: string): key is Key => [...SINGLE, ...LISTS].some((each) => each === key);

const IDS: ReadonlySet<string> = new Set(FAMILIES.map(({ id }) => id));
/** The family of classes in general: others have its words where they lack some. */
const GENERAL: FamilyId = 'class';

export type LanguageWords = Partial<Record<FamilyId, FamilyWords>>;

/**
 * Reads what a language says of families: '= hoop', and under it 'moves: mounts | poses' and so on; copy/README.md explains it.
 * @param path for the faults
 */
export function readWords(path: string, text: string): { words: LanguageWords; faults: Fault[] } {
  const found = new Map<string, Partial<Record<Key, string[]>>>();
  const faults: Fault[] = [];
  let open: Partial<Record<Key, string[]>> | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const fault = (what: string) => faults.push(`${path}:${index + 1}: ${what}`);
    const [, key = '', rest = ''] = /^(\w+): (\S.*)$/.exec(line) ?? [];
    if (line.startsWith('= ')) {
      const id = line.slice(2);
      if (!IDS.has(id)) fault(`there is no family "${id}"`);
      if (found.has(id)) fault(`"${id}" has words already`);
      open = {};
      found.set(id, open);
    } else if (!open || !isKey(key)) fault(`"${line}" begins with none of = ${[...SINGLE, ...LISTS].join(': ')}:`);
    else if (open[key]) fault(`there are ${key} already`);
    else open[key] = rest.split(' | ');
  }
  for (const [id, lists] of found) {
    const missing = LISTS.filter((key) => !lists[key]);
    if (missing.length > 0) faults.push(`${path}: "${id}" lacks ${missing.join(', ')}`);
  }
  if (!found.has(GENERAL)) faults.push(`${path}: there are no words for "${GENERAL}"`);
  const words = [...found].map(([id, { thing, at, ...lists }]) => [
    id,
    { ...(thing && { thing: thing[0] }), ...(at && { at: at[0] }), ...lists },
  ]);
  return { words: Object.fromEntries(words), faults };
}
