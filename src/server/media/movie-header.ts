import { type FileHandle, open } from 'node:fs/promises';

/** More boxes than this stand at the top of no real file. */
const MOST_BOXES = 10_000;

/**
 * Seconds that an mp4 or mov says of itself in its movie header (ISO/IEC 14496-12, mvhd); null where there is none. ffmpeg believes its sample
 * tables instead and says nothing of a header that contradicts them.
 */
export async function claimedSeconds(path: string): Promise<number | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const movie = await findBox(file, 'moov', 0, size);
    const header = movie && (await findBox(file, 'mvhd', movie.start, movie.end));
    if (!header) return null;
    const data = await readAt(file, header.start, 32);
    if (data.length < 32) return null;
    const long = data[0] === 1;
    const timescale = data.readUInt32BE(long ? 20 : 12);
    const duration = long ? Number(data.readBigUInt64BE(24)) : data.readUInt32BE(16);
    // All ones: not known.
    const isKnown = timescale > 0 && duration !== 0xffff_ffff && duration < 2 ** 63;
    return isKnown ? duration / timescale : null;
  } finally {
    await file.close();
  }
}

/** Where the content of the first box of that type begins and ends. */
async function findBox(file: FileHandle, type: string, from: number, to: number) {
  let at = from;
  for (let boxes = 0; boxes < MOST_BOXES && at + 8 <= to; boxes++) {
    const head = await readAt(file, at, 16);
    if (head.length < 8) return null;
    // 1: a 64-bit size follows the type. 0: to the end of the file.
    const short = head.readUInt32BE(0);
    if (short === 1 && head.length < 16) return null;
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    if (size < 8) return null;
    if (head.toString('latin1', 4, 8) === type)
      return { start: at + (short === 1 ? 16 : 8), end: Math.min(at + size, to) };
    at += size;
  }
  return null;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
