import { Readable, Transform } from 'node:stream';
import { StorageError } from './errors.ts';

/** First and last byte, both inclusive. */
export type ByteRange = { readonly start: number; readonly end: number };

/** What the store says of a file that is read at such an address. */
export type LinkHeaders = { readonly type: string; readonly caching: string; readonly disposition: string | null };

/**
 * Files by key, on disk or in an object store. A key is a path like `renders/4f2a.mp4`. A file appears under its key as a whole or not at all,
 * replacing the previous one. Failures that a caller can act on are StorageErrors; an invalid key is a TypeError.
 */
export type Storage = {
  /**
   * Stores the contents of `source`. Nothing is kept if it fails or is destroyed.
   * @returns the number of bytes
   * @throws StorageError `full`
   */
  put(key: string, source: Readable | Uint8Array): Promise<number>;
  /**
   * Stores a finished local file, which may be gone afterwards: on the same disk it is moved, not copied.
   * @returns the number of bytes
   * @throws StorageError `full`
   */
  putFile(key: string, path: string): Promise<number>;
  /** Bytes of the file, null if there is none. */
  size(key: string): Promise<number | null>;
  /** The file or a part of it. Destroy the stream if it is not read to the end. @throws StorageError `missing` */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /**
   * An address of the store at which anybody can read the file for half an hour to an hour; null: browsers do not reach the store. It is the same
   * for half an hour, so that what a browser has kept is found again.
   */
  link(key: string, headers: LinkHeaders): Promise<string | null>;
  /**
   * A path under which programs can read the file: its own on disk, otherwise a copy in `folder`, which the caller removes. Never write there.
   * @throws StorageError `missing`, `full`
   */
  localFile(key: string, folder: string): Promise<string>;
  /** Removes the file, if there is one. */
  delete(key: string): Promise<void>;
  /** Removes every file below `folder`, a key without its last parts. */
  deletePrefix(folder: string): Promise<void>;
  /** The files below `folder`, a key without its last parts, and when each was stored. */
  list(folder: string): AsyncIterable<{ key: string; modified: Date }>;
  /** Rejects if files cannot currently be stored. */
  check(): Promise<void>;
};

const KEY = /^(?:[A-Za-z0-9_][A-Za-z0-9._-]*\/)*[A-Za-z0-9_][A-Za-z0-9._-]*$/;

/**
 * Whether it is a key: at most 200 letters, digits and `. _ -`, in parts that do not begin with `.` or `-`: no path traversal, nothing hidden, no name
 * too long for a disk.
 */
export const isKey = (key: string): boolean => key.length <= 200 && KEY.test(key);

/** @throws TypeError unless it is a key */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
}

/** The bytes of `source` as a stream that counts them and fails once there are more than `maxBytes`. */
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
