import { readFileSync } from 'node:fs';

/** Seconds of processor time in children, and seconds on the clock. */
export type Cost = { cpu: number; wall: number };

/** One line of the table: a figure against its baseline of the same run. `target`: what the ratio may be at most. */
export type Line = {
  figure: string;
  measured: number;
  baseline: number;
  unit: string;
  target: number;
};

/** A part of the benchmark; `run` gets how often everything is to be measured. */
export type Bench = { name: string; run: (rounds: number) => Promise<Line[]> };

const TICKS = 100;

/** Processor seconds of all children that have ended, from /proc/self/stat (proc(5), cutime and cstime). */
function childCpu(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/**
 * What each variant costs: they run in turn, round by round, so that a busy machine troubles all alike. Medians.
 * @throws on other systems than Linux
 */
export async function alternate<K extends string>(
  variants: Record<K, () => Promise<unknown>>,
  rounds: number,
): Promise<Record<K, Cost>> {
  const names = Object.keys(variants) as K[];
  const costs = Object.fromEntries(names.map((name) => [name, [] as Cost[]])) as Record<K, Cost[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const [cpu, wall] = [childCpu(), performance.now()];
      await variants[name]();
      costs[name].push({ cpu: childCpu() - cpu, wall: (performance.now() - wall) / 1000 });
    }
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      { cpu: median(costs[name].map((cost) => cost.cpu)), wall: median(costs[name].map((cost) => cost.wall)) },
    ]),
  ) as Record<K, Cost>;
}
