import type { FastifyRequest } from 'fastify';
import * as calls from '../../../contract/compression.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError, invalidInput } from '../../errors.ts';
import { explained } from '../../http/explained.ts';
import { type Allowance, type AnnouncedFile, receiveVideo } from '../../http/files/video-form.ts';
import { planCompression } from '../../media/compress/plan.ts';
import { scratchOf, toolsOf } from '../../media/tool/place.ts';
import { probe } from '../../media/tool/probe.ts';
import { withScratch } from '../../media/tool/scratch.ts';
import { follow } from '../../queue/follow.ts';
import { randomName } from '../../random-name.ts';
import type { Services } from '../../services.ts';
import { inShare } from '../../shares.ts';
import { compressKind } from './kinds.ts';
import { entryOf, FOLDER, removeFile, topicOf } from './place.ts';
import { presentCompression } from './present-compression.ts';
import * as queries from './queries.ts';

export { compressKind };

/** The longest that a call waits for its video; the work goes on after it. */
const PATIENCE_MS = 30 * 60_000;
/** How much a video that is small already, but not an mp4, may grow: other codecs need less than H.264. */
const CONVERTED = 1.5;
/** If a form does not state its length, so many bytes are reserved at a time. */
const STEP_BYTES = 16 * 2 ** 20;
const LEAST_BYTES = calls.COMPRESSION.minMB * 1e6;

/**
 * Accepts a video posted as a form and has it compressed. One that is small enough already is left as it is, or only converted to mp4.
 * @param signal fires when the caller goes away; the work goes on
 * @throws AppError `invalid_input`, `payload_too_large`, `unprocessable` with the reason; `storage_full`; `unavailable`
 * if it takes too long
 */
export async function compressVideo(
  services: Services,
  user: SessionUser,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<calls.Compression> {
  const storageKey = `${FOLDER}/${randomName()}`;
  const { row, wait } = await withScratch(scratchOf(services), async (folder) => {
    try {
      const beforeFile = async (_: unknown, { formBytes }: AnnouncedFile) =>
        reserve(services, user, storageKey, formBytes);
      const { fields, file } = await receiveVideo(request, { folder, field: 'video', beforeFile });
      const form = calls.compressVideo.form.safeParse(fields);
      if (!form.success) throw invalidInput(form.error.issues);
      const targetBytes = Math.floor(form.data.targetSize * 1e6);
      const taken = await takeIn(services, user, { ...file, storageKey }, targetBytes).catch((error) => {
        throw explained(error);
      });
      return { row: taken, wait: form.data.wait === 'true' };
    } catch (error) {
      await removeFile(services, storageKey);
      throw error;
    }
  });
  if (!wait || row.status === 'done') return placed(services, row);
  return waitFor(services, user, row.id, signal);
}

/** Reserves the file on the person's account before its first byte arrives: as much as the whole form has, or more as it grows. */
async function reserve(
  { storage }: Services,
  { id }: SessionUser,
  key: string,
  formBytes: number | null,
): Promise<Allowance> {
  const take = async (bytes: number) => {
    await storage.reserve(key, bytes, entryOf(id));
    return bytes;
  };
  // The whole form: of several that begin with a part of what they need, none might be left enough.
  const bytes = await take(Math.min(formBytes ?? 0, LIMITS.uploadBytes));
  const most = Math.min(formBytes ?? LIMITS.uploadBytes, LIMITS.uploadBytes);
  const grow = async (needed: number) => {
    const wish = Math.max(needed, Math.min(needed + STEP_BYTES, most));
    return take(wish).catch((error) => {
      if (!(error instanceof AppError)) throw error;
      return take(needed);
    });
  };
  return { bytes, grow };
}

async function takeIn(
  services: Services,
  user: SessionUser,
  { path, bytes, storageKey }: { path: string; bytes: number; storageKey: string },
  targetBytes: number,
): Promise<queries.CompressionRow> {
  const { db, storage, queue } = services;
  const facts = await inShare('long', () => probe(toolsOf(services), path));
  const isSmall = bytes <= targetBytes && facts.container === 'mp4';
  const budget =
    bytes > targetBytes ? targetBytes : Math.min(targetBytes, Math.max(LEAST_BYTES, Math.floor(bytes * CONVERTED)));
  // A size too small to watch is refused before anybody waits for it.
  if (!isSmall) planCompression(facts, facts.duration, budget);
  await storage.putFile(storageKey, path, entryOf(user.id));
  const row = await queries.insertCompression(db, {
    ...{ userId: user.id, originalBytes: bytes, targetBytes: budget, storageKey },
    ...(isSmall && { status: 'done', progress: 1, compressedBytes: bytes, finishedAt: new Date() }),
  });
  try {
    if (!isSmall) await queue.send(compressKind, { id: row.id }, { key: row.id, person: user.id });
    return row;
  } catch (error) {
    await queries.deleteUnfinished(db, row.id);
    throw error;
  }
}

async function waitFor(
  services: Services,
  user: SessionUser,
  id: string,
  signal: AbortSignal,
): Promise<calls.Compression> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  for await (const state of followCompression(services, user, id, patience)) {
    if (state.status === 'failed') throw new AppError('unprocessable', state.message);
    if (state.status === 'done') return state;
  }
  throw new AppError('unavailable', `The video is still being compressed. Ask for it at /api/compressions/${id}.`);
}

/** The current state of the person's compression. @throws AppError `not_found` */
export async function readCompression(services: Services, user: SessionUser, id: string): Promise<calls.Compression> {
  return placed(services, await own(services.db, user, id));
}

/** The position of a waiting compression. */
async function placed({ queue }: Services, row: queries.CompressionRow): Promise<calls.Compression> {
  const places = row.status === 'waiting' ? await queue.places(compressKind, [row.id]) : null;
  return presentCompression(row, places?.get(row.id) ?? null);
}

/** The state of a compression now and after each change, until it is over or `signal` fires. @throws AppError `not_found` */
export function followCompression(
  services: Services,
  user: SessionUser,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<calls.Compression> {
  const followed = {
    topic: topicOf(id),
    read: () => readCompression(services, user, id),
    mark: ({ message, progress }: calls.Compression) => `${message} ${progress}`,
    isOver: ({ status }: calls.Compression) => status === 'done' || status === 'failed',
  };
  return follow(services.progress, followed, signal);
}

/** The stored file of a compression that is done. @throws AppError `not_found` */
export async function findCompressedFile({ db }: Services, user: SessionUser, id: string): Promise<string> {
  const { status, storageKey } = await own(db, user, id);
  if (status !== 'done' || !storageKey) throw new AppError('not_found');
  return storageKey;
}

/** Stops a compression and removes its files. @throws AppError `not_found`; `conflict` if it is done: what is finished ends by itself */
export async function cancelCompression(
  services: Services,
  user: SessionUser,
  id: string,
): Promise<{ message: string }> {
  await own(services.db, user, id);
  const file = await queries.deleteUnfinished(services.db, id);
  if (file === undefined) {
    await own(services.db, user, id);
    throw new AppError('conflict', 'This video is compressed already. It is kept for an hour.');
  }
  await removeFile(services, file);
  await services.queue.cancel(compressKind, id);
  await services.progress.publish(topicOf(id));
  return { message: 'The compression was stopped.' };
}

/** Stops a person's compressions and removes their files. */
export async function deleteCompressionsOf(services: Services, userId: string): Promise<void> {
  for (const { id, storageKey } of await queries.deleteCompressionsOf(services.db, userId)) {
    await removeFile(services, storageKey);
    await services.queue.cancel(compressKind, id);
  }
}

/** Stops a compression that waits or runs; whoever waits for it reads why. */
export async function stopCompression(services: Services, id: string): Promise<void> {
  const { db, queue, progress } = services;
  const reason = 'We had to stop this one. Please compress the video again in a few minutes.';
  await removeFile(services, await queries.markFailed(db, id, reason));
  await queue.cancel(compressKind, id);
  await progress.publish(topicOf(id));
}

async function own(db: Services['db'], user: SessionUser, id: string): Promise<queries.CompressionRow> {
  const row = await queries.findOwnCompression(db, user.id, id);
  if (!row) throw new AppError('not_found', 'This compression no longer exists.');
  return row;
}
