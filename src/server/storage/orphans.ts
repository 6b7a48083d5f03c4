import { KEPT, msOf } from '../retention.ts';
import type { Storage } from './store.ts';

/** A file gets its row soon after it is stored: younger files are left alone. */
const YOUNG_MS = msOf(KEPT.strayFile);
const AT_ONCE = 500;

/**
 * Removes unreferenced files below `folder` that are old enough: a process died between storing them and writing their row.
 * @param known those of the keys that something refers to
 * @returns how many were removed
 */
export async function removeOrphans(
  storage: Pick<Storage, 'list' | 'delete'>,
  folder: string,
  known: (keys: string[]) => Promise<ReadonlySet<string>>,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const check = async () => {
    const kept = await known(batch);
    const orphans = batch.filter((key) => !kept.has(key));
    for (const key of orphans) await storage.delete(key);
    removed += orphans.length;
    batch = [];
  };
  for await (const { key, modified } of storage.list(folder)) {
    signal.throwIfAborted();
    if (Date.now() - modified.getTime() < YOUNG_MS) continue;
    batch.push(key);
    if (batch.length === AT_ONCE) await check();
  }
  await check();
  return removed;
}
