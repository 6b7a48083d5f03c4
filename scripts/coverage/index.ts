/**
 * Writes dist/coverage.md: each statement with its tests; with `--check`, only reports what is wrong with the
 * statements, the findings and the ids in test titles.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCoverage } from './check.ts';

const root = join(import.meta.dirname, '../..');
const { coverage, faults } = checkCoverage(root);
if (!process.argv.includes('--check')) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/coverage.md'), coverage);
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
