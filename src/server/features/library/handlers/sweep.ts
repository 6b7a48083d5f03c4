import type { JobContext } from '../../../queue/job.ts';
import type { Services } from '../../../services.ts';
import { removeOrphans } from '../../../storage/orphans.ts';
import * as queries from '../queries.ts';
import { isWanted, lookAlone } from './check.ts';
import { FOLDERS, settle } from './intake.ts';
import { startIngest } from './turns.ts';

/**
 * Takes up what was forgotten: uploads that arrived whole while a process died, jobs that got lost. Removes what nobody comes back for: uploads that
 * stopped a day ago or came with a process that died, failures that people have had a day to read, files that nothing refers to.
 */
export async function sweepLibrary(services: Services, { signal, log }: JobContext): Promise<void> {
  const { db, storage } = services;
  for (const id of await queries.listStrays(db, 'whole')) {
    signal.throwIfAborted();
    const source = await queries.findSource(db, { id });
    // What its sender may no longer add is left to be removed with the abandoned ones.
    if (source && (await isWanted(services, source))) await lookAlone(services, id);
  }
  for (const id of await queries.listStrays(db, 'waiting')) {
    const source = await queries.findSource(db, { id });
    if (source) await startIngest(services, source);
  }
  let uploads = 0;
  for (const kind of ['lost', 'abandoned', 'told'] as const) {
    for (const id of await queries.listStrays(db, kind)) {
      if (await settle(services, id, await queries.deleteStray(db, id, kind))) uploads += 1;
    }
  }
  let files = 0;
  for (const folder of Object.values(FOLDERS)) {
    files += await removeOrphans(storage, folder, (keys) => queries.knownFiles(db, keys), signal);
  }
  log.info({ uploads, files }, 'abandoned uploads and files removed');
}
