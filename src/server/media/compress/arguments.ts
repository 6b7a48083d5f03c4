import type { FileFacts } from '../tool/facts.ts';
import { INPUT_GUARDS, START } from '../tool/guards.ts';
import { mixedDown } from '../tool/loudness.ts';
import { FILE, PICTURE_TAGS, SAMPLE_RATE } from '../tool/mp4.ts';
import { decoderOf, inTime, toSdr } from '../tool/sdr.ts';
import type { CompressionPlan } from './plan.ts';

/** The single compression pass; `rate` is the picture's, in bits per second. */
export function compressArguments(
  file: string,
  facts: FileFacts,
  plan: CompressionPlan,
  rate: number,
  out: string,
): string[] {
  const { video, audio } = facts;
  const { width, height, frameRate } = plan;
  const filters = [...inTime(facts, frameRate), ...toSdr(video, `${width}:${height}`)];
  const graph = [`[0:${video.index}]${filters.join(',')}[picture]`];
  if (plan.audio && audio) {
    const mix = mixedDown(audio.channels, plan.audio.channels);
    graph.push(`[0:${audio.index}]${[`aresample=${SAMPLE_RATE}:async=1:first_pts=0`, ...mix].join(',')}[sound]`);
  }
  const bits = String(Math.round(rate));
  const most = String(Math.round(rate * 1.2));
  const gop = String(Math.round(frameRate * 2));
  return [
    ...START,
    ...INPUT_GUARDS,
    ...decoderOf(video),
    ...['-i', file, '-filter_complex', graph.join(';'), '-map', '[picture]'],
    ...['-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-preset', 'veryfast', '-g', gop],
    ...['-b:v', bits, '-maxrate', most, '-bufsize', most, ...PICTURE_TAGS],
    ...(plan.audio && audio
      ? [
          ...['-map', '[sound]', '-c:a', 'aac', '-b:a', String(plan.audio.rate)],
          ...['-ac', String(plan.audio.channels), '-ar', String(SAMPLE_RATE)],
        ]
      : []),
    ...FILE,
    out,
  ];
}
