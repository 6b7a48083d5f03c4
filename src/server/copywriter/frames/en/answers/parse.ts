import type { Answers } from '../../types.ts';
import { familiesIn } from '../arcs/parse.ts';

/**
 * Reads a block of answers to details. Each begins with '= ' and families, if it is not for any class, and with '? ' and what the details say, any of these
 * lines, in the notation of arcs; then the last lines of which one is taken ('< ').
 *
 * @throws Error that names a line of no such form, a family that does not exist, or what has no answer
 */
export function parseAnswers(block: string): Answers[] {
  const all: Answers[] = [];
  let families: Answers['families'] = 'any';
  for (const line of block.split('\n').filter(Boolean)) {
    const [mark, text] = [line.slice(0, 2), line.slice(2)];
    const last = all.at(-1);
    const isOpen = last !== undefined && last.closes.length === 0;
    if (mark === '= ' && !isOpen) families = familiesIn(text);
    else if (mark === '? ' && isOpen) last.says.push(text);
    else if (mark === '? ') {
      all.push({ families, says: [text], closes: [] });
      families = 'any';
    } else if (mark === '< ' && last) last.closes.push(text.replaceAll(' / ', '\n'));
    else throw new Error(`"${line}" is no line of an answer. frames/en/answers/parse.ts has the form.`);
  }
  const half = all.find(({ closes }) => closes.length === 0);
  if (half) throw new Error(`"${half.says[0]}" has no answer.`);
  return all;
}
