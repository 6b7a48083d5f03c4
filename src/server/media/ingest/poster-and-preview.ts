import { STRIP_FRAMES } from '../../../contract/media.ts';
import { FRAME } from '../../../scene/frame.ts';
import { FRAME_RATE } from '../../../scene/timeline.ts';
import { INPUT_GUARDS, START } from '../tool/guards.ts';
import { BT709, FILE, JPEG_COLORS, PICTURE, PREVIEW_QUALITY } from '../tool/mp4.ts';

/** A clip's still picture, 540x960 JPEG, taken at `seconds`. */
export function posterArguments(clip: string, seconds: number, out: string): string[] {
  const filter = `scale=${FRAME.width}:${FRAME.height}:flags=lanczos:${JPEG_COLORS}`;
  const input = [...INPUT_GUARDS, '-ss', String(seconds), '-i', clip];
  return [...START, ...input, '-frames:v', '1', '-vf', filter, '-q:v', '4', '-map_metadata', '-1', '-f', 'mjpeg', out];
}

/**
 * A clip's filmstrip: one JPEG of STRIP_FRAMES pictures of 90x160 side by side, the first of each tenth.
 * @param duration of the clip, in seconds
 */
export function stripArguments(clip: string, duration: number, out: string): string[] {
  const filter = `fps=${STRIP_FRAMES}/${duration}:start_time=0,scale=90:160:flags=area:${JPEG_COLORS},tile=${STRIP_FRAMES}x1`;
  const picture = ['-frames:v', '1', '-an', '-vf', filter, '-q:v', '5'];
  return [...START, ...INPUT_GUARDS, '-i', clip, ...picture, '-map_metadata', '-1', '-f', 'mjpeg', out];
}

/** A clip's small silent loop, 270x480 mp4. */
export function previewArguments(clip: string, out: string): string[] {
  return [
    ...START,
    ...INPUT_GUARDS,
    ...['-i', clip, '-an', '-vf', `fps=${FRAME_RATE},scale=270:480,setsar=1,${BT709}`],
    ...PICTURE,
    ...PREVIEW_QUALITY,
    ...FILE,
    out,
  ];
}
