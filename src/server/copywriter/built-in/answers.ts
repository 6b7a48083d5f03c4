import type { Clause, Slot } from '../details/slots.ts';
import type { Facts } from '../facts.ts';
import { LENGTHS } from '../limits.ts';
import { copyIn } from '../lines/index.ts';
import { suits } from './arcs.ts';
import type { Values } from './fill.ts';
import type { Liner } from './liner.ts';
import { type Line, styleOf } from './pool.ts';
import { matches } from './says.ts';

/** The last lines that answer what the line above says of the details. */
export type Answering = (said: Slot | Clause) => readonly Line[];

/** Answers that are fresh and true, of the first block that fits. None in other languages. */
export function answersFor(facts: Facts, line: Liner, values: Values): Answering {
  if (facts.language !== 'en') return () => [];
  const usable = copyIn('en')[styleOf(facts)].answers.filter((each) => suits(each, facts));
  const answersTo = (said: Slot | Clause) => {
    // Words that were typed are more special than what they were understood to say: 'no partner needed' is nothing that is not to be brought.
    const parts = 'kind' in said ? [said] : [said, ...said.slots.slice(-1)];
    const [block] = parts.flatMap((part) => usable.find(({ says }) => says.some((what) => matches(what, part))) ?? []);
    return (block?.closes ?? []).flatMap((close) => line(close, LENGTHS.closing.most, values) ?? []);
  };
  // Every candidate of a text asks the same.
  const known = new Map<Slot | Clause, readonly Line[]>();
  return (said) => {
    const answers = known.get(said) ?? answersTo(said);
    known.set(said, answers);
    return answers;
  };
}
