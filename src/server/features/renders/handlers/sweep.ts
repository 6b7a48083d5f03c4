import { join } from 'node:path';
import { sweepScratch } from '../../../media/scratch.ts';
import type { JobContext } from '../../../queue/job.ts';
import type { Services } from '../../../services.ts';
import { deleteAbandonedFilms, deleteAbandonedOverlays } from '../queries.ts';

/** Rows go before files: a crash in between leaves a file that nobody finds, never an address without its file. */
export async function sweepRenders({ config, db, storage }: Services, { log }: Pick<JobContext, 'log'>): Promise<void> {
  const films = await deleteAbandonedFilms(db, config.renderKeepDays);
  const overlays = await deleteAbandonedOverlays(db, config.renderKeepDays);
  for (const { storageKey } of [...films, ...overlays]) if (storageKey) await storage.delete(storageKey);
  await sweepScratch(join(config.dataDir, 'scratch'));
  log.info({ films: films.length, overlays: overlays.length }, 'abandoned films and overlays removed');
}
