import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { FILM } from '../../../scene/frame.ts';

const { width: WIDTH, height: HEIGHT } = FILM;

/** A rectangle on the 1080x1920 film, in even pixels as 4:2:0 needs. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A frame cropped to its ink: a PNG and its position; null if nothing is drawn. */
export type CroppedFrame = ({ png: Buffer } & Box) | null;

/** Crops a drawn frame to its ink, and uses the canvas up. */
export async function cropToInk(canvas: Canvas): Promise<CroppedFrame> {
  const box = readPixels(canvas.getContext('2d'), HEIGHT, inkBox);
  if (!box) return null;
  const cut = createCanvas(box.width, box.height);
  cut.getContext('2d').drawImage(canvas, -box.x, -box.y);
  giveBack(canvas);
  const png = await cut.encode('png');
  giveBack(cut);
  return { png, ...box };
}

/**
 * What `read` makes of the film's upper rows. The pixels are gone afterwards, with the next tick: V8 counts only what
 * wraps them, and would let dozens of megabytes gather before it collects any.
 */
export function readPixels<T>(surface: SKRSContext2D, rows: number, read: (data: Uint8ClampedArray) => T): T {
  const { data } = surface.getImageData(0, 0, WIDTH, rows);
  const made = read(data);
  (data.buffer as ArrayBuffer).transfer(0);
  return made;
}

/** Frees a canvas' pixels, for the same reason. */
export function giveBack(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

/** The smallest even rectangle around every pixel that is not fully transparent, of rows as wide as the film. */
export function inkBox(data: Uint8ClampedArray): Box | null {
  const rows = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const height = rows.length / WIDTH;
  let [left, right, top, bottom] = [WIDTH, -1, height, -1];
  for (let y = 0; y < height; y++) {
    const start = y * WIDTH;
    let first = 0;
    // Alpha is the highest byte; the color of a transparent pixel is always 0 on a canvas.
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
