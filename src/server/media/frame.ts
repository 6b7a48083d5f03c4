import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';
import { type Canvas, createCanvas, Image } from '@napi-rs/canvas';
import { drawTextLayer, drawWatermarkLayer, FRAME } from '../../scene/draw.ts';
import { defaultPromo, type Promo } from '../../scene/promo.ts';
import { registerFontsFor } from './fonts.ts';

const WIDTH = 1080;
const HEIGHT = 1920;
const SCALE = WIDTH / FRAME.width;

/** The bytes that a posted frame may have; a full frame of text is some 300 kB. */
export const MAX_FRAME_BYTES = 10_000_000;

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

/** A frame cut to its ink: a PNG and where it lies on the 1080x1920 film, in even pixels as 4:2:0 needs; null where nothing is drawn. */
export type CroppedFrame = { png: Buffer; x: number; y: number; width: number; height: number } | null;

/** Draws the text of a promo at rest, without watermark: a PNG of 1080x1920 with transparent ground. `hasBackground` adds the scrim. */
export async function drawFrame(promo: Promo, options: { hasBackground: boolean }): Promise<Buffer> {
  registerFontsFor(promo);
  const canvas = createCanvas(WIDTH, HEIGHT);
  drawTextLayer(promo, canvas.getContext('2d'), { scale: SCALE, ...options });
  return canvas.encode('png');
}

let watermark: Promise<CroppedFrame> | undefined;

/** The watermark that is burned into the films of those who do not pay; drawn once a process. */
export function drawWatermark(): Promise<NonNullable<CroppedFrame>> {
  watermark ??= (async () => {
    registerFontsFor(defaultPromo);
    const canvas = createCanvas(WIDTH, HEIGHT);
    drawWatermarkLayer(canvas.getContext('2d'), SCALE);
    return cropToInk(canvas);
  })();
  return watermark as Promise<NonNullable<CroppedFrame>>;
}

/**
 * Reads a posted frame: a PNG of 1080x1920, or of 540x960, which is enlarged. Hostile input: size and kind are read from the header before anything is
 * unpacked, only the picture's own chunks reach the decoder, and unpacking stops at the size that the header promises.
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
/** Samples a pixel and the bits that one may have, by colour type: grey, RGB, palette, grey and alpha, RGBA (PNG third edition, table 8). */
const KINDS: Readonly<Record<number, { samples: number; bits: readonly number[] }>> = {
  0: { samples: 1, bits: [1, 2, 4, 8, 16] },
  2: { samples: 3, bits: [8, 16] },
  3: { samples: 1, bits: [1, 2, 4, 8] },
  4: { samples: 2, bits: [8, 16] },
  6: { samples: 4, bits: [8, 16] },
};
const PALETTE = 3;

/** `row` is the bytes of an unpacked row, with the one that names its filter. */
type Header = { rows: number; row: number; palette: boolean };

function readHeader(file: Buffer): Header {
  if (file.length > MAX_FRAME_BYTES) {
    throw new FrameError('too_large', `The text frame has at most ${MAX_FRAME_BYTES / 1_000_000} MB.`);
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

/** The picture without metadata, colour profiles and animation, whose packed contents could unpack to anything; and its packed pixels. */
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

/** Decoders show half of a broken picture without a word; so the pixels are unpacked and counted first, off the main thread. */
async function checkPixels(packed: Buffer, { rows, row }: Header): Promise<void> {
  const raw = await unpack(packed, { maxOutputLength: rows * row }).catch(() => null);
  if (raw?.length !== rows * row) throw damaged();
  // Filters are 0 to 4.
  for (let at = 0; at < raw.length; at += row) if (raw[at]! > 4) throw damaged();
}

const damaged = () => new FrameError('damaged', 'The text frame is damaged. Generate the video again.');

async function cropToInk(canvas: Canvas): Promise<CroppedFrame> {
  const box = inkBox(canvas);
  if (!box) return null;
  const cut = createCanvas(box.width, box.height);
  cut.getContext('2d').drawImage(canvas, -box.x, -box.y);
  return { png: await cut.encode('png'), ...box };
}

/** The smallest even rectangle around every pixel that is not fully transparent. */
function inkBox(canvas: Canvas): { x: number; y: number; width: number; height: number } | null {
  const { data } = canvas.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT);
  const rows = new Uint32Array(data.buffer, data.byteOffset, WIDTH * HEIGHT);
  let [left, right, top, bottom] = [WIDTH, -1, HEIGHT, -1];
  for (let y = 0; y < HEIGHT; y++) {
    const start = y * WIDTH;
    let first = 0;
    // Alpha is the highest byte; the colour of a transparent pixel is always 0 on a canvas.
    while (first < WIDTH && rows[start + first] === 0) first++;
    if (first === WIDTH) continue;
    let last = WIDTH - 1;
    while (rows[start + last] === 0) last--;
    left = Math.min(left, first);
    right = Math.max(right, last);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return null;
  const [x, y] = [left & ~1, top & ~1];
  return { x, y, width: (right + 2 - x) & ~1, height: (bottom + 2 - y) & ~1 };
}
