import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkTables, DOCUMENTS } from './check-coverage.ts';

const HEAD = '# Coverage\n\n| statement | built in | test | decision |\n|---|---|---|---|\n';
const TESTS = `
describe('the form', () => {
  test('counts what is left', () => {});
  test("keeps 'quotes'", async () => {});
  it.each([
    ['a', 1],
  ])(
    'takes %s and gives $length of \${limit}',
    (name) => {},
  );
  test.each([1])('%i: %s', (number) => {});
  test.todo('is not written yet');
  expect(text, 'only a message').toBe(1);
});
`;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'coverage-'));
  mkdirSync(join(root, 'src'));
  mkdirSync(join(root, 'docs/decisions'), { recursive: true });
  writeFileSync(join(root, 'src/form.ts'), '');
  writeFileSync(join(root, 'src/form.test.ts'), TESTS);
  writeFileSync(join(root, 'docs/decisions/0001-why.md'), '# Why\n\n1. First.\n2. Second.\n');
});
afterAll(() => rmSync(root, { recursive: true }));

const read = (markdown: string) => checkTables(markdown, root, DOCUMENTS['docs/coverage.md']);
const check = (...rows: string[]) => read(HEAD + rows.join('\n'));
const faultsOf = (row: string) => check(row).faults;

test('a row that names what is there has no fault', () => {
  const row =
    '| Header: max 40 \\| counter | src/form.ts<br>src/form.test.ts | src/form.test.ts › the form › counts what is left<br>src/form.test.ts | 0001-why.md#2 |';
  expect(check(row)).toEqual({ rows: 1, faults: [] });
  expect(faultsOf('| a | src/form.ts | src/form.test.ts | - |')).toEqual([]);
});

test.each([
  ["src/form.test.ts › keeps 'quotes'"],
  ['src/form.test.ts › takes a and gives 3 of 40'],
  ['src/form.test.ts › takes %s and gives $length of %d'],
  ['src/form.test.ts › %i: %s'],
])('finds %s', (cell) => expect(faultsOf(`| a | src/form.ts | ${cell} | - |`)).toEqual([]));

test.each([
  ['| a | src/gone.ts | src/form.test.ts | - |', '5: there is no file src/gone.ts'],
  ['| a | src | src/form.test.ts | - |', '5: there is no file src'],
  ['| a |  | src/form.test.ts | - |', '5: an entry is empty'],
  ['| a | src/form.ts<br> | src/form.test.ts | - |', '5: an entry is empty'],
  ['| a | src/form.ts |  | - |', '5: an entry is empty'],
  ['| a | src/form.ts | - | - |', '5: there is no file -'],
  ['| a | src/form.ts | TODO | - |', '5: there is no file TODO'],
  ['|  | src/form.ts | src/form.test.ts | - |', '5: the statement is empty'],
  ['| a | src/form.ts | src/gone.test.ts › counts what is left | - |', '5: there is no file src/gone.test.ts'],
  ['| a | src/form.ts | src/form.test.ts › counts what | - |', "5: src/form.test.ts has no test 'counts what'"],
  [
    '| a | src/form.ts | src/form.test.ts › a form › counts what is left | - |',
    "5: src/form.test.ts has no test 'a form'",
  ],
  ['| a | src/form.ts | src/form.test.ts › takes a | - |', "5: src/form.test.ts has no test 'takes a'"],
  ['| a | src/form.ts | src/form.test.ts › 1: any text | - |', "5: src/form.test.ts has no test '1: any text'"],
  [
    '| a | src/form.ts | src/form.test.ts › is not written yet | - |',
    "5: src/form.test.ts has no test 'is not written yet'",
  ],
  ['| a | src/form.ts | src/form.test.ts › only a message | - |', "5: src/form.test.ts has no test 'only a message'"],
  ['| a | src/form.ts | src/form.test.ts | 0009-no.md |', '5: there is no file docs/decisions/0009-no.md'],
  ['| a | src/form.ts | src/form.test.ts | 0001-why.md#3 |', '5: docs/decisions/0001-why.md has no point 3'],
  ['| a | src/form.ts | src/form.test.ts |  |', '5: there is no file docs/decisions/'],
  ['| a | src/form.ts | src/form.test.ts |', '5: 3 cells instead of 4'],
])('%s: %s', (row, fault) => expect(faultsOf(row)[0]).toBe(fault));

test('each fault is reported with its own line', () => {
  const bad = '| a | src/gone.ts | src/form.test.ts › nothing | - |';
  expect(check('| a | src/form.ts | src/form.test.ts | - |', bad).faults).toEqual([
    '6: there is no file src/gone.ts',
    "6: src/form.test.ts has no test 'nothing'",
  ]);
});

test('other columns and a document without a table are faults', () => {
  expect(read('| what | where |\n|---|---|\n').faults[0]).toBe(
    '1: the columns must be statement | built in | test | decision',
  );
  expect(read('nothing').faults).toEqual(['1: no table has the columns statement | built in | test | decision']);
});

test('the table of findings has columns of its own', () => {
  const head = '| finding | what happens now | test | seen red | decision |\n|---|---|---|---|---|\n';
  const row = (now: string) =>
    `${head}| U1 | ${now} | src/form.test.ts › the form | before the change | 0001-why.md#1 |`;
  expect(checkTables(row('the stored answer'), root, DOCUMENTS['docs/findings.md'])).toEqual({ rows: 1, faults: [] });
  expect(checkTables(row(''), root, DOCUMENTS['docs/findings.md']).faults).toEqual([
    '3: the what happens now is empty',
  ]);
});
