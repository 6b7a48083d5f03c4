/*
 * How fast somebody's calls go on. Lines share out what there is at a moment; a caller whose every call is cheap can
 * still have the program's one thread to themselves by making thousands of them. So each call, each piece of heavy work
 * and what is answered is paid from an allowance that fills up again: whoever has used it up goes on as fast as it
 * fills, and is told nothing of it.
 */
import { tooMany } from './errors.ts';

/** Points that an allowance gains a second, and the most that it holds: a page with all its pictures takes some sixty. */
const PER_SECOND = 30;
const HELD = 180;
/**
 * The longest that a call waits for its turn. One that would wait longer is refused after it: what is refused at once
 * is asked again at once.
 */
const PATIENCE_MS = 5_000;
/** When so many allowances are known, full ones are forgotten. */
const KNOWN = 10_000;

/**
 * What is paid for a call of the API, a file that is stored as it is asked for, a piece of heavy work, and bytes that
 * are held as a whole.
 */
export const PRICES = { call: 1, file: 0.25, heavy: 6, bytes: 1 / 50_000 } as const;

/** Allowances by caller: GCRA, the generic cell rate algorithm, which knows of each only when it will be full again. */
export class Pace {
  readonly #full = new Map<string, number>();
  readonly #patience: number;

  /** @param patience milliseconds */
  constructor(patience = PATIENCE_MS) {
    this.#patience = patience;
  }

  /**
   * Pays, and waits until it is covered.
   * @throws AppError `rate_limited` if that takes too long: nothing is paid then; the signal's reason
   */
  async keep(who: string, points: number, signal?: AbortSignal): Promise<void> {
    const wait = this.#waitFor(who, points);
    if (wait <= this.#patience) this.spend(who, points);
    if (wait <= 0) return;
    await delay(Math.min(wait, this.#patience), signal);
    if (wait > this.#patience) throw tooMany(Math.ceil((wait - this.#patience) / 1000));
  }

  /** Pays what is known only afterwards: the next call waits for it. */
  spend(who: string, points: number): void {
    if (this.#full.size >= KNOWN) this.#forget();
    this.#full.set(who, this.#fullAfter(who, points));
  }

  #fullAfter(who: string, points: number): number {
    return Math.max(performance.now(), this.#full.get(who) ?? 0) + (points / PER_SECOND) * 1000;
  }

  #waitFor(who: string, points: number): number {
    return this.#fullAfter(who, points) - performance.now() - (HELD / PER_SECOND) * 1000;
  }

  #forget(): void {
    const now = performance.now();
    for (const [who, full] of this.#full) if (full <= now) this.#full.delete(who);
  }
}

/** @throws the signal's reason */
async function delay(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const leave = () => reject(signal!.reason);
  signal?.addEventListener('abort', leave, { once: true });
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}

export const pace = new Pace();
