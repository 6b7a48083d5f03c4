import type { JobContext } from '../../../queue/job.ts';
import type { Services } from '../../../services.ts';
import { ingestJob } from '../jobs.ts';
import * as queries from '../queries.ts';
import { discard, FOLDERS, removeFiles } from './intake.ts';
import { completeParts } from './parts.ts';

/** Files get their rows soon after they are stored: younger ones are left alone. */
const YOUNG_MS = 24 * 3600 * 1000;
const AT_ONCE = 500;

/**
 * Takes up what was forgotten: uploads that arrived whole while a process died, jobs that got lost. Removes what nobody comes back for: uploads that
 * stopped a day ago, failures that people have had a day to read, files that nothing refers to.
 */
export async function sweepLibrary(services: Services, { signal, log }: JobContext): Promise<void> {
  const { db, queue } = services;
  for (const id of await queries.listStrays(db, 'whole')) {
    const source = await queries.findSource(db, { id });
    if (source)
      await completeParts(services, source).catch((err) => log.warn({ err, source: id }, 'upload not taken in'));
  }
  for (const id of await queries.listStrays(db, 'waiting')) await queue.send(ingestJob, { id }, { key: id });
  const gone = [...(await queries.listStrays(db, 'abandoned')), ...(await queries.listStrays(db, 'told'))];
  for (const id of gone) await discard(services, id);
  let orphans = 0;
  for (const folder of Object.values(FOLDERS)) orphans += await removeOrphans(services, folder, signal);
  log.info({ uploads: gone.length, files: orphans }, 'abandoned uploads and files removed');
}

async function removeOrphans(services: Services, folder: string, signal: AbortSignal): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const check = async () => {
    const known = await queries.knownFiles(services.db, batch);
    const orphans = batch.filter((key) => !known.has(key));
    await removeFiles(services, orphans);
    removed += orphans.length;
    batch = [];
  };
  for await (const { key, modified } of services.storage.list(folder)) {
    signal.throwIfAborted();
    if (Date.now() - modified.getTime() < YOUNG_MS) continue;
    batch.push(key);
    if (batch.length === AT_ONCE) await check();
  }
  await check();
  return removed;
}
