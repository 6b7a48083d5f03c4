import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ANIMATION_NAMES } from '../../src/scene/animations.ts';
import { courseOf, curveExpression, FRAME_RATE, isAtRest, poseAt, restExpression } from '../../src/scene/timeline.ts';

const run = promisify(execFile);
const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg';

/** Expressions of t in every frame, each: ffmpeg's own evaluator, with a channel of sound for each and a sample standing for a frame. */
async function values(expressions: readonly string[], seconds: number): Promise<number[][]> {
  const source = `aevalsrc=exprs='${expressions.join('|')}':s=${FRAME_RATE}:d=${seconds}`;
  const args = ['-nostdin', '-v', 'error', '-f', 'lavfi', '-i', source, '-f', 'f64le', '-'];
  const raw = (await run(ffmpeg, args, { encoding: 'buffer', maxBuffer: 1 << 24 })).stdout;
  const count = expressions.length;
  const samples = Array.from({ length: raw.length / 8 }, (_, index) => raw.readDoubleLE(index * 8));
  return expressions.map((_, channel) => samples.filter((_, index) => index % count === channel));
}

const MEMBERS = ['ground', { unit: 0, of: 1 }, { unit: 0, of: 5 }, { unit: 3, of: 5 }] as const;
const MOVING = ANIMATION_NAMES.filter((animation) => animation !== 'none');

describe.each([1, 3, 7, 15])('in a film of %i s', (duration) => {
  it.each(MOVING.flatMap((animation) => [null, 60 / 128].map((beat) => [animation, beat] as const)))(
    '%s is the same curve in ffmpeg, with beats every %s s [S3.20 B675]',
    async (animation, beat) => {
      const curves = MEMBERS.flatMap((member) => {
        const course = courseOf(member, animation, duration, beat);
        return Object.entries({ opacity: course.opacity, dy: course.dy ?? [0] }).map(([name, curve]) => ({
          member,
          name,
          curve,
          course,
        }));
      });
      const drawn = await values(
        curves.map(({ curve, course }) => curveExpression(curve, course, 't')),
        duration,
      );
      for (const [index, { member, name }] of curves.entries()) {
        expect(drawn[index]).toHaveLength(duration * FRAME_RATE);
        for (const [frame, value] of drawn[index]!.entries()) {
          const pose = poseAt(member, animation, frame / FRAME_RATE, duration, beat);
          expect(Math.abs(value - pose[name as 'opacity' | 'dy'])).toBeLessThan(0.001);
        }
      }
    },
  );

  it.each(ANIMATION_NAMES)('%s rests in the same frames in ffmpeg [B167]', async (animationType) => {
    const motions = [false, true].map((coverFirst) => ({ animationType, videoDuration: duration, coverFirst }));
    const drawn = await values(
      motions.map((motion) => restExpression(motion)),
      duration,
    );
    for (const [index, motion] of motions.entries()) {
      const rests = Array.from({ length: duration * FRAME_RATE }, (_, frame) => isAtRest(motion, frame / FRAME_RATE));
      expect(drawn[index]!.map(Boolean)).toEqual(rests);
    }
  });
});
