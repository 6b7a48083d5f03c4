import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { StarterBackground } from '../../src/server/media/ingest/starter.ts';
import { probe } from '../../src/server/media/tool/probe.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const run = promisify(execFile);
const [WIDTH, HEIGHT] = [270, 480];
/**
 * The mean change of luma from one frame to the next, of 255, that a loop has in each of its seconds: below that it is
 * a picture that breathes.
 */
const LEAST_MOTION = 0.06;

export type Loop = Pick<StarterBackground, 'file' | 'poster' | 'preview' | 'duration'> & {
  readonly tags: readonly StarterBackground['tags'][number][];
};

/** The SHA-256 of a loop's three files, which says that they are those that were examined. */
export async function digestOf({ file, poster, preview }: Pick<Loop, 'file' | 'poster' | 'preview'>): Promise<string> {
  const hash = createHash('sha256');
  for (const each of [file, poster, preview]) hash.update(await readFile(each));
  return hash.digest('hex');
}

/** Luma of the frames that `options` choose, 270x480, on the scale of 0 to 255. */
async function decode(file: string, ...options: string[]): Promise<Buffer[]> {
  const gray = ['-fps_mode', 'passthrough', '-vf', `scale=${WIDTH}:${HEIGHT},format=gray`, '-f', 'rawvideo', '-'];
  const args = ['-v', 'error', ...options, '-i', file, ...gray];
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 100_000_000 });
  const size = WIDTH * HEIGHT;
  return Array.from({ length: stdout.length / size }, (_, i) => stdout.subarray(i * size, (i + 1) * size));
}

/** Mean difference of two frames, 0 to 255. Plain loops: there are twelve million pixels in a loop's steps. */
function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}

async function sizeOf(picture: string): Promise<string> {
  const args = ['-v', 'error', '-show_entries', 'stream=width,height', '-of', 'csv=p=0', picture];
  return (await run('ffprobe', args)).stdout.trim();
}

async function formFaults({ file, poster, preview, duration }: Loop): Promise<string[]> {
  const [{ video, audio, duration: length }, small] = [await probe(tools, file), await probe(tools, preview)];
  const form = [video.width, video.height, video.codec, video.pixelFormat, video.frameRate].join(' ');
  return [
    ...(form === '1080 1920 h264 yuv420p 30' && !audio ? [] : [`form: ${form}`]),
    ...(length === duration && duration >= 8 && duration <= 15 ? [] : [`length: ${length}, said to be ${duration}`]),
    ...(small.video.width === WIDTH && small.video.height === HEIGHT ? [] : ['size of the preview']),
    ...((await sizeOf(poster)) === '540,960' ? [] : ['size of the poster']),
  ];
}

/** The least mean change from one frame to the next, of the loop's seconds. */
function motionOf(steps: readonly number[], seconds: number): number {
  const second = (at: number) => steps.slice(at * 30, at * 30 + 30);
  const means = Array.from({ length: seconds }, (_, at) => second(at).reduce((sum, step) => sum + step, 0) / 30);
  return Math.min(...means);
}

/** How much a loop moves in its stillest second: the mean change of luma from frame to frame, of 255. */
export async function leastMotion({ preview, duration }: Pick<Loop, 'preview' | 'duration'>): Promise<number> {
  return motionOf(stepsOf(await decode(preview)), duration);
}

const stepsOf = (frames: readonly Buffer[]) => frames.slice(1).map((frame, i) => difference(frames[i]!, frame));

/** Every step is looked at in the small copy, the seam in the clip itself: to decode all of that would cost ten times as much. */
async function seamFaults({ file, preview, duration }: Loop): Promise<string[]> {
  const small = await decode(preview);
  const steps = stepsOf(small);
  const [first] = await decode(file, '-t', '0.1');
  const last = (await decode(file, '-sseof', '-0.1')).at(-1);
  const [seam, widest] = [difference(last!, first!), Math.max(...steps)];
  const motion = motionOf(steps, duration);
  return [
    ...(motion >= LEAST_MOTION ? [] : [`motion: ${motion.toFixed(3)} in its stillest second`]),
    ...(small.length === duration * 30 ? [] : [`frames: ${small.length}`]),
    ...(seam > 0 && seam < 1.25 * widest ? [] : [`seam: ${seam.toFixed(2)}, steps up to ${widest.toFixed(2)}`]),
  ];
}

/** Banding: between its dark and its light parts a level of luma is left out. */
async function bandFaults({ file }: Loop): Promise<string[]> {
  const args = ['-v', 'error', '-i', file, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-'];
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 10_000_000 });
  const counts = new Array<number>(256).fill(0);
  for (const luma of stdout.subarray(0, 1080 * 1920)) counts[luma]! += 1;
  const sorted = stdout.subarray(0, 1080 * 1920).sort();
  const [low, high] = [0.02, 0.98].map((share) => sorted[Math.floor(sorted.length * share)]!) as [number, number];
  const left = counts.slice(low, high + 1).filter((count) => count < 20).length;
  return [
    ...(high - low > 8 ? [] : [`flat: luma from ${low} to ${high}`]),
    ...(left === 0 ? [] : [`bands: ${left} levels of luma are left out`]),
  ];
}

/** Behind the text it is dark or bright, as its tags say. */
async function lightFaults({ file, tags }: Loop): Promise<string[]> {
  const isDark = tags.includes('dark');
  const means = (await decode(file, '-skip_frame', 'nokey')).map((frame) => {
    // The zone that all platforms leave free: x 120 to 888, y 288 to 1248 of 1080x1920.
    const rows = Array.from({ length: 240 }, (_, y) => frame.subarray((72 + y) * WIDTH + 30, (72 + y) * WIDTH + 222));
    const zone = Buffer.concat(rows);
    return zone.reduce((sum, value) => sum + value, 0) / zone.length / 255;
  });
  const fits = (mean: number) => (isDark ? mean < 0.35 : mean > 0.45);
  return [
    ...(tags.includes('bright') === isDark ? ['tags: it is dark or bright'] : []),
    ...(means.every(fits) ? [] : [`light: ${means.map((mean) => mean.toFixed(2)).join(' ')}`]),
  ];
}

/** What keeps a loop from being shipped, in words; none if it is as the library's loops have to be. @throws Error if it is no video */
export async function faultsOf(loop: Loop): Promise<string[]> {
  return (await Promise.all([formFaults(loop), seamFaults(loop), bandFaults(loop), lightFaults(loop)])).flat();
}
