import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { LOGO_PIXELS } from '../../../contract/brand.ts';
import { inShare } from '../../shares.ts';
import { START } from '../tool/guards.ts';
import { MediaError, type MediaTools, runMedia } from '../tool/run.ts';
import { lend } from '../tool/sandbox.ts';
import { withScratch } from '../tool/scratch.ts';
import { drawSvg, isSvg } from './draw-svg.ts';
import { PictureError } from './refusal.ts';
import { type Format, formatOf, type Size } from './size.ts';

export { PictureError } from './refusal.ts';

/** A logo as it is kept: a PNG without margins, and its pixels. */
export type LogoImage = { png: Buffer; width: number; height: number };

/** Pixels of the longer side: while it is worked on, and as it is kept. On a film none is longer than 640. */
const WORKED = 2_000;
const KEPT = 1_000;
/** A line that is longer than this would be a hair on the film. */
const LONGEST = 20;
/** Whatever is less opaque than this counts as margin, of 255. */
const SEEN = 8;

const UNREADABLE = 'This picture is damaged or of a kind that we cannot read. Export it again as PNG or JPEG.';
const LIMITS = { cpuSeconds: 10, memoryBytes: 2 ** 30, fileBytes: 4 * WORKED * WORKED + 1 };

/**
 * Reads a logo: PNG, JPEG or SVG. Hostile input: its size is read from the header before anything is decompressed, an
 * SVG is drawn where it can reach nothing, and pictures are decoded by ffmpeg in its sandbox; only plain pixels come
 * back, of which a new PNG is made.
 * @throws PictureError with the reason for people; MediaError if ffmpeg cannot be run; as `inShare`
 */
export function readLogo(tools: MediaTools, scratch: string, file: Buffer): Promise<LogoImage> {
  return inShare('long', () => read(tools, scratch, file));
}

async function read(tools: MediaTools, scratch: string, file: Buffer): Promise<LogoImage> {
  const format = formatOf(file) ?? (isSvg(file) ? null : undefined);
  if (format === undefined) throw new PictureError('A logo is a PNG, a JPEG or an SVG file. This is none of them.');
  const picture = format === null ? await drawSvg(file, WORKED) : file;
  const known = format ?? formatOf(picture)!;
  assertSize(known.size);
  const wanted = scaled(known.size, WORKED);
  const pixels = await decode(tools, scratch, { ...known, picture, wanted });
  return trimmed(pixels, wanted);
}

function assertSize({ width, height }: Size): void {
  const { side, all } = LOGO_PIXELS;
  if (width <= side && height <= side && width * height <= all) return;
  throw new PictureError(
    `This picture has ${width} x ${height} pixels. Scale it down to at most ${all / 1_000_000} million pixels; 1000 x 1000 are plenty.`,
  );
}

function scaled({ width, height }: Size, longest: number): Size {
  const share = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

type Encoded = Format & { picture: Buffer; wanted: Size };

/** The pixels, red, green, blue and opacity, as large as `wanted`. Colors are weighted by their opacity, so that no fringe shows. */
async function decode(tools: MediaTools, scratch: string, { picture, kind, size, wanted }: Encoded): Promise<Buffer> {
  const { width, height } = wanted;
  const bytes = await withScratch(scratch, async (folder) => {
    const [source, out] = [join(folder, 'logo'), join(folder, 'pixels')];
    await writeFile(source, picture);
    const scale = `format=gbrap,premultiply=inplace=1,scale=${width}:${height}:flags=area,unpremultiply=inplace=1,`;
    const filters = `${width === size.width && height === size.height ? '' : scale}format=rgba`;
    const args = [
      ...START,
      ...['-max_alloc', '268435456', '-protocol_whitelist', 'file,pipe', '-codec_whitelist', 'png,mjpeg'],
      ...[
        '-max_pixels',
        String(LOGO_PIXELS.all),
        '-f',
        `${kind}_pipe`,
        '-noautorotate',
        '-i',
        await lend(source, folder),
      ],
      ...['-frames:v', '1', '-vf', filters, '-f', 'rawvideo', out],
    ];
    await runMedia(tools.ffmpeg, args, { folder, limits: LIMITS, timeoutMs: 60_000 });
    return readFile(out);
  }).catch((error) => {
    if (error instanceof MediaError && error.reason !== 'missing') throw new PictureError(UNREADABLE);
    throw error;
  });
  if (bytes.length !== 4 * width * height) throw new PictureError(UNREADABLE);
  return bytes;
}

/** The picture without its empty margins, at most `KEPT` pixels long. */
async function trimmed(pixels: Buffer, { width, height }: Size): Promise<LogoImage> {
  const box = inkOf(pixels, width, height);
  if (!box) throw new PictureError('Nothing can be seen on this picture: all of it is transparent.');
  const [longer, shorter] = [Math.max(box.width, box.height), Math.min(box.width, box.height)];
  if (longer < LOGO_PIXELS.least) {
    const size = `${box.width} x ${box.height}`;
    throw new PictureError(`This logo has only ${size} pixels and would be blurred. Use one with at least 300.`);
  }
  if (longer > LONGEST * shorter) throw new PictureError('This logo is too long and thin to be seen on a video.');
  const whole = createCanvas(width, height);
  whole.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  const kept = scaled(box, KEPT);
  const canvas: Canvas = createCanvas(kept.width, kept.height);
  const surface = canvas.getContext('2d');
  surface.imageSmoothingQuality = 'high';
  surface.drawImage(whole, box.x, box.y, box.width, box.height, 0, 0, kept.width, kept.height);
  return { png: await canvas.encode('png'), ...kept };
}

/** The smallest rectangle around everything that is not transparent; null: there is nothing. */
function inkOf(pixels: Buffer, width: number, height: number): (Size & { x: number; y: number }) | null {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let at = 3; at < pixels.length; at += 4) {
    if (pixels[at]! < SEEN) continue;
    const index = (at - 3) / 4;
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? null : { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top };
}
