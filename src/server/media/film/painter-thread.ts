/** The thread of `painter.ts`: draws one order after the other. */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawEmoji } from './draw-emoji.ts';
import { drawCode, drawCroppedFrame, drawLogo, drawWatermark } from './draw-frame.ts';
import { drawPages } from './draw-pages.ts';
import { drawSheet } from './draw-sheet.ts';
import { FrameError, type FrameFault, readFrame } from './read-frame.ts';

/** Below the calls of everybody, above ffmpeg: somebody waits for a frame. */
const NICENESS = 5;

/** What can be ordered. */
const PAINTS = {
  frame: drawCroppedFrame,
  posted: (picture: Uint8Array) => readFrame(asBuffer(picture)),
  sheet: drawSheet,
  pages: drawPages,
  logo: (picture: Uint8Array, ...more: More<Parameters<typeof drawLogo>>) => drawLogo(asBuffer(picture), ...more),
  code: drawCode,
  watermark: drawWatermark,
  emoji: drawEmoji,
} as const;
export type Paints = typeof PAINTS;
export type Order = { readonly id: number; readonly name: keyof Paints; readonly given: readonly unknown[] };
/** `refused`: a posted frame that cannot be used. */
export type Answer = {
  readonly id: number;
  readonly painted?: unknown;
  readonly refused?: { reason: FrameFault; message: string };
  readonly failed?: unknown;
};

type More<Given extends unknown[]> = Given extends [unknown, ...infer Others] ? Others : never;

/** A buffer arrives as plain bytes. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

function giveWay(): void {
  try {
    // Linux has priorities of threads; its directory says which one this is: `123/task/456`.
    if (process.platform === 'linux')
      setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS);
  } catch {
    // Then it draws like everything else.
  }
}

async function answer({ name, given }: Order): Promise<Omit<Answer, 'id'>> {
  try {
    return { painted: await (PAINTS[name] as (...given: unknown[]) => unknown)(...given) };
  } catch (error) {
    if (error instanceof FrameError) return { refused: { reason: error.reason, message: error.message } };
    return { failed: error };
  }
}

giveWay();
let last: Promise<unknown> = Promise.resolve();
parentPort!.on('message', (order: Order) => {
  // One at a time: two at once would only both take longer.
  last = last.then(async () => parentPort!.postMessage({ id: order.id, ...(await answer(order)) } satisfies Answer));
});
