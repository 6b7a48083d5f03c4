import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const VIDEO = join(import.meta.dirname, '../samples/h264_portrait_720x1080_1s.mp4');

/** A video of exactly `length` bytes: its last box is free space. */
export async function* videoOf(length: number): AsyncGenerator<Uint8Array> {
  const video = await readFile(VIDEO);
  const box = Buffer.alloc(8);
  box.writeUInt32BE(length - video.length, 0);
  box.write('free', 4, 'latin1');
  yield Buffer.concat([video, box]);
  const zeros = Buffer.alloc(1 << 20);
  for (let left = length - video.length - 8; left > 0; left -= zeros.length) yield zeros.subarray(0, left);
}
