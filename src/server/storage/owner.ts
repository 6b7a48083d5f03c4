import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { backupStatus } from '../db/schema/backups.ts';
import { users } from '../db/schema/people.ts';
import { storedFiles } from '../db/schema/stored-files.ts';
import { StorageError } from './errors.ts';
import type { Storage, Store } from './store.ts';

/** The file by which a store says whose it is. */
export const OWNER_KEY = 'installation';
/** So many of the files that the database knows are looked for in a store that does not say whose it is. */
const LOOKED_FOR = 20;

/** The store has the files of another installation, or of nobody known: what this database does not know is no orphan. */
export class ForeignStore extends Error {
  override name = 'ForeignStore';
}

type Place = { storage: Pick<Storage, 'read' | 'size' | 'put' | 'list'>; db: Tx };

/**
 * Makes sure that what is in the store is this installation's, before anything there is removed because no row refers to it. A store that does not say so
 * yet is marked if it is empty, if it has a file that the database knows, or if it is from before there was an account of its files.
 * @param folder what would be looked through
 * @throws ForeignStore
 */
export async function assertOwned({ storage, db }: Place, folder: string): Promise<void> {
  const [own] = await db.select({ id: backupStatus.installation }).from(backupStatus);
  const marked = await readMark(storage);
  if (marked === own!.id) return;
  if (marked !== null || !(await isOurs({ storage, db }, folder)))
    throw new ForeignStore(
      `The store has files of ${marked === null ? 'somebody else' : `the installation ${marked}`}, and this is ${own!.id}: nothing there is removed. Give each installation a DATA_DIR or a bucket of its own.`,
    );
  await storage.put(OWNER_KEY, Buffer.from(own!.id), { account: 'program', kind: 'library' });
}

async function readMark(storage: Pick<Store, 'read'>): Promise<string | null> {
  try {
    return (await text(await storage.read(OWNER_KEY))).trim();
  } catch (error) {
    if (error instanceof StorageError && error.code === 'missing') return null;
    throw error;
  }
}

async function isOurs({ storage, db }: Place, folder: string): Promise<boolean> {
  const known = await db
    .select({ key: storedFiles.file })
    .from(storedFiles)
    .where(eq(sql`starts_with(${storedFiles.file}, ${`${folder}/`})`, true))
    .limit(LOOKED_FOR);
  for (const { key } of known) if ((await storage.size(key)) !== null) return true;
  let isEmpty = true;
  for await (const _ of storage.list(folder)) {
    isEmpty = false;
    break;
  }
  return isEmpty || (known.length === 0 && (await db.$count(users)) > 0);
}
