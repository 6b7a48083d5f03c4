import { ApiError } from './client.ts';
import { pause } from './connection.ts';
import { isPassing } from './failure.ts';

/** How often a job is looked at where its events do not get through. */
const LOOK_MS = 1500;
/** Waits after looks that fail, one after the other; the last one is kept to. */
const WAITS_MS = [1500, 2500, 4000, 7000, 10_000] as const;
/** The longest wait that a server may ask for: somebody is looking at the page. */
const MOST_MS = 60_000;

type Job<T> = {
  /** Opens the stream of events, of which the first tells how things stand, and answers with what closes it. */
  listen: (onState: (state: T) => void, onBroken: () => void, onRefused: () => void) => () => void;
  look: (signal: AbortSignal) => Promise<T>;
  isOver: (state: T) => boolean;
  onState: (state: T) => void;
  /** The connection is lost; it is taken up again. The next state says that it is back. */
  onDropped: () => void;
};

/**
 * Follows what the server is making until it is over, and answers with the last state. Events tell of it; where they do not get through it is looked
 * at. Neither a lost connection nor a server that restarts ends it, however long that lasts: only the server knows how the job has ended.
 * @throws the error with which the server refuses to tell, such as 404; the signal's reason
 */
export function followJob<T>({ listen, look, isOver, onState, onDropped }: Job<T>, signal: AbortSignal): Promise<T> {
  const ended = new AbortController();
  const until = ended.signal;
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
      for (let failures = 0; !until.aborted; ) {
        try {
          const state = await look(until);
          see(state);
          if (isOver(state)) return;
          failures = 0;
          await pause(LOOK_MS, until);
        } catch (error) {
          if (until.aborted || !mayPass(error)) return reject(error);
          onDropped();
          await pause(waitAfter(error, failures++), until).catch(() => undefined);
        }
      }
    }
    const leave = () => {
      stop();
      reject(signal.reason);
    };
    if (signal.aborted) leave();
    else close = listen(see, onDropped, () => void poll());
    signal.addEventListener('abort', leave, { once: true, signal: until });
  });
  return last.finally(stop);
}

/** Whether it is worth asking again for a job that goes on: also after a session that ended, since the person may sign in over the page. */
export function mayPass(error: unknown): boolean {
  return isPassing(error) || (error instanceof ApiError && error.code === 'unauthorized');
}

/** Milliseconds to wait after the given failure: a little longer each time, and as long as the server asks for. */
export function waitAfter(error: unknown, failures: number): number {
  const asked = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
  return Math.min(MOST_MS, Math.max(asked, WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] as number));
}
