/*
 * How long until a waiting film is ready. What a film costs is learned from the latest ones, as the time that it would
 * take alone. Of n films that are made at once, each goes at `paceOf(n)`: as fast as alone if there are cores for all,
 * at 1/n if they share one. Which it is differs between machines and hours; in between, the first estimate after a
 * quiet time is never off by more than the root of n, and those that follow are learned from films made beside as many
 * others, so that it makes no difference any more.
 */

const paceOf = (n: number): number => 1 / Math.sqrt(n);

/** What a second of film costs depends on what moves: over black, over a clip, or the text alone. */
export type Sort = 'black' | 'clip' | 'text';

/** A film that was made, or is being made (`end` is null then). `seconds`: its length. Times in seconds since any moment. */
export type Made = {
  readonly sort: Sort;
  readonly seconds: number;
  readonly start: number;
  readonly end: number | null;
};

/** A film in the line. `left`: the share of its work that is still to be done, 1 for one that waits. */
export type Lined = { readonly sort: Sort; readonly seconds: number; readonly person: string; readonly left: number };

/** Rates follow what the machine does now: of each sort only the latest few count. */
const LATEST = 6;

/** The seconds that a second of each sort of film takes alone: the median of the latest. */
export function ratesOf(films: readonly Made[]): Map<Sort, number> {
  const done = films.filter(({ end }) => end !== null).toSorted((a, b) => b.end! - a.end!);
  const rates = new Map<Sort, number>();
  for (const sort of new Set(done.map((film) => film.sort))) {
    const latest = done.filter((film) => film.sort === sort).slice(0, LATEST);
    rates.set(sort, median(latest.map((film) => costOf(film, films) / film.seconds)));
  }
  return rates;
}

/** What the film would have taken alone: the integral of its pace. */
function costOf({ start, end }: Made, films: readonly Made[]): number {
  const until = (film: Made) => film.end ?? Number.POSITIVE_INFINITY;
  const moments = films.flatMap((film) => [film.start, until(film)]).filter((at) => at > start && at < end!);
  const cuts = [start, ...moments.toSorted((a, b) => a - b), end!];
  return cuts.slice(1).reduce((sum, to, i) => {
    const from = cuts[i]!;
    const at = (from + to) / 2;
    return sum + (to - from) * paceOf(films.filter((film) => film.start <= at && at < until(film)).length);
  }, 0);
}

/**
 * Seconds until the last of `waiting` is ready; null if nothing like one of the films was made lately.
 * @param running in any order
 * @param waiting in the order in which they are taken; a person's next one only when the one before is ready
 * @param workers how many films are made at once
 */
export function secondsUntilReady(
  rates: ReadonlyMap<Sort, number>,
  running: readonly Lined[],
  waiting: readonly Lined[],
  workers: number,
): number | null {
  const costs = [...running, ...waiting].map(
    ({ sort, seconds, left }) => left * seconds * (rates.get(sort) ?? Number.NaN),
  );
  if (costs.some(Number.isNaN)) return null;
  const work = [...running, ...waiting].map(({ person }, i) => ({ person, cost: costs[i]! }));
  const ours = work.at(-1);
  let at = 0;
  let going = work.slice(0, running.length);
  const line = work.slice(running.length);
  while (ours && (line.length > 0 || going.includes(ours))) {
    while (going.length < Math.max(1, workers)) {
      const next = line.findIndex(({ person }) => !going.some((film) => film.person === person));
      if (next < 0) break;
      going.push(...line.splice(next, 1));
    }
    const least = Math.min(...going.map(({ cost }) => cost));
    at += least / paceOf(going.length);
    for (const film of going) film.cost -= least;
    if (going.includes(ours) && ours.cost <= 0) break;
    going = going.filter(({ cost }) => cost > 0);
  }
  return at;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
