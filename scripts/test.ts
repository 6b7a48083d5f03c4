/**
 * The whole test command: the check, vitest and the browser tests, one after the other; ends with what failed and one line that counts them all.
 * Side by side they take as long on two cores, and what waits for its turn runs into time limits.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const scratch = join(root, '.scratch/test');
rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true });

/** `failures`: where each failed test stands and what it is called. */
type Count = { passed: number; failed: number; skipped: number; failures: string[] };

/** Runs a script of this checkout; true when it succeeded. */
function runs(args: string[], env: Record<string, string> = {}): boolean {
  return spawnSync('node', args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    // The runner died before it wrote its report; its own output says why.
    return null;
  }
}

type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
};

function runVitest(): Count {
  const file = join(scratch, 'vitest.json');
  const ok = runs([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readJson<VitestReport>(file);
  const failures = (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      // A file that cannot be loaded has no test that failed.
      return (failed.length > 0 ? failed : ['could not be run']).map((test) => `${relative(root, name)} › ${test}`);
    });
  return {
    passed: report?.numPassedTests ?? 0,
    // An unhandled error fails the run without a failed test.
    failed: Math.max(failures.length, ok ? 0 : 1),
    skipped: report?.numPendingTests ?? 0,
    failures,
  };
}

type Suite = {
  suites?: Suite[];
  specs: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; skipped: number };
  suites: Suite[];
};

/** Failed and flaky tests of a suite and of those within it. */
function failuresOf({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `test/e2e/${file} › ${title} [${projectName}]`),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

function runPlaywright(): Count {
  const file = join(scratch, 'playwright.json');
  const ok = runs(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readJson<PlaywrightReport>(file);
  const failures = (report?.suites ?? []).flatMap(failuresOf);
  return {
    passed: report?.stats.expected ?? 0,
    failed: Math.max(failures.length, ok ? 0 : 1),
    skipped: report?.stats.skipped ?? 0,
    failures,
  };
}

function runCheck(): Count {
  const ok = runs(['scripts/check.ts']);
  return { passed: 0, failed: ok ? 0 : 1, skipped: 0, failures: ok ? [] : ['npm run check'] };
}

const counts = [runCheck(), runVitest(), runPlaywright()];
const total = (key: 'passed' | 'failed' | 'skipped') => counts.reduce((sum, count) => sum + count[key], 0);
for (const failure of counts.flatMap(({ failures }) => failures)) process.stdout.write(`\nfailed: ${failure}`);
if (total('skipped') > 0) process.stdout.write(`\n${total('skipped')} tests were skipped\n`);
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') === 0 ? 0 : 1;
