/**
 * Reads timetables on a thread of its own: a long one takes a second, in which the process would answer nobody, and one that was made to take
 * forever is given up. The thread starts with the first one and does not keep the program from ending.
 */
import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { inShare } from '../shares.ts';
import type { ReadTimetable, readTimetable } from './read.ts';

export type Order = Parameters<typeof readTimetable>;
export type Answer = { readonly read?: ReadTimetable; readonly failed?: unknown };

/** Far more than the longest that anybody has takes: about a second. */
const MOST_MS = 10_000;
const MOST_MB = 256;
const TOO_MUCH = 'This timetable takes too long to read. Give a shorter one, such as the next three months.';

let thread: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * As `readTimetable`, on the thread, one after the other, in the caller's turn.
 * @throws AppError `invalid_input` if it takes too long or too much memory; as `inShare`
 */
export function readAside(order: Order, ms = MOST_MS): Promise<ReadTimetable> {
  return inShare('short', () => {
    const reading = last.then(() => readNext(order, ms));
    last = reading.catch(() => {});
    return reading;
  });
}

function readNext(order: Order, ms: number): Promise<ReadTimetable> {
  const worker = thread ?? start();
  thread = worker;
  const { promise, resolve, reject } = Promise.withResolvers<ReadTimetable>();
  const tooMuch = () => reject(new AppError('invalid_input', TOO_MUCH));
  const answered = ({ read, failed }: Answer) => (read ? resolve(read) : reject(failed));
  const ended = (error: unknown) => {
    thread = null;
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') tooMuch();
    else reject(error instanceof Error ? error : new Error('The reading thread has ended.'));
  };
  const late = setTimeout(() => {
    tooMuch();
    thread = null;
    void worker.terminate();
  }, ms);
  worker.on('message', answered).on('error', ended).on('exit', ended);
  worker.ref();
  worker.postMessage(order);
  return promise.finally(() => {
    clearTimeout(late);
    worker.off('message', answered).off('error', ended).off('exit', ended);
    worker.unref();
  });
}

function start(): Worker {
  const worker = new Worker(new URL('./reader-thread.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: MOST_MB },
  });
  // One that is given up, or ends between two orders, is nobody's error.
  return worker
    .on('error', () => {})
    .once('exit', () => {
      if (thread === worker) thread = null;
    });
}
