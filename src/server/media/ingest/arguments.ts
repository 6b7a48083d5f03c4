/**
 * The ffmpeg arguments that turn an upload into pieces for the library. Pure: nothing is run here.
 *
 * One pass decodes the upload and writes four things side by side: the picture at 1080x1920 in files of 15 s, a small
 * copy of it in files of 15 s, a tiny one to survey, and the sound as raw samples. Each piece is then assembled from
 * its picture, copied, and exactly its samples: no cut is ever off a GOP boundary, and the sound of each piece begins
 * and ends with its picture. ffmpeg's segment muxer alone would start the sound of a piece up to 67 ms off.
 */
import { PIECE_SECONDS } from '../../../contract/library.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { FILM } from '../../../scene/frame.ts';
import { FRAME_RATE } from '../../../scene/timeline.ts';
import type { FileFacts } from '../tool/facts.ts';
import { INPUT_GUARDS, START } from '../tool/guards.ts';
import { mixedDown } from '../tool/loudness.ts';
import {
  AAC_PRIMING,
  FILE,
  PICTURE_TAGS,
  PREVIEW_QUALITY,
  SAMPLE_RATE,
  SAMPLES_PER_FRAME,
  SOUND,
} from '../tool/mp4.ts';
import { decoderOf, inTime, toSdr } from '../tool/sdr.ts';
import { LOOKS, RAW } from './survey.ts';

export const PIECE_FRAMES = PIECE_SECONDS * FRAME_RATE;
/** 16 bits, two channels. */
const BYTES_PER_SAMPLE = 4;

/** Names of the files the pass writes into its folder; `%05d` counts the pieces from 0. */
export const OUTPUTS = {
  picture: 'picture-%05d.mp4',
  pictureList: 'picture.csv',
  preview: 'preview-%05d.mp4',
  previewList: 'preview.csv',
  sound: 'sound.pcm',
  looks: 'looks.rgb',
} as const;

/** The file name of piece `index`. */
export const outputName = (pattern: string, index: number) => pattern.replace('%05d', String(index).padStart(5, '0'));

/** Closed GOPs of one second: pieces begin and end at them, and seeking inside a piece is fast. */
const MEZZANINE = [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-r', String(FRAME_RATE)],
  ...['-preset', 'superfast', '-crf', '18', '-maxrate', '16000k', '-bufsize', '16000k'],
  ...['-g', String(FRAME_RATE), '-keyint_min', String(FRAME_RATE), '-sc_threshold', '0', '-flags', '+cgop'],
  ...PICTURE_TAGS,
];
const PREVIEW = [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p', ...PREVIEW_QUALITY],
  ...['-g', '90', '-keyint_min', '90', '-sc_threshold', '0', '-flags', '+cgop'],
  ...PICTURE_TAGS,
];
const IN_PIECES = [
  ...['-map_metadata', '-1', '-map_chapters', '-1'],
  ...['-f', 'segment', '-segment_time', String(PIECE_SECONDS), '-reset_timestamps', '1'],
  ...['-segment_format', 'mp4', '-segment_format_options', 'movflags=+faststart+negative_cts_offsets:use_editlist=0'],
  ...['-segment_list_type', 'csv'],
];

/** The one pass over an upload; writes OUTPUTS into `folder`, listing each piece's file once it is complete. */
export function normaliseArguments(file: string, facts: FileFacts, folder: string): string[] {
  const { video, audio } = facts;
  const at = (name: string) => `${folder}/${name}`;
  const graph = [
    `[0:${video.index}]${pictureFilters(facts)},split[picture][copy]`,
    '[copy]scale=270:480:flags=fast_bilinear,split[preview][small]',
    `[small]${LOOKS}[looks]`,
    ...(audio ? [`[0:${audio.index}]${soundFilters(audio.channels)}[sound]`] : []),
  ];
  // The probe refuses files that declare a longer duration; those that lie about it end here.
  const end = ['-t', String(LIMITS.uploadSeconds)];
  return [
    ...START,
    ...INPUT_GUARDS,
    ...decoderOf(video),
    ...['-i', file, '-filter_complex', graph.join(';')],
    ...['-map', '[picture]', ...end, ...MEZZANINE, ...IN_PIECES],
    ...['-segment_list', at(OUTPUTS.pictureList), at(OUTPUTS.picture)],
    ...['-map', '[preview]', ...end, ...PREVIEW, ...IN_PIECES],
    ...['-segment_list', at(OUTPUTS.previewList), at(OUTPUTS.preview)],
    ...['-map', '[looks]', ...end, ...RAW, at(OUTPUTS.looks)],
    ...(audio ? ['-map', '[sound]', ...end, '-c:a', 'pcm_s16le', '-f', 's16le', at(OUTPUTS.sound)] : []),
  ];
}

/** The filters from the stored sound to samples in stereo, in time with the picture. */
function soundFilters(channels: number): string {
  const stereo = `aformat=sample_fmts=s16:channel_layouts=stereo:sample_rates=${SAMPLE_RATE}`;
  return [`aresample=${SAMPLE_RATE}:async=1:first_pts=0`, ...mixedDown(channels), stereo].join(',');
}

/**
 * The filters from the stored picture to 1080x1920, 30 fps, square pixels, bt709. ffmpeg applies rotation by itself
 * before them. Frames are dropped first and the picture is cropped before it is scaled: what is thrown away should cost
 * nothing.
 */
function pictureFilters(facts: FileFacts): string {
  return [
    ...inTime(facts, FRAME_RATE),
    "crop='min(iw,ih*9/16/if(sar,sar,1))':'min(ih,iw*if(sar,sar,1)*16/9)'",
    ...toSdr(facts.video, `${FILM.width}:${FILM.height}`),
  ].join(',');
}

/**
 * First byte and number of bytes of the samples of `frames` frames from piece `index` on; the encoder's priming takes
 * the place of the first ones.
 */
export function soundBytes(index: number, frames: number): { start: number; length: number } {
  const first = index * PIECE_FRAMES * SAMPLES_PER_FRAME;
  return {
    start: (first + AAC_PRIMING) * BYTES_PER_SAMPLE,
    length: (frames * SAMPLES_PER_FRAME - AAC_PRIMING) * BYTES_PER_SAMPLE,
  };
}

/** Assembles a finished piece from its picture and, if there is sound, its samples from standard input. */
export function pieceArguments(picture: string, hasSound: boolean, out: string): string[] {
  const samples = ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', 'pipe:0'];
  return [
    ...START,
    ...['-i', picture, ...(hasSound ? samples : []), '-map', '0:v:0', '-c:v', 'copy'],
    ...(hasSound ? ['-map', '1:a:0', ...SOUND] : []),
    ...FILE,
    out,
  ];
}
