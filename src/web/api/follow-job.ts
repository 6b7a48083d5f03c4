import type { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { ApiError, callApi, openEvents } from './client.ts';
import { pause } from './connection.ts';
import { isPassing } from './failure.ts';

/** How often a job is polled if its events do not get through. */
const LOOK_MS = 1500;
/** Waits after consecutive failed polls; the last one repeats. */
const WAITS_MS = [1500, 2500, 4000, 7000, 10_000] as const;
/** The longest wait that a server may ask for: somebody is watching the page. */
const MOST_MS = 60_000;

type OfJob = Call & { params: z.ZodType<unknown, { id: string }> };

type Job<T> = {
  /** The event stream, which starts with the current state, and the call that returns that state once. */
  events: OfJob & { answers: { events: z.ZodType<T> } };
  look: OfJob & { output: z.ZodType<T> };
  id: string;
  isOver: (state: T) => boolean;
  onState: (state: T) => void;
  /** The connection is lost and being restored. The next state means that it is back. */
  onDropped: () => void;
};

/**
 * Follows a job on the server until it is over, and returns its last state. Uses events, and polls if they do not get through. Neither a lost
 * connection nor a server restart ends it, however long they last: only the server knows how the job ended.
 * @throws the error with which the server refuses to tell, such as 404; the signal's reason
 */
export function followJob<T>(
  { events, look, id, isOver, onState, onDropped }: Job<T>,
  signal: AbortSignal,
): Promise<T> {
  const ended = new AbortController();
  const until = ended.signal;
  const input = { params: { id } };
  let close = () => {};
  const stop = () => {
    close();
    ended.abort();
  };
  const last = new Promise<T>((resolve, reject) => {
    const see = (state: T) => {
      if (isOver(state)) stop();
      onState(state);
      if (isOver(state)) resolve(state);
    };
    async function poll() {
      while (!until.aborted) {
        see(await untilAnswered(() => callApi(look, input, { signal: until }) as Promise<T>, until, onDropped));
        await pause(LOOK_MS, until);
      }
    }
    const leave = () => {
      stop();
      reject(signal.reason);
    };
    if (signal.aborted) leave();
    else close = openEvents(events, input, see, onDropped, () => void poll().catch(reject));
    signal.addEventListener('abort', leave, { once: true, signal: until });
  });
  return last.finally(stop);
}

/**
 * Asks until there is a response, however often the connection is lost meanwhile.
 * @param onDropped called after each failure that may pass
 * @param before such a failure that has already happened: the first wait is for it
 * @throws a failure that will not pass; the signal's reason
 */
export async function untilAnswered<T>(
  ask: () => Promise<T>,
  signal: AbortSignal,
  onDropped?: () => void,
  before?: unknown,
): Promise<T> {
  let failures = 0;
  if (before !== undefined) await pause(waitAfter(before, failures++), signal);
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !mayPass(error)) throw error;
      onDropped?.();
      await pause(waitAfter(error, failures++), signal);
    }
  }
}

/** Whether it is worth asking again about a job that keeps running: also after the session ended, since the person may sign in over the page. */
export function mayPass(error: unknown): boolean {
  return isPassing(error) || (error instanceof ApiError && error.code === 'unauthorized');
}

/** Milliseconds to wait after the given failure: a little longer each time, and at least as long as the server asks for. */
export function waitAfter(error: unknown, failures: number): number {
  const asked = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
  return Math.min(MOST_MS, Math.max(asked, WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] as number));
}
