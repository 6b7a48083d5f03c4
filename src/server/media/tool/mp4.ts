/**
 * The ffmpeg arguments common to all of our mp4s.
 *
 * No edit list: x264's B-frames and the AAC encoder's priming normally put one into each track, and some platforms
 * refuse or ignore it. `negative_cts_offsets` starts the picture at 0 through signed composition offsets (ctts version
 * 1), so the B-frames stay; the sound's first 1024 samples are left out, and the encoder's 1024 samples of priming take
 * their place, so that picture and sound stay in sync.
 */
import { FRAME_RATE } from '../../../scene/timeline.ts';

export const SAMPLE_RATE = 48_000;
export const SAMPLES_PER_FRAME = SAMPLE_RATE / FRAME_RATE;
/** Samples that ffmpeg's AAC encoder puts before the sound. */
export const AAC_PRIMING = 1024;
export const BT709 = 'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709';

/** The color tags for players. */
export const PICTURE_TAGS = [
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];
/** GOPs begin every 2 s and nowhere else. */
export const GOP_SECONDS = 2;
/** Common to every picture track. */
export const PICTURE = [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-r', String(FRAME_RATE)],
  ...[
    '-g',
    String(GOP_SECONDS * FRAME_RATE),
    '-keyint_min',
    String(GOP_SECONDS * FRAME_RATE),
    '-sc_threshold',
    '0',
    '-flags',
    '+cgop',
  ],
  ...PICTURE_TAGS,
];
const soundAt = (rate: string) =>
  ['-c:a', 'aac', '-profile:a', 'aac_low', '-b:a', rate, '-ar', String(SAMPLE_RATE), '-ac', '2'] as const;
export const SOUND = soundAt('128k');
/** Of films, whose peaks have to be where they were before the encoder: with 128k, noise comes out 1.5 dB higher. */
export const FILM_SOUND = soundAt('192k');
export const FILE = [
  ...['-map_metadata', '-1', '-map_chapters', '-1'],
  ...['-movflags', '+faststart+negative_cts_offsets', '-use_editlist', '0', '-f', 'mp4'],
];

/**
 * Options of the scale filter, and what must follow it: from a film's colors to a JPEG's, which are bt601 and full
 * range; a decoder has no way to know better.
 */
export const JPEG_COLORS = 'in_color_matrix=bt709:out_color_matrix=bt601:in_range=tv:out_range=pc,format=yuvj420p';

/** For small loops. Dark, soft footage breaks up into blocks if x264 distributes its bits evenly. */
export const PREVIEW_QUALITY = [
  '-preset',
  'veryfast',
  '-crf',
  '24',
  '-x264-params',
  'aq-mode=3:aq-strength=1.2:deblock=1,1',
];

/** Exactly `samples` samples of a clip's sound, in stereo at 48 kHz, silent if the clip has fewer. */
export function soundOfPiece(samples: number): string {
  const stereo = `aformat=sample_fmts=fltp:channel_layouts=stereo:sample_rates=${SAMPLE_RATE}`;
  return `aresample=${SAMPLE_RATE}:async=1:first_pts=0,${stereo},apad,atrim=end_sample=${samples}`;
}
