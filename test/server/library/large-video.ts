import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VIDEO = join(import.meta.dirname, '../../samples/h264_portrait_720x1080_1s.mp4');

/** A video and the head of the free space behind it that makes it `length` bytes long. */
async function headOf(length: number): Promise<Buffer> {
  const video = await readFile(VIDEO);
  const box = Buffer.alloc(8);
  box.writeUInt32BE(length - video.length, 0);
  box.write('free', 4, 'latin1');
  return Buffer.concat([video, box]);
}

/** A video of exactly `length` bytes: its last box is free space. */
export async function* videoOf(length: number): AsyncGenerator<Uint8Array> {
  const head = await headOf(length);
  yield head;
  const zeros = Buffer.alloc(1 << 20);
  for (let left = length - head.length; left > 0; left -= zeros.length) yield zeros.subarray(0, left);
}

/** Gives `use` a sparse file of the first `part` bytes of such a video. */
export async function withVideo(length: number, part: number, use: (path: string) => Promise<unknown>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-large-'));
  try {
    const path = join(folder, 'large.mp4');
    const file = await open(path, 'w');
    await file.write(await headOf(length));
    await file.truncate(part);
    await file.close();
    await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
