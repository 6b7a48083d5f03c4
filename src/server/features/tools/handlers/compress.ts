import { randomBytes } from 'node:crypto';
import { explained } from '../../../http/explained.ts';
import { lend } from '../../../media/box.ts';
import { compressVideo } from '../../../media/compress.ts';
import { scratchOf, toolsOf } from '../../../media/place.ts';
import { probe } from '../../../media/probe.ts';
import { MediaError } from '../../../media/run.ts';
import { withScratch } from '../../../media/scratch.ts';
import { createReporter } from '../../../queue/follow.ts';
import type { JobContext } from '../../../queue/job.ts';
import type { Services } from '../../../services.ts';
import { StorageError } from '../../../storage/index.ts';
import * as queries from '../queries.ts';
import { FOLDER, removeFile, topicOf } from './place.ts';

/**
 * Makes the small video of a compression and puts it in the place of the original. A second run, after a crash, makes it again.
 * @throws whatever is worth another try
 */
export async function compress(services: Services, id: string, { signal, log }: JobContext): Promise<void> {
  const row = await queries.findCompression(services.db, id);
  if (!row?.storageKey || row.status === 'done') return;
  const progress = createReporter(async (share) => {
    await queries.markCompressing(services.db, id, share);
    await services.progress.publish(topicOf(id), {});
  }, log);
  try {
    const result = await makeSmall(services, row, signal, progress.report);
    await progress.settle();
    await removeFile(services, await queries.markDone(services.db, id, result));
    await services.progress.publish(topicOf(id), {});
  } catch (error) {
    await progress.settle();
    if (signal.aborted) throw error;
    const reason = finalReason(error);
    if (reason === null) throw error;
    log.warn({ err: error, compression: id }, 'a video could not be compressed');
    await failCompression(services, id, reason);
  }
}

async function makeSmall(
  services: Services,
  { storageKey, targetBytes }: queries.CompressionRow,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) {
  const { storage } = services;
  const tools = toolsOf(services);
  return withScratch(scratchOf(services), async (folder) => {
    onProgress(0);
    const file = await lend(await storage.localFile(storageKey!, folder), folder);
    const facts = await probe(tools, file, { signal });
    const small = await compressVideo({ tools, file, facts, targetBytes, folder, signal, onProgress });
    const key = `${FOLDER}/${randomBytes(16).toString('hex')}.mp4`;
    await storage.putFile(key, small.path);
    return { storageKey: key, compressedBytes: small.bytes };
  });
}

/** Ends a compression that could not be made; the reason stays for its hour. */
export async function failCompression(
  services: Services,
  id: string,
  reason = 'The video could not be compressed. Export it as MP4 (H.264) and try that, or try again later.',
): Promise<void> {
  await removeFile(services, await queries.markFailed(services.db, id, reason));
  await services.progress.publish(topicOf(id), {});
}

/** What another try would only meet again, in words for people; null for what may pass. */
function finalReason(error: unknown): string | null {
  if (error instanceof MediaError && error.reason === 'refused') return error.message;
  if (error instanceof StorageError && error.code === 'full') return explained(error).message;
  if (error instanceof MediaError && ['timeout', 'limit', 'budget'].includes(error.reason)) {
    return 'The video takes longer to compress than we can give it. Cut it into shorter parts first.';
  }
  return null;
}
