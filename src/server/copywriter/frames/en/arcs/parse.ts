import { FAMILIES, type FamilyId } from '../../../lexicon/families.ts';
import type { Arc } from '../../types.ts';

const IDS: ReadonlySet<string> = new Set(FAMILIES.map(({ id }) => id));

/**
 * Reads a block of arcs. Each begins with '= ' and the families that it is for; then its hook ('> '), the thoughts of which one goes on with it ('- '), and
 * the last lines of which one closes it ('< '). ' / ' begins a new line.
 *
 * @throws Error that names a line of no such form, a family that does not exist, or an arc that lacks a hook or a close
 */
export function parseArcs(block: string): Arc[] {
  const arcs: Arc[] = [];
  for (const line of block.split('\n').filter(Boolean)) {
    const [mark, text] = [line.slice(0, 2), line.slice(2).replaceAll(' / ', '\n')];
    const arc = arcs.at(-1);
    if (mark === '= ') {
      const families = text.split(' ');
      const unknown = families.find((id) => !IDS.has(id));
      if (unknown !== undefined) throw new Error(`"${unknown}" is no family. lexicon/families.ts lists them.`);
      arcs.push({ families: families as FamilyId[], hook: '', bodies: [], closes: [] });
    } else if (mark === '> ' && arc?.hook === '') arc.hook = `${text}\n**{class}**`;
    else if (mark === '- ' && arc) arc.bodies.push(text);
    else if (mark === '< ' && arc) arc.closes.push(text);
    else throw new Error(`"${line}" is no line of an arc. frames/en/arcs/parse.ts has the form.`);
  }
  const half = arcs.find(({ hook, closes }) => hook === '' || closes.length === 0);
  if (half) throw new Error(`The arc "${half.hook || half.closes[0]}" lacks a hook or a close.`);
  return arcs;
}
