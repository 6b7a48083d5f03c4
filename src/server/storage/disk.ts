import { randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { rethrow } from './errors.ts';
import { assertKey, metered, type Storage } from './store.ts';

/** No upload is silent for this long: an older draft was left by a process that died. */
const LEFT_OVER_MS = 24 * 3600 * 1000;

/** Files below `root`. Drafts are written to `root/.incoming`, on the same disk, and renamed when they are whole. */
export async function openDisk(root: string): Promise<Storage> {
  const incoming = join(root, '.incoming');
  await mkdir(incoming, { recursive: true });
  await sweep(incoming);

  const pathOf = (key: string) => {
    assertKey(key);
    return join(root, key);
  };

  async function settle(draft: string, key: string): Promise<void> {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    await rename(draft, path);
    await syncFolder(dirname(path));
  }

  async function put(...[key, source, limits]: Parameters<Storage['put']>): Promise<number> {
    pathOf(key);
    const draft = join(incoming, randomUUID());
    const count = metered(source, limits?.maxBytes);
    try {
      // flush: on the disk before it gets its name, so that a power cut leaves no empty file under a key.
      await pipeline(count.stream, count.meter, createWriteStream(draft, { flags: 'wx', flush: true }));
      await settle(draft, key);
      return count.bytes;
    } catch (error) {
      await rm(draft, { force: true });
      return rethrow(error);
    }
  }

  return {
    put,
    async putFile(key, path) {
      pathOf(key);
      try {
        const { size } = await stat(path);
        await sync(path);
        await settle(path, key);
        return size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') return rethrow(error);
        return put(key, createReadStream(path)); // Another disk.
      }
    },
    async size(key) {
      const found = await stat(pathOf(key)).catch(ifMissing(null));
      return found?.isFile() ? found.size : null;
    },
    async read(key, range) {
      const file = await open(pathOf(key)).catch(rethrow);
      return file.createReadStream(range);
    },
    async localFile(key) {
      await access(pathOf(key)).catch(rethrow);
      return pathOf(key);
    },
    async move(from, to) {
      await settle(pathOf(from), to).catch(rethrow);
    },
    async delete(key) {
      await unlink(pathOf(key)).catch(ifMissing(undefined));
    },
    async deletePrefix(folder) {
      await rm(pathOf(folder), { recursive: true, force: true });
    },
    check: () => access(incoming, constants.W_OK),
    close() {},
  };
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

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; there a new name is on the disk a little later.
  if (process.platform !== 'win32') await sync(path);
}

async function sweep(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const draft = join(incoming, name);
    const found = await stat(draft).catch(ifMissing(null));
    if (found && Date.now() - found.mtimeMs > LEFT_OVER_MS) await rm(draft, { force: true });
  }
}
