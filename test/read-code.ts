import jsqr, { type QRCode } from 'jsqr';

/** A picture as RGBA. */
type Picture = { data: Uint8ClampedArray; width: number; height: number };

/** The QR code, dark on light, that jsQR finds in a picture; null: none. */
export function readCode({ data, width, height }: Picture): QRCode | null {
  // Its types are of an ES module, which it is not.
  const read = jsqr as unknown as typeof jsqr.default;
  return read(data, width, height, { inversionAttempts: 'dontInvert' });
}
