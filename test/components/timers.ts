import { timeoutManager } from '@tanstack/react-query';
import { vi } from 'vitest';

/** Timers that have been started and end only when the test lets them. */
export type HeldTimers = {
  /** How many of that many milliseconds are waiting. */
  count(ms: number): number;
  /** Ends those of that many milliseconds that have been started; the next ones are held again. */
  end(ms: number): void;
};

/**
 * Holds the pages' timers of exactly one of these lengths, so that a wait neither passes unseen nor depends on the
 * machine's speed. What a query still has until it is stale may by chance be as long; queries keep their own.
 */
export function holdTimers(...lengths: number[]): HeldTimers {
  const held = new Map<number, { ms: number; run: () => void }>();
  const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  // Far from the numbers that the browser gives.
  let next = 1e9;
  const holding = (run: () => void, ms = 0, ...given: []) => {
    if (!lengths.includes(ms)) return start(run, ms, ...given);
    next += 1;
    held.set(next, { ms, run });
    return next;
  };
  vi.spyOn(window, 'setTimeout').mockImplementation(holding as typeof setTimeout);
  vi.spyOn(timeoutManager, 'setTimeout').mockImplementation((run, ms) => start(run, ms) as never);
  vi.spyOn(window, 'clearTimeout').mockImplementation((id) => {
    if (!held.delete(id as number)) stop(id as number);
  });
  return {
    count: (ms) => [...held.values()].filter((timer) => timer.ms === ms).length,
    end(ms) {
      for (const [id, timer] of [...held]) {
        if (timer.ms !== ms) continue;
        held.delete(id);
        timer.run();
      }
    },
  };
}
