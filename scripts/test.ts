/** The whole test command: check, then vitest, then the browser tests; ends with one line that counts them all. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const scratch = join(import.meta.dirname, '../.scratch/test');
rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true });

type Count = { passed: number; failed: number; skipped: number };

function run(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    spawn('node', args, { stdio: 'inherit', env: { ...process.env, ...env } }).on('close', (code) =>
      resolve(code === 0),
    );
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
  const ok = await run([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readJson<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(file);
  const count = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
  };
  // A file that cannot be loaded, or an unhandled error, fails the run without a failed test.
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

async function runPlaywright(): Promise<Count> {
  const file = join(scratch, 'playwright.json');
  const ok = await run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readJson<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(file);
  const stats = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const count = { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

const checked = await run(['scripts/check.ts']);
const counts = [await runVitest(), await runPlaywright()];
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
const failed = total('failed') + (checked ? 0 : 1);
if (total('skipped') > 0) process.stdout.write(`\n${total('skipped')} tests were skipped\n`);
process.stdout.write(`\n${total('passed')} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
