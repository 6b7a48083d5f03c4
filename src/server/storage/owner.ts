import { text } from 'node:stream/consumers';
import type { Tx } from '../db/client.ts';
import { backupStatus } from '../db/schema/backups.ts';
import { users } from '../db/schema/people.ts';
import { storedFiles } from '../db/schema/stored-files.ts';
import { StorageError } from './errors.ts';
import type { Store } from './store.ts';

/** The file by which a store says whose it is. */
export const OWNER_KEY = 'installation';
/** So many of the files that the database knows are looked for in a store that does not say whose it is. */
const LOOKED_FOR = 20;

/** The store has the files of another installation, or of nobody known: what this database does not know is no orphan. */
export class ForeignStore extends Error {
  override name = 'ForeignStore';

  constructor(mark: string | null, own: string) {
    super(`it has the files of ${mark === null ? 'somebody else' : `the installation ${mark}`}, and this is ${own}`);
  }
}

/**
 * Makes sure that the store is this installation's, before anything is put into it or removed from it. One that does
 * not say whose it is yet is marked if it is empty, if it has a file that the database knows, or if the database is
 * from before there was an account of its files.
 * @throws ForeignStore
 */
export async function claimStore(store: Store, db: Tx): Promise<void> {
  const installation = await installationOf(db);
  const mark = await readMark(store);
  if (mark === installation) return;
  if (mark !== null || !(await isOurs(store, db))) throw new ForeignStore(mark, installation);
  await markOwned(store, installation);
}

/** Says whose the store is. */
export async function markOwned(store: Pick<Store, 'put'>, installation: string): Promise<void> {
  await store.put(OWNER_KEY, Buffer.from(installation));
}

async function installationOf(db: Tx): Promise<string> {
  const [own] = await db.select({ installation: backupStatus.installation }).from(backupStatus);
  return own!.installation;
}

/** For whatever removes what no row refers to: a restore may have changed whose the database is. @throws ForeignStore */
export async function assertOwned(store: Pick<Store, 'read'>, db: Tx): Promise<void> {
  const installation = await installationOf(db);
  const mark = await readMark(store);
  if (mark !== installation) throw new ForeignStore(mark, installation);
}

async function readMark(store: Pick<Store, 'read'>): Promise<string | null> {
  try {
    return (await text(await store.read(OWNER_KEY))).trim();
  } catch (error) {
    if (error instanceof StorageError && error.code === 'missing') return null;
    throw error;
  }
}

async function isOurs(store: Store, db: Tx): Promise<boolean> {
  const known = await db.select({ key: storedFiles.file }).from(storedFiles).limit(LOOKED_FOR);
  for (const { key } of known) if ((await store.size(key)) !== null) return true;
  for await (const _ of store.list(null)) return known.length === 0 && (await db.$count(users)) > 0;
  return true;
}
