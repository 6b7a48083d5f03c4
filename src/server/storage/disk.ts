import { randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, opendir, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { KEPT, msOf } from '../retention.ts';
import { rethrow } from './errors.ts';
import { assertKey, type ByteRange, type Listed, metered, type Store } from './store.ts';

/** Nothing is silent for this long while it is written: an older draft was left by a dead process. */
const LEFT_OVER_MS = msOf(KEPT.strayFile);

/** Files below a folder. Drafts are written to `.incoming` in it, so on the same disk, and renamed when complete. */
export class DiskStorage implements Store {
  readonly #root: string;
  readonly #incoming: string;

  private constructor(root: string) {
    this.#root = root;
    this.#incoming = join(root, '.incoming');
  }

  /** Creates the folder if it is absent, and removes what dead processes left in it. */
  static async open(root: string): Promise<DiskStorage> {
    const storage = new DiskStorage(root);
    await mkdir(storage.#incoming, { recursive: true });
    await sweep(storage.#incoming);
    return storage;
  }

  async put(key: string, source: Readable | Uint8Array, atMost?: number): Promise<number> {
    assertKey(key);
    const draft = join(this.#incoming, randomUUID());
    const count = metered(source, atMost);
    try {
      // flush: on the disk before it gets its name, so that a power failure leaves no empty file under a key.
      await pipeline(count.stream, count.meter, createWriteStream(draft, { flags: 'wx', flush: true }));
      await this.#settle(draft, key);
      return count.bytes;
    } catch (error) {
      await rm(draft, { force: true });
      return rethrow(error);
    }
  }

  async putFile(key: string, path: string): Promise<number> {
    assertKey(key);
    try {
      const { size } = await stat(path);
      await sync(path);
      await this.#settle(path, key);
      return size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') return rethrow(error);
      return this.put(key, createReadStream(path)); // On another disk.
    }
  }

  async size(key: string): Promise<number | null> {
    const found = await stat(this.#path(key)).catch(ifMissing(null));
    return found?.isFile() ? found.size : null;
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const file = await open(this.#path(key)).catch(rethrow);
    return file.createReadStream(range);
  }

  async link(): Promise<null> {
    return null;
  }

  async localFile(key: string): Promise<string> {
    const path = this.#path(key);
    await access(path).catch(rethrow);
    return path;
  }

  async delete(key: string): Promise<void> {
    await unlink(this.#path(key)).catch(ifMissing(undefined));
  }

  async deletePrefix(folder: string): Promise<void> {
    await rm(this.#path(folder), { recursive: true, force: true });
  }

  async *list(folder: string | null): AsyncGenerator<Listed> {
    const below = folder === null ? this.#root : this.#path(folder);
    const entries = await opendir(below, { recursive: true }).catch(ifMissing(null));
    for await (const entry of entries ?? []) {
      if (entry.parentPath === this.#incoming) continue;
      const path = join(entry.parentPath, entry.name);
      const found = entry.isFile() ? await stat(path).catch(ifMissing(null)) : null;
      const key = relative(this.#root, path).replaceAll('\\', '/');
      if (found) yield { key, bytes: found.size, modified: found.mtime };
    }
  }

  async check(): Promise<void> {
    await access(this.#incoming, constants.W_OK);
  }

  #path(key: string): string {
    assertKey(key);
    return join(this.#root, key);
  }

  async #settle(draft: string, key: string): Promise<void> {
    const path = this.#path(key);
    await mkdir(dirname(path), { recursive: true });
    await rename(draft, path);
    // Windows cannot open a folder; there a new name reaches the disk a little later.
    if (process.platform !== 'win32') await sync(dirname(path));
  }
}

function ifMissing<T>(value: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value;
    throw error;
  };
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function sweep(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const draft = join(incoming, name);
    const found = await stat(draft).catch(ifMissing(null));
    if (found && Date.now() - found.mtimeMs > LEFT_OVER_MS) await rm(draft, { force: true });
  }
}
