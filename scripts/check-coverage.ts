/** Holds docs/coverage.md against the tree: every file that a row names exists, and every test that it names is in its file. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = 'docs/coverage.md';
const DECISIONS = 'docs/decisions';
const COLUMNS = ['statement', 'built in', 'test', 'decision'] as const;

type Row = { line: number; statement: string; builtIn: string[]; tests: string[]; decisions: string[] };
export type Report = {
  rows: number;
  /** What is wrong, as `line: fault`. */
  faults: string[];
};

/**
 * Reads the tables of a coverage document and looks up what they name.
 * @param markdown tables with the columns `statement | built in | test | decision`; entries of a cell are set apart by `<br>`. A test is
 *   `path` or `path › title`, where the title may be that of a group followed by `›` and a test in it; a decision is `file.md`,
 *   `file.md#3` for its third point, or `-`
 * @param root the project's folder, which paths are relative to
 */
export function checkCoverage(markdown: string, root: string): Report {
  const { rows, faults } = readRows(markdown);
  for (const row of rows) {
    const found = [
      ...(row.statement === '' ? ['the statement is empty'] : []),
      ...row.builtIn.map((path) => missingFile(root, path)),
      ...row.tests.map((test) => missingTest(root, test)),
      ...row.decisions.filter((decision) => decision !== '-').map((decision) => missingDecision(root, decision)),
    ];
    for (const fault of found) if (fault !== null) faults.push(`${row.line}: ${fault}`);
  }
  if (rows.length === 0) faults.push(`1: no table has the columns ${COLUMNS.join(' | ')}`);
  return { rows: rows.length, faults };
}

function readRows(markdown: string): { rows: Row[]; faults: string[] } {
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
      if (cells.join('|') !== COLUMNS.join('|')) faults.push(`${line}: the columns must be ${COLUMNS.join(' | ')}`);
      continue;
    }
    if (cells.every((cell) => /^:?-{3,}:?$/.test(cell))) continue;
    if (cells.length !== COLUMNS.length) {
      faults.push(`${line}: ${cells.length} cells instead of ${COLUMNS.length}`);
      continue;
    }
    const [statement, builtIn, tests, decisions] = cells as [string, string, string, string];
    rows.push({
      line,
      statement,
      builtIn: entriesOf(builtIn),
      tests: entriesOf(tests),
      decisions: entriesOf(decisions),
    });
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
  const { rows, faults } = checkCoverage(readFileSync(join(root, DOCUMENT), 'utf8'), root);
  for (const fault of faults) process.stderr.write(`${DOCUMENT}:${fault}\n`);
  process.stdout.write(`${rows} statements, ${faults.length} faults\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
