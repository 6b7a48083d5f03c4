/**
 * What 200 people experience who read, type, save and watch their films being made, two films at once: all calls
 * without media against a bare health check in the same run, with the browsers on the same cores, in an installation of
 * 10,000 people and 100,000 films.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bench, type Line, percentile } from '../measure.ts';
import { startedProgram } from '../program.ts';
import { live, settle } from './crowd.ts';
import type { Report } from './plan.ts';

/** The promised 95th percentile, in milliseconds, and against a health check. */
const PROMISED = { milliseconds: 100, health: 3 };
const SECONDS = 60;
const WARM_UP_SECONDS = 15;
/** So many of the most used calls have a line of their own. */
const MOST_USED = 10;
function linesOf({ times, errors, films, begun, cpu }: Report): Line[] {
  // Calls beside nothing would say nothing.
  if (begun < 2)
    throw new Error('Fewer than two films were begun: the figures would say nothing. Is the machine busy?');
  for (const error of new Set(errors)) process.stderr.write(`  ${error}\n`);
  const { health, ...others } = times;
  const calls = Object.entries(others).filter(([name]) => !name.startsWith('media'));
  for (const [name, values] of Object.entries(times)) {
    const [half, most] = [percentile(values, 0.5), percentile(values, 0.95)].map((ms) => ms.toFixed(1));
    process.stderr.write(
      `  ${name}: ${values.length} calls, p50 ${half} ms, p95 ${most} ms, longest ${percentile(values, 1).toFixed(0)} ms\n`,
    );
  }
  const all = calls.flatMap(([, values]) => values);
  const slowest = calls.toSorted(([, a], [, b]) => percentile(b, 0.95) - percentile(a, 0.95))[0]!;
  const perSecond = all.length / (SECONDS - WARM_UP_SECONDS);
  const [p95, bare] = [percentile(all, 0.95), percentile(health!, 0.95)];
  const ms = { unit: 'ms', baseline: PROMISED.milliseconds, target: 1 };
  return [
    {
      ...ms,
      figure: `p95 of 200 people's calls beside two films (${perSecond.toFixed(0)} a second, ${films} films finished, ${begun} begun) / promised`,
      measured: p95,
    },
    { ...ms, figure: `p95 of the slowest of them, ${slowest[0]} / promised`, measured: percentile(slowest[1], 0.95) },
    ...calls
      .toSorted(([, a], [, b]) => b.length - a.length)
      .slice(0, MOST_USED)
      .map(([name, values]) => ({
        ...ms,
        figure: `p95 of ${values.length} calls, ${name} / promised`,
        measured: percentile(values, 0.95),
      })),
    {
      unit: 'ms',
      figure: 'p95 of the calls / p95 of a health check',
      measured: p95,
      baseline: bare,
      target: PROMISED.health,
    },
    { unit: 'errors', figure: 'errors / calls', measured: errors.length, baseline: all.length, target: 0 },
    {
      unit: 'cores',
      figure: 'CPU of the browsers / all cores',
      measured: cpu,
      baseline: navigator.hardwareConcurrency,
      target: 0.5,
    },
  ];
}

async function run(): Promise<Line[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-bench-'));
  try {
    const people = await settle(dataDir);
    return await startedProgram(
      dataDir,
      async () => linesOf(await live(people, { seconds: SECONDS, warmUpSeconds: WARM_UP_SECONDS })),
      { RENDER_CONCURRENCY: '2' },
    );
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const peopleBench: Bench = { name: 'people', run };
