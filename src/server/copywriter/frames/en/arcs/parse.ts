import { FAMILIES, type FamilyId } from '../../../lexicon/families.ts';
import { STARTER_CLASSES } from '../../../lexicon/starter-classes.ts';
import type { Arc } from '../../types.ts';

const IDS: ReadonlySet<string> = new Set(FAMILIES.map(({ id }) => id));
const STARTERS: ReadonlySet<string> = new Set(STARTER_CLASSES.map(({ classType }) => classType));

/**
 * Reads a block of arcs. Each begins with '= ' and the families that it is for, or 'any', or with '@ ' and the starter class whose description it tells; then
 * what it says of the details ('? '), its hook ('> '), the thoughts of which one goes on with it ('- '), and the last lines of which one closes it
 * ('< '). ' / ' begins a new line.
 *
 * @throws Error that names a line of no such form, a family or class that does not exist, or an arc that lacks a hook or a close
 */
export function parseArcs(block: string): Arc[] {
  const arcs: Arc[] = [];
  for (const line of block.split('\n').filter(Boolean)) {
    const [mark, text] = [line.slice(0, 2), line.slice(2).replaceAll(' / ', '\n')];
    const arc = arcs.at(-1);
    if (mark === '= ') arcs.push({ families: familiesIn(text), says: [], hook: '', bodies: [], closes: [] });
    else if (mark === '@ ')
      arcs.push({ families: 'any', starter: starterIn(text), says: [], hook: '', bodies: [], closes: [] });
    else if (mark === '? ' && arc?.hook === '') arc.says.push(text);
    else if (mark === '> ' && arc?.hook === '') arc.hook = `${text}\n**{class}**`;
    else if (mark === '- ' && arc) arc.bodies.push(text);
    else if (mark === '< ' && arc) arc.closes.push(text);
    else throw new Error(`"${line}" is no line of an arc. frames/en/arcs/parse.ts has the form.`);
  }
  const half = arcs.find(({ hook, closes }) => hook === '' || closes.length === 0);
  if (half) throw new Error(`The arc "${half.hook || half.closes[0]}" lacks a hook or a close.`);
  return arcs;
}

/** @throws Error that names what is no family */
export function familiesIn(text: string): Arc['families'] {
  if (text === 'any') return text;
  const families = text.split(' ');
  const unknown = families.find((id) => !IDS.has(id));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no family. lexicon/families.ts lists them.`);
  return families as FamilyId[];
}

function starterIn(text: string): string {
  if (!STARTERS.has(text)) throw new Error(`"${text}" is no starter class. lexicon/starter-classes.ts lists them.`);
  return text;
}
