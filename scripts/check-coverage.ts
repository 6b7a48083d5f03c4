/** Holds docs/coverage.md and docs/findings.md against the tree: every file that a row names exists, and every test that it names is in its file. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DECISIONS = 'docs/decisions';
/** The documents and the columns of their tables. */
export const DOCUMENTS = {
  'docs/coverage.md': ['statement', 'built in', 'test', 'decision'],
  'docs/findings.md': ['finding', 'what happens now', 'test', 'seen red', 'decision'],
} as const;
type Columns = (typeof DOCUMENTS)[keyof typeof DOCUMENTS];

type Row = { line: number; cells: [column: Columns[number], text: string][] };
export type Report = {
  rows: number;
  /** What is wrong, as `line: fault`. */
  faults: string[];
};

/**
 * Reads the tables of a document and looks up what they name.
 * @param markdown tables with `columns`; entries of a cell are set apart by `<br>`. `built in` names files; a test is `path` or `path › title`, where
 *   the title may be that of a group followed by `›` and a test in it; a decision is `file.md`, `file.md#3` for its third point, or `-`; every other
 *   column is text
 * @param root the project's folder, which paths are relative to
 */
export function checkTables(markdown: string, root: string, columns: Columns): Report {
  const { rows, faults } = readRows(markdown, columns);
  for (const { line, cells } of rows) {
    for (const [column, text] of cells) {
      for (const fault of faultsOf(root, column, text)) faults.push(`${line}: ${fault}`);
    }
  }
  if (rows.length === 0) faults.push(`1: no table has the columns ${columns.join(' | ')}`);
  return { rows: rows.length, faults };
}

function faultsOf(root: string, column: Columns[number], text: string): string[] {
  const found = entriesOf(text).map((entry) => {
    if (column === 'built in') return missingFile(root, entry);
    if (column === 'test') return missingTest(root, entry);
    if (column === 'decision') return entry === '-' ? null : missingDecision(root, entry);
    return entry === '' ? `the ${column} is empty` : null;
  });
  return found.filter((fault) => fault !== null);
}

function readRows(markdown: string, columns: Columns): { rows: Row[]; faults: string[] } {
  const rows: Row[] = [];
  const faults: string[] = [];
  let inTable = false;
  for (const [index, text] of markdown.split('\n').entries()) {
    const line = index + 1;
    if (!text.trimStart().startsWith('|')) {
      inTable = false;
      continue;
    }
    const cells = cellsOf(text);
    if (!inTable) {
      inTable = true;
      if (cells.join('|') !== columns.join('|')) faults.push(`${line}: the columns must be ${columns.join(' | ')}`);
      continue;
    }
    if (cells.every((cell) => /^:?-{3,}:?$/.test(cell))) continue;
    if (cells.length === columns.length) rows.push({ line, cells: columns.map((column, i) => [column, cells[i]!]) });
    else faults.push(`${line}: ${cells.length} cells instead of ${columns.length}`);
  }
  return { rows, faults };
}

/** A row's cells; `\|` is a bar inside a cell. */
function cellsOf(text: string): string[] {
  const inner = text.trim().replace(/^\||(?<!\\)\|$/g, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}

const entriesOf = (cell: string) => cell.split(/<br\s*\/?>/).map((entry) => entry.trim());

function missingFile(root: string, path: string): string | null {
  if (path === '') return 'an entry is empty';
  const file = join(root, path);
  return existsSync(file) && statSync(file).isFile() ? null : `there is no file ${path}`;
}

function missingTest(root: string, test: string): string | null {
  const [path = '', ...titles] = test.split('›').map((part) => part.trim());
  const noFile = missingFile(root, path);
  if (noFile !== null) return noFile;
  const known = titlesIn(readFileSync(join(root, path), 'utf8'));
  const unknown = titles.find((title) => !known.some((pattern) => pattern.test(title)));
  return unknown === undefined ? null : `${path} has no test '${unknown}'`;
}

function missingDecision(root: string, decision: string): string | null {
  const [name = '', point] = decision.split('#');
  const path = `${DECISIONS}/${name}`;
  const noFile = missingFile(root, path);
  if (noFile !== null || point === undefined) return noFile;
  const has = readFileSync(join(root, path), 'utf8')
    .split('\n')
    .some((line) => line.startsWith(`${point}. `));
  return has ? null : `${path} has no point ${point}`;
}

// A literal that opens a call and is followed by a function or options: a test's or a group's title.
const TITLE =
  /\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)\s*,\s*(?:async\b|function\b|\(|\{|\w+\s*=>)/g;
/** Where a title stands for many: `%s` and `$name` of a table, `${…}` of a loop. */
const PLACE = /\$\{[^}]*\}|\$[\w.]+|%[sdifjoOc#]/;

/** The titles of a test file; each also takes any text where the test fills a value in. */
function titlesIn(source: string): RegExp[] {
  return Array.from(source.matchAll(TITLE), ([, single, double, template]) => {
    const title = (single ?? double ?? template ?? '').replace(/\\(['"`\\])/g, '$1');
    const literals = title.split(new RegExp(PLACE, 'g'));
    // Places alone would take every text: such a title is written as it stands.
    const parts = literals.some((part) => /\p{L}/u.test(part)) ? literals : [title];
    return new RegExp(`^${parts.map(escapePattern).join('.+')}$`);
  });
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  for (const [document, columns] of Object.entries(DOCUMENTS)) {
    const { rows, faults } = checkTables(readFileSync(join(root, document), 'utf8'), root, columns);
    for (const fault of faults) process.stderr.write(`${document}:${fault}\n`);
    process.stdout.write(`${document}: ${rows} rows, ${faults.length} faults\n`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
