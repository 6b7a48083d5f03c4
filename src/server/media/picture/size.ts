/** Pixels. */
export type Size = { width: number; height: number };
/** `kind`: as ffmpeg names its reader. */
export type Format = { kind: 'png' | 'jpeg'; size: Size };

const PNG = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** What a picture says of itself before anything of it is decompressed; null: it is neither a PNG nor a JPEG. */
export function formatOf(file: Buffer): Format | null {
  if (file.length >= 33 && file.subarray(0, 8).equals(PNG) && file.toString('latin1', 12, 16) === 'IHDR') {
    return { kind: 'png', size: { width: file.readUInt32BE(16), height: file.readUInt32BE(20) } };
  }
  const size = file[0] === 0xff && file[1] === 0xd8 ? jpegSize(file) : null;
  return size && { kind: 'jpeg', size };
}

/** The size in the first frame header (ITU-T T.81, B.2.2): SOF0 to SOF15, without the three markers among them that mean something else. */
function jpegSize(file: Buffer): Size | null {
  for (let at = 2; at + 9 <= file.length; ) {
    if (file[at] !== 0xff) return null;
    const marker = file[at + 1]!;
    // Fill bytes.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    }
    at += 2 + file.readUInt16BE(at + 2);
  }
  return null;
}
