import type { Fault } from './form.ts';
import { linesOf } from './keyed.ts';

/** What a short form stands for, and where: 'min' is 'minutes' behind a number. */
export interface Meaning {
  said: string;
  /** One of them has to hold; none: always. */
  where: readonly Place[];
}
type Place = readonly { at: 'after' | 'before'; not: boolean; expression: RegExp }[];

/** What is typed in short, in small letters, and how it is spelled. */
export interface Spelling {
  words: ReadonlyMap<string, readonly Meaning[]>;
  /** Those that may stand right behind a number: '75min'. */
  glued: ReadonlySet<string>;
  /** '-ung' for words that end so, and how they end then. */
  endings: ReadonlyMap<string, string>;
  days: ReadonlyMap<string, string>;
  months: ReadonlyMap<string, string>;
  /** Lists of words by their names. */
  sets: ReadonlyMap<string, readonly string[]>;
}

const SECTIONS = ['sets', 'days', 'months', 'words'] as const;
type Section = (typeof SECTIONS)[number];

/**
 * Reads how a language spells what people type on a phone: 'fuer: für', 'min: minutes (after #)', or words that are written as they stand, with ' | '
 * between them.
 * @param path for the faults
 */
export function readSpelling(path: string, text: string): { spelling: Spelling; faults: Fault[] } {
  const faults: Fault[] = [];
  const sets = new Map<string, readonly string[]>();
  const [days, months, endings] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  const words = new Map<string, Meaning[]>();
  const glued = new Set<string>();
  let section: Section | undefined;
  for (const { at, line } of linesOf(text)) {
    const fault = (what: string) => faults.push(`${path}:${at}: ${what}`);
    if (line.startsWith('== ')) {
      section = SECTIONS.find((each) => each === line.slice(3));
      if (!section) fault(`there is no section "${line.slice(3)}"`);
      continue;
    }
    const { typed, said, where } = partsOf(line);
    const add = (to: Map<string, string>, key: string, word: string) =>
      to.has(key) ? fault(`"${key}" is there already`) : to.set(key, word);
    if (section === 'sets' && said !== undefined) sets.set(typed[0]!, `${said}${where && ` (${where})`}`.split(' | '));
    else if ((section === 'days' || section === 'months') && /^(?:un)?clear$/.test(typed[0] ?? ''))
      sets.set(typed[0]!, said!.split(' | '));
    else if (section === 'months' && typed[0] === 'link') sets.set(typed[0], [said!]);
    else if (section === 'days' || section === 'months')
      for (const each of typed) add(section === 'days' ? days : months, each, said ?? each);
    else if (section !== 'words') fault('a line stands in a section, which begins with "== "');
    else
      for (const each of typed) {
        const key = each.toLowerCase();
        if (key.startsWith('-')) add(endings, key, said ?? each);
        else if (where.includes('{') && !isKnown(where, sets)) fault(`"${where}" names a list that is not there`);
        else
          for (const one of key.endsWith('.?') ? [key.slice(0, -2), key.slice(0, -1)] : [key]) {
            const known = words.get(one) ?? [];
            if (known.some((other) => other.where.length === 0)) fault(`"${one}" is there already`);
            known.push({ said: said ?? each, where: where === '' ? [] : placesIn(where, sets) });
            words.set(one, known);
            if (/after (?:[^|]*, )?(?:#|\$|1|\{)/.test(where)) glued.add(one);
          }
      }
  }
  return { spelling: { words, glued, endings, days, months, sets }, faults };
}

/** 'hr | h: hour (after 1)' in its parts; of 'Matte | Handtuch' each stands for itself. */
function partsOf(line: string): { typed: string[]; said?: string; where: string } {
  const [, typed, said, where = ''] = /^([^:]+): (\S.*?)(?: \(((?:not )?(?:after|before) .*)\))?$/.exec(line) ?? [];
  return typed && said ? { typed: typed.split(' | '), said, where } : { typed: line.split(' | '), where: '' };
}

const BUILT_IN = ['word', 'end'];
const isKnown = (where: string, sets: ReadonlyMap<string, unknown>) =>
  [...where.matchAll(/\{([^}]+)\}/g)].every(([, name = '']) => BUILT_IN.includes(name) || sets.has(name));

/** 'after #, per and before {word} | before {end}' */
const placesIn = (where: string, sets: Spelling['sets']): Place[] =>
  where.split(' | ').map((place) =>
    place.split(/ and (?=(?:not )?(?:after|before) )/).map((clause) => {
      const [, not, at, list = ''] = /^(not )?(after|before) (.*)$/.exec(clause) ?? [];
      const items = list.split(', ').map((item) => sourceOf(item, at === 'after', sets));
      return {
        at: at as 'after' | 'before',
        not: not !== undefined,
        expression:
          at === 'after' ? new RegExp(`(?:${items.join('|')})$`, 'iu') : new RegExp(`^(?:${items.join('|')})`, 'iu'),
      };
    }),
  );

const NUMBER = '\\d+(?:[.,:]\\d+)?(?:st|nd|rd|th|\\.)?';
const AMOUNT = '(?:[£$€] ?\\d[\\d.,]*|\\d[\\d.,]* ?[€£$])';
/** What stands before the word, with its space, or behind it. */
function sourceOf(item: string, isBefore: boolean, sets: Spelling['sets']): string {
  if (item === '{end}') return isBefore ? '(?:^|[.,;!?(] ?)' : '(?:$|\\s*[.,;!?)|\\n+])';
  if (item === '{word}') return isBefore ? '\\p{Ll} ' : ' \\p{Ll}';
  if (item.startsWith('-')) return `\\p{L}${escaped(item.slice(1))} `;
  const source = item
    .split(/(\{[^}]+\}|#|\$)/)
    .filter(Boolean)
    .map((part) => {
      if (part === '#') return NUMBER;
      if (part === '$') return AMOUNT;
      return part.startsWith('{') ? oneOf(sets.get(part.slice(1, -1)) ?? []) : escaped(part);
    })
    .join('');
  return isBefore
    ? `(?<![\\p{L}\\d.,:])${source}${/[\d}#$]$/.test(item) ? ' ?' : ' '}`
    : ` ?(?:[£$€])?${source}${/[#$]$/.test(item) ? '(?!\\d)' : '(?![\\p{L}\\d])'}`.replace(
        /^ \?(?=\(\?:\[£)/,
        /^[#$]/.test(item) ? ' ?' : ' ',
      );
}

/** Any of the words, the longest first. */
export const oneOf = (words: Iterable<string>): string =>
  `(?:${[...words]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})`;
const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&');
