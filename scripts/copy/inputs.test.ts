import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSED, writerInputs } from './inputs.ts';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'));
  write('src/server/copywriter/index.ts', "import { max } from '../../scene/limits.ts';\nexport const most = max;\n");
  write('src/scene/limits.ts', "export { max } from './numbers.ts';\n");
  write('src/scene/numbers.ts', 'export const max = 1;\n');
  write('src/scene/paint.ts', '');
  write('test/copy/copy.test.ts', '');
  write('test/copy/inputs.tsv', 'a\n');
  write('copy/en/plain.txt', 'Come and spin.\n');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['a text', 'copy/en/plain.txt'],
  ['a text that is new', 'copy/de/plain.txt'],
  ['the writer', 'src/server/copywriter/index.ts'],
  ['a test of it', 'test/copy/copy.test.ts'],
  ['what a test reads', 'test/copy/inputs.tsv'],
  ['what the writer imports through another file', 'src/scene/numbers.ts'],
])('the writer’s tests depend on %s', (_name, path) => {
  const before = writerInputs(root);
  write(path, '// changed\n');
  expect(writerInputs(root)).not.toBe(before);
});

test('they depend neither on what nothing of it imports nor on what was kept of their last run', () => {
  const before = writerInputs(root);
  write('src/scene/paint.ts', '// changed\n');
  write(PASSED, `${before}\n`);
  expect(writerInputs(root)).toBe(before);
});
