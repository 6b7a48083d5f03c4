import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ANIMATION_NAMES } from '../../src/scene/animations.ts';
import { courseOf, curveExpression, FRAME_RATE, isAtRest, poseAt, restExpression } from '../../src/scene/timeline.ts';

const run = promisify(execFile);
const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg';

/** An expression of t in every frame: ffmpeg's own evaluator, with a sample of sound standing for a frame. */
async function values(expression: string, seconds: number): Promise<number[]> {
  const source = `aevalsrc=exprs='${expression}':s=${FRAME_RATE}:d=${seconds}`;
  const args = ['-nostdin', '-v', 'error', '-f', 'lavfi', '-i', source, '-f', 'f64le', '-'];
  const raw = (await run(ffmpeg, args, { encoding: 'buffer', maxBuffer: 1 << 24 })).stdout;
  return Array.from({ length: raw.length / 8 }, (_, index) => raw.readDoubleLE(index * 8));
}

const MEMBERS = ['ground', { unit: 0, of: 1 }, { unit: 0, of: 5 }, { unit: 3, of: 5 }] as const;
const MOVING = ANIMATION_NAMES.filter((animation) => animation !== 'none');

describe.each([1, 3, 7, 15])('in a film of %i s', (duration) => {
  it.each(MOVING)('%s is the same curve in ffmpeg [S3.20]', async (animation) => {
    for (const member of MEMBERS) {
      const course = courseOf(member, animation, duration);
      const curves = { opacity: course.opacity, dy: course.dy ?? [0] };
      for (const [name, curve] of Object.entries(curves)) {
        const frames = await values(curveExpression(curve, course, 't'), duration);
        expect(frames).toHaveLength(duration * FRAME_RATE);
        for (const [frame, value] of frames.entries()) {
          const pose = poseAt(member, animation, frame / FRAME_RATE, duration);
          expect(Math.abs(value - pose[name as 'opacity' | 'dy'])).toBeLessThan(0.001);
        }
      }
    }
  });

  it.each(ANIMATION_NAMES)('%s rests in the same frames in ffmpeg [B167]', async (animationType) => {
    for (const coverFirst of [false, true]) {
      const motion = { animationType, videoDuration: duration, coverFirst };
      const rests = Array.from({ length: duration * FRAME_RATE }, (_, frame) => isAtRest(motion, frame / FRAME_RATE));
      expect((await values(restExpression(motion), duration)).map(Boolean)).toEqual(rests);
    }
  });
});
