/**
 * The whole test command: check, then vitest and the browser tests side by side; ends with one line that counts them all.
 * The browser tests take longer and go first where both want a core; vitest takes what is left.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

const scratch = join(import.meta.dirname, '../.scratch/test');
rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true });

type Count = { passed: number; failed: number; skipped: number };

type Ended = { ok: boolean; output: string };

/**
 * Runs a script of this checkout. `quiet` keeps what it prints, for when others print at the same time; `waits` lets others have the cores first.
 */
function run(
  args: string[],
  { env = {}, quiet = false, waits = false }: { env?: Record<string, string>; quiet?: boolean; waits?: boolean } = {},
) {
  return new Promise<Ended>((resolve) => {
    const child = spawn('node', args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    if (waits && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
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

async function runVitest(): Promise<Count> {
  const file = join(scratch, 'vitest.json');
  const { ok } = await run(
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { waits: true },
  );
  const report = readJson<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(file);
  const count = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
  };
  // A file that cannot be loaded, or an unhandled error, fails the run without a failed test.
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

async function runPlaywright(): Promise<Count & { output: string }> {
  const file = join(scratch, 'playwright.json');
  const { ok, output } = await run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    quiet: true,
  });
  const report = readJson<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(file);
  const stats = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const count = { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  return { ...count, failed: ok ? count.failed : Math.max(1, count.failed), output };
}

const { ok: checked } = await run(['scripts/check.ts']);
const [unit, browser] = await Promise.all([runVitest(), runPlaywright()]);
process.stdout.write(browser.output);
const counts = [unit, browser];
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
const failed = total('failed') + (checked ? 0 : 1);
if (total('skipped') > 0) process.stdout.write(`\n${total('skipped')} tests were skipped\n`);
process.stdout.write(`\n${total('passed')} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
