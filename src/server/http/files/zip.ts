import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** A file of an archive, which is read when its turn comes. */
export type Packed = { name: string; bytes: number; at: Date; read: () => Promise<Readable> };

/** Sizes and places have 32 bits without the extension ZIP64. */
const MOST_BYTES = 0xffff_ffff;
const LOCAL = 0x04034b50;
const SIZES = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Version 2.0; names are UTF-8, and sum and sizes stand behind each file, which is only known once it was read. */
const VERSION = 20;
const FLAGS = 0x0808;

/** How long an archive of these files is, to the byte. @throws RangeError if it is longer than one can be */
export function zipBytes(files: readonly Packed[]): number {
  const bytes = files.reduce((sum, { name, bytes }) => sum + 30 + 16 + 46 + 2 * Buffer.byteLength(name) + bytes, 22);
  if (bytes > MOST_BYTES || files.length > 0xffff) throw new RangeError('An archive has at most 4 GB.');
  return bytes;
}

/** An archive (PKWARE APPNOTE 6.3, 4.3) of files as they are: videos get no smaller. One file is open at a time, and closed if nobody reads on. */
export function zipOf(files: readonly Packed[]): Readable {
  return Readable.from(partsOf(files), { objectMode: false });
}

type Written = Packed & { sum: number; offset: number };

async function* partsOf(files: readonly Packed[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const file of files) {
    yield localHeader(file);
    let [sum, bytes] = [0, 0];
    // Leaving the loop closes the file.
    for await (const part of (await file.read()) as AsyncIterable<Buffer>) {
      sum = crc32(part, sum);
      bytes += part.length;
      yield part;
    }
    if (bytes !== file.bytes) throw new Error(`${file.name} has ${bytes} bytes instead of ${file.bytes}`);
    written.push({ ...file, sum, offset });
    yield u32(SIZES, sum, bytes, bytes);
    offset += 30 + Buffer.byteLength(file.name) + bytes + 16;
  }
  const central = Buffer.concat(written.map(centralHeader));
  yield central;
  yield Buffer.concat([u32(END), u16(0, 0, files.length, files.length), u32(central.length, offset), u16(0)]);
}

function localHeader({ name, at }: Packed): Buffer {
  return Buffer.concat([
    u32(LOCAL),
    u16(VERSION, FLAGS, 0, ...stamp(at)),
    u32(0, 0, 0),
    u16(Buffer.byteLength(name), 0),
    Buffer.from(name),
  ]);
}

function centralHeader({ name, at, sum, bytes, offset }: Written): Buffer {
  return Buffer.concat([
    ...[u32(CENTRAL), u16(VERSION, VERSION, FLAGS, 0, ...stamp(at)), u32(sum, bytes, bytes)],
    ...[u16(Buffer.byteLength(name), 0, 0, 0, 0), u32(0, offset), Buffer.from(name)],
  ]);
}

/** Time and date as MS-DOS has them, in UTC. */
const stamp = (at: Date): [number, number] => [
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
];

function u16(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) buffer.writeUInt16LE(value, at * 2);
  return buffer;
}

function u32(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) buffer.writeUInt32LE(value >>> 0, at * 4);
  return buffer;
}
