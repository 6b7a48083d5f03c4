import { AppError } from '../../errors.ts';
import { explained } from '../../http/explained.ts';
import { compressVideo } from '../../media/compress/compress.ts';
import { toolsOf } from '../../media/tool/place.ts';
import { probe } from '../../media/tool/probe.ts';
import { SOUND_LOST } from '../../media/tool/refusal.ts';
import { MediaError } from '../../media/tool/run.ts';
import { lend } from '../../media/tool/sandbox.ts';
import { throughOutage } from '../../outage.ts';
import { randomName } from '../../random-name.ts';
import { StorageError } from '../../storage/index.ts';
import type { Work } from '../../work/work.ts';
import { entryOf, FOLDER, removeFile, topicOf } from './place.ts';
import * as queries from './queries.ts';

/** The small video of a compression, which takes the place of the original. */
export const compressionWork: Work<queries.CompressionRow, queries.MadeSmall> = {
  name: 'compression',
  topic: topicOf,
  async find({ db }, id, signal) {
    const row = await throughOutage(() => queries.findCompression(db, id), signal);
    return row?.storageKey && row.status !== 'done' ? row : null;
  },
  async make(services, { userId, storageKey, targetBytes }, { folder, signal, report }) {
    const { storage } = services;
    const tools = toolsOf(services);
    report(0);
    const fetched = await throughOutage(() => storage.localFile(storageKey!, folder), signal);
    const file = await lend(fetched, folder);
    const facts = await probe(tools, file, { signal });
    const small = await compressVideo({ tools, file, facts, targetBytes, folder, signal, onProgress: report });
    const key = `${FOLDER}/${randomName()}.mp4`;
    const entry = { ...entryOf(userId), insteadOf: storageKey! };
    await throughOutage(() => storage.putFile(key, small.path, entry), signal);
    return { storageKey: key, compressedBytes: small.bytes, reason: facts.isSoundLost ? SOUND_LOST : null };
  },
  noteProgress: ({ db }, id, share) => queries.markCompressing(db, id, share),
  settle: async (services, id, result) => removeFile(services, await queries.markDone(services.db, id, result)),
  finalReason(error) {
    if (error instanceof AppError || (error instanceof MediaError && error.reason === 'refused')) return error.message;
    if (error instanceof StorageError && error.code === 'full') return explained(error).message;
    if (error instanceof MediaError && ['timeout', 'limit', 'budget'].includes(error.reason)) {
      return 'The video takes longer to compress than we can give it. Cut it into shorter parts first.';
    }
    return null;
  },
  noteFailure: async (services, id, reason) => removeFile(services, await queries.markFailed(services.db, id, reason)),
  failed: 'The video could not be compressed. Export it as MP4 (H.264) and try that, or try again later.',
  logFailure: (log, err, compression) => log.warn({ err, compression }, 'a video could not be compressed'),
};
