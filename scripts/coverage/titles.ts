import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEST_FILES = '{src,test,scripts}/**/*.{test,spec}.{ts,tsx}';

/** The title of a test or group, as written. */
export type Title = {
  readonly path: string;
  readonly line: number;
  /** Without the ids. */
  readonly text: string;
  /** The ids in brackets at its end, with ranges expanded. */
  readonly ids: readonly string[];
};

/** The titles in all test files under a folder, by path. */
export function readTitles(root: string): Title[] {
  const paths = globSync(TEST_FILES, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return paths.sort().flatMap((path) => titlesIn(path, readFileSync(join(root, path), 'utf8')));
}

// A literal that opens a call and is followed by a function or options.
const TITLE =
  /\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)\s*,\s*(?:async\b|function\b|\(|\{|\w+\s*=>)/g;
/** What looks like ids: one or two capitals, digits, and whatever else is in the brackets. */
const IDS = /^(.*) \[((?:[A-Z]-)?[A-Z]\d[^\]]*)\]$/s;

function titlesIn(path: string, source: string): Title[] {
  return Array.from(source.matchAll(TITLE), (match) => {
    const [whole, single, double, template] = match;
    const title = (single ?? double ?? template ?? '').replace(/\\(['"`\\])/g, '$1');
    const [, text = title, ids = ''] = IDS.exec(title) ?? [];
    const start = match.index + whole.search(/['"`]/);
    return { path, line: source.slice(0, start).split('\n').length, text, ids: idsOf(ids) };
  });
}

/** `S2.14-16 S8.3` is S2.14, S2.15, S2.16 and S8.3; anything that is not a range stays as written. */
function idsOf(text: string): string[] {
  return text.split(' ').flatMap((word) => {
    const [, section, from, to] = /^(.*?)(\d+)-(\d+)$/.exec(word) ?? [];
    if (section === undefined) return word === '' ? [] : [word];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${section}${Number(from) + i}`);
  });
}
