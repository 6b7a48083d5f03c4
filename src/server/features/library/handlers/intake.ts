import { randomBytes } from 'node:crypto';
import { AppError } from '../../../http/errors.ts';
import { explained } from '../../../http/explained.ts';
import type { SessionUser } from '../../../http/session.ts';
import { toolsOf } from '../../../media/place.ts';
import { probe, type SourceFacts } from '../../../media/probe.ts';
import type { Services } from '../../../services.ts';
import { ingestJob } from '../jobs.ts';
import * as queries from '../queries.ts';

/** Whose library an upload is for; null: everybody's. */
export type Target = { userId: string | null; title: string };

/** Where uploads, pieces and what was cut out of clips lie in the store. No row refers to parts, so they are swept when they are a day old. */
export const FOLDERS = { uploads: 'uploads', pieces: 'pieces', parts: 'parts' } as const;

/** The folder of the parts that were cut out of a stored clip. */
export const partsOf = (storageKey: string) => `${FOLDERS.parts}/${storageKey}`;

const PERSON = /^[A-Za-z0-9_-]{1,64}$/;

/** Where the news of an upload is published. */
export const sourceTopic = (id: string) => `source:${id}`;

/**
 * Makes an upload known before its bytes are taken in, and books them in the library that it is for.
 * @throws AppError `payload_too_large` if there is no room, `not_found` if there is no such person
 */
export async function openSource(
  { db, config }: Services,
  uploaderId: string | null,
  { userId, title }: Target,
  file: { bytes: number; reserved?: number; id?: string; clientKey?: string },
): Promise<queries.Source> {
  // Clients of the protocols write here what they like.
  if (userId !== null && !PERSON.test(userId)) throw new AppError('not_found', 'There is no such person.');
  const publicId = `${queries.folderOf(userId)}/${randomBytes(16).toString('hex')}`;
  const row = { reserved: file.bytes, ...file, publicId, uploaderId, userId, title };
  return queries.insertSource(db, row, config.personalQuotaBytes);
}

export type TakenIn = { source: queries.Source; facts: SourceFacts };

/**
 * The one ingest of all doors: looks at the whole file, keeps it, and starts the job that makes its pieces. `path` lies in a scratch folder and may
 * be gone afterwards. A file that cannot be used, or be kept, leaves nothing behind.
 * @throws AppError `unprocessable` with the reason, `storage_full`
 */
export async function takeIn(services: Services, source: queries.Source, path: string): Promise<TakenIn> {
  const { db, storage, queue } = services;
  const storageKey = `${FOLDERS.uploads}/${source.id}/${randomBytes(8).toString('hex')}`;
  try {
    const facts = await probe(toolsOf(services), path);
    await storage.putFile(storageKey, path);
    const parts = await queries.markStored(db, source.id, { storageKey, duration: facts.duration });
    if (parts === null) {
      // Somebody else has taken it in, or given it up.
      await storage.delete(storageKey);
    } else {
      await queue.send(ingestJob, { id: source.id }, { key: source.id });
      await removeFiles(
        services,
        parts.map(({ key }) => key),
      );
    }
    const stored = await queries.findSource(db, { id: source.id });
    if (!stored) throw new AppError('not_found');
    return { source: stored, facts };
  } catch (error) {
    const said = explained(error);
    if (said.code !== 'internal') await discard(services, source.id);
    throw said;
  }
}

/**
 * The same for a file that came in one piece.
 * @throws AppError as openSource and takeIn; nothing is left behind then
 */
export async function takeInFile(
  services: Services,
  uploaderId: string | null,
  target: Target,
  file: { path: string; bytes: number },
): Promise<TakenIn> {
  const source = await openSource(services, uploaderId, target, { bytes: file.bytes });
  try {
    return await takeIn(services, source, file.path);
  } catch (error) {
    await discard(services, source.id);
    throw error;
  }
}

/** Forgets an upload with its pieces and files. @param by who wants it so; nobody where it is tidied up */
export async function discard(services: Services, id: string, by?: SessionUser): Promise<void> {
  await removeFiles(services, await queries.deleteSource(services.db, id, by));
  await services.progress.publish(sourceTopic(id), {});
}

/** Removes files with the parts that were cut out of them. Rows go before files: what is left after a crash in between is found by the sweep. */
export async function removeFiles({ storage, log }: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const warn = (err: unknown) => log.warn({ err, key }, 'a file was not removed');
    await storage.delete(key).catch(warn);
    if (!key.startsWith(FOLDERS.uploads)) await storage.deletePrefix(partsOf(key)).catch(warn);
  }
}
