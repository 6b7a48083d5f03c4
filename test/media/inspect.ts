import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { FILM } from '../../src/scene/frame.ts';

const run = promisify(execFile);
const { width: WIDTH, height: HEIGHT } = FILM;

export type FilmFacts = {
  video: Record<string, unknown> | undefined;
  audio: Record<string, unknown> | undefined;
  /** Seconds. */
  duration: number;
  frames: number;
};

/** What ffprobe says of a finished film; counts its frames by decoding. */
export async function probeFilm(path: string): Promise<FilmFacts> {
  const { stdout } = await run('ffprobe', [
    '-v',
    'error',
    '-count_frames',
    '-show_streams',
    '-show_format',
    '-of',
    'json',
    path,
  ]);
  const { streams, format } = JSON.parse(stdout) as {
    streams: Record<string, unknown>[];
    format: { duration: string };
  };
  const video = streams.find((s) => s.codec_type === 'video');
  return {
    video,
    audio: streams.find((s) => s.codec_type === 'audio'),
    duration: Number(format.duration),
    frames: Number(video?.nb_read_frames),
  };
}

/** Grey levels (0 to 255) of the frame at `seconds`, row by row. */
export async function greyFrame(path: string, seconds: number): Promise<Buffer> {
  const args = [
    '-v',
    'error',
    '-ss',
    String(seconds),
    '-i',
    path,
    '-frames:v',
    '1',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'gray',
    '-',
  ];
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: WIDTH * HEIGHT * 2 });
  if (stdout.length !== WIDTH * HEIGHT) throw new Error(`no frame of a film at ${seconds} s of ${path}`);
  return stdout;
}

/** A part of the frame, in pixels; `to` is exclusive. */
export type Rows = { from: number; to: number };

/** Share of pixels in these rows that are at least as bright as `level`: bright text on a dark background. */
export function brightShare(frame: Buffer, { from, to }: Rows, level = 160): number {
  let bright = 0;
  for (let i = from * WIDTH; i < to * WIDTH; i++) if ((frame[i] as number) >= level) bright++;
  return bright / ((to - from) * WIDTH);
}

/** First and last row that hold at least `pixels` bright pixels; null where there is no text. */
export function textRows(frame: Buffer, level = 160, pixels = 6): Rows | null {
  let from = -1;
  let to = -1;
  for (let y = 0; y < HEIGHT; y++) {
    let count = 0;
    for (let x = 0; x < WIDTH; x++) if ((frame[y * WIDTH + x] as number) >= level) count++;
    if (count < pixels) continue;
    if (from < 0) from = y;
    to = y + 1;
  }
  return from < 0 ? null : { from, to };
}

/** Mean grey level of the whole frame. */
export function meanLevel(frame: Buffer): number {
  let sum = 0;
  for (const value of frame) sum += value;
  return sum / frame.length;
}

/** Loudness of the sound track in dB (mean volume); null without a track. Digital silence is about -91. */
export async function meanVolume(path: string): Promise<number | null> {
  const { stderr } = await run('ffmpeg', [
    '-nostdin',
    '-i',
    path,
    '-map',
    '0:a:0?',
    '-af',
    'volumedetect',
    '-f',
    'null',
    '-',
  ]);
  const match = /mean_volume: (-?[\d.]+) dB/.exec(stderr);
  return match ? Number(match[1]) : null;
}
