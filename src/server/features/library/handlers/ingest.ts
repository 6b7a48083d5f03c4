import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { PIECE_SECONDS, SHORTEST_LAST_PIECE } from '../../../../contract/library.ts';
import { AppError } from '../../../http/errors.ts';
import { explained } from '../../../http/explained.ts';
import { lend } from '../../../media/box.ts';
import { type MadePiece, normalise } from '../../../media/normalise.ts';
import { scratchOf, toolsOf } from '../../../media/place.ts';
import { probe, type SourceFacts } from '../../../media/probe.ts';
import { MediaError } from '../../../media/run.ts';
import { withScratch } from '../../../media/scratch.ts';
import { createReporter } from '../../../queue/follow.ts';
import type { JobContext } from '../../../queue/job.ts';
import type { Services } from '../../../services.ts';
import { StorageError } from '../../../storage/index.ts';
import * as queries from '../queries.ts';
import { FOLDERS, removeFiles, sourceTopic } from './intake.ts';

const FAILED =
  'The clips could not be made. Export the video as MP4 (H.264) in 1080p and upload that, or try again later.';

/**
 * Makes the pieces of an upload and adds each to the library as soon as it is whole. A second run, after a crash or beside another one, makes the
 * same pieces again and keeps those that are there: what somebody has chosen meanwhile stays.
 * @throws whatever is worth another try
 */
export async function ingest(services: Services, id: string, context: JobContext): Promise<void> {
  const { db, log } = services;
  const source = await queries.findSource(db, { id });
  if (!source?.storageKey) return;
  try {
    await makePieces(services, source, context);
    await removeFiles(services, await queries.markReady(db, id));
    await services.progress.publish(sourceTopic(id), {});
  } catch (error) {
    if (context.signal.aborted) throw error;
    const reason = finalReason(error);
    if (reason === null) throw error;
    log.warn({ err: error, source: id }, 'an upload could not be used');
    await failIngest(services, id, reason);
  }
}

/** Ends an upload that could not be used; the reason stays for people to read. */
export async function failIngest(services: Services, id: string, reason = FAILED): Promise<void> {
  await removeFiles(services, await queries.markFailed(services.db, id, reason));
  await services.progress.publish(sourceTopic(id), {});
}

/** What another try would only meet again, in words for people; null for what may pass. */
function finalReason(error: unknown): string | null {
  if (error instanceof AppError || (error instanceof MediaError && error.reason === 'refused')) return error.message;
  if (!(error instanceof StorageError)) return null;
  return error.code === 'full' ? explained(error).message : FAILED;
}

async function makePieces(services: Services, source: queries.Source, { signal, log }: JobContext): Promise<void> {
  const { db, progress, storage } = services;
  const { id } = source;
  await queries.markBegun(db, id);
  await progress.publish(sourceTopic(id), {});
  const reporter = createReporter(async (share) => {
    await queries.markProgress(db, id, share);
    await progress.publish(sourceTopic(id), {});
  }, log);
  try {
    await withScratch(scratchOf(services), async (folder) => {
      const file = await lend(await storage.localFile(source.storageKey!, folder), folder);
      const facts = await probe(toolsOf(services), file, { signal });
      const onPiece = (piece: MadePiece) => addPiece(services, source, facts, piece);
      await normalise({ tools: toolsOf(services), file, facts, folder, signal, onProgress: reporter.report, onPiece });
    });
  } finally {
    await reporter.settle();
  }
}

/** Stores a piece's files under names of this try and makes it known; where it is known already, the files are dropped. */
async function addPiece(
  services: Services,
  source: queries.Source,
  facts: SourceFacts,
  piece: MadePiece,
): Promise<void> {
  const { db, storage, config, progress } = services;
  const name = randomBytes(16).toString('hex');
  const key = (ending: string) => `${FOLDERS.pieces}/${source.id}/${name}${ending}`;
  const keys = { storageKey: key('.mp4'), posterKey: key('.jpg'), previewKey: key('.small.mp4') };
  const files = [keys.storageKey, keys.posterKey, keys.previewKey];
  let added = false;
  try {
    const paths = [piece.file, piece.poster, piece.preview];
    const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
    for (const [i, path] of paths.entries()) await storage.putFile(files[i]!, path);
    const { duration, hasAudio, index: pieceIndex } = piece;
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const numbered = pieceIndex > 0 || facts.duration >= PIECE_SECONDS + SHORTEST_LAST_PIECE;
    const row = { ...keys, sourceId: source.id, pieceIndex, name, numbered, duration, hasAudio, bytes };
    added = await queries.insertPiece(db, row, config.personalQuotaBytes);
  } finally {
    if (!added) await removeFiles(services, files);
  }
  await progress.publish(sourceTopic(source.id), {});
}
