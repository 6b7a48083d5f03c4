import { Readable, Transform } from 'node:stream';
import type { KeptKind } from '../../contract/space.ts';
import { StorageError } from './errors.ts';

/** First and last byte, both inclusive. */
export type ByteRange = { readonly start: number; readonly end: number };

/** What the store says of a file that is read at such an address. */
export type LinkHeaders = { readonly type: string; readonly caching: string; readonly disposition: string | null };

/**
 * The bare store: files by key, on disk or in an object store, on nobody's account. Only `accounted.ts` and the backup
 * use it. A key is a path like `renders/4f2a.mp4`. A file appears under its key as a whole or not at all, replacing the
 * previous one. Failures that a caller can act on are StorageErrors; an invalid key is a TypeError.
 */
export type Store = {
  /**
   * Stores the contents of `source`. Nothing is kept if it fails or is destroyed.
   * @param atMost bytes; by default as many as come
   * @returns the number of bytes
   * @throws StorageError `full`, `too_large`
   */
  put(key: string, source: Readable | Uint8Array, atMost?: number): Promise<number>;
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
   * An address of the store at which anybody can read the file for half an hour to an hour; null: browsers do not reach
   * the store. It is the same for half an hour, so that what a browser has kept is found again.
   */
  link(key: string, headers: LinkHeaders): Promise<string | null>;
  /**
   * A path under which programs can read the file: its own on disk, otherwise a copy in `folder`, which the caller
   * removes. Never write there.
   * @throws StorageError `missing`, `full`
   */
  localFile(key: string, folder: string): Promise<string>;
  /** Removes the file, if there is one. */
  delete(key: string): Promise<void>;
  /** Removes every file below `folder`, a key without its last parts. */
  deletePrefix(folder: string): Promise<void>;
  /** The files below `folder`, a key without its last parts; null: all. */
  list(folder: string | null): AsyncIterable<Listed>;
  /** Rejects if files cannot currently be stored. */
  check(): Promise<void>;
};

/** A stored file, and when it was stored. */
export type Listed = { key: string; bytes: number; modified: Date };

/** Who makes us keep a file: a person (a studio is its owner), the visitors of a network, or the program itself. */
export type Account = { readonly person: string } | { readonly network: string } | 'program';

/** What is written down of a file before its first byte is. */
export type Entry = {
  readonly account: Account;
  readonly kind: KeptKind;
  /** The file that this one takes the place of: both are there for a moment, and one of them counts. */
  readonly insteadOf?: string;
};

/** The store as the program has it: every file is on somebody's account, which has a bound for each kind. */
export type Storage = Omit<Store, 'put' | 'putFile'> & {
  /**
   * Stores the contents of `source` on an account. Nothing is kept if it fails or is destroyed.
   * @param entry a stream says how many bytes it may have: so many are reserved until it has ended
   * @returns the number of bytes
   * @throws StorageError `full`, `too_large`; AppError `payload_too_large` if the account is full
   */
  put(key: string, source: Uint8Array, entry: Entry): Promise<number>;
  put(key: string, source: Readable, entry: Entry & { readonly atMost: number }): Promise<number>;
  /**
   * Stores a finished local file on an account. It may be gone afterwards: on the same disk it is moved, not copied.
   * @returns the number of bytes
   * @throws StorageError `full`; AppError `payload_too_large` if the account is full
   */
  putFile(key: string, path: string, entry: Entry): Promise<number>;
  /**
   * Reserves bytes for a file before it is there to be stored; called again, as many as that. Deleting it gives them back.
   * @throws AppError `payload_too_large` if the account is full
   */
  reserve(key: string, bytes: number, entry: Entry): Promise<void>;
  /**
   * For work that is better refused than done in vain: its file could not be stored.
   * @throws AppError `payload_too_large` if the account has no byte left
   */
  assertRoom(entry: Entry): Promise<void>;
};

const KEY = /^(?:[A-Za-z0-9_][A-Za-z0-9._-]*\/)*[A-Za-z0-9_][A-Za-z0-9._-]*$/;

/**
 * Whether it is a key: at most 200 letters, digits and `. _ -`, in parts that do not begin with `.` or `-`: no path
 * traversal, nothing hidden, no name too long for a disk.
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
