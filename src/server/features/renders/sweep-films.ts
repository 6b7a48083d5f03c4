import { join } from 'node:path';
import { sweepScratch } from '../../media/tool/scratch.ts';
import type { JobContext } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { removeOrphans } from '../../storage/orphans.ts';
import { knownLogos, LOGO_FOLDER } from '../brand/actions.ts';
import { knownTracks, MUSIC_FOLDER } from '../music/actions.ts';
import { awaitedLogos, awaitedTracks } from './logo-queries.ts';
import { deleteAbandonedFilms, deleteAbandonedOverlays, deleteOldWishes, knownFiles } from './sweep-queries.ts';

/** Where films and overlays are in the store. */
const FOLDERS = [
  { folder: 'films', kind: 'film' },
  { folder: 'overlays', kind: 'frame' },
] as const;

/** Rows go before files: a crash in between leaves a file that the next day's sweep finds, never a URL without its file. */
export async function sweepRenders(
  services: Services,
  { log, signal }: Pick<JobContext, 'log' | 'signal'>,
): Promise<void> {
  const { config, db, storage } = services;
  await deleteOldWishes(db);
  const films = await deleteAbandonedFilms(db, config.renderKeepDays);
  const overlays = await deleteAbandonedOverlays(db, config.renderKeepDays);
  const unused = [
    ...films.flatMap(({ storageKey, coverKey }) => [storageKey, coverKey]),
    ...overlays.map((each) => each.storageKey),
  ];
  for (const key of unused) if (key) await storage.delete(key);
  let files = 0;
  for (const each of FOLDERS) files += await removeOrphans(services, each, (keys) => knownFiles(db, keys), signal);
  const logos = async (keys: string[]) => new Map([...(await awaitedLogos(db, keys)), ...(await knownLogos(db, keys))]);
  files += await removeOrphans(services, { folder: LOGO_FOLDER, kind: 'logo' }, logos, signal);
  const tracks = async (keys: string[]) =>
    new Map([...(await awaitedTracks(db, keys)), ...(await knownTracks(db, keys))]);
  files += await removeOrphans(services, { folder: MUSIC_FOLDER, kind: 'music' }, tracks, signal);
  await sweepScratch(join(config.dataDir, 'scratch'));
  log.info({ films: films.length, overlays: overlays.length, files }, 'abandoned films, overlays and files removed');
}
