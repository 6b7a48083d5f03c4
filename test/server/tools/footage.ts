import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A video full of moving detail, with sound, as a camera in a dark room makes it: it has as much to show as any size
 * takes. Its first two seconds are played over and over, which no encoder notices.
 * @param size like `720x1280`
 */
export async function noisyVideo(seconds: number, size: string, frameRate = 30): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-noise-'));
  try {
    const [begin, out] = [join(folder, 'begin.mp4'), join(folder, 'noise.mp4')];
    await run('ffmpeg', [
      ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${frameRate}:d=2,noise=alls=30:allf=t+u`],
      // Whole frames of AAC, and fewer than the picture has: the picture alone says how long a round takes.
      ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000:duration=1.92'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '30', '-pix_fmt', 'yuv420p', '-c:a', 'aac', begin],
    ]);
    await run('ffmpeg', ['-v', 'error', '-stream_loop', '-1', '-i', begin, '-t', String(seconds), '-c', 'copy', out]);
    return await readFile(out);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
