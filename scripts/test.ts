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

/** `failures`: where each failed test stands and what it is called. `times`: milliseconds that each test took. */
type Count = { passed: number; failed: number; skipped: number; failures: string[]; times: Time[] };
type Time = { name: string; ms: number };

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
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
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
    times: (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ name: `${relative(root, name)} › ${test.fullName}`, ms: test.duration ?? 0 })),
    ),
  };
}

type BrowserTest = { projectName: string; status: string; results: { duration: number }[] };
type Suite = {
  suites?: Suite[];
  specs: { file: string; title: string; tests: BrowserTest[] }[];
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

function timesOf({ suites = [], specs }: Suite): Time[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `test/e2e/${file} › ${title} [${projectName}]`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(timesOf)];
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
    times: (report?.suites ?? []).flatMap(timesOf),
  };
}

function runCheck(): Count {
  const ok = runs(['scripts/check.ts']);
  return { passed: 0, failed: ok ? 0 : 1, skipped: 0, failures: ok ? [] : ['npm run check'], times: [] };
}

/** What a run costs most, so that nobody has to look for it. */
const SHOWN = 20;

function showSlowest({ times }: Count): void {
  for (const { name, ms } of times.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)) {
    process.stdout.write(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}\n`);
  }
}

const counts = [runCheck(), runVitest(), runPlaywright()];
const total = (key: 'passed' | 'failed' | 'skipped') => counts.reduce((sum, count) => sum + count[key], 0);
for (const count of counts) {
  if (count.times.length > 0) process.stdout.write('\nThe slowest:\n');
  showSlowest(count);
}
for (const failure of counts.flatMap(({ failures }) => failures)) process.stdout.write(`\nfailed: ${failure}`);
if (total('skipped') > 0) process.stdout.write(`\n${total('skipped')} tests were skipped\n`);
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') === 0 ? 0 : 1;
