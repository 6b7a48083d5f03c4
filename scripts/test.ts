/**
 * The whole test command, part by part; ends with the slowest tests, what each part cost, what failed, and one line of totals. Two parts run at a time:
 * while tests of one wait for a page or a timer, those of the other have work. What a part has printed is shown when it has ended.
 * Arguments select parts by name: `npm run test:fast` is `node scripts/test.ts pure`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { UNDRAWN } from '../test/components/drawn.ts';
import { PASSED, writerInputs } from './copy/inputs.ts';

const root = join(import.meta.dirname, '..');
const scratch = join(root, '.scratch/test');
rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true });

/** `failures`: location and title of each failed test, and what it said. `times`: milliseconds per test. */
type Count = { passed: number; failed: number; skipped: number; failures: string[]; times: Time[] };
type Time = { name: string; ms: number };

/**
 * Where every Node of a run, and of the programs that its tests start, keeps what it has compiled (node:module, module compile cache): a start of the
 * program takes a third less processor time with it.
 */
const COMPILED = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };

/** Runs a script of this checkout for a part and then shows what it has printed; true when it succeeded. */
async function runs(part: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const file = join(scratch, `${part}.log`);
  const log = openSync(file, 'w');
  const child = spawn('node', args, { stdio: ['ignore', log, log], env: { ...process.env, ...COMPILED, ...env } });
  closeSync(log);
  const [code] = await once(child, 'exit');
  process.stdout.write(`\n${part}\n${readFileSync(file, 'utf8')}\n`);
  return code === 0;
}

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    // The runner died before writing its report; its own output says why.
    return null;
  }
}

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
};

/** How many lines of what a failed test said follow its title, for whoever sees only the end of a run. */
const SAID = 12;

function withMessage(title: string, message = '', most = SAID): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [title, ...lines.slice(0, most).map((line) => `    ${line.slice(0, 200)}`)].join('\n');
}

/** An unhandled error, or the death of the runner, fails a part without a failed test. What it said stands somewhere in what the part has printed. */
function failed(part: string, ok: boolean, failures: string[]): Pick<Count, 'failed' | 'failures'> {
  if (ok || failures.length > 0) return { failed: failures.length, failures };
  const lines = stripVTControlCharacters(readFileSync(join(scratch, `${part}.log`), 'utf8')).split('\n');
  const unhandled = lines.findIndex((line) => /Unhandled|did not exit|out of memory/i.test(line));
  const said = unhandled === -1 ? lines.slice(-2 * SAID) : lines.slice(unhandled, unhandled + 2 * SAID);
  return { failed: 1, failures: [withMessage(`${part} failed without a failed test`, said.join('\n'), 2 * SAID)] };
}

/**
 * @param projects of vitest.config.ts
 * @param files the only ones to run; all of the projects when there are none
 */
async function runVitest(projects: string[], files: string[] = []): Promise<Count> {
  const file = join(scratch, `${projects[0]}.json`);
  const ok = await runs(projects[0]!, [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...files,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const all = readJson<VitestReport>(file)?.testResults ?? [];
  const undrawn = files.length > 0 ? [] : all.filter(wasUndrawn);
  const results = all.filter((one) => !undrawn.includes(one));
  const failures = results
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => withMessage(fullName, failureMessages?.[0]));
      // A file that fails to load has no failed test.
      const told = failed.length > 0 ? failed : [withMessage('could not be run', message)];
      return told.map((test) => `${relative(root, name)} › ${test}`);
    });
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const count = {
    passed: tests.filter(({ status }) => status === 'passed').length,
    ...failed(projects[0]!, ok || undrawn.length > 0, failures),
    skipped: tests.filter(({ status }) => status === 'pending' || status === 'skipped' || status === 'todo').length,
    times: results.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ name: `${relative(root, name)} › ${test.fullName}`, ms: test.duration ?? 0 })),
    ),
  };
  if (undrawn.length === 0) return count;
  const again = undrawn.map(({ name }) => relative(root, name));
  process.stdout.write(`\n${UNDRAWN}; run again in a new browser: ${again.join(' ')}\n`);
  return sum([count, await runVitest(projects, again)]);
}

/** Whether a page of these tests was one that the browser no longer drew. */
const wasUndrawn = ({ assertionResults }: VitestReport['testResults'][number]): boolean =>
  assertionResults.some(({ failureMessages }) => failureMessages?.some((said) => said.includes(UNDRAWN)));

const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
  skipped: counts.reduce((all, { skipped }) => all + skipped, 0),
  failures: counts.flatMap(({ failures }) => failures),
  times: counts.flatMap(({ times }) => times),
});

type BrowserTest = {
  projectName: string;
  status: string;
  results: { duration: number; errors?: { message?: string }[] }[];
};
type Suite = {
  suites?: Suite[];
  specs: { file: string; title: string; tests: BrowserTest[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; skipped: number };
  suites: Suite[];
};

/** Failed and flaky tests of a suite and its nested suites. */
function failuresOf({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = results.flatMap(({ errors }) => errors ?? [])[0]?.message;
        return withMessage(`${join('test/journeys', file)} › ${title} [${projectName}]`, message);
      }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

function timesOf({ suites = [], specs }: Suite): Time[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${join('test/journeys', file)} › ${title} [${projectName}]`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(timesOf)];
}

async function runPlaywright(): Promise<Count> {
  const file = join(scratch, 'playwright.json');
  const ok = await runs('browsers', ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readJson<PlaywrightReport>(file);
  const failures = (report?.suites ?? []).flatMap(failuresOf);
  return {
    passed: report?.stats.expected ?? 0,
    ...failed('browsers', ok, failures),
    skipped: report?.stats.skipped ?? 0,
    times: (report?.suites ?? []).flatMap(timesOf),
  };
}

async function runCheck(): Promise<Count> {
  const ok = await runs('check', ['scripts/check.ts']);
  return { passed: 0, failed: ok ? 0 : 1, skipped: 0, failures: ok ? [] : ['npm run check'], times: [] };
}

/** The writer's tests write thousands of texts. They run when the writer, its texts or what it imports have changed since they last passed. */
async function runWriter(): Promise<Count> {
  const [file, inputs] = [join(root, PASSED), `${writerInputs(root)}\n`];
  if (existsSync(file) && readFileSync(file, 'utf8') === inputs) {
    process.stdout.write(
      `\nwriter\nnot run: nothing that its tests depend on has changed since they passed (${PASSED})\n`,
    );
    return { passed: 0, failed: 0, skipped: 0, failures: [], times: [] };
  }
  const count = await runVitest(['writer']);
  if (count.failed === 0) {
    writeFileSync(file, inputs);
    process.stdout.write(`\nwriter: passed. Commit ${PASSED} with your change, so that they need not run again.\n`);
  }
  return count;
}

async function runBench(): Promise<Count> {
  const ok = await runs('bench', ['scripts/bench/index.ts', '--quick']);
  return { passed: 0, failed: ok ? 0 : 1, skipped: 0, failures: ok ? [] : ['npm run bench -- --quick'], times: [] };
}

/** How many of the slowest tests are listed at the end of every run. */
const SHOWN = 20;

function showSlowest({ times }: Count): void {
  for (const { name, ms } of times.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)) {
    process.stdout.write(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}\n`);
  }
}

const PARTS: Record<string, () => Promise<Count>> = {
  check: runCheck,
  pure: () => runVitest(['pure']),
  writer: runWriter,
  // In one run: while a test of the server waits, one of media has work.
  server: () => runVitest(['server', 'full-size', 'postgres', 'media', 'golden']),
  components: () => runVitest(['components']),
  browsers: runPlaywright,
  bench: runBench,
};
/** What runs one after the other, beside the other row. */
const ROWS = [
  ['pure', 'writer', 'server'],
  ['check', 'components', 'browsers'],
];
/** Films give way to everything else: beside a row they would only wait. */
const ALONE = ['bench'];

/**
 * CPU seconds of every child process, direct or nested, that has ended and been waited for; null if the system does not report it. Detached
 * processes, such as a browser that nobody waited for, are not included.
 */
function processorSeconds(): number | null {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ');
    // cutime and cstime, in ticks of 1/100 s on every Linux (proc_pid_stat(5)).
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return null;
  }
}

type Result = { part: string; count: Count; seconds: number };

async function measured(part: string): Promise<Result> {
  const began = performance.now();
  const count = await PARTS[part]!();
  return { part, count, seconds: (performance.now() - began) / 1000 };
}

async function inTurn(parts: readonly string[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of parts) results.push(await measured(part));
  return results;
}

function showCosts(results: readonly Result[]): void {
  for (const { part, seconds } of results) {
    process.stdout.write(`${part.padEnd(12)}${seconds.toFixed(0).padStart(5)} s\n`);
  }
  const processor = processorSeconds();
  const used = processor === null ? '' : `${processor.toFixed(0).padStart(7)} s of processor time`;
  process.stdout.write(`${'in all'.padEnd(12)}${(performance.now() / 1000).toFixed(0).padStart(5)} s${used}\n`);
}

const chosen = process.argv.slice(2);
const unknown = chosen.find((part) => !(part in PARTS));
if (unknown) throw new Error(`There is no part ${unknown}: ${Object.keys(PARTS).join(', ')}.`);

const wanted = (part: string) => chosen.length === 0 || chosen.includes(part);
const results = (await Promise.all(ROWS.map((row) => inTurn(row.filter(wanted))))).flat();
results.push(...(await inTurn(ALONE.filter(wanted))));
const counts = results.map(({ count }) => count);
for (const count of counts) {
  if (count.times.length > 0) process.stdout.write('\nThe slowest:\n');
  showSlowest(count);
}
process.stdout.write('\n');
showCosts(results);
const all = sum(counts);
for (const failure of all.failures) process.stdout.write(`\nfailed: ${failure}`);
if (all.skipped > 0) process.stdout.write(`\n${all.skipped} tests were skipped\n`);
process.stdout.write(`\n${all.passed} passed, ${all.failed} failed\n`);
process.exitCode = all.failed === 0 ? 0 : 1;
