/**
 * The arguments of ffmpeg for everything that is made of a clip. Pure: nothing is run here.
 *
 * No edit list: x264's B-frames and the AAC encoder's priming normally put one into each track, and some platforms refuse or ignore it.
 * `negative_cts_offsets` starts the picture at 0 through signed composition offsets (ctts version 1), so the B-frames stay; the
 * sound's first 1024 samples are left out, and the encoder's 1024 samples of priming take their place, so that picture and sound stay in step.
 */
import type { Animation } from '../../scene/promo.ts';
import { animationWindow, FRAME_RATE, fadeFilter, overlayY } from '../../scene/timeline.ts';

/** A PNG with transparency and the place of its upper left corner on the 1080x1920 frame, in even pixels: chroma has half the resolution. */
export type Still = { readonly file: string; readonly x: number; readonly y: number };

/** The part of a clip that a film uses, in seconds of that clip. It is repeated where the film is longer. */
export type Piece = {
  readonly file: string;
  readonly start: number;
  readonly duration: number;
  readonly hasAudio: boolean;
};

/** All that a film is made of. */
export type FilmParts = {
  /** Whole seconds, 1 to 15. */
  readonly duration: number;
  /** null: black, with a silent track. */
  readonly background: Piece | null;
  /** The drawn text, cropped to its rectangle; null: a film without text. */
  readonly text: Still | null;
  readonly animation: Animation;
  /** Stands still from the first frame to the last. */
  readonly watermark: Still | null;
};

export const SAMPLE_RATE = 48_000;
const SAMPLES_PER_FRAME = SAMPLE_RATE / FRAME_RATE;
/** Samples that ffmpeg's AAC encoder puts before the sound. */
export const AAC_PRIMING = 1024;
/** Pieces up to this many frames are repeated from memory (3.1 MB a frame), longer ones by reading them again. */
const MEMORY_LOOP_FRAMES = 60;
export const BT709 = 'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709';

/**
 * The decoders of what phones, cameras, screen recorders and editing programs write into our containers, by ffmpeg's names. The hundreds of others
 * are for games and programs of the nineties, and little read by anybody but attackers.
 */
const DECODERS = [
  ...['h264', 'hevc', 'vp8', 'vp9', 'libvpx', 'libvpx-vp9', 'libdav1d', 'libaom-av1', 'av1'],
  ...['mpeg4', 'msmpeg4', 'msmpeg4v2', 'h263', 'mpeg2video', 'mpeg1video', 'vc1', 'theora'],
  ...['prores', 'dnxhd', 'cfhd', 'dvvideo', 'mjpeg', 'png', 'qtrle', 'rawvideo', 'v210', 'ffv1', 'huffyuv', 'utvideo'],
  ...['aac', 'aac_latm', 'mp3', 'mp3float', 'mp2', 'mp2float', 'ac3', 'eac3', 'dca', 'opus', 'libopus', 'vorbis'],
  ...['flac', 'alac', 'amrnb', 'amrwb', 'adpcm_ima_qt', 'adpcm_ima_wav', 'adpcm_ms', 'wmav1', 'wmav2'],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_s32be', 'pcm_f32le', 'pcm_f32be'],
  ...['pcm_u8', 'pcm_s8', 'pcm_alaw', 'pcm_mulaw', 'pcm_bluray', 'pcm_f64le', 'pcm_f64be'],
  ...['truehd', 'mlp', 'wmapro', 'qdm2', 'gsm_ms', 'mp1float'],
  // ffprobe gives up on a file with a track that it may not open, though nobody wants its subtitles.
  ...['mov_text', 'subrip', 'srt', 'ass', 'ssa', 'webvtt', 'text', 'dvbsub', 'dvdsub', 'pgssub', 'xsub', 'cc_dec'],
];
/**
 * What every ffmpeg or ffprobe that opens a stored file is told. The demuxers are the ones of the containers that we take: a playlist or
 * a script that is named .mp4 finds no reader. Nothing but files can be opened.
 */
export const INPUT_GUARDS: readonly string[] = [
  ...['-max_alloc', '268435456'],
  ...['-protocol_whitelist', 'file,pipe'],
  ...['-format_whitelist', 'mov,matroska,avi,mpegts'],
  ...['-codec_whitelist', DECODERS.join(',')],
  ...['-max_pixels', '40000000'],
];
export const START = ['-nostdin', '-v', 'error', '-y'];

/** The number of frames of a film of `duration` seconds. */
export function framesOf(duration: number): number {
  return duration * FRAME_RATE;
}

/**
 * The finished film: H.264 High 8-bit 4:2:0 bt709 limited range, 1080x1920, 30 fps, closed GOPs of 2 s, AAC-LC 48 kHz stereo, both
 * tracks exactly `duration` seconds long, index first, no edit list, nothing of the source's metadata.
 * @throws RangeError for a duration that is no whole number from 1 to 15, or an empty piece
 */
export function filmArguments(film: FilmParts, out: string): string[] {
  const ground = film.background ? pieceGround(film.background, film.duration) : blackGround(film.duration);
  const layers = layersOver('ground', film, ground.inputs.length);
  const graph = [...ground.graph, ...layers.graph, `[${layers.top}]format=yuv420p[v]`];
  return [
    ...START,
    ...[...ground.inputs, ...layers.inputs].flat(),
    ...['-filter_complex', graph.join(';'), '-map', '[v]', '-map', '[a]'],
    ...PICTURE,
    ...(film.background ? CLIP_QUALITY : STILL_QUALITY),
    ...SOUND,
    ...FILE,
    out,
  ];
}

/**
 * The text alone, animated on a transparent ground: WebM, VP9 with alpha, 30 fps, no sound.
 * @throws RangeError as filmArguments
 */
export function textVideoArguments(film: Omit<FilmParts, 'background'>, out: string): string[] {
  const ground = `color=c=black@0:s=1080x1920:r=${FRAME_RATE},format=yuva420p,${BT709},trim=end_frame=${frameCount(film.duration)}[ground]`;
  const layers = layersOver('ground', film, 0);
  const graph = [ground, ...layers.graph, `[${layers.top}]format=yuva420p[v]`];
  return [
    ...START,
    ...layers.inputs.flat(),
    ...['-filter_complex', graph.join(';'), '-map', '[v]'],
    ...['-c:v', 'libvpx-vp9', '-crf', '30', '-b:v', '0', '-deadline', 'realtime', '-cpu-used', '8', '-row-mt', '1'],
    // The alpha plane is a second stream that has no alternate reference frames.
    ...['-auto-alt-ref', '0', '-g', '60', '-map_metadata', '-1', '-f', 'webm'],
    out,
  ];
}

/** A clip's still picture, 540x960 JPEG, taken at `seconds`. */
export function posterArguments(clip: string, seconds: number, out: string): string[] {
  // JPEG means bt601 and full range; a decoder has no way to know better.
  const filter =
    'scale=540:960:flags=lanczos:in_color_matrix=bt709:out_color_matrix=bt601:in_range=tv:out_range=pc,format=yuvj420p';
  const input = [...INPUT_GUARDS, '-ss', String(seconds), '-i', clip];
  return [...START, ...input, '-frames:v', '1', '-vf', filter, '-q:v', '4', '-map_metadata', '-1', '-f', 'mjpeg', out];
}

/** Of small loops. Dark, soft footage falls apart into blocks where x264 shares out its bits evenly. */
export const PREVIEW_QUALITY = [
  '-preset',
  'veryfast',
  '-crf',
  '24',
  '-x264-params',
  'aq-mode=3:aq-strength=1.2:deblock=1,1',
];

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

/** What a player is told of the colours. */
export const PICTURE_TAGS = [
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];
/** Common to every picture track. The GOPs begin every 2 s and nowhere else. */
const PICTURE = [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-r', String(FRAME_RATE)],
  ...['-g', String(2 * FRAME_RATE), '-keyint_min', String(2 * FRAME_RATE), '-sc_threshold', '0', '-flags', '+cgop'],
  ...PICTURE_TAGS,
];
/** 15 s stay below 14 MB. */
const CLIP_QUALITY = ['-preset', 'veryfast', '-crf', '22', '-maxrate', '7000k', '-bufsize', '7000k'];
/**
 * Text on black is the same frame again and again: veryfast spends its time on a search that finds nothing. Without the search, but with the
 * entropy coder and the transform that High has, a film costs 40% of veryfast's time, has 2.5 MB instead of 0.6, and a higher SSIM (0.9999 to 0.9996).
 */
const STILL_QUALITY = [
  ...['-preset', 'ultrafast', '-crf', '23', '-maxrate', '7000k', '-bufsize', '7000k'],
  ...['-x264-params', 'cabac=1:8x8dct=1'],
];
export const SOUND = ['-c:a', 'aac', '-profile:a', 'aac_low', '-b:a', '128k', '-ar', String(SAMPLE_RATE), '-ac', '2'];
export const FILE = [
  ...['-map_metadata', '-1', '-map_chapters', '-1'],
  ...['-movflags', '+faststart+negative_cts_offsets', '-use_editlist', '0', '-f', 'mp4'],
];

type Graph = { inputs: string[][]; graph: string[] };

function frameCount(duration: number): number {
  if (!Number.isInteger(duration) || duration < 1 || duration > 15) {
    throw new RangeError(`a film lasts 1 to 15 whole seconds, not ${duration}`);
  }
  return framesOf(duration);
}

/** Makes [ground] and [a] of nothing. */
function blackGround(duration: number): Graph {
  const frames = frameCount(duration);
  return {
    inputs: [],
    graph: [
      `color=c=black:s=1080x1920:r=${FRAME_RATE},format=yuv420p,${BT709},trim=end_frame=${frames}[ground]`,
      silence(frames * SAMPLES_PER_FRAME - AAC_PRIMING),
    ],
  };
}

const silence = (samples: number) => `anullsrc=r=${SAMPLE_RATE}:cl=stereo,atrim=end_sample=${samples}[a]`;

/** Makes [ground] and [a] of a piece, repeated up to the film's end; both exact to the frame and the sample. */
function pieceGround(piece: Piece, duration: number): Graph {
  const frames = frameCount(duration);
  const pieceFrames = Math.min(frames, Math.round(piece.duration * FRAME_RATE));
  if (!(pieceFrames > 0) || !(piece.start >= 0)) throw new RangeError('the background piece is empty');
  const fromMemory = pieceFrames < frames && pieceFrames <= MEMORY_LOOP_FRAMES;
  const times = fromMemory ? 1 : Math.ceil(frames / pieceFrames);
  const input = [
    ...INPUT_GUARDS,
    ...['-ss', String(piece.start), '-t', String(pieceFrames / FRAME_RATE), '-i', piece.file],
  ];
  const samples = pieceFrames * SAMPLES_PER_FRAME;
  const graph: string[] = [];
  for (let i = 0; i < times; i++) {
    graph.push(`[${i}:v:0]${pictureOfPiece(pieceFrames)}${fromMemory ? `,loop=-1:${pieceFrames}` : ''}[p${i}]`);
    if (piece.hasAudio)
      graph.push(`[${i}:a:0]${soundOfPiece(samples)}${fromMemory ? `,aloop=-1:${samples}` : ''}[s${i}]`);
  }
  const parts = Array.from({ length: times }, (_, i) => `[p${i}]${piece.hasAudio ? `[s${i}]` : ''}`).join('');
  const sound = piece.hasAudio ? 1 : 0;
  graph.push(`${parts}concat=n=${times}:v=1:a=${sound}[picture]${piece.hasAudio ? '[sound]' : ''}`);
  graph.push(`[picture]trim=end_frame=${frames},setpts=N/${FRAME_RATE}/TB[ground]`);
  const end = frames * SAMPLES_PER_FRAME;
  graph.push(
    piece.hasAudio
      ? `[sound]atrim=start_sample=${AAC_PRIMING}:end_sample=${end},asetpts=N/SR/TB[a]`
      : silence(end - AAC_PRIMING),
  );
  return { inputs: Array.from({ length: times }, () => input), graph };
}

/** Exactly `frames` frames of a clip; the last one stays where the clip has fewer. */
function pictureOfPiece(frames: number): string {
  const fit = 'scale=1080:1920:force_original_aspect_ratio=increase,crop=1080:1920,setsar=1';
  return `fps=${FRAME_RATE}:start_time=0,${fit},${BT709},tpad=stop=-1:stop_mode=clone,trim=end_frame=${frames}`;
}

/** Exactly `samples` samples of a clip's sound, in stereo at 48 kHz, silent where the clip has fewer. */
export function soundOfPiece(samples: number): string {
  const stereo = `aformat=sample_fmts=fltp:channel_layouts=stereo:sample_rates=${SAMPLE_RATE}`;
  return `aresample=${SAMPLE_RATE}:async=1:first_pts=0,${stereo},apad,atrim=end_sample=${samples}`;
}

/** Lays text and watermark over [ground]; `top` names the result. `inputsBefore`: how many inputs the ground has. */
function layersOver(
  ground: string,
  film: Pick<FilmParts, 'duration' | 'text' | 'animation' | 'watermark'>,
  inputsBefore: number,
): Graph & { top: string } {
  const layers: Graph & { top: string } = { inputs: [], graph: [], top: ground };
  const lay = (name: string, still: Still, moving: string, y: string) => {
    const index = inputsBefore + layers.inputs.length;
    layers.inputs.push(['-i', still.file]);
    layers.graph.push(`[${index}:v]${STILL_PICTURE}${moving}[${name}]`);
    layers.graph.push(`[${layers.top}][${name}]overlay=x=${still.x}:y=${y}:eof_action=repeat[on_${name}]`);
    layers.top = `on_${name}`;
  };
  if (film.text) {
    const y = overlayY(film.animation, film.duration, film.text.y);
    lay('text', film.text, fading(film.animation, film.duration), /^\d+$/.test(y) ? y : `'${y}':eval=frame`);
  }
  if (film.watermark) lay('mark', film.watermark, '', String(film.watermark.y));
  return layers;
}

/** The layer in the film's own colours. ffmpeg's default for PNG is the matrix of standard definition, which turns reds to orange. */
const STILL_PICTURE = `scale=out_color_matrix=bt709:out_range=tv,format=yuva420p,${BT709}`;

/** The one picture, repeated for the frames in which it fades and no longer: before and after, overlay holds it. */
function fading(animation: Animation, duration: number): string {
  const filter = fadeFilter(animation, duration);
  const window = animationWindow(animation, duration);
  if (!filter || !window) return '';
  const first = Math.floor(window.from * FRAME_RATE);
  const count = Math.ceil(window.to * FRAME_RATE) - first;
  const times = first > 0 ? `if(eq(N\\,0)\\,0\\,N-1+${first})` : 'N';
  // A PNG comes at 25 frames a second: in that time base the pictures would stand up to 20 ms off the film's frames.
  return `,loop=${count}:1,settb=1/${FRAME_RATE},setpts='${times}',${filter}`;
}
