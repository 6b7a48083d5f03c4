import { styleFor } from '../children.ts';
import type { Facts } from '../facts.ts';
import type { FamilyId } from '../lexicon/families.ts';
import { copyIn } from '../lines/index.ts';
import type { ClassLines } from '../lines/types.ts';

/** Families that a class is wholly about, so that nothing is said of its other ones. */
const WHOLLY: ReadonlySet<FamilyId> = new Set(['teens', 'prenatal', 'postnatal', 'inclusive', 'private', 'practice']);
/** Families that say less of a class than the next one in its name. */
const VAGUE: ReadonlySet<FamilyId> = new Set(['workshop', 'openlevel']);

const NONE: ClassLines = { hooks: [], bodies: [], closes: [] };

/**
 * What the style says of this class, the most telling first: of its description and of what it is called, then of what else it is. A class for small
 * children has its games instead of the latter.
 */
export function classLinesFor({ style, language, families, forChildren, forTeens }: Facts): ClassLines[][] {
  if (language !== 'en') return [];
  const lines = copyIn('en')[styleFor(style, forChildren)].classes;
  const told = lines.told ?? NONE;
  if (forChildren && !forTeens) return [[told]];
  const [first = 'class', ...others] = tellingFamilies(families, forTeens);
  const own = lines[first] ?? NONE;
  return [
    [{ ...told, closes: [...told.closes, ...own.closes] }, own],
    ...(WHOLLY.has(first) ? [] : others.slice(0, 2).map((id) => [lines[id] ?? NONE])),
  ];
}

/** What a class is, the most telling first. */
export function tellingFamilies(families: Facts['families'], forTeens: boolean): FamilyId[] {
  const ids: readonly FamilyId[] = forTeens ? ['teens'] : families.map(({ id }) => id);
  return ids.toSorted((a, b) => Number(VAGUE.has(a)) - Number(VAGUE.has(b)));
}
