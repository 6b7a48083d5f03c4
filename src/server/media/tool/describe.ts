import { dirname } from 'node:path';
import { LOOK } from './decode-ends.ts';
import { INPUT_GUARDS } from './guards.ts';
import { MediaError, type MediaTools, runMedia } from './run.ts';

/**
 * What ffprobe would report of a file, from what ffmpeg prints of its input. ffprobe gives up on the whole file if it
 * cannot open one of its tracks; ffmpeg opens only what is asked for. Null if it cannot read the file either.
 * @throws MediaError as runMedia, if it says nothing of the file
 */
export async function readInput(tools: MediaTools, file: string, signal: AbortSignal | undefined) {
  const args = ['-nostdin', '-hide_banner', '-v', 'info', ...INPUT_GUARDS, '-i', file];
  try {
    await runMedia(tools.ffmpeg, args, { folder: dirname(file), signal, ...LOOK });
  } catch (error) {
    if (!(error instanceof MediaError) || error.reason !== 'failed') throw error;
    // Without an output it always ends with an error.
    return readDescription(error.detail);
  }
  return null;
}

/** Reads libavformat's `av_dump_format`. */
export function readDescription(text: string) {
  const [, format_name] = /^Input #0, (\S+), from /m.exec(text) ?? [];
  if (!format_name) return null;
  const [, hours, minutes, seconds] = /^ {2}Duration: (\d+):(\d+):([\d.]+)/m.exec(text) ?? [];
  const duration = seconds && Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const streams = text.split(/^ {2}(?=Stream #0:\d)/m).slice(1);
  return { format: { format_name, ...(duration && { duration }) }, streams: streams.map(readStream) };
}

function readStream(text: string) {
  const [line = ''] = text.split('\n');
  const [, index, kind = '', codec_name, rest = ''] = /^Stream #0:(\d+).*?: (\w+): (\w+)(.*)/.exec(line) ?? [];
  const [, rotation] = /rotation of (-?[\d.]+) degrees/.exec(text) ?? [];
  const [, dv_profile] = /DOVI configuration record:.* profile: (\d+)/.exec(text) ?? [];
  return {
    index: Number(index),
    codec_type: kind.toLowerCase(),
    codec_name,
    disposition: { default: Number(rest.includes('(default)')), attached_pic: Number(rest.includes('(attached pic)')) },
    tags: { ...(/^ +alpha_mode +: 1$/m.test(text) && { alpha_mode: '1' }) },
    side_data_list: [
      ...(rotation ? [{ rotation: Number(rotation) }] : []),
      ...(dv_profile ? [{ dv_profile: Number(dv_profile) }] : []),
    ],
    ...(kind === 'Video' && readPicture(rest)),
    ...(kind === 'Audio' && readSound(rest)),
  };
}

/**
 * `(High) (avc1 / 0x31637661), yuv420p(tv, bt709, progressive), 1280x720 [SAR 1:1 DAR 16:9], 30 fps, 30 tbr`; colors as
 * matrix/primaries/transfer.
 */
function readPicture(rest: string) {
  const [, pix_fmt, inside = '', width, height] =
    /, (\w+)(?:\(((?:[^()]|\([^()]*\))*)\))?, (\d+)x(\d+)/.exec(rest) ?? [];
  const notes = inside.split(', ');
  const colours = notes.find((note) => note.includes('/')) ?? notes.find((note) => /^(bt|smpte)/.test(note));
  const [color_space, color_primaries = color_space, color_transfer = color_space] = colours?.split('/') ?? [];
  const [, across, down] = /SAR (\d+):(\d+)/.exec(rest) ?? [];
  const [, frames] = /([\d.]+) fps/.exec(rest) ?? [];
  const [, guessed] = /([\d.]+) tbr/.exec(rest) ?? [];
  return {
    ...{ pix_fmt, color_space, color_primaries, color_transfer },
    ...{ width: Number(width) || undefined, height: Number(height) || undefined },
    color_range: notes.find((note) => note === 'tv' || note === 'pc'),
    sample_aspect_ratio: across && `${across}:${down}`,
    avg_frame_rate: frames && `${frames}/1`,
    r_frame_rate: guessed && `${guessed}/1`,
    field_order: /top/.test(inside) ? 'tt' : /bottom/.test(inside) ? 'bb' : undefined,
  };
}

/** `(LC) (mp4a / 0x6134706D), 44100 Hz, stereo, fltp` */
function readSound(rest: string) {
  const [, rate, layout = ''] = /, (\d+) Hz, ([^,]+)/.exec(rest) ?? [];
  const channels = layout === 'mono' ? 1 : Number(/^(\d+) channels/.exec(layout)?.[1] ?? 2);
  return { sample_rate: Number(rate) || undefined, channels };
}
