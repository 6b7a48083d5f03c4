import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from './site.ts';

/** What Prometheus would have read of an installation. */
export type Recording = {
  /** What was done to it. */
  readonly fault: string;
  /** The alerts that have to fire. */
  readonly expected: readonly string[];
  /** How long after the fault at most. */
  readonly withinSeconds: number;
  /** When the fault came. */
  readonly faultSeconds: number;
  /** In promtool's notation (https://prometheus.io/docs/prometheus/latest/configuration/unit_testing_rules/), one value every EVERY_SECONDS. */
  readonly series: Record<string, string>;
};

/** As in deploy/prometheus/prometheus.yml. */
export const EVERY_SECONDS = 15;
/** Prometheus' own patience with a process. */
const SCRAPE_MS = 10_000;
const JOB = 'spinreel';

/** The figures that the alerts ask for; nothing else is kept. */
export const ALERTS = 'deploy/prometheus/alerts.yml';
const asked = new Set(readFileSync(ALERTS, 'utf8').match(/\b(spinreel|http|process|nodejs)_\w+/g));

/** Reads the figures of a site every 15 seconds until `over`. @returns the series as promtool takes them */
export async function record(site: Site, over: AbortSignal): Promise<Recording['series']> {
  const columns: (Map<string, number> | null)[] = [];
  const began = Date.now();
  while (!over.aborted) {
    // On a busy machine a turn may be missed; what was not read then is not made up for.
    const turn = Math.round((Date.now() - began) / (EVERY_SECONDS * 1000));
    while (columns.length < turn) columns.push(null);
    const column = new Map<string, number>();
    columns.push(column);
    await Promise.all([...site.watched.values()].map((each) => scrape(each, column)));
    const waitMs = began + columns.length * EVERY_SECONDS * 1000 - Date.now();
    await sleep(Math.max(0, waitMs), undefined, { signal: over }).catch(() => {});
  }
  const names = new Set(columns.flatMap((column) => [...(column?.keys() ?? [])]));
  return Object.fromEntries(
    [...names].sort().map((name) => [name, notation(columns.map((each) => (each === null ? null : each.get(name))))]),
  );
}

async function scrape({ instance, metrics }: { instance: string; metrics: string }, column: Map<string, number>) {
  const labels = `job="${JOB}",instance="${instance}"`;
  const text = await fetch(metrics, { signal: AbortSignal.timeout(SCRAPE_MS) }).then(
    (answer) => answer.text(),
    () => null,
  );
  column.set(`up{${labels}}`, text === null ? 0 : 1);
  for (const [, name, own, value] of text?.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm) ?? []) {
    if (asked.has(name!)) column.set(`${name}{${labels}${own ? `,${own}` : ''}}`, Number(value));
  }
}

/** `1x3` is four times 1; what ends is stale, as Prometheus notes it, and what is not there is `_`. @param values null: nobody looked */
export function notation(values: readonly (number | undefined | null)[]): string {
  let before: number | undefined;
  const words = values.map((value) => {
    if (value === null) return '_';
    const hasEnded = value === undefined && before !== undefined;
    before = value;
    return value === undefined ? (hasEnded ? 'stale' : '_') : String(Number(value.toPrecision(8)));
  });
  const runs: { word: string; more: number }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === word) last.more += 1;
    else runs.push({ word, more: 0 });
  }
  return runs.map(({ word, more }) => (more > 0 ? `${word}x${word === '_' ? more + 1 : more}` : word)).join(' ');
}
