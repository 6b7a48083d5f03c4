import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StorageError, type Store } from '../storage/index.ts';

/** What a backup does with the store. */
export type ReadStore = Pick<Store, 'size' | 'read'>;

/** A file's size and its SHA-256 in hexadecimal. */
export type Sum = { readonly bytes: number; readonly sha256: string };

/** Reads a stream to its end. */
export async function sumOf(source: Readable): Promise<Sum> {
  const { through, sum } = summing();
  await pipeline(source, through, async (chunks) => {
    for await (const _ of chunks);
  });
  return sum();
}

/** A stream that passes on what it gets; `sum` tells, at its end, what that was. */
export function summing(): { through: Transform; sum: () => Sum } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, sum: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/**
 * What is wrong with a file in a folder, as the end of a sentence; null: it is as it should be.
 * @param whole false: only its size is compared
 */
export async function faultOf(folder: string, path: string, known: Sum, whole = true): Promise<string | null> {
  const at = join(folder, path);
  const bytes = await stat(at).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );
  return tell(bytes, known, whole, () => sumOf(createReadStream(at)));
}

/** The same for a file in a store. */
export async function faultInStore(storage: ReadStore, key: string, known: Sum, whole = true): Promise<string | null> {
  return tell(await storage.size(key), known, whole, async () => sumOf(await storage.read(key)));
}

async function tell(
  bytes: number | null,
  known: Sum,
  whole: boolean,
  read: () => Promise<Sum>,
): Promise<string | null> {
  if (bytes === null) return 'is missing';
  if (bytes !== known.bytes) return `has ${bytes} bytes instead of ${known.bytes}`;
  if (!whole) return null;
  const found = await read().catch((error: NodeJS.ErrnoException) => error);
  if (!(found instanceof Error)) return found.sha256 === known.sha256 ? null : 'has other content';
  if (found instanceof StorageError && found.code === 'missing') return 'is missing';
  // What the disk cannot read is damaged; a store that does not answer is not.
  if (found.code === 'EIO' || found.code === 'EACCES') return `cannot be read (${found.code})`;
  throw found;
}
