import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SAMPLES = join(import.meta.dirname, '../samples');

/** The path of a file of test/samples. */
export const sample = (name: string): string => join(SAMPLES, name);

/**
 * What a phone recorded, one second long. A box that players skip makes it as large as it should be, so that it is some
 * time on its way.
 */
export async function phoneVideo(folder: string, name: string, bytes: number): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await copyFile(sample('h264_portrait_720x1080_1s.mp4'), path);
  await pad(path, bytes);
  return path;
}

/** Appends one `free` box (ISO/IEC 14496-12, 8.1.2). */
async function pad(path: string, bytes: number): Promise<void> {
  const box = Buffer.alloc(bytes);
  box.writeUInt32BE(bytes, 0);
  box.write('free', 4, 'latin1');
  await writeFile(path, box, { flag: 'a' });
}
