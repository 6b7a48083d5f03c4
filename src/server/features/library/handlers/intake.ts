import { randomBytes } from 'node:crypto';
import { AppError } from '../../../http/errors.ts';
import type { Services } from '../../../services.ts';
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
 * @returns null if the client calls another upload by the same name
 * @throws AppError `payload_too_large` if there is no room, `not_found` if there is no such person
 */
export async function openSource(
  { db, config }: Services,
  uploaderId: string | null,
  { userId, title }: Target,
  file: Pick<queries.NewSource, 'id' | 'bytes' | 'least' | 'clientKey' | 'leaseId'> & { reserved?: number },
): Promise<queries.Source | null> {
  // Clients of the protocols write here what they like.
  if (userId !== null && !PERSON.test(userId)) throw new AppError('not_found', 'There is no such person.');
  const publicId = `${queries.folderOf(userId)}/${randomBytes(16).toString('hex')}`;
  const row = { reserved: file.bytes, ...file, publicId, uploaderId, userId, title };
  return queries.insertSource(db, row, config.personalQuotaBytes);
}

/** A new file of an upload: where it lies in the store. */
export const fileOf = (id: string, ending = '') =>
  `${FOLDERS.uploads}/${id}/${randomBytes(8).toString('hex')}${ending}`;

/**
 * Removes the files of an upload that was changed or deleted, and tells whoever follows it.
 * @param files null: nothing has changed
 * @returns whether something has
 */
export async function settle(services: Services, id: string, files: queries.Files | null): Promise<boolean> {
  if (files === null) return false;
  await removeFiles(services, files);
  await services.progress.publish(sourceTopic(id), {});
  return true;
}

/** Removes files with the parts that were cut out of them. Rows go before files: what is left after a crash in between is found by the sweep. */
export async function removeFiles({ storage, log }: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const warn = (err: unknown) => log.warn({ err, key }, 'a file was not removed');
    await storage.delete(key).catch(warn);
    if (!key.startsWith(FOLDERS.uploads)) await storage.deletePrefix(partsOf(key)).catch(warn);
  }
}
