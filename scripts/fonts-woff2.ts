import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** A table of a WOFF2 file: its bytes as stored (transformed or not) and its directory entry. */
export type Table = { tag: string; data: Buffer; entry: Buffer; originalLength: number };

// Indices of known tags, W3C WOFF2 section 5.2; only the ones we use are named.
const KNOWN: Record<number, string> = { 0: 'cmap', 10: 'glyf', 11: 'loca', 34: 'COLR', 36: 'SVG ' };
const HEADER = 48;

/** Splits a single-font WOFF2 file (W3C WOFF2, section 5) into its tables. */
export function readWoff2(file: Buffer): Table[] {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is not a WOFF2 file.');
  let at = HEADER;
  const base128 = () => {
    let value = 0;
    for (;;) {
      const byte = file[at++]!;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const heads: { tag: string; length: number; originalLength: number; entry: Buffer }[] = [];
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const start = at;
    const flags = file[at++]!;
    let tag = KNOWN[flags & 63] ?? `#${flags & 63}`;
    if ((flags & 63) === 63) {
      tag = file.toString('latin1', at, at + 4);
      at += 4;
    }
    const originalLength = base128();
    const version = flags >> 6;
    const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
    const length = transformed ? base128() : originalLength;
    heads.push({ tag, length, originalLength, entry: file.subarray(start, at) });
  }
  const stored = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let offset = 0;
  return heads.map(({ tag, length, originalLength, entry }) => {
    const data = stored.subarray(offset, offset + length);
    offset += length;
    return { tag, data, entry, originalLength };
  });
}

/** Reassembles a WOFF2 file from tables of `source`, without metadata. */
export function writeWoff2(source: Buffer, tables: Table[]): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_FONT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_MODE]: BROTLI_MODE_FONT };
  const data = brotliCompressSync(Buffer.concat(tables.map((table) => table.data)), { params });
  const directory = Buffer.concat(tables.map((table) => table.entry));
  const end = HEADER + directory.length + data.length;
  const padding = Buffer.alloc((4 - (end % 4)) % 4);
  const header = Buffer.from(source.subarray(0, HEADER)).fill(0, 28);
  header.writeUInt32BE(end + padding.length, 8);
  header.writeUInt16BE(tables.length, 12);
  const sfnt = tables.reduce((sum, table) => sum + Math.ceil(table.originalLength / 4) * 4, 12 + 16 * tables.length);
  header.writeUInt32BE(sfnt, 16);
  header.writeUInt32BE(data.length, 20);
  return Buffer.concat([header, directory, data, padding]);
}

/** The characters a font has glyphs for, ascending: cmap formats 4 and 12 (OpenType, 'cmap'). */
export function codePoints(file: Buffer): number[] {
  const cmap = readWoff2(file).find((table) => table.tag === 'cmap')!.data;
  const points = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const platform = cmap.readUInt16BE(4 + index * 8);
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    if (platform !== 0 && platform !== 3) continue;
    if (table.readUInt16BE(0) === 4) addFormat4(table, points);
    if (table.readUInt16BE(0) === 12) addFormat12(table, points);
  }
  return [...points].sort((a, b) => a - b);
}

function addFormat4(table: Buffer, points: Set<number>): void {
  const double = table.readUInt16BE(6);
  for (let at = 0; at < double; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const start = table.readUInt16BE(16 + double + at);
    const delta = table.readUInt16BE(16 + double * 2 + at);
    const place = 16 + double * 3 + at;
    const rangeOffset = table.readUInt16BE(place);
    for (let point = start; point <= end && point < 0xffff; point++) {
      const raw = rangeOffset === 0 ? point : table.readUInt16BE(place + rangeOffset + (point - start) * 2);
      if (raw !== 0 && (raw + delta) % 65_536 !== 0) points.add(point);
    }
  }
}

function addFormat12(table: Buffer, points: Set<number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const at = 16 + group * 12;
    for (let point = table.readUInt32BE(at); point <= table.readUInt32BE(at + 4); point++) points.add(point);
  }
}
