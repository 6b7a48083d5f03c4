import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';
import { createCanvas, Image } from '@napi-rs/canvas';
import { LIMITS } from '../../../contract/limits.ts';
import { FILM, FRAME } from '../../../scene/frame.ts';
import { type CroppedFrame, cropToInk } from './ink.ts';

const { width: WIDTH, height: HEIGHT } = FILM;

export type FrameFault = 'too_large' | 'not_png' | 'wrong_size' | 'wrong_kind' | 'damaged';
/** Why a posted picture cannot be used as a frame. The message is for the person who sent it. */
export class FrameError extends Error {
  readonly reason: FrameFault;
  constructor(reason: FrameFault, message: string) {
    super(message);
    this.name = 'FrameError';
    this.reason = reason;
  }
}

/**
 * Reads a posted frame: a PNG of 1080x1920, or of 540x960, which is enlarged. Hostile input: size and kind are read
 * from the header before anything is decompressed, only the picture's own chunks reach the decoder, and decompression
 * stops at the size that the header promises.
 * @throws FrameError
 */
export async function readFrame(file: Buffer): Promise<CroppedFrame> {
  const header = readHeader(file);
  const clean = onlyPicture(file, header.palette);
  await checkPixels(clean.pixels, header);
  const image = new Image();
  image.src = clean.png;
  try {
    await image.decode();
  } catch {
    throw damaged();
  }
  const canvas = createCanvas(WIDTH, HEIGHT);
  const surface = canvas.getContext('2d');
  surface.imageSmoothingQuality = 'high';
  surface.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return cropToInk(canvas);
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const HEADER_END = 33;
/**
 * Samples per pixel and the allowed bits per sample, by color type: gray, RGB, palette, gray and alpha, RGBA (PNG third
 * edition, table 8).
 */
const KINDS: Readonly<Record<number, { samples: number; bits: readonly number[] }>> = {
  0: { samples: 1, bits: [1, 2, 4, 8, 16] },
  2: { samples: 3, bits: [8, 16] },
  3: { samples: 1, bits: [1, 2, 4, 8] },
  4: { samples: 2, bits: [8, 16] },
  6: { samples: 4, bits: [8, 16] },
};
const PALETTE = 3;

/** `row` is the bytes of a decompressed row, including the one that names its filter. */
type Header = { rows: number; row: number; palette: boolean };

function readHeader(file: Buffer): Header {
  if (file.length > LIMITS.frameBytes) {
    throw new FrameError('too_large', `The text frame has at most ${LIMITS.frameBytes / 1_000_000} MB.`);
  }
  if (
    !file.subarray(0, 8).equals(SIGNATURE) ||
    file.toString('latin1', 12, 16) !== 'IHDR' ||
    file.length < HEADER_END
  ) {
    throw new FrameError('not_png', 'The text frame is not a PNG picture.');
  }
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const full = width === WIDTH && height === HEIGHT;
  if (!full && !(width === FRAME.width && height === FRAME.height)) {
    throw new FrameError(
      'wrong_size',
      `The text frame must be 1080x1920 or 540x960 pixels; this one is ${width}x${height}.`,
    );
  }
  const [bits, type, interlace] = [file[24]!, file[25]!, file[28]!];
  const kind = KINDS[type];
  if (!kind?.bits.includes(bits) || interlace !== 0) {
    throw new FrameError('wrong_kind', 'The text frame must be a PNG picture without interlacing.');
  }
  return { rows: height, row: 1 + Math.ceil((width * kind.samples * bits) / 8), palette: type === PALETTE };
}

const KEPT_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/**
 * The picture without metadata, color profiles and animation, whose compressed contents could expand to anything; and
 * its compressed pixels.
 */
function onlyPicture(file: Buffer, palette: boolean): { png: Buffer; pixels: Buffer } {
  const chunks: Buffer[] = [SIGNATURE];
  const pixels: Buffer[] = [];
  let colours = !palette;
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) break;
    const kind = file.toString('latin1', at + 4, at + 8);
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) throw damaged();
    if (KEPT_CHUNKS.has(kind)) chunks.push(file.subarray(at, end));
    if (kind === 'PLTE') colours = true;
    if (kind === 'IDAT') pixels.push(file.subarray(at + 8, end - 4));
    if (kind === 'IEND' && !colours) break;
    if (kind === 'IEND') return { png: Buffer.concat(chunks), pixels: Buffer.concat(pixels) };
    at = end;
  }
  throw damaged();
}

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** Decoders silently show half of a broken picture; so the pixels are decompressed and counted first, off the main thread. */
async function checkPixels(packed: Buffer, { rows, row }: Header): Promise<void> {
  const raw = await unpack(packed, { maxOutputLength: rows * row }).catch(() => null);
  if (raw?.length !== rows * row) throw damaged();
  // Filters are 0 to 4.
  for (let at = 0; at < raw.length; at += row) if (raw[at]! > 4) throw damaged();
}

const damaged = () => new FrameError('damaged', 'The text frame is damaged. Generate the video again.');
