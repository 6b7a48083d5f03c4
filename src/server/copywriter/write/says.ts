import type { Facts } from '../facts.ts';
import type { Arc } from '../lines/types.ts';
import type { Clause, Slot } from '../understand/slots.ts';
import { isSayable, isSomebody } from './sayable.ts';

const NOTHING: ReadonlySet<Slot | Clause> = new Set();

/** What the arc says of these details; undefined if they do not say all that it needs. */
export function saidBy({ says }: Pick<Arc, 'says'>, { details }: Facts): ReadonlySet<Slot | Clause> | undefined {
  if (says.length === 0) return NOTHING;
  const found = says.flatMap((what) => {
    const all: (Slot | Clause)[] = what.startsWith(TYPED)
      ? [...details]
      : details.flatMap(({ whole, slots }) => (whole ? slots : []));
    return all.find((each) => matches(what, each)) ?? [];
  });
  return found.length === says.length ? new Set(found) : undefined;
}

/**
 * 'bring': any fact of this kind that can be said in other words. 'bring *knee pads*', '!bring heels', 'level beginner (no experience)': a fact in the
 * notation of test/copy/details.tsv, with '*' as in `wildcard`. 'typed *no partner*': a clause as it was typed.
 */
export function matches(what: string, said: Slot | Clause): boolean {
  const isClause = !('kind' in said);
  if (what.startsWith(TYPED) !== isClause) return false;
  if (!isClause && !what.includes(' '))
    return said.kind === what && isSayable(said) && !isSomebody(said) && !isLive(said);
  const text = notations.get(said) ?? notationOf(said);
  notations.set(said, text);
  return wildcard(what).test(text);
}
/** Nobody dances to 'live DJ' as to a song. */
const isLive = ({ kind, value }: Slot) => kind === 'music' && /^live\b/i.test(value);
const TYPED = 'typed ';
const plain = (text: string) => text.replaceAll('’', "'").replace(/[.!]+$/, '');
/** As conditions have it; all blocks of a style ask the same fact. */
const notationOf = (said: Slot | Clause): string =>
  'kind' in said
    ? plain(`${said.not ? '!' : ''}${said.kind} ${said.value}${said.of ? ` (${said.of})` : ''}`)
    : `${TYPED}${plain(said.typed)}`;
const notations = new WeakMap<Slot | Clause, string>();
const patterns = new Map<string, RegExp>();
/** '*' stands for anything, between whole words: '*tea*' is neither 'team' nor 'steam'. Words of more than four letters may go on: '*phone*' is 'phones', too. */
export function wildcard(what: string): RegExp {
  const known = patterns.get(what);
  if (known) return known;
  const made = new RegExp(
    `^${what
      .replace(/[$()+.?[\\\]^{|}]/g, '\\$&')
      .replace(/\*(?=[\p{L}\d])/gu, '*(?<![\\p{L}\\d])')
      .replace(/(?<![\p{L}\d])([\p{L}\d]{1,4})\*/gu, '$1(?:e?s)?(?![\\p{L}\\d])*')
      .replaceAll(/\*/g, '.*')}$`,
    'iu',
  );
  patterns.set(what, made);
  return made;
}
