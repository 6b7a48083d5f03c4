import type { Title } from './titles.ts';

export type Statement = {
  readonly line: number;
  readonly id: string;
  readonly text: string;
  /** The document and its section, and the heading within it or ''. */
  readonly section: string;
  readonly heading: string;
  /** Files, relative to the project folder. */
  readonly built: readonly string[];
  /** `file.md`, or `file.md#3` for its third point. */
  readonly decisions: readonly string[];
};

/**
 * Reads docs/statements.txt, which describes its format at the top.
 * @returns the statements in order, and what could not be read as `line: fault`
 */
export function readStatements(source: string): { statements: Statement[]; faults: string[] } {
  const statements: Statement[] = [];
  const faults: string[] = [];
  let [section, heading] = ['', ''];
  for (const [index, text] of source.split('\n').entries()) {
    const [, sign, rest = ''] = /^(#+|[STB][\d.]+| {2}built:| {2}decision:) (.+)$/.exec(text) ?? [];
    const last = statements.length - 1;
    if (sign === '#') [section, heading] = [rest, ''];
    else if (sign === '##') heading = rest;
    else if (section === '' || text.trim() === '') continue;
    else if (sign === undefined || (sign.startsWith(' ') && last < 0))
      faults.push(`${index + 1}: cannot be read: ${text}`);
    else if (!sign.startsWith(' ')) {
      statements.push({ line: index + 1, id: sign, text: rest, section, heading, built: [], decisions: [] });
    } else {
      const part = sign === '  built:' ? 'built' : 'decisions';
      statements[last] = { ...statements[last]!, [part]: rest.split(', ') };
    }
  }
  return { statements, faults };
}

const INTRODUCTION = `# Coverage of the specification

What each statement of the two specification documents says, where it is built, the tests that show it, and the decision that reads it.
\`npm run coverage\` writes this file from \`docs/statements.txt\` and from the ids in the titles of the tests.
`;

/** docs/coverage.md: one table per heading. */
export function writeCoverage(statements: readonly Statement[], titles: readonly Title[]): string {
  const tests = Map.groupBy(
    titles.flatMap(({ path, text, ids }) => ids.map((id) => ({ id, test: `${path} › ${text}` }))),
    ({ id }) => id,
  );
  let page = INTRODUCTION;
  let before: Statement | undefined;
  for (const statement of statements) {
    const { id, text, section, heading, built, decisions } = statement;
    if (section !== before?.section) page += `\n## ${section}\n`;
    if (heading !== '' && heading !== before?.heading) page += `\n### ${heading}\n`;
    if (section !== before?.section || heading !== before.heading) {
      page += '\n| statement | built in | test | decision |\n|---|---|---|---|\n';
    }
    const shown = (tests.get(id) ?? []).map(({ test }) => test);
    const cells = [[`${id} ${text}`], built, shown, decisions.length > 0 ? decisions : ['-']];
    page += `| ${cells.map((entries) => entries.join('<br>').replaceAll('|', '\\|')).join(' | ')} |\n`;
    before = statement;
  }
  return page;
}
