import { type FileHandle, open } from 'node:fs/promises';
import { readAt } from './movie-header.ts';

/** A half-hour file has a few thousand. */
const MOST_ELEMENTS = 200_000;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;

/**
 * True if a Matroska or WebM file is cut off within its pictures and sound: its Segment claims to extend beyond the end
 * of the file, and the last element that has begun is a Cluster (RFC 9559). An index that is cut off after them does no
 * harm. A recording of unknown length cannot be judged.
 */
export async function isMatroskaCutOff(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await elementAt(file, 0);
    const segment = head?.end ? await elementAt(file, head.end) : null;
    if (segment?.id !== SEGMENT || segment.end === null || segment.end <= size) return false;
    let last: number | null = null;
    let at: number | null = segment.start;
    for (let count = 0; at !== null && at < size && count < MOST_ELEMENTS; count++) {
      const element: Element | null = await elementAt(file, at);
      if (!element) break;
      last = element.id;
      at = element.end;
    }
    return last === CLUSTER;
  } finally {
    await file.close();
  }
}

/** `end`: null if the size is not known. */
type Element = { id: number; start: number; end: number | null };

/** The EBML element that begins at `at` (RFC 8794): id and size as variable-length numbers. */
async function elementAt(file: FileHandle, at: number): Promise<Element | null> {
  const bytes = await readAt(file, at, 12);
  const idLength = Math.clz32(bytes[0] ?? 0) - 23;
  const sizeLength = Math.clz32(bytes[idLength] ?? 0) - 23;
  if (idLength > 4 || sizeLength > 8 || bytes.length < idLength + sizeLength) return null;
  const id = bytes.readUIntBE(0, idLength);
  let size = bytes[idLength]! & (0xff >> sizeLength);
  let isKnown = size !== 0xff >> sizeLength;
  for (let i = 1; i < sizeLength; i++) {
    const byte = bytes[idLength + i]!;
    size = size * 256 + byte;
    isKnown ||= byte !== 0xff;
  }
  const start = at + idLength + sizeLength;
  return { id, start, end: isKnown ? start + size : null };
}

/** True if an AVI is cut off within its pictures and sound (the list `movi` of one of its RIFF chunks). */
export async function isAviCutOff(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    for (let riff = 0; riff + 12 <= size; ) {
      const end = await endOfChunk(file, riff);
      for (let at = riff + 12; at + 12 <= Math.min(end, size); ) {
        const [chunkEnd, kind] = [await endOfChunk(file, at), (await readAt(file, at + 8, 4)).toString('latin1')];
        if (kind === 'movi' && chunkEnd > size) return true;
        at = chunkEnd;
      }
      riff = end;
    }
    return false;
  } finally {
    await file.close();
  }
}

/** Chunks are padded to even lengths. */
async function endOfChunk(file: FileHandle, at: number): Promise<number> {
  const size = (await readAt(file, at + 4, 4)).readUInt32LE(0);
  return at + 8 + size + (size % 2);
}
