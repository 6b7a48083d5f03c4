/** Writes docs/coverage.md; with `--check`, only reports what is wrong with the statements, the findings and the ids in test titles. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COVERAGE, checkCoverage } from './check.ts';

const root = join(import.meta.dirname, '../..');
const page = join(root, COVERAGE);
const { coverage, faults } = checkCoverage(root);
if (!process.argv.includes('--check')) writeFileSync(page, coverage);
else if (!existsSync(page) || readFileSync(page, 'utf8') !== coverage) {
  faults.push(`${COVERAGE}:1: is not what the statements and the tests say: npm run coverage`);
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
