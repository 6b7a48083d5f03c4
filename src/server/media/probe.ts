// size: one look at a file, from its header to its last frame, with all that is said of what is refused.
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { LIMITS as UPLOAD } from '../../contract/plans.ts';
import { lend } from './box.ts';
import { INPUT_GUARDS, START } from './encode.ts';
import { readMovieHeader } from './movie-header.ts';
import { MediaError, type MediaTools, type RunOptions, runMedia } from './run.ts';
import { isAviCutOff, isMatroskaCutOff } from './whole.ts';

/** What an uploaded file is, as far as ingest needs it. */
export type SourceFacts = {
  readonly container: 'mp4' | 'matroska' | 'avi' | 'mpegts';
  readonly bytes: number;
  /** Seconds; measured where the file does not say. */
  readonly duration: number;
  readonly video: VideoFacts;
  /** null: no sound. */
  readonly audio: AudioFacts | null;
};

/** The same as the file states it; `duration`: null where it does not. */
type Stated = Omit<SourceFacts, 'duration'> & { readonly duration: number | null };

/** The picture track that is used: the file's default one, else its largest. */
export type VideoFacts = {
  /** Of the stream in the file, as in `-map 0:index`. */
  readonly index: number;
  readonly codec: string;
  readonly pixelFormat: string;
  /** As a viewer sees it, in pixels: pixel aspect and rotation applied. */
  readonly width: number;
  readonly height: number;
  /** Width to height of one stored pixel. */
  readonly pixelAspect: number;
  /** Degrees clockwise that the stored picture is turned for showing. ffmpeg turns it by itself. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Frames a second, on average. */
  readonly frameRate: number;
  readonly hdr: 'hlg' | 'pq' | null;
  /** How its colours are coded; where the file does not say, what is usual for its size. */
  readonly matrix: 'bt601' | 'bt709' | 'bt2020';
  readonly interlaced: boolean;
  readonly hasAlpha: boolean;
};

export type AudioFacts = {
  readonly index: number;
  readonly codec: string;
  readonly channels: number;
  readonly sampleRate: number;
};

/** A header that claims more is damaged or a trap. */
const IMPOSSIBLE_SECONDS = 48 * 3600;
const TIME_MS = 30_000;
const LIMITS = { cpuSeconds: 30, memoryBytes: 2 * 2 ** 30, fileBytes: 1_000_000 };

const TOO_LARGE = 'The picture is damaged or far larger than a camera makes. Export it as MP4 (H.264) and upload that.';

const ELSEWHERE =
  'The file is only a reference: its pictures or sound lie in another file. Export it as MP4 (H.264) and upload that.';
const BROKEN = 'The video is damaged: it could not be read to its end. Export it as MP4 (H.264) and upload that.';
const UNREAD = 'The video is stored in a way that we cannot read yet. Export it as MP4 (H.264) and upload that.';
const IMPOSSIBLE = 'The file says that it plays for an impossible time; it is damaged. Export the video again.';

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

const reportSchema = z.object({
  streams: z.array(streamSchema).default([]),
  format: z.object({ format_name: z.string(), duration: z.coerce.number().optional() }),
});

/**
 * Says what the file is, and proves that its picture can be decoded, at its start and near its end. Opens nothing but this file, which lies in
 * a scratch folder.
 * @throws MediaError `refused` with the reason in words for a studio owner; the other reasons as runMedia
 */
export async function probe(tools: MediaTools, file: string, { signal }: RunOptions = {}): Promise<SourceFacts> {
  const { size } = await stat(file);
  if (size === 0) throw refusal('The file is empty. Upload it again.');
  await lend(file, dirname(file));
  const report = await readHeaders(tools, file, signal);
  const facts = toFacts(report, size);
  await assertWhole(file, facts);
  await decodeEnds(tools, file, facts, signal);
  return { ...facts, duration: facts.duration ?? (await measureSeconds(tools, file, facts.video, signal)) };
}

/** How long a file plays that does not say, such as a recording of a browser: its packets are read through without being decoded. */
async function measureSeconds(tools: MediaTools, file: string, video: VideoFacts, signal: AbortSignal | undefined) {
  const copy = ['-map', `0:${video.index}`, '-c', 'copy', '-f', 'null', '-'];
  const report = ['-progress', 'pipe:1', '-stats_period', '3600', '-nostats'];
  const run = { folder: dirname(file), signal, timeoutMs: TIME_MS, limits: LIMITS };
  const { stdout } = await runMedia(
    tools.ffmpeg,
    [...START, ...report, ...INPUT_GUARDS, '-i', file, ...copy],
    run,
  ).catch((error: unknown) => {
    throw asRefusal(error, BROKEN);
  });
  const seconds = Number([...stdout.matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1] ?? 0) / 1e6;
  if (!(seconds > 0)) throw refusal(BROKEN);
  assertPlayable(seconds);
  return seconds;
}

async function readHeaders(tools: MediaTools, file: string, signal: AbortSignal | undefined) {
  const args = ['-v', 'error', ...INPUT_GUARDS, '-show_streams', '-show_format', '-of', 'json', file];
  try {
    const { stdout, stderr } = await runMedia(tools.ffprobe, args, {
      ...{ folder: dirname(file), signal, timeoutMs: TIME_MS, limits: LIMITS },
    });
    // The decoder corrects it, but no camera writes such a header.
    if (/Picture size \d+x\d+ is invalid/.test(stderr)) throw refusal(TOO_LARGE, stderr);
    return reportSchema.parse(JSON.parse(stdout));
  } catch (error) {
    if (error instanceof MediaError && /Codec \(.*\) not on whitelist/.test(error.detail))
      throw refusal(UNREAD, error.detail);
    throw asRefusal(
      error,
      'This is no video that we can read, or it is damaged. Upload an MP4, MOV, WebM, MKV, AVI or TS file.',
    );
  }
}

function toFacts(report: z.infer<typeof reportSchema>, bytes: number): Stated {
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

/** Reads what the container says of its own bytes: whether they are all here, in this file. */
async function assertWhole(file: string, { container, duration }: Stated): Promise<void> {
  if (container === 'matroska' && (await isMatroskaCutOff(file))) throw cutOff(duration);
  if (container === 'avi' && (await isAviCutOff(file))) throw cutOff(null);
  const movie = container === 'mp4' ? await readMovieHeader(file) : null;
  if (movie?.isElsewhere) throw refusal(ELSEWHERE);
  assertPlayable(movie?.claimedSeconds ?? null);
  if (movie?.isCutOff) throw cutOff(duration);
}

function cutOff(duration: number | null, detail = ''): MediaError {
  const length = duration !== null && duration >= 2 ? `${Math.round(duration)} seconds` : 'longer';
  return refusal(
    `The file is cut off: it says that it plays for ${length}, but its end is missing. Upload it again from where it was recorded.`,
    detail,
  );
}

function assertPlayable(seconds: number | null): void {
  if (seconds === null || seconds <= UPLOAD.uploadSeconds) return;
  if (seconds > IMPOSSIBLE_SECONDS) throw refusal(IMPOSSIBLE);
  const most = UPLOAD.uploadSeconds / 60;
  throw refusal(
    `This video plays for ${inHours(seconds)}; a video can be up to ${most} minutes long. Cut out the part that you need and upload that.`,
  );
}

function inHours(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 && `${hours} ${hours > 1 ? 'hours' : 'hour'}`,
    rest > 0 && `${rest} ${rest > 1 ? 'minutes' : 'minute'}`,
  ];
  return parts.filter(Boolean).join(' and ');
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

function containerOf(formatName: string): SourceFacts['container'] {
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
    // VP8 and VP9 keep their alpha in a second stream that only a tag tells of.
    hasAlpha: /^(yuva|rgba|argb|bgra|abgr|gbrap|ya)/.test(stream.pix_fmt!) || stream.tags.alpha_mode === '1',
  };
}

function matrixOf({ color_space, width, height }: Stream): VideoFacts['matrix'] {
  if (color_space?.startsWith('bt2020')) return 'bt2020';
  if (color_space === 'bt709') return 'bt709';
  if (['smpte170m', 'bt470bg', 'fcc'].includes(color_space ?? '')) return 'bt601';
  return width! >= 1280 || height! > 576 ? 'bt709' : 'bt601';
}

/** ffprobe counts the rotation against the clock, from -180 to 180. */
function rotationOf(stream: Stream): VideoFacts['rotation'] {
  const counter = stream.side_data_list.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  const turned = ((Math.round(-counter / 90) % 4) + 4) % 4;
  return ([0, 90, 180, 270] as const)[turned] ?? 0;
}

/** The value of `30000/1001` or `4:3`; 0 where it says nothing. */
function ratio(text: string | undefined, separator: string): number {
  const [above, below] = (text ?? '').split(separator).map(Number);
  return above && below ? above / below : 0;
}

/** The container kinds with an index of what they hold; what it names may have been cut off. */
const INDEXED = new Set<SourceFacts['container']>(['mp4', 'matroska']);
/** Its first key frame depends on no other frame. A decoder would hide errors in it; whoever sees a broken first picture has no use for the rest. */
const STRICTLY = ['-xerror', '-err_detect', 'explode', '-skip_frame', 'nokey'];

/** Decodes the first picture, and one near the end: a header proves nothing. */
async function decodeEnds(tools: MediaTools, file: string, facts: Stated, signal: AbortSignal | undefined) {
  const { container, duration, video } = facts;
  // What an edit list leaves out is decoded too: a trimmed video often begins between two key frames.
  const whole = container === 'mp4' ? ['-ignore_editlist', '1'] : [];
  const start = await decodeOne(tools, file, video, [...whole, ...STRICTLY], signal);
  if (duration !== null && INDEXED.has(container)) {
    // The key frame before that point is enough: a still may stand for the rest.
    const seek = [...whole, '-noaccurate_seek', '-ss', (duration * 0.9).toFixed(3)];
    const end = await decodeOne(tools, file, video, seek, signal);
    if (end !== null && (start === null || /corrupt input packet|partial file/.test(start))) {
      throw cutOff(duration, end);
    }
  }
  if (start === null) return;
  throw refusal(
    `The picture cannot be decoded (${video.codec}); the file is damaged or protected. Export it as MP4 (H.264) and upload that.`,
    start,
  );
}

/** @returns null if a frame was decoded, else what the decoder said */
async function decodeOne(
  tools: MediaTools,
  file: string,
  video: VideoFacts,
  options: string[],
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const args = [
    ...['-nostdin', '-v', 'error', ...INPUT_GUARDS, ...options, '-i', file, '-map', `0:${video.index}`],
    ...['-frames:v', '1', '-f', 'null', '-'],
  ];
  const run = { folder: dirname(file), signal, timeoutMs: TIME_MS, limits: LIMITS, frames: 1 };
  try {
    const { frames, stderr } = await runMedia(tools.ffmpeg, args, run);
    return frames > 0 ? null : stderr;
  } catch (error) {
    const said = asRefusal(error, '');
    if (said instanceof MediaError && said.reason === 'refused') return said.detail;
    throw said;
  }
}

function refusal(message: string, detail = ''): MediaError {
  return new MediaError('refused', message, detail);
}

/** A program that ended because of the file's content refuses the file; one that is missing or was stopped does not. */
function asRefusal(error: unknown, message: string): unknown {
  if (error instanceof MediaError) {
    const ofTheFile = error.reason === 'failed' || ['limit', 'budget', 'timeout'].includes(error.reason);
    return ofTheFile ? refusal(message, error.detail || error.message) : error;
  }
  // A report that is no JSON, or not of the shape that ffprobe promises.
  return error instanceof SyntaxError || error instanceof z.ZodError ? refusal(message, error.message) : error;
}
