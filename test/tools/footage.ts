import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A video full of moving detail, with sound, as a camera in a dark room makes it: it has as much to show as any size takes.
 * @param size like `720x1280`
 */
export async function noisyVideo(seconds: number, size: string, frameRate = 30): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-noise-'));
  try {
    const out = join(folder, 'noise.mp4');
    await run('ffmpeg', [
      ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${frameRate}:d=${seconds},noise=alls=30:allf=t+u`],
      ...['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=48000:duration=${seconds}`],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '30', '-pix_fmt', 'yuv420p', '-c:a', 'aac', out],
    ]);
    return await readFile(out);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
