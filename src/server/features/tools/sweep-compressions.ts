import type { JobContext } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { removeOrphans } from '../../storage/orphans.ts';
import { FOLDER, removeFile } from './place.ts';
import { deleteOld, knownFiles } from './queries.ts';

/** Removes videos that are past their hour, and files left by a dead process. */
export async function sweepCompressions(
  services: Services,
  { signal, log }: Pick<JobContext, 'signal' | 'log'>,
): Promise<void> {
  const keys = await deleteOld(services.db);
  for (const key of keys) await removeFile(services, key);
  const known = (found: string[]) => knownFiles(services.db, found);
  const orphans = await removeOrphans(services.storage, FOLDER, known, signal);
  if (keys.length + orphans > 0) log.info({ videos: keys.length, files: orphans }, 'compressed videos removed');
}
