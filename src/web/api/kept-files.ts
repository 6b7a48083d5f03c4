/**
 * What this browser keeps of a person's that is too large for `storage.ts`, files above all, by the person's id and a name. The browser
 * may forbid it or have no space left: what could not be kept is said, and is not there next time.
 */

/** The database. A sign-out empties it (`auth/session.ts`). */
export const KEPT_FILES = 'spinreel-files';
const STORE = 'kept';

/** Everything of a person's, by its name. @throws DOMException if the browser denies access */
export async function readFiles(owner: string): Promise<Map<string, unknown>> {
  return withStore('readonly', async (store) => {
    const [keys, values] = await Promise.all([
      answered(store.getAllKeys(of(owner))),
      answered(store.getAll(of(owner))),
    ]);
    return new Map(keys.map((key, i) => [(key as [string, string])[1], values[i] as unknown]));
  });
}

/**
 * Keeps exactly these of a person's, all or nothing: `fresh` under their names, and of what is there already what `stays` names.
 * What other people had kept in this browser goes.
 * @param signal aborted: nothing is kept any more, not even what is being kept
 * @throws DOMException if the browser denies access or has no space left
 */
export async function keepFiles(
  owner: string,
  fresh: ReadonlyMap<string, unknown>,
  stays: (name: string) => boolean,
  signal: AbortSignal,
): Promise<void> {
  await withStore('readwrite', async (store) => {
    signal.throwIfAborted();
    for (const key of (await answered(store.getAllKeys())) as [string, string][])
      if (key[0] !== owner || !(fresh.has(key[1]) || stays(key[1]))) store.delete(key);
    for (const [name, value] of fresh) store.put(value, [owner, name]);
  });
}

/** All keys that begin with that id. */
const of = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

/** @returns what `use` does, once it is on the disk */
async function withStore<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(KEPT_FILES, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answered(opening);
  try {
    const work = database.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      work.oncomplete = () => resolve();
      work.onabort = () => reject(work.error ?? new Error('not kept'));
    });
    // Both may fail of the same.
    const [result] = await Promise.all([use(work.objectStore(STORE)), done]);
    return result;
  } finally {
    database.close();
  }
}

/** What the database answers. @throws DOMException */
export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
