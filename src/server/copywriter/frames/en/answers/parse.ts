import type { Answers } from '../../types.ts';
import { familiesIn } from '../arcs/parse.ts';
import { SAME } from './same.ts';

/** Conditions that mean the same, by each of them. */
const MEANT: ReadonlyMap<string, readonly string[]> = new Map(
  SAME.split('\n')
    .filter(Boolean)
    .map((line) => line.split(' = '))
    .flatMap((all) => all.map((condition) => [condition, all] as const)),
);
/** What a condition stands for. */
function meant(condition: string): readonly string[] {
  const all = MEANT.get(condition) ?? [condition];
  if (all[0] !== condition) throw new Error(`"${condition}" is among what "${all[0]}" stands for, in answers/same.ts.`);
  return all;
}

/**
 * Reads a block of answers to details. Each begins with '= ' and families, if it is not for any class, and with '? ' and what the details say, any of these
 * lines, in the notation of arcs (same.ts lists what each of them may stand for); then the last lines of which one is taken ('< ').
 *
 * @throws Error that names a line of no such form, a family that does not exist, what has no answer, or a condition that another one stands for
 */
export function parseAnswers(block: string): Answers[] {
  const all: Answers[] = [];
  let families: Answers['families'] = 'any';
  for (const line of block.split('\n').filter(Boolean)) {
    const [mark, text] = [line.slice(0, 2), line.slice(2)];
    const last = all.at(-1);
    const isOpen = last !== undefined && last.closes.length === 0;
    if (mark === '= ' && !isOpen) families = familiesIn(text);
    else if (mark === '? ' && isOpen) last.says.push(...meant(text));
    else if (mark === '? ') {
      all.push({ families, says: [...meant(text)], closes: [] });
      families = 'any';
    } else if (mark === '< ' && last) last.closes.push(text.replaceAll(' / ', '\n'));
    else throw new Error(`"${line}" is no line of an answer. frames/en/answers/parse.ts has the form.`);
  }
  const half = all.find(({ closes }) => closes.length === 0);
  if (half) throw new Error(`"${half.says[0]}" has no answer.`);
  return all;
}
