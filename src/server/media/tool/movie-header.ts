import { type FileHandle, open } from 'node:fs/promises';

/** No real file has more boxes than this in one place. */
const MOST_BOXES = 10_000;
/** An index of half an hour has a few MB. */
const LARGEST_TABLE = 64_000_000;

/** What the index of an mp4 or mov (ISO/IEC 14496-12) says and ffmpeg does not check. */
export type MovieHeader = {
  /** Seconds stated in the movie header (mvhd); null: none. ffmpeg believes the sample tables instead and is silent if the two differ. */
  readonly claimedSeconds: number | null;
  /** True if some of the picture or sound is beyond the end of the file. */
  readonly isCutOff: boolean;
  /** True if some of it is in other files: a data reference (dref) that does not mean this one, or a compressed index, which hides them. */
  readonly isElsewhere: boolean;
};

type Box = { readonly type: string; readonly start: number; readonly end: number };

/** null if there is no index. */
export async function readMovieHeader(path: string): Promise<MovieHeader | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const top = await boxesIn(file, { start: 0, end: size });
    const movie = top.find(({ type }) => type === 'moov');
    if (!movie) return null;
    const inside = await boxesIn(file, movie);
    const tracks = await Promise.all(
      inside.filter(({ type }) => type === 'trak').map((track) => readTrack(file, track)),
    );
    // The index of a fragmented file grows with it: only its last box can be cut.
    const isFragmented = inside.some(({ type }) => type === 'mvex');
    const last = top.at(-1)!;
    return {
      claimedSeconds: await secondsOf(file, inside),
      isCutOff:
        tracks.some(({ mediaEnd }) => mediaEnd > size) ||
        (isFragmented && (last.type === 'mdat' || last.type === 'moof') && last.end > size),
      isElsewhere: tracks.some((track) => track.isElsewhere) || inside.some(({ type }) => type === 'cmov'),
    };
  } finally {
    await file.close();
  }
}

async function secondsOf(file: FileHandle, movie: readonly Box[]): Promise<number | null> {
  const header = movie.find(({ type }) => type === 'mvhd');
  const data = header && (await readAt(file, header.start, 32));
  if (!data || data.length < 32) return null;
  const long = data[0] === 1;
  const timescale = data.readUInt32BE(long ? 20 : 12);
  const duration = long ? Number(data.readBigUInt64BE(24)) : data.readUInt32BE(16);
  // All ones: unknown.
  const isKnown = timescale > 0 && duration !== 0xffff_ffff && duration < 2 ** 63;
  return isKnown ? duration / timescale : null;
}

async function readTrack(file: FileHandle, track: Box): Promise<{ mediaEnd: number; isElsewhere: boolean }> {
  const media = await boxesAt(file, track, 'mdia');
  const handler = media.find(({ type }) => type === 'hdlr');
  const kind = handler && (await readAt(file, handler.start + 8, 4)).toString('latin1');
  const info = await boxesAt(file, media, 'minf');
  const isElsewhere = await refersElsewhere(file, await boxesAt(file, info, 'dinf'));
  // Subtitles and the like are not used.
  const isWanted = kind === 'vide' || kind === 'soun';
  return { isElsewhere, mediaEnd: isWanted ? await endOfMedia(file, await boxesAt(file, info, 'stbl')) : 0 };
}

/** Flag 1 of a reference: the media is in this file. Some writers forget it, but then name no other one. */
async function refersElsewhere(file: FileHandle, info: readonly Box[]): Promise<boolean> {
  const references = info.find(({ type }) => type === 'dref');
  if (!references) return false;
  for (const { start, end } of await boxesIn(file, { start: references.start + 8, end: references.end })) {
    const flags = await readAt(file, start, 4);
    if (flags.length === 4 && (flags[3]! & 1) === 0 && end - start > 5) return true;
  }
  return false;
}

/**
 * Where the last byte of a track's samples is, according to its tables of chunks (stco, co64), samples per chunk (stsc)
 * and sizes (stsz).
 */
async function endOfMedia(file: FileHandle, tables: readonly Box[]): Promise<number> {
  const table = async (type: string) => {
    const found = tables.find((box) => box.type === type);
    return found ? readAt(file, found.start, Math.min(found.end - found.start, LARGEST_TABLE)) : Buffer.alloc(0);
  };
  const [short, long, runs, sizes] = await Promise.all([table('stco'), table('co64'), table('stsc'), table('stsz')]);
  const [width, offsets] = short.length > 8 ? [4, short] : [8, long];
  if (offsets.length < 8 || runs.length < 20 || sizes.length < 12) return 0;
  const offsetOf = (chunk: number) =>
    width === 4 ? offsets.readUInt32BE(8 + chunk * 4) : Number(offsets.readBigUInt64BE(8 + chunk * 8));
  const chunks = Math.min(offsets.readUInt32BE(4), Math.floor((offsets.length - 8) / width));
  const equal = sizes.readUInt32BE(4);
  const samples = Math.min(sizes.readUInt32BE(8), equal > 0 ? Infinity : (sizes.length - 12) >> 2);
  const lastRun = Math.min(runs.readUInt32BE(4), Math.floor((runs.length - 8) / 12)) - 1;
  let [end, sample, run] = [0, 0, 0];
  for (let chunk = 0; chunk < chunks && sample < samples; chunk++) {
    while (run < lastRun && runs.readUInt32BE(8 + (run + 1) * 12) <= chunk + 1) run++;
    const until = Math.min(samples, sample + runs.readUInt32BE(12 + run * 12));
    let bytes = 0;
    if (equal > 0) bytes = equal * (until - sample);
    else for (let i = sample; i < until; i++) bytes += sizes.readUInt32BE(12 + i * 4);
    sample = until;
    end = Math.max(end, bytes > 0 ? offsetOf(chunk) + bytes : 0);
  }
  return end;
}

async function boxesAt(file: FileHandle, within: Box | readonly Box[], type: string): Promise<Box[]> {
  const boxes = 'length' in within ? within : await boxesIn(file, within);
  const found = boxes.find((box) => box.type === type);
  return found ? boxesIn(file, found) : [];
}

/** The boxes in a range, with where their contents begin and where they claim to end; the last one may claim too much. */
async function boxesIn(file: FileHandle, { start, end }: { start: number; end: number }): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = start; boxes.length < MOST_BOXES && at + 8 <= end; ) {
    const head = await readAt(file, at, 16);
    if (head.length < 8) break;
    // 1: a 64-bit size follows the type. 0: to the end of the file.
    const short = head.readUInt32BE(0);
    if (short === 1 && head.length < 16) break;
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    if (size < 8) break;
    boxes.push({ type: head.toString('latin1', 4, 8), start: at + (short === 1 ? 16 : 8), end: at + size });
    at += size;
  }
  return boxes;
}

/** As much of `length` bytes as exists. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
