/**
 * Draws what films need on a thread of its own: a text takes a tenth of a second and more, in which the process would
 * answer nobody. The thread starts with the first order and does not keep the program from ending.
 */
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { inShare } from '../../shares.ts';
import type { CroppedFrame } from './ink.ts';
import type { Answer, Order, Paints } from './painter-thread.ts';
import { FrameError } from './read-frame.ts';

type Waiting = Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>;
type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting> };

let thread: Thread | null = null;
let orders = 0;

/**
 * What the thread draws to this order, in the caller's turn.
 * @throws FrameError for a posted frame that cannot be used; Error if it cannot be drawn, or the thread ends; as `inShare`
 */
function paint<N extends keyof Paints>(
  name: N,
  ...given: Parameters<Paints[N]>
): Promise<Awaited<ReturnType<Paints[N]>>> {
  return inShare('short', () => order(name, ...given));
}

function order<N extends keyof Paints>(
  name: N,
  ...given: Parameters<Paints[N]>
): Promise<Awaited<ReturnType<Paints[N]>>> {
  thread ??= start();
  const { worker, waiting } = thread;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const id = orders++;
  waiting.set(id, { resolve, reject });
  worker.ref();
  worker.postMessage({ id, name, given } satisfies Order);
  return promise as Promise<Awaited<ReturnType<Paints[N]>>>;
}

function start(): Thread {
  // Compiled again, its modules would take 25 MB more.
  const cache = getCompileCacheDir();
  const worker = new Worker(new URL('./painter-thread.ts', import.meta.url), {
    env: cache ? { NODE_COMPILE_CACHE: dirname(cache) } : {},
    resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 128 },
  });
  const waiting = new Map<number, Waiting>();
  worker.on('message', ({ id, painted, refused, failed }: Answer) => {
    const order = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (refused) order?.reject(new FrameError(refused.reason, refused.message));
    else if (failed) order?.reject(failed);
    else order?.resolve(painted);
  });
  const end = (error: Error) => {
    if (thread?.worker === worker) thread = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.once('error', end);
  worker.once('exit', () => end(new Error('The drawing thread has ended.')));
  return { worker, waiting };
}

/** Bytes come back without being a Buffer. */
function cropped<Frame extends CroppedFrame>(frame: Frame): Frame {
  return frame && { ...frame, png: Buffer.from(frame.png.buffer, frame.png.byteOffset, frame.png.byteLength) };
}

/** The text of a promo at rest, cropped to its ink; null if nothing is visible. See `drawCroppedFrame`. */
export const paintFrame = async (...ordered: Parameters<Paints['frame']>) => cropped(await paint('frame', ...ordered));
/** A posted frame, cropped to its ink. @throws FrameError as `readFrame` */
export const readPosted = async (picture: Buffer) => cropped(await paint('posted', picture));
/** See `drawSheet`. */
export const paintSheet = (...ordered: Parameters<Paints['sheet']>) => paint('sheet', ...ordered);
/** See `drawPages`. */
export const paintPages = (...ordered: Parameters<Paints['pages']>) => paint('pages', ...ordered);
/** See `drawLogo`. */
export const paintLogo = async (...ordered: Parameters<Paints['logo']>) => cropped(await paint('logo', ...ordered));
/** See `drawCode`. */
export const paintCode = async (...ordered: Parameters<Paints['code']>) => cropped(await paint('code', ...ordered));
/** See `drawWatermark`. */
export const paintWatermark = async () => cropped(await paint('watermark'));
/** See `drawEmoji`. */
export async function paintEmoji(text: string): Promise<Buffer | null> {
  const png = await paint('emoji', text);
  return png && Buffer.from(png.buffer, png.byteOffset, png.byteLength);
}
