import { PNG } from 'pngjs';

/** How two pictures of one size differ: pixels with any channel more than `threshold` (of 255) apart, and the largest distance. */
export function compare(one: Buffer, other: Buffer, threshold: number): { share: number; largest: number } {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (a.width !== b.width || a.height !== b.height) {
    throw new Error(`${a.width}x${a.height} cannot be compared with ${b.width}x${b.height}.`);
  }
  let [count, largest] = [0, 0];
  for (let at = 0; at < a.data.length; at += 4) {
    let distance = 0;
    for (let channel = 0; channel < 4; channel++) {
      distance = Math.max(distance, Math.abs(a.data[at + channel]! - b.data[at + channel]!));
    }
    if (distance > threshold) count++;
    largest = Math.max(largest, distance);
  }
  return { share: count / (a.width * a.height), largest };
}

/** A picture in the form in which it is kept: the upper five bits of each channel, which halves the file. */
export function coarse(png: Buffer): Buffer {
  const picture = PNG.sync.read(png);
  for (let at = 0; at < picture.data.length; at++) picture.data[at]! &= 0xf8;
  return PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, filterType: 4 });
}
