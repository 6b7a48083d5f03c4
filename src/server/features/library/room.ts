import { formatBytes } from '../../../contract/bytes.ts';
import { PIECE_SECONDS, SHORTEST_LAST_PIECE } from '../../../contract/library.ts';
import { AppError } from '../../errors.ts';
import { leastBytesPerSecond, MOST_BYTES_PER_SECOND } from '../../media/ingest/estimate.ts';
import type { FileFacts } from '../../media/tool/facts.ts';
import { scratchOf, toolsOf } from '../../media/tool/place.ts';
import { withScratch } from '../../media/tool/scratch.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

/**
 * Makes sure that the pieces of an upload can fit into its library, before the work of making them. If in doubt they
 * can: the count when a piece is added decides.
 * @throws AppError `payload_too_large`, with the numbers
 */
export async function assertFits(
  services: Services,
  { id, userId }: queries.Upload,
  facts: FileFacts,
  path: string,
): Promise<void> {
  const { db, config, log } = services;
  const { duration } = facts;
  if (userId === null) return;
  const limit = config.personalQuotaBytes;
  const [used, upload] = await Promise.all([queries.usedBytes(db, userId), queries.findUpload(db, { id })]);
  // The pieces replace what is reserved for the upload itself.
  const room = Math.max(0, limit - used + (upload?.reserved ?? 0));
  const seconds = secondsOfPieces(duration);
  if (seconds * MOST_BYTES_PER_SECOND <= room) return;
  const least = await withScratch(scratchOf(services), (folder) =>
    leastBytesPerSecond(toolsOf(services), path, facts, folder),
  ).catch((err) => {
    log.warn({ err, upload: id }, 'an upload could not be estimated');
    return 0;
  });
  if (seconds * least <= room) return;
  const [need, free, most] = [seconds * least, room, limit].map((bytes) => formatBytes(Math.round(bytes)));
  throw new AppError(
    'payload_too_large',
    `There is no room for this video’s clips: they would take at least ${need}, and ${free} of the library’s ${most} are free. Delete clips that are no longer needed, or upload a shorter video.`,
  );
}

/** A last piece that is too short is left out, unless it is the only one. */
function secondsOfPieces(duration: number): number {
  const rest = duration % PIECE_SECONDS;
  return duration > PIECE_SECONDS && rest < SHORTEST_LAST_PIECE ? duration - rest : duration;
}
