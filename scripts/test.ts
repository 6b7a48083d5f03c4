/**
 * The whole test command: vitest, the browser tests and the check side by side; ends with what failed and one line that counts them all.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const scratch = join(root, '.scratch/test');
rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true });

/** `failures`: where each failed test stands and what it is called. */
type Count = { passed: number; failed: number; skipped: number; failures: string[] };

type Ended = { ok: boolean; output: string };

/** Runs a script of this checkout. `quiet` keeps what it prints, for when others print at the same time. */
function run(args: string[], { env = {}, quiet = false }: { env?: Record<string, string>; quiet?: boolean } = {}) {
  return new Promise<Ended>((resolve) => {
    const child = spawn('node', args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
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
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
};

async function runVitest(): Promise<Count> {
  const file = join(scratch, 'vitest.json');
  const { ok } = await run([
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
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
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

async function runPlaywright(): Promise<Count & { output: string }> {
  const file = join(scratch, 'playwright.json');
  const { ok, output } = await run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    quiet: true,
  });
  const report = readJson<PlaywrightReport>(file);
  const failures = (report?.suites ?? []).flatMap(failuresOf);
  return {
    passed: report?.stats.expected ?? 0,
    failed: Math.max(failures.length, ok ? 0 : 1),
    skipped: report?.stats.skipped ?? 0,
    failures,
    output,
  };
}

async function runCheck(): Promise<Count & { output: string }> {
  const { ok, output } = await run(['scripts/check.ts'], { quiet: true });
  return { passed: 0, failed: ok ? 0 : 1, skipped: 0, failures: ok ? [] : ['npm run check'], output };
}

const [unit, browser, check] = await Promise.all([runVitest(), runPlaywright(), runCheck()]);
process.stdout.write(`${browser.output}\n${check.output}`);
const counts = [unit, browser, check];
const total = (key: 'passed' | 'failed' | 'skipped') => counts.reduce((sum, count) => sum + count[key], 0);
for (const failure of counts.flatMap(({ failures }) => failures)) process.stdout.write(`\nfailed: ${failure}`);
if (total('skipped') > 0) process.stdout.write(`\n${total('skipped')} tests were skipped\n`);
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') === 0 ? 0 : 1;
