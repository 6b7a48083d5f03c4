import { probe } from './probe.ts';

/** Concurrent checks in this process. Each starts several programs, one after the other. */
const AT_ONCE = 2;

let free = AT_ONCE;
const waiting: (() => void)[] = [];

/**
 * Runs a check of an uploaded file when it is its turn: however many requests arrive, the web process runs only a few checks at once. Whatever the
 * check needs on the disk is best created inside it.
 */
export async function inTurn<T>(check: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  // A finished check passes its slot on; the slot is never free in between.
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await check();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

/** `probe`, when it is its turn. @throws as probe */
export const probeInTurn = (...args: Parameters<typeof probe>): ReturnType<typeof probe> =>
  inTurn(() => probe(...args));
