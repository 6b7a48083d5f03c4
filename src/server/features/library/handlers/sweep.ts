import type { JobContext } from '../../../queue/job.ts';
import type { Services } from '../../../services.ts';
import { removeOrphans } from '../../../storage/orphans.ts';
import { ingestJob } from '../jobs.ts';
import * as queries from '../queries.ts';
import { discard, FOLDERS } from './intake.ts';
import { completeParts } from './parts.ts';

/**
 * Takes up what was forgotten: uploads that arrived whole while a process died, jobs that got lost. Removes what nobody comes back for: uploads that
 * stopped a day ago, failures that people have had a day to read, files that nothing refers to.
 */
export async function sweepLibrary(services: Services, { signal, log }: JobContext): Promise<void> {
  const { db, queue, storage } = services;
  for (const id of await queries.listStrays(db, 'whole')) {
    const source = await queries.findSource(db, { id });
    if (source)
      await completeParts(services, source).catch((err) => log.warn({ err, source: id }, 'upload not taken in'));
  }
  for (const id of await queries.listStrays(db, 'waiting')) await queue.send(ingestJob, { id }, { key: id });
  const gone = [...(await queries.listStrays(db, 'abandoned')), ...(await queries.listStrays(db, 'told'))];
  for (const id of gone) await discard(services, id);
  let orphans = 0;
  for (const folder of Object.values(FOLDERS)) {
    orphans += await removeOrphans(storage, folder, (keys) => queries.knownFiles(db, keys), signal);
  }
  log.info({ uploads: gone.length, files: orphans }, 'abandoned uploads and files removed');
}
