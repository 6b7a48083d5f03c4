import type { Fault } from './form.ts';
import { readKeyed } from './keyed.ts';

/** What holds for all classes of a family; copy/README.md explains each. */
const TRAITS = ['whom', 'wholly', 'vague', 'event', 'newcomers', 'gentle', 'also', 'apart'] as const;
export type Trait = (typeof TRAITS)[number];
const isTrait = (word: string): word is Trait => TRAITS.some((each) => each === word);

/** What the writer knows of a kind of classes. What is said of them is in copy/words and in the files of the styles. */
export interface Family {
  id: string;
  /** Parts of a class's name in English, German and Spanish; `*` stands for any letters. */
  names: readonly string[];
  /** Words that no line about it may have. */
  never: readonly string[];
  /** What lines about it may presuppose, of copy/things.txt; undefined if it does not say what is done in the class. */
  has?: readonly string[];
  is: ReadonlySet<Trait>;
  /** The family whose lines it has where it has none. */
  like?: string;
}

/** What a family of which no such thing is known says that it has. */
const NOTHING = 'nothing';

/** Blocks whose words others name in their own: '= (pole)'. */
const LIST = /^\(.+\)$/;

/**
 * Reads copy/families.txt: '= hoop', and under it 'names: hoop | lyra', 'has: air | spin', 'never: (pole)', 'is: newcomers', 'like: class'. The last is for classes
 * in general, and has no names.
 * @param path for the faults
 * @param things the names of what a family may have
 */
export function readFamilies(
  path: string,
  text: string,
  things: ReadonlySet<string>,
): { families: Family[]; faults: Fault[] } {
  const { blocks, faults } = readKeyed(path, text, ['names', 'has', 'never', 'is', 'like']);
  const families: Family[] = [];
  for (const [id, { at, lists }] of blocks) {
    if (LIST.test(id)) continue;
    const { names = [], has, never = [], is = [], like = [] } = lists;
    const fault = (what: string) => faults.push(`${path}:${at}: ${what}`);
    for (const each of is) if (!isTrait(each)) fault(`"${each}" is none of ${TRAITS.join(', ')}`);
    for (const each of has ?? []) if (each !== NOTHING && !things.has(each)) fault(`there is no thing "${each}"`);
    for (const each of never) if (LIST.test(each) && !blocks.has(each)) fault(`there is no list "${each}"`);
    for (const each of like) if (!blocks.has(each)) fault(`there is no family "${each}"`);
    families.push({
      ...(like[0] !== undefined && { like: like[0] }),
      ...(has && { has: has.filter((each) => each !== NOTHING) }),
      ...{ id, names, is: new Set(is.filter(isTrait)) },
      never: never.flatMap((each) => (LIST.test(each) ? (blocks.get(each)?.lists.never ?? []) : [each])),
    });
  }
  const unnamed = families.filter(({ names }) => names.length === 0).map(({ id }) => id);
  if (unnamed.length !== 1 || unnamed[0] !== families.at(-1)?.id)
    faults.push(`${path}: the last family, and no other, has no names: not ${unnamed.join(', ')}`);
  return { families, faults };
}
