import { readFileSync } from 'node:fs';

/** CPU seconds in this process and its children, and wall-clock seconds. */
export type Cost = { cpu: number; wall: number };

/** One line of the table: a figure against its baseline from the same run. `target`: the highest allowed ratio. */
export type Line = {
  figure: string;
  measured: number;
  baseline: number;
  unit: string;
  target: number;
};

/**
 * A part of the benchmark; `run` gets the number of rounds. `quick`: its ratios in seconds, for tests, beside whatever
 * else runs; a target there is what only a gross regression exceeds. `onlyNamed`: it needs more than a checkout has,
 * and runs only when it is named.
 */
export type Bench = {
  name: string;
  run: (rounds: number) => Promise<Line[]>;
  quick?: () => Promise<Line[]>;
  onlyNamed?: true;
};

const TICKS = 100;

/** CPU seconds of this process and of all children that have ended, from /proc/self/stat (proc(5), utime, stime, cutime and cstime). */
export function usedCpu(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
}

/** The value that `share` (0 to 1) of the values do not exceed (nearest rank); NaN if there is none. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

export const p95 = (values: readonly number[]): number => percentile(values, 0.95);

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/**
 * What each variant costs: they take turns, round by round, so that a busy machine affects all of them alike. Medians.
 * @throws on systems other than Linux
 */
export async function alternate<K extends string>(
  variants: Record<K, () => Promise<unknown>>,
  rounds: number,
): Promise<Record<K, Cost>> {
  const timed = (variant: () => Promise<unknown>) => async () => {
    const [cpu, wall] = [usedCpu(), performance.now()];
    await variant();
    return { cpu: usedCpu() - cpu, wall: (performance.now() - wall) / 1000 };
  };
  const all = Object.entries<() => Promise<unknown>>(variants).map(([name, variant]) => [name, timed(variant)]);
  return alternateCosts(Object.fromEntries(all) as Record<K, () => Promise<Cost>>, rounds);
}

/** The same of variants that say themselves what they have cost. */
export async function alternateCosts<K extends string>(
  variants: Record<K, () => Promise<Cost>>,
  rounds: number,
): Promise<Record<K, Cost>> {
  const names = Object.keys(variants) as K[];
  const costs = Object.fromEntries(names.map((name) => [name, [] as Cost[]])) as Record<K, Cost[]>;
  for (let round = 0; round < rounds; round++) for (const name of names) costs[name].push(await variants[name]());
  return Object.fromEntries(
    names.map((name) => [
      name,
      { cpu: median(costs[name].map((cost) => cost.cpu)), wall: median(costs[name].map((cost) => cost.wall)) },
    ]),
  ) as Record<K, Cost>;
}
