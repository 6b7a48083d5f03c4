import { execFile } from 'node:child_process';
import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SAMPLES = join(import.meta.dirname, '../samples');

/** The path of a file of test/samples. */
export const sample = (name: string): string => join(SAMPLES, name);

/**
 * What a phone recorded, played over and over for 18.5 s, unless told: two clips, of which the second has its colors turned round. A box that players skip makes it
 * as large as it should be, so that it is some time on its way.
 */
export async function phoneVideo(folder: string, name: string, bytes = 0, seconds = 18.5): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await run('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-y', '-stream_loop', '-1', '-i', sample('h264_portrait_720x1080_1s.mp4')],
    ...[
      '-t',
      String(seconds),
      '-vf',
      "scale=360:540,negate=enable='gte(t,15)'",
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
    ],
    ...['-g', '30', '-c:a', 'aac', path],
  ]);
  if (bytes > 0) await pad(path, bytes);
  return path;
}

/** Appends one `free` box (ISO/IEC 14496-12, 8.1.2). */
async function pad(path: string, bytes: number): Promise<void> {
  const box = Buffer.alloc(bytes);
  box.writeUInt32BE(bytes, 0);
  box.write('free', 4, 'latin1');
  await writeFile(path, box, { flag: 'a' });
}

/** A file of that many bytes, which takes no room on the disk. */
export async function emptyFile(folder: string, name: string, bytes: number): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await writeFile(path, '');
  await truncate(path, bytes);
  return path;
}
