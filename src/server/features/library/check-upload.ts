import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findPerson } from '../../accounts/people.ts';
import { AppError } from '../../errors.ts';
import { explained } from '../../http/explained.ts';
import { scratchOf, toolsOf } from '../../media/tool/place.ts';
import { probe } from '../../media/tool/probe.ts';
import { MediaError } from '../../media/tool/run.ts';
import { withScratch } from '../../media/tool/scratch.ts';
import type { Services } from '../../services.ts';
import { inShare, toTheEnd } from '../../shares.ts';
import { rethrow } from '../../storage/errors.ts';
import * as arrival from './arrival-queries.ts';
import { checkCutList, factsOfCut, readCutList } from './cut-list.ts';
import { entryOf, fileOf, removeFiles, settle, uploadTopic } from './intake.ts';
import * as pieces from './piece-queries.ts';
import { librariesOf } from './places.ts';
import { mayComplete, whereMay } from './policy.ts';
import * as queries from './queries.ts';
import * as removal from './removal-queries.ts';
import { assertFits } from './room.ts';
import { underLease } from './states.ts';
import { startIngest } from './turns.ts';

/** What an upload became when it was checked; null: it was removed meanwhile. */
export type Checked = queries.Upload | null;

/**
 * Claims the check of an upload whose bytes have all arrived. It is claimed in SQL, so that it is made once, whoever
 * asks and however often: by the request that brought the last byte, and after a crash by the next request or the
 * sweep.
 * @returns a function that makes the check; null if there is nothing to check, or another process is at it
 */
export async function checkUpload(services: Services, id: string): Promise<(() => Promise<Checked>) | null> {
  const leaseId = randomUUID();
  const upload = await arrival.takeCheck(services.db, id, leaseId);
  if (!upload) return null;
  await keepWhereAllowed(services, upload);
  return async () => {
    try {
      await underLease(
        services.db,
        () => id,
        leaseId,
        () =>
          // Its sender may leave as soon as the last byte has arrived.
          toTheEnd(() =>
            inShare('long', () =>
              withScratch(scratchOf(services), async (folder) => {
                const path = join(folder, 'upload');
                const file = createWriteStream(path, { flags: 'wx', flush: true });
                await pipeline(Readable.from(readParts(services, upload)), file).catch(rethrow);
                await keep(services, upload, leaseId, path);
              }),
            ),
          ),
      );
    } catch (error) {
      const reason = refusalOf(error);
      if (reason === null) {
        await arrival.releaseCheck(services.db, id, leaseId);
        // Its parts are gone with it.
        if (await queries.findUpload(services.db, { id })) throw explained(error);
        return null;
      }
      await settle(services, id, await pieces.markRefused(services.db, id, leaseId, reason));
    }
    return queries.findUpload(services.db, { id });
  };
}

/** Makes a check that nobody waits for; a failure is logged, and another process checks later. */
export async function checkAlone(services: Services, id: string): Promise<void> {
  try {
    const check = await checkUpload(services, id);
    await check?.();
  } catch (err) {
    services.log.warn({ err, upload: id }, 'an upload could not be checked');
  }
}

/**
 * Whether the sender of an upload may still have it accepted. One signed for the universal library has no sender who
 * could lose that permission.
 */
export async function isWanted(services: Services, upload: queries.Upload): Promise<boolean> {
  if (upload.uploaderId === null) return upload.userId === null;
  return mayComplete(services, await findPerson(services.db, { id: upload.uploaderId }), upload);
}

/** Takes an upload out of the libraries that its sender may not add to any more, if others are left. */
async function keepWhereAllowed(services: Services, upload: queries.Upload): Promise<void> {
  const { db } = services;
  const all = await librariesOf(db, upload);
  const sender = upload.uploaderId && all.length > 1 ? await findPerson(db, { id: upload.uploaderId }) : null;
  if (!sender) return;
  const allowed = await whereMay(services, sender, 'complete', all);
  const lost = all.filter((library) => !allowed.includes(library));
  if (allowed.length > 0 && lost.length > 0) await removal.forgetPlaces(db, upload.id, lost);
}

/**
 * Checks a file that was posted in one piece, and keeps it. `path` is in a scratch folder and may be gone afterwards.
 * @throws AppError `unprocessable` with the reason, `payload_too_large`, `storage_full`, `not_found` if it was removed meanwhile
 */
export async function checkPosted(
  services: Services,
  upload: queries.Upload,
  leaseId: string,
  path: string,
): Promise<queries.Upload> {
  const { db } = services;
  if (!(await arrival.takePostedCheck(db, upload.id, leaseId))) throw givenUp();
  try {
    await toTheEnd(() => inShare('long', () => keep(services, upload, leaseId, path)));
  } catch (error) {
    throw explained(error);
  }
  const kept = await queries.findUpload(db, { id: upload.id });
  if (!kept || kept.status === 'checking') throw givenUp();
  return kept;
}

const givenUp = () => new AppError('not_found', 'This upload was canceled.');

/** Says what the file is, stores it, and starts the job that makes its pieces. */
async function keep(services: Services, upload: queries.Upload, leaseId: string, path: string): Promise<void> {
  const { db, storage, progress, log } = services;
  const { id } = upload;
  const said = await lookAt(services, upload, path);
  const storageKey = fileOf(id);
  await storage.putFile(storageKey, path, entryOf(upload.userId));
  const parts = await arrival.markStored(db, id, leaseId, { storageKey, ...said });
  if (parts === null) return removeFiles(services, [storageKey]);
  // The sweep resends a job that is lost here.
  await startIngest(services, upload).catch((err) => log.warn({ err, upload: id }, 'a job was not sent'));
  await removeFiles(
    services,
    parts.map(({ key }) => key),
  );
  await progress.publish(uploadTopic(id));
}

/** What the file is: a video, or a list of what is to be put together. */
async function lookAt(services: Services, upload: queries.Upload, path: string) {
  const list = await readCutList(path);
  if (list) {
    await checkCutList(services, upload, list, path, dirname(path));
    return factsOfCut(list);
  }
  const facts = await probe(toolsOf(services), path);
  const { container, duration, video } = facts;
  await assertFits(services, upload, facts, path);
  return { duration, lookedAt: { container, width: video.width, height: video.height, facts } };
}

/** Why a file cannot be used, in words for people; null for what is no fault of the file. */
function refusalOf(error: unknown): string | null {
  if (error instanceof AppError || (error instanceof MediaError && error.reason === 'refused')) return error.message;
  return null;
}

async function* readParts({ storage }: Services, upload: queries.Upload): AsyncGenerator<Uint8Array> {
  for (const { key } of upload.parts) yield* await storage.read(key);
}
