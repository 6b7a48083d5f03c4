import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { FRAME_RATE, fadeFilter, overlayY, poseAt } from '../../src/scene/timeline.ts';

const run = promisify(execFile);
const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg';
const render = async (...args: string[]) =>
  (await run(ffmpeg, ['-nostdin', '-v', 'error', ...args, '-'], { encoding: 'buffer', maxBuffer: 1 << 24 })).stdout;

/** An overlay's y in every frame: ffmpeg's own evaluator, with a sample of sound standing for a frame. */
async function offsets(expression: string, seconds: number): Promise<number[]> {
  const source = `aevalsrc=exprs='${expression.replaceAll('\\,', ',')}':s=${FRAME_RATE}:d=${seconds}`;
  const raw = await render('-f', 'lavfi', '-i', source, '-f', 'f64le');
  return Array.from({ length: raw.length / 8 }, (_, index) => raw.readDoubleLE(index * 8));
}

/** The opacity of a solid picture in every frame, 0 to 255. */
async function opacities(filter: string, seconds: number): Promise<number[]> {
  const source = `color=white:s=2x2:r=${FRAME_RATE}:d=${seconds},format=yuva420p,${filter},alphaextract`;
  const raw = await render('-f', 'lavfi', '-i', source, '-f', 'rawvideo', '-pix_fmt', 'gray');
  return Array.from({ length: raw.length / 4 }, (_, index) => raw[index * 4]!);
}

describe.each([1, 3, 7, 15])('in a film of %i s', (duration) => {
  it.each(['animate-slide-up', 'animate-slide-down'] as const)(
    '%s is the same curve in ffmpeg [S3.20]',
    async (animation) => {
      const frames = await offsets(overlayY(animation, duration, 608), duration);
      expect(frames).toHaveLength(duration * FRAME_RATE);
      for (const [frame, y] of frames.entries()) {
        expect(y).toBeCloseTo(608 + 1920 * poseAt(animation, frame / FRAME_RATE, duration).dy, 6);
      }
    },
  );

  it.each(['animate-fade-in', 'animate-fade-out'] as const)('%s is the same curve in ffmpeg', async (animation) => {
    const frames = await opacities(fadeFilter(animation, duration)!, duration);
    expect(frames).toHaveLength(duration * FRAME_RATE);
    for (const [frame, alpha] of frames.entries()) {
      // ffmpeg counts in 255ths, and rounds down twice.
      expect(Math.abs(alpha - 255 * poseAt(animation, frame / FRAME_RATE, duration).opacity)).toBeLessThanOrEqual(2);
    }
  });
});
