import type { Facts } from '../facts.ts';
import { seenLength } from '../limits.ts';
import { gramsOf, idOf, type Memory } from '../memory.ts';
import { fill, type Values } from './fill.ts';
import { given, type Line, unfit, withoutFacts } from './pool.ts';
import { usedBy } from './uses.ts';

/** The line of a frame with these values in at most so many characters; undefined if it is used up, unfit, or lacks a value. */
export type Liner = (frame: string, most: number, told: Values) => Line | undefined;

export function linerFor(facts: Facts, memory: Memory): Liner {
  const used = usedBy(memory);
  return (frame, most, told) => {
    const id = idOf(frame);
    if (used.hasFrame(id)) return undefined;
    const text = fill(frame, told);
    if (text === undefined || seenLength(text) > most || unfit(frame, text, facts)) return undefined;
    const made = { ...given(text), id, grams: gramsOf(withoutFacts(text, facts)), concrete: true };
    return used.has(made) ? undefined : made;
  };
}
