import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ALERTS, EVERY_SECONDS, type Recording } from './record.ts';

/** When an alert fired first and last, in seconds since the recording began. */
export type Fired = ReadonlyMap<string, { readonly from: number; readonly until: number }>;

/** Whether promtool is on this machine (Debian's package prometheus). */
export const hasPromtool = () => !spawnSync('promtool', ['--version'], { stdio: 'ignore' }).error;

/**
 * Lets Prometheus' own evaluator read the alerts over recorded series. promtool compares and does not tell, so it is
 * told to expect that nothing fires, and what it complains of is what fired.
 * @throws Error with promtool's words if it cannot read them
 */
export function fired({ series }: Recording): Fired {
  const length = Math.max(...Object.values(series).map(lengthOf));
  const times = Array.from({ length }, (_, i) => i * EVERY_SECONDS);
  const test = {
    rule_files: [resolve(ALERTS)],
    evaluation_interval: `${EVERY_SECONDS}s`,
    tests: [
      {
        interval: `${EVERY_SECONDS}s`,
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        promql_expr_test: times.map((seconds) => ({
          expr: 'group by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: `${seconds}s`,
          exp_samples: [],
        })),
      },
    ],
  };
  const folder = mkdtempSync(join(tmpdir(), 'spinreel-alerts-'));
  try {
    // YAML, of which JSON is a part.
    writeFileSync(join(folder, 'test.yml'), JSON.stringify(test));
    execFileSync('promtool', ['test', 'rules', join(folder, 'test.yml')], { encoding: 'utf8', stdio: 'pipe' });
    return new Map();
  } catch (error) {
    return complaints(error as { stdout: string; stderr: string });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function complaints({ stdout, stderr }: { stdout: string; stderr: string }): Fired {
  const found = new Map<string, { from: number; until: number }>();
  const said = `${stdout}${stderr}`;
  for (const [, time, got] of said.matchAll(/time: (\S+),\s+exp:\s*\S+\s+got:(.*)/g)) {
    const at = secondsOf(time!);
    for (const [, alert] of got!.matchAll(/alertname=\\*"(\w+)/g)) {
      found.set(alert!, { from: found.get(alert!)?.from ?? at, until: at });
    }
  }
  if (found.size === 0) throw new Error(`promtool: ${said.slice(0, 2000)}`);
  return found;
}

/** Of Prometheus' durations, such as 1h2m3s. */
function secondsOf(duration: string): number {
  const unit: Record<string, number> = { h: 3600, m: 60, s: 1 };
  return [...duration.matchAll(/(\d+)(h|m|s)/g)].reduce((sum, [, n, u]) => sum + Number(n) * unit[u!]!, 0);
}

/** How many values a notation stands for. */
function lengthOf(values: string): number {
  return values.split(' ').reduce((sum, word) => {
    const [value, more] = word.split('x');
    return sum + (more === undefined ? 1 : Number(more) + (value === '_' ? 0 : 1));
  }, 0);
}

/** What is wrong with a recording, in words: an alert that came too late or never, and one that nobody had reason to expect. */
export function verdict(
  recording: Recording,
  what: Fired,
): { readonly seconds: Record<string, number>; readonly faults: string[] } {
  const { expected, faultSeconds, withinSeconds } = recording;
  const faults: string[] = [];
  const seconds: Record<string, number> = {};
  for (const alert of expected) {
    const at = what.get(alert);
    if (!at) faults.push(`${alert} never fired`);
    else {
      seconds[alert] = at.from - faultSeconds;
      if (seconds[alert] < 0) faults.push(`${alert} fired before the fault`);
      if (seconds[alert] > withinSeconds)
        faults.push(`${alert} fired after ${seconds[alert]} s instead of ${withinSeconds}`);
    }
  }
  for (const alert of what.keys())
    if (!expected.includes(alert)) faults.push(`${alert} fired and has nothing to do with it`);
  return { seconds, faults };
}
