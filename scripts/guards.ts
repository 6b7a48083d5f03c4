/**
 * Removes each guard in test/server/security/guards.ts and test/components/guards.ts from a copy of the program and runs its security test there, which must then fail. Arguments
 * select attacks by name: `npm run guards -- S8 S16`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_GUARDS } from '../test/components/guards.ts';
import { GUARDS, type Guard } from '../test/server/security/guards.ts';

const root = join(import.meta.dirname, '..');
const copy = join(root, '.scratch/guards');
const PARTS = ['src', 'copy', 'test', 'scripts', 'assets', 'dist', 'package.json', 'tsconfig.json', 'vitest.config.ts'];

function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of PARTS) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

/** How many tests ran and how many failed; null if the file could not be run at all. */
function run({ test, named }: Guard): { ran: number; failed: number } | null {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const args = ['run', test, ...(named ? ['-t', named] : []), '--reporter=json', `--outputFile=${report}`];
  spawnSync('node', [join(copy, 'node_modules/vitest/vitest.mjs'), ...args], { cwd: copy, stdio: 'ignore' });
  try {
    const { numTotalTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return numTotalTests > 0 ? { ran: numTotalTests, failed: numFailedTests } : null;
  } catch {
    return null;
  }
}

const chosen = process.argv.slice(2);
const guards = [...GUARDS, ...PAGE_GUARDS].filter(({ id }) => chosen.length === 0 || chosen.includes(id));
makeCopy();
let missed = 0;
for (const guard of guards) {
  const path = join(copy, guard.file);
  const source = readFileSync(path, 'utf8');
  if (source.split(guard.find).length !== 2) throw new Error(`${guard.id}: ${guard.file} has no such place.`);
  writeFileSync(
    path,
    source.replace(guard.find, () => guard.replace),
  );
  const result = run(guard);
  writeFileSync(path, source);
  const isRed = result !== null && result.failed > 0;
  if (!isRed) missed++;
  const told = result ? `${result.failed} of ${result.ran} tests fail` : 'the test could not be run';
  process.stdout.write(
    `${isRed ? 'red   ' : 'MISSED'} ${guard.id.padEnd(4)} without ${guard.guard}: ${told} (${guard.test})\n`,
  );
}
process.stdout.write(`\n${guards.length - missed} of ${guards.length} guards have a test that goes red without them\n`);
process.exitCode = missed > 0 ? 1 : 0;
