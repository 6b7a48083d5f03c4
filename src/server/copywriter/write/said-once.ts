import type { Facts } from '../facts.ts';
import { FEW_WORDS, LENGTHS } from '../limits.ts';
import { HOUSE } from './house.ts';
import type { Info } from './info.ts';
import { given, type Line } from './line.ts';
import { isNoExperience } from './sayable.ts';
import { has } from './stems.ts';

/** Who needs no experience is told so, whatever else there is to say. */
export function withNoExperience(facts: Facts, details: readonly Line[], openings: number): Line[] {
  const all = [...details];
  const said = facts.slots.find(isNoExperience);
  if (facts.words < FEW_WORDS || !said || all.some(({ text }) => /experien|erfahrung|kenntniss/i.test(text)))
    return all;
  const line = { ...given(HOUSE[facts.language].noExperience.replace(/\.$/, '')), said };
  if (all.length < 2) return [...all, line];
  if (openings === 0) return all;
  const [first, ...rest] = all as [Line, ...Line[]];
  const both = `${first.text}. ${line.text}`;
  const fits = both.length <= LENGTHS.detail.aim && !/[.!?\n]/.test(first.text);
  return [fits ? { ...first, text: both, words: first.words + line.words, said } : line, ...rest];
}

/** What the hook has taken from the details as it was typed is not said again. */
export const withoutHook = (info: Info, hook: Line): Info => ({
  ...info,
  paragraphs: info.paragraphs.filter(({ line }) => !has(hook.text, line.text)),
});
