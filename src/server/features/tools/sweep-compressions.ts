import type { JobContext } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { removeOrphans } from '../../storage/orphans.ts';
import { failWork } from '../../work/work.ts';
import { compressKind } from './kinds.ts';
import { compressionWork } from './make-small.ts';
import { FOLDER, removeFile } from './place.ts';
import { deleteOld, knownFiles, listOpen } from './queries.ts';

/** Removes videos that are past their hour, and files left by a dead process. Ends what no job will make. */
export async function sweepCompressions(
  services: Services,
  { signal, log }: Pick<JobContext, 'signal' | 'log'>,
): Promise<void> {
  for (const id of await listOpen(services.db)) {
    if ((await services.queue.stateOf(compressKind, id)) === null) await failWork(services, compressionWork, id);
  }
  const keys = await deleteOld(services.db);
  for (const key of keys) await removeFile(services, key);
  const known = (found: string[]) => knownFiles(services.db, found);
  const orphans = await removeOrphans(services, { folder: FOLDER, kind: 'compression' }, known, signal);
  if (keys.length + orphans > 0) log.info({ videos: keys.length, files: orphans }, 'compressed videos removed');
}
