import type { JobContext } from '../../queue/job.ts';
import { KEPT } from '../../retention.ts';
import type { Services } from '../../services.ts';
import { accountsSince } from '../../storage/index.ts';
import { removeOrphans } from '../../storage/orphans.ts';
import * as arrival from './arrival-queries.ts';
import { checkAlone, isWanted } from './check-upload.ts';
import { FOLDERS, settle } from './intake.ts';
import * as queries from './queries.ts';
import * as removal from './removal-queries.ts';
import { startIngest } from './turns.ts';

/**
 * Resumes what was forgotten: uploads that arrived completely while a process died, jobs that got lost. Removes what is
 * abandoned: uploads that stopped a day ago or arrived at a process that died, failures that people have had a day to
 * read, unreferenced files.
 */
export async function sweepLibrary(services: Services, { signal, log }: JobContext): Promise<void> {
  const { db } = services;
  for (const id of await arrival.listStrays(db, 'whole')) {
    signal.throwIfAborted();
    const upload = await queries.findUpload(db, { id });
    // What its sender may no longer add is removed with the abandoned ones.
    if (upload && (await isWanted(services, upload))) await checkAlone(services, id);
  }
  for (const id of await arrival.listStrays(db, 'waiting')) {
    const upload = await queries.findUpload(db, { id });
    if (upload) await startIngest(services, upload);
  }
  let uploads = 0;
  for (const kind of ['lost', 'abandoned', 'told'] as const) {
    for (const id of await arrival.listStrays(db, kind)) {
      if (await settle(services, id, await removal.deleteStray(db, id, kind))) uploads += 1;
    }
  }
  let files = 0;
  const known = (keys: string[]) => queries.knownFiles(db, keys);
  for (const folder of [FOLDERS.uploads, FOLDERS.pieces]) {
    files += await removeOrphans(services, { folder, kind: 'library' }, known, signal);
  }
  const recent = (keys: string[]) => accountsSince(db, keys, KEPT.part);
  files += await removeOrphans(services, { folder: FOLDERS.parts, kind: 'part' }, recent, signal);
  log.info({ uploads, files }, 'abandoned uploads and files removed');
}
