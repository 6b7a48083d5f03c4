import { FAMILIES, type FamilyId } from '../../../lexicon/families.ts';
import type { ClassLines } from '../../types.ts';

const IDS: ReadonlySet<string> = new Set([...FAMILIES.map(({ id }) => id), 'told']);

/**
 * Reads a block of lines: a family's id, or 'told' for what is said of a description (description/read.ts), then its hooks ('> ' with `*` for the class), its bodies ('- ') and its closes ('< '). ' / ' begins a new line of
 * verse.
 *
 * @throws Error that names a line of no such form or a family that does not exist
 */
export function parseClassLines(block: string): Partial<Record<FamilyId | 'told', ClassLines>> {
  const all: Partial<Record<FamilyId | 'told', ClassLines>> = {};
  let current: ClassLines | undefined;
  for (const line of block.trim().split('\n')) {
    const [mark, text] = [line.slice(0, 2), line.slice(2).replace(' / ', '\n')];
    if (mark === '> ') current?.hooks.push(text.replace('*', '**{class}**'));
    else if (mark === '- ') current?.bodies.push(text);
    else if (mark === '< ') current?.closes.push(text);
    else if (IDS.has(line)) {
      current = { hooks: [], bodies: [], closes: [] };
      all[line as FamilyId | 'told'] = current;
    } else throw new Error(`"${line}" is no line of a class. frames/en/classes/parse.ts has the form.`);
  }
  return all;
}
