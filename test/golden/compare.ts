import { PNG } from 'pngjs';

/** A picture without transparency: four bytes a pixel, row by row. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array | Uint8ClampedArray };

export const pixelsOf = (png: Buffer): Pixels => PNG.sync.read(png);

/** How two pictures of one size differ: pixels with any channel more than `threshold` (of 255) apart, and the largest distance. */
export function compare(a: Pixels, b: Pixels, threshold: number): { share: number; largest: number } {
  if (a.width !== b.width || a.height !== b.height) {
    throw new Error(`${a.width}x${a.height} cannot be compared with ${b.width}x${b.height}.`);
  }
  let [count, largest] = [0, 0];
  for (let at = 0; at < a.data.length; at += 4) {
    let distance = 0;
    for (let channel = at; channel < at + 4; channel++) {
      const apart = Math.abs(a.data[channel]! - b.data[channel]!);
      if (apart > distance) distance = apart;
    }
    if (distance > threshold) count++;
    if (distance > largest) largest = distance;
  }
  return { share: count / (a.width * a.height), largest };
}

/** The picture in the form in which it is kept: the upper five bits of each color, which halves the file. */
export function coarse({ width, height, data }: Pixels): Pixels {
  return { width, height, data: data.map((value, at) => (at % 4 === 3 ? value : value & 0xf8)) };
}

/** The file of a picture that is kept. */
export function fileOf({ width, height, data }: Pixels): Buffer {
  const picture = new PNG({ width, height });
  picture.data.set(data);
  return PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, filterType: 4 });
}
