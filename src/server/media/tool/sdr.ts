import { toBt709 } from './colours.ts';
import type { FileFacts, VideoFacts } from './facts.ts';
import { BT709 } from './mp4.ts';

/** Only libvpx decodes the alpha plane of VP8 and VP9. */
export const decoderOf = ({ hasAlpha, codec }: VideoFacts): string[] =>
  hasAlpha && /^vp[89]$/.test(codec) ? ['-c:v', codec === 'vp9' ? 'libvpx-vp9' : 'libvpx'] : [];

/** One frame per field: otherwise half of the motion would be lost. */
const deinterlaced = ({ interlaced }: VideoFacts): string[] =>
  interlaced ? ['bwdif=mode=send_field:deint=interlaced'] : [];

/**
 * The filters from the stored frames to so many a second. Where sound goes on after the picture, as in a recording of a
 * screen at rest, its last frame stays.
 */
export function inTime({ video, duration, pictureSeconds }: FileFacts, frameRate: number): string[] {
  const frames = `fps=${frameRate}:start_time=0`;
  const isHeld = pictureSeconds < duration;
  const held = isHeld ? [`tpad=stop=-1:stop_mode=clone,trim=duration=${duration.toFixed(3)}`] : [];
  return [...deinterlaced(video), frames, ...held];
}

/**
 * The filters from a picture's own colors to bt709 in `size` (`width:height`), square pixels, 8 bits; transparent parts
 * are shown over black.
 */
export function toSdr(video: VideoFacts, size: string): string[] {
  return [...toBt709(video, video.pixelFormat, size, video.hasAlpha), 'setsar=1', 'format=yuv420p', BT709];
}
