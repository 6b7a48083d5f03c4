import { probe } from './probe.ts';

/** Looks of this process at once. Each starts several programs, one after the other. */
const AT_ONCE = 2;

let free = AT_ONCE;
const waiting: (() => void)[] = [];

/**
 * Does what looks at a file that somebody has sent, when it is its turn: however many requests arrive, the web process runs a few looks at once.
 * Whatever the look needs on the disk is best made inside of it.
 */
export async function inTurn<T>(look: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  // Whoever ends hands its place over; it never becomes free in between.
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await look();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

/** `probe`, when it is its turn. @throws as probe */
export const look = (...args: Parameters<typeof probe>): ReturnType<typeof probe> => inTurn(() => probe(...args));
