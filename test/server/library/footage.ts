import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Gray levels far enough apart to be distinguished after two encodings. */
export const GREYS = [40, 110, 180, 230];

/**
 * A video whose grey changes every 15 s, as GREYS, with a beep of 50 ms at the beginning of every second.
 * @param size like `320x568`
 */
export async function footage(seconds: number, size = '320x568', sound = true): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-footage-'));
  try {
    const file = join(folder, 'footage.mp4');
    // Video levels: 16 is black, 235 is white.
    const level = GREYS.map(
      (grey, i) => `${Math.round(16 + (grey * 219) / 255)}*between(T,${i * 15},${i * 15 + 14.99})`,
    ).join('+');
    // geq works pixel by pixel: on four of them it costs a hundredth of what it would on the whole picture.
    const picture = `color=s=2x2:r=30:d=${seconds},geq=lum='${level}':cb=128:cr=128,scale=${size.replace('x', ':')}:flags=neighbor`;
    const beep = "aevalsrc='if(lt(mod(t,1),0.05),0.8*sin(2*PI*1000*t),0)':s=48000";
    await run('ffmpeg', [
      ...['-v', 'error', '-f', 'lavfi', '-i', picture],
      ...(sound ? ['-f', 'lavfi', '-i', `${beep}:d=${seconds}`] : []),
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '60', '-c:a', 'aac', '-pix_fmt', 'yuv420p', file],
    ]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A small video in which everything moves: its pieces weigh many times as much as the file. */
export async function restless(seconds: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-footage-'));
  try {
    const file = join(folder, 'restless.mp4');
    const picture = ['-f', 'lavfi', '-i', `testsrc2=s=180x320:r=10:d=${seconds}`];
    await run('ffmpeg', ['-v', 'error', ...picture, '-c:v', 'libx264', '-crf', '38', '-pix_fmt', 'yuv420p', file]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** When the beeps of a file begin, in seconds; the first one is the earliest audible sample. */
export async function beeps(path: string): Promise<number[]> {
  const args = ['-v', 'error', '-i', path, '-vn', '-af', 'pan=mono|c0=c0', '-f', 'f32le', '-'];
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 100_000_000 });
  const samples = new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length));
  const begins: number[] = [];
  let silent = Number.POSITIVE_INFINITY;
  for (const [i, value] of samples.entries()) {
    silent++;
    if (Math.abs(value) <= 0.1) continue;
    if (silent > 4800) begins.push(i / 48_000);
    silent = 0;
  }
  return begins;
}
