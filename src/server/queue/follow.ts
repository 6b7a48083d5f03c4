import type { Logger } from 'pino';
import { throughOutage } from '../outage.ts';
import type { Progress } from './progress.ts';

/** The state is read again after this time even without news. */
const LOOK_AGAIN_MS = 2_000;

/** Something whose changes are published. */
export type Followed<State> = {
  readonly topic: string;
  /** @throws whatever should end the following */
  readonly read: () => Promise<State>;
  /** Of consecutive states with the same mark only the first is sent. */
  readonly mark: (state: State) => string;
  readonly isOver: (state: State) => boolean;
  /** Called after a while without news. */
  readonly onQuiet?: (state: State) => Promise<void>;
};

/** The state now and after each change, until it is final or `signal` fires. */
export async function* follow<State>(
  progress: Progress,
  { topic, read, mark, isOver, onQuiet }: Followed<State>,
  signal: AbortSignal,
): AsyncGenerator<State> {
  let changed = true;
  let wake = () => {};
  const stop = progress.subscribe(topic, () => {
    changed = true;
    wake();
  });
  let last: string | null = null;
  try {
    while (!signal.aborted) {
      changed = false;
      // Followers keep waiting while the database is unavailable; the stream stays open.
      const state = await throughOutage(read, signal);
      if (mark(state) !== last) yield state;
      last = mark(state);
      if (isOver(state)) return;
      if (changed) continue;
      const woken = await sleep((resolve) => {
        wake = resolve;
      }, signal);
      if (!woken && onQuiet) await throughOutage(() => onQuiet(state), signal);
    }
  } finally {
    stop();
  }
}

/** @returns true if it was woken, false if it timed out or `signal` fired */
function sleep(onWake: (wake: () => void) => void, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (woken: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      resolve(woken);
    };
    const onAbort = () => end(false);
    const timer = setTimeout(onAbort, LOOK_AGAIN_MS);
    signal.addEventListener('abort', onAbort);
    onWake(() => end(true));
  });
}

/** Writes progress as it arrives; while one write is in progress, only the newest of the others is kept. */
export function createReporter(write: (progress: number) => Promise<void>, log: Logger) {
  let next: number | null = null;
  let writing: Promise<void> | null = null;
  const writeAll = async () => {
    while (next !== null) {
      const progress = next;
      next = null;
      await write(progress);
    }
  };
  return {
    report(progress: number): void {
      next = progress;
      writing ??= writeAll()
        // A stalled progress bar is no reason to lose the work.
        .catch((err) => log.warn({ err }, 'progress was not written'))
        .finally(() => {
          writing = null;
        });
    },
    /** Resolves when nothing more will be written. */
    async settle(): Promise<void> {
      await writing;
    },
  };
}
