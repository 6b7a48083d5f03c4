/** A number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** Reproducible random numbers (mulberry32, Tommy Ettinger, public domain). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** A copy in random order (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list];
  for (let end = copy.length - 1; end > 0; end--) {
    const other = Math.floor(random() * (end + 1));
    [copy[end], copy[other]] = [copy[other]!, copy[end]!];
  }
  return copy;
}
