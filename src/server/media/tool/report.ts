import { z } from 'zod';
import type { AudioFacts, FileFacts, Stated, VideoFacts } from './facts.ts';
import { assertPlayable, IMPOSSIBLE, refusal, TOO_LARGE, UNREAD } from './refusal.ts';

const streamSchema = z.object({
  index: z.number(),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  pix_fmt: z.string().optional(),
  sample_aspect_ratio: z.string().optional(),
  avg_frame_rate: z.string().optional(),
  r_frame_rate: z.string().optional(),
  color_transfer: z.string().optional(),
  color_space: z.string().optional(),
  field_order: z.string().optional(),
  channels: z.number().optional(),
  sample_rate: z.coerce.number().optional(),
  duration: z.coerce.number().optional(),
  disposition: z.record(z.string(), z.number()).default({}),
  tags: z.record(z.string(), z.string()).default({}),
  side_data_list: z.array(z.object({ rotation: z.number().optional() }).loose()).default([]),
});
type Stream = z.infer<typeof streamSchema>;

/** ffprobe's report on a file's streams and format. */
export const reportSchema = z.object({
  streams: z.array(streamSchema).default([]),
  format: z.object({ format_name: z.string(), duration: z.coerce.number().optional() }),
});

/** The facts in ffprobe's report. @throws MediaError `refused` if it has no usable picture */
export function toFacts(report: z.infer<typeof reportSchema>, bytes: number): Stated {
  const video = chooseVideo(report.streams);
  const facts = toVideoFacts(video);
  const seconds = video.duration || report.format.duration || null;
  if (seconds !== null && seconds <= 0) throw refusal(IMPOSSIBLE);
  assertPlayable(seconds);
  return {
    container: containerOf(report.format.format_name),
    bytes,
    duration: seconds,
    video: facts,
    audio: toAudioFacts(report.streams),
  };
}

function toAudioFacts(streams: Stream[]): AudioFacts | null {
  const sounds = streams.filter((s) => s.codec_type === 'audio' && s.codec_name && s.channels && s.sample_rate);
  const sound = sounds.find((s) => s.disposition.default) ?? sounds[0];
  if (!sound) return null;
  return {
    index: sound.index,
    codec: sound.codec_name!,
    channels: sound.channels!,
    sampleRate: sound.sample_rate!,
  };
}

function containerOf(formatName: string): FileFacts['container'] {
  const names = formatName.split(',');
  if (names.includes('mp4')) return 'mp4';
  if (names.includes('matroska')) return 'matroska';
  return names.includes('avi') ? 'avi' : 'mpegts';
}

function chooseVideo(streams: Stream[]): Stream {
  const pictures = streams.filter((s) => s.codec_type === 'video' && !s.disposition.attached_pic);
  if (pictures.length === 0) throw refusal('The file has no picture, only sound or data. Upload a video.');
  const known = pictures.filter((s) => s.codec_name && s.codec_name !== 'none');
  if (known.length === 0) {
    throw refusal(UNREAD);
  }
  // ffprobe reports 0x0 for a picture beyond its limit, and no pixel format for one that it could not decode.
  const readable = known.filter((s) => s.width && s.height && s.pix_fmt);
  if (readable.length === 0) {
    throw refusal(TOO_LARGE);
  }
  const rank = (s: Stream) => (s.disposition.default ? 1e12 : 0) + s.width! * s.height!;
  return readable.reduce((best, s) => (rank(s) > rank(best) ? s : best));
}

function toVideoFacts(stream: Stream): VideoFacts {
  const pixelAspect = ratio(stream.sample_aspect_ratio, ':') || 1;
  const rotation = rotationOf(stream);
  const shown = [Math.max(1, Math.round(stream.width! * pixelAspect)), stream.height!];
  const [width, height] = rotation % 180 === 0 ? shown : shown.reverse();
  return {
    index: stream.index,
    codec: stream.codec_name!,
    pixelFormat: stream.pix_fmt!,
    width: width!,
    height: height!,
    pixelAspect,
    rotation,
    frameRate: ratio(stream.avg_frame_rate, '/') || ratio(stream.r_frame_rate, '/'),
    hdr: { 'arib-std-b67': 'hlg' as const, smpte2084: 'pq' as const }[stream.color_transfer ?? ''] ?? null,
    matrix: matrixOf(stream),
    interlaced: ['tt', 'bb', 'tb', 'bt'].includes(stream.field_order ?? ''),
    // VP8 and VP9 keep their alpha in a second stream that only a tag reveals.
    hasAlpha: /^(yuva|rgba|argb|bgra|abgr|gbrap|ya)/.test(stream.pix_fmt!) || stream.tags.alpha_mode === '1',
  };
}

function matrixOf({ color_space, width, height }: Stream): VideoFacts['matrix'] {
  if (color_space?.startsWith('bt2020')) return 'bt2020';
  if (color_space === 'bt709') return 'bt709';
  if (['smpte170m', 'bt470bg', 'fcc'].includes(color_space ?? '')) return 'bt601';
  return width! >= 1280 || height! > 576 ? 'bt709' : 'bt601';
}

/** ffprobe counts the rotation counterclockwise, from -180 to 180. */
function rotationOf(stream: Stream): VideoFacts['rotation'] {
  const counter = stream.side_data_list.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  const turned = ((Math.round(-counter / 90) % 4) + 4) % 4;
  return ([0, 90, 180, 270] as const)[turned] ?? 0;
}

/** The value of `30000/1001` or `4:3`; 0 if it says nothing. */
function ratio(text: string | undefined, separator: string): number {
  const [above, below] = (text ?? '').split(separator).map(Number);
  return above && below ? above / below : 0;
}
