/** Everything that can be checked in the code without running it. Prints what failed and exits with 1. */
import { spawn, spawnSync } from 'node:child_process';

const CHECKS: Record<string, string[]> = {
  // Each checker finds out again what the others know of the common types: four, as by default, cost twice as much as one.
  // What it found out is kept: after a change, only what depends on it is looked at again.
  types: [
    ...['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  ],
  biome: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  'dead code': ['node_modules/knip/bin/knip.js'],
  rooms: ['scripts/check-rooms.ts'],
  coverage: ['scripts/coverage/index.ts', '--check'],
};
/** Of papers and SQL nobody else would notice them. */
const MARKERS = ['grep', '--line-number', '--extended-regexp', '^(<{7}|>{7})( |$)'];

type Outcome = { name: string; ok: boolean; output: string };

function runCheck(name: string, args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn('node', args);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (code) => resolve({ name, ok: code === 0, output }));
  });
}

function findMarkers(): Outcome {
  const { status, stdout, stderr } = spawnSync('git', MARKERS, { encoding: 'utf8' });
  // It found nothing.
  return { name: 'marks of merges', ok: status === 1, output: stdout + stderr };
}

const outcomes = await Promise.all([
  ...Object.entries(CHECKS).map(([name, args]) => runCheck(name, args)),
  findMarkers(),
]);
for (const { name, ok, output } of outcomes) {
  process.stdout.write(ok ? `ok      ${name}\n` : `FAILED  ${name}\n${output}\n`);
}
process.exitCode = outcomes.every((outcome) => outcome.ok) ? 0 : 1;
