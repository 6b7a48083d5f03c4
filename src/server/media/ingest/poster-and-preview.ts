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
