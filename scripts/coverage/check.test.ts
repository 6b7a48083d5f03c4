import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCoverage } from './check.ts';

const STATEMENTS = `What this file is.

# First document, §2: screens
## The form

S2.1 Header: max 40 | counter
  built: src/form.ts, src/form.test.ts
  decision: why.md#2

S2.2 It keeps what is typed
  built: src/form.ts

# Beyond the specification

B1 It is quick
  built: src/form.ts
  decision: why.md
`;
const FINDINGS = `# Findings

| finding | what happens now | seen failing | decision |
|---|---|---|---|
| U1 | the stored answer | before the change | why.md#1 |
| F-S4 | a \\| b | with it out | - |
`;
/** Ids without their @, so that the titles in this file do not contain them. */
const TESTS = `
describe('@U1: the form [@B1]', () => {
  test('counts what is left [@S2.1-2]', () => {});
  it.each([
    ['a', 1],
  ])(
    "takes '%s' and gives $length of \${limit} [@S2.1 F-S4]",
    (name) => {},
  );
});
`;

const WHY = '# Why\n\n1. First.\n2. Second.\n';
const ROW = '| [Why](why.md) | what it is for |';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'coverage-'));
  write('src/form.ts', '');
  write('docs/decisions/why.md', WHY);
  write('package.json', '{"scripts":{"test":""}}');
});
afterAll(() => rmSync(root, { recursive: true }));

type Parts = { statements?: string; findings?: string; tests?: string; list?: string; paper?: string };
function check({ statements = STATEMENTS, findings = FINDINGS, tests = TESTS, list = ROW, paper = '' }: Parts) {
  write('docs/decisions/README.md', list);
  write('PAPER.md', paper);
  write('docs/statements.txt', statements);
  write('docs/findings.md', findings);
  write('src/form.test.ts', tests.replaceAll('@', ''));
  return checkCoverage(root);
}

test('writes a table for each heading, with the tests that have the ids', () => {
  const { coverage, faults } = check({});
  expect(faults).toEqual([]);
  const head = '| statement | built in | test | decision |\n|---|---|---|---|\n';
  const counts = 'src/form.test.ts › counts what is left';
  const takes = `src/form.test.ts › takes '%s' and gives $length of \${limit}`;
  expect(coverage.slice(coverage.indexOf('## '))).toBe(`## First document, §2: screens

### The form

${head}| S2.1 Header: max 40 \\| counter | src/form.ts<br>src/form.test.ts | ${counts}<br>${takes} | why.md#2 |
| S2.2 It keeps what is typed | src/form.ts | ${counts} | - |

## Beyond the specification

${head}| B1 It is quick | src/form.ts | src/form.test.ts › U1: the form | why.md |
`);
});

test.each<[string, Parts, string]>([
  [
    'a statement without a test',
    { tests: TESTS.replace('S2.1-2', 'S2.1') },
    'docs/statements.txt:10: S2.2: no test bears [S2.2] at the end of its title',
  ],
  [
    'a finding without a test',
    { tests: TESTS.replace('@U1: ', '') },
    'docs/findings.md:5: U1: no test bears [U1] at the end of its title',
  ],
  [
    'a security test, which is no finding',
    { tests: `${TESTS.replace(' F-S4', '')}test('S4: markup', () => {});` },
    'docs/findings.md:6: F-S4: no test bears [F-S4] at the end of its title',
  ],
  [
    'ids in no title',
    { tests: TESTS.replace("'counts what is left [@S2.1-2]', () => {}", "text, 'counts [S2.1-2]'") },
    'docs/statements.txt:10: S2.2: no test bears [S2.2] at the end of its title',
  ],
  [
    'an unknown id',
    { tests: TESTS.replace('[@B1]', '[@B1-2]') },
    'src/form.test.ts:2: the title bears B2, which is no statement and no finding',
  ],
  [
    'ids with another separator',
    { tests: TESTS.replace('S2.1 F', 'S2.1, F') },
    'src/form.test.ts:7: the title bears S2.1,, which is no statement and no finding',
  ],
  [
    'a missing file',
    { statements: STATEMENTS.replace('src/form.ts, ', 'src/gone.ts, ') },
    'docs/statements.txt:6: S2.1: there is no file src/gone.ts',
  ],
  [
    'a folder',
    { statements: STATEMENTS.replace('src/form.ts, ', 'src, ') },
    'docs/statements.txt:6: S2.1: there is no file src',
  ],
  [
    'a statement without a file that builds it',
    { statements: STATEMENTS.replace('  built: src/form.ts\n  ', '  ') },
    'docs/statements.txt:15: B1: says nowhere what it is built in',
  ],
  [
    'a missing decision',
    { statements: STATEMENTS.replace('why.md#2', 'no.md') },
    'docs/statements.txt:6: S2.1: there is no file docs/decisions/no.md',
  ],
  [
    'a missing point',
    { findings: FINDINGS.replace('#1', '#3') },
    'docs/findings.md:5: U1: docs/decisions/why.md has no point 3',
  ],
  [
    'an id given twice',
    { statements: STATEMENTS.replace('S2.2', 'S2.1') },
    'docs/statements.txt:10: S2.1 is given twice',
  ],
  [
    'an unreadable line',
    { statements: STATEMENTS.replace('  built', '\tbuilt') },
    'docs/statements.txt:7: cannot be read: \tbuilt: src/form.ts, src/form.test.ts',
  ],
  ['an empty cell', { findings: FINDINGS.replace('before the change', ' ') }, 'docs/findings.md:5: a cell is empty'],
  [
    'an extra cell',
    { findings: FINDINGS.replace('before the change', 'a | b') },
    'docs/findings.md:5: 5 cells instead of 4',
  ],
  [
    'a missing file of a paper',
    { paper: 'Bugs\n| Safari | is late | `src/form.ts` `form.ts` `npm test` `src/late.ts` |' },
    'PAPER.md:2: there is no file src/late.ts',
  ],
  ['a missing command', { paper: '`npm run test` `npm run tests`' }, 'PAPER.md:1: there is no command npm run tests'],
  [
    'a missing page behind a link',
    { paper: '[Why](docs/decisions/why.md), [why not](docs/no.md)' },
    'PAPER.md:1: there is no file docs/no.md',
  ],
  [
    'a missing point behind a link',
    { paper: '[Why](docs/decisions/why.md), point 3' },
    'PAPER.md:1: docs/decisions/why.md has no point 3',
  ],
  ['a decision that is missing from the list', { list: '' }, 'docs/decisions/README.md: does not list why.md'],
])('finds %s', (_name, parts, fault) => expect(check(parts).faults).toContain(fault));
