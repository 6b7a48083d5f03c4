import { LANGUAGES, type Language } from '../../../contract/promotion.ts';
import type { Fault } from './form.ts';
import { linesOf } from './keyed.ts';

/** What is typed in short, in small letters, and how it is spelled. */
export type Spelling = ReadonlyMap<string, string>;

/**
 * Reads how a language spells what people type on a phone: '= de', and under it 'fuer: für' or words that are written as they stand, with ' | ' between
 * them.
 * @param path for the faults
 */
export function readSpelling(path: string, text: string): { spelling: Map<Language, Spelling>; faults: Fault[] } {
  const spelling = new Map<Language, Map<string, string>>();
  const faults: Fault[] = [];
  let open: Map<string, string> | undefined;
  for (const { at, line } of linesOf(text)) {
    const fault = (what: string) => faults.push(`${path}:${at}: ${what}`);
    if (line.startsWith('= ')) {
      const language = LANGUAGES.find((each) => each === line.slice(2));
      if (!language) fault(`there is no language "${line.slice(2)}"`);
      else if (spelling.has(language)) fault(`"${language}" has a list already`);
      else {
        open = new Map();
        spelling.set(language, open);
      }
      continue;
    }
    const [, typed, spelled] = /^([^:|]+): (\S.*)$/.exec(line) ?? [];
    const pairs = typed && spelled ? [[typed, spelled]] : line.split(' | ').map((word) => [word.toLowerCase(), word]);
    for (const [from = '', to = ''] of pairs) {
      if (!open) fault('a list begins with "= " and its language');
      else if (open.has(from)) fault(`"${from}" is there already`);
      else open.set(from, to);
    }
  }
  for (const language of LANGUAGES)
    if (!spelling.has(language)) faults.push(`${path}: there is no list for "${language}"`);
  return { spelling, faults };
}
