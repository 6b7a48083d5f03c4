import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findPerson } from '../../../db/people.ts';
import { AppError } from '../../../http/errors.ts';
import { explained } from '../../../http/explained.ts';
import { inTurn } from '../../../media/look.ts';
import { scratchOf, toolsOf } from '../../../media/place.ts';
import { probe } from '../../../media/probe.ts';
import { MediaError } from '../../../media/run.ts';
import { withScratch } from '../../../media/scratch.ts';
import type { Services } from '../../../services.ts';
import { rethrow } from '../../../storage/errors.ts';
import { mayComplete } from '../policy.ts';
import * as queries from '../queries.ts';
import { fileOf, removeFiles, settle, sourceTopic } from './intake.ts';
import { assertFits } from './room.ts';
import { underLease } from './states.ts';
import { startIngest } from './turns.ts';

/** What an upload became when it was looked at; null: it was removed meanwhile. */
export type Looked = queries.Source | null;

/**
 * Takes the look at an upload whose bytes have all arrived. It is taken in SQL, so that it is made once, whoever asks and however often: by the
 * request that brought the last byte, and after a crash by the next request or the sweep.
 * @returns what makes the look; null if there is nothing to look at, or somebody is at it
 */
export async function takeLook(services: Services, id: string): Promise<(() => Promise<Looked>) | null> {
  const leaseId = randomUUID();
  const source = await queries.takeCheck(services.db, id, leaseId);
  if (!source) return null;
  return async () => {
    try {
      await underLease(
        services.db,
        () => id,
        leaseId,
        () =>
          inTurn(() =>
            withScratch(scratchOf(services), async (folder) => {
              const path = join(folder, 'upload');
              const file = createWriteStream(path, { flags: 'wx', flush: true });
              await pipeline(Readable.from(readParts(services, source)), file).catch(rethrow);
              await keep(services, source, leaseId, path);
            }),
          ),
      );
    } catch (error) {
      const reason = refusalOf(error);
      if (reason === null) {
        await queries.releaseCheck(services.db, id, leaseId);
        // Its parts are gone with it.
        if (await queries.findSource(services.db, { id })) throw explained(error);
        return null;
      }
      await settle(services, id, await queries.markRefused(services.db, id, leaseId, reason));
    }
    return queries.findSource(services.db, { id });
  };
}

/** Makes a look for which nobody waits; what fails is logged, and somebody else makes it later. */
export async function lookAlone(services: Services, id: string): Promise<void> {
  try {
    const look = await takeLook(services, id);
    await look?.();
  } catch (err) {
    services.log.warn({ err, source: id }, 'an upload could not be looked at');
  }
}

/** Whether whoever sent an upload may have it taken in still. What was signed for everybody's library has no sender who could lose that. */
export async function isWanted(services: Services, source: queries.Source): Promise<boolean> {
  if (source.uploaderId === null) return source.userId === null;
  return mayComplete(services, await findPerson(services.db, { id: source.uploaderId }), source);
}

/**
 * Looks at a file that was posted in one piece, and keeps it. `path` lies in a scratch folder and may be gone afterwards.
 * @throws AppError `unprocessable` with the reason, `payload_too_large`, `storage_full`, `not_found` if it was removed meanwhile
 */
export async function lookAtPosted(
  services: Services,
  source: queries.Source,
  leaseId: string,
  path: string,
): Promise<queries.Source> {
  const { db } = services;
  if (!(await queries.takePostedCheck(db, source.id, leaseId))) throw givenUp();
  try {
    await inTurn(() => keep(services, source, leaseId, path));
  } catch (error) {
    throw explained(error);
  }
  const kept = await queries.findSource(db, { id: source.id });
  if (!kept || kept.status === 'checking') throw givenUp();
  return kept;
}

const givenUp = () => new AppError('not_found', 'This upload was given up.');

/** Says what the file is, stores it, and starts the job that makes its pieces. */
async function keep(services: Services, source: queries.Source, leaseId: string, path: string): Promise<void> {
  const { db, storage, progress, log } = services;
  const { id } = source;
  const facts = await probe(toolsOf(services), path);
  const { container, duration, video } = facts;
  await assertFits(services, source, facts, path);
  const storageKey = fileOf(id);
  await storage.putFile(storageKey, path);
  const lookedAt = { container, width: video.width, height: video.height };
  const parts = await queries.markStored(db, id, leaseId, { storageKey, duration, lookedAt });
  if (parts === null) return removeFiles(services, [storageKey]);
  // The sweep sends what is lost here.
  await startIngest(services, source).catch((err) => log.warn({ err, source: id }, 'a job was not sent'));
  await removeFiles(
    services,
    parts.map(({ key }) => key),
  );
  await progress.publish(sourceTopic(id), {});
}

/** Why a file cannot be used, in words for people; null for what is no fault of the file. */
function refusalOf(error: unknown): string | null {
  if (error instanceof AppError || (error instanceof MediaError && error.reason === 'refused')) return error.message;
  return null;
}

async function* readParts({ storage }: Services, source: queries.Source): AsyncGenerator<Uint8Array> {
  for (const { key } of source.parts) yield* await storage.read(key);
}
