import type { Facts } from '../facts.ts';
import { LENGTHS, seenLength, wordCount } from '../limits.ts';
import { HOUSE } from './house.ts';
import type { Line } from './line.ts';
import { isAway } from './plan.ts';

/** 'Flieg mit! Mit Jo.' has one of them too many. */
export const NAMES_COMPANY = /\b(?:with|mit|con)\b/i;

/**
 * The class with who teaches it, where the hook has room for the name.
 * @param where the hook ends with the class, or anywhere: 'Spin Basics with Maya is cancelled tonight'
 */
export function withName(facts: Facts, hook: Line, where: 'end' | 'anywhere' = 'end'): Line {
  const text = namedIn(facts, hook.text, where);
  if (text === hook.text || NAMES_COMPANY.test(hook.text)) return hook;
  return { ...hook, text, words: hook.words + wordCount(text) - wordCount(hook.text) };
}

/** The same of a line: '**Spin Basics** with Maya'. */
export function namedIn(facts: Facts, line: string, where: 'end' | 'anywhere' = 'end'): string {
  const { name, language } = facts;
  if (name === '' || isAway(facts) || line.includes(name)) return line;
  const named = line.replace(
    where === 'end' ? /\*\*$/ : /\*\*(?=[^*]*$)/,
    `** ${HOUSE[language].with.toLowerCase()} ${name}`,
  );
  return seenLength(named) <= LENGTHS.intro.most ? named : line;
}
