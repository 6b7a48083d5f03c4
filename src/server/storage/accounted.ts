import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Database } from '../db/client.ts';
import { AppError } from '../errors.ts';
import * as account from './account.ts';
import { rethrow } from './errors.ts';
import type { Entry, Storage, Store } from './store.ts';

/** Kinds that are made again whenever somebody asks for them: the oldest of an account make room. */
const MADE_AGAIN: ReadonlySet<string> = new Set(['part']);

// size: one small method after the other.
/**
 * The store with its account of bytes: reserved in SQL before the first byte is written, corrected when the last one
 * is, given back if nothing was kept. What a crash or an outage leaves in between is put right by `orphans.ts`.
 */
export function accounted(store: Store, db: Database, bounds: account.Bounds): Storage {
  const reserve = async (key: string, bytes: number, entry: Entry) => {
    const bound = bounds[entry.kind];
    const used = await account.reserve(db, key, bytes, entry, bound).catch((error) => {
      throw account.isGone(error) ? new AppError('unauthorized') : error;
    });
    if (used === null || bound === null) return;
    if (!MADE_AGAIN.has(entry.kind) || bytes > bound) throw account.fullAccount(entry.kind, used, bound);
    for (const old of await account.oldest(db, entry, key, used + bytes - bound)) await storage.delete(old);
    const still = await account.reserve(db, key, bytes, entry, bound);
    if (still !== null) throw account.fullAccount(entry.kind, still, bound);
  };
  /** Stores a file under its reservation. What the account says afterwards is what the store says. */
  const write = async (key: string, most: number, entry: Entry, put: () => Promise<number>) => {
    await reserve(key, most, entry);
    let bytes: number;
    try {
      bytes = await put();
    } catch (error) {
      // Beside an error that says more. One that was replaced may still be there.
      await settleAs(key, entry).catch(() => {});
      throw error;
    }
    // The file is stored, and its reservation stands: a correction that is lost in an outage must not have it made again.
    await account.settle(db, key, bytes, entry).catch(() => {});
    return bytes;
  };
  const settleAs = async (key: string, entry: Entry) => {
    const left = await store.size(key);
    if (left === null) await account.strike(db, [key]);
    else await account.settle(db, key, left, entry);
  };

  const storage: Storage = {
    async put(key: string, source: Readable | Uint8Array, entry: Entry & { atMost?: number }) {
      const most = source instanceof Uint8Array ? source.length : entry.atMost!;
      try {
        return await write(key, most, entry, () => store.put(key, source, most));
      } finally {
        if (source instanceof Readable) source.destroy();
      }
    },
    async putFile(key, path, entry) {
      const { size } = await stat(path).catch(rethrow);
      return write(key, size, entry, () => store.putFile(key, path));
    },
    reserve,
    async assertRoom({ account: whose, kind }) {
      const bound = bounds[kind];
      if (bound === null || whose === 'program') return;
      const used = (await account.usedBy(db, whose))[kind];
      if (used >= bound) throw account.fullAccount(kind, used, bound);
    },
    async delete(key) {
      await store.delete(key);
      await account.strike(db, [key]);
    },
    async deletePrefix(folder) {
      await store.deletePrefix(folder);
      await account.strikeBelow(db, folder);
    },
    size: (key) => store.size(key),
    read: (key, range) => store.read(key, range),
    link: (key, headers) => store.link(key, headers),
    localFile: (key, folder) => store.localFile(key, folder),
    list: (folder) => store.list(folder),
    check: () => store.check(),
  };
  return storage;
}
