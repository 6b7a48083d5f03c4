import { z } from 'zod';
import { coloursOf, UNSHOWN } from './colours.ts';
import type { FileFacts, SoundTrack, Stated, VideoFacts } from './facts.ts';
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
  nb_frames: z.coerce.number().optional(),
  color_transfer: z.string().optional(),
  color_primaries: z.string().optional(),
  color_space: z.string().optional(),
  color_range: z.string().optional(),
  field_order: z.string().optional(),
  channels: z.number().optional(),
  sample_rate: z.coerce.number().optional(),
  duration: z.coerce.number().optional(),
  disposition: z.record(z.string(), z.number()).default({}),
  tags: z.record(z.string(), z.string()).default({}),
  side_data_list: z
    .array(z.object({ rotation: z.number().optional(), dv_profile: z.number().optional() }).loose())
    .default([]),
});
type Stream = z.infer<typeof streamSchema>;

/** ffprobe's report on a file's streams and format. */
export const reportSchema = z.object({
  streams: z.array(streamSchema).default([]),
  format: z.object({ format_name: z.string(), duration: z.coerce.number().optional() }),
});

/** The facts in ffprobe's report. @throws MediaError `refused` if it has no usable picture */
export function toFacts(report: z.infer<typeof reportSchema>, bytes: number): Stated {
  const video = chooseVideo(report.streams, report.format.duration ?? 1);
  // Dolby Vision for streaming: without its own decoder, faces are green.
  if (video.side_data_list.some(({ dv_profile }) => dv_profile === 5)) throw refusal(UNSHOWN, 'Dolby Vision 5');
  const facts = toVideoFacts(video);
  const seconds = secondsOf(video) || report.format.duration || null;
  if (seconds !== null && seconds <= 0) throw refusal(IMPOSSIBLE);
  assertPlayable(Math.max(seconds ?? 0, report.format.duration ?? 0));
  return {
    container: containerOf(report.format.format_name),
    bytes,
    duration: seconds,
    video: facts,
    sounds: soundsOf(report.streams),
  };
}

function soundsOf(streams: Stream[]): SoundTrack[] {
  const sounds = streams.filter((s) => s.codec_type === 'audio');
  return [...sounds.filter((s) => s.disposition.default), ...sounds.filter((s) => !s.disposition.default)].map(
    ({ index, codec_name: codec, channels, sample_rate: sampleRate, ...rest }) => ({
      seconds: secondsOf(rest),
      facts: codec && codec !== 'none' && channels && sampleRate ? { index, codec, channels, sampleRate } : null,
    }),
  );
}

/** What a stream says of its own duration; Matroska says it in a tag. */
function secondsOf({ duration, tags }: Pick<Stream, 'duration' | 'tags'>): number | null {
  const [, hours, minutes, seconds] = /^(\d+):(\d+):([\d.]+)$/.exec(tags.DURATION ?? '') ?? [];
  return duration || Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || null;
}

function containerOf(formatName: string): FileFacts['container'] {
  const names = formatName.split(',');
  if (names.includes('mp4')) return 'mp4';
  if (names.includes('matroska')) return 'matroska';
  return names.includes('avi') ? 'avi' : 'mpegts';
}

function chooseVideo(streams: Stream[], seconds: number): Stream {
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
  // Still pictures beside the motion, as in a phone's motion photo, are larger than it; of a track that says nothing, nothing is known.
  const frames = readable.map((s) => framesOf(s, seconds));
  const moving = readable.filter(
    (_, i) => frames[i] === null || frames[i]! * STILLS >= Math.max(...frames.map(Number)),
  );
  const rank = (s: Stream) => (s.disposition.default ? 1e12 : 0) + s.width! * s.height!;
  return moving.reduce((best, s) => (rank(s) > rank(best) ? s : best));
}

/** A track with so many times fewer frames than another one is not what was filmed. */
const STILLS = 5;

/** null if the file says nothing of it. */
function framesOf(stream: Stream, seconds: number): number | null {
  const rate = ratio(stream.avg_frame_rate, '/');
  return stream.nb_frames ?? (rate > 0 ? rate * (secondsOf(stream) ?? seconds) : null);
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
    ...coloursOf(stream),
    interlaced: ['tt', 'bb', 'tb', 'bt'].includes(stream.field_order ?? ''),
    // VP8 and VP9 keep their alpha in a second stream that only a tag reveals.
    hasAlpha: /^(yuva|rgba|argb|bgra|abgr|gbrap|ya)/.test(stream.pix_fmt!) || stream.tags.alpha_mode === '1',
  };
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
