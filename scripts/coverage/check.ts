import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { missingDecision, paperFaults } from './papers.ts';
import { readStatements, type Statement, writeCoverage } from './statements.ts';
import { readTitles, type Title } from './titles.ts';

const STATEMENTS = 'docs/statements.txt';
const FINDINGS = 'docs/findings.md';
const COLUMNS = ['finding', 'what happens now', 'seen failing', 'decision'];

type Finding = { readonly line: number; readonly id: string; readonly decisions: readonly string[] };

/**
 * Checks the statements, the findings and the ids in test titles against each other and against the tree, and what the papers refer to.
 * @param root the project folder
 * @returns the page of all statements with their tests, and what is wrong as `file:line: fault`
 */
export function checkCoverage(root: string): { coverage: string; faults: string[] } {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const titles = readTitles(root);
  const { statements, faults: unread } = readStatements(read(STATEMENTS));
  const { findings, faults: misread } = readFindings(read(FINDINGS));
  const borne = new Set(titles.flatMap(findingsAndIdsOf));
  const faults = [
    ...unread.map((fault) => `${STATEMENTS}:${fault}`),
    ...misread.map((fault) => `${FINDINGS}:${fault}`),
    ...twice(statements).map((fault) => `${STATEMENTS}:${fault}`),
    ...statements.flatMap((statement) => {
      const files = statement.built.filter((path) => !isFile(root, path)).map((path) => `there is no file ${path}`);
      const nowhere = statement.built.length === 0 ? ['says nowhere what it is built in'] : [];
      const missing = [
        ...nowhere,
        ...files,
        ...statement.decisions.flatMap((decision) => missingDecision(root, decision)),
        ...untested(borne, statement.id),
      ];
      return missing.map((fault) => `${STATEMENTS}:${statement.line}: ${statement.id}: ${fault}`);
    }),
    ...findings.flatMap(({ line, id, decisions }) =>
      [...decisions.flatMap((decision) => missingDecision(root, decision)), ...untested(borne, id)].map(
        (fault) => `${FINDINGS}:${line}: ${id}: ${fault}`,
      ),
    ),
    ...paperFaults(root),
    ...unknownIds(titles, new Set([...statements, ...findings].map(({ id }) => id))),
  ];
  return { coverage: writeCoverage(statements, titles), faults };
}

const untested = (borne: ReadonlySet<string>, id: string) =>
  borne.has(id) ? [] : [`no test bears [${id}] at the end of its title`];

/** The ids of a title; a finding may also come at its start: `U3: …`. */
function findingsAndIdsOf({ text, ids }: Title): string[] {
  const [, finding] = /^([A-Z]\d+): /.exec(text) ?? [];
  return finding === undefined ? [...ids] : [finding, ...ids];
}

function unknownIds(titles: readonly Title[], known: ReadonlySet<string>): string[] {
  return titles.flatMap(({ path, line, ids }) =>
    ids
      .filter((id) => !known.has(id))
      .map((id) => `${path}:${line}: the title bears ${id}, which is no statement and no finding`),
  );
}

function twice(statements: readonly Statement[]): string[] {
  const seen = new Set<string>();
  return statements.flatMap(({ id, line }) => {
    if (seen.has(id)) return [`${line}: ${id} is given twice`];
    seen.add(id);
    return [];
  });
}

function readFindings(markdown: string): { findings: Finding[]; faults: string[] } {
  const findings: Finding[] = [];
  const faults: string[] = [];
  for (const [index, text] of markdown.split('\n').entries()) {
    if (!text.startsWith('|') || /^[|\s:-]+$/.test(text)) continue;
    // `\|` is a literal | inside a cell.
    const cells = text
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    if (cells.join() === COLUMNS.join()) continue;
    const [id = '', , , decisions = ''] = cells;
    if (cells.length !== COLUMNS.length)
      faults.push(`${index + 1}: ${cells.length} cells instead of ${COLUMNS.length}`);
    else if (cells.includes('')) faults.push(`${index + 1}: a cell is empty`);
    else findings.push({ line: index + 1, id, decisions: decisions === '-' ? [] : decisions.split('<br>') });
  }
  return { findings, faults };
}

function isFile(root: string, path: string): boolean {
  const file = join(root, path);
  return existsSync(file) && statSync(file).isFile();
}
