import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { PIECE_SECONDS, SHORTEST_LAST_PIECE } from '../../../contract/library.ts';
import { AppError } from '../../errors.ts';
import { explained } from '../../http/explained.ts';
import { type MadePiece, normalise } from '../../media/ingest/normalise.ts';
import type { FileFacts } from '../../media/tool/facts.ts';
import { toolsOf } from '../../media/tool/place.ts';
import { probe } from '../../media/tool/probe.ts';
import { MediaError } from '../../media/tool/run.ts';
import { lend } from '../../media/tool/sandbox.ts';
import { isOutage, throughOutage } from '../../outage.ts';
import { randomName } from '../../random-name.ts';
import type { Services } from '../../services.ts';
import { StorageError } from '../../storage/index.ts';
import type { Work } from '../../work/work.ts';
import { makeCut, readCutList } from './cut-list.ts';
import { entryOf, FOLDERS, removeFiles, uploadTopic } from './intake.ts';
import * as pieces from './piece-queries.ts';
import * as queries from './queries.ts';

/** For how long there may be no room before an upload is given up. */
const FULL = { tries: 11, pauseMs: 2_000 };
const FAILED =
  'The clips could not be made. Export the video as MP4 (H.264) in 1080p and upload that, or try again later.';

/**
 * The pieces of an upload; each is added to the library as soon as it is whole. A second run, after a crash or beside
 * another one, makes the same pieces again and keeps those that are there: what somebody has chosen meanwhile stays.
 */
export const ingestWork: Work<queries.Upload, void> = {
  name: 'upload',
  topic: uploadTopic,
  async find({ db }, id, signal) {
    const upload = await throughOutage(() => queries.findUpload(db, { id }), signal);
    return upload?.storageKey ? upload : null;
  },
  async make(services, upload, { folder, signal, report: onProgress }) {
    const { db, progress, storage } = services;
    await throughOutage(() => pieces.markBegun(db, upload.id), signal);
    await throughOutage(() => progress.publish(uploadTopic(upload.id)), signal);
    const tools = toolsOf(services);
    const fetched = await throughOutage(() => storage.localFile(upload.storageKey!, folder), signal);
    const list = await readCutList(fetched);
    // Of a list, putting it together is the first half of the work.
    const [first, second] = list ? [half(onProgress, 0), half(onProgress, 0.5)] : [onProgress, onProgress];
    const file = list
      ? await makeCut(services, upload, list, fetched, { folder, signal, report: first })
      : await lend(fetched, folder);
    const kept = upload.lookedAt?.facts;
    // A version of the program before this one did not note as much.
    const facts = kept?.pictureSeconds === undefined ? await probe(tools, file, { signal }) : kept;
    const onPiece = (piece: MadePiece) => addPiece(services, upload, facts, piece, signal);
    await normalise({ tools, file, facts, folder, signal, onProgress: second, onPiece });
  },
  noteProgress: ({ db }, id, share) => pieces.markProgress(db, id, share),
  settle: async (services, id, _made, signal) =>
    removeFiles(services, await throughOutage(() => pieces.markReady(services.db, id), signal)),
  finalReason(error) {
    if (error instanceof AppError || (error instanceof MediaError && error.reason === 'refused')) return error.message;
    if (!(error instanceof StorageError)) return null;
    return error.code === 'full' ? explained(error).message : FAILED;
  },
  noteFailure: async (services, id, reason) => removeFiles(services, await pieces.markFailed(services.db, id, reason)),
  failed: FAILED,
  logFailure: (log, err, upload) => log.warn({ err, upload }, 'an upload could not be used'),
};

const half = (report: (share: number) => void, from: number) => (share: number) => report(from + share / 2);

/** Runs `store`, and again for a while where there is no room: the upload was accepted, and what is made is worth waiting for. */
async function throughFull(store: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return void (await store());
    } catch (error) {
      const isFull = error instanceof StorageError && error.code === 'full';
      if (!isFull || tries === FULL.tries || signal.aborted) throw error;
      await sleep(FULL.pauseMs, undefined, { signal }).catch(() => {});
    }
  }
}

/**
 * Stores a piece's files under names of this attempt and registers it; if it is registered already, the files are
 * dropped. What was made is kept through an outage rather than made again. Where nobody knows whether it was
 * registered, the files stay: the sweep removes what no row names.
 */
async function addPiece(
  services: Services,
  upload: queries.Upload,
  facts: FileFacts,
  piece: MadePiece,
  signal: AbortSignal,
): Promise<void> {
  const { db, storage, config, progress } = services;
  const name = randomName();
  const key = (ending: string) => `${FOLDERS.pieces}/${upload.id}/${name}${ending}`;
  const keys = { storageKey: key('.mp4'), posterKey: key('.jpg'), previewKey: key('.small.mp4') };
  const files = [keys.storageKey, keys.posterKey, keys.previewKey];
  const paths = [piece.file, piece.poster, piece.preview];
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  const { duration, hasAudio, loudness, survey, index: pieceIndex } = piece;
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const numbered = pieceIndex > 0 || facts.duration >= PIECE_SECONDS + SHORTEST_LAST_PIECE;
  const row = { ...keys, uploadId: upload.id, pieceIndex, name, numbered, duration, hasAudio, loudness, survey, bytes };
  // It may have been given to somebody else while its pieces are made: where they are is put right when they get their row.
  const entry = entryOf(upload.userId);
  try {
    for (const [i, path] of paths.entries()) {
      await throughFull(() => throughOutage(() => storage.putFile(files[i]!, path, entry), signal), signal);
    }
    const added = await throughOutage(() => pieces.insertPiece(db, row, config.personalQuotaBytes), signal);
    if (!added) await removeFiles(services, files);
  } catch (error) {
    if (!isOutage(error)) await removeFiles(services, files);
    throw error;
  }
  await throughOutage(() => progress.publish(uploadTopic(upload.id)), signal);
}
