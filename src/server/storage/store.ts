import { Readable, Transform } from 'node:stream';
import { StorageError } from './errors.ts';

/** First and last byte, both included. */
export type ByteRange = { readonly start: number; readonly end: number };

/**
 * Files by key, on disk or in an object store. A key is a path like `renders/4f2a.mp4`. A file appears under its key whole or not at
 * all; it replaces what was there. Failures that a caller can act on are StorageErrors; a key that is not one is a TypeError.
 */
export type Storage = {
  /**
   * Stores what `source` gives. Nothing is kept if it fails, is destroyed, or gives more than `maxBytes`.
   * @returns the number of bytes
   * @throws StorageError `too_large`, `full`
   */
  put(key: string, source: Readable | Uint8Array, limits?: { maxBytes?: number }): Promise<number>;
  /**
   * Stores a finished local file, which may be gone afterwards: on the same disk it is moved, not copied.
   * @returns the number of bytes
   * @throws StorageError `full`
   */
  putFile(key: string, path: string): Promise<number>;
  /** Bytes of the file, null if there is none. */
  size(key: string): Promise<number | null>;
  /** The file or a part of it. Destroy the stream if it is not read to its end. @throws StorageError `missing` */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /**
   * A path under which programs can read the file: its own on disk, else a copy in `folder`, which the caller removes. Never write there.
   * @throws StorageError `missing`, `full`
   */
  localFile(key: string, folder: string): Promise<string>;
  /** Gives the file another key. @throws StorageError `missing` */
  move(from: string, to: string): Promise<void>;
  /** Removes the file, if there is one. */
  delete(key: string): Promise<void>;
  /** Removes every file below `folder`, a key without its last parts. */
  deletePrefix(folder: string): Promise<void>;
  /** The files below `folder`, a key without its last parts, and when each was stored. */
  list(folder: string): AsyncIterable<{ key: string; modified: Date }>;
  /** Rejects if files cannot be stored right now. */
  check(): Promise<void>;
  close(): void;
};

const KEY = /^(?:[A-Za-z0-9_][A-Za-z0-9._-]*\/)*[A-Za-z0-9_][A-Za-z0-9._-]*$/;

/**
 * A key has at most 200 letters, digits and `. _ -`, in parts that begin with none of `. -`: no way out, nothing hidden, no name too long for a disk.
 * @throws TypeError
 */
export function assertKey(key: string): void {
  if (key.length > 200 || !KEY.test(key)) throw new TypeError(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
}

/** The bytes of `source` as a stream that counts them and fails as soon as there are more than `maxBytes`. */
export function metered(source: Readable | Uint8Array, maxBytes = Number.POSITIVE_INFINITY) {
  const meter = new Transform({
    transform(chunk: Buffer, _, done) {
      count.bytes += chunk.length;
      if (count.bytes > maxBytes) done(new StorageError('too_large'));
      else done(null, chunk);
    },
  });
  const count = { stream: source instanceof Uint8Array ? Readable.from([source]) : source, meter, bytes: 0 };
  return count;
}
