import type { KeptKind } from '../../contract/space.ts';
import type { Database } from '../db/client.ts';
import { KEPT, msOf } from '../retention.ts';
import { type Found, reconcile, strike, untouched } from './account.ts';
import { assertOwned } from './owner.ts';
import type { Account, Storage } from './store.ts';

/** A file gets its row soon after it is stored: younger files are left alone. */
const YOUNG_MS = msOf(KEPT.strayFile);
const AT_ONCE = 500;

type Place = { storage: Pick<Storage, 'list' | 'delete' | 'size' | 'read'>; db: Database };

/**
 * Removes unreferenced files below `folder`: a process died between storing them and writing their row, or after it
 * removed the row. One is removed once two sweeps have found it so: after an outage of the database its row may be
 * about to be written. Holds the account of bytes equal to the store.
 * @param known those of the keys that something refers to, with whose account they are on
 * @returns how many were removed
 * @throws ForeignStore if it is the store of another installation
 */
export async function removeOrphans(
  { storage, db }: Place,
  { folder, kind }: { folder: string; kind: KeptKind },
  known: (keys: string[]) => Promise<ReadonlyMap<string, Account>>,
  signal: AbortSignal,
): Promise<number> {
  await assertOwned(storage, db);
  const missing = new Set(await untouched(db, folder));
  let removed = 0;
  let batch: Omit<Found, 'account'>[] = [];
  const check = async () => {
    const accounts = await known(batch.map(({ key }) => key));
    const found = batch.map((each) => ({ ...each, account: accounts.get(each.key) ?? null }));
    const orphans = await reconcile(db, kind, found);
    for (const key of orphans) await storage.delete(key);
    removed += orphans.length;
    batch = [];
  };
  for await (const listed of storage.list(folder)) {
    signal.throwIfAborted();
    missing.delete(listed.key);
    if (Date.now() - listed.modified.getTime() < YOUNG_MS) continue;
    batch.push(listed);
    if (batch.length === AT_ONCE) await check();
  }
  await check();
  for (const key of missing) if ((await storage.size(key)) === null) await strike(db, [key]);
  return removed;
}
